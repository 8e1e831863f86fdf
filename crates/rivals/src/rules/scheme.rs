//! Schemes: everybody's Influence for YES or NO (section 17).

use elysium_kernel::{Asked, Seat, Seats, cite};

use super::{
    Ctx, EffectContext, cards, conspiracy, effects, influence, own, play, promises, reasons, stats, tokens,
    triggers, unless,
};
use crate::State;
use crate::cards::{CardId, Kind, When};
use crate::sets::{Maybe, Slot};
use crate::state::{MAX_PLAYERS, Scheme, Step};
use crate::vocabulary::{Ask, Choice, Event, Source, Why};

/// §17.1: the card lies open, and the Influence conflict begins.
pub(crate) fn begin(ctx: &mut Ctx, slot: Slot, vampire: Slot) -> Asked<()> {
    cite(17, 1);
    let who = slot.owner();
    ctx.state.scheme = Some(Scheme {
        card: slot,
        by: vampire,
        named: Seats::NONE,
        open: [0; MAX_PLAYERS],
        fist: [0; MAX_PLAYERS],
        held: Seats::NONE,
        modifier: [Maybe::NONE; MAX_PLAYERS],
        post: Seats::NONE,
        yes: Seats::NONE,
        no: Seats::NONE,
    });
    own::name_players(ctx, who)?;
    // Texts of the vampire that plays it (Iris Lokken).
    let mut context = EffectContext::of(ctx.state, Source::Vampire(vampire), who);
    for (_, ability) in ctx.state.book().at(context.card, When::SelfPlaysScheme) {
        let ctx = &mut *triggers::answering(ctx, ability.when, context.source);
        effects::run(ctx, &ability.does, &mut context)?;
    }
    ctx.state.step = Step::Poll(Seats::NONE);
    Ok(())
}

/// §17.2 to §17.7: one player after another exerts and answers, from the active player on.
pub(crate) fn answer(ctx: &mut Ctx, done: Seats) -> Asked<()> {
    cite(17, 2);
    cite(17, 7);
    let next = ctx.state.clockwise(ctx.state.active).find(|&seat| !done.has(seat));
    let (Some(who), Some(scheme)) = (next, ctx.state.scheme) else {
        ctx.state.step = Step::Tally;
        return Ok(());
    };
    let card = ctx.state.card(scheme.card);
    loop {
        let choice = ctx.choose(who, Ask::Scheme(card), |state, options| offer(state, who, options))?;
        match choice {
            Choice::Exert(vampire) => {
                let amount = influence::exert(ctx, vampire);
                open(ctx, who, amount);
            }
            Choice::Use(source) => influence::use_ability(ctx, who, source)?,
            Choice::Modifier(slot) => influence::lay_modifier(ctx, who, slot)?,
            Choice::Hide(amount) => {
                if let Some(scheme) = &mut ctx.state.scheme {
                    scheme.fist[who.index()] = amount;
                    scheme.held = scheme.held.with(who);
                }
                let hidden = Event::Hid { who, amount: None };
                ctx.rule(17, 4).emit_secret(
                    Seats::one(who),
                    Event::Hid { who, amount: Some(amount) },
                    hidden,
                );
            }
            Choice::Show(nth, to) => {
                // Nobody adds to it now.
                cite(20, 3);
                conspiracy::show(ctx, who, nth, to);
            }
            Choice::Yes | Choice::No => {
                say(ctx, who, choice == Choice::Yes);
                break;
            }
            // §17.7: stays out, on no side.
            _ => break,
        }
    }
    ctx.state.step = Step::Answer(done.with(who));
    Ok(())
}

/// Adds to what everybody sees.
pub(crate) fn open(ctx: &mut Ctx, who: Seat, amount: u8) {
    if let Some(scheme) = &mut ctx.state.scheme {
        scheme.open[who.index()] += amount;
    }
}

fn offer(state: &State, who: Seat, options: &mut super::Offered) {
    let Some(scheme) = &state.scheme else { return };
    let i = who.index();
    cite(17, 4);
    influence::offer_open(state, who, u8::MAX, options);
    let laid = scheme.modifier[i].get().is_some();
    cards::each_once(state, state.hand(who), |slot| {
        let may = influence::may_modify(state, slot, laid);
        options.offer(Choice::Modifier(slot), may.map(|_| ()));
    });
    reasons::explain_abilities(state, who, When::ForInfluence, options);
    // §17.5: it may be empty, and never holds the last Prestige.
    if !scheme.held.has(who) {
        cite(17, 5);
        let most = state[who].total_prestige().saturating_sub(1);
        (0..=most).for_each(|amount| options.push(Choice::Hide(amount)));
    }
    conspiracy::offer_all_shows(state, who, options);
    let active = who == state.active;
    options.offer(Choice::Yes, promises::may_answer(state, who, Some(true)));
    // §17.3: the active player is for it.
    let against = unless(!active, 17, 3, Why::ActivePlayerSaysYes);
    options.offer(Choice::No, against.and_then(|()| promises::may_answer(state, who, Some(false))));
    let nothing = scheme.open[i] == 0 && !scheme.held.has(who) && scheme.modifier[i].get().is_none();
    if nothing && !active {
        options.offer(Choice::Done, promises::may_answer(state, who, None));
    }
}

/// §17.6: the visible total and the side.
fn say(ctx: &mut Ctx, who: Seat, yes: bool) {
    let mut visible = 0;
    if let Some(scheme) = &mut ctx.state.scheme {
        visible = scheme.open[who.index()];
        let side = if yes { &mut scheme.yes } else { &mut scheme.no };
        *side = side.with(who);
    }
    ctx.rule(17, 6).emit(Event::Answer { who, yes, visible });
}

/// What a hidden card is worth when it is shown.
pub(crate) fn worth(state: &State, card: CardId) -> u8 {
    let text = state.book().library_card(card);
    if text.kind == Kind::InfluenceModifier { text.influence } else { text.potency.unwrap_or(0) }
}

/// §17.9 to §17.13: hands and cards are opened, and the larger sum wins.
pub(crate) fn tally(ctx: &mut Ctx) -> Asked<()> {
    cite(17, 13);
    let Some(scheme) = ctx.state.scheme else { return Ok(()) };
    let (who, card) = (scheme.card.owner(), ctx.state.card(scheme.card));
    let mut totals = [0u8; MAX_PLAYERS];
    for seat in ctx.state.clockwise(ctx.state.active) {
        let i = seat.index();
        totals[i] = scheme.open[i] + scheme.fist[i];
        if let Some(slot) = scheme.modifier[i].get().map(|n| Slot::library(seat, n)) {
            let card = ctx.state.card(slot);
            ctx.state.expose(slot);
            totals[i] += worth(ctx.state, card);
            ctx.rule(17, 9).emit(Event::Revealed { who: seat, card });
        }
        if scheme.held.has(seat) {
            ctx.rule(17, 9).emit(Event::HandOpened { who: seat, amount: scheme.fist[i] });
        }
    }
    let sum = |side: Seats| side.into_iter().map(|seat| totals[seat.index()]).sum::<u8>();
    let (yes, no) = (sum(scheme.yes), sum(scheme.no));
    // §17.10: a tie is YES.
    let success = yes >= no;
    ctx.rule(17, 10).emit(Event::SchemeResult { card, yes, no });
    let winners = if success { scheme.yes } else { scheme.no };
    for seat in ctx.state.clockwise(ctx.state.active).filter(|&seat| winners.has(seat)) {
        tokens::pay_prestige(&mut ctx.rule(17, 12), seat, scheme.fist[seat.index()], Some(card));
    }
    // §3.13: what modifiers bring, they bring at the same moment.
    modifiers(ctx, &scheme, success, winners)?;
    promises::scheme_over(ctx);
    // The Prestige in the fists is settled; §3.16: the conflict goes on until the card is carried out.
    if let Some(scheme) = &mut ctx.state.scheme {
        scheme.fist = [0; MAX_PLAYERS];
        scheme.held = Seats::NONE;
    }
    cite(17, 11);
    if success {
        let ctx = &mut *ctx.rule(17, 11);
        let mut context = EffectContext::new(card, Source::Ongoing(scheme.card), who);
        cite(8, 10);
        cite(17, 8);
        context.actor = Some(scheme.by);
        context.named = scheme.named;
        ctx.state[who].scheme_succeeded = true;
        for (_, ability) in ctx.state.book().at(card, When::Yes) {
            effects::run(ctx, &ability.does, &mut context)?;
        }
        triggers::fire(ctx, who, When::YourSchemeSucceeds, &context)?;
    }
    ctx.state.scheme = None;
    cards::to_discard(ctx, scheme.card);
    play::end_of_action(ctx);
    ctx.state.step = Step::Act;
    Ok(())
}

/// What Influence Modifiers bring, and what answers to a face-down card being shown.
fn modifiers(ctx: &mut Ctx, scheme: &Scheme, success: bool, winners: Seats) -> Asked<()> {
    cite(27, 3);
    for seat in ctx.state.clockwise(ctx.state.active) {
        let Some(slot) = scheme.modifier[seat.index()].get().map(|n| Slot::library(seat, n)) else {
            continue;
        };
        let card = ctx.state.card(slot);
        if let Some(scheme) = &mut ctx.state.scheme {
            scheme.modifier[seat.index()] = Maybe::NONE;
        }
        cards::to_discard(ctx, slot);
        let mut context = EffectContext::new(card, Source::Ongoing(slot), seat);
        let stands_in = scheme.post.has(seat);
        let moments = [(When::SchemeFailed, !success), (When::SchemeWon, winners.has(seat))];
        for (when, holds) in moments.into_iter().filter(|_| !stands_in) {
            for (_, ability) in ctx.state.book().at(card, when) {
                if holds && stats::applies(ctx.state, ability, &context) {
                    let ctx = &mut *triggers::answering(ctx, when, context.source);
                    effects::run(ctx, &ability.does, &mut context)?;
                }
            }
        }
        triggers::fire(ctx, seat, When::FaceDownResolved, &context)?;
    }
    Ok(())
}
