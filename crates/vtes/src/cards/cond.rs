//! Conditions.

use elysium_kit::words;
use serde::Deserialize;

use super::{Amount, Disc, Op, Sel, Span, Test};

#[derive(Clone, Debug, PartialEq, Deserialize)]
pub enum Cond {
    Is(Sel, Vec<Test>),
    Exists(Vec<Test>),
    Num(Amount, Op, Amount),
    Not(Box<Cond>),
    Any(Vec<Cond>),
    // The action under way
    Action(Deed),
    Directed,
    /// Directed at the controller of the card, or at what that Methuselah controls.
    AtYou,
    Undirected,
    Successful,
    Unsuccessful,
    /// The action is that of a card.
    CardAction,
    Passed,
    // The combat under way
    Close,
    Long,
    Round(u8),
    BothReady,
    // The rest
    /// It came into play in this span.
    New(Span),
    /// It is the first time in this span.
    First(Span),
    HasEdge(Sel),
    /// It was played at this level.
    PlayedAt(Disc),
    /// A function of its own.
    Own(String),
}

words!(
    /// What somebody does: kinds of action, and what can be barred, demanded, allowed or taxed.
    Deed {
        Act = "act", Bleed = "bleed", Hunt = "hunt", Political = "political", Equip = "equip",
        Employ = "employ", Recruit = "recruit", EnterCombat = "enter-combat", Rescue = "rescue",
        LeaveTorpor = "leave-torpor", Diablerize = "diablerize", BecomeAnarch = "become-anarch",
        UseCard = "use-card", Block = "block", Unlock = "unlock", Play = "play", Strike = "strike",
        NonHandStrike = "non-hand-strike", Press = "press", Maneuver = "maneuver", Prevent = "prevent",
        Vote = "vote", VoteAgainst = "vote-against", BeBlocked = "be-blocked",
        BeDiablerized = "be-diablerized", BecomeReady = "become-ready", SameAction = "same-action",
        BlockAnyone = "block-anyone", ActAtOnce = "act-at-once", PlayAsVampire = "play-as-vampire",
        ActAgain = "act-again", Ignore = "ignore", BeImmune = "be-immune",
    }
);
