//! Moments: when something can be played, used or happen. One list for rules, cards, marks, stops and texts.

use elysium_kit::sets::Set;
use elysium_kit::words;

words!(
    /// A moment of the game. Most are windows, in which players are asked; `Resolution`, `On` and `Whenever` are
    /// points, at which something happens by itself. A phase has one moment for the turn of the one who is asked, and
    /// one for the turn of somebody else; `Between` is the minion phase while no action is under way.
    Moment {
        Unlock = "unlock", Master = "master", Between = "between", Influence = "influence",
        Discard = "discard", OtherUnlock = "other-unlock", OtherMaster = "other-master",
        OtherBetween = "other-between", OtherInfluence = "other-influence", OtherDiscard = "other-discard",
        AsPlayed = "as-played", Announced = "announced", Undecided = "undecided", Attempt = "attempt",
        Declined = "declined", WouldSucceed = "would-succeed", Blocked = "blocked", Resolved = "resolved",
        BeforeVotes = "before-votes", Polling = "polling", BeforeCombat = "before-combat",
        BeforeRange = "before-range", Range = "range", BeforeStrikes = "before-strikes", Strike = "strike",
        BeforeResolution = "before-resolution", Resolution = "resolution", Prevent = "prevent",
        Additional = "additional", Press = "press", EndOfRound = "end-of-round", WouldEnd = "would-end",
        CombatOver = "combat-over", Would = "would", Diablerized = "diablerized", On = "on",
        Whenever = "whenever",
    }
);

pub type Moments = Set<Moment>;

/// Those of a list: constants are made of it.
pub const fn moments(of: &[Moment]) -> Moments {
    let (mut bits, mut i) = (0, 0);
    while i < of.len() {
        bits |= 1 << of[i] as u8;
        i += 1;
    }
    Moments::from_bits(bits)
}

/// Every window while blocking is still open.
pub const ACTION: Moments = moments(&[Moment::Undecided, Moment::Attempt, Moment::Declined]);

/// Every window between two minions that fight.
pub const COMBAT: Moments = moments(&[
    Moment::BeforeRange,
    Moment::Range,
    Moment::BeforeStrikes,
    Moment::Strike,
    Moment::BeforeResolution,
    Moment::Prevent,
    Moment::Additional,
    Moment::Press,
    Moment::EndOfRound,
    Moment::WouldEnd,
]);

/// Windows that interrupt something, and points: what can be used at any time is not for these.
const INTERRUPTIONS: Moments = moments(&[
    Moment::AsPlayed,
    Moment::WouldSucceed,
    Moment::Would,
    Moment::Resolution,
    Moment::On,
    Moment::Whenever,
]);

/// Every window that interrupts nothing.
pub const ANYTIME: Moments = Moments::from_bits((1 << Moment::COUNT) - 1).minus(INTERRUPTIONS);
