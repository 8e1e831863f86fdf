//! What things cost: can it be paid, and paying it (chapter 3).

use elysium_kernel::{Asked, Seat, cite};

use super::effects::{self, Done, amount};
use super::eval::View;
use super::{Ctx, stats, tokens, zones};
use crate::cards::{Effect, Phase, Price, Qty, Test};
use crate::state::{State, Thing, Use};
use crate::vocabulary::{Ask, Choice, Why};

/// The price of a card in pool and in blood, with what changes it.
pub fn changed(state: &State, used: &Use, price: &Price) -> (u8, u8) {
    let view = View::new(state, used);
    let with_more =
        |n, quantity| (i32::from(amount(view, n)) + more(state, used, quantity)).clamp(0, 255) as u8;
    match price {
        Price::Pool(n) => (with_more(n, Qty::PoolCost), 0),
        Price::Blood(n) => (0, with_more(n, Qty::BloodCost)),
        _ => (0, 0),
    }
}

/// What texts add to the price of a card.
#[inline]
fn more(state: &State, used: &Use, quantity: Qty) -> i32 {
    let changed = state.rows.changes(quantity) && matches!(used.this, Thing::Card(_));
    if changed { stats::value(state, quantity, used.this) } else { 0 }
}

/// A card without a price of its own may still cost something.
fn added(state: &State, used: &Use, prices: &[Price]) -> (u8, u8) {
    let added = |quantity, is: fn(&Price) -> bool| {
        let unchanged = !state.rows.changes(quantity) || prices.iter().any(is);
        if unchanged { 0 } else { more(state, used, quantity).clamp(0, 255) as u8 }
    };
    let pool = added(Qty::PoolCost, |price| matches!(price, Price::Pool(_)));
    (pool, added(Qty::BloodCost, |price| matches!(price, Price::Blood(_))))
}

/// Can all of it be paid now?
pub fn payable(state: &State, used: &Use, prices: &[Price]) -> Result<(), (u8, Why)> {
    cite(3, 42);
    let (pool, blood) = added(state, used, prices);
    need_pool(state, used, pool)?;
    need_blood(state, used, blood)?;
    prices.iter().try_for_each(|price| one_payable(state, used, price))
}

fn need_pool(state: &State, used: &Use, needs: u8) -> Result<(), (u8, Why)> {
    let has = state[used.you].pool;
    if has >= needs { Ok(()) } else { Err((42, Why::NeedsPool { needs, has })) }
}

fn need_blood(state: &State, used: &Use, needs: u8) -> Result<(), (u8, Why)> {
    if needs == 0 {
        return Ok(());
    }
    let Some(minion) = used.me else { return Err((42, Why::NoMinion { card: used.card })) };
    if state[minion].ally {
        cite(4, 26);
    }
    let (has, card) = (state[minion].blood, state.card(state[minion].slot));
    if has >= needs { Ok(()) } else { Err((42, Why::NeedsBlood { card, needs, has })) }
}

fn one_payable(state: &State, used: &Use, price: &Price) -> Result<(), (u8, Why)> {
    let view = View::new(state, used);
    let fail = Err((42, Why::Condition { card: used.card }));
    match price {
        Price::Pool(_) => need_pool(state, used, changed(state, used, price).0),
        Price::Blood(_) => need_blood(state, used, changed(state, used, price).1),
        Price::Life(n) | Price::BloodOrLife(n) => need_blood(state, used, amount(view, n)),
        Price::Lock(sel) => {
            let thing = view.one(sel);
            if state.is_in_play(thing) && !zones::is_locked(state, thing) {
                return Ok(());
            }
            // Awake or not.
            cite(17, 26);
            let card = state.card_of(thing).unwrap_or(used.card);
            Err((42, Why::Locked { card }))
        }
        Price::Burn(sel) => {
            if state.is_in_play(view.one(sel)) {
                Ok(())
            } else {
                fail
            }
        }
        Price::Discard(n, filter) => {
            let fits =
                |&index: &u8| view.passes(filter, Thing::Card(crate::state::Slot::new(used.you, index)));
            let have = state[used.you].hand.iter().filter(fits).count();
            if have >= usize::from(amount(view, n)) { Ok(()) } else { fail }
        }
        Price::Remove(token, n, sel) => {
            if view.tokens(*token, view.one(sel)) >= view.amount(n) {
                Ok(())
            } else {
                fail
            }
        }
        Price::BloodOf(n, filter) => {
            let mut any = false;
            let n = amount(view, n);
            payers(view, filter, n, &mut |_| any = true);
            if any { Ok(()) } else { fail }
        }
        Price::Edge => {
            if state.edge == Some(used.you) {
                Ok(())
            } else {
                Err((42, Why::NoEdge))
            }
        }
        Price::Transfers(n) => {
            let has = state.actions;
            if has >= *n { Ok(()) } else { Err((42, Why::NoTransfers { needs: *n, has })) }
        }
        Price::Actions(n) => {
            let phase = matches!(state.phase(), Some(Phase::Master | Phase::Discard));
            if phase && state.actions >= *n { Ok(()) } else { Err((42, Why::NoMasterAction)) }
        }
        Price::BurnAny(n, filter) => {
            if view.count(filter) >= i32::from(*n) {
                Ok(())
            } else {
                fail
            }
        }
        Price::OneOf(prices) => {
            if prices.iter().any(|price| one_payable(state, used, price).is_ok()) {
                Ok(())
            } else {
                fail
            }
        }
        Price::Conviction(_) => fail,
    }
}

/// Minions that pass and have the blood.
fn payers(view: View, filter: &[Test], n: u8, found: &mut dyn FnMut(Thing)) {
    view.all(filter, &mut |thing| {
        if thing.minion().is_some_and(|minion| view.state[minion].blood >= n) {
            found(thing);
        }
    });
}

/// The largest X that can be paid.
pub fn most_x(state: &State, used: &Use) -> u8 {
    let mut most = 0;
    for x in 1..=20 {
        let tried = Use { x, ..*used };
        if payable(state, &tried, used.script().cost).is_err() {
            break;
        }
        most = x;
    }
    most
}

/// Pays all of it, as far as it is there.
pub fn pay(ctx: &mut Ctx, used: &Use, prices: &'static [Price]) -> Asked<()> {
    let (pool, blood) = added(ctx.state, used, prices);
    tokens::lose_pool(&mut ctx.rule(3, 41), used.you, pool, Some(used.card));
    if let Some(minion) = used.me {
        tokens::lose_blood(&mut ctx.rule(3, 40), minion, blood, Some(used.card));
    }
    for price in prices {
        one(&mut ctx.rule(1, 22), used, price)?;
    }
    Ok(())
}

fn one(ctx: &mut Ctx, used: &Use, price: &'static Price) -> Asked<()> {
    let by = Some(used.card);
    let view = View::new(ctx.state, used);
    match price {
        Price::Pool(_) => {
            let n = changed(ctx.state, used, price).0;
            tokens::lose_pool(&mut ctx.rule(3, 41), used.you, n, by);
        }
        Price::Blood(_) => {
            let n = changed(ctx.state, used, price).1;
            if let Some(minion) = used.me {
                tokens::lose_blood(&mut ctx.rule(3, 40), minion, n, by);
            }
        }
        Price::Life(n) | Price::BloodOrLife(n) => {
            let n = amount(view, n);
            if let Some(minion) = used.me {
                tokens::lose_blood(ctx, minion, n, by);
            }
        }
        Price::Lock(sel) => {
            let thing = view.one(sel);
            zones::lock(ctx, thing, None);
        }
        Price::Burn(sel) => {
            let thing = view.one(sel);
            zones::burn(ctx, thing, by)?;
        }
        Price::Discard(n, filter) => {
            let n = amount(view, n);
            for _ in 0..n {
                let who = used.you;
                let seen = *used;
                let choice = ctx.choose(who, Ask::Discard, |state, options| {
                    super::hand::distinct(
                        state,
                        who,
                        |_| true,
                        |slot| {
                            if View::new(state, &seen).passes(filter, Thing::Card(slot)) {
                                options.push(Choice::Discard(slot));
                            }
                        },
                    );
                    if options.list().is_empty() {
                        options.push(Choice::Done);
                    }
                })?;
                let Choice::Discard(slot) = choice else { break };
                super::hand::discard(ctx, slot, by);
            }
            super::hand::fill(ctx, used.you)?;
        }
        Price::Remove(token, n, sel) => {
            let (n, from) = (amount(view, n), view.one(sel));
            tokens::lose(ctx, *token, n, from, used.card);
        }
        Price::BloodOf(n, filter) => {
            let n = amount(view, n);
            let mut all = arrayvec::ArrayVec::<Thing, 64>::new();
            payers(view, filter, n, &mut |thing| {
                let _ = all.try_push(thing);
            });
            if all.is_empty() {
                return Ok(());
            }
            let payer = effects::ask_for(ctx, used.you, Ask::Payer(used.card), &all)?;
            if let Some(minion) = payer.minion() {
                tokens::lose_blood(ctx, minion, n, by);
            }
        }
        Price::Edge => tokens::burn_edge(ctx),
        Price::Transfers(n) => ctx.state.actions = ctx.state.actions.saturating_sub(*n),
        Price::Actions(n) => {
            match ctx.state.phase() {
                Some(Phase::Master) => cite(7, 4),
                _ => cite(14, 2),
            }
            ctx.state.actions = ctx.state.actions.saturating_sub(*n);
        }
        Price::BurnAny(n, filter) => {
            for _ in 0..*n {
                let mut all = arrayvec::ArrayVec::<Thing, 64>::new();
                View::new(ctx.state, used).all(filter, &mut |thing| {
                    let _ = all.try_push(thing);
                });
                if all.is_empty() {
                    break;
                }
                let burned = effects::ask_for(ctx, used.you, Ask::Payer(used.card), &all)?;
                zones::burn(ctx, burned, by)?;
            }
        }
        Price::OneOf(prices) => {
            let seen = *used;
            let choice = ctx.choose(used.you, Ask::Price(used.card), |state, options| {
                for (n, price) in (0..).zip(prices) {
                    if one_payable(state, &seen, price).is_ok() {
                        options.push(Choice::Option(n));
                    }
                }
                if options.list().is_empty() {
                    options.push(Choice::Done);
                }
            })?;
            if let Choice::Option(n) = choice {
                one(ctx, used, &prices[usize::from(n)])?;
            }
        }
        Price::Conviction(_) => {}
    }
    Ok(())
}

/// Somebody may pay, or must where there is nothing else; and what follows.
pub fn offer(
    ctx: &mut Ctx,
    used: &mut Use,
    who: Seat,
    prices: &'static [Price],
    then: &'static [Effect],
    other: &'static [Effect],
) -> Asked<Done> {
    let payer = Use { you: who, ..*used };
    let forced = then.is_empty() && other.is_empty();
    let pays = forced || {
        // Whether it can be paid may depend on a hand.
        let choice = ctx.choose(who, Ask::Pay(used.card), |state, options| {
            if payable(state, &payer, prices).is_ok() {
                options.push(Choice::Yes);
            }
            options.push(Choice::No);
        })?;
        choice == Choice::Yes
    };
    if pays {
        pay(ctx, &payer, prices)?;
        return effects::run(ctx, used, then);
    }
    effects::run(ctx, used, other)
}
