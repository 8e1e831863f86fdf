//! What happens.

use elysium_kernel::{Seat, Seats};
use elysium_kit::Vocabulary;
use serde::{Deserialize, Serialize};

use crate::cards::{CardId, Clan, Deed, Discipline, Phase, Sect};

/// Something that happened. `by` is the card that did it; without one, the rule did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "word", rename_all = "kebab-case")]
#[vocabulary(game = crate::Vtes)]
pub enum Event {
    // The turn
    Turn {
        who: Seat,
        turn: u16,
    },
    Phase {
        who: Seat,
        phase: Phase,
    },
    /// Out-of-turn masters are charged to a master phase, which has so many actions left.
    MasterActionsCharged {
        who: Seat,
        n: u8,
        left: u8,
    },
    EdgePool {
        who: Seat,
    },
    // Cards
    Drew {
        who: Seat,
        #[word(absent = "hidden")]
        card: Option<CardId>,
    },
    DrewCrypt {
        who: Seat,
        #[word(absent = "hidden")]
        card: Option<CardId>,
    },
    Discarded {
        who: Seat,
        card: CardId,
        #[word(cause)]
        by: Option<CardId>,
    },
    Played {
        who: Seat,
        card: CardId,
        #[word(absent = "alone")]
        minion: Option<CardId>,
    },
    Used {
        who: Seat,
        card: CardId,
    },
    Cancelled {
        card: CardId,
        #[word(cause)]
        by: Option<CardId>,
    },
    Burned {
        card: CardId,
        #[word(cause)]
        by: Option<CardId>,
    },
    Removed {
        card: CardId,
        #[word(cause)]
        by: Option<CardId>,
    },
    EntersPlay {
        who: Seat,
        card: CardId,
        #[word(absent = "alone")]
        on: Option<CardId>,
    },
    Moved {
        card: CardId,
        on: CardId,
        #[word(cause)]
        by: Option<CardId>,
    },
    Stolen {
        who: Seat,
        card: CardId,
        #[word(cause)]
        by: Option<CardId>,
    },
    /// Somebody had it for a while only.
    ControlEnds {
        who: Seat,
        card: CardId,
    },
    ReturnedToHand {
        who: Seat,
        card: CardId,
        #[word(cause)]
        by: Option<CardId>,
    },
    Shown {
        who: Seat,
        card: CardId,
    },
    Looked {
        who: Seat,
        of: Seat,
        #[word(absent = "hidden")]
        card: Option<CardId>,
    },
    Shuffled {
        who: Seat,
    },
    // Tokens
    PoolGained {
        who: Seat,
        n: u8,
        #[word(cause)]
        by: Option<CardId>,
    },
    PoolLost {
        who: Seat,
        n: u8,
        #[word(cause)]
        by: Option<CardId>,
    },
    BloodGained {
        card: CardId,
        n: u8,
        #[word(cause)]
        by: Option<CardId>,
    },
    BloodLost {
        card: CardId,
        n: u8,
        #[word(cause)]
        by: Option<CardId>,
    },
    BloodMoved {
        from: CardId,
        to: CardId,
        n: u8,
        #[word(cause)]
        by: Option<CardId>,
    },
    CountersGained {
        card: CardId,
        n: u8,
        #[word(cause)]
        by: Option<CardId>,
    },
    CountersLost {
        card: CardId,
        n: u8,
        #[word(cause)]
        by: Option<CardId>,
    },
    EdgeTaken {
        who: Seat,
        #[word(cause)]
        by: Option<CardId>,
    },
    EdgeBurned {
        who: Seat,
    },
    EdgeReturned,
    // States
    Locked {
        card: CardId,
        #[word(cause)]
        by: Option<CardId>,
    },
    Unlocked {
        card: CardId,
        #[word(cause)]
        by: Option<CardId>,
    },
    AllUnlocked {
        who: Seat,
    },
    Woken {
        card: CardId,
        #[word(cause)]
        by: Option<CardId>,
    },
    ToTorpor {
        card: CardId,
        #[word(cause)]
        by: Option<CardId>,
    },
    LeavesTorpor {
        card: CardId,
        #[word(cause)]
        by: Option<CardId>,
    },
    ToUncontrolled {
        card: CardId,
        #[word(cause)]
        by: Option<CardId>,
    },
    TitleGained {
        card: CardId,
        title: crate::titles::Title,
        #[word(cause)]
        by: Option<CardId>,
    },
    TitleLost {
        card: CardId,
        title: crate::titles::Title,
    },
    SectChanged {
        card: CardId,
        sect: Sect,
        #[word(cause)]
        by: Option<CardId>,
    },
    DisciplineGained {
        card: CardId,
        discipline: Discipline,
        #[word(cause)]
        by: Option<CardId>,
    },
    // Contests
    Contested {
        card: CardId,
        who: Seat,
    },
    ContestPaid {
        card: CardId,
        who: Seat,
    },
    Yielded {
        card: CardId,
        who: Seat,
    },
    ContestOver {
        card: CardId,
        who: Seat,
    },
    TitleContested {
        card: CardId,
        title: crate::titles::Title,
    },
    TitleYielded {
        card: CardId,
        title: crate::titles::Title,
    },
    TitleKept {
        card: CardId,
        title: crate::titles::Title,
    },
    // Actions
    Announced {
        who: Seat,
        minion: CardId,
        deed: Deed,
        #[word(absent = "plain")]
        card: Option<CardId>,
        #[word(absent = "undirected")]
        at: Option<Seat>,
    },
    Targeted {
        card: CardId,
        target: CardId,
    },
    TargetedPlayer {
        card: CardId,
        target: Seat,
    },
    TargetedPlace {
        card: CardId,
        who: Seat,
        place: u8,
    },
    Attempts {
        who: Seat,
        minion: CardId,
    },
    Stealth {
        minion: CardId,
        n: i8,
        #[word(cause)]
        by: Option<CardId>,
    },
    Intercept {
        minion: CardId,
        n: i8,
        #[word(cause)]
        by: Option<CardId>,
    },
    BleedChanged {
        n: i8,
        #[word(cause)]
        by: Option<CardId>,
    },
    AttemptFails {
        minion: CardId,
    },
    Declines {
        who: Seat,
    },
    Redirected {
        to: Seat,
        #[word(cause)]
        by: Option<CardId>,
    },
    Blocked {
        minion: CardId,
        blocker: CardId,
    },
    GoesOn {
        minion: CardId,
    },
    Succeeds {
        minion: CardId,
    },
    ActionEnds {
        minion: CardId,
    },
    Bled {
        who: Seat,
        n: u8,
    },
    Hunted {
        minion: CardId,
        n: u8,
    },
    // Combat
    CombatBegins {
        minion: CardId,
        against: CardId,
    },
    Round {
        n: u8,
    },
    Maneuvers {
        minion: CardId,
        long: bool,
    },
    Range {
        long: bool,
    },
    StrikeChosen {
        minion: CardId,
        #[word(absent = "hands")]
        card: Option<CardId>,
    },
    StrikeAimed {
        minion: CardId,
        retainer: CardId,
    },
    Dodges {
        minion: CardId,
    },
    StrikeEndsCombat {
        minion: CardId,
    },
    Damage {
        card: CardId,
        n: u8,
        aggravated: u8,
        #[word(cause)]
        by: Option<CardId>,
    },
    Prevented {
        card: CardId,
        n: u8,
        #[word(cause)]
        by: Option<CardId>,
    },
    Healed {
        card: CardId,
        n: u8,
    },
    Wounded {
        card: CardId,
    },
    AdditionalStrikes {
        minion: CardId,
        n: u8,
    },
    Presses {
        minion: CardId,
        on: bool,
    },
    CombatEnds,
    // Referendums
    Calls {
        who: Seat,
        #[word(absent = "alone")]
        minion: Option<CardId>,
        #[word(absent = "plain")]
        card: Option<CardId>,
    },
    Voted {
        who: Seat,
        #[word(absent = "alone")]
        source: Option<CardId>,
        n: u8,
        yes: bool,
    },
    Ballots {
        minion: CardId,
        n: u8,
        yes: bool,
    },
    BlockSwings {
        #[word(absent = "tied")]
        yes: Option<bool>,
    },
    VotesChanged {
        n: i8,
        #[word(cause)]
        by: Option<CardId>,
    },
    BurnedForVote {
        who: Seat,
        card: CardId,
    },
    Abstains {
        minion: CardId,
        #[word(cause)]
        by: Option<CardId>,
    },
    NoTerms {
        card: CardId,
    },
    PointsGiven {
        card: CardId,
        who: Seat,
        n: u8,
    },
    ReferendumCancelled {
        #[word(cause)]
        by: Option<CardId>,
    },
    Passed {
        yes: u8,
        no: u8,
    },
    Failed {
        yes: u8,
        no: u8,
    },
    BloodHuntCalled {
        minion: CardId,
    },
    Diablerized {
        minion: CardId,
        victim: CardId,
    },
    // Influence
    Transferred {
        who: Seat,
        n: u8,
        place: u8,
    },
    TransferredBack {
        who: Seat,
        place: u8,
    },
    Influenced {
        who: Seat,
        n: u8,
        place: u8,
        #[word(cause)]
        by: Option<CardId>,
    },
    InfluenceLost {
        who: Seat,
        n: u8,
        place: u8,
        #[word(cause)]
        by: Option<CardId>,
    },
    MovedOut {
        who: Seat,
        card: CardId,
    },
    // The end
    Ousted {
        who: Seat,
    },
    VictoryPoint {
        who: Seat,
        halves: u8,
    },
    /// The turn in which time ran out has ended.
    TimeUp,
    /// The last turn of the limit has ended.
    TurnLimit,
    Withdrawing {
        who: Seat,
    },
    WithdrawalBroken {
        who: Seat,
    },
    Withdrew {
        who: Seat,
    },
    ClanChosen {
        clan: Clan,
    },
    Won {
        winners: Seats,
    },
}
