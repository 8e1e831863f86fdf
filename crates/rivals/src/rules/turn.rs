//! A turn: Beginning Phase (section 5) and End Phase (section 7).

use elysium_kernel::{Asked, Seat, Seats, cite};

use super::{Ctx, EffectContext, attachments, cards, city, movement, stats, tokens, triggers, unless};
use crate::cards::{Effect, When};
use crate::sets::Slot;
use crate::state::{Place, Step, TURN_LIMIT};
use crate::vocabulary::{Ask, Choice, Event, Phase, Source, Why};

/// §5.1: a player's turn begins.
pub(crate) fn begin(ctx: &mut Ctx, who: Seat) {
    cite(27, 8);
    let state = &mut *ctx.state;
    if state.turn >= TURN_LIMIT as u16 * state.seats as u16 {
        return super::end::turn_limit(ctx);
    }
    let very_first = state.turn == 0;
    state.turn += 1;
    state.active = who;
    state.actions = 2;
    state.had_turn = state.had_turn.with(who);
    state.leader_out = false;
    for seat in state.everyone() {
        let player = &mut state[seat];
        // §13.4, §13.6: abilities may be used again.
        player.used = 0;
        player.haven_used = false;
        player.agenda_used = false;
        player.scheme_succeeded = false;
        player.mortals = 0;
        for vampire in &mut player.vampires {
            vampire.used = false;
            vampire.unblockable = false;
            vampire.regrouped = false;
            vampire.attacks = 0;
        }
        for laden in player.laden.as_mut_slice() {
            laden.new = false;
            laden.added = Seats::NONE;
            laden.invited = Seats::NONE;
            laden.exempt = Seats::NONE;
        }
    }
    // §5.4: in the very first turn as many city cards as there are players.
    let cards = if very_first { state.seats } else { 1 };
    state.step = Step::City(cards);
    let ctx = &mut *ctx.rule(5, 1);
    let turn = ctx.state.turn.div_ceil(ctx.state.seats as u16) as u8;
    ctx.emit(Event::Turn { who, turn });
    ctx.emit(Event::Phase { phase: Phase::Beginning });
    city::burn_own_events(ctx);
}

/// §5.3, §5.4: city cards, one after another.
pub(crate) fn city(ctx: &mut Ctx, left: u8) -> Asked<()> {
    cite(5, 4);
    let ctx = &mut *if ctx.state.turn == 1 { ctx.rule(5, 4) } else { ctx.rule(5, 3) };
    city::next_card(ctx)?;
    ctx.state.step = if left > 1 { Step::City(left - 1) } else { Step::TurnStart };
    Ok(())
}

/// §5.5, §5.6, §16.4: effects of the start of the turn, in any order; 'No Influence' tokens leave.
pub(crate) fn start(ctx: &mut Ctx) -> Asked<()> {
    let who = ctx.state.active;
    for vampire in &mut ctx.state[who].vampires {
        cite(5, 6);
        cite(16, 4);
        vampire.no_influence = false;
    }
    let about = EffectContext::of(ctx.state, Source::Agenda(who), who);
    cite(5, 5);
    triggers::fire(ctx, who, When::TurnStart, &about)?;
    ctx.state.step = Step::Ready;
    Ok(())
}

/// §5.7, §5.8, §5.9: ready and return.
pub(crate) fn ready(ctx: &mut Ctx) {
    let who = ctx.state.active;
    movement::come_home(ctx, who);
    ctx.state[who].exhausted = 0;
    for vampire in ctx.state.coterie(who) {
        let me = &mut ctx.state[vampire];
        me.exhausted = false;
        me.attached.as_mut_slice().iter_mut().for_each(|one| one.exhausted = false);
    }
    for vampire in ctx.state.vampires(who) {
        cite(5, 9);
        cite(14, 9);
        wake(&mut ctx.rule(5, 8), vampire);
    }
    ctx.rule(5, 1).emit(Event::Phase { phase: Phase::Action });
    ctx.state.step = Step::Joining(Seats::NONE);
}

/// §14.8, §14.9: at full Blood in its player's turn a vampire leaves torpor, ready; §7.6: in the End Phase it
/// stays at home, as nothing moves there.
pub(crate) fn wake(ctx: &mut Ctx, vampire: Slot) {
    if ctx.state.active != vampire.owner() {
        cite(14, 9);
    }
    let full = ctx.state.blood(vampire) >= stats::potency(ctx.state, vampire);
    if ctx.state[vampire].place == Place::Torpor && ctx.state.active == vampire.owner() && full {
        let me = &mut ctx.state[vampire];
        cite(7, 6);
        me.place = Place::Haven;
        me.exhausted = false;
        let card = ctx.state.card(vampire);
        ctx.emit(Event::BackFromTorpor { who: vampire.owner(), vampire: card });
    }
}

/// §7.1: the actions are done. §7.2: from here on only the steps themselves ask.
pub(crate) fn end_actions(ctx: &mut Ctx) {
    cite(6, 8);
    cite(7, 2);
    ctx.rule(7, 1).emit(Event::Phase { phase: Phase::End });
    ctx.state.step = Step::Torpor;
}

/// §7.3: 1 Blood on each vampire in torpor, with what torpor texts add.
pub(crate) fn torpor(ctx: &mut Ctx) -> Asked<()> {
    let who = ctx.state.active;
    let about = EffectContext::of(ctx.state, Source::Agenda(who), who);
    // Who lies in torpor now gets both, even if the first fills it up.
    let pending = triggers::triggering(ctx.state, who, When::TorporStep);
    for vampire in ctx.state.which(who, |v| v.place == Place::Torpor) {
        tokens::mend(&mut ctx.rule(7, 3), vampire, 1, None);
    }
    triggers::resolve(ctx, who, pending, &about)?;
    for vampire in &mut ctx.state[who].vampires {
        vampire.mended = false;
    }
    ctx.state.step = Step::Mending;
    Ok(())
}

/// §7.4, §7.5: a card for 1 Blood, once for each vampire; one vampire per step. Retainers may be burned (§27.16).
pub(crate) fn mending(ctx: &mut Ctx) -> Asked<()> {
    cite(6, 8);
    cite(27, 16);
    let who = ctx.state.active;
    let ctx = &mut *ctx.rule(7, 4);
    let choice = ctx.choose(who, Ask::MendWhom, |state, options| {
        options.push(Choice::Done);
        cite(23, 3);
        let have = state[who].hand_size();
        for vampire in state.vampires(who) {
            let card = state.card(vampire);
            let full = state.blood(vampire) >= stats::potency(state, vampire);
            let may = unless(have > 0, 7, 4, Why::NoCards { need: 1, have })
                .and(unless(!full, 14, 11, Why::FullBlood { vampire: card }))
                .and(unless(!state[vampire].mended, 7, 5, Why::OnlyOnce { vampire: card }));
            options.offer(Choice::Vampire(vampire), may);
        }
        attachments::offer_burning(state, who, options);
    })?;
    match choice {
        Choice::Vampire(vampire) => {
            cards::discard_some(ctx, who, 1, None)?;
            ctx.state[vampire].mended = true;
            tokens::mend(ctx, vampire, 1, None);
        }
        Choice::BurnRetainer(bearer, one) => attachments::burn_at_will(ctx, bearer, one),
        _ => ctx.state.step = Step::TurnEnd,
    }
    Ok(())
}

/// §7.7: effects of the end of the turn, in any order.
pub(crate) fn end(ctx: &mut Ctx) -> Asked<()> {
    cite(7, 2);
    let who = ctx.state.active;
    let about = EffectContext::of(ctx.state, Source::Agenda(who), who);
    triggers::fire(ctx, who, When::TurnEnd, &about)?;
    ctx.state.step = Step::Antagonist;
    Ok(())
}

/// §7.12, §7.13: two cards, then the player to the left. Retainers may be burned before each card (§27.16).
pub(crate) fn draw(ctx: &mut Ctx) -> Asked<()> {
    cite(7, 13);
    cite(27, 16);
    let who = ctx.state.active;
    cards::draw_between_burning(&mut ctx.rule(7, 12), who, 2)?;
    let next = ctx.state.after(who).next().unwrap_or(who);
    begin(ctx, next);
    Ok(())
}

/// Does a card of The Streets forbid Ranged cards (San Francisco Fog)?
pub(crate) fn no_ranged(state: &crate::State) -> Option<crate::cards::CardId> {
    stats::city_rule(state, |effect| *effect == Effect::NoRanged)
}
