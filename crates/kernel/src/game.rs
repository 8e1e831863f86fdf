//! An interactive game, as at a real table: answers come in one by one.

mod answer;
mod bookmark;
mod clock;
mod pending;
mod replay;
mod run;
mod saved;
mod windows;

use std::collections::VecDeque;
use std::sync::Arc;

use crate::chance::Seed;
use crate::log::Log;
use crate::player::{Buffers, Player, Question, Run, Seen, run_in_place};
use crate::{Forced, MAX_SEATS, Outcome, Refusal, Rules, Seat, Seats, Viewer};

use pending::Prescriptions;

pub use answer::{AnswerError, Answered, Open};
pub use bookmark::Bookmark;
pub(crate) use pending::Pending;
pub use replay::StepTaken;
pub(crate) use run::{FinishedStep, StopAt};
pub use saved::{RestoreError, Saved};
pub use windows::Window;

/// A game under way. Everything in it follows from the start, the seed and the answers.
#[derive(Clone, Debug)]
pub struct Game<R: Rules> {
    setup: R::Setup,
    start: R::State,
    base: R::State,
    tape: Vec<R::Choice>,
    now: R::State,
    pending: Pending<R>,
    log: Log<R>,
    /// Events before the step under way.
    settled: usize,
    /// Steps that have come to their end.
    steps: u64,
    /// Answers and noted outcomes of chance before the step under way.
    before_step: (usize, usize),
    /// The steps themselves, if the test kit wants them.
    pub(crate) trace: Option<Vec<FinishedStep<R>>>,
    history: Vec<Answered<R>>,
    /// After how many answers, who, and where that player wants to be asked from then on.
    stops: Vec<(usize, Seat, R::Stops)>,
    /// How many of these changes hold for the open questions.
    stops_taken: usize,
    /// After how many answers time was up.
    time_up: Option<usize>,
    prescriptions: Prescriptions,
    /// Where a scenario wants to look.
    stop: Option<StopAt<R>>,
    /// It stands there, and asks nobody anything.
    stopped: bool,
}

impl<R: Rules> Game<R> {
    pub fn new(setup: R::Setup, seed: Seed) -> Result<Self, Refusal<R::Why>> {
        let start = R::begin(&setup)?;
        Ok(Self::from_position(setup, seed, start, VecDeque::new()))
    }

    /// A game that starts from a given position; chance first brings what is `prescribed`.
    pub fn from_position(setup: R::Setup, seed: Seed, start: R::State, prescribed: VecDeque<String>) -> Self {
        Self::until(None, setup, seed, start, prescribed)
    }

    /// The same, as far as the step at which it is to stop.
    pub(crate) fn until(
        stop: Option<StopAt<R>>,
        setup: R::Setup,
        seed: Seed,
        start: R::State,
        prescribed: VecDeque<String>,
    ) -> Self {
        let prescriptions = Prescriptions { first: prescribed.clone(), later: Vec::new() };
        let mut game = Game {
            setup,
            base: start.clone(),
            now: start.clone(),
            start,
            tape: Vec::new(),
            pending: Pending::new(seed, 0, prescribed, [R::Stops::default(); MAX_SEATS]),
            log: Log::default(),
            settled: 0,
            steps: 0,
            before_step: (0, 0),
            trace: None,
            history: Vec::new(),
            stops: Vec::new(),
            stops_taken: 0,
            time_up: None,
            prescriptions,
            stop,
            stopped: false,
        };
        game.run();
        game
    }

    pub fn setup(&self) -> &R::Setup {
        &self.setup
    }

    pub fn seed(&self) -> Seed {
        self.pending.seed
    }

    /// How often chance has decided so far.
    pub fn draws(&self) -> u64 {
        self.pending.draws
    }

    /// The table as it stands while the open questions wait.
    pub fn now(&self) -> &R::State {
        &self.now
    }

    /// The open questions: several only where several seats choose at once.
    pub fn open(&self) -> &[Open<R>] {
        &self.pending.open
    }

    /// The question that waits for `seat`.
    pub fn question(&self, seat: Seat) -> Option<&Open<R>> {
        self.pending.open.iter().find(|open| open.who == seat && open.given.is_none())
    }

    /// The first question that waits for anybody.
    pub fn next_question(&self) -> Option<&Open<R>> {
        self.pending.open.iter().find(|open| open.given.is_none())
    }

    pub fn outcome(&self) -> Option<Outcome> {
        R::outcome(&self.now)
    }

    pub fn log(&self) -> &Log<R> {
        &self.log
    }

    pub fn history(&self) -> &[Answered<R>] {
        &self.history
    }

    /// The last questions of each seat since the last answer that answered themselves, up to
    /// [`Forced::KEPT`]. They may show hidden cards of whoever was asked.
    pub fn forced(&self) -> &[Forced<R>] {
        &self.pending.forced
    }

    /// Prescribed outcomes of chance that never came up.
    pub fn unused_chance(&self) -> impl Iterator<Item = &str> {
        self.pending.prescribed.iter().map(String::as_str)
    }

    /// Prescribes what chance brings next.
    pub fn prescribe(&mut self, word: &str) {
        self.prescriptions.later.push((self.history.len(), R::canonical(word)));
        self.pending.prescribed.push_back(R::canonical(word));
    }

    pub fn view(&self, viewer: Viewer) -> R::View {
        R::view(&self.now, viewer)
    }

    /// Takes an answer given by its choice.
    pub fn apply(&mut self, seat: Seat, choice: R::Choice) -> Result<(), AnswerError<R>> {
        let open = self.waiting(seat)?;
        if !open.options.contains(&choice) {
            return Err(match open.refused.iter().find(|(refused, _)| *refused == choice) {
                Some(&(_, refusal)) => AnswerError::Refused { word: R::notation(&self.now, choice), refusal },
                // Not its notation: that could give away what a hidden card is.
                None => AnswerError::NotOffered { word: format!("{choice:?}") },
            });
        }
        self.take(seat, choice, R::notation(&self.now, choice).into());
        Ok(())
    }

    /// Takes an answer given in notation.
    pub fn play(&mut self, seat: Seat, word: &str) -> Result<(), AnswerError<R>> {
        let (choice, word) = self.look_up(seat, word)?;
        self.take(seat, choice, word.into());
        Ok(())
    }

    /// The option of `seat` that reads `word`.
    pub fn find(&self, seat: Seat, word: &str) -> Result<R::Choice, AnswerError<R>> {
        self.look_up(seat, word).map(|(choice, _)| choice)
    }

    fn take(&mut self, seat: Seat, choice: R::Choice, word: Arc<str>) {
        let answered = Answered { seat, choice, word, withdrawn: false, overtaken: Seats::NONE };
        self.history.push(answered);
        self.pending.forced.clear();
        self.pending.gone_by.clear();
        self.give(seat, choice);
    }

    /// The option that reads `word`, and the word as notation writes it.
    fn look_up(&self, seat: Seat, word: &str) -> Result<(R::Choice, String), AnswerError<R>> {
        let open = self.waiting(seat)?;
        let word = R::canonical(word);
        if let Some(&choice) = open.options.iter().find(|&&c| R::notation(&self.now, c) == word) {
            return Ok((choice, word));
        }
        match open.refused.iter().find(|(c, _)| R::notation(&self.now, *c) == word) {
            Some(&(_, refusal)) => Err(AnswerError::Refused { word, refusal }),
            None => Err(AnswerError::NotOffered { word }),
        }
    }

    fn waiting(&self, seat: Seat) -> Result<&Open<R>, AnswerError<R>> {
        if self.pending.open.is_empty() && self.pending.poll.is_none() {
            return Err(AnswerError::Over);
        }
        match self.pending.open.iter().find(|open| open.who == seat) {
            Some(open) if open.given.is_none() => Ok(open),
            Some(_) => Err(AnswerError::AlreadyAnswered { seat }),
            None => Err(AnswerError::NotAsked { seat }),
        }
    }

    /// A fingerprint of the table and of the answers still held back, made from words alone.
    pub fn digest(&self) -> String {
        let mut words = R::in_words(&self.now);
        for (seat, choice) in self.held() {
            words += &format!("\n{seat} answers {}", R::notation(&self.now, choice));
        }
        blake3::hash(words.as_bytes()).to_hex().to_string()
    }

    /// Do both stand at the same place, with the same questions open?
    pub fn stands_as(&self, other: &Game<R>) -> bool {
        self.now == other.now && self.pending.open == other.pending.open
    }

    /// Answers that wait for those of others who are asked at the same time.
    fn held(&self) -> impl Iterator<Item = (Seat, R::Choice)> {
        let asked = self.pending.open.iter().filter(|open| open.is_asked());
        asked.filter_map(|open| Some((open.who, open.given?)))
    }

    /// How far the rules have come: whole steps, and answers in the step under way.
    pub fn progress(&self) -> (u64, usize) {
        (self.steps, self.tape.len())
    }

    /// Events of the step under way.
    pub fn unsettled(&self) -> &[crate::log::Logged<R>] {
        &self.log.entries[self.settled..]
    }

    /// Lets `player` answer everything from here on, in place, on a copy of the state.
    pub fn run_in_place(&self, player: &mut dyn Player<R>, buffers: &mut Buffers<R>) -> (R::State, Run) {
        let mut state = self.base.clone();
        let run = run_in_place(&mut state, &self.tape, player, buffers);
        (state, run)
    }

    /// What `player` would answer, in `seat`, to the question that waits for it.
    pub fn ask(&self, seat: Seat, player: &mut dyn Player<R>) -> Option<R::Choice> {
        let open = self.question(seat)?;
        let pass = self.pending.poll.as_ref().map(|poll| poll.pass);
        let question = Question { who: seat, ask: open.ask, options: &open.options, pass };
        player.choose(&Seen::new(&self.now, seat), &question)
    }

    /// The start of the step under way and its answers so far, for searches that copy it often.
    pub fn step_start(&self) -> (&R::State, &[R::Choice]) {
        (&self.base, &self.tape)
    }
}
