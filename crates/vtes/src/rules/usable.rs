//! What can be used of the cards in play at a moment, by whom, and why not (chapters 3 and 18).

use elysium_kernel::{Options, Refusal, Seat, Seats, cite};

use super::eval::View;
use super::glance::Glance;
use super::{Check, combat, costs, effects, glance, limits, playable, referendum, script, stats, unless};
use crate::Vtes;
use crate::cards::{CardId, Effect, How, Marks, Phase, Qty, Sel, Text, TextKind, When, book};
use crate::moment::{ANYTIME, Moment};
use crate::state::{ClauseNo, Op, PermanentId, Row, RowKind, State, Thing, Use};
use crate::vocabulary::{Choice, Why};

/// Everything in play that a seat can use at a moment.
pub fn texts(state: &State, seat: Seat, moment: Moment, options: &mut Options<Vtes>) {
    if !playable::speaks(state[seat].table_at, moment) && !options.explains() {
        return;
    }
    let (explains, glance) = (options.explains(), Glance::new(state, seat));
    // Others' cards only where one of them lets others use it.
    let whose = if playable::speaks(state.open, moment) { state.everyone() } else { Seats::one(seat) };
    let now = playable::heard_at(moment);
    each_text(
        state,
        whose,
        |marks| !now.and(marks.table).is_empty(),
        |thing, clause, card, text| {
            if text.is != TextKind::May || !playable::speaks(text.moments, moment) || text.act.is_some() {
                return;
            }
            cite(18, 8);
            if text.moments == ANYTIME {
                cite(18, 6);
            }
            let is_time = || text.who.is_some() || glance.is_time_for(&text.cond);
            let of_use = || glance::can_lock(state, thing, text) && is_time();
            if !explains && !of_use() {
                return;
            }
            let Some(used) = use_by(state, seat, thing, clause, card, text) else { return };
            // Its own Methuselah has had the effects of the phase when the window of the others opens.
            let had = moment == Moment::Unlock && matches!(text.at, Some(When::In(Phase::Unlock, _)));
            let check = unless(!had, 6, 9, Why::NotNow { card }).and_then(|()| may_use(state, &used, text));
            offer_use(&used, check, options);
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
        let Effect::Grant { who, text, .. } = row.op.text().effect else { continue };
        stats::each_subject(state, row, who, &mut |thing| {
            for (n, one) in (0..).zip(text) {
                each(thing, ClauseNo::Granted(row.op.number, n), row.op.card, one);
            }
        });
    }
}

/// The use of a text in play by a seat and a minion.
pub fn use_of_text(state: &State, thing: Thing, clause: ClauseNo, card: CardId, you: Seat) -> Use {
    let me = match thing {
        Thing::Minion(minion) => Some(minion),
        Thing::Permanent(permanent) => state.bearer(permanent),
        _ => None,
    };
    let mut used = Use::new(card, clause, thing, you, me);
    if let ClauseNo::Granted(number, _) = clause {
        // What was chosen when it was given.
        let op = Op::new(card, number);
        let gave = |row: &Row| row.op == op && row.subject == thing;
        let given = state.rows.of(RowKind::Grant).find(|(_, row)| gave(row));
        used.targets[0] = given.map_or(Thing::Nothing, |(_, row)| row.target);
    }
    used
}

/// The same, if it is for this seat to use.
fn use_by(
    state: &State,
    seat: Seat,
    thing: Thing,
    clause: ClauseNo,
    card: CardId,
    text: &'static Text,
) -> Option<Use> {
    let controller = state.controller(thing)?;
    let used = use_of_text(state, thing, clause, card, controller);
    let view = View::new(state, &used);
    let user = match &text.who {
        Some(who) => view.seat(who),
        None => phase_user(view, text).or(Some(controller)),
    };
    let you = if text.who.is_some() { controller } else { seat };
    (user == Some(seat)).then_some(Use { you, ..used })
}

/// Offers a text once, be it given twice by copies of a card.
pub fn offer_use(used: &Use, check: Check, options: &mut Options<Vtes>) {
    let choice = Choice::of_text(used);
    let given = matches!(used.clause, ClauseNo::Granted(..));
    debug_assert!(given || !options.list().contains(&choice), "{choice:?} is offered twice");
    if !given || !options.list().contains(&choice) {
        options.offer(choice, check);
    }
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
    playable::at(view, text.at.as_ref())?;
    unless(view.all_hold(&text.cond), 3, 30, Why::Condition { card })?;
    if !text.by.is_empty() && text.act.is_none() {
        let fits = used.me.is_some_and(|me| view.passes(&text.by, Thing::Minion(me)));
        unless(fits, 3, 30, Why::Condition { card })?;
    }
    limits::check_text(state, used, text)?;
    text_numbers(view, text)?;
    costs::payable(state, used, &text.cost).map_err(|(number, why)| Refusal::new(3, number, why))?;
    unless(effects::can_pick_all(view, &text.pick), 3, 50, Why::NoTarget { card })?;
    text.does.iter().try_for_each(|effect| combat::possible(view, &text.does, effect))?;
    let useful = text.does.iter().any(|effect| effects::is_possible(view, effect));
    if !useful && text.cost.is_empty() {
        cite(18, 17);
    }
    unless(useful, 3, 52, Why::NoTarget { card })
}

/// Is a number that of the minion that uses it?
pub const fn is_mine(effect: &Effect) -> bool {
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
            playable::note_amount(1, how);
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
