//! Where the game stands, in words.

use elysium_kit::Say;
use elysium_text::{Args, Text};

use super::Words;
use crate::sets::Loc;
use crate::state::Step;
use crate::view::View;
use crate::vocabulary::{Phase, Stage};

/// The step under way.
pub(super) fn step(words: Words, view: &View) -> Text {
    let at = |at: Loc, stage: Stage| {
        words.say("table-stage", Args::new().set("place", words.place(at)).set("stage", words.stage(stage)))
    };
    match view.step {
        Step::Start => words.plain("table-start"),
        Step::Clans => words.plain("table-clans"),
        Step::Relics => words.plain("table-relics"),
        Step::Feed => words.phase(Phase::Feed),
        Step::LocationSetup => words.phase(Phase::LocationSetup),
        Step::HandManagement => words.phase(Phase::HandManagement),
        Step::Planning(turn, _) => {
            let turns = view.setup.planning_turns(view.round);
            words.say("table-planning", Args::new().set("turn", turn + 1).set("turns", turns))
        }
        Step::EndOfPlanning => words.plain("table-end-of-planning"),
        Step::StartOfResolution => words.phase(Phase::Resolution),
        Step::Withdraw(loc) => at(loc, Stage::Withdraw),
        Step::Revelation(loc) | Step::AfterRevelation(loc, _) => at(loc, Stage::Revelation),
        Step::Preparation(loc, _) => at(loc, Stage::Preparation),
        Step::Conflict(loc) => at(loc, Stage::Conflict),
        Step::AftermathStart(loc) | Step::Aftermath(loc, _) | Step::AfterLocation(loc) => {
            at(loc, Stage::Aftermath)
        }
        Step::EndOfRound => words.phase(Phase::EndOfRound),
        Step::Over => words.plain("table-over"),
    }
}

/// The location whose winner is known.
pub(super) fn place_of(step: Step) -> Option<Loc> {
    match step {
        Step::AftermathStart(at) | Step::Aftermath(at, _) | Step::AfterLocation(at) => Some(at),
        _ => None,
    }
}
