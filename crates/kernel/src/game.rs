//! An interactive game, as at a real table: answers come in one by one.

mod bookmark;
mod saved;
mod windows;

use std::collections::VecDeque;
use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::chance::{self, Seed};
use crate::log::Log;
use crate::player::{Buffers, Player, Question, Run, Seen, run_in_place};
use crate::poll::{Closed, Poll};
use crate::scenario::reasons;
use crate::{Ctx, Forced, MAX_SEATS, Options, Outcome, Reason, Refusal, Rules, Seat, Seats, Viewer};

pub use bookmark::Bookmark;
pub use saved::{RestoreError, Saved};
pub use windows::Window;

/// More steps than this without a question are a game that hangs.
const MAX_SILENT_STEPS: u32 = 100_000;

/// A question that waits for its answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Open<R: Rules> {
    pub who: Seat,
    pub ask: R::Ask,
    pub options: Vec<R::Choice>,
    /// What one might think of choosing, and why it cannot be chosen.
    pub refused: Vec<(R::Choice, Refusal<R::Why>)>,
    /// Already answered, while others who are asked at the same time are not.
    pub given: Option<R::Choice>,
    /// In a window ([`Ctx::first`]): all seats it is open to. Others are shown these, and not who has a choice.
    pub polled: Seats,
}

impl<R: Rules> Open<R> {
    pub(crate) fn new(who: Seat, ask: R::Ask, options: &Options<R>) -> Self {
        let list = options.list().to_vec();
        let given = if list.len() == 1 { Some(list[0]) } else { None };
        Open { who, ask, options: list, refused: options.refused().to_vec(), given, polled: Seats::NONE }
    }

    /// Is it for its seat to answer? What has a single option answers itself, except in a window where a player
    /// wants to be asked all the same.
    pub fn is_asked(&self) -> bool {
        self.options.len() > 1 || !self.polled.is_empty()
    }
}

/// What a run of a step leaves behind besides the state.
#[derive(Clone, Debug)]
pub(crate) struct Pending<R: Rules> {
    pub open: Vec<Open<R>>,
    /// The last questions since the last answer that had a single option, with all that was refused.
    pub forced: Vec<Forced<R>>,
    /// The window that the open questions belong to.
    pub poll: Option<Poll<R>>,
    /// Windows stay open for their time, until they are closed from outside.
    pub linger: bool,
    /// Windows since the last answer in which nobody was asked, and who they were open to.
    pub gone_by: Vec<(R::Ask, Seats)>,
    /// Where each seat wants to be asked, as it was when the rules last went on, without what has ended since.
    pub stops: [R::Stops; MAX_SEATS],
    /// Whose lack of options is to be explained, and the explanation.
    pub why: Option<Seat>,
    pub because: Option<Open<R>>,
    seed: Seed,
    draws: u64,
    /// Outcomes that a scenario prescribes, in notation.
    prescribed: VecDeque<String>,
    /// What chance has brought, in notation, if somebody wants to write it down.
    brought: Option<Vec<String>>,
}

/// All that was ever prescribed, so that a game can be taken back.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
struct Prescriptions {
    first: VecDeque<String>,
    /// After how many answers, and what.
    later: Vec<(usize, String)>,
}

impl<R: Rules> Pending<R> {
    fn new(seed: Seed, draws: u64, prescribed: VecDeque<String>, stops: [R::Stops; MAX_SEATS]) -> Self {
        Pending {
            open: Vec::new(),
            forced: Vec::new(),
            poll: None,
            linger: false,
            gone_by: Vec::new(),
            stops,
            why: None,
            because: None,
            seed,
            draws,
            prescribed,
            brought: None,
        }
    }

    /// What chance brings out of so many outcomes.
    pub fn pick(&mut self, state: &R::State, outcomes: usize, nth: impl Fn(usize) -> R::Choice) -> R::Choice {
        let choice = self.draw(state, outcomes, nth);
        if let Some(brought) = &mut self.brought {
            brought.push(R::notation(state, choice));
        }
        choice
    }

    fn draw(&mut self, state: &R::State, outcomes: usize, nth: impl Fn(usize) -> R::Choice) -> R::Choice {
        if let Some(word) = self.prescribed.front()
            && let Some(choice) = (0..outcomes).map(&nth).find(|&c| R::notation(state, c) == *word)
        {
            self.prescribed.pop_front();
            return choice;
        }
        if outcomes == 1 {
            return nth(0);
        }
        self.draws += 1;
        nth(chance::draw(self.seed, self.draws, outcomes))
    }
}

/// An answer that was taken.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Answered<R: Rules> {
    pub seat: Seat,
    pub choice: R::Choice,
    /// The choice in notation, as it read when it was made. Copies of a game share it.
    pub word: Arc<str>,
    /// It came to nothing: others were asked at the same time, and somebody before this seat did something, or did it
    /// free of order.
    pub withdrawn: bool,
    /// Seats before this one that passed thereby without having said so ([`crate::Turns::Free`]).
    pub overtaken: Seats,
}

/// Why an answer was not taken. Nothing changed.
#[derive(Clone, Debug, PartialEq)]
pub enum AnswerError<R: Rules> {
    /// The game is over.
    Over,
    /// Nobody asked this seat anything.
    NotAsked { seat: Seat },
    /// This seat has answered; the others have not.
    AlreadyAnswered { seat: Seat },
    /// Known to the rules and forbidden by one of them.
    Refused { word: String, refusal: Refusal<R::Why> },
    /// Not among the options.
    NotOffered { word: String },
}

impl<R: Rules> AnswerError<R> {
    /// The same for somebody who has to be told.
    pub fn reason(&self) -> Reason {
        match self {
            AnswerError::Over => reasons::over(),
            AnswerError::NotAsked { seat } => reasons::not_asked(*seat),
            AnswerError::AlreadyAnswered { seat } => reasons::answered(*seat),
            AnswerError::Refused { word, refusal } => Reason::refused_answer(word, *refusal),
            AnswerError::NotOffered { word } => reasons::not_offered(word),
        }
    }
}

/// For developers.
impl<R: Rules> fmt::Display for AnswerError<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.reason().fmt(f)
    }
}

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
    prescriptions: Prescriptions,
    /// Where a scenario wants to look.
    stop: Option<StopAt<R>>,
    /// It stands there, and asks nobody anything.
    stopped: bool,
}

/// The beginning of a step at which a game waits.
#[derive(Clone, Debug)]
pub(crate) struct StopAt<R: Rules> {
    pub step: String,
    /// The name of the step at which a table stands.
    pub name: fn(&R::State) -> String,
}

/// A step that has come to its end, with all that was recorded in it.
#[derive(Clone, Debug)]
pub(crate) struct FinishedStep<R: Rules> {
    base: R::State,
    tape: Vec<R::Choice>,
    pub end: R::State,
    pub log: Log<R>,
}

impl<R: Rules> FinishedStep<R> {
    /// The same answers and the same chance in another world that looks the same to `viewer`;
    /// `None` if they do not fit there.
    pub fn redealt(&self, viewer: Viewer, rng: &mut fastrand::Rng) -> Option<FinishedStep<R>> {
        let mut base = self.base.clone();
        R::redeal(&mut base, &self.end, viewer, rng);
        let (mut end, mut tape, mut log) = (base.clone(), self.tape.clone(), Log::default());
        let mut options = Options::new(true);
        let stops = [R::Stops::default(); MAX_SEATS];
        let mut pending = Pending::new(Seed::number(0), 0, VecDeque::new(), stops);
        let mut ctx = Ctx::interactive(&mut end, &mut tape, &mut pending, &mut options, &mut log);
        let fits = ctx.run_step() && ctx.used() == self.tape.len();
        fits.then_some(FinishedStep { base, tape, end, log })
    }
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
            prescriptions,
            stop,
            stopped: false,
        };
        game.run();
        game
    }

    /// Stops at the next beginning of this step, or no longer stops anywhere.
    pub(crate) fn stop_at(&mut self, stop: Option<StopAt<R>>) {
        self.stop = stop;
        if std::mem::take(&mut self.stopped) {
            self.run();
        }
    }

    pub(crate) fn is_stopped(&self) -> bool {
        self.stopped
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

    fn give(&mut self, seat: Seat, choice: R::Choice) {
        if let Some(open) = self.pending.open.iter_mut().find(|open| open.who == seat) {
            open.given = Some(choice);
        }
        if let Some(poll) = &self.pending.poll {
            if poll.lingers(&self.pending.open).is_none()
                && let Some(closed) = poll.close(&self.pending.open)
            {
                self.close(closed);
            }
            return;
        }
        if self.pending.open.iter().all(|open| open.given.is_some()) {
            let Pending { open, forced, .. } = &mut self.pending;
            let answers = open.iter().filter_map(|open| open.given).collect();
            // Of those who were asked at once, some had no choice.
            for open in open.drain(..).filter(|open| open.options.len() == 1) {
                Forced::note(open, &self.now, forced);
            }
            self.go_on(answers);
        }
    }

    /// Goes on after a window.
    fn close(&mut self, closed: Closed<R::Choice>) {
        for seat in closed.withdrawn {
            if let Some(last) = self.history.iter_mut().rfind(|answered| answered.seat == seat) {
                last.withdrawn = true;
            }
        }
        if let Some(last) = self.history.last_mut().filter(|_| !closed.overtaken.is_empty()) {
            last.overtaken = closed.overtaken;
        }
        self.go_on(closed.answers);
    }

    fn go_on(&mut self, answers: Vec<R::Choice>) {
        self.pending.stops = self.stops_now();
        self.stops_taken = self.stops.len();
        self.tape.extend(answers);
        self.run();
    }

    /// Runs steps until an answer is missing or the game is over.
    fn run(&mut self) {
        let mut options = Options::new(true);
        let mut silent = 0;
        loop {
            self.pending.open.clear();
            self.pending.poll = None;
            self.now.clone_from(&self.base);
            if R::is_over(&self.base) {
                return;
            }
            let before =
                if cfg!(debug_assertions) { self.log.entries.split_off(self.settled) } else { Vec::new() };
            self.log.entries.truncate(self.settled);
            let mut ctx = Ctx::interactive(
                &mut self.now,
                &mut self.tape,
                &mut self.pending,
                &mut options,
                &mut self.log,
            );
            let finished = ctx.run_step();
            let used = ctx.used();
            debug_assert_eq!(used, self.tape.len(), "a step left recorded answers unused");
            debug_assert!(
                self.log.entries[self.settled..].starts_with(&before),
                "a step run again emitted other events"
            );
            if !finished {
                return;
            }
            if let Some(trace) = &mut self.trace {
                let log = Log { entries: self.log.entries[self.settled..].to_vec() };
                let (base, tape, end) = (self.base.clone(), self.tape.clone(), self.now.clone());
                trace.push(FinishedStep { base, tape, end, log });
            }
            let arrived = self
                .stop
                .as_ref()
                .is_some_and(|StopAt { step, name }| name(&self.now) == *step && name(&self.base) != *step);
            self.base.clone_from(&self.now);
            self.before_step = (self.history.len(), self.pending.brought.as_ref().map_or(0, Vec::len));
            self.tape.clear();
            self.steps += 1;
            silent += 1;
            assert!(silent < MAX_SILENT_STEPS, "{silent} steps in a row asked nobody anything");
            self.settled = self.log.entries.len();
            if arrived {
                self.pending.open.clear();
                self.stopped = true;
                return;
            }
        }
    }

    /// Runs the step under way once more and says whether everything came out the same.
    pub fn agrees_with_itself(&self) -> bool {
        let mut again = self.clone();
        again.run_again();
        again.now == self.now && again.log == self.log && again.pending.open == self.pending.open
    }

    fn run_again(&mut self) {
        let given: Vec<_> = self.pending.open.iter().map(|open| open.given).collect();
        self.run();
        for (open, given) in self.pending.open.iter_mut().zip(given) {
            open.given = open.given.or(given);
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

    /// The first `answers` answers given once more. `each` sees the game at its start and after every answer.
    pub fn replayed(&self, answers: usize, mut each: impl FnMut(&Self)) -> Self {
        let first = self.prescriptions.first.clone();
        let mut game = Self::from_position(self.setup.clone(), self.pending.seed, self.start.clone(), first);
        each(&game);
        while game.history.len() < answers.min(self.history.len()) {
            game.follow(self);
            each(&game);
        }
        game
    }

    /// All answers given once more, and what chance brought. `each` sees the game at its start and after every answer,
    /// with the answers and the outcomes of chance before the step under way.
    pub(crate) fn replayed_with_chance(
        &self,
        mut each: impl FnMut(&Self, (usize, usize)),
    ) -> (Self, Vec<String>) {
        let mut game = Self::from_position(
            self.setup.clone(),
            self.pending.seed,
            self.start.clone(),
            self.prescriptions.first.clone(),
        );
        // From the start once more, this time with a note of what chance brings.
        game.base.clone_from(&game.start);
        game.tape.clear();
        (game.settled, game.steps, game.before_step) = (0, 0, (0, 0));
        game.log = Log::default();
        game.pending.draws = 0;
        game.pending.prescribed.clone_from(&self.prescriptions.first);
        game.pending.brought = Some(Vec::new());
        game.run();
        each(&game, game.before_step);
        while game.history.len() < self.history.len() {
            game.follow(self);
            each(&game, game.before_step);
        }
        let brought = game.pending.brought.take().unwrap_or_default();
        (game, brought)
    }

    /// Another world that looks the same to `viewer`, with another future.
    pub fn redealt(&self, viewer: Viewer, rng: &mut fastrand::Rng) -> Self {
        let mut world = self.clone();
        R::redeal(&mut world.base, &self.now, viewer, rng);
        world.pending.seed = Seed::number(rng.u64(..));
        world.settled = 0;
        world.log = Log::default();
        if world.stopped {
            world.now.clone_from(&world.base);
            return world;
        }
        world.run();
        for old in &self.pending.open {
            if let (true, Some(given)) = (viewer == Viewer::Seat(old.who), old.given)
                && world.question(old.who).is_some_and(|new| new.options.contains(&given))
            {
                world.give(old.who, given);
            }
        }
        world
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
