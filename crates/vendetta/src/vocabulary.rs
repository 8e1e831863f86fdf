//! The words of the game: what is asked, what is chosen, what happens, what is refused.

use elysium_kernel::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::cards::{CardId, Clan};
use crate::sets::{Loc, Slot};

/// What a question is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    // Set-up
    Clan,
    Relic,
    // Hand management
    UseInHandManagement(CardId),
    Keep,
    KeepBoth(CardId),
    Under,
    // Planning
    Turn,
    Where(Slot),
    Facing(Slot, Loc),
    Blood(Slot, Loc),
    Tokens(Slot, Loc),
    EndTurn,
    Restore(CardId),
    // Resolution
    UseBeforeResolution(CardId),
    DeployWhere(CardId),
    Look(Loc),
    Stay(Loc),
    ChangeToken(CardId, Loc),
    Refuge(Loc),
    Cloak(CardId, Loc),
    UpTo(CardId, Loc),
    RevealFor(CardId, Slot),
    NextCard(Loc),
    May(CardId),
    Pay(CardId, u8),
    Pick(CardId),
    Bid(CardId),
    TurnDown(CardId),
    TurnOneDown(CardId),
    TakeBack(CardId),
    Target(CardId),
    Rival(CardId),
    MoveBlood(CardId, u8),
    Partner(CardId),
    AddToTotal(CardId, Loc),
    ReturnBlood(CardId, Loc),
    IgnoreLoss(CardId, u8),
    InsteadOfDraining(CardId),
    ShuffleIn(CardId),
    // Chance
    Chance,
}

/// One option of a question, or one outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    Clan(Clan),
    Relic(CardId),
    Keep(Slot),
    /// Keep both and give this one up.
    Give(Slot),
    Under(Slot),
    Play(Slot),
    At(Loc),
    FaceUp,
    FaceDown,
    Blood(u8),
    Tokens(u8),
    Drain(CardId),
    Use(CardId),
    Restore(CardId),
    /// The n-th card, counted from 1, on a side.
    Look(Loc, Seat, u8),
    Done,
    Stay,
    Withdraw,
    Yes,
    No,
    Resolve(Slot),
    Turn(Slot),
    Take(Slot),
    Target(Slot),
    Rival(Seat),
    Pick(Pick),
    Bid(u8),
    Shuffle(Slot),
    // Outcomes of chance
    Ambition(Seat),
    Offer(Clan),
    Draw(CardId),
    DrawSlot(Slot),
}

/// What a player accepts where a card leaves the choice to them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Pick {
    /// Skip the Preparation and Aftermath effects here.
    Skip,
    /// Let blood be stolen.
    Steal,
    /// Hand over deployed blood.
    Blood,
    /// Give up influence.
    Influence,
}

/// The phases of a round, for the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    Feed,
    LocationSetup,
    HandManagement,
    Planning,
    Resolution,
    EndOfRound,
}

/// The steps at a location, for the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    Withdraw,
    Revelation,
    Preparation,
    Conflict,
    Aftermath,
}

/// Something that happened. `by` is the card that did it; without one, the rule did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    Ambition {
        who: Seat,
    },
    ClanOffered {
        clan: Clan,
    },
    RelicOffered {
        relic: CardId,
    },
    ClanTaken {
        who: Seat,
        clan: Clan,
    },
    RelicTaken {
        who: Seat,
        relic: CardId,
    },
    LocationCard {
        at: Loc,
        card: CardId,
    },
    Round {
        round: u8,
    },
    Phase {
        phase: Phase,
    },
    Stage {
        at: Loc,
        stage: Stage,
    },
    AllyAppears {
        at: Loc,
        ally: CardId,
    },
    AllyLeaves {
        at: Loc,
        ally: CardId,
    },
    /// Cards looked at, kept or put under; the number is open, the card is not.
    Drew {
        who: Seat,
        card: Option<CardId>,
        by: Option<CardId>,
    },
    Kept {
        who: Seat,
        card: Option<CardId>,
    },
    PutUnder {
        who: Seat,
        card: Option<CardId>,
    },
    ShuffledIn {
        who: Seat,
        card: Option<CardId>,
        by: CardId,
    },
    Looked {
        who: Seat,
        at: Loc,
        side: Seat,
        card: Option<CardId>,
        by: CardId,
    },
    Played {
        who: Seat,
        card: Option<CardId>,
        at: Loc,
        down: bool,
        by: Option<CardId>,
    },
    BloodDeployed {
        who: Seat,
        amount: u8,
        at: Loc,
        by: Option<CardId>,
    },
    TokensTurned {
        who: Seat,
        amount: u8,
        at: Loc,
    },
    Passed {
        who: Seat,
    },
    Gained {
        who: Seat,
        amount: u8,
        by: Option<CardId>,
    },
    Spent {
        who: Seat,
        amount: u8,
        by: Option<CardId>,
    },
    Lost {
        who: Seat,
        amount: u8,
        by: Option<CardId>,
    },
    Stolen {
        who: Seat,
        from: Seat,
        amount: u8,
        by: CardId,
    },
    Ignored {
        who: Seat,
        by: CardId,
        of: Option<CardId>,
    },
    /// From the bank onto a side.
    Added {
        who: Seat,
        amount: u8,
        at: Loc,
        by: CardId,
    },
    /// Deployed blood taken from a side: to a pool, another side, or the bank.
    Taken {
        who: Seat,
        from: Seat,
        amount: u8,
        at: Loc,
        by: CardId,
        deployed: bool,
    },
    Discarded {
        who: Seat,
        amount: u8,
        at: Loc,
        by: CardId,
    },
    BloodBack {
        who: Seat,
        amount: u8,
        at: Loc,
        by: Option<CardId>,
    },
    BloodMoved {
        who: Seat,
        amount: u8,
        from: Loc,
        to: Loc,
        by: CardId,
    },
    Exchanged {
        who: Seat,
        pool: u8,
        deployed: u8,
        at: Loc,
        by: CardId,
    },
    InfluenceGained {
        who: Seat,
        amount: u8,
        by: Option<CardId>,
    },
    InfluenceLost {
        who: Seat,
        amount: u8,
        by: Option<CardId>,
    },
    InfluenceGiven {
        who: Seat,
        to: Seat,
        amount: u8,
        by: CardId,
    },
    Frenzy {
        who: Seat,
        causer: Option<Seat>,
        by: Option<CardId>,
    },
    Drained {
        who: Seat,
        card: CardId,
        blood: u8,
    },
    Diablerie {
        who: Seat,
        tokens: u8,
    },
    Eliminated {
        who: Seat,
    },
    Restored {
        who: Seat,
        card: CardId,
        by: CardId,
    },
    RelicUsed {
        who: Seat,
        relic: CardId,
    },
    Token {
        who: Seat,
        stays: bool,
        at: Loc,
    },
    TokenChanged {
        who: Seat,
        stays: bool,
        by: CardId,
    },
    Withdrew {
        who: Seat,
        at: Loc,
        to: Option<Loc>,
        cards: u8,
    },
    Revealed {
        who: Seat,
        card: CardId,
        at: Loc,
    },
    LeftDown {
        who: Seat,
        at: Loc,
        by: CardId,
    },
    TurnedDown {
        who: Seat,
        card: Option<CardId>,
        at: Loc,
        by: CardId,
    },
    ToHand {
        who: Seat,
        card: Option<CardId>,
        by: Option<CardId>,
    },
    Moved {
        who: Seat,
        card: CardId,
        to: Loc,
        by: CardId,
    },
    Skips {
        who: Seat,
        at: Loc,
        by: CardId,
    },
    Forestalled {
        who: Seat,
        card: CardId,
        by: CardId,
    },
    Assault {
        who: Seat,
        at: Loc,
        by: CardId,
    },
    Bid {
        who: Seat,
        amount: u8,
        by: CardId,
    },
    LowestBid {
        who: Seat,
        by: CardId,
    },
    Picked {
        who: Seat,
        pick: Pick,
        by: CardId,
    },
    PartnerLeftOut {
        who: Seat,
        by: CardId,
    },
    Total {
        who: Seat,
        at: Loc,
        total: u8,
    },
    Ranked {
        who: Seat,
        rank: u8,
        at: Loc,
    },
    AllyWon {
        who: Seat,
        ally: CardId,
        at: Loc,
    },
    VictimDrawn {
        who: Seat,
        by: Option<CardId>,
    },
    NoVictimLeft {
        who: Seat,
    },
    NobodyLeft {
        at: Loc,
    },
    CardsBack {
        who: Seat,
        cards: u8,
    },
    Score {
        who: Seat,
        score: i8,
    },
    Won {
        winners: Seats,
    },
}

impl Event {
    /// No card did it: the rule that applies is the whole reason.
    pub fn by_rule_alone(&self) -> bool {
        matches!(
            self,
            Event::Ambition { .. }
                | Event::AllyLeaves { .. }
                | Event::Passed { .. }
                | Event::Gained { by: None, .. }
                | Event::Spent { by: None, .. }
                | Event::Lost { by: None, .. }
                | Event::BloodBack { by: None, .. }
                | Event::InfluenceGained { by: None, .. }
                | Event::InfluenceLost { by: None, .. }
                | Event::Frenzy { by: None, .. }
                | Event::Diablerie { .. }
                | Event::Eliminated { .. }
                | Event::ToHand { by: None, .. }
                | Event::AllyWon { .. }
                | Event::VictimDrawn { by: None, .. }
                | Event::NoVictimLeft { .. }
                | Event::NobodyLeft { .. }
                | Event::CardsBack { .. }
                | Event::Won { .. }
        )
    }
}

/// Why something cannot be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    Players {
        players: u8,
    },
    Teams {
        players: u8,
    },
    TooFewCards {
        need: u8,
        have: u8,
    },
    /// A cost: the last blood cannot be spent, so one more than the cost is needed.
    Spend {
        cost: u8,
        have: u8,
    },
    /// Deploying by choice may not empty the pool.
    EmptiesPool {
        amount: u8,
        have: u8,
    },
    AtMost {
        limit: u8,
    },
    OnlyFaceDown {
        by: CardId,
    },
    MustPlay,
    NoTokens {
        want: u8,
        have: u8,
    },
    NotDrainable {
        card: CardId,
    },
    Used {
        relic: CardId,
    },
    NotNow {
        relic: CardId,
    },
    NothingDrained,
    NoCardInHand,
    NoInfluence {
        need: u8,
    },
    NothingDeployed,
    AlreadyThere,
}
