//! What is chosen for a card or text, when it is declared or while it runs.

use elysium_kernel::{Asked, Seat, cite};

use super::{Done, amount, can_pick_from, run};
use crate::cards::{Clan, Disc, Effect, Key, Pick, Price, Qty, Sel, Test, Token, Trait, book};
use crate::rules::eval::View;
use crate::rules::{Ctx, action, costs, script, stats, titles, tokens};
use crate::state::{ClauseNo, LIMBO, Maybe, MinionId, MinionSet, Play, Thing, Use};
use crate::vocabulary::{Ask, Choice, Event};

/// Most things that can be chosen from.
pub type Candidates = arrayvec::ArrayVec<Thing, 96>;

/// A vampire gains blood from one hunting ground a turn: the text of each of them says so.
fn fed_already(view: View, thing: Thing) -> bool {
    let ground = view.has_key(view.used.this, crate::cards::Key::HuntingGround);
    ground && thing.minion().is_some_and(|minion| crate::rules::limits::has_fed(view.state, minion))
}

/// What passes a filter and can be chosen: contested cards never, uncontrolled ones only where the filter says so (§3).
pub fn candidates(view: View, filter: &[Test], found: &mut dyn FnMut(Thing)) {
    any_candidate(view, filter, &mut |thing| {
        found(thing);
        false
    });
}

/// Is anything of that what somebody looks for? Nothing else is looked at then.
pub fn any_candidate(view: View, filter: &[Test], wanted: &mut dyn FnMut(Thing) -> bool) -> bool {
    let script = view.used.script();
    // Nothing but blood for a vampire that is full would be nothing at all (§2.9).
    let gift = matches!(script.does, [Effect::Gain(Token::Blood, _, Sel::Target)]);
    let taught = taught(view);
    let full = |thing: Thing| {
        let minion = thing.minion().filter(|&minion| !view.state[minion].ally);
        minion.is_some_and(|minion| tokens::room_for_blood(view.state, minion) == 0)
    };
    // Nor is there anything to move from where there is nothing.
    let moved = match script.does {
        [Effect::Move(token, _, Sel::Target, _)] => Some(*token),
        _ => None,
    };
    let empty = |thing| moved.is_some_and(|token| view.tokens(token, thing) == 0);
    // A title card is for those who can hold the title (§16.9).
    let title = match (view.used.this, view.used.clause) {
        (Thing::Card(_), ClauseNo::Mode(_)) => titles::on_card(view.used.card),
        _ => None,
    };
    let unfit = |thing: Thing| {
        let holds = |title| thing.minion().is_some_and(|minion| titles::fits(view.state, minion, title));
        title.is_some_and(|title| !holds(title))
    };
    // What is burned for the cost is gone when the effect comes.
    let spent = |price: &Price| if let Price::Burn(sel) = price { view.one(sel) } else { Thing::Nothing };
    let burned = script.cost.iter().map(spent).find(|thing| thing.is_something());
    let dearer = matches!(view.used.this, Thing::Card(_))
        && stats::may_change(view.state, Qty::PoolCost, view.used.this);
    // Nothing that is uncontrolled or contested is among them.
    cite(3, 47);
    cite(3, 49);
    view.any(filter, &mut |thing| {
        if fed_already(view, thing) || gift && full(thing) {
            cite(2, 9);
            cite(18, 17);
            return false;
        }
        if empty(thing) || unfit(thing) {
            cite(18, 17);
            return false;
        }
        if burned == Some(thing) || dearer && too_dear(view, thing) {
            return false;
        }
        let at_superior = |minion: MinionId| {
            taught.is_some_and(|disc| view.state[minion].disciplines.has(disc.discipline, true))
        };
        if thing.minion().is_some_and(at_superior) {
            cite(4, 7);
            return false;
        }
        if thing.minion().is_some_and(|minion| view.state.torpor.has(minion)) {
            cite(3, 48);
        }
        wanted(thing)
    })
}

/// The Discipline that a Discipline master would give a level of: none has more than the superior one.
fn taught(view: View) -> Option<Disc> {
    let Thing::Card(slot) = view.used.this else { return None };
    let card = view.state.card(slot);
    if slot.is_crypt() || !book().library(card).has(Key::DisciplineCard) {
        return None;
    }
    cite(4, 5);
    script::texts(card).iter().flat_map(|text| &text.does).find_map(|effect| match effect {
        Effect::Trait { is: Trait::Disc(disc), .. } => Some(*disc),
        _ => None,
    })
}

/// Some cards cost more on some targets: is there less than that?
fn too_dear(view: View, thing: Thing) -> bool {
    let Thing::Card(slot) = view.used.this else { return false };
    if view.used.targets[0].is_something() || view.state.limbo.len() == LIMBO {
        return false;
    }
    let mut aimed = view.state.clone();
    let used = Use { targets: [thing, Thing::Nothing], ..*view.used };
    aimed.limbo.push(Maybe(Some(Play { slot, used, cancelled: None, stands: false })));
    costs::payable(&aimed, &used, used.script().cost).is_err()
}

fn list(ctx: &Ctx, used: &Use, filter: &[Test]) -> Candidates {
    let mut all = Candidates::new();
    candidates(View::new(ctx.state, used), filter, &mut |thing| {
        let _ = all.try_push(thing);
    });
    all
}

/// Everything that a use declares: its picks, X, the new target of a bleed, and the branch of a leading choice.
pub fn picks(ctx: &mut Ctx, used: &mut Use) -> Asked<()> {
    let script = used.script();
    for (n, pick) in (0..).zip(script.pick) {
        let who = used.you;
        one(ctx, used, who, n, pick, script.pick)?;
    }
    if script.cost.iter().any(has_x) && !script.pick.iter().any(|pick| matches!(pick, Pick::Number(..))) {
        cite(3, 46);
        let most = crate::rules::costs::most_x(ctx.state, used);
        if script.act.is_some() {
            cite(9, 11);
        }
        used.x = number(ctx, used.you, Ask::X(used.card), 0, most)?;
    }
    for effect in script.does {
        if let Effect::Redirect(filter) = effect {
            let target = action::new_target(ctx, used, filter)?;
            set_target(ctx, used, 0, target);
        }
    }
    if let [Effect::Choose(branches), ..] = script.does {
        used.option = branch_of(ctx, used, branches)?;
    }
    crate::rules::combat::aim(ctx, used)
}

fn has_x(price: &Price) -> bool {
    use crate::cards::{Amount, Expr};
    match price {
        Price::Blood(Amount::E(expr)) | Price::Pool(Amount::E(expr)) | Price::Life(Amount::E(expr)) => {
            **expr == Expr::X
        }
        Price::OneOf(prices) => prices.iter().any(has_x),
        _ => false,
    }
}

fn number(ctx: &mut Ctx, who: Seat, ask: Ask, least: u8, most: u8) -> Asked<u8> {
    let choice = ctx.choose(who, ask, |_, options| {
        (least..=most.max(least)).for_each(|n| options.push(Choice::Number(n)));
    })?;
    Ok(if let Choice::Number(n) = choice { n } else { least })
}

/// One of the picks, or one that stands alone. With what is chosen, the later ones must be possible.
fn one(
    ctx: &mut Ctx,
    used: &mut Use,
    who: Seat,
    n: u8,
    pick: &'static Pick,
    all: &'static [Pick],
) -> Asked<()> {
    let card = used.card;
    match pick {
        Pick::One(filter) => {
            // What can be chosen may depend on hidden cards: it is worked out when the question is put.
            let seen = *used;
            let choice = ctx.choose(who, Ask::Target(card, n), |state, options| {
                candidates(View::new(state, &seen), filter, &mut |thing| {
                    let aimed = seen.aimed(usize::from(n), thing);
                    if can_pick_from(View::new(state, &aimed), all, usize::from(n) + 1) {
                        options.push(Choice::Target(thing));
                    }
                });
                if options.list().is_empty() {
                    options.push(Choice::Done);
                }
            })?;
            if let Choice::Target(thing) = choice {
                set_target(ctx, used, n, thing);
            }
        }
        Pick::Maybe(inner) => {
            let Pick::One(filter) = &**inner else { return one(ctx, used, who, n, inner, all) };
            let seen = *used;
            let choice = ctx.choose(who, Ask::Target(card, n), |state, options| {
                options.push(Choice::Done);
                candidates(View::new(state, &seen), filter, &mut |thing| options.push(Choice::Target(thing)));
            })?;
            if let Choice::Target(thing) = choice {
                set_target(ctx, used, n, thing);
            }
        }
        Pick::UpTo(most, filter) => {
            let least = if is_all_about_target(used) {
                cite(3, 52);
                1
            } else {
                cite(3, 51);
                0
            };
            several(ctx, used, who, filter, least, *most)?;
        }
        Pick::Exactly(n, filter) => {
            let n = amount(View::new(ctx.state, used), n);
            several(ctx, used, who, filter, n, n)?;
        }
        Pick::Clan => {
            let choice = ctx.choose(who, Ask::Clan(card), |_, options| {
                let clans = Clan::ALL.iter().filter(|clan| !clan.is_creed());
                clans.for_each(|&clan| options.push(Choice::Clan(clan)));
            })?;
            if let (Choice::Clan(clan), Some(place)) = (choice, used.targets.get_mut(usize::from(n))) {
                *place = Thing::Clan(clan);
                ctx.emit(Event::ClanChosen { clan });
            }
        }
        Pick::Number(least, most) => {
            let view = View::new(ctx.state, used);
            let (least, most) = (amount(view, least), amount(view, most));
            cite(1, 15);
            used.x = number(ctx, who, Ask::Number(card), least, most)?;
        }
        Pick::Split(points, least, filter) => split(ctx, used, who, points, *least, filter)?,
        Pick::By(by, inner) => {
            if let Some(by) = View::new(ctx.state, used).seat(by) {
                one(ctx, used, by, n, inner, all)?;
            }
        }
        Pick::Each(inner) => {
            for seat in ctx.state.clockwise(ctx.state.acting()) {
                one(ctx, used, seat, n, inner, all)?;
            }
        }
    }
    Ok(())
}

/// Would a use without a target do nothing at all?
pub fn is_all_about_target(used: &Use) -> bool {
    used.script().does.iter().all(|effect| match effect {
        Effect::Lock(sel) | Effect::Unlock(sel) | Effect::Burn(sel) | Effect::Send(sel, _) => {
            *sel == Sel::Target
        }
        Effect::Gain(_, _, to) => *to == Sel::Target,
        Effect::Lose(_, _, from) => *from == Sel::Target,
        _ => false,
    })
}

fn set_target(ctx: &mut Ctx, used: &mut Use, n: u8, thing: Thing) {
    *used = used.aimed(usize::from(n), thing);
    let card = used.card;
    match thing {
        Thing::Player(target) => ctx.rule(3, 3).emit(Event::TargetedPlayer { card, target }),
        // Nobody is told what an uncontrolled vampire is.
        Thing::Card(slot) => {
            if let Some((who, place)) = ctx.state.uncontrolled_at(slot) {
                ctx.rule(3, 3).emit(Event::TargetedPlace { card, who, place: place as u8 + 1 });
            }
        }
        _ => {
            if let Some(target) = ctx.state.card_of(thing) {
                ctx.rule(3, 3).emit(Event::Targeted { card, target });
            }
        }
    }
}

/// Several minions or Methuselahs, one after the other.
fn several(
    ctx: &mut Ctx,
    used: &mut Use,
    who: Seat,
    filter: &'static [Test],
    least: u8,
    most: u8,
) -> Asked<()> {
    let (card, all) = (used.card, list(ctx, used, filter));
    let mut chosen = Candidates::new();
    while chosen.len() < usize::from(most) && chosen.len() < all.len() {
        let choice = ctx.choose(who, Ask::More(card), |_, options| {
            if chosen.len() >= usize::from(least) {
                options.push(Choice::Done);
            }
            // In the order of the list: the same set is chosen in one way only.
            let after = chosen
                .last()
                .and_then(|last| all.iter().position(|thing| thing == last))
                .map_or(0, |at| at + 1);
            let enough = all.len() - after >= usize::from(least).saturating_sub(chosen.len());
            let from = if enough { after } else { 0 };
            let left = all[from..].iter().filter(|thing| !chosen.contains(thing));
            left.for_each(|&thing| options.push(Choice::Target(thing)));
            if options.list().is_empty() {
                options.push(Choice::Done);
            }
        })?;
        let Choice::Target(thing) = choice else { break };
        let _ = chosen.try_push(thing);
    }
    used.many = MinionSet::NONE;
    for &thing in &chosen {
        match thing {
            Thing::Minion(minion) => used.many.insert(minion),
            Thing::Player(seat) => used.points[seat.index()] = 1,
            _ => used.targets[0] = thing,
        }
        set_target(ctx, used, u8::MAX, thing);
    }
    Ok(())
}

/// Points among Methuselahs, each at least one, and at least so many of them.
fn split(
    ctx: &mut Ctx,
    used: &mut Use,
    who: Seat,
    points: &crate::cards::Amount,
    least: u8,
    filter: &'static [Test],
) -> Asked<()> {
    let card = used.card;
    let all = list(ctx, used, filter);
    let mut left = amount(View::new(ctx.state, used), points);
    let mut chosen = 0;
    used.points = [0; crate::state::MAX_PLAYERS];
    for (i, thing) in all.iter().enumerate() {
        let Thing::Player(seat) = *thing else { continue };
        let after = (all.len() - i - 1) as u8;
        let missing = least.saturating_sub(chosen + 1).min(after);
        let must = chosen + after < least || after == 0;
        let choice = ctx.choose(who, Ask::Points(card), |_, options| {
            let from = if after == 0 { left } else { u8::from(must) };
            for n in from.min(left)..=left {
                if n == 0 || left - n >= missing {
                    options.push(Choice::Points(seat, n));
                }
            }
            if options.list().is_empty() {
                options.push(Choice::Points(seat, left));
            }
        })?;
        if let Choice::Points(seat, n) = choice {
            used.points[seat.index()] = n;
            left -= n;
            if n > 0 {
                ctx.emit(Event::PointsGiven { card, who: seat, n });
            }
            chosen += u8::from(n > 0);
        }
    }
    Ok(())
}

/// Less is there than the points that were given: who gave them says who gets less.
pub fn cut(ctx: &mut Ctx, used: &mut Use, there: u8) -> Asked<()> {
    let given = used.points;
    let (mut left, mut rest) = (there, given.iter().sum::<u8>());
    if rest <= left {
        return Ok(());
    }
    let (card, who) = (used.card, used.you);
    for (seat, most) in (0..).map(Seat).zip(given).filter(|(_, n)| *n > 0) {
        rest -= most;
        let choice = ctx.choose(who, Ask::Points(card), |_, options| {
            (left.saturating_sub(rest)..=most.min(left)).for_each(|n| options.push(Choice::Points(seat, n)));
        })?;
        if let Choice::Points(seat, n) = choice {
            used.points[seat.index()] = n;
            left -= n;
            ctx.emit(Event::PointsGiven { card, who: seat, n });
        }
    }
    Ok(())
}

/// Which branch of a text.
fn branch_of(ctx: &mut Ctx, used: &Use, branches: &'static [Vec<Effect>]) -> Asked<u8> {
    let choice = ctx.choose(used.you, Ask::Option(used.card), |state, options| {
        let view = View::new(state, used);
        for (n, branch) in (0..).zip(branches) {
            if branch.iter().all(|effect| is_possible(view, effect)) {
                options.push(Choice::Option(n));
            }
        }
        if options.list().is_empty() {
            options.push(Choice::Option(0));
        }
    })?;
    Ok(if let Choice::Option(n) = choice { n } else { 0 })
}

/// Would the effect do anything at all?
pub fn is_possible(view: View, effect: &Effect) -> bool {
    match effect {
        // What is still to be chosen is not there yet.
        Effect::Move(token, _, Sel::Target, _) | Effect::Lose(token, _, Sel::Target)
            if !view.one(&Sel::Target).is_something() =>
        {
            let Some(Pick::One(filter)) = view.used.script().pick.first() else { return true };
            any_candidate(view, filter, &mut |thing| view.tokens(*token, thing) > 0)
        }
        Effect::Move(token, _, from, _) | Effect::Lose(token, _, from) => {
            let from = match from {
                // It is chosen later, among those that have some.
                Sel::Target if !view.used.targets[0].is_something() => return true,
                from => view.one(from),
            };
            from.is_something() && view.tokens(*token, from) > 0
        }
        Effect::Select(Pick::One(filter), _) => any_candidate(view, filter, &mut |_| true),
        _ => true,
    }
}

/// A choice of branches: declared already if it leads the list, else now.
pub fn branch(
    ctx: &mut Ctx,
    used: &mut Use,
    effect: &'static Effect,
    branches: &'static [Vec<Effect>],
) -> Asked<Done> {
    let leads = used.script().does.first().is_some_and(|first| std::ptr::eq(first, effect));
    let option = if leads { used.option } else { branch_of(ctx, used, branches)? };
    run(ctx, used, &branches[usize::from(option).min(branches.len() - 1)])
}

/// Chooses while the effects run, and does something with what was chosen.
pub fn select_and(
    ctx: &mut Ctx,
    used: &mut Use,
    pick: &'static Pick,
    then: &'static [Effect],
) -> Asked<Done> {
    for thing in select(ctx, used, pick)? {
        let mut inner = Use { it: thing, ..*used };
        run(ctx, &mut inner, then)?;
    }
    Ok(Done::default())
}

pub fn select(ctx: &mut Ctx, used: &Use, pick: &'static Pick) -> Asked<Candidates> {
    let mut inner = Use { targets: [Thing::Nothing; 2], many: MinionSet::NONE, ..*used };
    inner.points = [0; crate::state::MAX_PLAYERS];
    let who = used.you;
    one(ctx, &mut inner, who, 0, pick, &[])?;
    let mut all: Candidates = inner.many.iter().map(Thing::Minion).collect();
    let players = ctx.state.everyone().into_iter().filter(|seat| inner.points[seat.index()] > 0);
    all.extend(players.map(Thing::Player));
    if all.is_empty() && inner.targets[0].is_something() {
        all.push(inner.targets[0]);
    }
    Ok(all)
}
