//! The language of cards, carried out.

pub mod cards;
mod choose;

use elysium_kernel::{Asked, Seat, cite};

use super::eval::View;
use super::{
    Ctx, action, combat, control, costs, diablerie, fired, hand, own, play, referendum, rows, settle, titles,
    tokens, zones,
};
use crate::cards::{Deed, Effect, How, Pick, Qty, Sel, Token};
use crate::state::{Thing, Use};
use crate::vocabulary::{Ask, Choice};

pub use choose::{is_possible, picks};

/// What became of a list of effects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Done {
    /// They took the place of what would have happened.
    pub instead: bool,
}

/// Carries out a list of effects, one after the other. What the rules do by themselves, such as ousting, comes after each;
/// if that takes the user of the list out of the game, the rest is dropped.
pub fn run(ctx: &mut Ctx, used: &mut Use, effects: &'static [Effect]) -> Asked<Done> {
    let ctx = &mut *ctx.rule(1, 22);
    let mut done = Done::default();
    for effect in effects {
        if !ctx.state.is_playing(used.you) {
            break;
        }
        // What follows a strike in its list happens when the strike resolves.
        if let Effect::Strike(..) = effect {
            fired::effect(used.card, effect);
            combat::choose_strike(ctx, used);
            break;
        }
        done.instead |= one(ctx, used, effect)?.instead;
        settle::after_effect(ctx)?;
        if matches!(effect, Effect::Put(_)) && !cards::works(ctx.state, used) {
            break;
        }
    }
    Ok(done)
}

/// Carries out everything that a use does.
pub fn all(ctx: &mut Ctx, used: &mut Use) -> Asked<Done> {
    let does = used.script().does;
    run(ctx, used, does)
}

/// Everything that a selector names, before the effect changes anything.
fn named(ctx: &Ctx, used: &Use, sel: &Sel) -> arrayvec::ArrayVec<Thing, 64> {
    let mut all = arrayvec::ArrayVec::new();
    View::new(ctx.state, used).each(sel, &mut |thing| {
        let _ = all.try_push(thing);
    });
    all
}

fn one(ctx: &mut Ctx, used: &mut Use, effect: &'static Effect) -> Asked<Done> {
    fired::effect(used.card, effect);
    let view = View::new(ctx.state, used);
    let by = used.card;
    match effect {
        Effect::If(conds, then) => {
            if view.all_hold(conds) {
                return run(ctx, used, then);
            }
        }
        Effect::IfElse(conds, then, other) => {
            let list = if view.all_hold(conds) { then } else { other };
            return run(ctx, used, list);
        }
        Effect::May(then) => {
            let seen = *used;
            let choice = ctx.choose(used.you, Ask::May(by), |state, options| {
                let view = View::new(state, &seen);
                if then.iter().any(|effect| choose::is_possible(view, effect)) {
                    options.push(Choice::Yes);
                } else {
                    cite(18, 17);
                }
                options.push(Choice::No);
            })?;
            if choice == Choice::Yes {
                return run(ctx, used, then);
            }
        }
        Effect::Choose(branches) => return choose::branch(ctx, used, effect, branches),
        Effect::Each(sel, then) => {
            if let [Effect::Move(token, n, from, Sel::It)] = then.as_slice()
                && n.is_points()
            {
                let there = view.tokens(*token, view.one(from)).clamp(0, u8::MAX.into()) as u8;
                choose::cut(ctx, used, there)?;
            }
            let mut done = Done::default();
            for thing in named(ctx, used, sel) {
                let mut inner = Use { it: thing, ..*used };
                for effect in then {
                    done.instead |= one(ctx, &mut inner, effect)?.instead;
                }
            }
            return Ok(done);
        }
        Effect::Select(pick, then) => return choose::select_and(ctx, used, pick, then),
        Effect::Pay(who, prices, then, other) => {
            let Some(who) = ctx.state.controller(view.one(who)) else { return Ok(Done::default()) };
            return costs::offer(ctx, used, who, prices, then, other);
        }
        Effect::Times(n, then) => {
            let n = view.amount(n);
            for _ in 0..n.max(0) {
                run(ctx, used, then)?;
                settle::after_effect(ctx)?;
            }
        }
        // What was done is remembered as if each of them had done it (§8.49).
        Effect::Bar { who, from: Deed::SameAction, .. } => {
            for minion in named(ctx, used, who).into_iter().filter_map(Thing::minion) {
                super::limits::forbid_action(ctx.state, minion, by);
            }
        }
        Effect::Get(Qty::Strikes, n) | Effect::Mod { q: Qty::Strikes, n, .. }
            if combat::strikes_are_gained(ctx.state) =>
        {
            let n = amount(view, n);
            combat::gain_strikes(ctx, used, n);
        }
        Effect::Trait { who, is: crate::cards::Trait::Title(title), .. } => {
            for minion in named(ctx, used, who).into_iter().filter_map(Thing::minion) {
                titles::give(ctx, used, effect, minion, title)?;
            }
        }
        Effect::Later(..)
        | Effect::Get(..)
        | Effect::Mod { .. }
        | Effect::Bar { .. }
        | Effect::Must { .. }
        | Effect::Let { .. }
        | Effect::Toll { .. }
        | Effect::Trait { .. }
        | Effect::Grant { .. } => {
            rows::add(ctx.state, used, effect);
            play::tell_number(ctx, used, effect);
            if let (Effect::Mod { q: Qty::Votes, how, .. }, Some(me)) = (effect, used.me)
                && how.contains(&How::Against)
            {
                referendum::cast_against(ctx, me)?;
            }
        }
        Effect::Diablerize(who) => {
            if let (Some(me), Some(victim)) = (used.me, view.minion(who)) {
                diablerie::by_effect(ctx, me, victim)?;
            }
        }
        Effect::Gain(token, n, to) => {
            let n = amount(view, n);
            for to in named(ctx, used, to) {
                tokens::gain(ctx, *token, n, to, by);
            }
        }
        Effect::Lose(token, n, from) => {
            // An amount may look at each of them.
            for from in named(ctx, used, from) {
                let inner = Use { it: if from.player().is_some() { from } else { used.it }, ..*used };
                let n = amount(View::new(ctx.state, &inner), n);
                tokens::lose(ctx, *token, n, from, by);
            }
        }
        Effect::Move(token, n, from, to) => {
            let (n, from, to) = (amount(view, n), view.one(from), view.one(to));
            transfer(ctx, *token, n, from, to, by);
        }
        Effect::Lock(sel) => {
            for thing in named(ctx, used, sel) {
                if thing.minion().is_some_and(|minion| ctx.state.woken.has(minion)) {
                    cite(17, 27);
                }
                if !combat::locks(ctx, thing, by) {
                    zones::lock(ctx, thing, Some(by));
                }
            }
        }
        Effect::Unlock(sel) => {
            for thing in named(ctx, used, sel) {
                zones::unlock(ctx, thing, Some(by));
            }
        }
        Effect::Wake(sel) => {
            for minion in named(ctx, used, sel).into_iter().filter_map(Thing::minion) {
                action::wake(ctx, minion, by);
            }
        }
        Effect::Burn(sel) => {
            for thing in named(ctx, used, sel) {
                zones::burn(ctx, thing, Some(by))?;
            }
        }
        Effect::Send(sel, zone) => {
            for thing in named(ctx, used, sel) {
                cards::send(ctx, used, thing, zone)?;
            }
        }
        Effect::Put(zone) => cards::put(ctx, used, zone)?,
        Effect::Control(sel, who, until) => control::take(ctx, used, effect, sel, who, until)?,
        // Refused when cards are read.
        Effect::Become(..) => {}
        Effect::Know(n, sel) => cards::know(ctx, used, *n, sel),
        Effect::Draw(n, who) => {
            let n = amount(view, n);
            for who in named(ctx, used, who).into_iter().filter_map(Thing::player) {
                for _ in 0..n {
                    cite(3, 29);
                    hand::draw(ctx, who);
                }
            }
        }
        Effect::DrawCrypt(n, who) => {
            let n = amount(view, n);
            for who in named(ctx, used, who).into_iter().filter_map(Thing::player) {
                (0..n).for_each(|_| super::influence::draw_crypt(ctx, who));
            }
        }
        Effect::Discard { .. } => cards::discard(ctx, used, effect)?,
        Effect::Search { .. } => return cards::search(ctx, used, effect),
        Effect::Look(who, zone) => cards::look(ctx, used, who, zone),
        Effect::Equip(who, what) => cards::equip(ctx, used, who, what)?,
        Effect::EndAction => action::end(ctx),
        Effect::FailAction => action::fail(ctx),
        Effect::Continue => action::go_on(ctx),
        Effect::Redirect(_) => action::redirect(ctx, used),
        Effect::TryBlock(who) => {
            if let Some(minion) = view.minion(who) {
                action::attempt(ctx, minion)?;
            }
        }
        Effect::FailBlock => action::fail_block(ctx),
        Effect::NoBleed => action::no_bleed(ctx),
        Effect::Fight(first, second) => {
            if let (Some(first), Some(second)) = (view.minion(first), view.minion(second)) {
                combat::begin(ctx, first, second, false)?;
            }
        }
        Effect::ActingIs(who) => {
            if let Some(minion) = view.minion(who) {
                combat::acting_is(ctx, minion);
            }
        }
        Effect::Strike(..) => {}
        Effect::Maneuver(_) => combat::maneuver(ctx, used),
        Effect::Press(_) => combat::press(ctx, used),
        Effect::Prevent(_) => combat::prevent(ctx, used)?,
        Effect::Damage(n, to, how) => {
            let n = amount(view, n);
            let to = named(ctx, used, to);
            combat::damage(ctx, used, &to, n, how)?;
        }
        Effect::SetRange(close) => combat::set_range(ctx, *close),
        Effect::NewRound => combat::new_round(ctx),
        Effect::EndCombat => combat::end(ctx),
        Effect::Queue(foe) => {
            if let (Some(me), Some(foe)) = (used.me, view.minion(foe)) {
                ctx.state.queued = Some((me, foe));
            }
        }
        Effect::Restrike(who) => {
            if let Some(minion) = view.minion(who) {
                combat::restrike(ctx, minion);
            }
        }
        Effect::Abstain(who) => {
            if let Some(minion) = view.minion(who) {
                referendum::abstain(ctx, minion, by);
            }
        }
        Effect::CastFor(who) => {
            if let Some(minion) = view.minion(who) {
                referendum::cast_for(ctx, used.you, minion)?;
            }
        }
        Effect::Settle(verdict) => referendum::settle(ctx, *verdict, by)?,
        Effect::Cancel(_, how) => play::cancel(ctx, used, how),
        Effect::Instead(then) => {
            run(ctx, used, then)?;
            return Ok(Done { instead: true });
        }
        Effect::Own(name) => own::effect(ctx, used, name)?,
    }
    Ok(Done::default())
}

/// An amount as a number of tokens: none if it is below.
pub fn amount(view: View, n: &crate::cards::Amount) -> u8 {
    view.amount(n).clamp(0, u8::MAX.into()) as u8
}

/// Tokens go from one thing to another; what is not there does not go.
fn transfer(ctx: &mut Ctx, token: Token, n: u8, from: Thing, to: Thing, by: crate::cards::CardId) {
    let n = tokens::lose(ctx, token, n, from, by);
    // Blood becomes pool and back, by where it goes; it is not burned on the way.
    cite(1, 11);
    cite(1, 12);
    let token = match to {
        Thing::Player(_) => Token::Pool,
        Thing::Minion(_) | Thing::Card(_) => Token::Blood,
        Thing::Permanent(_) | Thing::Clan(_) | Thing::Nothing => Token::Counter,
    };
    tokens::gain(ctx, token, n, to, by);
}

/// Asks a Methuselah for one of several things.
pub fn ask_for(ctx: &mut Ctx, who: Seat, ask: Ask, list: &[Thing]) -> Asked<Thing> {
    let choice = ctx
        .choose(who, ask, |_, options| list.iter().for_each(|&thing| options.push(Choice::Target(thing))))?;
    Ok(if let Choice::Target(thing) = choice { thing } else { Thing::Nothing })
}

/// Is this one of those that a pick could be made from?
pub fn can_be_picked(view: View, pick: &Pick, thing: Thing) -> bool {
    match pick {
        Pick::One(filter) | Pick::UpTo(_, filter) | Pick::Exactly(_, filter) => {
            // Whether it is worth choosing was looked at when it was chosen.
            view.any(filter, &mut |one| one == thing)
        }
        Pick::Maybe(inner) | Pick::By(_, inner) | Pick::Each(inner) => can_be_picked(view, inner, thing),
        Pick::Clan | Pick::Number(..) | Pick::Split(..) => true,
    }
}

/// Can everything be chosen that a use asks for? What is chosen first may decide what is left for the others.
pub fn can_pick_all(view: View, picks: &[Pick]) -> bool {
    can_pick_from(view, picks, 0)
}

/// The same from a pick on, those before it being chosen.
pub fn can_pick_from(view: View, picks: &[Pick], n: usize) -> bool {
    match &picks[n.min(picks.len())..] {
        [] => true,
        [Pick::One(filter), _, ..] => choose::any_candidate(view, filter, &mut |thing| {
            can_pick_from(View::new(view.state, &view.used.aimed(n, thing)), picks, n + 1)
        }),
        [pick, ..] => can_pick(view, pick) && can_pick_from(view, picks, n + 1),
    }
}

/// Does a pick ask for nothing that could not be chosen?
fn can_pick(view: View, pick: &Pick) -> bool {
    match pick {
        Pick::One(filter) => choose::any_candidate(view, filter, &mut |_| true),
        Pick::Exactly(n, filter) => {
            let mut found = 0;
            choose::candidates(view, filter, &mut |_| found += 1);
            found >= view.amount(n)
        }
        Pick::Split(_, least, filter) => {
            let mut found = 0;
            choose::candidates(view, filter, &mut |_| found += 1);
            found >= i32::from(*least)
        }
        Pick::Number(least, most) => view.amount(least) <= view.amount(most),
        Pick::UpTo(_, filter) if choose::is_all_about_target(view.used) => {
            choose::any_candidate(view, filter, &mut |_| true)
        }
        Pick::UpTo(..) | Pick::Clan | Pick::Maybe(_) => true,
        Pick::By(_, pick) | Pick::Each(pick) => can_pick(view, pick),
    }
}
