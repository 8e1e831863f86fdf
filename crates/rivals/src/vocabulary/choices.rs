//! What is chosen, and what the dice bring.

use elysium_kernel::Seat;
use elysium_kit::Vocabulary;
use serde::{Deserialize, Serialize};

use crate::cards::Type;
use crate::sets::Slot;
use crate::state::Attachment;
use crate::{notation, places};

/// Whose ability a player uses.
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

/// Which of the player's decks.
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
    /// Draw a card.
    #[word(lies_by = places::of_mine)]
    Draw,
    /// Recruit a vampire from your hand.
    Recruit(Slot),
    /// Play a card from your hand.
    Play(Slot),
    /// Attack with this vampire.
    Attack(Slot),
    /// This vampire claims the title of Prince.
    #[word(lies_by = places::claim)]
    Claim(Slot),
    /// The action that a Title gives its bearer.
    #[word(notation = "title")]
    TitleAction(Slot),
    /// This vampire goes to The Streets; `alone` or `with` follows.
    Move(Slot),
    /// This vampire changes parties; `alone` or `with` follows.
    Regroup(Slot),
    /// Use an ability, by the card that has it; also which of several effects comes next.
    Use(Source),
    /// Burn a Retainer of yours: `burn:vagrant.skunk`.
    #[word(notation = "burn", notation_by = notation::burned, behind = "<card>.<card>")]
    BurnRetainer(#[word(name = "vampire")] Slot, #[word(name = "card")] Attachment),
    /// Show your n-th face-down card to a foe: `show:1.b`.
    #[word(lies_by = places::of_mine)]
    Show(u8, Seat),
    /// Ask a foe again to join your n-th face-down card.
    #[word(lies_by = places::of_mine)]
    Invite(u8, Seat),
    /// Add 1 Prestige to your n-th face-down card.
    #[word(lies_by = places::of_mine)]
    Contribute(u8),
    /// Resolve your n-th face-down card.
    #[word(lies_by = places::of_mine)]
    Resolve(u8),
    /// Turn your Agenda up.
    #[word(lies_by = places::of_mine)]
    Flip,
    /// End the Action Phase.
    #[word(notation = "end", nowhere)]
    EndTurn,
    // Where to
    /// After `move` or `regroup`: alone.
    #[word(nowhere)]
    Alone,
    /// After `move` or `regroup`: with the party whose first member this is.
    With(Slot),
    /// From the Library.
    #[word(notation = "library", lies_by = places::of_mine)]
    FromLibrary,
    /// From the Faction Deck.
    #[word(notation = "faction", lies_by = places::of_mine)]
    FromFaction,
    // What and whom
    /// Whom to attack.
    Target(Slot),
    /// A mortal to attack: `target:cop`.
    #[word(notation = "target", notation_by = notation::of_city, behind = "<card>", lies_by = places::in_the_streets)]
    Mortal(u8),
    /// The type of an attack.
    #[word(nowhere)]
    Type(Type),
    /// A card of the hand or the discard pile.
    Card(Slot),
    /// A card of the hand, laid face up in an attack.
    FaceUp(Slot),
    /// Block with this vampire.
    Block(Slot),
    /// The vampire that is asked for.
    Vampire(Slot),
    /// The player that is asked for.
    #[word(notation = "player")]
    Foe(Seat),
    /// A Retainer and its bearer; `exhausted` where the bearer has a ready one like it, too.
    #[word(notation_by = notation::retainer, behind = "<card>.<card>[.exhausted]")]
    Retainer(#[word(name = "vampire")] Slot, #[word(name = "card")] Attachment),
    /// An Ongoing card and its player: `ongoing:b.the-spoils`; of several like it `ongoing:b.the-spoils.2` is the second.
    #[word(notation_by = notation::ongoing, behind = "<seat>.<card>[.<number>]")]
    Ongoing(Slot),
    /// An Ongoing Event: `ongoing:blood-hunt`.
    #[word(notation = "ongoing", notation_by = notation::of_city, behind = "<card>", lies_by = places::in_the_streets)]
    CityCard(u8),
    /// Your n-th face-down card.
    #[word(lies_by = places::of_mine)]
    FaceDown(u8),
    /// Which text of a card, from 1.
    #[word(notation_by = notation::text, nowhere)]
    Option(u8),
    /// How many, or how much.
    Amount(u8),
    /// Burn it.
    #[word(nowhere)]
    Burn,
    /// Attach it.
    #[word(nowhere)]
    Attach,
    /// Keep it.
    #[word(nowhere)]
    Keep,
    /// Put it under the deck.
    #[word(nowhere)]
    Bottom,
    // Influence
    /// Exert this vampire for its Influence.
    Exert(Slot),
    /// The Influence Modifier to play.
    Modifier(Slot),
    /// Prestige to spend openly for Influence.
    Spend(u8),
    /// Prestige to hide in the closed fist.
    Hide(u8),
    /// Make this promise: `promise:yes`, `promise:intel.c`, `promise:peace.c.9`.
    #[word(nowhere)]
    Promise(Promise),
    // Plain answers
    /// For it.
    #[word(nowhere)]
    Yes,
    /// Against it.
    #[word(nowhere)]
    No,
    /// No card, no block, no Reaction, nothing more.
    #[word(notation = "pass", nowhere)]
    Done,
    // Outcomes of chance
    /// Chance: who is Player 1.
    First(Seat),
    /// Chance: whose token is drawn.
    Token(Seat),
    /// Chance: the next card of a deck.
    #[word(lies_by = places::drawn)]
    Drawn(Slot),
    /// Chance: the next City card, also one that goes back into the box.
    #[word(notation_by = notation::of_city, behind = "<card>", lies_by = places::drawn)]
    City(u8),
}
