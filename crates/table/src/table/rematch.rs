//! Once more with the same people: a rematch is a table of its own that keeps everybody's seat for them.

use elysium_kernel::Seat;
use elysium_wire::{Command, RematchInfo};

use super::{Sitter, Table};
use crate::journal::{RematchOf, Who};

impl Table {
    /// For whom a free seat is kept.
    pub(super) fn kept_for(&self, seat: Seat) -> Option<&Who> {
        let free = matches!(self.chairs.get(seat.index())?.sitter, Sitter::Free);
        self.rematch_of.as_ref()?.people.get(seat.index())?.as_ref().filter(|_| free)
    }

    /// The free seat that is kept for somebody.
    pub fn seat_kept_for(&self, user: &str) -> Option<Seat> {
        let kept = |seat: &Seat| self.kept_for(*seat).is_some_and(|who| who.user == user);
        (0..self.chairs.len()).map(|i| Seat(i as u8)).find(kept)
    }

    /// Everybody who was asked to play again is there: nobody has to say so.
    pub(super) fn begins_by_itself(&self) -> bool {
        self.rematch_of.is_some() && self.is_full()
    }

    /// The table where those who sat here play again, if somebody has opened it.
    pub fn rematch(&self) -> Option<RematchInfo> {
        let (seat, table) = self.rematch.as_ref()?;
        Some(RematchInfo { by: seat.to_string(), table: table.clone() })
    }

    /// This table as one that is played once more.
    pub fn as_rematch(&self) -> RematchOf {
        RematchOf {
            table: self.id.clone(),
            named_by: self.named_by.clone(),
            people: self.chairs.iter().map(|chair| chair.person().cloned()).collect(),
        }
    }

    /// What somebody who sat here does first at a rematch: they take their seat, and bots take theirs.
    pub fn rematch_commands(&self, own: Seat, seed: Option<String>) -> Vec<Command> {
        let deck = |seat: Seat| self.chairs[seat.index()].deck.clone();
        let mut commands = vec![Command::Sit { seat: Some(own.to_string()), deck: deck(own), seed }];
        for (seat, chair) in (0..).map(Seat).zip(&self.chairs) {
            if let Sitter::Bot { level } = &chair.sitter {
                let (seat, deck) = (Some(seat.to_string()), deck(seat));
                commands.push(Command::AddBot { seat, level: Some(level.clone()), deck });
            }
        }
        commands
    }
}
