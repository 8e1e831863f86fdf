//! Combat: the rulebook's examples with their numbers, and every rule of chapter 11 that a position can show.

mod at_random;
mod damage;
mod ending;
mod made_up;
mod range;
mod retainers;
mod strikes;

use elysium_vtes::cards::CardId;
use elysium_vtes::state::{CombatStage, PermanentId, State};

use crate::table::{Position, Table, minion};

/// A's minion bleeds, and B's blocks it: they are in combat.
pub fn blocked(position: Position, actor: &str, blocker: &str) -> Table {
    let mut table = position.start();
    table.play(&format!("A act:{actor}\nA bleed\nB block:{blocker}"));
    table
}

pub fn permanent(state: &State, slug: &str) -> PermanentId {
    let card = CardId::find(slug).expect("a card");
    let mut all = state.permanents();
    all.find(|&one| state.card(state[one].slot) == card).unwrap_or_else(|| panic!("{slug} is not in play"))
}

/// The life of a retainer.
pub fn life(position: Position, slug: &'static str, life: u8) -> Position {
    position.change(move |state| {
        let one = permanent(state, slug);
        state[one].counters = life;
    })
}

pub fn is_in_torpor(table: &Table, slug: &str) -> bool {
    table.state().torpor.has(minion(table.state(), slug))
}

pub fn round(table: &Table) -> u8 {
    table.state().combat.expect("a combat is under way").round
}

pub fn stage(table: &Table) -> CombatStage {
    table.state().combat.expect("a combat is under way").stage
}

/// No combat is under way any more.
pub fn is_over(table: &Table) -> bool {
    table.state().combat.is_none()
}
