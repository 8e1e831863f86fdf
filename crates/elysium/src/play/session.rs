//! A game under way between a human and bots.

use std::path::{Path, PathBuf};

use elysium_kernel::{Answered, Forced, Game, Open, Outcome, Player, Rejected, Seat, Viewer, record};
use elysium_kit::Title;
use elysium_text::Lang;

use crate::failure::Failure;
use crate::play::seating::Seating;
use crate::play::store::Store;

/// A game, the bots at its table, and the file it is kept in.
pub struct Session<G: Title> {
    pub lang: Lang,
    /// The number the seed was made from; a game taken up again only knows the seed.
    pub number: Option<u64>,
    pub seating: Seating,
    pub store: Store,
    game: Game<G>,
    bots: Vec<Option<Box<dyn Player<G> + Send>>>,
    /// The human's last questions since the last decision that had one option only.
    forced: Vec<Forced<G>>,
    /// How long the log was at each of the human's decisions: what came later is news.
    marks: Vec<usize>,
    /// How long the log of a game taken up again was: that is no news.
    known: usize,
    /// Why the game could not be kept after the last answer.
    trouble: Option<Failure>,
}

impl<G: Title> Session<G> {
    pub fn new(lang: Lang, game: Game<G>, seating: Seating, store: Store) -> Session<G> {
        let bots = seating.bots::<G>(game.seed(), game.history().len());
        let known = if game.history().is_empty() { 0 } else { game.log().entries().len() };
        let mut session = Session {
            lang,
            number: None,
            seating,
            store,
            game,
            bots,
            forced: Vec::new(),
            marks: Vec::new(),
            known,
            trouble: None,
        };
        session.collect_forced();
        session.keep();
        session
    }

    pub fn human(&self) -> Seat {
        self.seating.human
    }

    pub fn game(&self) -> &Game<G> {
        &self.game
    }

    pub fn state(&self) -> &G::State {
        self.game.now()
    }

    /// The table as the human may know it.
    pub fn view(&self) -> G::View {
        self.game.view(Viewer::Seat(self.human()))
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// The question that waits for a bot. Bots come first where all are asked at once, so that
    /// nothing is left to wait for once the human has answered.
    pub fn bot_asked(&self) -> Option<&Open<G>> {
        self.game.open().iter().find(|open| open.given.is_none() && open.who != self.human())
    }

    /// The question that waits for the human, once the bots are done.
    pub fn asked(&self) -> Option<&Open<G>> {
        if self.bot_asked().is_some() { None } else { self.game.question(self.human()) }
    }

    /// Questions of the human that answered themselves since the last decision.
    pub fn forced(&self) -> &[Forced<G>] {
        &self.forced
    }

    /// Where the news begins in the log: at the last decision after which anything happened.
    pub fn news(&self) -> usize {
        let now = self.game.log().entries().len();
        self.marks.iter().rev().copied().find(|&mark| mark < now).unwrap_or(self.known.min(now))
    }

    /// Lets one bot answer the question that waits for it.
    pub fn let_bot_answer(&mut self) {
        let Some(open) = self.bot_asked() else { return };
        let (who, first) = (open.who, open.options[0]);
        let bot = self.bots.get_mut(who.index()).and_then(Option::as_mut);
        let choice = bot.and_then(|bot| self.game.ask(who, bot.as_mut())).unwrap_or(first);
        // A bot that does not know what to do, or does what it may not, must not stop the game.
        let taken = self.game.apply(who, choice).or_else(|_| self.game.apply(who, first));
        debug_assert!(taken.is_ok(), "the first option is always there");
        self.settle();
    }

    /// The human's option that reads `word` in notation.
    pub fn find(&self, word: &str) -> Result<G::Choice, Rejected<G>> {
        self.game.find(self.human(), word)
    }

    /// Takes the human's answer.
    pub fn answer(&mut self, choice: G::Choice) -> Result<(), Rejected<G>> {
        let mark = self.game.log().entries().len();
        self.game.apply(self.human(), choice)?;
        self.marks.push(mark);
        self.forced.clear();
        self.settle();
        Ok(())
    }

    /// Goes back to the human's last decision and says what it was.
    pub fn take_back(&mut self) -> Option<Answered<G>> {
        let mine = self.game.history().iter().rposition(|answered| answered.seat == self.human())?;
        let answered = self.game.history()[mine].clone();
        self.game = self.game.rewound_to(mine);
        self.marks.pop();
        self.forced.clear();
        self.settle();
        Some(answered)
    }

    pub fn can_take_back(&self) -> bool {
        self.game.history().iter().any(|answered| answered.seat == self.human())
    }

    /// Saves the game, in the file that is named or in the usual one.
    pub fn save(&mut self, path: Option<&Path>) -> Result<PathBuf, Failure> {
        let path = path.map_or_else(|| self.usual_file(), Path::to_owned);
        self.store.write(&path, self.record())?;
        Ok(path)
    }

    /// The game was read from this file, which holds it therefore.
    pub fn read_from(&mut self, path: &Path) {
        self.store.loaded(path, self.record());
    }

    /// Where [`Session::save`] saves if no file is named.
    pub fn usual_file(&self) -> PathBuf {
        let seed =
            self.number.map_or_else(|| self.game.seed().to_string()[..8].to_owned(), |n| n.to_string());
        self.store.usual(G::NAME, &seed)
    }

    /// The file that holds the game as it stands.
    pub fn saved_in(&self) -> Option<&Path> {
        self.store.holds(&self.record())
    }

    /// Why the game could not be kept after the last answer, if so; said once for each answer.
    pub fn take_trouble(&mut self) -> Option<Failure> {
        self.trouble.take()
    }

    fn record(&self) -> String {
        record::write(&self.game, &self.seating.names, None)
    }

    fn settle(&mut self) {
        self.collect_forced();
        self.keep();
    }

    /// The kernel forgets these at the next answer, and a bot may give that one.
    fn collect_forced(&mut self) {
        let human = self.human();
        for forced in self.game.forced().iter().filter(|forced| forced.open.who == human) {
            forced.clone().keep(&mut self.forced);
        }
    }

    fn keep(&mut self) {
        if let Some(path) = self.store.kept().map(Path::to_owned) {
            let record = self.record();
            self.trouble = self.store.write(&path, record).err();
        }
    }
}

#[cfg(test)]
mod tests;
