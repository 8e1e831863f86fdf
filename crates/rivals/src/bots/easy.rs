//! The easy bot: rates every option by rules of thumb and takes the best.

use elysium_kernel::{Player, Question, Seen};
use elysium_kit::bots::best;

use super::fights::*;
use super::seat_view::SeatView;
use super::worth::WIN;
use crate::Rivals;
use crate::cards::{Effect, Kind, When};
use crate::sets::Slot;
use crate::state::{MOST_ATTACHED, Place};
use crate::view::VampireView;
use crate::vocabulary::{Ask, Choice, Source};

/// What the bot does only if it must.
pub(super) const NEVER: f32 = -100.0;
/// How much chance adds at the most, so that equal options take turns.
const WHIM: f32 = 0.2;
/// Cards that the bot likes to have in hand.
pub(super) const HAND: usize = 5;

/// Knows how to recruit, when an attack kills and what its Agenda wants; looks no further than the
/// next action.
#[derive(Clone)]
pub struct Easy {
    rng: fastrand::Rng,
}

impl Easy {
    pub fn new(seed: u64) -> Self {
        Easy { rng: fastrand::Rng::with_seed(seed) }
    }
}

impl Player<Rivals> for Easy {
    fn choose(&mut self, seen: &Seen<Rivals>, question: &Question<Rivals>) -> Option<Choice> {
        let view = seen.view();
        let table = SeatView::new(&view, question.who);
        Some(best(question, &mut self.rng, WHIM, |choice| rate(&table, question.ask, choice)))
    }

    fn chance(&mut self, outcomes: usize) -> usize {
        self.rng.usize(..outcomes)
    }
}

/// What a choice is worth, compared with the other options of the same question.
pub(super) fn rate(table: &SeatView, ask: Ask, choice: Choice) -> f32 {
    match ask {
        Ask::Act(_) => act(table, choice),
        Ask::Target(attacker) => target(table, attacker, choice),
        Ask::Intel(attacker, short) => intel(table, attacker, short, choice),
        Ask::AttackType(attacker) | Ask::AttackCard(attacker) => lay(table, ask, attacker, choice),
        Ask::Retarget(_) | Ask::AlsoHit(_) => picked(table, choice).map_or(0.0, |one| -f32::from(one.blood)),
        Ask::Block(target) => block(table, target, choice),
        Ask::BlockElsewhere(..) => {
            if choice == Choice::No {
                0.0
            } else {
                elsewhere(table)
            }
        }
        Ask::React(target) => react(table, target, choice),
        Ask::Abilities(_) => ability(table, choice),
        Ask::Option(_) => {
            if choice == Choice::Option(0) {
                0.1
            } else {
                0.0
            }
        }
        Ask::AttackClaimant(claimant) => attack_claimant(table, claimant, choice),
        Ask::Scheme(_) => scheme(table, choice),
        Ask::Exert(..) => exert(choice),
        Ask::Discard(_, _) => discard(table, choice),
        Ask::DrawFrom => draw_from(table, choice),
        Ask::MendWhom => mend(table, choice),
        Ask::Antagonist(..) => picked(table, choice).map_or(0.0, suffer),
        Ask::BurnOrAttach(_) => burn_or_attach(table, choice),
        Ask::PickVampire(by) => pick_vampire(table, by, choice),
        _ => plain(table, ask, choice),
    }
}

pub(super) fn picked<'a>(table: &SeatView<'a>, choice: Choice) -> Option<&'a VampireView> {
    match choice {
        Choice::Vampire(slot) | Choice::Target(slot) | Choice::Block(slot) | Choice::Exert(slot) => {
            table.vampire(slot)
        }
        _ => None,
    }
}

fn act(table: &SeatView, choice: Choice) -> f32 {
    let mine = table.mine();
    match choice {
        Choice::Recruit(slot) => recruit(table, slot),
        Choice::Attack(slot) => table.vampire(slot).map_or(NEVER, |one| table.best_attack(one)),
        // Out for a good attack, and not without one: who stays home is safer.
        Choice::Move(slot) => {
            let worth = table.vampire(slot).map_or(NEVER, |one| table.best_attack(one));
            if table.view.actions > 0 && worth > 8.0 { worth + 0.5 } else { -3.0 }
        }
        Choice::Play(slot) => table.card(slot).map_or(0.0, |card| table.play(card)),
        Choice::Claim(slot) => table.vampire(slot).map_or(NEVER, |one| 4.0 * f32::from(one.blood) + 6.0),
        Choice::TitleAction(_) => 16.0,
        Choice::Draw => {
            if mine.hand.len() < HAND {
                7.0
            } else {
                4.0
            }
        }
        Choice::Use(source) => use_free(table, source),
        Choice::Contribute(_) => 6.0 - table.prestige_worth(1),
        Choice::Resolve(_) => 50.0,
        Choice::Flip => 1.0,
        Choice::EndTurn => 0.0,
        _ => -5.0,
    }
}

/// A lone vampire is an easy target: a second one comes first, a third and fourth are welcome.
fn recruit(table: &SeatView, slot: Slot) -> f32 {
    let Some(card) = table.card(slot) else { return NEVER };
    let potency = table.book().marks(card).potency;
    let need = match table.coterie(table.me).count() {
        0 | 1 => 60.0,
        2 => 24.0,
        3 => 12.0,
        _ => 2.0,
    };
    need + f32::from(potency) - table.prestige_worth(potency)
}

fn use_free(table: &SeatView, source: Source) -> f32 {
    match source {
        // Mending and looking are good whenever they are possible; Blood for an attack that cannot be
        // blocked is not worth it by itself.
        Source::Vampire(slot) => {
            let card = table.card(slot);
            let doubtful = card.is_some_and(|card| {
                let mut effects = table.book().at(card, When::InActionPhase).flat_map(|(_, a)| &a.does);
                effects.any(|effect| matches!(effect, Effect::Unblockable))
            });
            if doubtful { -1.0 } else { 3.0 - table.prestige_worth(1) * 0.5 }
        }
        Source::Attached(..) => 5.0,
        _ => 2.0,
    }
}

/// Does the Scheme under way bring everybody something?
pub(super) fn scheme_is_for_all(table: &SeatView) -> bool {
    let Some(scheme) = &table.view.scheme else { return false };
    let card = table.book().library_card(scheme.card);
    card.abilities.iter().flat_map(|ability| &ability.does).any(|effect| {
        matches!(effect, Effect::GainPrestige(crate::cards::Whom::Everyone, _) | Effect::MendOneEach(_))
    })
}

fn scheme(table: &SeatView, choice: Choice) -> f32 {
    let mine = table.view.active == table.me;
    if table.view.scheme.is_none() {
        return 0.0;
    }
    let for_all = scheme_is_for_all(table);
    match choice {
        Choice::Exert(_) => {
            if mine || !for_all {
                5.0
            } else {
                -1.0
            }
        }
        Choice::Use(_) => {
            if mine {
                2.0
            } else {
                -1.0
            }
        }
        Choice::Modifier(_) => {
            if mine {
                3.0
            } else {
                -1.0
            }
        }
        // A hidden token or two for its own Scheme, none against those of others.
        Choice::Hide(n) => {
            let spare = table.mine().prestige.saturating_sub(7);
            if mine && n <= spare.min(2) { 1.5 + f32::from(n) * 0.1 } else { -2.0 }
        }
        Choice::Yes => {
            if mine || for_all {
                1.0
            } else {
                -1.0
            }
        }
        Choice::No => {
            if for_all {
                -1.0
            } else {
                1.0
            }
        }
        Choice::Done => 0.0,
        _ => -5.0,
    }
}

fn exert(choice: Choice) -> f32 {
    match choice {
        Choice::Exert(_) => 10.0,
        Choice::Modifier(_) => 6.0,
        Choice::Use(_) => 4.0,
        Choice::Spend(n) => 2.0 - f32::from(n) * 0.01,
        _ => 0.0,
    }
}

fn discard(table: &SeatView, choice: Choice) -> f32 {
    match choice {
        Choice::Card(slot) => table.card(slot).map_or(0.0, |card| 2.0 - table.keep(card)),
        _ => 0.0,
    }
}

pub(super) fn is_short_of_vampires(table: &SeatView) -> bool {
    table.coterie(table.me).count() + usize::from(table.mine().vampires_in_hand) < 3
}

/// Vampires while there are too few, cards otherwise.
fn draw_from(table: &SeatView, choice: Choice) -> f32 {
    let mine = table.mine();
    let short = is_short_of_vampires(table);
    match choice {
        Choice::BurnRetainer(..) => NEVER,
        Choice::FromFaction => {
            if short {
                2.0
            } else {
                0.0
            }
        }
        _ => {
            if short && mine.library_in_hand > 3 {
                0.5
            } else {
                1.0
            }
        }
    }
}

fn mend(table: &SeatView, choice: Choice) -> f32 {
    let Some(one) = picked(table, choice) else {
        return if choice == Choice::Done { 0.0 } else { NEVER };
    };
    let worst = table.mine().hand.iter().map(|&card| table.keep(card)).fold(f32::INFINITY, f32::min);
    let spare = if table.mine().hand.len() > HAND { 2.0 } else { 0.0 };
    let urgent = if is_urgent(one) { 2.5 } else { 0.5 };
    urgent + spare - worst
}

pub(super) fn is_urgent(one: &VampireView) -> bool {
    one.place == Place::Torpor || one.blood <= 2
}

/// Who can take a point of damage best.
fn suffer(one: &VampireView) -> f32 {
    let shielded = one.attached.iter().any(|attached| !attached.is_title && !attached.exhausted);
    f32::from(one.blood) + if shielded { 2.0 } else { 0.0 } - if one.leader { 1.0 } else { 0.0 }
}

fn burn_or_attach(table: &SeatView, choice: Choice) -> f32 {
    let attacker = table.view.attack.as_ref().and_then(|attack| {
        table.player(attack.attacker_of).vampires.iter().find(|one| one.vampire == attack.attacker)
    });
    let Some(one) = attacker else { return 0.0 };
    let missing = f32::from(one.potency.saturating_sub(one.blood));
    match choice {
        Choice::Attach if one.attached.len() < MOST_ATTACHED => {
            2.2 + if table.scores(When::CitizenAttached) { 10.0 } else { 0.0 }
        }
        Choice::Burn => missing,
        _ => 0.0,
    }
}

fn pick_vampire(table: &SeatView, by: crate::cards::CardId, choice: Choice) -> f32 {
    let Some(one) = picked(table, choice) else { return 0.0 };
    let missing = f32::from(one.potency.saturating_sub(one.blood));
    let hostile = table
        .book()
        .abilities(by)
        .iter()
        .flat_map(|ability| &ability.does)
        .any(|effect| matches!(effect, Effect::DefeatWounded | Effect::Mark));
    let own = one.slot.owner() == table.me;
    match (hostile, own) {
        (true, true) => NEVER,
        (true, false) => table.defeat(one) - f32::from(one.blood),
        (false, _) => missing.min(4.0) + if one.place == Place::Torpor { 1.0 } else { 0.0 },
    }
}

/// Questions that need no thought of their own.
fn plain(table: &SeatView, ask: Ask, choice: Choice) -> f32 {
    match (ask, choice) {
        // What a card may do for its player is good, as long as Prestige is there.
        (Ask::May(_), Choice::Yes) => {
            if table.mine().prestige > 2 {
                1.0
            } else {
                -1.0
            }
        }
        (Ask::Contribute(..), Choice::Yes) => {
            if table.mine().prestige > 6 {
                1.0
            } else {
                -1.0
            }
        }
        (Ask::FlipAgenda, Choice::Flip) => 2.0,
        (Ask::Prevent(..), Choice::Use(_)) => 2.0,
        (Ask::Promise(_), Choice::Promise(_)) => NEVER,
        (Ask::Bid(..), Choice::Amount(n)) => 0.5 - f32::from(n),
        (Ask::Pay(_), Choice::Amount(n)) => {
            if table.mine().prestige > n + 6 {
                f32::from(n)
            } else {
                -f32::from(n)
            }
        }
        (Ask::Party(_), Choice::With(slot)) => {
            table.vampire(slot).map_or(0.0, |one| if one.exhausted { -1.0 } else { 1.0 })
        }
        (Ask::PickHaven(_), Choice::Foe(seat)) => {
            let exhausted =
                table.coterie(seat).filter(|one| one.place == Place::Haven && one.exhausted).count();
            if seat == table.me { NEVER } else { exhausted as f32 * 4.0 + table.threat(seat) * 0.1 }
        }
        (Ask::PickPlayers(_), Choice::Foe(seat)) => -table.threat(seat),
        (Ask::PickPlayers(_), Choice::Done) => 0.0,
        (_, Choice::Foe(seat)) => {
            if seat == table.me {
                NEVER
            } else {
                table.threat(seat)
            }
        }
        (_, Choice::Vampire(slot)) => {
            let card = table.card(slot);
            card.map_or(0.0, |card| f32::from(table.book().marks(card).potency))
        }
        (Ask::PickOngoing(_), Choice::Ongoing(slot)) => {
            if slot.owner() == table.me {
                NEVER
            } else {
                table.threat(slot.owner())
            }
        }
        (Ask::PickOngoing(_), Choice::CityCard(_)) => 2.0,
        (Ask::PickRetainer(_), Choice::Retainer(slot, _)) => {
            if slot.owner() == table.me {
                0.0
            } else {
                2.0
            }
        }
        (Ask::Recover(_), Choice::Card(slot)) => table.card(slot).map_or(0.0, |card| table.keep(card)),
        (Ask::KeepOnTop(_, card), Choice::Bottom) => 3.0 - table.keep(card),
        (Ask::Host(card), choice) => host(table, card, choice),
        _ => 0.0,
    }
}

/// The vampire that is missed least; a Title goes to whoever is strongest.
fn host(table: &SeatView, card: crate::cards::CardId, choice: Choice) -> f32 {
    let Some(one) = picked(table, choice) else { return 0.0 };
    let title = table.book().library_card(card).kind == Kind::Title;
    let attack = table.best_attack(one).clamp(-WIN, WIN) * 0.1;
    if title { f32::from(one.blood) } else { -attack - f32::from(one.potency) * 0.1 }
}
