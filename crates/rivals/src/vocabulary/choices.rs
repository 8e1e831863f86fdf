//! What is chosen, and what the dice bring.

use elysium_kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::cards::Type;
use crate::sets::Slot;
use crate::state::Attachment;

/// What speaks where a player uses an ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    Vampire(Slot),
    /// A Title or Retainer and its bearer.
    Attached(Slot, Attachment),
    Ongoing(Slot),
    /// The Haven of a player, as text of the Leader.
    Haven(Seat),
    Agenda(Seat),
    /// The Attack card in play.
    AttackCard(Slot),
    /// A card of The Streets.
    City(u8),
}

/// Which own deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Deck {
    Library,
    Faction,
}

/// A binding promise (§18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Promise {
    /// To answer this Scheme so.
    Answer(bool),
    /// To discard for Intel at the next attack on this player that needs it.
    Intel(Seat),
    /// Not to attack this player unless the player has so much agenda.
    Peace(Seat, u8),
}

/// One option of a question, or one outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    // Action Phase
    Draw,
    Recruit(Slot),
    Play(Slot),
    Attack(Slot),
    Claim(Slot),
    /// The action that a Title gives its bearer.
    TitleAction(Slot),
    Move(Slot),
    Regroup(Slot),
    Use(Source),
    BurnRetainer(Slot, Attachment),
    /// Show the n-th own face-down card to a foe.
    Show(u8, Seat),
    /// Ask a foe again to join.
    Invite(u8, Seat),
    /// Add 1 Prestige to the n-th own face-down card.
    Contribute(u8),
    Resolve(u8),
    Flip,
    EndTurn,
    // Where to
    Alone,
    With(Slot),
    FromLibrary,
    FromFaction,
    // What and whom
    Target(Slot),
    Mortal(u8),
    Type(Type),
    /// A card of the hand or the discard pile.
    Card(Slot),
    /// A card of the hand, laid face up in an attack.
    FaceUp(Slot),
    Block(Slot),
    Vampire(Slot),
    Foe(Seat),
    /// A Retainer and its bearer.
    Retainer(Slot, Attachment),
    Ongoing(Slot),
    CityCard(u8),
    FaceDown(u8),
    Option(u8),
    Amount(u8),
    Burn,
    Attach,
    Keep,
    Bottom,
    // Influence
    Exert(Slot),
    Modifier(Slot),
    Spend(u8),
    Hide(u8),
    Promise(Promise),
    // Plain answers
    Yes,
    No,
    Done,
    // Outcomes of chance
    First(Seat),
    Token(Seat),
    Drawn(Slot),
    City(u8),
}
