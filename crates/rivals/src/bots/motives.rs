//! Why the easy bot likes an option best, in the terms that it was rated by.

use elysium_kernel::{Question, Seen};
use elysium_kit::Hint;
use elysium_kit::bots::best;

use super::blows::{Blow, Prey};
use super::easy::*;
use super::fights::*;
use super::seat_view::SeatView;
use super::worth::WIN;
use crate::Rivals;
use crate::cards::{CardId, CityKind, Effect, Kind, When};
use crate::sets::Slot;
use crate::view::VampireView;
use crate::vocabulary::{Ask, Choice, Motive};

/// What the easy bot would choose if it had no whims.
pub(super) fn hints(seen: &Seen<Rivals>, question: &Question<Rivals>) -> Vec<Hint<Rivals>> {
    let view = seen.view();
    let table = SeatView::new(&view, question.who);
    let mut no_dice = fastrand::Rng::with_seed(0);
    let choice = best(question, &mut no_dice, 0.0, |choice| rate(&table, question.ask, choice));
    vec![Hint { choice, motive: motive(&table, question, choice) }]
}

fn motive(table: &SeatView, question: &Question<Rivals>, choice: Choice) -> Option<Motive> {
    let ask = question.ask;
    Some(match ask {
        Ask::Act(_) => of_action(table, choice)?,
        Ask::Target(attacker) => of_best_blow(table, table.vampire(attacker)?, prey(table, choice)?)?,
        Ask::AttackType(attacker) | Ask::AttackCard(attacker) => of_laying(table, attacker, choice)?,
        Ask::Block(target) => of_block(table, table.vampire(target)?, choice)?,
        Ask::React(target) => of_reaction(table, table.vampire(target)?, choice)?,
        // Where it does not decide, the bot has no more to say.
        Ask::Abilities(_) if rate(table, ask, choice) >= 10.0 => Motive::Decides,
        Ask::AttackClaimant(claimant) => {
            let Choice::Attack(attacker) = choice else { return None };
            of_best_blow(table, table.vampire(attacker)?, Prey::Vampire(table.vampire(claimant)?))?
        }
        Ask::Scheme(_) => of_scheme(table, choice)?,
        Ask::Discard(..) => Motive::MissedLeast,
        Ask::DrawFrom => match choice {
            Choice::FromFaction if is_short_of_vampires(table) => Motive::NeedsVampires,
            Choice::FromLibrary if !is_short_of_vampires(table) => Motive::EnoughVampires,
            _ => return None,
        },
        Ask::MendWhom => match picked(table, choice) {
            Some(one) if is_urgent(one) => Motive::Urgent(one.vampire),
            Some(_) => return None,
            None => Motive::CardsAreWorthMore,
        },
        Ask::Antagonist(..) => Motive::BearsItBest,
        Ask::May(_) | Ask::Contribute(..) if choice == Choice::No => Motive::PrestigeIsLow,
        Ask::Pay(_) if choice == Choice::Amount(0) => Motive::PrestigeIsLow,
        _ => return None,
    })
}

fn of_action(table: &SeatView, choice: Choice) -> Option<Motive> {
    Some(match choice {
        Choice::Recruit(_) if table.coterie(table.me).count() < 2 => Motive::AloneIsEasy,
        Choice::Recruit(_) => Motive::OneMore,
        Choice::Attack(slot) | Choice::Move(slot) => {
            let attacker = table.vampire(slot)?;
            let worth = |prey: &Prey| table.best_blow(attacker, *prey).0;
            let prey = table.preys().max_by(|a, b| worth(a).total_cmp(&worth(b)))?;
            of_best_blow(table, attacker, prey)?
        }
        Choice::Play(slot) => of_card(table, table.card(slot)?)?,
        Choice::Draw if table.mine().hand.len() < HAND => Motive::FewCards,
        Choice::Draw | Choice::EndTurn => Motive::NothingBetter,
        _ => return None,
    })
}

fn of_card(table: &SeatView, card: CardId) -> Option<Motive> {
    let text = table.book().library_card(card);
    let scores = match text.kind {
        Kind::Scheme => table.scores(When::YourSchemeSucceeds),
        Kind::Conspiracy => table.scores(When::ConspiracyResolved),
        Kind::Title => table.scores(When::TitleAttached),
        _ => false,
    };
    let mut effects = text.abilities.iter().flat_map(|ability| &ability.does);
    Some(match text.kind {
        _ if scores => Motive::AgendaScores,
        Kind::Scheme if effects.any(|effect| matches!(effect, Effect::GainAgenda(_))) => {
            Motive::SchemeForAgenda
        }
        Kind::Ongoing | Kind::Title => Motive::Stays,
        _ => return None,
    })
}

fn of_best_blow(table: &SeatView, attacker: &VampireView, prey: Prey) -> Option<Motive> {
    of_blow(table, prey, table.best_blow(attacker, prey).1?)
}

/// What a blow does to its prey.
fn of_blow(table: &SeatView, prey: Prey, blow: Blow) -> Option<Motive> {
    let dealt = table.dealt(blow, prey);
    match prey {
        Prey::Mortal(card) => {
            let crate::cards::CardKind::City(i) = card.kind() else { return None };
            let falls = dealt >= table.book().city[i as usize].blood;
            let kind = table.city_kind(card);
            let agenda = matches!(kind, Some(CityKind::Citizen | CityKind::Hunter));
            falls.then_some(if agenda { Motive::Hunted(card) } else { Motive::Feeds(card) })
        }
        Prey::Vampire(victim) if dealt >= victim.blood => {
            let foe = victim.slot.owner();
            let wins = table.coterie(foe).count() == 1 && table.knock_out(foe) >= WIN;
            Some(if wins { Motive::WinsTheGame(victim.vampire) } else { Motive::Defeats(victim.vampire) })
        }
        Prey::Vampire(victim) => (dealt > 0).then_some(Motive::Wounds(victim.vampire)),
    }
}

/// The type of an attack, or its card.
fn of_laying(table: &SeatView, attacker: Slot, choice: Choice) -> Option<Motive> {
    let (attacker, prey) = (table.vampire(attacker)?, current(table)?);
    let announced = table.view.attack.as_ref().and_then(|attack| attack.kind);
    let blow = match choice {
        Choice::Type(kind) => {
            let blows = table.blows(attacker, prey).into_iter().filter(|blow| blow.kind == kind);
            let worth = |blow: &Blow| table.strike(attacker, prey, *blow);
            blows.max_by(|a, b| worth(a).total_cmp(&worth(b)))?
        }
        Choice::Card(slot) => {
            let kinds = &table.library_card(slot)?.attack;
            let kind = *kinds.iter().find(|&&one| announced.is_none_or(|kind| kind == one))?;
            table.blow(attacker, prey, kind, Some(slot))
        }
        Choice::Done => table.blow(attacker, prey, announced?, None),
        _ => return None,
    };
    of_blow(table, prey, blow)
}

fn of_block(table: &SeatView, target: &VampireView, choice: Choice) -> Option<Motive> {
    let falls = expected(table) >= target.blood;
    match (picked(table, choice), falls) {
        (Some(_), true) => Some(Motive::Saves(target.vampire)),
        (Some(_), false) => None,
        (None, false) => Some(Motive::CanBear(target.vampire)),
        (None, true) => Some(Motive::BlockerFalls),
    }
}

fn of_reaction(table: &SeatView, target: &VampireView, choice: Choice) -> Option<Motive> {
    let coming = expected(table);
    let Choice::Card(slot) = choice else {
        return (coming < target.blood).then_some(Motive::CanBear(target.vampire));
    };
    let card = table.library_card(slot)?;
    let shield = shield(table, card, target);
    let struck = card.damage.map_or(0, |damage| 2 * damage + 1);
    Some(if saves(coming, target, shield) {
        Motive::Saves(target.vampire)
    } else if struck > 2 * shield.min(coming) {
        Motive::StrikesBack
    } else if shield > 0 {
        Motive::LessDamage
    } else {
        return None;
    })
}

fn of_scheme(table: &SeatView, choice: Choice) -> Option<Motive> {
    let mine = table.view.active == table.me;
    let for_all = scheme_is_for_all(table);
    Some(match choice {
        Choice::Exert(_) | Choice::Modifier(_) | Choice::Use(_) | Choice::Hide(_) | Choice::Yes if mine => {
            Motive::OwnScheme
        }
        Choice::Exert(_) | Choice::No if !for_all => Motive::HelpsAnother,
        Choice::Yes if for_all => Motive::HelpsAll,
        _ => return None,
    })
}
