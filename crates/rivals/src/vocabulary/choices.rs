//! What is chosen, and what the dice bring.

use elysium_kernel::Seat;
use elysium_kit::Vocabulary;
use serde::{Deserialize, Serialize};

use crate::cards::Type;
use crate::sets::Slot;
use crate::state::Attachment;
use crate::{notation, places};

/// What speaks where a player uses an ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "word", content = "of", rename_all = "kebab-case")]
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
#[serde(tag = "word", content = "of", rename_all = "kebab-case")]
pub enum Promise {
    /// To answer this Scheme so.
    Answer(bool),
    /// To discard for Intel at the next attack on this player that needs it.
    Intel(Seat),
    /// Not to attack this player unless the player has so much agenda.
    Peace(Seat, u8),
}

/// One option of a question, or one outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "word", content = "of", rename_all = "kebab-case")]
#[vocabulary(choices, game = crate::Rivals,
    names(Slot = "card", Seat = "foe", u8 = "n", Type = "type", Source = "source", Promise = "promise"))]
pub enum Choice {
    // Action Phase
    #[word(lies_by = places::of_mine)]
    Draw,
    Recruit(Slot),
    Play(Slot),
    Attack(Slot),
    #[word(lies_by = places::claim)]
    Claim(Slot),
    /// The action that a Title gives its bearer.
    #[word(notation = "title")]
    TitleAction(Slot),
    Move(Slot),
    Regroup(Slot),
    #[word(notation_by = notation::used)]
    Use(Source),
    #[word(notation_by = notation::burned)]
    BurnRetainer(#[word(name = "vampire")] Slot, #[word(name = "card")] Attachment),
    /// Show the n-th own face-down card to a foe.
    #[word(lies_by = places::of_mine)]
    Show(u8, Seat),
    /// Ask a foe again to join.
    #[word(lies_by = places::of_mine)]
    Invite(u8, Seat),
    /// Add 1 Prestige to the n-th own face-down card.
    #[word(lies_by = places::of_mine)]
    Contribute(u8),
    #[word(lies_by = places::of_mine)]
    Resolve(u8),
    #[word(lies_by = places::of_mine)]
    Flip,
    #[word(notation = "end", nowhere)]
    EndTurn,
    // Where to
    #[word(nowhere)]
    Alone,
    With(Slot),
    #[word(notation = "library", lies_by = places::of_mine)]
    FromLibrary,
    #[word(notation = "faction", lies_by = places::of_mine)]
    FromFaction,
    // What and whom
    Target(Slot),
    #[word(notation_by = notation::of_city, lies_by = places::in_the_streets)]
    Mortal(u8),
    #[word(nowhere)]
    Type(Type),
    /// A card of the hand or the discard pile.
    Card(Slot),
    /// A card of the hand, laid face up in an attack.
    FaceUp(Slot),
    Block(Slot),
    Vampire(Slot),
    #[word(notation = "player")]
    Foe(Seat),
    /// A Retainer and its bearer.
    #[word(notation_by = notation::retainer)]
    Retainer(#[word(name = "vampire")] Slot, #[word(name = "card")] Attachment),
    #[word(notation_by = notation::ongoing)]
    Ongoing(Slot),
    #[word(notation_by = notation::of_city, lies_by = places::in_the_streets)]
    CityCard(u8),
    #[word(lies_by = places::of_mine)]
    FaceDown(u8),
    #[word(notation_by = notation::text, nowhere)]
    Option(u8),
    Amount(u8),
    #[word(nowhere)]
    Burn,
    #[word(nowhere)]
    Attach,
    #[word(nowhere)]
    Keep,
    #[word(nowhere)]
    Bottom,
    // Influence
    Exert(Slot),
    Modifier(Slot),
    Spend(u8),
    Hide(u8),
    #[word(nowhere)]
    Promise(Promise),
    // Plain answers
    #[word(nowhere)]
    Yes,
    #[word(nowhere)]
    No,
    #[word(notation = "pass", nowhere)]
    Done,
    // Outcomes of chance
    First(Seat),
    Token(Seat),
    #[word(lies_by = places::drawn)]
    Drawn(Slot),
    #[word(notation_by = notation::of_city, lies_by = places::drawn)]
    City(u8),
}
