//! Prestige, Blood and Agenda: tokens of four colours and their supply (section 1).

use elysium_kernel::{Seat, cite};

use super::{Check, Ctx, stats, unless};
use crate::State;
use crate::cards::CardId;
use crate::sets::{Maybe, Slot};
use crate::state::{MAX_PLAYERS, Tokens, sum};
use crate::vocabulary::{Event, Why};

/// Takes `n` tokens, or all there are: those of `own` colour first (§1.7).
pub(crate) fn take(from: &mut Tokens, own: Seat, n: u8) -> Tokens {
    cite(1, 7);
    cite(1, 9);
    let mut taken = [0; MAX_PLAYERS];
    let mut left = n;
    let others = (0..MAX_PLAYERS).filter(|&colour| colour != own.index());
    for colour in [own.index()].into_iter().chain(others) {
        let amount = from[colour].min(left);
        from[colour] -= amount;
        taken[colour] += amount;
        left -= amount;
    }
    taken
}

pub(crate) fn put(to: &mut Tokens, tokens: Tokens) {
    for (to, amount) in to.iter_mut().zip(tokens) {
        *to += amount;
    }
}

/// §1.8: tokens go back to the supply of their own colour.
pub(crate) fn to_supply(ctx: &mut Ctx, tokens: Tokens) {
    cite(1, 8);
    put(&mut ctx.state.supply, tokens);
}

/// §1.4, §1.5, §1.6: up to `n` tokens of a player's colour, as far as the supply has them.
pub(crate) fn from_supply(ctx: &mut Ctx, seat: Seat, n: u8) -> Tokens {
    cite(1, 3);
    cite(1, 4);
    let mut tokens = [0; MAX_PLAYERS];
    let supply = &mut ctx.state.supply[seat.index()];
    let amount = n.min(*supply);
    if n > *supply {
        cite(1, 5);
        cite(1, 6);
    }
    *supply -= amount;
    tokens[seat.index()] = amount;
    tokens
}

/// From the supply to a player (§1.4).
pub(crate) fn gain_prestige(ctx: &mut Ctx, who: Seat, n: u8, by: Option<CardId>) {
    let tokens = from_supply(ctx, who, n);
    let amount = sum(&tokens);
    if amount > 0 {
        put(&mut ctx.state[who].prestige, tokens);
        ctx.emit(Event::GainedPrestige { who, amount, by });
    }
}

/// §3.14: a loss may take the last Prestige; `causer` has then knocked the player out.
pub(crate) fn lose_prestige(ctx: &mut Ctx, who: Seat, n: u8, by: Option<CardId>, causer: Option<Seat>) {
    cite(3, 14);
    let tokens = take(&mut ctx.state[who].prestige, who, n);
    let amount = sum(&tokens);
    if amount > 0 {
        to_supply(ctx, tokens);
        blame(ctx, who, causer);
        ctx.emit(Event::LostPrestige { who, amount, by });
    }
}

/// §1.10: stolen Prestige goes to the personal supply, as it is.
pub(crate) fn steal_prestige(ctx: &mut Ctx, who: Seat, from: Seat, n: u8, by: CardId) {
    cite(1, 10);
    let tokens = take(&mut ctx.state[from].prestige, from, n);
    let amount = sum(&tokens);
    if amount > 0 {
        put(&mut ctx.state[who].prestige, tokens);
        cite(3, 14);
        blame(ctx, from, Some(who));
        ctx.emit(Event::StolePrestige { who, from, amount, by });
    }
}

/// A cost or something spent: to the supply (§13.2).
pub(crate) fn pay_prestige(ctx: &mut Ctx, who: Seat, n: u8, by: Option<CardId>) {
    cite(13, 2);
    if n > 0 {
        let tokens = take(&mut ctx.state[who].prestige, who, n);
        to_supply(ctx, tokens);
        ctx.emit(Event::PaidPrestige { who, amount: n, by });
    }
}

/// §13.7, §23.6: the last Prestige cannot be spent.
pub(crate) fn can_spend(state: &State, who: Seat, cost: u8) -> Check {
    cite(23, 6);
    let have = state[who].total_prestige();
    unless(cost == 0 || have > cost, 13, 7, Why::Prestige { cost, have })
}

/// §13.7: the last Blood cannot be spent.
pub(crate) fn can_bleed(state: &State, vampire: Slot, cost: u8) -> Check {
    let have = state.blood(vampire);
    unless(have > cost, 13, 7, Why::Blood { vampire: state.card(vampire), cost, have })
}

/// Who is to be asked when this player is knocked out (§3.14).
pub(crate) fn blame(ctx: &mut Ctx, who: Seat, causer: Option<Seat>) {
    ctx.state[who].undone_by = causer.map_or(Maybe::NONE, |seat| Maybe::some(seat.0));
}

pub(crate) fn gain_agenda(ctx: &mut Ctx, who: Seat, n: u8, by: Option<CardId>) {
    // §1.13: agenda tokens never run out; §4.9: all of them count on the Agenda card.
    if n > 0 {
        cite(1, 13);
        cite(4, 9);
        if ctx.state[who].agenda_down {
            cite(24, 5);
        }
        ctx.state[who].agenda += n;
        ctx.emit(Event::GainedAgenda { who, amount: n, by });
    }
}

pub(crate) fn lose_agenda(ctx: &mut Ctx, who: Seat, n: u8, by: Option<CardId>) {
    let amount = n.min(ctx.state[who].agenda);
    if amount > 0 {
        ctx.state[who].agenda -= amount;
        ctx.emit(Event::LostAgenda { who, amount, by });
    }
}

/// §14.10, §14.11: Blood from the supply, in the colour of the vampire's player, up to its Blood
/// Potency. Says how much it was.
pub(crate) fn mend(ctx: &mut Ctx, vampire: Slot, n: u8, by: Option<CardId>) -> u8 {
    cite(14, 10);
    cite(14, 11);
    let room = stats::potency(ctx.state, vampire).saturating_sub(ctx.state.blood(vampire));
    let tokens = from_supply(ctx, vampire.owner(), n.min(room));
    let amount = sum(&tokens);
    if amount > 0 {
        put(&mut ctx.state[vampire].blood, tokens);
        let card = ctx.state.card(vampire);
        ctx.emit(Event::Mended { vampire: card, amount, by });
        super::turn::wake(&mut ctx.rule(14, 8), vampire);
    }
    amount
}

/// Takes Blood off a vampire, its player's own colour first, and returns it.
pub(crate) fn bleed(ctx: &mut Ctx, vampire: Slot, n: u8) -> Tokens {
    take(&mut ctx.state[vampire].blood, vampire.owner(), n)
}

/// §14.12: Blood above a Blood Potency that has fallen goes to the supply.
pub(crate) fn trim(ctx: &mut Ctx, vampire: Slot) {
    cite(14, 12);
    let over = ctx.state.blood(vampire).saturating_sub(stats::potency(ctx.state, vampire));
    if over > 0 {
        let tokens = bleed(ctx, vampire, over);
        to_supply(ctx, tokens);
    }
}
