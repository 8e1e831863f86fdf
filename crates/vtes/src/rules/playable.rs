//! What can be played and used at a moment, by whom, and why not (chapters 3, 4 and 9).

use elysium_kernel::{Options, Refusal, Seat, cite, cite_if};

use super::eval::View;
use super::glance::Glance;
use super::refused::Refused;
use super::{
    Check, combat, costs, effects, glance, limits, referendum, script, stats, unless, usable, wakes,
};
use crate::Vtes;
use crate::cards::{
    Amount, CardId, CardKind, Deed, Disc, Effect, How, Key, Mode, Price, Qty, Reacts, Sel, Type, When, book,
};
use crate::moment::{Moment, Moments, moments};
use crate::state::{ClauseNo, MinionId, Slot, State, Thing, Use};
use crate::vocabulary::{Choice, Why};

/// Does something speak at this moment? What is for the time after an action can be used after a diablerie already.
#[inline]
pub fn speaks(moments: Moments, moment: Moment) -> bool {
    if moment == Moment::Diablerized && moments.has(Moment::Resolved) {
        cite(12, 36);
        return true;
    }
    moments.has(moment)
}

/// The moments of what speaks at this one.
#[inline]
pub const fn heard_at(moment: Moment) -> Moments {
    match moment {
        Moment::Diablerized => moments(&[Moment::Diablerized, Moment::Resolved]),
        other => moments(&[other]),
    }
}

/// Has a seat any card in hand for a moment?
#[inline]
pub fn has_card(state: &State, seat: Seat, moment: Moment) -> bool {
    let player = &state[seat];
    speaks(if state.acting() == seat { player.acting_at } else { player.reacting_at }, moment)
}

/// Everything that a seat can play from the hand at a moment.
pub fn cards(state: &State, seat: Seat, moment: Moment, options: &mut Options<Vtes>) {
    let (explains, acting) = (options.explains(), state.acting() == seat);
    if !explains && !has_card(state, seat, moment) {
        return;
    }
    let (book, now) = (book(), heard_at(moment));
    let wanted = |card: CardId| {
        let marks = book.marks(card);
        explains || !now.and(if acting { marks.acting } else { marks.reacting }).is_empty()
    };
    let glance = Glance::new(state, seat);
    super::hand::distinct(state, seat, wanted, |slot| card(&glance, state, slot, moment, options));
}

fn card(glance: &Glance, state: &State, slot: Slot, moment: Moment, options: &mut Options<Vtes>) {
    let card = state.card(slot);
    let explains = options.explains();
    let mut refused = Refused::default();
    let mut offered = false;
    for (n, mode) in (0..).zip(script::modes(card)) {
        if mode.act.is_some() || !speaks(mode.moments, moment) {
            continue;
        }
        let clause = ClauseNo::Mode(n);
        if !explains && !glance.is_time_for(&mode.cond) {
            continue;
        }
        each_player(glance, mode, explains, |minion| {
            if !explains && minion.is_some_and(|minion| !glance.is_for(minion, mode)) {
                return;
            }
            let checked = may_play(state, slot, clause, mode, minion, moment);
            if checked.is_ok() {
                offered = true;
                if matches!(mode.kind, Type::ActionModifier | Type::Reaction) {
                    cite(9, 4);
                }
                options.push(Choice::Play(slot, clause, minion));
            } else if explains {
                refused.add(clause, checked);
            }
        });
    }
    if !offered && explains {
        refused.offer(slot, None, || not_now(state, card), options);
    }
}

/// A card of this kind has another time: its phase, or the moments of an action; in combat nothing but combat cards is
/// played by minions.
fn not_now(state: &State, card: CardId) -> Check {
    let library = book().library(card);
    // An action card is no change to the action under way.
    if state.action.is_some() && script::modes(card).iter().all(|mode| mode.act.is_some()) {
        return Err(Refusal::new(8, 17, Why::OtherTime { card }));
    }
    let declined = |mode: &Mode| mode.moments.has(Moment::Declined) && !mode.moments.has(Moment::Undecided);
    let (section, number) = match () {
        () if state.action.is_some() && script::modes(card).iter().all(declined) => (9, 35),
        () if library.has(Key::OutOfTurn) => (4, 9),
        () if library.is(Type::Master) => {
            cite(7, 12);
            (4, 2)
        }
        () if library.is(Type::Event) => (14, 5),
        () if state.combat.is_some() && !library.is(Type::Combat) => {
            cite(11, 4);
            (11, 4)
        }
        () => (9, 4),
    };
    unless(false, section, number, Why::OtherTime { card })
}

/// Who could play a card in this mode: a minion, or the Methuselah alone. Where nothing is explained, those are left out whom
/// a glance rules out.
fn each_player(glance: &Glance, mode: &'static Mode, explains: bool, mut each: impl FnMut(Option<MinionId>)) {
    let (state, seat) = (glance.state, glance.seat);
    match mode.kind {
        Type::Master | Type::Event => {
            cite(4, 1);
            each(None);
        }
        Type::ActionModifier if mode.by.is_empty() => {
            let actor = state.action.as_ref().map(|action| action.actor);
            let mine =
                actor.filter(|&actor| state.controlled().has(actor) && state[actor].controller == seat);
            if mine.is_some_and(|actor| state.torpor.has(actor)) {
                cite(9, 76);
            }
            mine.into_iter().for_each(|minion| each(Some(minion)));
        }
        Type::Combat => {
            cite(11, 5);
            let fighters = state.combat.iter().flat_map(|combat| combat.minions);
            fighters
                .filter(|&m| state.is_ready(m) && state[m].controller == seat)
                .for_each(|m| each(Some(m)));
        }
        Type::Reaction if !explains => {
            glance.reacting(mode.reacts).iter().for_each(|minion| each(Some(minion)));
        }
        Type::ActionModifier | Type::Reaction | Type::Reflex => {
            glance.minions().iter().for_each(|minion| each(Some(minion)));
        }
        Type::Action
        | Type::Political
        | Type::Equipment
        | Type::Ally
        | Type::Retainer
        | Type::Power
        | Type::Conviction => {}
    }
}

/// May this card be played like this now?
pub fn may_play(
    state: &State,
    slot: Slot,
    clause: ClauseNo,
    mode: &'static Mode,
    minion: Option<MinionId>,
    moment: Moment,
) -> Check {
    let (seat, card) = (slot.owner(), state.card(slot));
    let used = Use::new(card, clause, Thing::Card(slot), seat, minion);
    let view = View::new(state, &used);
    match mode.kind {
        Type::Master => master(state, seat, card, mode, moment)?,
        Type::Event => super::discard::may_play_event(state, seat, card)?,
        Type::Reaction => {
            let acting = state.acting() == seat;
            cite_if(17, 6, || wakes::is_wake(mode));
            unless(!acting && wakes::is_action(state), 9, 2, Why::OtherTime { card })?;
            cite_if(9, 3, || !super::action::is_a_blocker(state, seat));
        }
        Type::ActionModifier => unless(state.acting() == seat, 9, 1, Why::OtherTime { card })?,
        _ => {}
    }
    if matches!(mode.kind, Type::ActionModifier | Type::Reaction) {
        unless(!referendum::is_blood_hunt(state), 12, 39, Why::NotInBloodHunt)?;
    }
    if let Some(minion) = minion {
        minion_may_play(state, &used, mode, minion)?;
    } else {
        has_requirement(view, card)?;
    }
    at(view, mode.at.as_ref())?;
    unless(view.all_hold(&mode.cond), 3, 30, Why::Condition { card })?;
    limits::check(state, &used, mode)?;
    if let Some(barred) =
        stats::barred(state, minion.map_or(Thing::Player(seat), Thing::Minion), Deed::Play, Thing::Card(slot))
    {
        return Err(Refusal::new(1, 19, Why::Barred { card: barred }));
    }
    numbers(view, mode)?;
    if moment == Moment::AsPlayed
        && let Some(minion) = minion
        && wakes::is_wake(mode)
    {
        // Only for a reaction that belongs in this moment.
        unless(wakes::is_action(state) && state.combat.is_none(), 17, 6, Why::NotNow { card })?;
        unless(wakes::could_follow(state, seat, minion), 17, 4, Why::NotNow { card })?;
    }
    costs::payable(state, &used, &mode.cost).map_err(|(number, why)| Refusal::new(3, number, why))?;
    unless(effects::can_pick_all(view, &mode.pick), 3, 50, Why::NoTarget { card })?;
    possible(view, mode)
}

/// Some effects need something to happen on.
fn possible(view: View, mode: &'static Mode) -> Check {
    let card = view.used.card;
    for effect in &mode.does {
        match effect {
            Effect::Redirect(_) => {
                let somebody = super::action::redirect_targets(view).next().is_some();
                unless(somebody, 3, 50, Why::NoTarget { card })?;
            }
            Effect::Unlock(Sel::Me) if mode.kind == Type::Reaction => cite(17, 5),
            Effect::Wake(Sel::Me) if mode.kind == Type::Reaction => {
                let locked =
                    view.used.me.is_some_and(|me| view.state.locked.has(me) && !view.state.woken.has(me));
                let name = view.used.me.map_or(card, |me| view.state.card(view.state[me].slot));
                unless(locked, 17, 1, Why::Awake { minion: name })?;
            }
            Effect::TryBlock(Sel::Me) => {
                let ignores = |effect: &Effect| matches!(effect, Effect::Let { to: Deed::BlockAnyone, .. });
                super::action::may_try(view, mode.does.iter().any(ignores))?;
            }
            effect => combat::possible(view, &mode.does, effect)?,
        }
    }
    Ok(())
}

/// A master card: whose phase it is, and what it costs of it.
fn master(state: &State, seat: Seat, card: CardId, mode: &'static Mode, moment: Moment) -> Check {
    if mode.keys.contains(&Key::OutOfTurn) {
        cite(4, 9);
        unless(state.active != seat, 4, 9, Why::OutOfTurnInOwnTurn)?;
        // One that can still be cancelled has been played, too.
        let mut played =
            state.limbo.iter().filter_map(|play| play.0).filter(|play| play.slot.owner() == seat);
        let one = played.any(|play| book().library(play.used.card).has(Key::OutOfTurn));
        return unless(!(one || state[seat].out_of_turn), 4, 11, Why::OutOfTurnUsed);
    }
    unless(moment == Moment::Master, 4, 2, Why::OtherTime { card })?;
    let trifle = mode.keys.contains(&Key::Trifle);
    if trifle {
        cite(7, 5);
    }
    unless(state.actions > 0, 7, 1, Why::NoMasterAction)?;
    unless(!(trifle && state.trifle), 4, 15, Why::OneTrifle)
}

/// Of a master card with a requirement: a ready minion that meets it.
fn has_requirement(view: View, card: CardId) -> Check {
    let library = book().library(card);
    if library.clan.is_empty() && library.needs.is_empty() {
        return Ok(());
    }
    let state = view.state;
    let fits = |minion: MinionId| {
        cite(3, 31);
        let clan =
            library.clan.is_empty() || state[minion].clan.is_some_and(|clan| library.clan.contains(&clan));
        clan && view.passes(&library.needs, Thing::Minion(minion))
    };
    // In torpor nobody is ready.
    cite(2, 23);
    unless(state.ready_of(view.used.you).any(fits), 3, 32, Why::NeedsClan { card, minion: None })
}

/// A minion plays a card: is it able to, and does it meet the requirements?
fn minion_may_play(state: &State, used: &Use, mode: &'static Mode, minion: MinionId) -> Check {
    let view = View::new(state, used);
    let (card, name) = (used.card, state.card(state[minion].slot));
    let thing = Thing::Minion(minion);
    match mode.kind {
        Type::Reflex => {
            // Locked or not, and whoever acts, if anybody does.
            cite(4, 36);
            if book().library(card).is(Type::Reaction) {
                cite(4, 38);
            }
            unless(!state.torpor.has(minion), 12, 3, Why::InTorpor { minion: name })?;
            unless(state.is_ready(minion), 9, 2, Why::NotReady { card: name })?;
        }
        Type::Reaction => {
            unless(!state.torpor.has(minion), 12, 3, Why::InTorpor { minion: name })?;
            unless(state.is_ready(minion), 9, 2, Why::NotReady { card: name })?;
            let may = glance::is_awake(state, minion) || mode.reacts != Reacts::Awake;
            unless(may, 9, 2, Why::Locked { card: name })?;
        }
        Type::ActionModifier | Type::Combat => {}
        _ => unless(state.is_ready(minion), 8, 1, Why::NotReady { card: name })?,
    }
    unless(view.passes(&mode.by, thing), 3, 30, Why::NeedsMore { card, minion: Some(name) })?;
    requirements(view, minion, mode)
}

/// Disciplines, clan and what else a card asks of the minion that plays it.
pub fn requirements(view: View, minion: MinionId, mode: &'static Mode) -> Check {
    let (state, card) = (view.state, view.used.card);
    let name = state.card(state[minion].slot);
    let library = book().library(card);
    let thing = Thing::Minion(minion);
    let ally = state[minion].ally;
    let costs_blood = mode.cost.iter().any(|price| matches!(price, Price::Blood(_)));
    let needs_vampire =
        costs_blood || !mode.disc.is_empty() || !mode.disc_any.is_empty() || !library.clan.is_empty();
    let slot = Thing::Card(card_slot(view));
    if ally && needs_vampire {
        let as_vampire = stats::allowed(state, thing, Deed::PlayAsVampire, slot);
        unless(as_vampire, 4, 24, Why::NotForAllies { minion: name })?;
        cite(4, 25);
    }
    let has = |disc: &Disc| match ally {
        true => stats::lent(state, thing, slot, *disc),
        false => state[minion].disciplines.has(disc.discipline, disc.superior),
    };
    match mode.disc[..] {
        [] => {}
        [one] if one.superior => cite(2, 15),
        [_] => cite(2, 14),
        [..] => cite(2, 16),
    }
    if let Some(disc) = mode.disc.iter().find(|disc| !has(disc)) {
        cite(2, 17);
        let (discipline, superior) = (disc.discipline, disc.superior);
        return Err(Refusal::new(3, 30, Why::NeedsDiscipline { minion: name, discipline, superior }));
    }
    if let (Some(disc), false) = (mode.disc_any.first(), mode.disc_any.iter().any(has)) {
        let (discipline, superior) = (disc.discipline, disc.superior);
        return Err(Refusal::new(3, 30, Why::NeedsDiscipline { minion: name, discipline, superior }));
    }
    if !ally && !library.clan.is_empty() {
        // An antitribu clan is another one than that of the same name.
        cite(16, 22);
        let clan = state[minion].clan.is_some_and(|clan| library.clan.contains(&clan));
        unless(clan, 3, 30, Why::NeedsClan { card, minion: Some(name) })?;
    }
    unless(view.passes(&library.needs, thing), 3, 30, Why::NeedsMore { card, minion: Some(name) })
}

fn card_slot(view: View) -> Slot {
    if let Thing::Card(slot) = view.used.this { slot } else { Slot::default() }
}

/// A moment that is written with a filter: whose phase it is, or which card is being played.
pub fn at(view: View, at: Option<&'static When>) -> Check {
    let card = view.used.card;
    let fits = match at {
        Some(When::AsPlayed(filter)) => match view.played() {
            Some(play) => view.passes(filter, Thing::Card(play.slot)),
            None => false,
        },
        Some(When::In(_, who)) => {
            let mut fits = false;
            view.each(who, &mut |thing| fits |= thing == Thing::Player(view.state.active));
            fits
        }
        _ => true,
    };
    unless(fits, 3, 30, Why::Condition { card })
}

/// Stealth and intercept only when they are needed, and only one limited bleed card (chapters 8 and 9).
fn numbers(view: View, mode: &'static Mode) -> Check {
    for effect in &mode.does {
        let (quantity, amount, how): (Qty, &Amount, &[How]) = match effect {
            Effect::Get(quantity, amount) => (*quantity, amount, &[]),
            Effect::Mod { q, n, how, .. } => (*q, n, how),
            _ => continue,
        };
        let raises = view.amount(amount) > 0;
        if raises && matches!(quantity, Qty::Stealth | Qty::Intercept) {
            note_amount(view.amount(amount), how);
        }
        match quantity {
            Qty::Stealth if raises && !how.contains(&How::Unneeded) => {
                unless(super::action::stealth_needed(view.state), 9, 42, Why::StealthNotNeeded)?;
            }
            Qty::Intercept if raises && !how.contains(&How::Unneeded) => {
                let me = view.used.me;
                let name = me.map_or(view.used.card, |me| view.state.card(view.state[me].slot));
                let blocks =
                    me.is_some() && me == view.state.action.as_ref().and_then(|action| action.blocker);
                unless(blocks, 9, 43, Why::NotBlocking { minion: name })?;
                unless(super::action::intercept_needed(view.state), 9, 43, Why::InterceptNotNeeded)?;
            }
            Qty::Votes if usable::is_mine(effect) => {
                referendum::may_gain(view, how.contains(&How::Against))?;
            }
            Qty::Bleed if how.contains(&How::Limited) && counts(view, effect) => {
                unless(!limited_used(view), 8, 27, Why::OncePer { card: view.used.card })?;
            }
            _ => {}
        }
    }
    Ok(())
}

/// Notes stealth or intercept of more than 1 by one card, and that which needs no need.
pub fn note_amount(n: i32, how: &[How]) {
    if n > 1 {
        cite(9, 44);
    }
    if how.contains(&How::Unneeded) {
        cite(9, 45);
    }
}

/// Does a number with a condition of its own count as things stand?
fn counts(view: View, effect: &Effect) -> bool {
    !matches!(effect, Effect::Mod { cond, .. } if !view.all_hold(cond))
}

/// Has the minion used a limited increase of this bleed that counts as things stand? (§8.27)
fn limited_used(view: View) -> bool {
    let Some(actor) = view.state.action.as_ref().map(|action| action.actor) else { return false };
    let mut used = false;
    stats::changes(view.state, Qty::Bleed, Thing::Minion(actor), |_, _, row| {
        let limited = matches!(row.op.text().effect, Effect::Mod { how, .. } if how.contains(&How::Limited));
        used |= limited && row.source == view.used.me.map_or(Thing::Nothing, Thing::Minion);
    });
    used
}

/// Cards of the hand that answer to something that is about to happen.
pub fn would(
    state: &State,
    seat: Seat,
    trigger: crate::cards::Trigger,
    subject: Thing,
    options: &mut Options<Vtes>,
) {
    if !state[seat].acting_at.or(state[seat].reacting_at).has(Moment::Would) {
        return;
    }
    let wanted = |card: CardId| book().marks(card).would.has(trigger);
    let glance = Glance::new(state, seat);
    super::hand::distinct(state, seat, wanted, |slot| {
        for (n, mode) in (0..).zip(script::modes(state.card(slot))) {
            let Some(When::Would(on, filter)) = &mode.at else { continue };
            if *on != trigger {
                continue;
            }
            each_player(&glance, mode, options.explains(), |minion| {
                let clause = ClauseNo::Mode(n);
                let used = Use {
                    it: subject,
                    ..Use::new(state.card(slot), clause, Thing::Card(slot), seat, minion)
                };
                if View::new(state, &used).passes(filter, subject) {
                    cite(18, 15);
                    options.offer(
                        Choice::Play(slot, clause, minion),
                        may_play(state, slot, clause, mode, minion, Moment::Would),
                    );
                }
            });
        }
    });
}

/// Is a card a library card of this type?
pub fn is(card: CardId, kind: Type) -> bool {
    matches!(card.kind(), CardKind::Library(_)) && book().library(card).is(kind)
}
