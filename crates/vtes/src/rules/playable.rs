//! What can be played and used at a moment, by whom, and why not (chapters 3, 4 and 9).

use elysium_kernel::{Options, Refusal, Seat, Seats, cite};

use super::eval::View;
use super::{Check, combat, costs, effects, limits, referendum, script, stats, unless, wakes};
use crate::Vtes;
use crate::cards::{
    Amount, CardId, CardKind, Deed, Disc, Effect, How, Key, Marks, Mode, Price, Qty, Sel, Test, Text,
    TextKind, Type, When, book,
};
use crate::moment::{ANYTIME, Moment, Moments};
use crate::state::{ClauseNo, MinionId, PermanentId, RowKind, Slot, State, Thing, Use};
use crate::vocabulary::{Choice, Why};

/// Does something speak at this moment? What is for the time after an action can be used after a diablerie already.
fn speaks(moments: Moments, moment: Moment) -> bool {
    if moment == Moment::Diablerized && moments.has(Moment::Resolved) {
        cite(12, 36);
        return true;
    }
    moments.has(moment)
}

/// Everything that a seat can play from the hand at a moment, or at another that it would bring about by playing.
pub fn cards(state: &State, seat: Seat, moments: [Moment; 2], options: &mut Options<Vtes>) {
    let (explains, acting) = (options.explains(), state.acting() == seat);
    let player = &state[seat];
    let now = |at: Moments| moments.iter().any(|&moment| speaks(at, moment));
    if !now(if acting { player.acting_at } else { player.reacting_at }) && !explains {
        return;
    }
    let wanted = |card: CardId| {
        let marks = book().marks(card);
        explains || now(if acting { marks.acting } else { marks.reacting })
    };
    super::hand::distinct(state, seat, wanted, |slot| card(state, slot, moments, options));
}

fn card(state: &State, slot: Slot, moments: [Moment; 2], options: &mut Options<Vtes>) {
    let card = state.card(slot);
    let mut why = None;
    let mut offered = false;
    for (n, mode) in (0..).zip(script::modes(card)) {
        let moment = moments.into_iter().find(|&moment| speaks(mode.moments, moment));
        let Some(moment) = moment.filter(|_| mode.act.is_none()) else { continue };
        let clause = ClauseNo::Mode(n);
        each_player(state, slot, mode, |minion| {
            let checked = may_play(state, slot, clause, mode, minion, moment);
            if checked.is_ok() {
                offered = true;
                if matches!(mode.kind, Type::ActionModifier | Type::Reaction) {
                    cite(9, 4);
                }
                options.push(Choice::Play(slot, clause, minion));
            } else if !offered {
                why = Some(checked);
            }
        });
    }
    if !offered && options.explains() {
        let why = why.unwrap_or_else(|| not_now(state, card));
        options.offer(Choice::Play(slot, ClauseNo::Mode(0), None), why);
    }
}

/// A card of this kind has another time: its phase, or the moments of an action; in combat nothing but combat cards is
/// played by minions.
fn not_now(state: &State, card: CardId) -> Check {
    let library = book().library(card);
    // An action card is no change to the action under way.
    if state.action.is_some() && script::modes(card).iter().all(|mode| mode.act.is_some()) {
        return Err(Refusal::new(8, 17, Why::NotNow { card }));
    }
    let (section, number) = match () {
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
    unless(false, section, number, Why::NotNow { card })
}

/// Who could play a card in this mode: a minion, or the Methuselah alone.
fn each_player(state: &State, slot: Slot, mode: &'static Mode, mut each: impl FnMut(Option<MinionId>)) {
    let seat = slot.owner();
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
        Type::ActionModifier | Type::Reaction | Type::Reflex => {
            state.minions_of(seat).for_each(|minion| each(Some(minion)));
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
            if wakes::is_wake(mode) {
                cite(17, 6);
            }
            unless(!acting && wakes::is_action(state), 9, 2, Why::NotNow { card })?;
            if !super::action::is_a_blocker(state, seat) {
                cite(9, 3);
            }
        }
        Type::ActionModifier => unless(state.acting() == seat, 9, 1, Why::NotNow { card })?,
        _ => {}
    }
    if matches!(mode.kind, Type::ActionModifier | Type::Reaction) {
        unless(!referendum::is_blood_hunt(state), 12, 39, Why::NotNow { card })?;
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
    unless(mode.pick.iter().all(|pick| effects::can_pick(view, pick)), 3, 50, Why::NoTarget { card })?;
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
                unless(locked, 17, 1, Why::NotNow { card })?;
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
    unless(moment == Moment::Master, 4, 2, Why::NotNow { card })?;
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
            let asks_for_locked = mode.by.iter().any(|test| matches!(test, Test::Locked | Test::Any(_)));
            let awake = !state.locked.has(minion) || state.woken.has(minion);
            unless(awake || asks_for_locked, 9, 2, Why::Locked { card: name })?;
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
            Qty::Votes if is_mine(effect) => {
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
fn note_amount(n: i32, how: &[How]) {
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

/// Everything in play that a seat can use at a moment.
pub fn texts(state: &State, seat: Seat, moment: Moment, options: &mut Options<Vtes>) {
    if !speaks(state[seat].table_at, moment) && !options.explains() {
        return;
    }
    // Others' cards only where one of them lets others use it.
    let whose = if speaks(state.open, moment) { state.everyone() } else { Seats::one(seat) };
    each_text(
        state,
        whose,
        |marks| speaks(marks.table, moment),
        |thing, clause, card, text| {
            if text.is != TextKind::May || !speaks(text.moments, moment) || text.act.is_some() {
                return;
            }
            cite(18, 8);
            if text.moments == ANYTIME {
                cite(18, 6);
            }
            offer_text(state, seat, thing, clause, card, text, options);
        },
    );
}

/// Texts of minions and other cards in play whose controller and marks are wanted, and those that were given to somebody for a while.
pub fn each_text(
    state: &State,
    whose: Seats,
    wanted: impl Fn(&Marks) -> bool,
    mut each: impl FnMut(Thing, ClauseNo, CardId, &'static Text),
) {
    let book = book();
    for minion in state.talking {
        if !whose.has(state[minion].controller) {
            continue;
        }
        let card = state.card(state[minion].slot);
        if !wanted(book.marks(card)) {
            continue;
        }
        for (n, text) in (0..).zip(script::texts(card)) {
            each(Thing::Minion(minion), ClauseNo::Text(n), card, text);
        }
    }
    for permanent in state.talking_cards.iter().map(PermanentId) {
        if !whose.has(state[permanent].controller) {
            continue;
        }
        let card = state.card(state[permanent].slot);
        if !wanted(book.marks(card)) {
            continue;
        }
        for (n, text) in (0..).zip(script::texts(card)) {
            each(Thing::Permanent(permanent), ClauseNo::Text(n), card, text);
        }
    }
    for (_, row) in state.rows.of(RowKind::Grant) {
        if let Effect::Grant { text, .. } = row.op.text().effect {
            for (n, one) in (0..).zip(text) {
                each(row.subject, ClauseNo::Granted(row.op.number, n), row.op.card, one);
            }
        }
    }
}

/// The use of a text in play by a seat and a minion.
pub fn use_of_text(state: &State, thing: Thing, clause: ClauseNo, card: CardId, you: Seat) -> Use {
    let me = match thing {
        Thing::Minion(minion) => Some(minion),
        Thing::Permanent(permanent) => state.bearer(permanent),
        _ => None,
    };
    Use::new(card, clause, thing, you, me)
}

fn offer_text(
    state: &State,
    seat: Seat,
    thing: Thing,
    clause: ClauseNo,
    card: CardId,
    text: &'static Text,
    options: &mut Options<Vtes>,
) {
    let Some(controller) = state.controller(thing) else { return };
    let used = use_of_text(state, thing, clause, card, controller);
    let view = View::new(state, &used);
    let user = match &text.who {
        Some(who) => view.seat(who),
        None => phase_user(view, text).or(Some(controller)),
    };
    if user != Some(seat) {
        return;
    }
    let used = Use { you: if text.who.is_some() { controller } else { seat }, ..used };
    let check = may_use(state, &used, text);
    options.offer(Choice::Use(thing, clause, used.me), check);
}

/// A text of somebody's phase is used by that Methuselah, if the card says whose.
fn phase_user(view: View, text: &'static Text) -> Option<Seat> {
    let Some(When::In(_, who)) = &text.at else { return None };
    let mut user = None;
    view.each(who, &mut |thing| {
        if thing == Thing::Player(view.state.active) {
            user = thing.player();
        }
    });
    // Texts of other Methuselahs' phases are still their controller's.
    match who {
        Sel::Everyone | Sel::OtherPlayers => Some(view.used.you),
        _ => user,
    }
}

/// May this text be used now?
pub fn may_use(state: &State, used: &Use, text: &'static Text) -> Check {
    let view = View::new(state, used);
    let card = used.card;
    unless(state.is_in_play(used.this), 6, 16, Why::NotNow { card })?;
    if let Thing::Permanent(permanent) = used.this {
        unless(!state.stolen.has(permanent.index()), 11, 62, Why::NotNow { card })?;
    }
    at(view, text.at.as_ref())?;
    unless(view.all_hold(&text.cond), 3, 30, Why::Condition { card })?;
    if !text.by.is_empty() && text.act.is_none() {
        let fits = used.me.is_some_and(|me| view.passes(&text.by, Thing::Minion(me)));
        unless(fits, 3, 30, Why::Condition { card })?;
    }
    limits::check_text(state, used, text)?;
    text_numbers(view, text)?;
    costs::payable(state, used, &text.cost).map_err(|(number, why)| Refusal::new(3, number, why))?;
    unless(text.pick.iter().all(|pick| effects::can_pick(view, pick)), 3, 50, Why::NoTarget { card })?;
    text.does.iter().try_for_each(|effect| combat::possible(view, &text.does, effect))?;
    let useful = text.does.iter().any(|effect| effects::is_possible(view, effect));
    if !useful && text.cost.is_empty() {
        cite(18, 17);
    }
    unless(useful, 3, 52, Why::NoTarget { card })
}

/// Is a number that of the minion that uses it?
const fn is_mine(effect: &Effect) -> bool {
    matches!(effect, Effect::Get(..) | Effect::Mod { of: None | Some(Sel::Me), .. })
}

fn text_numbers(view: View, text: &'static Text) -> Check {
    for effect in &text.does {
        let (quantity, how): (Qty, &[How]) = match effect {
            Effect::Get(quantity, _) => (*quantity, &[]),
            Effect::Mod { q, how, .. } => (*q, how),
            _ => continue,
        };
        if matches!(quantity, Qty::Stealth | Qty::Intercept) {
            note_amount(1, how);
        }
        match quantity {
            Qty::Votes if is_mine(effect) => referendum::may_gain(view, how.contains(&How::Against))?,
            Qty::Stealth if !how.contains(&How::Unneeded) => {
                unless(super::action::stealth_needed(view.state), 9, 42, Why::StealthNotNeeded)?;
            }
            Qty::Intercept if !how.contains(&How::Unneeded) => {
                let me = view.used.me;
                let blocks =
                    me.is_some() && me == view.state.action.as_ref().and_then(|action| action.blocker);
                let name = me.map_or(view.used.card, |me| view.state.card(view.state[me].slot));
                unless(blocks, 9, 43, Why::NotBlocking { minion: name })?;
                unless(super::action::intercept_needed(view.state), 9, 43, Why::InterceptNotNeeded)?;
            }
            _ => {}
        }
    }
    Ok(())
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
    super::hand::distinct(state, seat, wanted, |slot| {
        for (n, mode) in (0..).zip(script::modes(state.card(slot))) {
            let Some(When::Would(on, filter)) = &mode.at else { continue };
            if *on != trigger {
                continue;
            }
            each_player(state, slot, mode, |minion| {
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
