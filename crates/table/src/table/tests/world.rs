//! A table, a clock and whoever sends commands; the table's room in a few lines.

use std::sync::Arc;

use elysium_kernel::{Seat, Seed, Viewer};
use elysium_kit::AnyGame;
use elysium_text::Lang;
use elysium_wire::{Command, ErrorCode, TableOptions, TableStatus};
use serde_json::json;

use super::super::{Act, Busy, Decided, Due, Table, Timeouts};
use crate::error::CommandError;
use crate::journal::{CommandKey, Entry, JournalEvent, Who};

pub const TIMEOUTS: Timeouts = Timeouts { bot: 5, absent: 20_000, restart: 0, open: i64::MAX / 4 };

pub fn who(number: usize) -> Who {
    Who { user: format!("user-{number}"), name: format!("Person {number}") }
}

/// A new table of somebody's.
pub fn opened(game: &str, options: TableOptions, players: u8, secret: u64) -> Table {
    let what = JournalEvent::Opened {
        game: game.into(),
        options,
        players,
        host: who(0),
        secret: Seed::number(secret),
        rematch: None,
        lesson: None,
    };
    Table::opened("table", Entry { seq: 1, at: 1_000_000, command: None, what }).expect("a table")
}

/// A table where people sit in every seat and the game has begun.
pub fn begun(game: &dyn AnyGame, players: u8, variants: Vec<String>, seed: u64) -> Table {
    let options = TableOptions { players: Some(players), variants, ..TableOptions::default() };
    let mut table = opened(game.name(), options, players, seed);
    for i in 0..players as usize {
        let sit = Command::Sit { seat: None, deck: None, seed: Some(format!("{:064x}", seed + i as u64)) };
        assert!(matches!(table.take(&who(i), "sit", &sit, 2_000_000), Came::Done));
    }
    assert!(matches!(table.take(&who(0), "start", &Command::Start, 2_000_000), Came::Done));
    table
}

/// What came of a command.
pub enum Came {
    Done,
    /// It had been done before.
    Again,
    Refused(ErrorCode),
}

impl Table {
    /// What the room does with a command, without storing and publishing.
    pub fn take(&mut self, by: &Who, id: &str, command: &Command, now: i64) -> Came {
        let key = CommandKey { user: by.user.clone(), id: id.into() };
        if self.done(&key).is_some() {
            return Came::Again;
        }
        if !self.admits(Some(&by.user)) {
            return Came::Refused(ErrorCode::NoSpectators);
        }
        match self.decide(by, command, now) {
            Ok(decided) => {
                self.happen(decided, Some(key.into()), now);
                Came::Done
            }
            Err(CommandError { code, .. }) => Came::Refused(code),
        }
    }

    /// Does the next thing that is due by now, if anything is.
    pub fn let_time_pass(&mut self, now: i64) -> bool {
        let Some(due) = self.due(&TIMEOUTS, Busy::default()).filter(|due| due.at <= now) else {
            return false;
        };
        self.do_what_is(due, now);
        true
    }

    /// Does what is due.
    pub fn do_what_is(&mut self, due: Due, now: i64) {
        let act = self.perform(due.what).unwrap_or_else(|refusal| panic!("{due:?}: {refusal:?}"));
        let decided = match act {
            Act::Done(decided) => decided,
            Act::Think(thought) => {
                let word = thought.think().expect("bots know an answer");
                self.thought_out(&thought, &word, now)
                    .unwrap_or_else(|refusal| panic!("{due:?}: {refusal:?}"))
            }
        };
        self.happen(decided, None, now);
    }

    fn happen(&mut self, Decided { what, ready }: Decided, command: Option<Arc<CommandKey>>, now: i64) {
        let entry = Entry { seq: self.seq() + 1, at: now, command, what };
        *self = self.after(entry, ready).expect("what was decided fits");
    }

    /// Everybody who may look at the table: each seat, and those who look on.
    pub fn viewers(&self) -> impl Iterator<Item = Viewer> + use<> {
        (0..self.chairs.len()).map(|i| Viewer::Seat(Seat(i as u8))).chain([Viewer::Spectator])
    }

    pub fn digest(&self) -> Option<String> {
        self.play().map(elysium_kit::Play::digest)
    }

    /// Everything that anybody sees, in a language, apart from the log.
    pub fn shown(&self, lang: Lang) -> String {
        let all: Vec<_> =
            self.viewers().map(|viewer| (self.view(viewer), self.now(viewer, lang), self.info())).collect();
        serde_json::to_string(&all).expect("plain data")
    }

    /// What each viewer is sent of the table as it stands.
    pub fn seen(&self, lang: Lang) -> Vec<(Viewer, String)> {
        let one = |viewer| json!([self.shown_seq(), self.view(viewer), self.now(viewer, lang)]).to_string();
        self.viewers().map(|viewer| (viewer, one(viewer))).collect()
    }

    pub fn is_over(&self) -> bool {
        self.status() == TableStatus::Over
    }

    /// The numbers of the open questions, by seat, and since when they are open.
    pub fn questions(&self) -> Vec<Option<(u32, i64)>> {
        self.chairs
            .iter()
            .map(|chair| chair.asked.map(|asked| (self.shown_as(asked.seq), asked.since)))
            .collect()
    }
}
