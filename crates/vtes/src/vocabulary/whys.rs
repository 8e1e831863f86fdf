//! What is refused, and the facts of it.

use elysium_kernel::Seat;
use elysium_kit::Vocabulary;
use serde::{Deserialize, Serialize};

use crate::cards::{CardId, Discipline};

/// Why something cannot be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "word", rename_all = "kebab-case")]
#[vocabulary(game = crate::Vtes)]
pub enum Why {
    // Set-up
    Players {
        players: u8,
    },
    DeckSize {
        seat: Seat,
        have: u8,
        least: u8,
        most: u8,
    },
    WrongPile {
        seat: Seat,
        card: CardId,
    },
    Groups {
        seat: Seat,
    },
    // Cards
    NotNow {
        card: CardId,
    },
    /// A card of the hand that is played at other moments.
    OtherTime {
        card: CardId,
    },
    NotInBloodHunt,
    NoMinion {
        card: CardId,
    },
    NeedsDiscipline {
        minion: CardId,
        discipline: Discipline,
        superior: bool,
    },
    NeedsClan {
        card: CardId,
        #[word(absent = "nobody")]
        minion: Option<CardId>,
    },
    NeedsMore {
        card: CardId,
        #[word(absent = "nobody")]
        minion: Option<CardId>,
    },
    NeedsPool {
        needs: u8,
        has: u8,
    },
    NeedsBlood {
        card: CardId,
        needs: u8,
        has: u8,
    },
    NoTarget {
        card: CardId,
    },
    OncePer {
        card: CardId,
    },
    NotForAllies {
        minion: CardId,
    },
    NoMasterAction,
    OneTrifle,
    OutOfTurnInOwnTurn,
    OutOfTurnUsed,
    OneEvent,
    EventPlayed {
        card: CardId,
    },
    StealthNotNeeded,
    InterceptNotNeeded,
    NotBlocking {
        minion: CardId,
    },
    Condition {
        card: CardId,
    },
    // Minions
    Locked {
        card: CardId,
    },
    /// Only who is locked, and has not been woken, wakes.
    Awake {
        minion: CardId,
    },
    NotReady {
        card: CardId,
    },
    CannotAct {
        minion: CardId,
    },
    MustHunt {
        minion: CardId,
    },
    MustActFirst {
        minion: CardId,
    },
    AlreadyBled {
        minion: CardId,
    },
    AlreadyCalled {
        minion: CardId,
    },
    SameAction {
        minion: CardId,
        card: CardId,
    },
    AlliesCannot {
        minion: CardId,
    },
    NobodyToBleed,
    Barred {
        card: CardId,
    },
    InTorpor {
        minion: CardId,
    },
    HasTitle {
        minion: CardId,
    },
    AlreadyAnarch {
        minion: CardId,
    },
    // Blocks
    MayNotBlock {
        who: Seat,
    },
    HasDeclined {
        who: Seat,
    },
    FailedAlready {
        minion: CardId,
    },
    // Combat
    ManeuveredLast {
        minion: CardId,
    },
    PressedLast {
        minion: CardId,
    },
    StrikeBound {
        minion: CardId,
    },
    NothingToPrevent {
        card: CardId,
    },
    StrikesLeft {
        minion: CardId,
    },
    StrikesGained {
        minion: CardId,
    },
    // Influence
    NoTransfers {
        needs: u8,
        has: u8,
    },
    LastPool,
    NotFull {
        has: u8,
        needs: u8,
    },
    CryptEmpty,
    NoRoom,
    // Votes
    NoVotes {
        card: CardId,
    },
    HasVoted {
        card: CardId,
    },
    Abstains {
        card: CardId,
    },
    OneCardVote,
    NoEdge,
    // Stops
    OwnTurn,
    NoActionUnderWay,
    NoCombatUnderWay,
    AimedAtYou,
    // Withdrawal
    LibraryLeft,
    HandFull,
}
