//! Standing answers: what a player need not be asked.

use elysium_kernel::Seat;
use elysium_kit::{HasStanding, Standing, StopSetting};

use crate::rules::stats;
use crate::sets::Slot;
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
    ];
}

pub fn standing(
    stops: &Standing<Rivals>,
    state: &State,
    who: Seat,
    ask: Ask,
    options: &[Choice],
) -> Option<Choice> {
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
