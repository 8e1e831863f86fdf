//! What the easy bot does in attacks, on either side.

use super::blows::Prey;
use super::easy::{NEVER, picked};
use super::seat_view::SeatView;
use crate::cards::{CardKind, Effect, LibraryCard, When};
use crate::sets::Slot;
use crate::view::VampireView;
use crate::vocabulary::{Ask, Choice, Source};

pub(super) fn prey<'a>(table: &SeatView<'a>, choice: Choice) -> Option<Prey<'a>> {
    match choice {
        Choice::Target(slot) => table.vampire(slot).map(Prey::Vampire),
        Choice::Mortal(slot) => {
            table.view.streets.iter().find(|one| one.slot == slot).map(|one| Prey::Mortal(one.card))
        }
        _ => None,
    }
}

pub(super) fn target(table: &SeatView, attacker: Slot, choice: Choice) -> f32 {
    match (table.vampire(attacker), prey(table, choice)) {
        (Some(attacker), Some(prey)) => table.best_blow(attacker, prey).0,
        _ => NEVER,
    }
}

/// The prey of the attack under way.
pub(super) fn current<'a>(table: &SeatView<'a>) -> Option<Prey<'a>> {
    let attack = table.view.attack.as_ref()?;
    let card = attack.target?;
    match attack.target_of {
        Some(seat) => table.player(seat).vampires.iter().find(|one| one.vampire == card).map(Prey::Vampire),
        None => Some(Prey::Mortal(card)),
    }
}

pub(super) fn intel(table: &SeatView, attacker: Slot, short: u8, choice: Choice) -> f32 {
    let own = attacker.owner() == table.me;
    match choice {
        Choice::Card(slot) => {
            let keep = table.card(slot).map_or(0.0, |card| table.keep(card));
            let worth = match (own, table.vampire(attacker), current(table)) {
                (true, Some(attacker), Some(prey)) => table.best_blow(attacker, prey).0 / f32::from(short),
                _ => NEVER,
            };
            worth + 4.0 - keep
        }
        Choice::FaceUp(_) => {
            if own {
                6.0
            } else {
                NEVER
            }
        }
        Choice::Done => 0.0,
        _ => NEVER,
    }
}

pub(super) fn lay(table: &SeatView, ask: Ask, attacker: Slot, choice: Choice) -> f32 {
    let (Some(attacker), Some(prey)) = (table.vampire(attacker), current(table)) else { return 0.0 };
    let kind = table.view.attack.as_ref().and_then(|attack| attack.kind);
    match (ask, choice) {
        (Ask::AttackType(_), Choice::Type(kind)) => {
            let blows = table.blows(attacker, prey).into_iter().filter(|blow| blow.kind == kind);
            blows.map(|blow| table.strike(attacker, prey, blow)).fold(NEVER, f32::max)
        }
        (_, Choice::Card(slot)) => {
            let card = table.library_card(slot);
            let kinds = card.map(|card| card.attack.as_slice()).unwrap_or_default();
            let Some(&kind) = kinds.iter().find(|&&one| kind.is_none_or(|kind| kind == one)) else {
                return NEVER;
            };
            table.strike(attacker, prey, table.blow(attacker, prey, kind, Some(slot)))
        }
        (_, Choice::Done) => match kind {
            Some(kind) => table.strike(attacker, prey, table.blow(attacker, prey, kind, None)),
            None => 0.0,
        },
        // Face up shows blockers more than they need to know.
        _ => NEVER,
    }
}

/// What an attack by somebody else may deal: its attribute and an ordinary card.
pub(super) fn expected(table: &SeatView) -> u8 {
    let Some(attack) = &table.view.attack else { return 2 };
    let attacker =
        table.player(attack.attacker_of).vampires.iter().find(|one| one.vampire == attack.attacker);
    let attribute = match (attacker, attack.kind) {
        (Some(one), Some(kind)) => super::blows::attribute(one, kind),
        _ => 1,
    };
    attribute + attack.bonus + if attack.card_laid { 2 } else { 0 }
}

pub(super) fn block(table: &SeatView, target: Slot, choice: Choice) -> f32 {
    let (Some(target), Some(blocker)) = (table.vampire(target), picked(table, choice)) else { return 0.0 };
    let (coming, leader) = (expected(table), if target.leader { 3.0 } else { 0.0 });
    let saved = if coming >= target.blood { 8.0 + f32::from(target.potency) + leader } else { 0.0 };
    let lost = if coming >= blocker.blood { 9.0 + f32::from(blocker.potency) } else { 1.0 };
    saved - lost
}

pub(super) fn elsewhere(table: &SeatView) -> f32 {
    let mine = table.view.attack.as_ref().is_some_and(|attack| attack.target_of == Some(table.me));
    let leader = table.mine().vampires.iter().any(|one| one.leader && one.blood > expected(table));
    if mine && leader { 1.0 } else { -1.0 }
}

pub(super) fn react(table: &SeatView, target: Slot, choice: Choice) -> f32 {
    let Choice::Card(slot) = choice else { return 0.0 };
    let (Some(card), Some(target)) = (table.library_card(slot), table.vampire(target)) else { return NEVER };
    let coming = expected(table);
    let shield = shield(table, card, target);
    let saves = saves(coming, target, shield);
    let struck = card.damage.map_or(0.0, |damage| 2.0 * f32::from(damage) + 1.0);
    f32::from(shield.min(coming)) * 2.0 + struck + if saves { 15.0 } else { 0.0 } - 1.5
}

/// Does so much shield keep the target from being defeated?
pub(super) fn saves(coming: u8, target: &VampireView, shield: u8) -> bool {
    coming >= target.blood && coming < target.blood + shield
}

/// The shield that a Reaction gives.
pub(super) fn shield(table: &SeatView, card: &LibraryCard, target: &VampireView) -> u8 {
    let texts = card.abilities.iter().filter(|ability| ability.when == When::Text);
    let from_texts = texts
        .flat_map(|ability| &ability.does)
        .map(|effect| match effect {
            Effect::Shield(n) | Effect::PartyShield(n) => table.amount(*n, target, Prey::Vampire(target)),
            _ => 0,
        })
        .sum::<u8>();
    from_texts + card.shield.unwrap_or(0)
}

/// More damage is worth its cost where it decides.
pub(super) fn ability(table: &SeatView, choice: Choice) -> f32 {
    let Choice::Use(source) = choice else { return 0.0 };
    let card = match source {
        Source::Vampire(slot) | Source::Ongoing(slot) | Source::AttackCard(slot) => table.card(slot),
        Source::Haven(seat) => table.player(seat).haven,
        _ => None,
    };
    let Some(attack) = &table.view.attack else { return -1.0 };
    let attacker =
        table.player(attack.attacker_of).vampires.iter().find(|one| one.vampire == attack.attacker);
    let (Some(card), Some(attacker), Some(prey)) = (card, attacker, current(table)) else { return -1.0 };
    let mut more = 0;
    for (_, ability) in table.book().at(card, When::InAttack) {
        for effect in &ability.does {
            more += match effect {
                Effect::Damage(n) => table.amount(*n, attacker, prey).max(1),
                Effect::If(_, _) => 1,
                _ => 0,
            };
        }
    }
    let kind = attack.kind.unwrap_or(crate::cards::Type::Physical);
    let mut blow = table.blow(attacker, prey, kind, None);
    if let Some(card) = attack.card {
        blow.damage += table.book().library_card(card).damage.unwrap_or(0);
    }
    let now = table.dealt(blow, prey);
    let need = match prey {
        Prey::Vampire(victim) => victim.blood,
        Prey::Mortal(card) => match card.kind() {
            CardKind::City(i) => table.book().city[i as usize].blood,
            _ => 0,
        },
    };
    if more > 0 && now < need && now + more >= need {
        12.0
    } else if more > 0 && now < need {
        0.5
    } else {
        -1.0
    }
}

pub(super) fn attack_claimant(table: &SeatView, claimant: Slot, choice: Choice) -> f32 {
    let (Choice::Attack(slot), Some(victim)) = (choice, table.vampire(claimant)) else { return 0.0 };
    let Some(attacker) = table.vampire(slot) else { return NEVER };
    let (worth, blow) = table.best_blow(attacker, Prey::Vampire(victim));
    let kills = blow.is_some_and(|blow| table.dealt(blow, Prey::Vampire(victim)) >= victim.blood);
    if kills { worth + 10.0 } else { worth - 6.0 }
}
