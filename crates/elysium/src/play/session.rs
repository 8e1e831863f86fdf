//! A game under way between a human and bots.

use std::path::{Path, PathBuf};

use elysium_kernel::{Outcome, Seat, Viewer};
use elysium_kit::{AnyGame, EventText, GameError, Play};
use elysium_text::Lang;
use elysium_wire::QuestionInfo;

use crate::error::CliError;
use crate::play::game_file::GameFile;
use crate::play::seating::Seating;

/// A game, the bots at its table, and the file it is kept in.
pub struct Session {
    pub lang: Lang,
    pub game: &'static dyn AnyGame,
    /// The number the seed was made from; a resumed game only knows the seed.
    pub number: Option<u64>,
    pub seating: Seating,
    pub file: GameFile,
    play: Box<dyn Play>,
    /// How long the log was at each of the human's decisions: what came later is news.
    marks: Vec<usize>,
    /// How long the log of a resumed game was: that is no news.
    known: usize,
    /// Why the game could not be kept after the last answer.
    save_error: Option<CliError>,
}

impl Session {
    pub fn new(
        lang: Lang,
        game: &'static dyn AnyGame,
        play: Box<dyn Play>,
        seating: Seating,
        file: GameFile,
    ) -> Session {
        let known = if play.answers() == 0 { 0 } else { play.event_count() };
        let (marks, number, save_error) = (Vec::new(), None, None);
        let mut session = Session { lang, game, number, seating, file, play, marks, known, save_error };
        session.keep();
        session
    }

    pub fn human(&self) -> Seat {
        self.seating.human
    }

    pub fn play(&self) -> &dyn Play {
        self.play.as_ref()
    }

    /// The human, who is shown what the human may know.
    pub fn viewer(&self) -> Viewer {
        Viewer::Seat(self.human())
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.play.outcome()
    }

    /// A bot that is asked. Bots come first where all are asked at once, so that nothing is left to wait for
    /// once the human has answered.
    pub fn bot_asked(&self) -> Option<Seat> {
        self.play.asked().without(self.human()).into_iter().next()
    }

    /// The question that waits for the human, once the bots are done.
    pub fn question(&self) -> Option<QuestionInfo> {
        if self.bot_asked().is_some() { None } else { self.play.question(self.human(), self.lang, 0) }
    }

    /// The human's options in notation: none unless the human is asked.
    pub fn options(&self) -> Vec<String> {
        if self.bot_asked().is_some() { Vec::new() } else { self.play.words(self.human()) }
    }

    /// What happened from event number `from` on, as far as the human may know it.
    pub fn events_since(&self, from: usize) -> Vec<EventText> {
        self.play.lines(from, self.viewer(), self.lang)
    }

    /// Where the news begins in the log: at the last decision after which anything happened.
    pub fn news(&self) -> usize {
        let now = self.play.event_count();
        self.marks.iter().rev().copied().find(|&mark| mark < now).unwrap_or(self.known.min(now))
    }

    /// Lets one bot answer the question that waits for it.
    pub fn let_bot_answer(&mut self) {
        let Some(seat) = self.bot_asked() else { return };
        let word = self.play.bot_answer(seat, &self.seating.names[seat.index()]);
        let word = word.expect("bots that the game has are seated, and they choose what is offered");
        let taken = self.play.answer(seat, &word);
        debug_assert!(taken.is_ok(), "what is offered is taken");
        self.keep();
    }

    /// Takes the human's answer, in notation.
    pub fn answer(&mut self, word: &str) -> Result<(), GameError> {
        let mark = self.play.event_count();
        self.play.answer(self.human(), word)?;
        self.marks.push(mark);
        self.keep();
        Ok(())
    }

    /// Chooses where the human wants to be asked, and gives both words back as records write them.
    pub fn set_stop(&mut self, setting: &str, value: &str) -> Result<(String, String), GameError> {
        let set = self.play.set_stop(self.human(), setting, value)?;
        self.keep();
        Ok(set)
    }

    /// Goes back to the human's last decision and says what it was, in notation.
    pub fn take_back(&mut self) -> Option<String> {
        let (number, word) = self.last_decision()?;
        self.play = self.play.taken_back_to(number);
        self.marks.pop();
        self.keep();
        Some(word)
    }

    pub fn can_take_back(&self) -> bool {
        self.last_decision().is_some()
    }

    /// The number of the human's last answer, and the answer.
    fn last_decision(&self) -> Option<(usize, String)> {
        let given = |number| Some((number, self.play.given(number)?));
        let mut given = (0..self.play.answers()).rev().filter_map(given);
        given.find(|(_, (seat, _))| *seat == self.human()).map(|(number, (_, word))| (number, word))
    }

    /// Saves the game, in the file that is named or in the usual one.
    pub fn save(&mut self, path: Option<&Path>) -> Result<PathBuf, CliError> {
        let path = path.map_or_else(|| self.usual_file(), Path::to_owned);
        self.file.write(&path, self.record())?;
        Ok(path)
    }

    /// The game was read from this file, which holds it therefore.
    pub fn read_from(&mut self, path: &Path) {
        self.file.loaded(path, self.record());
    }

    /// Where [`Session::save`] saves if no file is named.
    pub fn usual_file(&self) -> PathBuf {
        let seed =
            self.number.map_or_else(|| self.play.seed().to_string()[..8].to_owned(), |n| n.to_string());
        self.file.usual(self.game.name(), &seed)
    }

    /// The file that holds the game as it stands.
    pub fn saved_in(&self) -> Option<&Path> {
        self.file.holds(&self.record())
    }

    /// Why the game could not be kept after the last answer, if so; said once for each answer.
    pub fn take_save_error(&mut self) -> Option<CliError> {
        self.save_error.take()
    }

    fn record(&self) -> String {
        self.play.record(&self.seating.names, None)
    }

    fn keep(&mut self) {
        if let Some(path) = self.file.kept().map(Path::to_owned) {
            let record = self.record();
            self.save_error = self.file.write(&path, record).err();
        }
    }
}

#[cfg(test)]
mod tests;
