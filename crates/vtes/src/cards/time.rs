//! When, and for how long.

use elysium_kit::sets::Set;
use elysium_kit::words;
use serde::Deserialize;

use super::{Sel, Test};
use crate::moment::Moment;

words!(
    /// The phases of a turn.
    Phase {
        Unlock = "unlock", Master = "master", Minion = "minion", Influence = "influence",
        Discard = "discard",
    }
);

words!(
    /// How long something lasts, or what it counts within.
    Span {
        Strike = "strike", Round = "round", Combat = "combat", Action = "action", Turn = "turn",
        Game = "game", Referendum = "referendum", Phase = "phase", Unlocks = "unlocks",
    }
);

words!(
    /// What texts answer to.
    Trigger {
        Played = "played", Enters = "enters", Leaves = "leaves", Burned = "burned", ToTorpor = "to-torpor",
        LeavesReady = "leaves-ready", Locks = "locks", Unlocks = "unlocks", Acts = "acts",
        Blocks = "blocks", BlockFails = "block-fails", Bleeds = "bleeds", Succeeds = "succeeds",
        Recruits = "recruits", Passes = "passes", Calls = "calls", Damaged = "damaged",
        Diablerizes = "diablerizes", ChangesControl = "changes-control", Replaces = "replaces",
        Fights = "fights", CombatEnds = "combat-ends", StrikeLands = "strike-lands", Trophies = "trophies",
        Votes = "votes", Ousted = "ousted",
    }
);

pub type Triggers = Set<Trigger>;

/// When a clause speaks: `Always` is no moment, `Anytime` and `Action` are sets of moments, the others are the
/// [`Moment`] of their name. Phases are said with `In`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub enum When {
    Always,
    Anytime,
    Action,
    In(Phase, Sel),
    AsPlayed(Vec<Test>),
    Announced,
    Undecided,
    Attempt,
    Declined,
    WouldSucceed,
    Blocked,
    Resolved,
    BeforeVotes,
    Polling,
    BeforeCombat,
    BeforeRange,
    Range,
    BeforeStrikes,
    Strike,
    BeforeResolution,
    Resolution,
    Prevent,
    Additional,
    Press,
    EndOfRound,
    WouldEnd,
    CombatOver,
    Diablerized,
    Would(Trigger, Vec<Test>),
    On(Trigger, Vec<Test>),
    Whenever,
}

impl When {
    /// The moment that it stands for, if it is a single one.
    pub const fn moment(&self) -> Option<Moment> {
        Some(match self {
            When::Always | When::Anytime | When::Action | When::In(..) => return None,
            When::AsPlayed(_) => Moment::AsPlayed,
            When::Announced => Moment::Announced,
            When::Undecided => Moment::Undecided,
            When::Attempt => Moment::Attempt,
            When::Declined => Moment::Declined,
            When::WouldSucceed => Moment::WouldSucceed,
            When::Blocked => Moment::Blocked,
            When::Resolved => Moment::Resolved,
            When::BeforeVotes => Moment::BeforeVotes,
            When::Polling => Moment::Polling,
            When::BeforeCombat => Moment::BeforeCombat,
            When::BeforeRange => Moment::BeforeRange,
            When::Range => Moment::Range,
            When::BeforeStrikes => Moment::BeforeStrikes,
            When::Strike => Moment::Strike,
            When::BeforeResolution => Moment::BeforeResolution,
            When::Resolution => Moment::Resolution,
            When::Prevent => Moment::Prevent,
            When::Additional => Moment::Additional,
            When::Press => Moment::Press,
            When::EndOfRound => Moment::EndOfRound,
            When::WouldEnd => Moment::WouldEnd,
            When::CombatOver => Moment::CombatOver,
            When::Diablerized => Moment::Diablerized,
            When::Would(..) => Moment::Would,
            When::On(..) => Moment::On,
            When::Whenever => Moment::Whenever,
        })
    }
}

/// How long something holds.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub enum Until {
    /// While the list of effects runs that it stands in.
    Now,
    Span(Span),
    InPlay,
    /// Until the next such phase of somebody begins.
    Next(Phase, Sel),
    /// Until the next such phase of somebody ends.
    Through(Phase, Sel),
    Event(Trigger, Vec<Test>),
}

/// When a card that was played is replaced.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub enum Delay {
    Now,
    At(Phase),
    AfterAction,
    AfterCombat,
    On(Trigger, Vec<Test>),
    Never,
}
