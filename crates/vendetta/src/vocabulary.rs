//! The words of the game: what is asked, what is chosen, what happens, what is refused.
//!
//! Each is declared here and nowhere else: notation, arguments of messages, places on the table, samples for
//! tests, the page's types and the list in `docs/vocabulary/` follow from the declaration. A new one needs its
//! variant here, the rule that uses it, and its messages in every language.

use elysium_kernel::{Seat, Seats};
use elysium_kit::Vocabulary;
use serde::{Deserialize, Serialize};

use crate::cards::{CardId, Clan};
use crate::places;
use crate::sets::{Loc, Slot};

/// What a question is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "word", content = "of", rename_all = "kebab-case")]
#[vocabulary(game = crate::Vendetta, names(CardId = "by", Slot = "card", Loc = "at", u8 = "n"))]
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
    Where(#[word(hidden)] Slot),
    Facing(#[word(hidden)] Slot, Loc),
    Blood(#[word(hidden)] Slot, Loc),
    Tokens(#[word(hidden)] Slot, Loc),
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
    RevealFor(CardId, #[word(hidden)] Slot),
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
    /// Which card of a hand comes down next.
    PlayNext(CardId),
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "word", content = "of", rename_all = "kebab-case")]
#[vocabulary(choices, game = crate::Vendetta,
    names(CardId = "card", Slot = "card", Clan = "clan", Loc = "at", Seat = "side", Pick = "pick", u8 = "n"))]
pub enum Choice {
    /// At the set-up: the clan to play.
    Clan(Clan),
    /// At the set-up: the relic to keep.
    #[word(lies_by = places::relic)]
    Relic(CardId),
    /// Hand management: the card that goes to the hand.
    Keep(Slot),
    /// Hand management: keep both and give this one up.
    Give(Slot),
    /// Hand management: the card that goes under the deck.
    Under(Slot),
    /// A Planning turn: the card to play. `at`, `face`, `blood` and `tokens` follow, as far as there is a choice. Also the
    /// next card of a hand that a card puts down.
    Play(Slot),
    /// The location to play it at, or to deploy at.
    At(Loc),
    /// Play it face up.
    #[word(notation = "face:up", nowhere)]
    FaceUp,
    /// Play it face down.
    #[word(notation = "face:down", nowhere)]
    FaceDown,
    /// Blood to deploy with it, or to pay.
    Blood(u8),
    /// Diablerie tokens to turn over for blood with it.
    Tokens(u8),
    /// Drain this ally or victim. As an outcome of chance: a frenzy drains it.
    #[word(lies_by = places::alliance)]
    Drain(CardId),
    /// Use a relic.
    #[word(lies_by = places::relic)]
    Use(CardId),
    /// The drained ally or victim that returns to the alliance.
    #[word(lies_by = places::alliance)]
    Restore(CardId),
    /// Look at the n-th card, counted from 1, on a side: `look:2.b.1`.
    #[word(lies_by = places::looked_at)]
    Look(Loc, Seat, #[word(name = "nth")] u8),
    /// The end of a turn or of a list; nothing more.
    #[word(nowhere)]
    Done,
    /// The Withdraw step: stay.
    #[word(nowhere)]
    Stay,
    /// The Withdraw step: withdraw.
    #[word(nowhere)]
    Withdraw,
    /// Do what a card allows.
    #[word(nowhere)]
    Yes,
    /// Leave it.
    #[word(nowhere)]
    No,
    /// Which of your cards acts next.
    Resolve(Slot),
    /// Your card to turn face down.
    Turn(Slot),
    /// Your card to take back into hand.
    Take(Slot),
    /// The card that a card is aimed at.
    Target(Slot),
    /// The player that a card is aimed at.
    #[word(lies_by = places::player)]
    Rival(Seat),
    /// What to accept where a card leaves the choice to you.
    #[word(nowhere)]
    Pick(Pick),
    /// Blood to bid, in secret.
    Bid(u8),
    /// The card of your hand to shuffle into your deck.
    Shuffle(Slot),
    // Outcomes of chance
    /// Chance: who begins with the ambition token.
    #[word(lies_by = places::player)]
    Ambition(Seat),
    /// Chance: a clan to choose from.
    Offer(Clan),
    /// Chance: the next ally, relic or location card.
    #[word(nowhere)]
    Draw(CardId),
    /// Chance: the next card of a clan deck.
    #[word(notation = "draw")]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "word", rename_all = "kebab-case")]
#[vocabulary(game = crate::Vendetta)]
pub enum Event {
    #[word(by_rule)]
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
    #[word(by_rule)]
    AllyLeaves {
        at: Loc,
        ally: CardId,
    },
    /// Cards looked at, kept or put under; the number is open, the card is not.
    Drew {
        who: Seat,
        #[word(absent = "hidden")]
        card: Option<CardId>,
        #[word(cause)]
        by: Option<CardId>,
    },
    Kept {
        who: Seat,
        #[word(absent_silent)]
        card: Option<CardId>,
    },
    PutUnder {
        who: Seat,
        #[word(absent_silent)]
        card: Option<CardId>,
    },
    ShuffledIn {
        who: Seat,
        #[word(absent = "hidden")]
        card: Option<CardId>,
        #[word(cause)]
        by: CardId,
    },
    /// A card of a hand that a card takes, before its new player puts it down.
    SawInHand {
        who: Seat,
        side: Seat,
        #[word(absent = "hidden")]
        card: Option<CardId>,
        #[word(cause)]
        by: CardId,
    },
    Looked {
        who: Seat,
        at: Loc,
        side: Seat,
        #[word(absent = "hidden")]
        card: Option<CardId>,
        #[word(cause)]
        by: CardId,
    },
    Played {
        who: Seat,
        #[word(absent = "hidden")]
        card: Option<CardId>,
        at: Loc,
        down: bool,
        #[word(cause)]
        by: Option<CardId>,
    },
    BloodDeployed {
        who: Seat,
        amount: u8,
        at: Loc,
        #[word(cause)]
        by: Option<CardId>,
    },
    TokensTurned {
        who: Seat,
        amount: u8,
        at: Loc,
    },
    #[word(by_rule)]
    Passed {
        who: Seat,
    },
    #[word(by_rule)]
    Gained {
        who: Seat,
        amount: u8,
        #[word(cause)]
        by: Option<CardId>,
    },
    #[word(by_rule)]
    Spent {
        who: Seat,
        amount: u8,
        #[word(cause)]
        by: Option<CardId>,
    },
    #[word(by_rule)]
    Lost {
        who: Seat,
        amount: u8,
        #[word(cause)]
        by: Option<CardId>,
    },
    Stolen {
        who: Seat,
        from: Seat,
        amount: u8,
        #[word(cause)]
        by: CardId,
    },
    Ignored {
        who: Seat,
        #[word(cause)]
        by: CardId,
        #[word(absent = "loss")]
        of: Option<CardId>,
    },
    /// From the bank onto a side.
    Added {
        who: Seat,
        amount: u8,
        at: Loc,
        #[word(cause)]
        by: CardId,
    },
    /// Deployed blood taken from a side: to a pool, another side, or the bank.
    Taken {
        who: Seat,
        from: Seat,
        amount: u8,
        at: Loc,
        #[word(cause)]
        by: CardId,
        deployed: bool,
    },
    Discarded {
        who: Seat,
        amount: u8,
        at: Loc,
        #[word(cause)]
        by: CardId,
    },
    #[word(by_rule)]
    BloodBack {
        who: Seat,
        amount: u8,
        at: Loc,
        #[word(cause)]
        by: Option<CardId>,
    },
    BloodMoved {
        who: Seat,
        amount: u8,
        from: Loc,
        to: Loc,
        #[word(cause)]
        by: CardId,
    },
    Exchanged {
        who: Seat,
        pool: u8,
        deployed: u8,
        at: Loc,
        #[word(cause)]
        by: CardId,
    },
    #[word(by_rule)]
    InfluenceGained {
        who: Seat,
        amount: u8,
        #[word(cause)]
        by: Option<CardId>,
    },
    #[word(by_rule)]
    InfluenceLost {
        who: Seat,
        amount: u8,
        #[word(cause)]
        by: Option<CardId>,
    },
    InfluenceGiven {
        who: Seat,
        to: Seat,
        amount: u8,
        #[word(cause)]
        by: CardId,
    },
    #[word(by_rule)]
    Frenzy {
        who: Seat,
        #[word(absent = "alone")]
        causer: Option<Seat>,
        #[word(cause)]
        by: Option<CardId>,
    },
    Drained {
        who: Seat,
        card: CardId,
        blood: u8,
    },
    #[word(by_rule)]
    Diablerie {
        who: Seat,
        tokens: u8,
    },
    #[word(by_rule)]
    Eliminated {
        who: Seat,
    },
    Restored {
        who: Seat,
        card: CardId,
        #[word(cause)]
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
        #[word(cause)]
        by: CardId,
    },
    Withdrew {
        who: Seat,
        at: Loc,
        #[word(absent = "to-hand")]
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
        #[word(cause)]
        by: CardId,
    },
    TurnedDown {
        who: Seat,
        #[word(absent = "hidden")]
        card: Option<CardId>,
        at: Loc,
        #[word(cause)]
        by: CardId,
    },
    #[word(by_rule)]
    ToHand {
        who: Seat,
        #[word(absent = "hidden")]
        card: Option<CardId>,
        #[word(cause)]
        by: Option<CardId>,
    },
    Moved {
        who: Seat,
        card: CardId,
        to: Loc,
        #[word(cause)]
        by: CardId,
    },
    Skips {
        who: Seat,
        at: Loc,
        #[word(cause)]
        by: CardId,
    },
    Forestalled {
        who: Seat,
        card: CardId,
        #[word(cause)]
        by: CardId,
    },
    Assault {
        who: Seat,
        at: Loc,
        #[word(cause)]
        by: CardId,
    },
    Bid {
        who: Seat,
        amount: u8,
        #[word(cause)]
        by: CardId,
    },
    LowestBid {
        who: Seat,
        #[word(cause)]
        by: CardId,
    },
    Picked {
        who: Seat,
        pick: Pick,
        #[word(cause)]
        by: CardId,
    },
    PartnerLeftOut {
        who: Seat,
        #[word(cause)]
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
    #[word(by_rule)]
    AllyWon {
        who: Seat,
        ally: CardId,
        at: Loc,
    },
    #[word(by_rule)]
    VictimDrawn {
        who: Seat,
        #[word(cause)]
        by: Option<CardId>,
    },
    #[word(by_rule)]
    NoVictimLeft {
        who: Seat,
    },
    #[word(by_rule)]
    NobodyLeft {
        at: Loc,
    },
    #[word(by_rule)]
    CardsBack {
        who: Seat,
        cards: u8,
    },
    Score {
        who: Seat,
        score: i8,
    },
    #[word(by_rule)]
    Won {
        winners: Seats,
    },
}

/// Why something cannot be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "word", rename_all = "kebab-case")]
#[vocabulary(game = crate::Vendetta)]
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
    OneCardATurn,
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

/// What speaks for an option, as the bot that rated it saw it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Vocabulary)]
#[vocabulary(game = crate::Vendetta, names(Loc = "at"))]
pub enum Motive {
    /// Set-up: this clan, or this relic, wins most often when bots play.
    WinsMost,
    /// The best of these cards on the whole.
    BestCard,
    /// With it the player probably comes first at this location.
    ProbablyWins(Loc),
    /// The prizes of this location are worth the try.
    WorthATry(Loc),
    /// What the card does counts most here.
    DoesMost(Loc),
    /// Blood raises the chances at this location by more than it is worth.
    RaisesChances(Loc),
    /// More blood is worth more in the pool.
    KeepsBlood,
    /// Others do not see the card before Revelation.
    Secret,
    /// Face down costs blood.
    FaceDownCosts,
    /// Face down, what the card does early would be lost.
    WorksFaceUp,
    /// Cards of rivals would take blood here.
    Danger(Loc),
    /// The deployed blood comes back.
    BloodComesBack,
    /// The cards do more at this location.
    FightsOn(Loc),
    /// It brings more than it costs.
    Pays,
    /// It costs more than it brings.
    DoesNotPay,
    /// Of these cards this one is missed least.
    MissedLeast,
    /// The strongest card that can be aimed at.
    StrongestTarget,
}
