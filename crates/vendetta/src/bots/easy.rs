//! The easy bot: rates every option by rules of thumb and takes the best.

use elysium_kernel::{Player, Question, Seen};
use elysium_kit::bots::best;

use super::resolution::*;
use super::seat_view::SeatView;
use super::sides::More;
use super::weights::{EASY, Weights};
use crate::Vendetta;
use crate::cards::{AllyKind, CardId, Effect, Own, When, book};
use crate::sets::{Loc, Slot};
use crate::vocabulary::{Ask, Choice};

/// The rating of what the bot does only if it must; the other way round, of what it does at once.
pub(super) const NEVER: f32 = -100.0;
/// Blood with one card (§3.5).
const MAX_BLOOD: i32 = 3;

/// Knows what blood, influence and the round are worth; looks no further than the next Conflict.
#[derive(Clone)]
pub struct Easy {
    rng: fastrand::Rng,
    pub weights: Weights,
}

impl Easy {
    pub fn new(seed: u64) -> Self {
        Easy { rng: fastrand::Rng::with_seed(seed), weights: EASY }
    }
}

impl Player<Vendetta> for Easy {
    fn choose(&mut self, seen: &Seen<Vendetta>, question: &Question<Vendetta>) -> Option<Choice> {
        let view = seen.view();
        let table = SeatView::new(&view, question.who, &self.weights);
        Some(best(question, &mut self.rng, self.weights.whim, |choice| rate(&table, question.ask, choice)))
    }

    fn chance(&mut self, outcomes: usize) -> usize {
        self.rng.usize(..outcomes)
    }
}

/// What a choice is worth, compared with the other options of the same question.
pub(super) fn rate(table: &SeatView, ask: Ask, choice: Choice) -> f32 {
    match (ask, choice) {
        (_, Choice::Clan(clan)) => table.w.clans[clan as usize],
        (_, Choice::Relic(relic)) => table.w.relic_worth(relic),
        (_, Choice::Keep(slot)) => standing(table, slot),
        // What goes under the deck first comes up first.
        (_, Choice::Under(slot)) => standing(table, slot),
        (_, Choice::Shuffle(slot)) => -standing(table, slot),
        (Ask::KeepBoth(_), Choice::Give(slot)) => {
            let drawn = table.mine().drawn.iter().flatten();
            drawn.map(|&card| table.standing(card)).fold(NEVER, f32::max) - standing(table, slot)
        }
        (_, Choice::Drain(card)) => drain(table, ask, card),
        (_, Choice::Use(relic)) => use_relic(table, ask, relic),
        (_, Choice::Restore(card)) => restoring(table, card),
        // Looking costs blood and changes little.
        (_, Choice::Look(..)) => NEVER,
        (Ask::Turn, Choice::Play(slot)) => {
            let places = table.view.locations.iter().map(|location| play(table, slot, location.at));
            places.fold(NEVER, f32::max)
        }
        (Ask::Where(slot), Choice::At(at)) => play(table, slot, at),
        (Ask::Facing(slot, at), Choice::FaceDown) => face_down(table, slot, at),
        (Ask::Blood(_, at) | Ask::UpTo(_, at), Choice::Blood(n)) => deploy(table, at, i32::from(n)),
        (Ask::ReturnBlood(..), Choice::Blood(n)) => f32::from(n),
        (Ask::Tokens(_, at), Choice::Tokens(n)) => {
            let keep = if table.turns(table.me) > 0.0 { table.blood() } else { 0.0 };
            blood_gain(table, at, i32::from(n)) - keep * f32::from(n)
        }
        (Ask::Stay(at), Choice::Stay) => stay(table, at),
        (Ask::Stay(at), Choice::Withdraw) => leave(table, at, Loc::HAVEN),
        (Ask::Refuge(at), Choice::At(to)) => leave(table, at, to),
        (Ask::Cloak(card, at), Choice::Yes) => cloak(table, card, at),
        (Ask::DeployWhere(_), Choice::At(at)) => blood_gain(table, at, 1),
        (Ask::MoveBlood(_, n), Choice::At(at)) if table.is_open(at) => blood_gain(table, at, i32::from(n)),
        (Ask::RevealFor(_, slot), Choice::Yes) => lost_power(table, slot) - table.price(2),
        (Ask::NextCard(_), Choice::Resolve(slot)) => order(table, slot),
        (Ask::May(card), Choice::Yes) => may(table, card),
        (Ask::Pay(card, cost), Choice::Yes) => pay(table, card, i32::from(cost)),
        (Ask::Pick(card), Choice::Pick(pick)) => accept(table, card, pick),
        (Ask::Bid(card), Choice::Bid(n)) => bid(table, card, i32::from(n)),
        (Ask::TurnDown(_), Choice::Turn(slot)) => 4.0 - power(table, slot) - 0.5,
        (Ask::TurnOneDown(_), Choice::Turn(slot)) => -lost_power(table, slot),
        (Ask::TakeBack(_), Choice::Take(slot)) => take_back(table, slot),
        (Ask::Target(_), Choice::Target(slot)) => power(table, slot),
        (Ask::Rival(_), Choice::Rival(seat)) => {
            let partner = if table.partner() == Some(seat) { NEVER } else { 0.0 };
            partner + f32::from(table.player(seat).hand_size)
        }
        (Ask::Partner(card), Choice::Yes) => partner(table, card),
        (Ask::AddToTotal(relic, at), Choice::Yes) => {
            let power = book().effects(relic, When::BeforeTotals).find_map(|effect| match effect {
                Effect::AddToTotal(n) => Some(f32::from(*n)),
                _ => None,
            });
            table.gain(at, More { power: power.unwrap_or(0.0), ..More::default() }) - kept_relic(table)
        }
        (Ask::IgnoreLoss(_, n), Choice::Yes) => table.price(i32::from(n)) - kept_relic(table),
        (Ask::UseBeforeResolution(_), Choice::Yes) => {
            let everywhere: f32 = table.view.locations.iter().map(|l| blood_gain(table, l.at, 1)).sum();
            everywhere - table.price(table.view.locations.len() as i32) - kept_relic(table)
        }
        (Ask::UseInHandManagement(_) | Ask::InsteadOfDraining(_), Choice::Yes) => 1.0,
        // The token shows what the bot wants already.
        (Ask::ChangeToken(..), Choice::Yes) => NEVER,
        _ => 0.0,
    }
}

fn standing(table: &SeatView, slot: Slot) -> f32 {
    table.card(slot).map_or(0.0, |card| table.standing(card))
}

/// A relic used now cannot be used in a later round.
fn kept_relic(table: &SeatView) -> f32 {
    if table.view.round < 3 { table.w.relic } else { 0.0 }
}

pub(super) fn blood_gain(table: &SeatView, at: Loc, blood: i32) -> f32 {
    table.gain(at, More { blood, ..More::default() })
}

/// The best that a card does at a location, with as much blood as it is worth.
pub(super) fn play(table: &SeatView, slot: Slot, at: Loc) -> f32 {
    let Some(card) = table.card(slot) else { return 0.0 };
    let with = amounts(table).map(|blood| play_with(table, card, at, blood));
    with.fold(NEVER, f32::max) - table.price(table.toll(at))
}

/// The blood that can be deployed with a card.
pub(super) fn amounts(table: &SeatView) -> impl Iterator<Item = i32> {
    0..=MAX_BLOOD.min(i32::from(table.mine().pool) - 1).max(0)
}

pub(super) fn play_with(table: &SeatView, card: CardId, at: Loc, blood: i32) -> f32 {
    table.gain(at, More { cards: &[card], blood, power: 0.0 }) - table.price(blood)
}

/// Face down costs blood; cards that trigger before Revelation would do nothing.
fn face_down(table: &SeatView, slot: Slot, at: Loc) -> f32 {
    let early = if triggers_early(table, slot) { 0.5 } else { 0.0 };
    table.w.secret - table.price(table.face_down_cost(at)) - early
}

/// Does a card do something before Revelation, face up alone?
pub(super) fn triggers_early(table: &SeatView, slot: Slot) -> bool {
    const EARLY: u32 = When::Always.bit()
        | When::OpponentPlaysHere.bit()
        | When::OpponentPlaysElsewhere.bit()
        | When::EndOfPlanning.bit()
        | When::Withdraw.bit()
        | When::YouWithdrawElsewhere.bit()
        | When::BeforeRevelation.bit()
        | When::Revelation.bit();
    table.card(slot).is_some_and(|card| book().marks(card).when & EARLY != 0)
}

pub(super) fn deploy(table: &SeatView, at: Loc, blood: i32) -> f32 {
    let gain = if blood == 0 { 0.0 } else { blood_gain(table, at, blood) };
    gain - table.price(blood)
}

/// What draining costs at the end of the game, against what its blood does now.
fn drain(table: &SeatView, ask: Ask, card: CardId) -> f32 {
    let facts = book().ally(card);
    // Elena Cortez costs nothing to drain, but gives nothing either.
    if facts.drain_blood == 0 {
        return NEVER;
    }
    let mut cost = table.ally(card) - f32::from(facts.drain_influence);
    if facts.kind == AllyKind::Vampire {
        // A third token is the end, and frenzy may bring one at any time.
        let tokens = table.mine().tokens + table.mine().turned;
        cost += if tokens > 0 { -NEVER } else { 1.0 + table.w.diablerie };
    }
    // Only the blood that this play still lacks is worth it.
    let Ask::Blood(_, at) = ask else { return NEVER };
    let blood = i32::from(facts.drain_blood);
    let most = MAX_BLOOD.min(i32::from(table.mine().pool) + blood - 1);
    let with = |n: i32| blood_gain(table, at, n) - table.price((n - blood).max(0));
    (0..=most).map(with).fold(NEVER, f32::max) - cost
}

fn restoring(table: &SeatView, card: CardId) -> f32 {
    table.ally(card) - f32::from(book().ally(card).drain_influence)
}

/// Relics that work in the bot's turn: blood as soon as it is needed, a play as soon as it counts,
/// a drained card at the very end.
fn use_relic(table: &SeatView, ask: Ask, relic: CardId) -> f32 {
    let last_round = table.view.round == 3;
    let has = |own: Own| book().effects(relic, When::PlanningTurn).any(|e| *e == Effect::Own(own));
    if has(Own::Restore) {
        let best = table.mine().drained.iter().map(|&card| restoring(table, card)).fold(0.0, f32::max);
        let last_turn = last_round && table.turns(table.me) == 0.0 && ask == Ask::EndTurn;
        return if last_turn { best } else { NEVER };
    }
    if has(Own::PlayAgain) {
        return if last_round { 1.0 } else { NEVER };
    }
    if last_round || i32::from(table.mine().pool) <= table.w.reserve { -NEVER } else { NEVER }
}
