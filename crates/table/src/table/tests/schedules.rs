//! People and strangers send what they like, in any order, again and again: right answers, stale
//! ones, forged ones, things out of turn. The model says what must be taken.

use std::collections::BTreeMap;

use elysium_kernel::testkit::Tries;
use elysium_kernel::{Seat, Seats, Viewer};
use elysium_kit::AnyGame;
use elysium_text::Lang;
use elysium_wire::{ClockRule, Command, Pace, PlanInfo, PlanOption, TableOptions, TakeBackRule};

use super::super::Table;
use super::model::Model;
use super::world::{Came, opened, who};
use super::{player_counts, with_every_game};
use crate::journal::{Entry, Journal, JournalEvent, Who};

/// Strangers beyond those who could sit at the table.
const STRANGERS: usize = 2;

/// Stops of V:TES, standing answers of the other games, and what is none.
const STOPS: [(&str, &str); 13] = [
    ("block", "never"),
    ("reactions", "pass"),
    ("as-played", "aimed"),
    ("always", "undecided"),
    ("always", "no-undecided"),
    ("always", "other-between"),
    ("pass-until", "turn"),
    ("pass-until", "action"),
    ("block", "seldom"),
    ("draw", "faction"),
    ("draw", "ask"),
    ("mend", "most-wounded"),
    ("end-turn", "end"),
];

/// The words of any way through a plan.
pub fn any_way(plan: &PlanInfo, rng: &mut fastrand::Rng) -> Vec<String> {
    let (mut words, mut at) = (Vec::new(), Some(0));
    while let Some(number) = at {
        let node = &plan.nodes[number as usize];
        let PlanOption { option, next, then } = &node.options[rng.usize(..node.options.len())];
        words.push(option.word.clone());
        words.extend(then.iter().cloned());
        at = *next;
    }
    words
}

/// A game of V:TES among bots that nobody waits for has to end.
fn variants(game: &dyn AnyGame, rng: &mut fastrand::Rng) -> Vec<String> {
    let variants =
        [("turn-limit", "turn-limit=40"), ("windows", "windows=strict"), ("time-limit", "time-limit=1")];
    let known = |name: &str| game.values().iter().any(|(known, ..)| *known == name);
    let wanted =
        variants.into_iter().filter(|(name, _)| known(name) && (*name == "turn-limit" || rng.bool()));
    wanted.map(|(_, word)| word.to_owned()).collect()
}

struct Schedule {
    table: Table,
    model: Model,
    rng: fastrand::Rng,
    now: i64,
    /// Do people leave and give up all the time?
    restless: bool,
    /// Everything that was sent before, to be sent again.
    sent: Vec<(Who, String, Command)>,
    taken: usize,
    refused: usize,
    again: usize,
    /// Entries that nobody else noticed.
    quiet: usize,
}

impl Schedule {
    fn new(game: &'static dyn AnyGame, seed: u64, players: u8) -> Schedule {
        let mut rng = fastrand::Rng::with_seed(seed);
        let clocks = [
            ClockRule::None,
            ClockRule::Decision { seconds: 30 },
            ClockRule::Player { seconds: 30, increment: 1 },
        ];
        let options = TableOptions {
            players: Some(players),
            spectators: rng.bool(),
            take_back: if rng.u8(..4) == 0 { TakeBackRule::Never } else { TakeBackRule::Ask },
            clock: clocks[rng.usize(..3)],
            variants: variants(game, &mut rng),
            pace: if rng.bool() { Pace::Instant } else { Pace::Calm },
            ..TableOptions::default()
        };
        let table = opened(game.name(), options, players, seed);
        let model = Model::new(game, &table.journal[0]);
        let (now, restless) = (1_000_000, seed.is_multiple_of(8));
        Schedule {
            table,
            model,
            rng,
            now,
            restless,
            sent: Vec::new(),
            taken: 0,
            refused: 0,
            again: 0,
            quiet: 0,
        }
    }

    fn somebody(&mut self) -> Who {
        who(self.rng.usize(..self.table.chairs.len() + STRANGERS))
    }

    fn letter(&mut self) -> String {
        // One more than there are.
        Seat(self.rng.u8(..=self.table.chairs.len() as u8)).to_string()
    }

    /// Always given: one that the table draws itself would make every run another.
    fn seed(&mut self) -> String {
        format!("{:032x}", self.rng.u128(..)).repeat(2)
    }

    fn maybe<T>(&mut self, value: T) -> Option<T> {
        self.rng.bool().then_some(value)
    }

    /// Something to send, and by whom.
    fn next(&mut self) -> (Who, Command) {
        let started = self.model.game.is_some();
        match self.rng.u32(..1000) {
            // Without this nothing would ever come of it.
            0..30 if started => self.plan().unwrap_or_else(|| self.wrong_answer()),
            30..250 if started => self.right_answer().unwrap_or_else(|| self.wrong_answer()),
            250..700 if started => self.wrong_answer(),
            0..120 => (self.somebody(), Command::Sit { seat: None, deck: None, seed: Some(self.seed()) }),
            120..150 if !started => (who(0), Command::AddBot { seat: None, level: None, deck: None }),
            150..400 if !started => {
                let (seat, deck) = (self.letter(), ["brujah", "nobody's"][self.rng.usize(..2)].to_owned());
                let seed = if self.rng.bool() { self.seed() } else { "5eed".into() };
                let (seat, deck) = (self.maybe(seat), self.maybe(deck));
                (self.somebody(), Command::Sit { seat, deck, seed: Some(seed) })
            }
            400..500 if !started => (who(0), Command::Start),
            700..760 => (self.somebody(), Command::TakeBack),
            760..860 => (self.somebody(), Command::AllowTakeBack { allow: self.rng.u8(..3) > 0 }),
            860..900 => (self.somebody(), Command::Return),
            900..920 => (self.somebody(), Command::Start),
            920..940 => {
                let (seat, level) =
                    (self.letter(), ["random", "easy", "perfect"][self.rng.usize(..3)].to_owned());
                let (seat, level) = (self.maybe(seat), self.maybe(level));
                (self.somebody(), Command::AddBot { seat, level, deck: None })
            }
            940..950 => (self.somebody(), Command::Clear { seat: self.letter() }),
            950..952 => (self.somebody(), Command::Leave),
            952..965 if self.restless => (self.somebody(), Command::Leave),
            965..985 if self.restless => (self.somebody(), Command::Concede),
            952..985 if started => {
                let (setting, value) = STOPS[self.rng.usize(..STOPS.len())];
                (self.somebody(), Command::SetStop { setting: setting.into(), value: value.into() })
            }
            _ => {
                let text =
                    ["Hello", "", " \t ", &"x".repeat(501), &"ż".repeat(500)][self.rng.usize(..5)].to_owned();
                (self.somebody(), Command::Say { text })
            }
        }
    }

    /// An answer that somebody who is asked could give.
    fn right_answer(&mut self) -> Option<(Who, Command)> {
        let game = self.model.game.as_ref()?;
        let asked: Vec<Seat> = game.asked().into_iter().collect();
        let seat = *self.rng.choice(&asked)?;
        let mut words = game.words(seat);
        let word = words.swap_remove(self.rng.usize(..words.len()));
        let by = self.table.chairs[seat.index()].person()?.clone();
        let expected_seq = self.model.places[seat.index()].number?;
        Some((by, Command::Answer { seat: seat.to_string(), expected_seq, word }))
    }

    /// Several answers in a row, now and then with something wrong about them.
    fn plan(&mut self) -> Option<(Who, Command)> {
        let (by, Command::Answer { seat, expected_seq, word }) = self.right_answer()? else { return None };
        let plan = self.model.game.as_ref()?.plan(seat.parse().ok()?, Lang::En);
        let mut words = plan.map_or_else(|| vec![word], |plan| any_way(&plan, &mut self.rng));
        let any = self.rng.usize(..words.len());
        match self.rng.u8(..12) {
            0 => words.push("pass".into()),
            1 => words.truncate(any),
            2 => words.swap(0, any),
            _ => {}
        }
        Some((by, Command::Plan { seat, expected_seq, words }))
    }

    /// The same with something wrong about it, most of the time.
    fn wrong_answer(&mut self) -> (Who, Command) {
        let seq = self.table.seq();
        let (mut by, mut seat, mut expected_seq, mut word) =
            (self.somebody(), self.letter(), self.rng.u32(..seq + 3), "pass".to_owned());
        if let Some((right, Command::Answer { seat: s, expected_seq: e, word: w })) = self.right_answer() {
            let refused = self.refused_word(&s);
            let changed = self.rng.u8(..6);
            (by, seat) = if changed == 0 { (by, s) } else { (right, if changed == 1 { seat } else { s }) };
            if changed != 2 {
                expected_seq = e;
            }
            word = if changed == 3 { refused.unwrap_or(word) } else { w };
        }
        (by, Command::Answer { seat, expected_seq, word })
    }

    /// A word that the rules know and forbid.
    fn refused_word(&self, letter: &str) -> Option<String> {
        let game = self.model.game.as_ref()?;
        game.forbidden(letter.parse().ok()?).into_iter().next()
    }

    fn send(&mut self) {
        let again = self.rng.u8(..8) == 0 && !self.sent.is_empty();
        let (by, id, command) = if again {
            let (by, id, command) = self.sent[self.rng.usize(..self.sent.len())].clone();
            // Now and then somebody else uses the number.
            (if self.rng.u8(..4) == 0 { self.somebody() } else { by }, id, command)
        } else {
            let (by, command) = self.next();
            (by, self.sent.len().to_string(), command)
        };
        let allowed = self.model.allows(&by, &command);
        let done_before = self
            .table
            .journal
            .iter()
            .any(|entry| entry.command.as_ref().is_some_and(|key| key.user == by.user && key.id == id));
        let (seq, digest) = (self.table.seq(), self.table.digest());
        let seen = (self.rng.u8(..12) == 0).then(|| self.table.seen(Lang::En));
        match self.table.take(&by, &id, &command, self.now) {
            Came::Done => {
                assert!(allowed && !done_before, "{by:?} could {command:?}");
                assert_eq!(self.table.seq(), seq + 1);
                self.taken += 1;
                if let Some(seen) = seen.filter(|_| self.table.is_quiet()) {
                    self.nobody_else_notices(&seen);
                }
                self.follow();
            }
            Came::Again => {
                assert!(done_before, "{by:?} never sent {id}");
                self.again += 1;
            }
            Came::Refused(code) => {
                assert!(!allowed && !done_before, "{by:?} could not {command:?}: {code:?}");
                assert_eq!((self.table.seq(), self.table.digest()), (seq, digest));
                self.refused += 1;
            }
        }
        self.sent.push((by, id, command));
    }

    /// What is quiet makes no difference to what others are sent.
    fn nobody_else_notices(&mut self, before: &[(Viewer, String)]) {
        for ((viewer, before), (_, now)) in before.iter().zip(self.table.seen(Lang::En)) {
            let told = matches!(viewer, Viewer::Seat(seat) if self.table.is_told(*seat));
            assert!(told || *before == now, "{viewer:?} notices something:\n{before}\n{now}");
        }
        self.quiet += 1;
    }

    /// The model takes in the last entry, and must stand where the table stands.
    fn follow(&mut self) {
        let entry = self.table.journal.last().expect("an entry").clone();
        self.model.follow(&entry);
        let numbers: Vec<_> = self.model.places.iter().map(|place| place.number).collect();
        let own: Vec<_> = self.table.questions().into_iter().map(|open| open.map(|(seq, _)| seq)).collect();
        assert_eq!(own, numbers, "the questions have other numbers");
        assert_eq!(self.table.digest(), self.model.game.as_ref().map(|game| game.digest()), "another game");
        assert_eq!(self.table.is_over(), self.model.over);
    }

    /// Sends so many commands, or until the game has been over for a while.
    fn run(mut self, commands: usize) -> Schedule {
        let mut afterwards = 0..AFTERWARDS;
        // What everybody saw after the last entry, looked at now and then.
        let mut shown = None;
        let in_the_middle = self.rng.usize(..commands / 2);
        for number in 0..commands {
            if self.table.is_over() && afterwards.next().is_none() {
                break;
            }
            if number == in_the_middle {
                self.reads_back();
            }
            // Now and then everybody falls asleep.
            self.now += if self.rng.u8(..250) == 0 { 45_000 } else { self.rng.i64(0..400) };
            if self.rng.u8(..50) == 0 {
                self.table.here = Seats(self.rng.u8(..)).and(Seats::first(self.table.chairs.len()));
                shown = None;
            }
            let before = self.table.seq();
            self.send();
            while self.table.let_time_pass(self.now) {
                self.follow();
            }
            let lang = Lang::En;
            if self.table.seq() != before {
                shown = (self.rng.u8(..12) == 0).then(|| self.table.shown(lang));
            } else if self.rng.u8(..12) == 0
                && let Some(shown) = &shown
            {
                assert!(self.table.shown(lang) == *shown, "what was refused is seen");
            }
        }
        self
    }

    /// A table that is read from its journal is the table that lived through it.
    fn reads_back(&self) {
        let text = serde_json::to_string(&self.table.journal).expect("a journal can be written");
        let entries: Vec<Entry> = serde_json::from_str(&text).expect("and read");
        assert!(entries.iter().eq(self.table.journal.iter().map(AsRef::as_ref)));
        let mut read = Table::read(&self.table.id, Journal::from(entries), &[]).expect("it fits");
        assert_eq!(read.read_only(), None);
        (read.here, read.watching) = (self.table.here, self.table.watching);
        assert_eq!(read.digest(), self.table.digest());
        assert_eq!(read.questions(), self.table.questions());
        assert_eq!(read.done, self.table.done);
        assert!(read.shown(Lang::Fr) == self.table.shown(Lang::Fr), "it looks different");
        let spent = |table: &Table| table.chairs.iter().map(|chair| chair.spent).collect::<Vec<_>>();
        assert_eq!(spent(&read), spent(&self.table));
    }
}

/// Commands of one try.
const COMMANDS: usize = 2000;
/// Commands at a table whose game is over.
const AFTERWARDS: usize = 100;

fn tries() -> Tries {
    Tries::new(4, 15, 600)
}

/// What happened, and how often.
fn schedules(game: &'static dyn AnyGame) -> BTreeMap<String, usize> {
    let (commands, players) = (COMMANDS, player_counts(game));
    let tries = tries();
    let sent = tries.total() as usize * commands;
    let (mut taken, mut refused, mut again, mut quiet) = (0, 0, 0, 0);
    let mut happened: BTreeMap<String, usize> = BTreeMap::new();
    for seed in tries {
        let players = players[seed as usize % players.len()];
        let mut left = commands;
        // A short game is played at one table after the other.
        let mut tables = 0;
        while left > 1 {
            let schedule = Schedule::new(game, seed + (tables << 48), players).run(left);
            schedule.reads_back();
            tables += 1;
            left -= schedule.taken + schedule.refused + schedule.again;
            taken += schedule.taken;
            refused += schedule.refused;
            again += schedule.again;
            quiet += schedule.quiet;
            for entry in &schedule.table.journal {
                *happened.entry(kind(&entry.what)).or_default() += 1;
            }
        }
    }
    println!(
        "{}: {taken} taken, {refused} refused, {again} again, {quiet} unnoticed: {happened:?}",
        game.name()
    );
    assert!(taken * 20 > sent && refused * 4 > sent && again * 100 > sent, "a mixture of everything");
    happened
}

/// What happened, with how it came about or ended.
fn kind(what: &JournalEvent) -> String {
    match what {
        JournalEvent::Answered { by, .. } => format!("answered by {by:?}"),
        JournalEvent::BotSubstituted { why, .. } => format!("stood in: {why:?}"),
        JournalEvent::Ended { how, .. } => format!("ended: {how:?}"),
        other => serde_json::to_value(other)
            .ok()
            .and_then(|what| {
                what.as_str()
                    .map_or_else(|| what.as_object()?.keys().next().cloned(), |word| Some(word.into()))
            })
            .unwrap_or_default(),
    }
}

#[test]
fn tables_take_what_they_must_and_nothing_else() {
    // Some of it is rare in short games.
    let happened: BTreeMap<_, _> = with_every_game(schedules).into_iter().flatten().collect();
    if tries().are_many() {
        assert_eq!(happened.len(), 26, "everything that can happen at a table has happened: {happened:?}");
    }
}
