//! What an option would come to: Prestige after paying, Blood after an attack, Intel that is missing.

use elysium_kernel::Seat;
use elysium_kit::{Forecast, Target};

use crate::State;
use crate::cards::{CardKind, Type};
use crate::rules::stats;
use crate::sets::Slot;
use crate::state::{Attack, AttackTarget};
use crate::vocabulary::{Ask, Choice};

/// All that there can be, each with a message.
pub const WORDS: &[&str] = &["prestige", "blood", "intel"];

/// §1.2: without Prestige a player is out; so little is soon lost.
const LITTLE_PRESTIGE: i32 = 3;

pub fn forecasts(state: &State, who: Seat, ask: Ask, choice: Choice) -> Vec<Forecast> {
    match (ask, choice) {
        (_, Choice::Recruit(new)) => {
            let discount = stats::recruit_discount(state, who);
            prestige(state, who, state.marks(new).potency.saturating_sub(discount))
        }
        (Ask::Pay(_), Choice::Amount(n)) => prestige(state, who, n),
        (Ask::Target(attacker), Choice::Target(victim)) => {
            intel(state, attacker, AttackTarget::Vampire(victim))
        }
        (Ask::Target(attacker), Choice::Mortal(mortal)) => {
            intel(state, attacker, AttackTarget::Mortal(mortal))
        }
        (Ask::AttackType(_), Choice::Type(kind)) => struck(state, kind, None),
        (Ask::AttackCard(_), Choice::Card(card)) => {
            state.attack.map_or_else(Vec::new, |attack| struck(state, attack.kind, Some(card)))
        }
        (Ask::AttackCard(_), Choice::Done) => {
            state.attack.map_or_else(Vec::new, |attack| struck(state, attack.kind, None))
        }
        _ => Vec::new(),
    }
}

fn prestige(state: &State, who: Seat, cost: u8) -> Vec<Forecast> {
    if cost == 0 {
        return Vec::new();
    }
    let have = i32::from(state[who].total_prestige());
    let left = Forecast::sure("prestige", have, have - i32::from(cost)).warning_at(LITTLE_PRESTIGE);
    vec![left.at(vec![Target::seat(who)])]
}

/// §10.6: Intel of the party against Secrecy, where it is not enough.
fn intel(state: &State, attacker: Slot, target: AttackTarget) -> Vec<Forecast> {
    let (need, have) = (stats::target_secrecy(state, target), stats::party_intel(state, attacker, target));
    if have >= need {
        return Vec::new();
    }
    vec![Forecast::sure("intel", have, need)]
}

/// §12.7, §12.11: skull and attribute less the attribute of the target, as printed. Texts, blocks and Reactions come later: while its
/// player has cards in hand, nothing of it is sure.
fn struck(state: &State, kind: Type, card: Option<Slot>) -> Vec<Forecast> {
    let Some(Attack { attacker, target: AttackTarget::Vampire(victim), bonus, .. }) = state.attack else {
        return Vec::new();
    };
    let text = card.map(|card| state.card(card)).and_then(|card| match card.kind() {
        CardKind::Library(_) => Some(state.book().library_card(card)),
        _ => None,
    });
    let skull = text.and_then(|text| text.damage).unwrap_or(0);
    let aggravated = text.is_some_and(|text| text.aggravated);
    let defence = if aggravated { 0 } else { stats::defence(state, victim, kind) };
    let damage = (skull + stats::attribute(state, attacker, kind) + bonus).saturating_sub(defence);
    let (blood, damage) = (i32::from(state.blood(victim)), i32::from(damage));
    let left = (blood - damage).max(0);
    let hidden = state[victim.owner()].hand_size() > 0;
    let most = if hidden { blood } else { left };
    let blood = Forecast { before: Some(blood), ..Forecast::between("blood", left, most) };
    vec![blood.at(vec![Target::card(victim)])]
}
