//! The influence phase: which vampire comes next, and how much pool it may cost.

use super::seat_view::SeatView;
use super::worth::NEVER;
use crate::cards::{CardId, book};
use crate::state::Slot;
use crate::view::UncontrolledView;
use crate::vocabulary::Choice;

/// Vampires that are enough to act and block with.
const ENOUGH: usize = 4;

impl SeatView<'_> {
    /// What a vampire still needs to come out.
    fn missing(one: &UncontrolledView, card: CardId) -> u8 {
        book().crypt(card).capacity.saturating_sub(one.blood)
    }

    /// Pool that is not spent on vampires.
    pub fn reserve(&self) -> u8 {
        let threat = self.predator.map_or(0, |seat| self.ready(seat).count());
        let ready = self.ready(self.me).count();
        let least = if threat >= 3 { 8 } else { 5 };
        match ready {
            0 => 4,
            1 => least,
            2 | 3 => least + 3,
            _ => least + 7,
        }
    }

    /// The one that comes out soonest for its size; a big one is worth a longer wait.
    fn next_vampire(&self) -> Option<Slot> {
        let spare = self.pool().saturating_sub(self.reserve());
        let rated = self.mine().uncontrolled.iter().filter_map(|one| {
            let (slot, card) = (one.slot?, one.card?);
            let missing = Self::missing(one, card);
            // A second copy would only be contested.
            let twice = self.view.minions.iter().any(|other| other.card == card);
            let turns = f32::from(missing.div_ceil(4));
            let size = f32::from(book().crypt(card).capacity);
            let dear = if missing > spare { 6.0 } else { 0.0 };
            let rating = size * 0.35 - turns * 1.6 - dear - if twice { 20.0 } else { 0.0 };
            (missing > 0).then_some((slot, rating))
        });
        rated.max_by(|a, b| a.1.total_cmp(&b.1)).map(|(slot, _)| slot)
    }

    pub fn influence(&self, choice: Choice) -> f32 {
        let ready = self.ready(self.me).count();
        let spare = self.pool().saturating_sub(self.reserve());
        match choice {
            Choice::Out(_) => 50.0,
            Choice::Transfer(n, slot) => {
                let Some(one) = self.uncontrolled(slot) else { return NEVER };
                let Some(card) = one.card else { return NEVER };
                let missing = Self::missing(one, card);
                // One that is nearly there is finished whatever else.
                let nearly = missing <= 2 && self.pool() > n + 3;
                if n > missing || n > spare && !nearly || self.next_vampire() != Some(slot) && !nearly {
                    return NEVER;
                }
                if ready > ENOUGH && !nearly && self.pool() < 20 { -1.0 } else { 10.0 + f32::from(n) }
            }
            Choice::Crypt => {
                let waiting = self.mine().uncontrolled.len();
                if waiting == 0 && ready < ENOUGH && self.pool() > 12 { 4.0 } else { -5.0 }
            }
            Choice::Back(_) => -5.0,
            _ => 0.0,
        }
    }
}
