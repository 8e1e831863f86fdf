//! How the easy bot decides while locations are resolved.

use super::easy::{NEVER, blood_gain, deploy};
use super::seat_view::SeatView;
use super::sides::More;
use crate::cards::{Amount, CardId, CardKind, Count, Effect, Own, When, Whom, book};
use crate::sets::{Loc, Slot};
use crate::state::Step;
use crate::vocabulary::Pick;

/// Staying: the prizes by their chances, less the blood that rivals will take.
pub(super) fn stay(table: &SeatView, at: Loc) -> f32 {
    table.worth(at) - table.price(table.danger(at))
}

/// Leaving: the blood comes back, and the cards fight on elsewhere.
pub(super) fn leave(table: &SeatView, at: Loc, to: Loc) -> f32 {
    let blood = -table.price(-table.own_blood(at));
    let cards = table.own_cards(at);
    if at == Loc::HAVEN || cards.is_empty() {
        return blood;
    }
    blood + table.gain(to, More { cards: &cards, ..More::default() })
}

/// Blood and cards go to Cloak of Shadows; compared with an ordinary withdrawal.
pub(super) fn cloak(table: &SeatView, card: CardId, at: Loc) -> f32 {
    let lies = |at: &Loc| table.own_cards(*at).contains(&card);
    let Some(to) = table.view.locations.iter().map(|location| location.at).find(lies) else { return 0.0 };
    let more = More { cards: &table.own_cards(at), blood: table.own_blood(at), power: 0.0 };
    table.gain(to, more) - leave(table, at, Loc::HAVEN)
}

/// The power of a clan card, roughly.
pub(super) fn power(table: &SeatView, slot: Slot) -> f32 {
    table.card(slot).map_or(table.w.hidden_power, |card| f32::from(book().marks(card).power))
}

/// What the location being resolved loses in worth without the power of a card.
pub(super) fn lost_power(table: &SeatView, slot: Slot) -> f32 {
    let power = -power(table, slot);
    table.here().map_or(0.0, |at| -table.gain(at, More { power, ..More::default() }))
}

/// Payments first, for a pool filled up afterwards is full; cards that turn others down last.
pub(super) fn order(table: &SeatView, slot: Slot) -> f32 {
    let Some(card) = table.card(slot) else { return 0.0 };
    let mut order = 0.0;
    for effect in effects_of(card) {
        order += match effect {
            Effect::Pay(..) => 1.0,
            Effect::Gain(_) => -1.0,
            Effect::Own(Own::MindlessAssault | Own::Chaos) => -2.0,
            _ => 0.0,
        };
    }
    order
}

pub(super) fn may(table: &SeatView, card: CardId) -> f32 {
    let Some(at) = table.here() else { return 0.0 };
    let pool = i32::from(table.mine().pool);
    let own = table.own_blood(at);
    let effects = effects_of(card).find_map(|effect| match effect {
        Effect::May(effects) => Some(effects),
        _ => None,
    });
    let Some(effects) = effects else { return 0.0 };
    let mut worth = 0.0;
    for effect in effects {
        worth += match effect {
            Effect::ExchangeBlood => blood_gain(table, at, pool - own) - table.price(pool - own),
            Effect::MoveBlood(_) if at == Loc::HAVEN => -1.0,
            Effect::MoveBlood(_) => blood_gain(table, Loc::HAVEN, (own + 1) / 2),
            Effect::MoveToHaven => {
                let there = table.gain(Loc::HAVEN, More { cards: &[card], ..More::default() });
                let power = -f32::from(book().marks(card).power);
                there
                    + if table.is_open(at) { table.gain(at, More { power, ..More::default() }) } else { 0.0 }
            }
            Effect::Withdraw => leave(table, at, Loc::HAVEN) - stay(table, at),
            other => table.worth_of(at, std::slice::from_ref(other)),
        };
    }
    worth
}

pub(super) fn pay(table: &SeatView, card: CardId, cost: i32) -> f32 {
    let Some(at) = table.here() else { return 0.0 };
    for effect in effects_of(card) {
        if let Effect::Pay(_, then, otherwise) = effect {
            // Otherwise the card is turned down, and its power gone.
            let power = if otherwise.is_empty() { 0.0 } else { -f32::from(book().marks(card).power) };
            let kept = if power == 0.0 { 0.0 } else { -table.gain(at, More { power, ..More::default() }) };
            return kept + table.worth_of(at, then) - table.price(cost);
        }
    }
    0.0
}

/// What accepting one of two evils costs.
pub(super) fn accept(table: &SeatView, card: CardId, pick: Pick) -> f32 {
    let Some(at) = table.here() else { return 0.0 };
    match pick {
        Pick::Influence => -1.0,
        Pick::Blood => blood_gain(table, at, -(table.own_blood(at) + 1) / 2),
        // Roughly what the bot's cards here would have done.
        Pick::Skip => -table.w.skip * table.own_cards(at).len() as f32,
        Pick::Steal => {
            let stolen = effects_of(card).find_map(|effect| match effect {
                Effect::Pick(_, first, second) => {
                    first.iter().chain(second).find_map(|effect| match effect {
                        Effect::Steal(_, Amount::Just(n)) => Some(i32::from(*n)),
                        _ => None,
                    })
                }
                _ => None,
            });
            -table.price(stolen.unwrap_or(0))
        }
    }
}

/// The owner's bid goes onto the owner's side; a rival's bid only keeps a card from being turned down.
pub(super) fn bid(table: &SeatView, card: CardId, amount: i32) -> f32 {
    let Some(at) = table.here() else { return 0.0 };
    if table.own_cards(at).contains(&card) {
        return deploy(table, at, amount);
    }
    let safe = [0.0, 0.4, 0.6, 0.7][amount.clamp(0, 3) as usize];
    safe - table.price(amount)
}

/// Chaos: each card taken back steals a blood from each rival.
pub(super) fn take_back(table: &SeatView, slot: Slot) -> f32 {
    let Some(at) = table.here() else { return 0.0 };
    let steal = [Effect::Steal(Whom::Rivals, Amount::Just(1))];
    table.worth_of(at, &steal) - lost_power(table, slot)
}

/// Only effects that help the bot and hurt nobody take the partner in.
pub(super) fn partner(table: &SeatView, card: CardId) -> f32 {
    if !matches!(card.kind(), CardKind::Clan(_)) {
        return NEVER;
    }
    let marks = book().marks(card);
    let counts_rivals = matches!(marks.bonus, Some(Amount::Each(_, Count::RivalsHere)));
    let in_conflict = matches!(table.view.step, Step::Conflict(_));
    if marks.when & When::OpponentPlaysHere.bit() != 0 || in_conflict && counts_rivals { 1.0 } else { NEVER }
}

/// All that a card says, whenever it does.
fn effects_of(card: CardId) -> impl Iterator<Item = &'static Effect> {
    book().abilities(card).iter().flat_map(|ability| &ability.does)
}
