//! A game under way, whichever game it is: answers in, views and words out.

use elysium_kernel::{Fair, Outcome, Seat, Seats, Seed, Viewer};
use elysium_text::Lang;
use elysium_wire::{
    AnswerInfo, Course, HintInfo, Part, PlanInfo, QuestionInfo, SceneEvent, SeatEnding, StopNow,
};
use serde_json::Value;

use crate::GameError;
use crate::ending::Ended;
use crate::event_text::EventText;
use crate::plans::PlanError;
use crate::shown::Shown;

/// A window in which several seats may do something. Who of them can is not for the others to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenWindow {
    /// Which one it is, in the order of the game: whole steps, and answers in the step before it opened.
    pub place: (u64, usize),
    /// Everybody it is open to.
    pub polled: Seats,
    /// Only time keeps it open, so many milliseconds of it.
    pub lingers: Option<u32>,
    /// After so many milliseconds whoever has not answered passes.
    pub thinking_time: Option<u32>,
}

/// An event of the game in words.
#[derive(Clone, Debug, PartialEq)]
pub struct Worded {
    pub parts: Vec<Part>,
    pub rule: Option<String>,
    pub event: Value,
    pub scene: Option<SceneEvent>,
}

/// An event as everybody may know it, and as the audience do; nothing where it is not worth a line.
pub struct EventReport {
    pub open: Option<Worded>,
    /// Who may know more; nobody when there is nothing to hide.
    pub audience: Seats,
    pub more: Option<Worded>,
}

impl EventReport {
    pub fn seen_by(self, viewer: Viewer) -> Option<Worded> {
        let knows = !self.audience.is_empty() && viewer.among(self.audience);
        if knows { self.more } else { self.open }
    }
}

/// A game whose type is forgotten.
pub trait Play: Shown + Send + Sync {
    fn boxed(&self) -> Box<dyn Play>;

    /// Takes an answer, and gives it back as records write it.
    fn answer(&mut self, seat: Seat, word: &str) -> Result<String, GameError>;
    /// Takes a plan: answers one after the other, as far as the seat could know what it is asked. All of them, or none.
    fn answer_all(&mut self, seat: Seat, words: &[String]) -> Result<Vec<String>, PlanError>;
    /// Has this seat answered a question that others, who are asked at the same time, have not?
    fn holds_answer_of(&self, seat: Seat) -> bool;
    /// The word that a bot would answer.
    fn bot_answer(&self, seat: Seat, level: &str) -> Option<String>;
    /// What would be good for a seat that is asked, the best first; nothing if it is not asked. It follows from the seat's
    /// view alone, and is the same whenever that is.
    fn hints(&self, seat: Seat, lang: Lang) -> Vec<HintInfo>;
    /// The game as it was after so many answers.
    fn at(&self, answers: usize) -> Box<dyn Play>;
    /// The same, to go on from there. Stops are as everybody wants them now, without what ends by itself.
    fn taken_back_to(&self, answers: usize) -> Box<dyn Play>;
    /// How many answers [`Play::at`] had to play again for this one.
    fn replayed(&self) -> usize;

    /// Where this seat wants to be asked: what it has chosen, for every setting of [`crate::AnyGame::stops`].
    fn stops(&self, seat: Seat) -> Vec<StopNow>;
    /// Chooses a value of a setting, from the next window on, and gives both back as records write them.
    fn set_stop(&mut self, seat: Seat, setting: &str, value: &str) -> Result<(String, String), GameError>;

    fn seats(&self) -> usize;
    fn answers(&self) -> usize;
    /// An answer that was given, counted from 0.
    fn given(&self, number: usize) -> Option<(Seat, String)>;
    /// Who has a question to answer.
    fn asked(&self) -> Seats;
    /// The window that is open, if one is.
    fn window(&self) -> Option<OpenWindow>;
    /// From now on windows that matter stay open for their time, until they are closed.
    fn linger(&mut self);
    /// Closes a window that only time keeps open.
    fn close_window(&mut self) -> Result<(), GameError>;
    /// The word that passes in the open window.
    fn pass(&self) -> Option<String>;
    /// How long the whole game may take, in milliseconds, if the table agreed on that.
    fn time_limit(&self) -> Option<u64>;
    /// Was it said that this time is up?
    fn is_time_up(&self) -> bool;
    /// Says so.
    fn time_is_up(&mut self) -> Result<(), GameError>;
    /// Windows since the last answer in which nobody was asked: who each of them was open to.
    fn gone_by(&self) -> Vec<Seats>;
    /// The words that `seat` can answer now: none if it is not asked.
    fn words(&self, seat: Seat) -> Vec<String>;
    /// The words that the rules know and forbid `seat` to answer now.
    fn forbidden(&self, seat: Seat) -> Vec<String>;
    /// Has anybody acted, or this seat learnt anything, since its last answer?
    fn learnt_since_last_answer(&self, seat: Seat) -> bool;
    fn outcome(&self) -> Option<Outcome>;
    /// Scores of the outcome that make one point.
    fn scores_per_point(&self) -> u8;
    /// Why it ended so, and what became of everybody, once it is over.
    fn ended(&self, lang: Lang) -> Option<Ended>;
    /// Who is out of the game, and why.
    fn out(&self, lang: Lang) -> Vec<SeatEnding>;
    /// The game in numbers up to here, as everybody may know them. Plays it again from the beginning.
    fn course(&self, lang: Lang) -> Course;
    fn digest(&self) -> String;
    fn seed(&self) -> Seed;

    fn view(&self, viewer: Viewer) -> Value;
    fn question(&self, seat: Seat, lang: Lang, seq: u32) -> Option<QuestionInfo>;
    /// What this seat can answer in a row, from its open question on.
    fn plan(&self, seat: Seat, lang: Lang) -> Option<PlanInfo>;
    /// What a seat is asked, in words for the others; in a window the same for everybody it is open to.
    fn waiting(&self, seat: Seat, lang: Lang) -> Option<Vec<Part>>;
    fn name(&self, seat: Seat, lang: Lang) -> String;
    /// How many events there have been.
    fn event_count(&self) -> usize;
    /// Events from a number on, worded at the table as it stands now.
    fn lines(&self, from: usize, viewer: Viewer, lang: Lang) -> Vec<EventText>;
    /// The same for all viewers at once.
    fn reports(&self, from: usize, lang: Lang) -> Vec<EventReport>;
    /// What somebody would answer, in words for somebody who may know it.
    fn in_words(&self, seat: Seat, word: &str, lang: Lang) -> Option<AnswerInfo>;
    fn record(&self, names: &[String], fair: Option<&Fair>) -> String;

    /// For tests: another game that looks the same to `viewer`, if chance finds one. What this viewer
    /// cannot know is dealt again, and others who answer at the same time have answered something else.
    fn redealt(&self, viewer: Viewer, rng: &mut fastrand::Rng) -> Option<Box<dyn Play>>;
    /// For tests: how many events there had been when the step under way began.
    fn events_before_step(&self) -> usize;
}
