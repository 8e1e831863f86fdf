//! What happens.

use elysium_kernel::{Seat, Seats};
use elysium_kit::Vocabulary;
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "word", rename_all = "kebab-case")]
#[vocabulary(game = crate::Rivals)]
pub enum Event {
    // Set-up
    #[word(by_rule)]
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
    #[word(by_rule)]
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
    #[word(by_rule)]
    CityShuffled,
    #[word(by_rule)]
    CityEmpty,
    /// An Ongoing Event burns, or an Event that is done.
    EventBurned {
        card: CardId,
    },
    EventsReturned {
        amount: u8,
        #[word(cause)]
        by: CardId,
    },
    Returned {
        who: Seat,
    },
    StaysOut {
        vampire: CardId,
        #[word(cause)]
        by: CardId,
    },
    // Cards
    Drew {
        who: Seat,
        deck: Deck,
        #[word(absent = "hidden")]
        card: Option<CardId>,
        #[word(cause)]
        by: Option<CardId>,
    },
    #[word(by_rule)]
    NothingToDraw {
        who: Seat,
    },
    Discarded {
        who: Seat,
        card: CardId,
        #[word(cause)]
        by: Option<CardId>,
    },
    PutAway {
        who: Seat,
        card: CardId,
        #[word(cause)]
        by: CardId,
    },
    Recovered {
        who: Seat,
        card: CardId,
        #[word(cause)]
        by: CardId,
    },
    Recruited {
        who: Seat,
        vampire: CardId,
        cost: u8,
    },
    #[word(by_rule)]
    FraudBurned {
        who: Seat,
        vampire: CardId,
    },
    Played {
        who: Seat,
        card: CardId,
        #[word(absent = "alone")]
        vampire: Option<CardId>,
    },
    PlayedFaceDown {
        who: Seat,
        #[word(absent = "hidden")]
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
        #[word(absent = "hidden")]
        card: Option<CardId>,
        #[word(cause)]
        by: CardId,
    },
    KeptOnTop {
        who: Seat,
        deck: Deck,
        #[word(cause)]
        by: CardId,
    },
    PutUnder {
        who: Seat,
        deck: Deck,
        #[word(cause)]
        by: CardId,
    },
    TopRevealed {
        who: Seat,
        card: CardId,
        #[word(cause)]
        by: CardId,
    },
    OngoingBurned {
        who: Seat,
        card: CardId,
        #[word(cause)]
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
        #[word(cause)]
        by: CardId,
    },
    // Tokens
    #[word(by_rule)]
    GainedPrestige {
        who: Seat,
        amount: u8,
        #[word(cause)]
        by: Option<CardId>,
    },
    #[word(by_rule)]
    LostPrestige {
        who: Seat,
        amount: u8,
        #[word(cause, absent = "torpor")]
        by: Option<CardId>,
    },
    PaidPrestige {
        who: Seat,
        amount: u8,
        #[word(cause, absent_silent)]
        by: Option<CardId>,
    },
    StolePrestige {
        who: Seat,
        from: Seat,
        amount: u8,
        #[word(cause)]
        by: CardId,
    },
    #[word(by_rule)]
    GainedAgenda {
        who: Seat,
        amount: u8,
        #[word(cause)]
        by: Option<CardId>,
    },
    #[word(by_rule)]
    LostAgenda {
        who: Seat,
        amount: u8,
        #[word(cause)]
        by: Option<CardId>,
    },
    LostBlood {
        vampire: CardId,
        amount: u8,
        #[word(cause)]
        by: CardId,
    },
    PaidBlood {
        vampire: CardId,
        amount: u8,
        #[word(cause)]
        by: CardId,
    },
    StoleBlood {
        vampire: CardId,
        from: CardId,
        amount: u8,
        #[word(cause)]
        by: CardId,
    },
    #[word(by_rule)]
    Mended {
        vampire: CardId,
        amount: u8,
        #[word(cause)]
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
        #[word(cause)]
        by: CardId,
    },
    Marked {
        vampire: CardId,
        #[word(cause)]
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
    #[word(by_rule)]
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
        #[word(absent = "hidden")]
        card: Option<CardId>,
    },
    NoCard {
        who: Seat,
    },
    Blocked {
        who: Seat,
        vampire: CardId,
    },
    #[word(by_rule)]
    BlockUndone {
        who: Seat,
        vampire: CardId,
    },
    ReactionLaid {
        who: Seat,
        #[word(absent = "hidden")]
        card: Option<CardId>,
    },
    #[word(by_rule)]
    ReactionBack {
        who: Seat,
    },
    Revealed {
        who: Seat,
        card: CardId,
    },
    #[word(by_rule)]
    Illegal {
        who: Seat,
        card: CardId,
    },
    Retargeted {
        target: CardId,
    },
    Cancelled {
        card: CardId,
        #[word(cause)]
        by: CardId,
    },
    TextVoid {
        card: CardId,
        #[word(cause)]
        by: CardId,
    },
    MoreDamage {
        amount: u8,
        #[word(cause)]
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
        hunter: CardId,
        victim: CardId,
        amount: u8,
    },
    Redirected {
        who: Seat,
        to: Seat,
        amount: u8,
        #[word(cause)]
        by: CardId,
    },
    #[word(by_rule)]
    Reduced {
        victim: CardId,
        amount: u8,
    },
    Prevented {
        victim: CardId,
        amount: u8,
        #[word(cause)]
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
        #[word(cause)]
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
        #[word(cause)]
        by: CardId,
    },
    // Torpor
    #[word(by_rule)]
    Torpor {
        who: Seat,
        vampire: CardId,
        #[word(absent = "alone")]
        by: Option<Seat>,
    },
    #[word(by_rule)]
    VampireBurned {
        who: Seat,
        vampire: CardId,
        #[word(absent = "alone")]
        by: Option<Seat>,
    },
    #[word(by_rule)]
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
    #[word(by_rule)]
    ClaimFailed {
        vampire: CardId,
    },
    #[word(by_rule)]
    Prince {
        who: Seat,
        vampire: CardId,
        title: CardId,
    },
    #[word(by_rule)]
    PrinceFree,
    // Influence
    Exerted {
        vampire: CardId,
        amount: u8,
    },
    MoreInfluence {
        who: Seat,
        amount: u8,
        #[word(cause)]
        by: CardId,
    },
    ModifierLaid {
        who: Seat,
        #[word(absent = "hidden")]
        card: Option<CardId>,
    },
    /// Prestige in the fist: that there is some is seen, how much is not.
    Hid {
        who: Seat,
        #[word(absent = "hidden")]
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
        #[word(cause)]
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
        #[word(absent = "hidden")]
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
    #[word(by_rule)]
    KnockedOut {
        who: Seat,
        #[word(absent = "alone")]
        by: Option<Seat>,
    },
    #[word(by_rule)]
    TurnLimit,
    #[word(by_rule)]
    Won {
        winners: Seats,
    },
}
