//! The language of effects: who, when, how much, what.
//!
//! Behaviour and the printed rules text both come from these values, so the two cannot disagree.
//! `Own` names the few cards whose behaviour is a function of its own.

use serde::Deserialize;
use strum::EnumCount;

/// A moment at which an ability applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, EnumCount)]
#[repr(u8)]
pub enum When {
    Always,
    // Clan cards
    OpponentPlaysHere,
    OpponentPlaysElsewhere,
    EndOfPlanning,
    Withdraw,
    YouWithdrawElsewhere,
    BeforeRevelation,
    Revelation,
    AfterRevelation,
    Preparation,
    Conflict,
    Aftermath,
    EndOfRound,
    YouDriveRivalIntoFrenzy,
    YouFrenzyHere,
    // Allies
    Gained,
    YouPlayAtHaven,
    YouDriveOpponentIntoFrenzy,
    HandManagement,
    EndOfGame,
    // Location cards
    AftermathStart,
    AfterLocation,
    FrenzyCausedHere,
    WinHere,
    ThirdHere,
    // Relics
    PlanningTurn,
    StartOfResolution,
    TokensRevealed,
    BeforeTotals,
    YouWouldLose,
}

const _: () = assert!(When::COUNT <= 32 && Own::COUNT <= 32, "marks have 32 bits for each");

impl When {
    pub const fn bit(self) -> u32 {
        1 << self as u8
    }
}

/// Whom an effect touches, seen from the card's controller.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Whom {
    You,
    /// The player who set the ability off, or the one who picked.
    Them,
    Rivals,
    RivalsWhoStay,
    ChosenRival,
    Opponents,
    OpponentsWithoutCardHere,
    Winner,
    /// Everyone still present but the winner.
    LosersHere,
}

/// Something that can be counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Count {
    YourCardsHere,
    CardsHere,
    RivalsHere,
    YourAlliance,
    YourPool,
    YourBloodHere,
    TheirBloodHere,
    BloodHere,
    /// Cards moved by the withdrawal under way.
    CardsMoved,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Condition {
    YourBloodHere,
    YouWon,
    /// The Conflict here gave you an ally or a victim.
    Rewarded,
    AtHaven,
    NobodyHasFewerFaceUp,
    OnlyHumanAlly,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Amount {
    Just(i8),
    Round,
    /// So many for each.
    Each(i8, Count),
    /// So many for each, at most so many.
    EachUpTo(i8, Count, i8),
    /// Rounded down.
    Half(Count),
    /// Rounded up.
    HalfUp(Count),
    /// The first number if the condition holds, else the second.
    Either(Condition, i8, i8),
    /// As much as brings your pool to the first number, but at least the second.
    Fill(i8, i8),
}

/// Where deployed blood goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Goal {
    YourPool,
    YourSide,
    Bank,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Effect {
    // Blood and influence
    Lose(Whom, Amount),
    Steal(Whom, Amount),
    Gain(Amount),
    GainInfluence(u8),
    LoseInfluence(Whom, u8),
    /// They hand you influence.
    GiveInfluence(u8),
    /// From the bank onto your side here.
    Deploy(Amount),
    /// You may deploy up to so much from your pool here.
    DeployFromPool(Amount),
    TakeDeployed(Whom, Amount, Goal),
    /// All your deployed blood here returns to your pool.
    TakeBackBlood,
    /// Every player may take back so much of their own deployed blood here.
    ReturnBlood(u8),
    /// Exchange your deployed blood here with your whole pool.
    ExchangeBlood,
    /// Shift so much of your deployed blood here to another location.
    MoveBlood(Amount),
    // Cards
    DrawVictim,
    DrawCard,
    PlayHand(Whom),
    PlayTop,
    ShuffleIn,
    MoveToHaven,
    TurnDown,
    Withdraw,
    SkipSteps,
    // Power
    Power(Amount),
    PowerOfHighest,
    HalveRivals,
    ZeroHighestRival,
    BloodWorth(u8),
    AddToTotal(u8),
    // Grammar
    May(Vec<Effect>),
    If(Condition, Vec<Effect>),
    /// You may spend the amount: if you do, the first effects happen, else the second.
    Pay(Amount, Vec<Effect>, Vec<Effect>),
    /// Each of them picks the first or the second effects.
    Pick(Whom, Vec<Effect>, Vec<Effect>),
    // Standing rules
    FaceDownCost(i8),
    FaceDownBase(u8),
    PlayToll(u8),
    WinTies,
    CannotBeDrained,
    DrainedFirst,
    DiablerieTokens(u8),
    LookForBlood(u8),
    WorthMore(u8),
    KeepBoth,
    DrawMore(u8),
    ChooseRefuge,
    /// A function of its own.
    Own(Own),
}

/// Cards whose behaviour is a function of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, EnumCount)]
#[repr(u8)]
pub enum Own {
    Auction,
    Chaos,
    MindlessAssault,
    Cloak,
    Eyes,
    OneStepAhead,
    Submission,
    DarkPact,
    Retaliation,
    Composure,
    Forestall,
    Restore,
    DeployEverywhere,
    ChangeToken,
    IgnoreLoss,
    PlayAgain,
}

impl Own {
    pub const fn bit(self) -> u32 {
        1 << self as u8
    }
}

/// When it applies, and what it does.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ability {
    pub when: When,
    pub does: Vec<Effect>,
}
