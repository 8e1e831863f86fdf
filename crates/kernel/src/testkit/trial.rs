//! One random game, and when what is tried in it.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use super::{Kit, KitReport, again};
use crate::{Buffers, Game, Rules, Seat, Seats, Seed, Viewer};

pub(super) struct Trial<R: Rules> {
    number: u64,
    pub game: Game<R>,
    pub rng: fastrand::Rng,
    /// The game as it was a few answers ago, newest last.
    pub earlier: VecDeque<Game<R>>,
    /// Choices that were options of some question of this game.
    pub seen: Vec<R::Choice>,
    /// Answers to questions with a single option, by number: somebody wanted to be asked all the same.
    pub idle: BTreeSet<usize>,
    /// Who else had a question with a single option at an answer, by its number.
    pub idle_others: BTreeMap<usize, Seats>,
    /// Where somebody might want to be asked.
    stops: fn(&mut fastrand::Rng) -> R::Stops,
    pub buffers: Buffers<R>,
}

impl<R: Rules> Trial<R> {
    pub fn new(number: u64, setup: R::Setup, stops: fn(&mut fastrand::Rng) -> R::Stops) -> Self {
        let game = Game::new(setup, Seed::number(number)).expect("the test's set-up is allowed");
        let rng = fastrand::Rng::with_seed(number ^ 0x5eed);
        let earlier = VecDeque::new();
        Trial {
            number,
            game,
            rng,
            earlier,
            seen: Vec::new(),
            idle: BTreeSet::new(),
            idle_others: BTreeMap::new(),
            stops,
            buffers: Buffers::default(),
        }
    }

    /// Panics with everything needed to see the failure again.
    pub fn insist(&self, holds: bool, what: impl FnOnce() -> String) {
        if !holds {
            let words: Vec<_> =
                self.game.history().iter().map(|a| format!("{}: {}", a.seat, a.word)).collect();
            let (number, after, words) = (self.number, words.len(), words.join("\n"));
            let open: Vec<_> =
                self.game.open().iter().map(|open| format!("{} {:?}", open.who, open.ask)).collect();
            let events = self.game.log().entries();
            let events = &events[events.len().saturating_sub(200)..];
            let events: Vec<_> =
                events.iter().map(|logged| format!("{:?}", logged.seen_by(Viewer::Omniscient))).collect();
            panic!(
                "game {number}, after {after} answers: {}\n{words}\nlast events:\n{}\nopen: {open:?}\nthis was {}",
                what(),
                events.join("\n"),
                again(number)
            );
        }
    }

    pub fn play(&mut self, kit: Kit, report: &mut KitReport) {
        self.state_is_sound();
        while self.game.next_question().is_some() {
            let answers = self.game.history().len();
            self.insist(answers < kit.longest, || "the game does not end".into());
            report.questions += 1;
            self.insist(self.game.outcome().is_none(), || "there is a question and an outcome".into());
            self.in_place_equals_interactive();
            let here = report.questions.is_multiple_of(kit.every);
            if here {
                self.everything_holds(kit, report);
            }
            self.somebody_changes_stops();
            self.time_may_be_up();
            self.answer(kit.leaks && here, report);
            self.state_is_sound();
        }
        if kit.leaks {
            self.nothing_leaks(report);
        }
        self.insist(self.game.outcome().is_some(), || "no question is open, and there is no outcome".into());
        self.in_place_equals_interactive();
        self.the_record_replays_to_the_same_game();
        report.longest = report.longest.max(self.game.history().len());
    }

    fn everything_holds(&mut self, kit: Kit, report: &mut KitReport) {
        self.insist(self.game.agrees_with_itself(), || "the step run twice disagrees with itself".into());
        self.questions_are_sound(report);
        // The longer a game, the longer its text: some places are enough.
        if report.questions.is_multiple_of(8 * kit.every) {
            self.saving_loses_nothing();
        }
        self.what_is_not_offered_changes_nothing(report);
        if kit.leaks {
            self.nothing_leaks(report);
        }
    }

    /// Where somebody wants to be asked is no answer: what is open stays open, and nobody else sees it.
    fn somebody_changes_stops(&mut self) {
        let stops = (self.stops)(&mut self.rng);
        if stops == R::Stops::default() || self.rng.u8(..16) > 0 {
            return;
        }
        let seat = Seat(self.rng.u8(..R::seats(self.game.now()) as u8));
        let before = self.game.clone();
        self.game.set_stops(seat, stops);
        let same = self.game.stands_as(&before) && self.game.digest() == before.digest();
        self.insist(same, || format!("the stops of {seat} changed the game"));
        self.insist(self.game.agrees_with_itself(), || format!("the stops of {seat} closed a question"));
        // What came before was answered with other stops.
        self.earlier.clear();
    }

    /// That time is up is no answer, and closes no question.
    fn time_may_be_up(&mut self) {
        if self.rng.u8(..) > 0 || self.game.time_limit().is_none() {
            return;
        }
        let open = self.game.open().to_vec();
        if self.game.time_is_up() {
            self.insist(self.game.open() == open, || "that time is up closed a question".into());
            self.insist(self.game.agrees_with_itself(), || {
                "that time is up changed the step under way".into()
            });
            self.state_is_sound();
            // What came before was answered without knowing it.
            self.earlier.clear();
        }
    }

    fn state_is_sound(&self) {
        if let Err(reason) = R::audit(self.game.now()) {
            self.insist(false, || reason.to_string());
        }
    }

    fn answer(&mut self, leaks: bool, report: &mut KitReport) {
        let waiting: Vec<_> = self.game.open().iter().filter(|open| open.given.is_none()).collect();
        let open = waiting[self.rng.usize(..waiting.len())];
        let (seat, choice) = (open.who, open.options[self.rng.usize(..open.options.len())]);
        if self.seen.len() < 512 {
            self.seen.extend_from_slice(&open.options);
        }
        let number = self.game.history().len();
        if open.options.len() == 1 {
            self.idle.insert(number);
        }
        let others = waiting.iter().filter(|other| other.who != seat && other.options.len() == 1);
        let others: Seats = others.map(|other| other.who).collect();
        if others != Seats::NONE {
            self.idle_others.insert(number, others);
        }
        let before = self.game.clone();
        self.game.trace = Some(Vec::new());
        self.game.apply(seat, choice).expect("an offered option is taken");
        let finished = self.game.trace.take().unwrap_or_default();
        if leaks {
            finished.iter().for_each(|step| self.a_whole_step_leaks_nothing(step));
        }
        // Not always where everything is tried.
        if report.questions.is_multiple_of(61) {
            let rewound = self.game.rewound_to(before.history().len());
            self.insist(rewound.stands_as(&before), || "taken back, the game is another".into());
        }
        // Stops that are new do not hold for what is open.
        if before.stops_hold() {
            self.earlier.push_back(before);
        }
        if self.earlier.len() > 3 {
            self.earlier.pop_front();
        }
    }
}
