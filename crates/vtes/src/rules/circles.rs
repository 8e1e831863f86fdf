//! Circles of vampires (chapter 17).

use elysium_kernel::cite;

use crate::cards::{CardKind, book};
use crate::state::{State, Thing};

/// The circle that a vampire belongs to, if it has a name.
fn named(state: &State, thing: Thing) -> Option<&'static str> {
    let card = state.card_of(thing).filter(|card| matches!(card.kind(), CardKind::Crypt(_)))?;
    book().crypt(card).circle.as_deref()
}

/// Are two vampires of the same circle? One without a circle is of its own alone, whatever its name is.
pub fn same(state: &State, one: Thing, other: Thing) -> bool {
    if one == other {
        cite(17, 29);
        return one.is_something();
    }
    let Some(circle) = named(state, one) else {
        cite(17, 30);
        return false;
    };
    named(state, other) == Some(circle)
}
