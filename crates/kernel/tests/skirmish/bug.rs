//! Mistakes that the game can be made to make, to prove that the test kit notices.

use std::cell::Cell;

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bug {
    #[default]
    None,
    /// The view shows one card of a neighbour's hand.
    ViewShowsHand,
    /// Everybody reads in the log which card was drawn.
    DrawLeaks,
    /// The same, but only for the draw that ends a turn, after the last question of its step.
    LateDrawLeaks,
    /// Who looked at a card is shown to all, and so is the card.
    LookLeaks,
    /// A refusal names cards that the player cannot see.
    OptionsLeak,
    /// Options depend on something outside the state.
    Restless,
    /// Events depend on something outside the state.
    Chatty,
    /// Pool that is paid disappears instead of going to the bank.
    PoolVanishes,
    /// A card that is played stays in the hand as well.
    CardInTwoZones,
    /// Nothing ever hurts anybody and rounds are not counted.
    Endless,
    /// Two options read the same.
    Ambiguous,
    /// One option is offered and refused at once.
    TwoMinds,
    /// Fewer options where nobody listens to refusals, that is, in playouts.
    OtherInPlace,
    /// A player without a fitting card is passed over instead of being asked: that is information.
    AsksOnlyHolders,
    /// One option stands in the list twice.
    OfferedTwice,
    /// The game is over while a question is still open.
    OverInMidStep,
    /// Steps that ask nobody anything, for ever.
    Silent,
    /// A re-deal also exchanges cards that the viewer knows.
    RedealsTheKnown,
}

thread_local! {
    static OUTSIDE: Cell<u32> = const { Cell::new(0) };
}

/// A mutable thing outside the state: what rules must never use.
pub fn outside() -> u32 {
    OUTSIDE.replace(OUTSIDE.get().wrapping_add(1))
}
