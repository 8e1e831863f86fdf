//! Which effects are statements. All others can be commands and infinitives.

use crate::cards::{Effect, Pick, Qty, Sel, Verdict};

/// Is it a statement about somebody or something, which has no infinitive?
pub(super) fn is_statement(effect: &Effect) -> bool {
    match effect {
        Effect::If(_, then) | Effect::Each(_, then) | Effect::Times(_, then) => then.iter().any(is_statement),
        Effect::Choose(lists) => lists.iter().flatten().any(is_statement),
        Effect::Select(pick, then) => {
            matches!(pick, Pick::By(..) | Pick::Each(_)) || then.iter().any(is_statement)
        }
        Effect::Draw(_, who) | Effect::DrawCrypt(_, who) => *who != Sel::You,
        Effect::Discard { who, by, .. } => *who != Sel::You && *by != Some(Sel::You),
        Effect::Mod { q, set, .. } => *set || matches!(q, Qty::BloodCost | Qty::PoolCost),
        Effect::Get(q, _) => matches!(q, Qty::BloodCost | Qty::PoolCost),
        Effect::Settle(verdict) => *verdict != Verdict::Canceled,
        Effect::IfElse(..)
        | Effect::Later(..)
        | Effect::May(_)
        | Effect::Pay(..)
        | Effect::Bar { .. }
        | Effect::Must { .. }
        | Effect::Let { .. }
        | Effect::Toll { .. }
        | Effect::Trait { .. }
        | Effect::Grant { .. }
        | Effect::Wake(_)
        | Effect::Become(..)
        | Effect::FailAction
        | Effect::FailBlock
        | Effect::NoBleed
        | Effect::ActingIs(_)
        | Effect::Damage(..)
        | Effect::SetRange(_)
        | Effect::Queue(_)
        | Effect::Restrike(_)
        | Effect::Abstain(_)
        | Effect::CastFor(_)
        | Effect::Instead(_)
        | Effect::Own(_) => true,
        Effect::Gain(..)
        | Effect::Lose(..)
        | Effect::Move(..)
        | Effect::Lock(_)
        | Effect::Unlock(_)
        | Effect::Burn(_)
        | Effect::Diablerize(_)
        | Effect::Send(..)
        | Effect::Put(_)
        | Effect::Control(..)
        | Effect::Know(..)
        | Effect::Search { .. }
        | Effect::Look(..)
        | Effect::Equip(..)
        | Effect::EndAction
        | Effect::Continue
        | Effect::Redirect(_)
        | Effect::TryBlock(_)
        | Effect::Fight(..)
        | Effect::Strike(..)
        | Effect::Maneuver(_)
        | Effect::Press(_)
        | Effect::Prevent(_)
        | Effect::NewRound
        | Effect::EndCombat
        | Effect::Cancel(..) => false,
    }
}
