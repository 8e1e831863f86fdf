//! Why the easy bot likes an option best, in the terms that it was rated by.

use elysium_kernel::{Question, Seen};
use elysium_kit::Hint;
use elysium_kit::bots::best;

use super::easy::*;
use super::resolution::{leave, stay};
use super::seat_view::SeatView;
use super::sides::More;
use super::weights::EASY;
use crate::Vendetta;
use crate::cards::CardId;
use crate::sets::{Loc, Slot};
use crate::vocabulary::{Ask, Choice, Motive};

/// What the easy bot would choose if it had no whims.
pub(super) fn hints(seen: &Seen<Vendetta>, question: &Question<Vendetta>) -> Vec<Hint<Vendetta>> {
    let view = seen.view();
    let table = SeatView::new(&view, question.who, &EASY);
    let mut no_dice = fastrand::Rng::with_seed(0);
    let choice = best(question, &mut no_dice, 0.0, |choice| rate(&table, question.ask, choice));
    vec![Hint { choice, motive: motive(&table, question, choice) }]
}

fn motive(table: &SeatView, question: &Question<Vendetta>, choice: Choice) -> Option<Motive> {
    Some(match (question.ask, choice) {
        (_, Choice::Clan(_) | Choice::Relic(_)) => Motive::WinsMost,
        (_, Choice::Keep(_) | Choice::Under(_)) => Motive::BestCard,
        (Ask::Turn, Choice::Play(slot)) => {
            let places = table.view.locations.iter().map(|location| location.at);
            let at = places.max_by(|a, b| play(table, slot, *a).total_cmp(&play(table, slot, *b)))?;
            of_play(table, slot, at)?
        }
        (Ask::Where(slot), Choice::At(at)) => of_play(table, slot, at)?,
        (Ask::Facing(..), Choice::FaceDown) => Motive::Secret,
        (Ask::Facing(slot, _), Choice::FaceUp) if triggers_early(table, slot) => Motive::WorksFaceUp,
        (Ask::Facing(_, at), Choice::FaceUp) if table.face_down_cost(at) > 0 => Motive::FaceDownCosts,
        (Ask::Blood(..) | Ask::UpTo(..) | Ask::Bid(_), Choice::Blood(0) | Choice::Bid(0)) => {
            Motive::KeepsBlood
        }
        (Ask::Blood(_, at) | Ask::UpTo(_, at) | Ask::Tokens(_, at), Choice::Blood(n) | Choice::Tokens(n))
            if n > 0 =>
        {
            of_blood(table, at, i32::from(n))?
        }
        (Ask::Blood(_, at), Choice::Drain(_)) => Motive::RaisesChances(at),
        (Ask::DeployWhere(_), Choice::At(at)) => of_blood(table, at, 1)?,
        (Ask::Stay(at), Choice::Stay) => of_staying(table, at)?,
        (Ask::Stay(at), Choice::Withdraw) => of_leaving(table, at)?,
        (Ask::Refuge(at), Choice::At(to)) if !table.own_cards(at).is_empty() => Motive::FightsOn(to),
        (ask, Choice::Yes) if is_weighed(ask) => Motive::Pays,
        (ask, Choice::No) if is_weighed(ask) && rate(table, ask, Choice::Yes) < 0.0 => Motive::DoesNotPay,
        (Ask::TurnDown(_) | Ask::TurnOneDown(_), Choice::Turn(_)) => Motive::MissedLeast,
        (Ask::Target(_), Choice::Target(slot)) if table.card(slot).is_some() => Motive::StrongestTarget,
        _ => return None,
    })
}

/// Questions that the bot answers by what it would bring, against what it would cost.
fn is_weighed(ask: Ask) -> bool {
    matches!(
        ask,
        Ask::Cloak(..)
            | Ask::RevealFor(..)
            | Ask::May(_)
            | Ask::Pay(..)
            | Ask::AddToTotal(..)
            | Ask::IgnoreLoss(..)
            | Ask::UseBeforeResolution(_)
    )
}

/// A card at a location, with the blood that suits it best.
fn of_play(table: &SeatView, slot: Slot, at: Loc) -> Option<Motive> {
    let card: CardId = table.card(slot)?;
    let worth = |blood: &i32| play_with(table, card, at, *blood);
    let blood = amounts(table).max_by(|a, b| worth(a).total_cmp(&worth(b)))?;
    of_more(table, at, More { cards: &[card], blood, power: 0.0 })
}

/// More on the bot's side: the larger part of what it brings.
fn of_more(table: &SeatView, at: Loc, more: More) -> Option<Motive> {
    let (prizes, deeds) = table.gains(at, more);
    if prizes.max(deeds) <= 0.0 {
        return None;
    }
    Some(if deeds > prizes {
        Motive::DoesMost(at)
    } else if table.chance(at, more) >= 0.5 {
        Motive::ProbablyWins(at)
    } else {
        Motive::WorthATry(at)
    })
}

fn of_blood(table: &SeatView, at: Loc, blood: i32) -> Option<Motive> {
    let (prizes, deeds) = table.gains(at, More { blood, ..More::default() });
    (prizes > 0.0 && prizes >= deeds).then_some(Motive::RaisesChances(at))
}

fn of_staying(table: &SeatView, at: Loc) -> Option<Motive> {
    if table.chance(at, More::default()) >= 0.5 {
        return Some(Motive::ProbablyWins(at));
    }
    (stay(table, at) > 0.0).then_some(Motive::WorthATry(at))
}

/// What weighs most: the blood that comes back, the cards that fight on, or the danger of staying.
fn of_leaving(table: &SeatView, at: Loc) -> Option<Motive> {
    let blood = -table.price(-table.own_blood(at));
    let reasons = [
        (table.price(table.danger(at)), Motive::Danger(at)),
        (blood, Motive::BloodComesBack),
        (leave(table, at, Loc::HAVEN) - blood, Motive::FightsOn(Loc::HAVEN)),
    ];
    let main = reasons.into_iter().max_by(|a, b| a.0.total_cmp(&b.0))?;
    (main.0 > 0.0).then_some(main.1)
}
