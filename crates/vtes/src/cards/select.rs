//! Who or what: Methuselahs and cards, by role or by what they are.

use serde::Deserialize;

use super::{Amount, Clan, Class, Cond, Disc, Key, Op, Qty, Sect, Span, Token, Trigger, Type};

/// One word for players and cards; whether the right sort stands in a place is checked when cards are read.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub enum Sel {
    // Methuselahs
    /// The controller of the card.
    You,
    Prey,
    Predator,
    PreyOf(Box<Sel>),
    PredatorOf(Box<Sel>),
    ActingPlayer,
    TargetPlayer,
    Everyone,
    OtherPlayers,
    Controller(Box<Sel>),
    Owner(Box<Sel>),
    // Cards
    /// So many of the top of somebody's library or crypt.
    Top(Amount, Box<Zone>, Box<Sel>),
    /// The card itself.
    This,
    /// The minion that plays it, bears it, employs it, or whose text it is.
    Me,
    Actor,
    Blocker,
    Foe,
    /// The first pick; what the card is put on counts as one.
    Target,
    /// The second pick.
    Second,
    /// What `Each`, `Select`, `Search` or the moment is about.
    It,
    /// Who was diablerized.
    Victim,
    /// Whom the card remembers.
    Known(u8),
    PlayedCard,
    ActionCard,
    /// The target of the card that is being played.
    Aimed,
    /// What this Methuselah chose.
    ChosenBy(Box<Sel>),
    All(Vec<Test>),
    Both(Box<Sel>, Box<Sel>),
}

/// One test of a filter: all tests of a list must hold.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub enum Test {
    // What it is
    Minion,
    Vampire,
    Ally,
    Retainer,
    Equipment,
    Location,
    Player,
    Card(Type),
    Key(Key),
    /// By slug; it may be a card that is not in the pool.
    Named(String),
    Clan(Clan),
    Sect(Sect),
    Title(Class),
    Titled,
    /// Has the Discipline at this level or above.
    Has(Disc),
    /// A card that needs one of these.
    Requires(Vec<Disc>),
    NeedsSuperior,
    MinionCard,
    StrikeCard,
    UsesCounters,
    /// A card with such an effect.
    Does(String),
    /// It did this so many times in the span.
    Did(Trigger, Amount, Span),
    In(Zone),
    // Where and how it is
    Ready,
    Torpor,
    Uncontrolled,
    InPlay,
    Locked,
    Unlocked,
    InCombat,
    Acting,
    Blocked,
    Targeted,
    Voted,
    Older(Sel),
    Younger(Sel),
    Oldest,
    /// Of the same circle.
    Circle(Sel),
    Marked(Token),
    // Whose, on what, which
    Yours,
    Others,
    Of(Sel),
    On(Sel),
    Same(Sel),
    Not(Box<Test>),
    Any(Vec<Test>),
    Cmp(Qty, Op, Amount),
    If(Cond),
}

/// Where a card can be.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub enum Zone {
    Ready,
    Torpor,
    Uncontrolled,
    Hand,
    AshHeap,
    Library,
    LibraryTop,
    LibraryBottom,
    Crypt,
    OutOfGame,
    Research,
    InPlay,
    On(Sel),
    InPlayOf(Sel),
}
