//! What an option would come to, from what whoever is asked may know: Prestige, Blood, Intel, Influence.

mod attack;
mod influence;

use elysium_kernel::{Seat, cite};
use elysium_kit::{Forecast, Target};

use crate::State;
use crate::cards::{CardId, Kind, When};
use crate::rules::{EffectContext, costs, play};
use crate::sets::Slot;
use crate::vocabulary::{Ask, Choice, Source};

/// All that there can be, each with its messages.
pub const WORDS: &[&str] = &[
    "prestige",
    "blood",
    "mortal",
    "coterie",
    "intel",
    "influence",
    "title",
    "missing",
    "brought",
    "scheme",
];
pub const WARNINGS: &[&str] = &["prestige", "coterie"];
pub use attack::ADDENDS;

/// §3.5: without Prestige a player is out; so little is soon lost.
const LITTLE_PRESTIGE: i32 = 3;

pub fn forecasts(state: &State, who: Seat, ask: Ask, choice: Choice) -> Vec<Forecast> {
    let mut found = paid(state, who, ask, choice);
    found.extend(attack::forecasts(state, who, ask, choice));
    found.extend(influence::forecasts(state, who, ask, choice));
    found
}

/// What is paid for an answer itself, in Prestige and Blood.
fn paid(state: &State, who: Seat, ask: Ask, choice: Choice) -> Vec<Forecast> {
    match (ask, choice) {
        // §8.2.
        (_, Choice::Recruit(new)) => prestige(state, who, play::price(state, new)),
        (_, Choice::Play(slot)) => prestige(state, who, fixed_price(state, who, state.card(slot))),
        // The token of a Conspiracy was taken when it was laid (§20.1).
        (Ask::Host(card), Choice::Vampire(_)) if state.book().library_card(card).kind != Kind::Conspiracy => {
            prestige(state, who, fixed_price(state, who, card))
        }
        (Ask::Pay(_), Choice::Amount(n)) => prestige(state, who, n),
        // §20.3: 1 at a time, whoever adds it.
        (_, Choice::Contribute(_)) | (Ask::Contribute(..), Choice::Yes) => prestige(state, who, 1),
        // Whoever bids most pays.
        (Ask::Bid(..), Choice::Amount(n)) => perhaps(state, who, n),
        (_, Choice::Use(source)) => activated(state, who, ask, source),
        (Ask::May(card) | Ask::BlockElsewhere(card, _), Choice::Yes) => {
            let price = state.book().abilities(card).iter().map(costs::prestige_of).sum();
            prestige(state, who, price)
        }
        _ => Vec::new(),
    }
}

/// The Prestige for a card where there is no choice of how much (§13.8, §20.1).
fn fixed_price(state: &State, who: Seat, card: CardId) -> u8 {
    let text = state.book().library_card(card);
    let (from, to) = text.prestige;
    let most = to.min(state[who].total_prestige().saturating_sub(1));
    if text.kind == Kind::Conspiracy || from >= most { play::least_cost(state, card) } else { 0 }
}

/// §13.1: what an ability costs.
fn activated(state: &State, who: Seat, ask: Ask, source: Source) -> Vec<Forecast> {
    let when = match ask {
        Ask::Act(_) => When::InActionPhase,
        Ask::Abilities(_) => When::InAttack,
        Ask::Prevent(..) => When::Prevent,
        Ask::Scheme(_) | Ask::Exert(..) => When::ForInfluence,
        _ => return Vec::new(),
    };
    let mut context = EffectContext::of(state, source, who);
    if let (Ask::Abilities(attacker), Some(_)) = (ask, state.attack) {
        context.actor = Some(attacker);
    }
    let Some((_, ability)) = state.book().at(context.card, when).next() else { return Vec::new() };
    let mut found = prestige(state, who, costs::prestige_of(ability));
    if let Some((payer, amount)) = costs::blood_of(state, ability, &context) {
        let blood = state.blood(payer);
        found
            .push(Forecast::sure("blood", blood, blood.saturating_sub(amount)).at(vec![Target::card(payer)]));
    }
    found
}

/// Prestige that goes.
fn prestige(state: &State, who: Seat, cost: u8) -> Vec<Forecast> {
    between(state, who, cost, cost)
}

/// Prestige that goes, or does not.
fn perhaps(state: &State, who: Seat, cost: u8) -> Vec<Forecast> {
    between(state, who, 0, cost)
}

fn between(state: &State, who: Seat, least: u8, most: u8) -> Vec<Forecast> {
    cite(3, 5);
    if most == 0 {
        return Vec::new();
    }
    let have = i32::from(state[who].total_prestige());
    let left = |cost: u8| (have - i32::from(cost)).max(0);
    let prestige = Forecast::between("prestige", left(most), left(least)).from(have);
    vec![prestige.warning_at(LITTLE_PRESTIGE).at(vec![Target::seat(who)])]
}

/// The vampire that a forecast is about.
pub fn vampire(state: &State, forecast: &Forecast) -> Option<Slot> {
    let [spot] = forecast.spot.as_slice() else { return None };
    let mut all = state.everyone().into_iter().flat_map(|seat| state.vampires(seat));
    all.find(|&vampire| Target::card(vampire) == *spot)
}
