//! Combats with random answers. What the rules say of them is in scenarios.

mod at_random;

use elysium_vtes::cards::CardId;
use elysium_vtes::state::{PermanentId, State};

use crate::table::{Position, Table};

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

/// No combat is under way any more.
pub fn is_over(table: &Table) -> bool {
    table.state().combat.is_none()
}
