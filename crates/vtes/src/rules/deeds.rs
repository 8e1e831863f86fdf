//! What a minion can do: with and without a card, and what it must (chapter 8).

use elysium_kernel::{Options, Refusal, cite};

use super::effects;
use super::eval::View;
use super::{
    Check, anarch, costs, diablerie, hand, limits, minion_phase, playable, script, stats, torpor, unless,
};
use crate::Vtes;
use crate::cards::{CardId, Deed, Mode, Span, Text, Type, Voice, book};
use crate::state::{ClauseNo, Limit, MinionId, PermanentId, Slot, State, Thing, Use};
use crate::vocabulary::{Choice, Why};

/// May this minion act at all?
pub fn may_act(state: &State, minion: MinionId) -> Check {
    let name = state.card(state[minion].slot);
    let thing = Thing::Minion(minion);
    unless(!state.locked.has(minion), 8, 1, Why::Locked { card: name })?;
    if state.torpor.has(minion) {
        return torpor::may_leave(state, minion);
    }
    unless(state.is_ready(minion), 8, 1, Why::NotReady { card: name })?;
    let at_once = stats::allowed(state, thing, Deed::ActAtOnce, Thing::Nothing);
    unless(!state[minion].new || at_once, 8, 44, Why::CannotAct { minion: name })?;
    if let Some(card) = stats::barred(state, thing, Deed::Act, Thing::Nothing) {
        return Err(Refusal::new(1, 19, Why::Barred { card }));
    }
    if let Some(number) = minion_phase::is_stuck(state, minion) {
        return Err(Refusal::new(8, number, Why::CannotAct { minion: name }));
    }
    if state[minion].turn.acted {
        cite(8, 2);
    }
    Ok(())
}

/// Could a minion do what it must? Ways without a card, with one of the hand and by texts in play.
pub fn can_do(state: &State, minion: MinionId, deed: Deed) -> bool {
    let plain = match deed {
        Deed::Hunt => may_hunt(state, minion).is_ok(),
        Deed::Bleed => may_bleed(state, minion).is_ok(),
        Deed::BecomeAnarch => anarch::may_become(state, minion).is_ok(),
        Deed::Rescue => state.torpor.iter().any(|victim| torpor::may_rescue(state, minion, victim).is_ok()),
        Deed::Diablerize => state.torpor.iter().any(|victim| diablerie::may(state, minion, victim).is_ok()),
        _ => false,
    };
    let who = state[minion].controller;
    let by_card = |slot: Slot| {
        (0..).zip(script::modes(state.card(slot))).any(|(n, mode)| {
            mode.act.as_ref().is_some_and(|act| act.is == deed)
                && may_act_with(state, minion, slot, ClauseNo::Mode(n), mode).is_ok()
        })
    };
    let mut by_text = false;
    plain || state[who].hand.iter().any(|index| by_card(Slot::new(who, index))) || {
        each_text_action(state, minion, |own, is, text| {
            by_text |= is == deed && may_act_by_text(state, minion, own, is, text).is_ok();
        });
        by_text
    }
}

/// Everything that a minion can do; only its duty, if it has one.
pub fn offer(state: &State, minion: MinionId, options: &mut Options<Vtes>) {
    if state.torpor.has(minion) {
        options.offer(Choice::LeaveTorpor, torpor::may_leave(state, minion));
        return;
    }
    let duty = minion_phase::duty(state, minion);
    if duty.is_some() {
        cite(8, 9);
    }
    all_deeds(state, minion, duty, options);
    if options.list().is_empty() {
        options.push(Choice::Pass);
    }
}

/// The actions of a ready minion, or only those of one kind.
fn all_deeds(state: &State, minion: MinionId, only: Option<Deed>, options: &mut Options<Vtes>) {
    let who = state[minion].controller;
    let wanted = |deed: Deed| only.is_none_or(|only| only == deed);
    if wanted(Deed::Hunt) {
        options.offer(Choice::Hunt, may_hunt(state, minion));
    }
    if wanted(Deed::Bleed) {
        cite(8, 16);
        options.offer(Choice::Bleed, may_bleed(state, minion));
    }
    if !state[minion].ally {
        if wanted(Deed::BecomeAnarch) {
            options.offer(Choice::BecomeAnarch, anarch::may_become(state, minion));
        }
        for victim in state.torpor {
            if wanted(Deed::Rescue) {
                let check = torpor::may_rescue(state, minion, victim);
                let again = || not_done(state, minion, Deed::Rescue, Thing::Minion(victim));
                options.offer(Choice::Rescue(victim), check.and_then(|()| again()));
            }
            if wanted(Deed::Diablerize) {
                let check = diablerie::may(state, minion, victim);
                let again = || not_done(state, minion, Deed::Diablerize, Thing::Minion(victim));
                options.offer(Choice::Diablerize(victim), check.and_then(|()| again()));
            }
        }
    }
    if wanted(Deed::Equip) {
        for other in state.minions_of(who).filter(|&other| other != minion) {
            if within_reach(state, minion, other).next().is_some() {
                if state.torpor.has(other) {
                    cite(8, 40);
                }
                options.push(Choice::EquipFrom(other));
            }
        }
    }
    hand::distinct(state, who, |_| true, |slot| card_actions(state, minion, slot, only, options));
    text_actions(state, minion, only, options);
}

/// Some texts keep a minion from what it has done in this turn without a card (§8.49).
pub fn not_done(state: &State, minion: MinionId, deed: Deed, target: Thing) -> Check {
    let name = state.card(state[minion].slot);
    let barred = limits::barred_again(state, minion, deed, target);
    unless(!barred, 1, 19, Why::SameAction { minion: name, card: name })
}

/// Equipment that a minion may take from another one now.
pub fn within_reach(
    state: &State,
    minion: MinionId,
    from: MinionId,
) -> impl Iterator<Item = PermanentId> + '_ {
    equipment(state, from)
        .filter(move |&piece| not_done(state, minion, Deed::Equip, Thing::Permanent(piece)).is_ok())
}

/// Equipment that a minion bears.
pub fn equipment(state: &State, minion: MinionId) -> impl Iterator<Item = PermanentId> + '_ {
    let on = state.on_minion(minion);
    on.filter(|&permanent| {
        let card = state.card(state[permanent].slot);
        if book().marks(card).retainer {
            cite(8, 41);
        }
        playable::is(card, Type::Equipment) && !state[permanent].contested
    })
}

pub fn may_hunt(state: &State, minion: MinionId) -> Check {
    let name = state.card(state[minion].slot);
    unless(!state[minion].ally, 8, 30, Why::AlliesCannot { minion: name })?;
    if state[minion].turn.acted {
        cite(8, 33);
    }
    not_done(state, minion, Deed::Hunt, Thing::Nothing)?;
    not_barred(state, minion, Deed::Hunt)
}

pub fn may_bleed(state: &State, minion: MinionId) -> Check {
    let name = state.card(state[minion].slot);
    unless(!state[minion].turn.bled, 8, 20, Why::AlreadyBled { minion: name })?;
    unless(state.prey(state[minion].controller).is_some(), 8, 18, Why::NobodyToBleed)?;
    not_barred(state, minion, Deed::Bleed)
}

fn not_barred(state: &State, minion: MinionId, deed: Deed) -> Check {
    match stats::barred(state, Thing::Minion(minion), deed, Thing::Nothing) {
        Some(card) => Err(Refusal::new(1, 19, Why::Barred { card })),
        None => Ok(()),
    }
}

/// Actions with a card of the hand.
fn card_actions(
    state: &State,
    minion: MinionId,
    slot: Slot,
    only: Option<Deed>,
    options: &mut Options<Vtes>,
) {
    let card = state.card(slot);
    let mut why: Option<Check> = None;
    for (n, mode) in (0..).zip(script::modes(card)) {
        let Some(act) = &mode.act else { continue };
        if only.is_some_and(|only| only != act.is) {
            continue;
        }
        let clause = ClauseNo::Mode(n);
        let check = may_act_with(state, minion, slot, clause, mode);
        if check.is_ok() {
            if only == Some(Deed::Hunt) {
                cite(8, 15);
            }
            options.push(Choice::Play(slot, clause, Some(minion)));
            why = Some(Ok(()));
        } else if why.is_none() {
            why = Some(check);
        }
    }
    if options.explains() {
        let why = why.unwrap_or(Err(Refusal::new(9, 4, Why::NotNow { card })));
        if why.is_err() {
            options.offer(Choice::Play(slot, ClauseNo::Mode(0), Some(minion)), why);
        }
    }
}

/// May a minion act with this card in this way?
pub fn may_act_with(
    state: &State,
    minion: MinionId,
    slot: Slot,
    clause: ClauseNo,
    mode: &'static Mode,
) -> Check {
    let card = state.card(slot);
    let used = Use::new(card, clause, Thing::Card(slot), state[minion].controller, Some(minion));
    let view = View::new(state, &used);
    let thing = Thing::Minion(minion);
    let name = state.card(state[minion].slot);
    let Some(act) = &mode.act else { return Err(Refusal::new(9, 4, Why::NotNow { card })) };
    unless(view.passes(&mode.by, thing), 3, 30, Why::NeedsMore { card, minion: Some(name) })?;
    playable::requirements(view, minion, mode)?;
    deed_allowed(state, minion, act.is)?;
    unless(!done_already(state, minion, card, None), 8, 49, Why::SameAction { minion: name, card })?;
    unless(view.all_hold(&mode.cond), 3, 30, Why::Condition { card })?;
    limits::check(state, &used, mode)?;
    may_have(state, minion, card)?;
    if let Some(barred) = stats::barred(state, thing, Deed::Play, Thing::Card(slot)) {
        return Err(Refusal::new(1, 19, Why::Barred { card: barred }));
    }
    cite(9, 12);
    costs::payable(state, &used, &mode.cost).map_err(|(number, why)| Refusal::new(3, number, why))?;
    // The terms of a referendum are chosen later (§10).
    if act.is != Deed::Political {
        unless(mode.pick.iter().all(|pick| effects::can_pick(view, pick)), 3, 50, Why::NoTarget { card })?;
    }
    if state[minion].ally {
        cite(8, 47);
    }
    Ok(())
}

/// Some cards a minion may have only one of, or one of their kind (§4.34).
pub fn may_have(state: &State, minion: MinionId, card: CardId) -> Check {
    let library = book().library(card);
    let mut on = state.on_minion(minion).map(|permanent| state.card(state[permanent].slot));
    let excludes = |other: CardId| {
        let same = library.have_one_of_this && other == card;
        same || library.have_one.iter().any(|key| book().library(other).has(*key))
    };
    unless(!on.any(excludes), 4, 34, Why::OncePer { card })?;
    if state.on_minion(minion).next().is_some() {
        cite(8, 36);
    }
    Ok(())
}

/// Once a turn by each minion: a bleed, a political action.
fn deed_allowed(state: &State, minion: MinionId, deed: Deed) -> Check {
    let name = state.card(state[minion].slot);
    match deed {
        // With a card it is the same one bleed of the turn.
        Deed::Bleed => {
            cite(8, 21);
            may_bleed(state, minion)
        }
        Deed::Political => {
            unless(!state[minion].ally, 8, 53, Why::AlliesCannot { minion: name })?;
            unless(!state[minion].turn.called, 8, 54, Why::AlreadyCalled { minion: name })?;
            not_barred(state, minion, deed)
        }
        deed => not_barred(state, minion, deed),
    }
}

/// The same action card or the same card in play twice in a turn (§8).
fn done_already(state: &State, minion: MinionId, card: CardId, clause: Option<ClauseNo>) -> bool {
    cite(8, 50);
    state.limits.has(Limit { card, clause, who: Thing::Minion(minion), span: Span::Turn })
        && !stats::allowed(state, Thing::Minion(minion), Deed::ActAgain, Thing::Nothing)
}

/// Actions that cards in play allow.
fn text_actions(state: &State, minion: MinionId, only: Option<Deed>, options: &mut Options<Vtes>) {
    each_text_action(state, minion, |own, deed, text| {
        if only.is_none_or(|only| only == deed) {
            let check = may_act_by_text(state, minion, own, deed, text);
            options.offer(Choice::Use(own.this, own.clause, Some(minion)), check);
        }
    });
}

/// The texts in play that have an action for this minion.
fn each_text_action(state: &State, minion: MinionId, mut each: impl FnMut(&Use, Deed, &'static Text)) {
    playable::each_text(
        state,
        state.everyone(),
        |marks| marks.acts,
        |thing, clause, card, text| {
            let Some(act) = &text.act else { return };
            if text.voice == Voice::Must {
                return;
            }
            let Some(controller) = state.controller(thing) else { return };
            let own = Use { me: own_bearer(state, thing), ..Use::new(card, clause, thing, controller, None) };
            let view = View::new(state, &own);
            // Without a word about who: the bearer, or the minion itself, or the controller's minions.
            let may = if text.by.is_empty() {
                match own.me {
                    Some(bearer) => bearer == minion,
                    None => state[minion].controller == controller,
                }
            } else {
                view.passes(&text.by, Thing::Minion(minion))
            };
            if may {
                each(&own, act.is, text);
            }
        },
    );
}

pub fn own_bearer(state: &State, thing: Thing) -> Option<MinionId> {
    match thing {
        Thing::Minion(minion) => Some(minion),
        Thing::Permanent(permanent) => state.bearer(permanent),
        _ => None,
    }
}

fn may_act_by_text(state: &State, minion: MinionId, used: &Use, deed: Deed, text: &'static Text) -> Check {
    let name = state.card(state[minion].slot);
    let card = used.card;
    deed_allowed(state, minion, deed)?;
    unless(
        !done_already(state, minion, card, Some(used.clause)),
        8,
        50,
        Why::SameAction { minion: name, card },
    )?;
    let view = View::new(state, used);
    unless(view.all_hold(&text.cond), 3, 30, Why::Condition { card })?;
    cite(9, 12);
    costs::payable(state, &Use { me: Some(minion), ..*used }, &text.cost)
        .map_err(|(n, why)| Refusal::new(3, n, why))?;
    if deed != Deed::Political {
        unless(text.pick.iter().all(|pick| effects::can_pick(view, pick)), 3, 50, Why::NoTarget { card })?;
    }
    // Nobody fights against their own minions (§11).
    if deed == Deed::EnterCombat {
        let other = used.me.filter(|&bearer| bearer != minion);
        let own = other.is_some_and(|bearer| state[bearer].controller == state[minion].controller);
        unless(!own, 11, 2, Why::NoTarget { card })?;
        unless(other.is_none_or(|bearer| state.is_ready(bearer)), 11, 1, Why::NoTarget { card })?;
    }
    Ok(())
}
