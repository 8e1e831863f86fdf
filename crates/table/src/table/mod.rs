//! A table: what comes out of reading its journal.
//!
//! [`Table::decide`] says what a command would make happen and changes nothing; [`Table::after`]
//! is the table after what did happen. Between the two the server stores the entry, so that nothing
//! is ever sent that could be lost.

mod apply;
mod decide;
mod due;
mod hints;
mod lesson;
mod log;
mod names;
mod plans;
mod possible;
mod read_only;
mod rematch;
mod show;
mod shown;
#[cfg(test)]
mod tests;

use std::collections::HashMap;
use std::sync::Arc;

use elysium_kernel::{Fair, Outcome, Seat, Seats, Seed, Viewer};
use elysium_kit::{AnyGame, Lesson, OpenWindow, Play};
use elysium_text::Lang;
use elysium_wire::{ClockRule, Ending, TableOptions, TableStatus};

use crate::journal::{Absence, CommandKey, Entry, Journal, JournalEvent, RematchOf, Who};

pub use decide::{Decided, random_seed};
pub use due::{Act, Busy, Due, Duty, Thought, Timeouts};
pub use lesson::{lesson_commands, lesson_info, lesson_options};
pub use log::TableLog;
pub use read_only::ReadOnly;

/// A place at the table.
#[derive(Clone, Debug, Default)]
pub struct Chair {
    pub sitter: Sitter,
    pub deck: Option<String>,
    /// A bot that plays for the person.
    pub stand_in: Option<(String, Absence)>,
    pub conceded: bool,
    /// Thinking time used so far, in milliseconds.
    spent: u64,
    /// The number of the open question and since when it is open.
    asked: Option<OpenSince>,
}

#[derive(Clone, Copy, Debug)]
struct OpenSince {
    seq: u32,
    since: i64,
}

#[derive(Clone, Debug, Default)]
pub enum Sitter {
    #[default]
    Free,
    Person {
        who: Who,
        seed: Seed,
    },
    Bot {
        level: String,
    },
}

impl Chair {
    pub fn person(&self) -> Option<&Who> {
        if let Sitter::Person { who, .. } = &self.sitter { Some(who) } else { None }
    }

    /// A person who plays, not a bot in their place.
    pub fn plays(&self) -> Option<&Who> {
        self.person().filter(|_| self.stand_in.is_none())
    }

    /// The bot that answers for this seat.
    fn bot(&self) -> Option<&str> {
        match (&self.sitter, &self.stand_in) {
            (Sitter::Bot { level }, _) | (_, Some((level, _))) => Some(level),
            _ => None,
        }
    }
}

/// Somebody wants to take an answer back.
#[derive(Clone, Copy, Debug)]
struct Wish {
    seat: Seat,
    to: usize,
    agreed: Seats,
}

/// Copies share the entries, the game and the lines: to copy a table costs little.
#[derive(Clone)]
pub struct Table {
    pub id: String,
    /// By its name.
    pub game: String,
    /// The same, if this server has it.
    known_game: Option<&'static dyn AnyGame>,
    pub options: TableOptions,
    pub created: i64,
    pub finished: Option<i64>,
    pub chairs: Vec<Chair>,
    pub journal: Vec<Arc<Entry>>,
    opener: Who,
    secret: Seed,
    /// What bots are named by: the same at a rematch.
    named_by: String,
    names: Arc<[String]>,
    /// The game that is played once more here.
    rematch_of: Option<Arc<RematchOf>>,
    /// The lesson that is had here.
    lesson: Option<Arc<Lesson>>,
    /// Who wants to play again when it is over, and where.
    rematch: Option<(Seat, String)>,
    /// When the game began.
    begun: Option<i64>,
    play: Option<Arc<dyn Play>>,
    logs: log::TableLogs,
    /// The number of the entry of each answer that stands; those of a plan have the same.
    answer_seqs: Vec<u32>,
    /// The number that each entry is shown under ([`shown`]).
    shown: Vec<u32>,
    /// The window that is open, and since when.
    window: Option<(OpenWindow, i64)>,
    done: HashMap<Arc<CommandKey>, u32>,
    wish: Option<Wish>,
    ending: Option<(Ending, Option<Outcome>)>,
    pub frozen: bool,
    read_only: Option<ReadOnly>,
    /// Not in the journal: who is connected, by seat, and since when that is so.
    pub here: Seats,
    pub here_since: [i64; elysium_kernel::MAX_SEATS],
    pub watching: u32,
}

impl Table {
    /// Reads a journal from its beginning, and keeps its lines in some languages. A journal that does not lead
    /// to a table at which something can happen gives one that can be looked at; it fails only where there is
    /// nothing to show, because the table's opening cannot be read.
    pub fn read(id: &str, journal: Journal, langs: &[Lang]) -> Result<Table, String> {
        let Journal { entries, flaw, error } = journal;
        let mut entries = entries.into_iter();
        let first = entries
            .next()
            .ok_or_else(|| format!("no first entry: {flaw:?} {}", error.unwrap_or_default()))?;
        let mut table = Table::opened(id, first)?;
        langs.iter().for_each(|lang| table.begin_log(*lang));
        for entry in entries {
            let number = entry.seq;
            if table.take_up(entry).is_err() {
                table.read_only.get_or_insert(ReadOnly::Broken { entry: number });
                return Ok(table);
            }
        }
        let unknown_bot = || Some(ReadOnly::UnknownBot { level: table.unknown_bot()?.into() });
        table.read_only = table.read_only.clone().or(flaw.map(ReadOnly::Flaw)).or_else(unknown_bot);
        Ok(table)
    }

    /// A table from the first entry of its journal.
    pub fn opened(id: &str, entry: Entry) -> Result<Table, String> {
        let JournalEvent::Opened { game, options, players, host, secret, rematch, lesson } =
            entry.what.clone()
        else {
            return Err("a journal begins with the opening of its table".into());
        };
        if !(1..=elysium_kernel::MAX_SEATS).contains(&usize::from(players)) {
            return Err(format!("no table has {players} seats"));
        }
        let known_game = elysium_games::game(&game);
        let mut read_only = known_game.is_none().then(|| ReadOnly::UnknownGame { game: game.clone() });
        let named_by = match (&rematch, &lesson) {
            (Some(before), _) => before.named_by.clone(),
            // Texts of a lesson may say who is who.
            (None, Some(lesson)) => format!("{game} {lesson}"),
            (None, None) => id.into(),
        };
        let taught = known_game.zip(lesson.as_ref()).and_then(|(game, lesson)| game.lesson(lesson));
        if let Some(lesson) = lesson.filter(|_| known_game.is_some() && taught.is_none()) {
            read_only = Some(ReadOnly::UnknownLesson { lesson });
        }
        let mut table = Table {
            id: id.into(),
            game,
            known_game,
            options,
            created: entry.at,
            finished: None,
            chairs: vec![Chair::default(); players as usize],
            journal: Vec::new(),
            opener: host,
            secret,
            named_by,
            rematch_of: rematch,
            lesson: taught.map(Arc::new),
            rematch: None,
            names: Arc::new([]),
            begun: None,
            play: None,
            logs: log::TableLogs::new(),
            answer_seqs: Vec::new(),
            shown: Vec::new(),
            window: None,
            done: HashMap::new(),
            wish: None,
            ending: None,
            frozen: false,
            read_only,
            here: Seats::NONE,
            here_since: [entry.at; elysium_kernel::MAX_SEATS],
            watching: 0,
        };
        table.name_everybody();
        table.note(entry, false);
        Ok(table)
    }

    pub fn seq(&self) -> u32 {
        self.journal.len() as u32
    }

    pub fn status(&self) -> TableStatus {
        match self.phase() {
            _ if self.frozen => TableStatus::Frozen,
            TableStatus::Over => TableStatus::Over,
            _ if self.read_only.is_some() => TableStatus::Frozen,
            phase => phase,
        }
    }

    /// How far it has come, whether it can go on or not.
    fn phase(&self) -> TableStatus {
        match self.ending {
            Some(_) => TableStatus::Over,
            None if self.begun.is_some() => TableStatus::Playing,
            None => TableStatus::Open,
        }
    }

    pub fn play(&self) -> Option<&dyn Play> {
        self.play.as_deref()
    }

    /// The game, to work on it elsewhere.
    pub fn shared_play(&self) -> Option<Arc<dyn Play>> {
        self.play.clone()
    }

    /// Why nothing can happen here any more, if that is so.
    pub fn read_only(&self) -> Option<&ReadOnly> {
        self.read_only.as_ref()
    }

    /// Nothing can happen here from now on, until the journal is read again.
    pub fn close(&mut self, why: ReadOnly) {
        self.read_only.get_or_insert(why);
    }

    /// A bot that would have to play on, and that this server does not have.
    fn unknown_bot(&self) -> Option<&str> {
        let game = self.known_game.filter(|_| self.phase() != TableStatus::Over)?;
        self.chairs.iter().filter_map(Chair::bot).find(|level| !game.takes_bot(level))
    }

    /// The game with its rules.
    fn rules(&self) -> Result<&'static dyn AnyGame, ReadOnly> {
        self.known_game.ok_or_else(|| ReadOnly::UnknownGame { game: self.game.clone() })
    }

    /// The entry of the last answer that stands.
    pub fn last_answer(&self) -> Option<u32> {
        self.answer_seqs.last().copied()
    }

    fn ended_by_itself(&self) -> bool {
        matches!(self.ending, Some((Ending::Finished, _)))
    }

    pub fn commitment(&self) -> Seed {
        Fair::commit(self.secret)
    }

    /// Everything that went into the shuffle. Only for those who may know it: after the end.
    pub fn fair(&self) -> Fair {
        let seed =
            |chair: &Chair| if let Sitter::Person { seed, .. } = &chair.sitter { Some(*seed) } else { None };
        Fair::new(self.secret, self.chairs.iter().map(seed).collect())
    }

    /// The game as a record. Only for those who may know everything: after the end.
    pub fn record(&self) -> Option<String> {
        // A record begins with a set-up, a lesson with a position.
        if self.lesson.is_some() {
            return None;
        }
        let name = |chair: &Chair| match &chair.sitter {
            Sitter::Person { who, .. } => who.name.clone(),
            Sitter::Bot { level } => level.clone(),
            Sitter::Free => String::new(),
        };
        let names: Vec<_> = self.chairs.iter().map(name).collect();
        match self.play() {
            Some(play) => Some(play.record(&names, Some(&self.fair()))),
            None => self.stored_record(&names),
        }
    }

    /// Who may start it: the opener, or if they are not at the table, the first who is.
    pub fn host(&self) -> &Who {
        let mut people = self.chairs.iter().filter_map(Chair::person);
        let first = people.next();
        let opener_sits = self.seat_of(&self.opener.user).is_some();
        if opener_sits { &self.opener } else { first.unwrap_or(&self.opener) }
    }

    /// Are all seats taken?
    fn is_full(&self) -> bool {
        !self.chairs.iter().any(|chair| matches!(chair.sitter, Sitter::Free))
    }

    pub fn seat_of(&self, user: &str) -> Option<Seat> {
        let mine = |chair: &Chair| chair.person().is_some_and(|who| who.user == user);
        self.chairs.iter().position(mine).map(|i| Seat(i as u8))
    }

    /// Whose eyes somebody looks with.
    pub fn viewer(&self, user: Option<&str>) -> Viewer {
        user.and_then(|user| self.seat_of(user)).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// May this person see the table at all?
    pub fn admits(&self, user: Option<&str>) -> bool {
        self.options.spectators
            || self.phase() == TableStatus::Open
            || user.is_some_and(|user| self.seat_of(user).is_some() || self.opener.user == user)
    }

    /// The entry that a command became, if it was done before.
    pub fn done(&self, key: &CommandKey) -> Option<u32> {
        self.done.get(key).copied()
    }

    /// People who play, other than in this seat.
    fn others(&self, seat: Seat) -> Seats {
        let plays = |i: &usize| *i != seat.index() && self.chairs[*i].plays().is_some();
        (0..self.chairs.len()).filter(plays).map(|i| Seat(i as u8)).collect()
    }

    /// After a restart clocks go on from here, not from when the server fell.
    pub fn resume_clocks(&mut self, at: i64) {
        for asked in self.chairs.iter_mut().filter_map(|chair| chair.asked.as_mut()) {
            asked.since = asked.since.max(at);
        }
        if let Some((_, since)) = &mut self.window {
            *since = at.max(*since);
        }
        self.here_since = [at; elysium_kernel::MAX_SEATS];
    }

    /// When somebody else answers for a person who is asked.
    fn deadline(&self, seat: Seat) -> Option<i64> {
        [self.clock_until(seat), self.thinking_until(seat)].into_iter().flatten().min()
    }

    /// When the time of the whole game is up, if it has one and that is still to come. It is that of the clock on the wall:
    /// it runs while the server does not.
    pub(super) fn time_up_at(&self) -> Option<i64> {
        let limit = self.play().filter(|play| !play.is_time_up())?.time_limit()?;
        Some(self.begun?.saturating_add_unsigned(limit))
    }

    /// When the time to think in the open window is up. One person who plays with bots keeps nobody waiting.
    fn thinking_until(&self, seat: Seat) -> Option<i64> {
        let time = self.open_window()?.thinking_time.filter(|_| self.several_people())?;
        let chair = self.chairs.get(seat.index())?;
        chair.plays()?;
        Some(chair.asked?.since + i64::from(time))
    }

    fn several_people(&self) -> bool {
        self.chairs.iter().filter(|chair| chair.plays().is_some()).count() > 1
    }

    /// When the clock of a person who is asked runs out.
    fn clock_until(&self, seat: Seat) -> Option<i64> {
        let chair = self.chairs.get(seat.index())?;
        chair.plays()?;
        let asked = chair.asked?;
        let left = match self.options.clock {
            ClockRule::None => return None,
            ClockRule::Decision { seconds } => i64::from(seconds) * 1000,
            ClockRule::Player { seconds, increment } => {
                let given = self.answers_of(seat) as i64 * i64::from(increment) * 1000;
                i64::from(seconds) * 1000 + given - chair.spent as i64
            }
        };
        Some(asked.since + left.max(0))
    }

    /// How many answers a seat has given that stand.
    fn answers_of(&self, seat: Seat) -> usize {
        let of_seat =
            |seq: &&u32| self.journal[**seq as usize - 1].what.answers().is_some_and(|(who, _)| who == seat);
        self.answer_seqs.iter().filter(of_seat).count()
    }
}
