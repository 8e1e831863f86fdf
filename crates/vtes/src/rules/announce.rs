//! Announcing an action: which minion, what it does, and everything that is declared for it (chapters 8 and 9).

use elysium_kernel::{Asked, Options, Refusal, Seats, cite};

use super::effects;
use super::eval::View;
use super::{
    Check, Ctx, anarch, costs, diablerie, hand, limits, minion_phase, play, playable, raise, rows, script,
    slaves, stats, sterile, torpor, unless, zones,
};
use crate::Vtes;
use crate::cards::{CardId, Deed, Mode, Text, TextKind, Trigger, Type, book};
use crate::state::{
    Action, ActionResult, ActionStage, ClauseNo, MinionId, MinionSet, PermanentId, Slot, State, Thing, Use,
    Wide,
};
use crate::vocabulary::{Ask, Choice, Event, Why};

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

/// A minion has been chosen to act: what does it do?
pub fn act(ctx: &mut Ctx, minion: MinionId) -> Asked<()> {
    let who = ctx.state[minion].controller;
    let choice = ctx.choose(who, Ask::Deed(minion), |state, options| deeds(state, minion, options))?;
    announce(ctx, minion, choice)
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
fn takeable(state: &State, minion: MinionId, from: MinionId) -> impl Iterator<Item = PermanentId> + '_ {
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
    unless(mode.pick.iter().all(|pick| effects::can_pick(view, pick)), 3, 50, Why::NoTarget { card })?;
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
            if text.is == TextKind::Must {
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

fn own_bearer(state: &State, thing: Thing) -> Option<MinionId> {
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
    unless(text.pick.iter().all(|pick| effects::can_pick(view, pick)), 3, 50, Why::NoTarget { card })?;
    // Nobody fights against their own minions (§11).
    if deed == Deed::EnterCombat {
        let other = used.me.filter(|&bearer| bearer != minion);
        let own = other.is_some_and(|bearer| state[bearer].controller == state[minion].controller);
        unless(!own, 11, 2, Why::NoTarget { card })?;
        unless(other.is_none_or(|bearer| state.is_ready(bearer)), 11, 1, Why::NoTarget { card })?;
    }
    Ok(())
}

/// The action is declared: card shown, targets chosen, minion locked.
fn announce(ctx: &mut Ctx, minion: MinionId, choice: Choice) -> Asked<()> {
    let who = ctx.state[minion].controller;
    let mut action = Action {
        stage: ActionStage::Announced,
        actor: minion,
        slot: ctx.state[minion].slot,
        who,
        deed: Deed::UseCard,
        used: None,
        card: None,
        stealth: 0,
        bleed: 0,
        directed: Seats::NONE,
        prey: None,
        target: Thing::Nothing,
        pieces: Wide::NONE,
        share: 0,
        declined: Seats::NONE,
        blocker: None,
        failed: MinionSet::NONE,
        result: ActionResult::Open,
        bled: 0,
        passed: false,
        margin: 0,
        goes_on: false,
    };
    match choice {
        Choice::Hunt => {
            cite(8, 29);
            (action.deed, action.stealth) = (Deed::Hunt, 1);
        }
        Choice::Bleed => {
            action.deed = Deed::Bleed;
            action.prey = ctx.state.prey(who);
        }
        Choice::LeaveTorpor => {
            cite(12, 6);
            (action.deed, action.stealth) = (Deed::LeaveTorpor, 1);
        }
        Choice::BecomeAnarch => {
            cite(16, 30);
            cite(16, 32);
            (action.deed, action.stealth) = (Deed::BecomeAnarch, 1);
            action.share = anarch::cost(ctx.state, minion);
        }
        Choice::Rescue(victim) | Choice::Diablerize(victim) => {
            action.target = Thing::Minion(victim);
            let own = ctx.state[victim].controller == who;
            action.stealth = i8::from(own);
            action.deed = Deed::Diablerize;
            let rescue = matches!(choice, Choice::Rescue(_));
            if rescue {
                cite(12, 13);
                if own {
                    cite(12, 15);
                } else {
                    cite(12, 16);
                }
                action.deed = Deed::Rescue;
                action.share = torpor::share(ctx, minion, victim)?;
            } else {
                cite(12, 19);
                cite(12, 20);
            }
        }
        Choice::EquipFrom(other) => {
            cite(8, 38);
            (action.deed, action.stealth) = (Deed::Equip, 1);
            action.target = Thing::Minion(other);
            action.pieces = pieces(ctx, minion, other)?;
        }
        Choice::Play(slot, clause, _) => return with_card(ctx, action, slot, clause),
        Choice::Use(thing, clause, _) => return by_text(ctx, action, thing, clause),
        _ => return Ok(()),
    }
    begin(ctx, action)
}

/// Which pieces of equipment are taken, at least one.
fn pieces(ctx: &mut Ctx, minion: MinionId, from: MinionId) -> Asked<Wide> {
    let mut taken = Wide::NONE;
    loop {
        let choice = ctx.choose(ctx.state[minion].controller, Ask::Take(from), |state, options| {
            if !taken.is_empty() {
                options.push(Choice::Done);
            }
            let highest = taken.iter().last();
            for permanent in takeable(state, minion, from).filter(|p| highest.is_none_or(|h| p.0 > h)) {
                options.push(Choice::Take(permanent));
            }
        })?;
        let Choice::Take(permanent) = choice else { return Ok(taken) };
        taken.insert(permanent.index());
    }
}

/// An action with a card of the hand: it is shown and can be cancelled before anything else happens.
fn with_card(ctx: &mut Ctx, mut action: Action, slot: Slot, clause: ClauseNo) -> Asked<()> {
    let (card, minion, who) = (ctx.state.card(slot), action.actor, action.who);
    let mut used = Use::new(card, clause, Thing::Card(slot), who, Some(minion));
    let script = used.script();
    let Some(act) = script.act else { return Ok(()) };
    cite(9, 9);
    play::enter_limbo(ctx, used, slot);
    // The terms of a referendum are chosen when it is called.
    if act.is == Deed::Political {
        cite(10, 1);
    } else {
        effects::picks(ctx, &mut used)?;
    }
    play::declared(ctx, slot, used);
    let cancel = play::as_played(ctx, slot)?;
    if !play::in_limbo(ctx.state, slot) {
        return Ok(());
    }
    if cancel.is_some() {
        // A cancelled action card: nothing is paid, the minion is not locked and may act again, and nothing is noted of it
        // for the turn.
        cite(3, 13);
        cite(3, 14);
        cite(9, 74);
        play::take_from_limbo(ctx.state, slot);
        zones::to_ash(ctx.state, slot);
        return hand::replace(ctx, who, None);
    }
    // It counts towards what a minion can do in a turn; the rest is noted as for any card.
    limits::note(ctx.state, &used, script.kind.unwrap_or(Type::Action));
    (action.card, action.used) = (Some(slot), Some(used));
    (action.deed, action.stealth, action.bleed) = (act.is, act.stealth, act.bleed);
    if act.is == Deed::Bleed {
        action.prey = ctx.state.prey(who);
    }
    stealth_of(act);
    let delay = effects::cards::delay(book().library(card).replace.as_ref());
    cite(3, 8);
    hand::replace(ctx, who, delay)?;
    play::take_from_limbo(ctx.state, slot);
    begin(ctx, action)
}

/// Notes where the stealth of an action with a card comes from: the card, or the rules for its kind.
fn stealth_of(act: &crate::cards::Act) {
    match act.is {
        Deed::Equip | Deed::Employ | Deed::Recruit => cite(8, 34),
        Deed::UseCard | Deed::EnterCombat => cite(8, 46),
        _ => {}
    }
}

/// An action that a card in play allows.
fn by_text(ctx: &mut Ctx, mut action: Action, thing: Thing, clause: ClauseNo) -> Asked<()> {
    let Some(card) = ctx.state.card_of(thing) else { return Ok(()) };
    let controller = ctx.state.controller(thing).unwrap_or(action.who);
    // "Me" is the bearer of the card; who acts is the actor.
    let mut used = Use::new(card, clause, thing, action.who, own_bearer(ctx.state, thing));
    if used.me.is_none() {
        used.me = Some(action.actor);
    }
    let Some(act) = used.script().act else { return Ok(()) };
    // The terms of a referendum are chosen when it is called.
    if act.is == Deed::Political {
        cite(10, 1);
    } else {
        effects::picks(ctx, &mut used)?;
    }
    (action.deed, action.stealth, action.bleed) = (act.is, act.stealth, act.bleed);
    if act.is == Deed::Bleed {
        action.prey = ctx.state.prey(action.who);
    }
    stealth_of(act);
    action.used = Some(used);
    if act.d && controller != action.who {
        action.directed = Seats::one(controller);
    }
    begin(ctx, action)
}

/// The minion is locked, and the action is under way.
fn begin(ctx: &mut Ctx, mut action: Action) -> Asked<()> {
    let minion = action.actor;
    action.directed = directed(ctx.state, &action);
    let name = ctx.state.card(action.slot);
    let card = action.used.map(|used| used.card);
    let at = action.directed.into_iter().next();
    let (who, deed) = (action.who, action.deed);
    cite(9, 10);
    ctx.state.locked.insert(minion);
    ctx.state[minion].turn.acted = true;
    ctx.rule(9, 8).emit(Event::Announced { who, minion: name, deed, card, at });
    match deed {
        Deed::Bleed => {
            cite(8, 21);
            ctx.state[minion].turn.bled = true;
        }
        Deed::Political => ctx.state[minion].turn.called = true,
        _ => {}
    }
    ctx.state.action = Some(action);
    limits::note_action(ctx.state, minion);
    if let Some(used) = action.used
        && let Some(act) = used.script().act
    {
        for effect in &act.during {
            rows::add(ctx.state, &used, effect);
        }
    }
    let listeners = raise::listeners(ctx.state, Trigger::Acts, Thing::Minion(minion));
    raise::answer(ctx, listeners);
    play::mandatory(ctx, crate::moment::Moment::Announced);
    Ok(())
}

/// At whom an action is directed: those it names, or whose things it names (§9).
fn directed(state: &State, action: &Action) -> Seats {
    if action.deed == Deed::Political {
        cite(8, 52);
        return Seats::NONE;
    }
    let mut seats = action.directed;
    if let Some(prey) = action.prey {
        cite(8, 22);
        seats = seats.with(prey);
    }
    let others = |thing: Thing| {
        // Nobody is aimed at by what is done to an ash heap.
        if matches!(thing, Thing::Card(slot) if state[slot.owner()].ash.has(slot.index())) {
            cite(9, 21);
            return None;
        }
        state.controller(thing).filter(|&seat| seat != action.who)
    };
    if matches!(action.target, Thing::Minion(_))
        && let Some(seat) = others(action.target)
    {
        seats = seats.with(seat);
    }
    let used = action.used.as_ref().filter(|used| used.script().act.is_some_and(|act| act.d));
    cite(9, 15);
    let Some(used) = used else { return seats };
    let named = used.targets.into_iter().chain(used.many.iter().map(Thing::Minion));
    for seat in named.filter_map(others) {
        seats = seats.with(seat);
    }
    // A directed action that names nobody is aimed at the prey.
    if seats.is_empty() && used.targets[0] == Thing::Nothing && action.card.is_some() {
        seats = state.prey(action.who).map_or(Seats::NONE, Seats::one);
    }
    if seats.is_empty() {
        cite(9, 22);
    }
    seats
}
