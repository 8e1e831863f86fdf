//! Where the game stands, in words.

use elysium_kit::Say;
use elysium_text::Text;

use super::Words;
use crate::state::Step;
use crate::vocabulary::Phase;

/// Nobody has anything in play yet.
pub(super) fn is_setup(step: Step) -> bool {
    matches!(step, Step::Start | Step::Leaders | Step::Deal)
}

/// Actions can still be left.
pub(super) fn is_action_phase(step: Step) -> bool {
    !is_setup(step)
        && !matches!(
            step,
            Step::City(_)
                | Step::TurnStart
                | Step::Ready
                | Step::Torpor
                | Step::Mending
                | Step::TurnEnd
                | Step::Antagonist
                | Step::Draw
                | Step::Over
        )
}

/// The step under way.
pub(super) fn step(words: Words, step: Step) -> Text {
    match step {
        Step::Start | Step::Deal => words.plain("table-start"),
        Step::Leaders => words.plain("table-leaders"),
        Step::City(_) | Step::TurnStart | Step::Ready => words.phase(Phase::Beginning),
        Step::Joining(_) => words.plain("table-joining"),
        Step::Act => words.phase(Phase::Action),
        Step::Target
        | Step::Lay
        | Step::Block
        | Step::React
        | Step::Reveal
        | Step::Abilities
        | Step::Damage => words.plain("table-attack-step"),
        Step::Claim(_) => words.plain("table-claim-step"),
        Step::Poll(_) | Step::Answer(_) | Step::Tally => words.plain("table-scheme-step"),
        Step::Torpor | Step::Mending => words.plain("table-torpor-step"),
        Step::TurnEnd => words.plain("table-turn-end-step"),
        Step::Antagonist => words.plain("table-antagonist-step"),
        Step::Draw => words.plain("table-draw-step"),
        Step::Over => words.plain("table-over"),
    }
}
