//! Positions that no game comes to, by the rule that forbids them. A position stands between two steps.

use elysium_kernel::scenario::FactError;
use elysium_kernel::{Reason, Seat};

use crate::cards::{Type, book};
use crate::rules::{contest, hand, titles};
use crate::state::{State, Step, Thing};
use crate::{cards, names, reasons};

type Check = Result<(), FactError>;

fn unless(holds: bool, subject: impl std::fmt::Display, key: &str, reason: Reason) -> Check {
    if holds { Ok(()) } else { Err(FactError::new(subject, key, reason)) }
}

pub fn at_rest(state: &State) -> Check {
    state.everyone().into_iter().try_for_each(|seat| player(state, seat))?;
    names::in_play(state).into_iter().try_for_each(|thing| in_play(state, thing))?;
    if let Some((thing, same)) = contest::doubled(state) {
        let name = names::name(state, thing);
        let seat = state.controller(thing).unwrap_or(state.active);
        let reason = if same {
            reasons::unique_twice(&name).by_rule(6, 28)
        } else {
            reasons::contested(&name).by_rule(6, 13)
        };
        return Err(FactError::new(seat, region(state, thing), reason));
    }
    table(state)
}

fn region(state: &State, thing: Thing) -> &'static str {
    match thing {
        Thing::Minion(minion) if state.torpor.has(minion) => "torpor",
        Thing::Minion(minion) if state.contested.has(minion) => "contested",
        Thing::Minion(_) => "ready",
        _ => "in-play",
    }
}

fn player(state: &State, seat: Seat) -> Check {
    let player = &state[seat];
    let begun = state.step != Step::Deal;
    if !state.is_playing(seat) {
        unless(player.pool == 0, seat, "pool", reasons::pool_out().by_rule(15, 5))?;
        // Cards that others controlled may come to the ash heap later.
        let (library, crypt) = (player.deck.library(), player.deck.crypt());
        let piles = [(player.hand, "hand"), (library, "library"), (crypt, "crypt")];
        for (pile, key) in piles {
            unless(pile.is_empty(), seat, key, reasons::cards_out().by_rule(15, 5))?;
        }
        unless(player.uncontrolled.is_empty(), seat, "uncontrolled", reasons::cards_out().by_rule(15, 5))?;
        let mut things = names::in_play(state).into_iter();
        if let Some(thing) = things.find(|&thing| state.controller(thing) == Some(seat)) {
            return Err(FactError::new(seat, region(state, thing), reasons::control_out().by_rule(15, 2)));
        }
        return unless(state.edge != Some(seat), "table", "edge", reasons::edge_out().by_rule(15, 8));
    }
    unless(!begun || player.pool > 0, seat, "pool", reasons::pool_none().by_rule(15, 1))?;
    unless(player.owed <= 1, seat, "owed", reasons::owed().by_rule(4, 11))?;
    let (cards, due) = (player.hand.len(), usize::from(hand::due(state, seat)));
    if begun {
        unless(hand::is_right(state, seat), seat, "hand", reasons::hand(cards, due).by_rule(3, 19))?;
    }
    Ok(())
}

fn in_play(state: &State, thing: Thing) -> Check {
    let name = || names::name(state, thing);
    match thing {
        Thing::Minion(minion) => {
            let one = &state[minion];
            let full = one.ally || one.blood <= one.capacity;
            unless(
                full,
                name(),
                "blood",
                reasons::blood_many(&name(), one.blood, one.capacity).by_rule(2, 6),
            )?;
            unless(!one.ally || one.blood > 0, name(), "blood", reasons::lifeless(&name()).by_rule(8, 42))?;
            let lies = one.ally && state.torpor.has(minion);
            unless(!lies, one.controller, "torpor", reasons::no_vampire(&name()).by_rule(12, 1))?;
            let holds = !one.title_contested || titles::held(state, minion).is_some();
            unless(holds, name(), "title-contested", reasons::title_none().by_rule(6, 32))?;
            unless(!state.woken.has(minion), name(), "woken", reasons::woken().by_rule(17, 1))
        }
        Thing::Permanent(permanent) => {
            let one = &state[permanent];
            let library = matches!(state.card(one.slot).kind(), cards::CardKind::Library(_));
            let retainer = library && book().library(state.card(one.slot)).is(Type::Retainer);
            let lives = !retainer || one.counters > 0;
            unless(lives, name(), "counters", reasons::lifeless(&name()).by_rule(8, 42))
        }
        Thing::Player(_) | Thing::Card(_) | Thing::Clan(_) | Thing::Nothing => Ok(()),
    }
}

fn table(state: &State) -> Check {
    let living = state.living().len();
    if state.step == Step::Over {
        return unless(
            living < 2 || state.is_last_turn(),
            "table",
            "step",
            reasons::goes_on().by_rule(15, 18),
        );
    }
    unless(living > 1, "table", "step", reasons::one_left().by_rule(15, 18))?;
    let ends = matches!(state.step, Step::TurnEnd);
    unless(ends || state.is_playing(state.active), "table", "active", reasons::no_turn().by_rule(15, 11))?;
    let points: u32 = state.players.iter().map(|player| u32::from(player.points)).sum();
    let out = state.seats - living as u8;
    // One for each who is out, in halves; the last one's comes at the end.
    unless(points <= 2 * u32::from(out), "A", "points", reasons::points_out(out).by_rule(15, 13))
}
