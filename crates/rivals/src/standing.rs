//! Standing answers: what a player need not be asked.

use elysium_kernel::Seat;
use elysium_kit::{HasStanding, Standing, StopSetting};

use crate::rules::stats;
use crate::sets::Slot;
use crate::state::AttackTarget;
use crate::vocabulary::{Ask, Choice};
use crate::{Rivals, State};

impl HasStanding for Rivals {
    const SETTINGS: &'static [StopSetting] = &[
        StopSetting::one_of("draw", &["ask", "library", "faction"]),
        StopSetting::one_of("mend", &["ask", "most-wounded", "none"]),
        StopSetting::one_of("abilities", &["ask", "none"]),
        // Intel for attacks of others, and Conspiracies of others.
        StopSetting::one_of("intel", &["ask", "none"]),
        StopSetting::one_of("contribute", &["ask", "no"]),
        // What others do in their turns, as long as they do it to somebody else.
        StopSetting::one_of("pass", &["ask", "unless-attacked"]),
    ];
}

pub fn standing(
    stops: &Standing<Rivals>,
    state: &State,
    who: Seat,
    ask: Ask,
    options: &[Choice],
) -> Option<Choice> {
    about(stops, state, who, ask, options).or_else(|| {
        stops.said("pass")?;
        pass(state, who, ask)
    })
}

/// The answer that lets others have their turn: no Intel (§10.7), no Prestige for their Conspiracies (§20.3), no block for somebody
/// else (§25.24, §25.81), no attack on a claimant (§9.3), no promise (§18.2).
fn pass(state: &State, who: Seat, ask: Ask) -> Option<Choice> {
    if state.active == who {
        return None;
    }
    let attacked = state.attack.and_then(|attack| match attack.target {
        AttackTarget::Vampire(target) => Some(target.owner()),
        AttackTarget::Mortal(_) => None,
    });
    match ask {
        Ask::Intel(attacker, _) if attacker.owner() != who && attacked != Some(who) => Some(Choice::Done),
        Ask::BlockElsewhere(..) if attacked != Some(who) => Some(Choice::No),
        Ask::Contribute(..) => Some(Choice::No),
        Ask::AttackClaimant(_) | Ask::Promise(_) => Some(Choice::Done),
        _ => None,
    }
}

/// What is said of one kind of question.
fn about(stops: &Standing<Rivals>, state: &State, who: Seat, ask: Ask, options: &[Choice]) -> Option<Choice> {
    match ask {
        Ask::DrawFrom => match stops.said("draw")? {
            "library" => Some(Choice::FromLibrary),
            _ => Some(Choice::FromFaction),
        },
        Ask::MendWhom => match stops.said("mend")? {
            "none" => Some(Choice::Done),
            _ => most_wounded(state, options).or(Some(Choice::Done)),
        },
        Ask::Abilities(_) => stops.said("abilities").map(|_| Choice::Done),
        Ask::Intel(attacker, _) if attacker.owner() != who => stops.said("intel").map(|_| Choice::Done),
        Ask::Contribute(..) => stops.said("contribute").map(|_| Choice::No),
        _ => None,
    }
}

/// Whoever lacks most Blood; of several the first.
fn most_wounded(state: &State, options: &[Choice]) -> Option<Choice> {
    let lacks = |slot: Slot| stats::potency(state, slot).saturating_sub(state.blood(slot));
    let wounded = options.iter().filter_map(|&choice| match choice {
        Choice::Vampire(slot) => Some((lacks(slot), choice)),
        _ => None,
    });
    // The first of those that lack the most.
    wounded.rev().max_by_key(|(lacks, _)| *lacks).map(|(_, choice)| choice)
}
