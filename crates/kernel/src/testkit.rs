//! What any game gets tested for, for free.
//!
//! [`check`] plays random games interactively and, at every question, tries everything that
//! must hold for a game on this kernel. A failure panics with the seed, the number of the answer
//! and the notation so far, so that it can be replayed.

mod effort;

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

pub use effort::{Tries, again};

use crate::game::FinishedStep;
use crate::{
    AnswerError, Buffers, Game, Log, Logged, Player, Question, Rules, Saved, Seat, Seats, Seed, Seen, Viewer,
    chance, record,
};

/// How much to try.
#[derive(Clone, Copy, Debug)]
pub struct Kit {
    /// Random games to play.
    pub games: u64,
    /// The first game's number; each game's seed follows from its number.
    pub first: u64,
    /// No game may need more answers than this.
    pub longest: usize,
    /// Re-deal for every viewer at each question.
    pub leaks: bool,
    /// Try everything at each question, or only at each so-manieth: copies of a long game take their time.
    pub every: u64,
}

impl Kit {
    pub const fn new(numbers: Range<u64>, longest: usize) -> Kit {
        Kit { games: numbers.end - numbers.start, first: numbers.start, longest, leaks: true, every: 1 }
    }
}

/// What was tried.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct KitReport {
    pub games: u64,
    pub questions: u64,
    pub options: u64,
    pub refused: u64,
    pub redeals: u64,
    /// Re-deals in which a hidden card decided that somebody else had to be asked.
    pub moved: u64,
    pub longest: usize,
}

impl KitReport {
    fn and(self, other: KitReport) -> KitReport {
        KitReport {
            games: self.games + other.games,
            questions: self.questions + other.questions,
            options: self.options + other.options,
            refused: self.refused + other.refused,
            redeals: self.redeals + other.redeals,
            moved: self.moved + other.moved,
            longest: self.longest.max(other.longest),
        }
    }
}

/// Plays `kit.games` random games on all cores, the set-up of each made from its number.
pub fn check<R: Rules>(kit: Kit, setup: impl Fn(u64) -> R::Setup + Sync) -> KitReport {
    check_with_stops::<R>(kit, setup, |_| R::Stops::default())
}

/// The same in games whose players change now and then where they want to be asked.
pub fn check_with_stops<R: Rules>(
    kit: Kit,
    setup: impl Fn(u64) -> R::Setup + Sync,
    stops: fn(&mut fastrand::Rng) -> R::Stops,
) -> KitReport {
    let (next, end) = (AtomicU64::new(kit.first), kit.first + kit.games);
    let games = || {
        let mut report = KitReport::default();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= end {
                return Ok(report);
            }
            let game = || Trial::<R>::new(number, setup(number), stops).play(kit, &mut report);
            if let Err(panic) = catch_unwind(AssertUnwindSafe(game)) {
                next.store(end, Ordering::Relaxed);
                return Err((number, panic));
            }
            report.games += 1;
        }
    };
    let cores = thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let (mut report, mut failed) = (KitReport::default(), Vec::new());
    thread::scope(|scope| {
        let all: Vec<_> = (0..cores).map(|_| scope.spawn(games)).collect();
        for one in all {
            match one.join().expect("what goes wrong in a game is caught") {
                Ok(games) => report = report.and(games),
                Err(game) => failed.push(game),
            }
        }
    });
    // The first game that fails, however the games fell to the cores.
    if let Some((_, panic)) = failed.into_iter().min_by_key(|(number, _)| *number) {
        resume_unwind(panic);
    }
    report
}

/// Answers in place what was answered interactively, and lets chance fall the same way.
struct Script<R: Rules> {
    /// Who, and what; nothing for a pass of somebody who was overtaken by another.
    answers: VecDeque<(Seat, Option<R::Choice>)>,
    /// In place everybody is asked: who wanted to pass passes by hand.
    stops: Vec<R::Stops>,
    seed: Seed,
    draws: u64,
}

impl<R: Rules> Player<R> for Script<R> {
    fn choose(&mut self, seen: &Seen<R>, question: &Question<R>) -> Option<R::Choice> {
        let Question { who, ask, options, pass } = *question;
        if pass.is_some()
            && R::passes(&self.stops[who.index()], seen.state(), who, ask, options) == Some(true)
        {
            return pass;
        }
        let at = self.answers.iter().position(|(seat, _)| *seat == who)?;
        let (_, choice) = self.answers.remove(at)?;
        choice.or(pass)
    }

    fn chance(&mut self, outcomes: usize) -> usize {
        self.draws += 1;
        chance::draw(self.seed, self.draws, outcomes)
    }
}

struct Trial<R: Rules> {
    number: u64,
    game: Game<R>,
    rng: fastrand::Rng,
    /// The game as it was a few answers ago, newest last.
    earlier: VecDeque<Game<R>>,
    /// Choices that were options of some question of this game.
    seen: Vec<R::Choice>,
    /// Answers to questions with a single option, by number: somebody wanted to be asked all the same.
    idle: BTreeSet<usize>,
    /// Who else had a question with a single option at an answer, by its number.
    idle_others: BTreeMap<usize, Seats>,
    /// Where somebody might want to be asked.
    stops: fn(&mut fastrand::Rng) -> R::Stops,
    buffers: Buffers<R>,
}

impl<R: Rules> Trial<R> {
    fn new(number: u64, setup: R::Setup, stops: fn(&mut fastrand::Rng) -> R::Stops) -> Self {
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
    fn insist(&self, holds: bool, what: impl FnOnce() -> String) {
        if !holds {
            let words: Vec<_> =
                self.game.history().iter().map(|a| format!("{}: {}", a.seat, a.word)).collect();
            let (number, after, words) = (self.number, words.len(), words.join("\n"));
            let open: Vec<_> =
                self.game.open().iter().map(|open| format!("{} {:?}", open.who, open.ask)).collect();
            panic!(
                "game {number}, after {after} answers: {}\n{words}\nopen: {open:?}\nthis was {}",
                what(),
                again(number)
            );
        }
    }

    fn play(&mut self, kit: Kit, report: &mut KitReport) {
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

    fn state_is_sound(&self) {
        if let Err(reason) = R::audit(self.game.now()) {
            self.insist(false, || reason.to_string());
        }
    }

    fn questions_are_sound(&self, report: &mut KitReport) {
        let mut asked = Seats::NONE;
        for open in self.game.open() {
            self.insist(!asked.has(open.who), || format!("{} is asked twice at once", open.who));
            asked = asked.with(open.who);
            if open.given.is_some() {
                continue;
            }
            self.insist(open.is_asked(), || format!("{:?} has {} options", open.ask, open.options.len()));
            for (i, &option) in open.options.iter().enumerate() {
                report.options += 1;
                self.insist(!open.options[..i].contains(&option), || format!("{option:?} is offered twice"));
                let word = R::notation(self.game.now(), option);
                let found = self.game.find(open.who, &word).ok();
                self.insist(found == Some(option), || format!("`{word}` of {:?} is ambiguous", open.ask));
                let mut copy = self.game.clone();
                let taken = copy.apply(open.who, option);
                self.insist(taken.is_ok(), || format!("`{word}` was offered and not taken: {taken:?}"));
            }
            let mut copy = self.game.clone();
            for (choice, refusal) in &open.refused {
                let word = R::notation(self.game.now(), *choice);
                self.insist(!open.options.contains(choice), || {
                    format!("`{word}` is offered and refused at once")
                });
                let rejected = copy.apply(open.who, *choice);
                let expected = AnswerError::Refused { word, refusal: *refusal };
                self.insist(rejected == Err(expected.clone()), || {
                    format!("{expected}, but got {rejected:?}")
                });
            }
            let same = open.refused.is_empty() || copy.stands_as(&self.game);
            self.insist(same, || format!("what {:?} refuses changed something", open.ask));
        }
    }

    fn saving_loses_nothing(&self) {
        let text = serde_json::to_string(&self.game.save()).expect("a game can be written");
        let read: Saved<R> = serde_json::from_str(&text).expect("a written game can be read");
        let restored = Game::restore(read).expect("it is the same game");
        let same = restored.stands_as(&self.game) && restored.log() == self.game.log();
        self.insist(same, || "saved and restored, the game is another".into());
    }

    fn in_place_equals_interactive(&mut self) {
        let Some(earlier) = self.earlier.front() else { return };
        // In place no wish ends by itself: what came before one did is compared no more.
        let everybody = || Seats::first(crate::MAX_SEATS).into_iter();
        if everybody().any(|seat| earlier.stops(seat) != self.game.stops(seat)) {
            self.earlier.clear();
            return;
        }
        // In place nobody waits for somebody who can only pass.
        if self.game.open().iter().any(|open| open.given.is_none() && open.options.len() == 1) {
            return;
        }
        // Stops that have ended by themselves since then were there for some questions and not for others.
        let everybody = || Seats::first(R::seats(self.game.now())).into_iter();
        if everybody().any(|seat| earlier.stops(seat) != self.game.stops(seat)) {
            return;
        }
        // Answers held back at that time count, too: they were given before.
        let held = earlier.open().iter().filter(|open| open.is_asked() && open.given.is_some()).count();
        let first = earlier.history().len() - held;
        let answers = self.game.history().iter().enumerate().skip(first);
        // In place nobody is asked who can only pass, and nobody whose answer would come to nothing.
        let counted = answers.filter(|(n, answered)| !answered.withdrawn && !self.idle.contains(n));
        let counted = counted.flat_map(|(n, answered)| {
            let idle = self.idle_others.get(&n).copied().unwrap_or_default();
            let overtaken = answered.overtaken.into_iter().filter(move |seat| !idle.has(*seat));
            let overtaken = overtaken.map(|seat| (seat, None));
            overtaken.chain([(answered.seat, Some(answered.choice))])
        });
        let mut script = Script::<R> {
            answers: counted.collect(),
            stops: everybody().map(|seat| earlier.stops(seat)).collect(),
            seed: self.game.seed(),
            draws: earlier.save().draws(),
        };
        let (state, _) = earlier.run_in_place(&mut script, &mut self.buffers);
        self.insist(state == *self.game.now(), || "answered in place, the game is another".into());
    }

    fn what_is_not_offered_changes_nothing(&mut self, report: &mut KitReport) {
        let seats = R::seats(self.game.now()) as u8;
        let mut copy = self.game.clone();
        let mut tried = Vec::new();
        for _ in 0..3 {
            let (Some(choice), seat) = (self.rng.choice(&self.seen).copied(), Seat(self.rng.u8(..seats)))
            else {
                return;
            };
            if self.game.question(seat).is_some_and(|open| open.options.contains(&choice)) {
                continue;
            }
            let taken = copy.apply(seat, choice);
            self.insist(taken.is_err(), || format!("{choice:?} of {seat} was not offered, and taken"));
            tried.push((seat, choice));
            report.refused += 1;
        }
        let nonsense = copy.play(Seat(0), "no-such:option");
        self.insist(nonsense.is_err(), || "nonsense was taken for an answer".into());
        let same = copy.stands_as(&self.game) && copy.history() == self.game.history();
        self.insist(same, || format!("one of {tried:?} was refused and changed something"));
    }

    fn nothing_leaks(&mut self, report: &mut KitReport) {
        let seats = Seats::first(R::seats(self.game.now())).into_iter().map(Viewer::Seat);
        for viewer in seats.chain([Viewer::Spectator]) {
            let world = self.game.redealt(viewer, &mut self.rng);
            report.redeals += 1;
            let events =
                |log: &[Logged<R>]| -> Vec<_> { log.iter().map(|e| (e.rule, e.seen_by(viewer))).collect() };
            let (ours, theirs) = (events(self.game.unsettled()), events(world.log().entries()));
            // A hidden card can leave somebody else without a choice, and the other world goes on.
            if world.progress() != self.game.progress() {
                report.moved += 1;
                self.insist(theirs.starts_with(&ours), || {
                    format!("{viewer:?} sees in the events what is hidden:\n{ours:?}\n{theirs:?}")
                });
                continue;
            }
            // Of a window everybody sees who it is open to, and nobody who has a choice.
            let asked = |game: &Game<R>| -> Seats {
                let seats = game.open().iter().map(|open| match open.polled {
                    Seats::NONE => Seats::one(open.who),
                    polled => polled,
                });
                seats.flatten().collect()
            };
            self.insist(asked(&world) == asked(&self.game), || {
                format!("{viewer:?} sees what is hidden from who is asked")
            });
            self.insist(ours == theirs, || {
                format!("{viewer:?} sees in the events what is hidden:\n{ours:?}\n{theirs:?}")
            });
            let (ours, theirs) = (self.game.view(viewer), world.view(viewer));
            self.insist(ours == theirs, || format!("{viewer:?} sees what is hidden:\n{ours:?}\n{theirs:?}"));
            if let Viewer::Seat(seat) = viewer {
                let (ours, theirs) = (self.game.question(seat), world.question(seat));
                self.insist(ours == theirs, || {
                    format!("{seat}'s question shows what is hidden:\n{ours:?}\n{theirs:?}")
                });
            }
            if let Err(reason) = R::audit(world.now()) {
                self.insist(false, || format!("re-dealt for {viewer:?}: {reason}"));
            }
        }
    }

    /// Also what happened after the last question of a step, or in a step without any.
    fn a_whole_step_leaks_nothing(&mut self, step: &FinishedStep<R>) {
        let seats = Seats::first(R::seats(&step.end)).into_iter().map(Viewer::Seat);
        for viewer in seats.chain([Viewer::Spectator]) {
            let world = step.redealt(viewer, &mut self.rng);
            self.insist(world.is_some(), || format!("{viewer:?} sees what is hidden from who was asked"));
            let Some(world) = world else { return };
            let events = |log: &Log<R>| -> Vec<_> { log.since(0, viewer).collect() };
            let (ours, theirs) = (events(&step.log), events(&world.log));
            self.insist(ours == theirs, || {
                format!("{viewer:?} sees in the events what is hidden:\n{ours:?}\n{theirs:?}")
            });
            let (ours, theirs) = (R::view(&step.end, viewer), R::view(&world.end, viewer));
            self.insist(ours == theirs, || format!("{viewer:?} sees what is hidden:\n{ours:?}\n{theirs:?}"));
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

    fn the_record_replays_to_the_same_game(&mut self) {
        let text = record::write(&self.game, &[], None);
        let replayed = record::read::<R>(&text);
        let same = replayed.is_ok_and(|r| r.game.stands_as(&self.game));
        self.insist(same, || "the record replays to another game".into());
        let lines: Vec<_> = text.lines().collect();
        let cut = self.rng.usize(1..lines.len());
        let short = record::read::<R>(&lines[..cut].join("\n"));
        self.insist(short.is_err(), || format!("a record cut after line {cut} was accepted"));
        // Without a change of stops that changed nothing, the game is the same.
        let answers: Vec<_> = (0..lines.len()).filter(|i| lines[*i].contains("\"answer\":")).collect();
        let Some(&dropped) = self.rng.choice(&answers) else { return };
        let holed: Vec<_> =
            lines.iter().enumerate().filter(|(i, _)| *i != dropped).map(|(_, l)| *l).collect();
        let holed = record::read::<R>(&holed.join("\n"));
        self.insist(holed.is_err(), || format!("a record without line {} was accepted", dropped + 1));
    }
}
