//! A game under way between a human and bots.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use elysium_kernel::{Outcome, Seat, Viewer};
use elysium_kit::{AnyGame, EventText, GameError, Painting, PlanError, Play, Summary};
use elysium_text::Lang;
use elysium_wire::{HintInfo, Part, QuestionInfo, name_seats};

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
    /// What everybody is called, by seat: you by your name, bots by those of the game.
    pub names: Vec<String>,
    play: Box<dyn Play>,
    /// How long the log was at each of the human's decisions: what came later is news.
    marks: Vec<usize>,
    /// How long the log of a resumed game was: that is no news.
    known: usize,
    /// Why the game could not be kept after the last answer.
    save_error: Option<CliError>,
    /// When the time of the game is up, if it has a limit; a game that was put aside has all its time again.
    time_up_at: Option<Instant>,
}

/// The time of a game that has a limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clock {
    Left(Duration),
    /// The game ends with what is under way.
    Up,
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
        let names = seating.called(game, play.seed(), lang);
        let time_up_at = play.time_limit().map(|limit| Instant::now() + Duration::from_millis(limit));
        let mut session =
            Session { lang, game, number, seating, file, names, play, marks, known, save_error, time_up_at };
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
        if self.bot_asked().is_some() {
            return None;
        }
        let mut question = self.play.question(self.human(), self.lang, 0)?;
        question.name_seats(&self.names);
        Some(question)
    }

    /// What would be good to answer, the best first.
    pub fn hints(&self) -> Vec<HintInfo> {
        if self.bot_asked().is_some() {
            return Vec::new();
        }
        let named =
            |hint: HintInfo| HintInfo { text: self.named(hint.text), why: self.named(hint.why), ..hint };
        self.play.hints(self.human(), self.lang).into_iter().map(named).collect()
    }

    /// A text in which everybody has a name.
    pub fn named(&self, mut parts: Vec<Part>) -> Vec<Part> {
        name_seats(&mut parts, &self.names);
        parts
    }

    /// How somebody is called: with their clan or deck, as far as that is known.
    pub fn name(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    /// The table as the human sees it.
    pub fn paint(&self) -> Painting {
        self.play.paint(self.viewer(), self.lang, &self.names)
    }

    /// What was settled since event number `from`, in a line each.
    pub fn summaries_since(&self, from: usize) -> Vec<Summary> {
        let mut summaries = self.play.summaries(self.viewer(), self.lang);
        summaries.retain(|summary| summary.events.end > from);
        summaries.iter_mut().for_each(|summary| name_seats(&mut summary.parts, &self.names));
        summaries
    }

    /// The human's options in notation: none unless the human is asked.
    pub fn options(&self) -> Vec<String> {
        if self.bot_asked().is_some() { Vec::new() } else { self.play.words(self.human()) }
    }

    /// What happened from event number `from` on, as far as the human may know it.
    pub fn events_since(&self, from: usize) -> Vec<EventText> {
        let mut lines = self.play.lines(from, self.viewer(), self.lang);
        lines.iter_mut().for_each(|line| name_seats(&mut line.parts, &self.names));
        lines
    }

    /// Where the news begins in the log: at the last decision after which anything happened.
    pub fn news(&self) -> usize {
        let now = self.play.event_count();
        self.marks.iter().rev().copied().find(|&mark| mark < now).unwrap_or(self.known.min(now))
    }

    /// Lets one bot answer the question that waits for it.
    pub fn let_bot_answer(&mut self) {
        let Some(seat) = self.bot_asked() else { return };
        self.look_at_the_clock();
        let word = self.play.bot_answer(seat, &self.seating.names[seat.index()]);
        let word = word.expect("bots that the game has are seated, and they choose what is offered");
        let taken = self.play.answer(seat, &word);
        debug_assert!(taken.is_ok(), "what is offered is taken");
        self.keep();
    }

    /// Takes the human's answer, in notation.
    pub fn answer(&mut self, word: &str) -> Result<(), GameError> {
        self.look_at_the_clock();
        let mark = self.play.event_count();
        self.play.answer(self.human(), word)?;
        self.marks.push(mark);
        self.keep();
        Ok(())
    }

    /// How much time is left; none in a game without a limit, or one that is over.
    pub fn clock(&self) -> Option<Clock> {
        let left = self.time_up_at?.saturating_duration_since(Instant::now());
        let up = self.play.is_time_up() || left.is_zero();
        self.outcome().is_none().then_some(if up { Clock::Up } else { Clock::Left(left) })
    }

    /// Answers this question and those that follow; all of it is taken, or nothing.
    pub fn answer_all(&mut self, words: &[String]) -> Result<(), PlanError> {
        self.look_at_the_clock();
        let mark = self.play.event_count();
        self.play.answer_all(self.human(), words)?;
        self.marks.extend(words.iter().map(|_| mark));
        self.keep();
        Ok(())
    }

    /// Says that time is up, once it is.
    fn look_at_the_clock(&mut self) {
        if !self.play.is_time_up() && self.time_up_at.is_some_and(|at| Instant::now() >= at) {
            let said = self.play.time_is_up();
            debug_assert!(said.is_ok(), "it was not up before");
        }
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
