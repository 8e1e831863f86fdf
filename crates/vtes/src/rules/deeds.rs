//! What a minion may do as an action, and with which card or text (chapter 8).

use elysium_kernel::{Options, Refusal, cite};

use super::effects;
use super::eval::View;
use super::refused::Refused;
use super::{
    Check, anarch, costs, diablerie, glance, hand, limits, minion_phase, playable, script, slaves, stats,
    sterile, torpor, unless, usable,
};
use crate::Vtes;
use crate::cards::{CardId, Deed, Mode, Text, TextKind, Type, book};
use crate::state::{ClauseNo, MinionId, PermanentId, Slot, State, Thing, Use};
use crate::vocabulary::{Choice, Why};

/// May this minion act at all?
pub fn may_act(state: &State, minion: MinionId) -> Check {
    let name = state.card(state[minion].slot);
    let thing = Thing::Minion(minion);
    unless(!state.locked.has(minion), 8, 1, Why::Locked { card: name })?;
    if state.torpor.has(minion) {
        let by_card = any_card(state, minion, |mode| leaves_torpor(mode) && mode.act.is_some());
        return if by_card { Ok(()) } else { torpor::may_leave(state, minion) };
    }
    cite(2, 23);
    unless(state.is_ready(minion), 8, 1, Why::NotReady { card: name })?;
    let at_once = stats::allowed(state, thing, Deed::ActAtOnce, Thing::Nothing);
    unless(!state[minion].new || at_once, 8, 44, Why::CannotAct { minion: name })?;
    if let Some(card) = stats::barred(state, thing, Deed::Act, Thing::Nothing) {
        return Err(Refusal::new(1, 19, Why::Barred { card }));
    }
    minion_phase::not_stuck(state, minion)?;
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
pub fn deeds(state: &State, minion: MinionId, options: &mut Options<Vtes>) {
    if state.torpor.has(minion) {
        // Nothing else can be done there.
        cite(12, 4);
        options.offer(Choice::LeaveTorpor, torpor::may_leave(state, minion));
        let versions = |card| script::modes(card).iter().any(leaves_torpor);
        let who = state[minion].controller;
        hand::distinct(state, who, versions, |slot| card_actions(state, minion, slot, None, options));
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
    if !state[minion].ally && wanted(Deed::BecomeAnarch) {
        options.offer(Choice::BecomeAnarch, anarch::may_become(state, minion));
    }
    for victim in state.torpor {
        let own = state[victim].controller == who;
        let directed = || if own { Ok(()) } else { slaves::may_direct(state, minion) };
        if wanted(Deed::Rescue) {
            let rescue = torpor::may_rescue(state, minion, victim);
            options.offer(Choice::Rescue(victim), rescue.and_then(|()| directed()));
        }
        if wanted(Deed::Diablerize) {
            let again = || limits::not_again(state, minion, Deed::Diablerize, Thing::Minion(victim));
            let diablerize = diablerie::may(state, minion, victim).and_then(|()| again());
            options.offer(Choice::Diablerize(victim), diablerize.and_then(|()| directed()));
        }
    }
    if wanted(Deed::Equip) {
        for other in state.minions_of(who).filter(|&other| other != minion) {
            if takeable(state, minion, other).next().is_some() {
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

/// Equipment of another that a minion may still take in this turn.
pub fn takeable(state: &State, minion: MinionId, from: MinionId) -> impl Iterator<Item = PermanentId> + '_ {
    let may = move |piece| limits::not_again(state, minion, Deed::Equip, Thing::Permanent(piece)).is_ok();
    equipment(state, from).filter(move |&piece| may(piece))
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
    limits::not_again(state, minion, Deed::Hunt, Thing::Nothing)?;
    not_barred(state, minion, Deed::Hunt)
}

pub fn may_bleed(state: &State, minion: MinionId) -> Check {
    let name = state.card(state[minion].slot);
    unless(!state[minion].turn.bled, 8, 20, Why::AlreadyBled { minion: name })?;
    unless(state.prey(state[minion].controller).is_some(), 8, 18, Why::NobodyToBleed)?;
    slaves::may_direct(state, minion)?;
    not_barred(state, minion, Deed::Bleed)
}

fn not_barred(state: &State, minion: MinionId, deed: Deed) -> Check {
    match stats::barred(state, Thing::Minion(minion), deed, Thing::Nothing) {
        Some(card) => Err(Refusal::new(1, 19, Why::Barred { card })),
        None => Ok(()),
    }
}

/// Is it a version of the action to leave torpor?
fn leaves_torpor(mode: &Mode) -> bool {
    mode.act.as_ref().is_some_and(|act| act.is == Deed::LeaveTorpor)
}

/// Has a minion a card in hand that it may act with in such a way?
fn any_card(state: &State, minion: MinionId, wanted: impl Fn(&Mode) -> bool) -> bool {
    let mut any = false;
    let who = state[minion].controller;
    hand::distinct(
        state,
        who,
        |card| script::modes(card).iter().any(&wanted),
        |slot| {
            for (n, mode) in (0..).zip(script::modes(state.card(slot))).filter(|(_, mode)| wanted(mode)) {
                any |= may_act_with(state, minion, slot, ClauseNo::Mode(n), mode).is_ok();
            }
        },
    );
    any
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
    let mut refused = Refused::default();
    let (explains, mut offered) = (options.explains(), false);
    for (n, mode) in (0..).zip(script::modes(card)) {
        let Some(act) = &mode.act else { continue };
        if only.is_some_and(|only| only != act.is) {
            continue;
        }
        if !options.explains() && !glance::knows(state, minion, mode) {
            continue;
        }
        let clause = ClauseNo::Mode(n);
        let check = may_act_with(state, minion, slot, clause, mode);
        if check.is_ok() {
            if only == Some(Deed::Hunt) {
                cite(8, 15);
            }
            options.push(Choice::Play(slot, clause, Some(minion)));
            offered = true;
        } else if explains {
            refused.add(clause, check);
        }
    }
    if !offered && explains {
        let not_now = || Err(Refusal::new(9, 4, Why::OtherTime { card }));
        refused.offer(slot, Some(minion), not_now, options);
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
    let Some(act) = &mode.act else { return Err(Refusal::new(9, 4, Why::OtherTime { card })) };
    unless(view.passes(&mode.by, thing), 3, 30, Why::NeedsMore { card, minion: Some(name) })?;
    playable::requirements(view, minion, mode)?;
    deed_allowed(state, minion, act.is)?;
    if act.d {
        slaves::may_direct(state, minion)?;
    }
    sterile::may_act_with(state, minion, mode)?;
    // Leaving torpor is for those in torpor, and nothing else is.
    let fits = (act.is == Deed::LeaveTorpor) == state.torpor.has(minion);
    unless(fits, 12, 4, Why::NotNow { card })?;
    unless(!done_already(state, minion, &used), 8, 49, Why::SameAction { minion: name, card })?;
    unless(view.all_hold(&mode.cond), 3, 30, Why::Condition { card })?;
    limits::check(state, &used, mode)?;
    may_have(state, minion, card)?;
    if let Some(barred) = stats::barred(state, thing, Deed::Play, Thing::Card(slot)) {
        return Err(Refusal::new(1, 19, Why::Barred { card: barred }));
    }
    cite(9, 12);
    costs::payable(state, &used, &mode.cost).map_err(|(number, why)| Refusal::new(3, number, why))?;
    // Also the terms of a referendum, which are chosen later (§10.4), must be there to be chosen.
    unless(effects::can_pick_all(view, &mode.pick), 3, 50, Why::NoTarget { card })?;
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
fn done_already(state: &State, minion: MinionId, used: &Use) -> bool {
    cite(8, 50);
    limits::has_taken(state, used, minion)
        && !stats::allowed(state, Thing::Minion(minion), Deed::ActAgain, Thing::Nothing)
}

/// Actions that cards in play allow.
fn text_actions(state: &State, minion: MinionId, only: Option<Deed>, options: &mut Options<Vtes>) {
    each_text_action(state, minion, |own, deed, text| {
        if only.is_none_or(|only| only == deed) {
            let check = may_act_by_text(state, minion, own, deed, text);
            usable::offer_use(&Use { me: Some(minion), ..*own }, check, options);
        }
    });
}

/// The texts in play that have an action for this minion.
fn each_text_action(state: &State, minion: MinionId, mut each: impl FnMut(&Use, Deed, &'static Text)) {
    usable::each_text(
        state,
        state.everyone(),
        |marks| marks.acts,
        |thing, clause, card, text| {
            let Some(act) = &text.act else { return };
            if text.is == TextKind::Must {
                return;
            }
            let Some(controller) = state.controller(thing) else { return };
            let own = usable::use_of_text(state, thing, clause, card, controller);
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

fn may_act_by_text(state: &State, minion: MinionId, used: &Use, deed: Deed, text: &'static Text) -> Check {
    let name = state.card(state[minion].slot);
    let card = used.card;
    deed_allowed(state, minion, deed)?;
    let others = state.controller(used.this) != Some(state[minion].controller);
    if others && text.act.as_ref().is_some_and(|act| act.d) {
        slaves::may_direct(state, minion)?;
    }
    unless(!done_already(state, minion, used), 8, 50, Why::SameAction { minion: name, card })?;
    let view = View::new(state, used);
    unless(view.all_hold(&text.cond), 3, 30, Why::Condition { card })?;
    cite(9, 12);
    costs::payable(state, &Use { me: Some(minion), ..*used }, &text.cost)
        .map_err(|(n, why)| Refusal::new(3, n, why))?;
    unless(effects::can_pick_all(view, &text.pick), 3, 50, Why::NoTarget { card })?;
    // Nobody fights against their own minions (§11).
    if deed == Deed::EnterCombat {
        let other = used.me.filter(|&bearer| bearer != minion);
        let own = other.is_some_and(|bearer| state[bearer].controller == state[minion].controller);
        unless(!own, 11, 2, Why::NoTarget { card })?;
        unless(other.is_none_or(|bearer| state.is_ready(bearer)), 11, 1, Why::NoTarget { card })?;
    }
    Ok(())
}
