//! What is refused, and the facts of it.

use elysium_kernel::Seat;
use elysium_kit::Vocabulary;
use serde::{Deserialize, Serialize};

use super::Promise;
use crate::cards::{CardId, Clan, Type};

/// Why something cannot be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "word", rename_all = "kebab-case")]
#[vocabulary(game = crate::Rivals)]
pub enum Why {
    // Set-up
    Players {
        players: u8,
    },
    /// A deck breaks a limit: whose, and which number where which is needed.
    DeckSize {
        seat: Seat,
        have: u8,
        least: u8,
        most: u8,
    },
    Copies {
        seat: Seat,
        card: CardId,
        have: u8,
        most: u8,
    },
    WrongPile {
        seat: Seat,
        card: CardId,
    },
    Tokens {
        have: u8,
        least: u8,
    },
    Taken {
        vampire: CardId,
    },
    // Actions
    NoActionLeft,
    NotReady {
        vampire: CardId,
    },
    NotInStreets {
        vampire: CardId,
    },
    OnlyOnce {
        vampire: CardId,
    },
    InPlay {
        vampire: CardId,
    },
    Used {
        card: CardId,
    },
    DeckEmpty,
    Prestige {
        cost: u8,
        have: u8,
    },
    Blood {
        vampire: CardId,
        cost: u8,
        have: u8,
    },
    Potency {
        vampire: CardId,
        need: u8,
        have: u8,
    },
    Clan {
        clan: Clan,
    },
    NoTarget {
        card: CardId,
    },
    NoCards {
        need: u8,
        have: u8,
    },
    NotNow {
        card: CardId,
    },
    InTorpor {
        vampire: CardId,
    },
    NoLeader,
    PrinceNotFree,
    // Attack
    NoTurnYet {
        who: Seat,
    },
    TooSecret {
        secrecy: u8,
        reach: u8,
    },
    WrongType {
        card: CardId,
        kind: Type,
    },
    NoRanged {
        by: CardId,
    },
    Unblockable {
        vampire: CardId,
    },
    NotAGuard {
        vampire: CardId,
    },
    BlocksItself {
        vampire: CardId,
    },
    UsedInAttack {
        card: CardId,
    },
    NotTheRival {
        who: Seat,
    },
    // Influence
    Influence {
        need: u8,
        have: u8,
    },
    NoInfluence {
        vampire: CardId,
    },
    OneModifier,
    Titled {
        vampire: CardId,
    },
    TitleTaken {
        card: CardId,
    },
    OnePerPlayer {
        card: CardId,
    },
    ActivePlayerSaysYes,
    // Conspiracies
    NotEnough {
        need: u8,
        have: u8,
    },
    OncePerTurn,
    Contributors,
    // Promises
    Promised {
        who: Seat,
        promise: Promise,
    },
    AlreadyPromised,
    // Mending
    FullBlood {
        vampire: CardId,
    },
}
