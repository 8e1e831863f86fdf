//! The lobby: public tables, and what people say there.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Mutex;

use elysium_table::{CommandError, Table, Who};
use elysium_wire::{ErrorCode, Said, TableInfo, TableStatus};
use tokio::sync::{broadcast, watch};

use crate::clock;
use crate::hub::locked;

/// What was said is kept for those who come in later.
const KEPT: usize = 50;

pub struct Lobby {
    now: Mutex<LobbyState>,
    changed: watch::Sender<u64>,
    sayings: broadcast::Sender<Said>,
}

#[derive(Default)]
struct LobbyState {
    tables: BTreeMap<String, TableInfo>,
    said: VecDeque<Said>,
}

/// The lobby at one moment, and what is said after it: nothing is missed, nothing comes twice.
pub struct LobbySnapshot {
    pub tables: Vec<TableInfo>,
    pub said: Vec<Said>,
    pub later: broadcast::Receiver<Said>,
}

impl Default for Lobby {
    fn default() -> Lobby {
        Lobby { now: Mutex::default(), changed: watch::Sender::new(0), sayings: broadcast::Sender::new(64) }
    }
}

impl Lobby {
    /// Public tables that are not over are listed.
    pub fn show(&self, table: &Table) {
        let listed =
            table.options.public && matches!(table.status(), TableStatus::Open | TableStatus::Playing);
        let mut now = locked(&self.now);
        let changed = if listed {
            let info = table.info();
            let old = now.tables.insert(table.id.clone(), info.clone());
            old != Some(info)
        } else {
            now.tables.remove(&table.id).is_some()
        };
        drop(now);
        if changed {
            self.changed.send_modify(|version| *version += 1);
        }
    }

    pub fn snapshot(&self) -> LobbySnapshot {
        let now = locked(&self.now);
        LobbySnapshot {
            tables: now.tables.values().cloned().collect(),
            said: now.said.iter().cloned().collect(),
            later: self.sayings.subscribe(),
        }
    }

    /// Wakes when the list of tables has changed.
    pub fn changes(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    pub fn say(&self, who: &Who, text: &str) -> Result<(), CommandError> {
        let text: String = text.trim().chars().filter(|c| !c.is_control()).take(500).collect();
        if text.is_empty() {
            return Err(ErrorCode::EmptyText.into());
        }
        let said = Said { user: who.user.clone(), name: who.name.clone(), text, at: clock::now() };
        let mut now = locked(&self.now);
        if now.said.len() == KEPT {
            now.said.pop_front();
        }
        now.said.push_back(said.clone());
        // Nobody may be listening. Sent under the lock: a snapshot has it, or will hear of it.
        let _ = self.sayings.send(said);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn say(lobby: &Lobby, text: &str) {
        lobby.say(&Who { user: "u1".into(), name: "Ann".into() }, text).expect("it can be said");
    }

    #[test]
    fn a_snapshot_and_what_comes_after_it_have_every_saying_once() {
        let lobby = Lobby::default();
        let before = lobby.snapshot();
        say(&lobby, "one");
        let mut snapshot = lobby.snapshot();
        say(&lobby, "two");

        assert!(before.said.is_empty());
        let texts: Vec<_> = snapshot.said.iter().map(|said| said.text.as_str()).collect();
        assert_eq!(texts, ["one"]);
        assert_eq!(snapshot.later.try_recv().expect("said later").text, "two");
        assert!(snapshot.later.try_recv().is_err(), "it came twice");
    }

    #[test]
    fn the_oldest_saying_is_forgotten_first() {
        let lobby = Lobby::default();
        for number in 0..=KEPT {
            say(&lobby, &number.to_string());
        }
        let said = lobby.snapshot().said;
        assert_eq!((said.len(), said[0].text.as_str()), (KEPT, "1"));
    }
}
