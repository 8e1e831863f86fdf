//! What happens.

use elysium_kernel::{Seat, Seats};
use serde::{Deserialize, Serialize};

use super::{Deck, Promise};
use crate::cards::{CardId, Type};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    Beginning,
    Action,
    End,
}

/// Something that happened. `by` is the card that did it; without one, the rule did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    // Set-up
    FirstPlayer {
        who: Seat,
    },
    LeaderChosen {
        who: Seat,
        vampire: CardId,
    },
    Bid {
        who: Seat,
        amount: u8,
    },
    BidPassed {
        who: Seat,
    },
    BidWon {
        who: Seat,
        amount: u8,
        vampire: CardId,
    },
    TokenBack {
        who: Seat,
    },
    RivalToken {
        who: Seat,
        rival: Seat,
    },
    // Turn
    Turn {
        who: Seat,
        turn: u8,
    },
    Phase {
        phase: Phase,
    },
    CityCard {
        card: CardId,
    },
    CityShuffled,
    CityEmpty,
    /// An Ongoing Event burns, or an Event that is done.
    EventBurned {
        card: CardId,
    },
    EventsReturned {
        amount: u8,
        by: CardId,
    },
    Returned {
        who: Seat,
    },
    StaysOut {
        vampire: CardId,
        by: CardId,
    },
    // Cards
    Drew {
        who: Seat,
        deck: Deck,
        card: Option<CardId>,
        by: Option<CardId>,
    },
    NothingToDraw {
        who: Seat,
    },
    Discarded {
        who: Seat,
        card: CardId,
        by: Option<CardId>,
    },
    PutAway {
        who: Seat,
        card: CardId,
        by: CardId,
    },
    Recovered {
        who: Seat,
        card: CardId,
        by: CardId,
    },
    Recruited {
        who: Seat,
        vampire: CardId,
        cost: u8,
    },
    FraudBurned {
        who: Seat,
        vampire: CardId,
    },
    Played {
        who: Seat,
        card: CardId,
        vampire: Option<CardId>,
    },
    PlayedFaceDown {
        who: Seat,
        card: Option<CardId>,
        vampire: CardId,
    },
    Used {
        who: Seat,
        card: CardId,
    },
    Peeked {
        who: Seat,
        deck: Deck,
        card: Option<CardId>,
        by: CardId,
    },
    KeptOnTop {
        who: Seat,
        deck: Deck,
        by: CardId,
    },
    PutUnder {
        who: Seat,
        deck: Deck,
        by: CardId,
    },
    TopRevealed {
        who: Seat,
        card: CardId,
        by: CardId,
    },
    OngoingBurned {
        who: Seat,
        card: CardId,
        by: CardId,
    },
    // Movement
    Moved {
        vampire: CardId,
    },
    Joined {
        vampire: CardId,
        with: CardId,
    },
    WentAlone {
        vampire: CardId,
    },
    Exhausted {
        vampire: CardId,
        by: CardId,
    },
    // Tokens
    GainedPrestige {
        who: Seat,
        amount: u8,
        by: Option<CardId>,
    },
    LostPrestige {
        who: Seat,
        amount: u8,
        by: Option<CardId>,
    },
    PaidPrestige {
        who: Seat,
        amount: u8,
        by: Option<CardId>,
    },
    StolePrestige {
        who: Seat,
        from: Seat,
        amount: u8,
        by: CardId,
    },
    GainedAgenda {
        who: Seat,
        amount: u8,
        by: Option<CardId>,
    },
    LostAgenda {
        who: Seat,
        amount: u8,
        by: Option<CardId>,
    },
    LostBlood {
        vampire: CardId,
        amount: u8,
        by: CardId,
    },
    PaidBlood {
        vampire: CardId,
        amount: u8,
        by: CardId,
    },
    StoleBlood {
        vampire: CardId,
        from: CardId,
        amount: u8,
        by: CardId,
    },
    Mended {
        vampire: CardId,
        amount: u8,
        by: Option<CardId>,
    },
    Loaded {
        who: Seat,
        card: CardId,
        amount: u8,
    },
    /// Prestige of the supply onto a face-down card, by its place.
    Fed {
        who: Seat,
        nth: u8,
        amount: u8,
        by: CardId,
    },
    Marked {
        vampire: CardId,
        by: CardId,
    },
    MarkTaken {
        who: Seat,
        vampire: CardId,
        amount: u8,
    },
    // Attack
    Attack {
        who: Seat,
        attacker: CardId,
        target: CardId,
    },
    Intel {
        who: Seat,
        amount: u8,
        have: u8,
        need: u8,
    },
    OutOfReach {
        attacker: CardId,
        target: CardId,
    },
    AttackOver {
        attacker: CardId,
    },
    AttackType {
        attacker: CardId,
        kind: Type,
    },
    CardLaid {
        who: Seat,
        card: Option<CardId>,
    },
    NoCard {
        who: Seat,
    },
    Blocked {
        who: Seat,
        vampire: CardId,
    },
    BlockUndone {
        who: Seat,
        vampire: CardId,
    },
    ReactionLaid {
        who: Seat,
        card: Option<CardId>,
    },
    ReactionBack {
        who: Seat,
    },
    Revealed {
        who: Seat,
        card: CardId,
    },
    Illegal {
        who: Seat,
        card: CardId,
    },
    Retargeted {
        target: CardId,
    },
    Cancelled {
        card: CardId,
        by: CardId,
    },
    TextVoid {
        card: CardId,
        by: CardId,
    },
    MoreDamage {
        amount: u8,
        by: CardId,
    },
    Unblockable {
        vampire: CardId,
    },
    Damage {
        victim: CardId,
        amount: u8,
        kind: Type,
        aggravated: bool,
    },
    HunterDamage {
        victim: CardId,
        amount: u8,
    },
    Redirected {
        who: Seat,
        to: Seat,
        amount: u8,
        by: CardId,
    },
    Reduced {
        victim: CardId,
        amount: u8,
    },
    Prevented {
        victim: CardId,
        amount: u8,
        by: CardId,
    },
    DamageTaken {
        victim: CardId,
        amount: u8,
    },
    NoDamage {
        victim: CardId,
    },
    // Mortals and attachments
    MortalSurvived {
        card: CardId,
    },
    MortalDefeated {
        who: Seat,
        card: CardId,
    },
    MortalBurned {
        card: CardId,
    },
    MortalDiscarded {
        card: CardId,
    },
    HunterBack {
        card: CardId,
    },
    HunterBurned {
        card: CardId,
        by: CardId,
    },
    Attached {
        vampire: CardId,
        card: CardId,
    },
    AttachmentBurned {
        vampire: CardId,
        card: CardId,
    },
    AttachmentDiscarded {
        vampire: CardId,
        card: CardId,
    },
    RetainerTaken {
        vampire: CardId,
        from: CardId,
        card: CardId,
        by: CardId,
    },
    // Torpor
    Torpor {
        who: Seat,
        vampire: CardId,
        by: Option<Seat>,
    },
    VampireBurned {
        who: Seat,
        vampire: CardId,
        by: Option<Seat>,
    },
    BackFromTorpor {
        who: Seat,
        vampire: CardId,
    },
    // Prince
    Claim {
        who: Seat,
        vampire: CardId,
    },
    ClaimLetPass {
        who: Seat,
    },
    ClaimFailed {
        vampire: CardId,
    },
    Prince {
        who: Seat,
        vampire: CardId,
    },
    PrinceFree,
    // Influence
    Exerted {
        vampire: CardId,
        amount: u8,
    },
    MoreInfluence {
        who: Seat,
        amount: u8,
        by: CardId,
    },
    ModifierLaid {
        who: Seat,
        card: Option<CardId>,
    },
    /// Prestige in the fist: that there is some is seen, how much is not.
    Hid {
        who: Seat,
        amount: Option<u8>,
    },
    SpentForInfluence {
        who: Seat,
        amount: u8,
    },
    Answer {
        who: Seat,
        yes: bool,
        visible: u8,
    },
    HandOpened {
        who: Seat,
        amount: u8,
    },
    SchemeResult {
        card: CardId,
        yes: u8,
        no: u8,
    },
    Named {
        who: Seat,
        seats: Seats,
        by: CardId,
    },
    Promised {
        who: Seat,
        promise: Promise,
    },
    PromiseKept {
        who: Seat,
        promise: Promise,
    },
    // Conspiracies
    Shown {
        who: Seat,
        nth: u8,
        to: Seat,
        card: Option<CardId>,
    },
    Contributed {
        who: Seat,
        to: Seat,
        nth: u8,
    },
    Resolved {
        who: Seat,
        card: CardId,
    },
    // Agenda and end
    AgendaFlipped {
        who: Seat,
        card: CardId,
    },
    KnockedOut {
        who: Seat,
        by: Option<Seat>,
    },
    TurnLimit,
    Won {
        winners: Seats,
    },
}

impl Event {
    /// No card did it: the rule that applies is the whole reason.
    pub fn by_rule_alone(&self) -> bool {
        matches!(
            self,
            Event::FirstPlayer { .. }
                | Event::TokenBack { .. }
                | Event::CityShuffled
                | Event::CityEmpty
                | Event::FraudBurned { .. }
                | Event::NothingToDraw { .. }
                | Event::GainedPrestige { by: None, .. }
                | Event::LostPrestige { by: None, .. }
                | Event::GainedAgenda { by: None, .. }
                | Event::LostAgenda { by: None, .. }
                | Event::Mended { by: None, .. }
                | Event::OutOfReach { .. }
                | Event::Illegal { .. }
                | Event::BlockUndone { .. }
                | Event::ReactionBack { .. }
                | Event::Reduced { .. }
                | Event::Torpor { .. }
                | Event::VampireBurned { .. }
                | Event::BackFromTorpor { .. }
                | Event::ClaimFailed { .. }
                | Event::Prince { .. }
                | Event::PrinceFree
                | Event::KnockedOut { .. }
                | Event::TurnLimit
                | Event::Won { .. }
        )
    }
}
