//! Clauses: a window to speak in, and fields that belong where they stand.

use crate::cards::{Act, Clause, Cond, Deed, Effect, Library, Mode, Sel, Test, Text, TextKind, Type};
use crate::moment::{ACTION, Moment, Moments, moments};

use super::effects::{interrupts, subject};
use super::scope::{Scope, Sort, asks_number, asks_x, picked, splits};
use super::{Checked, puts_on};

/// Points, at which nobody can play anything.
const POINTS: Moments = moments(&[Moment::Resolution, Moment::On, Moment::Whenever]);

/// Is it on a minion while in play, or one itself?
pub(super) fn is_borne(card: &Library) -> bool {
    let types = [Type::Equipment, Type::Retainer, Type::Ally, Type::Power, Type::Conviction];
    !card.on.is_empty()
        || types.into_iter().any(|kind| card.is(kind))
        || card.modes.iter().any(|mode| puts_on(&mode.does))
}

/// A way to play a card.
pub(super) fn mode(base: Scope, card: &Library, mode: &Mode) -> Checked {
    if mode.moments.is_empty() {
        return Err("no moment to play it: neither `at` nor an effect says when".into());
    }
    if !mode.moments.and(POINTS).is_empty() {
        return Err("nothing is played at that moment: it is no window".into());
    }
    let by_minion = !matches!(mode.kind, Type::Master | Type::Event);
    let is_action =
        matches!(mode.kind, Type::Action | Type::Political | Type::Equipment | Type::Ally | Type::Retainer);
    if mode.act.is_some() && !is_action {
        return Err(format!("`act` on a card that is played as {}", mode.kind.slug()));
    }
    let (target, second) = picked(&mode.pick);
    let scope = Scope {
        moments: if mode.act.is_some() { ACTION } else { mode.moments },
        me: by_minion,
        target,
        second,
        it: subject(mode.at.as_ref()).or(mode.moments.has(Moment::Prevent).then_some(Sort::Card)),
        x: asks_number(&mode.pick) || asks_x(&mode.cost),
        points: splits(&mode.pick),
        interrupts: interrupts(mode.at.as_ref()),
        ..base
    };
    mode.at.iter().try_for_each(|at| scope.when(at))?;
    scope.filter(&card.needs)?;
    scope.filter(&mode.by)?;
    scope.conds(&mode.cond)?;
    scope.prices(&mode.cost, by_minion)?;
    picks(scope, &mode.pick)?;
    mode.who.iter().try_for_each(|who| scope.want(who, Sort::Player))?;
    if let Some((who, prices)) = &mode.ransom {
        scope.want(who, Sort::Player)?;
        scope.prices(prices, false)?;
    }
    mode.body.iter().try_for_each(|body| scope.body(body))?;
    mode.put.iter().try_for_each(|zone| scope.zone(zone))?;
    card.counters.iter().try_for_each(|n| scope.amount(n))?;
    scope.delay(card.replace.as_ref())?;
    mode.act.iter().try_for_each(|act| action(scope, act, !mode.pick.is_empty()))?;
    scope.effects(&mode.does)
}

/// A clause in play, or a granted one.
pub(super) fn text(base: Scope, text: &Text) -> Checked {
    let clause: &Clause = text;
    let of_cards = [
        ("disc", !clause.disc.is_empty()),
        ("disc_any", !clause.disc_any.is_empty()),
        ("as", clause.kind.is_some()),
        ("above", clause.above),
        ("keys", !clause.keys.is_empty()),
        ("body", clause.body.is_some()),
        ("ransom", clause.ransom.is_some()),
    ];
    if let Some((field, _)) = of_cards.into_iter().find(|(_, there)| *there) {
        return Err(format!("`{field}` is for the ways to play a card"));
    }
    let standing = text.is == TextKind::Standing;
    if text.moments.is_empty() && !standing {
        return Err("no moment to use it: neither `at`, a price nor an effect says when".into());
    }
    let (target, second) = picked(&clause.pick);
    let prevents = text.moments.has(Moment::Prevent).then_some(Sort::Card);
    let scope = Scope {
        moments: if clause.act.is_some() { ACTION } else { text.moments },
        standing,
        target: target.or(base.target),
        second: second.or(base.second),
        it: subject(clause.at.as_ref()).or(prevents),
        x: base.x || asks_number(&clause.pick) || asks_x(&clause.cost),
        points: base.points || splits(&clause.pick),
        interrupts: interrupts(clause.at.as_ref()),
        ..base
    };
    clause.at.iter().try_for_each(|at| scope.when(at))?;
    scope.filter(&clause.by)?;
    scope.conds(&clause.cond)?;
    scope.prices(&clause.cost, base.me || !clause.by.is_empty())?;
    picks(scope, &clause.pick)?;
    clause.who.iter().try_for_each(|who| scope.want(who, Sort::Player))?;
    // The card itself is there to be aimed at.
    clause.act.iter().try_for_each(|act| action(scope, act, true))?;
    if standing && clause.does.iter().any(|effect| is_trait_by_number(clause, effect)) {
        return Err(
            "a `Trait` that always holds cannot depend on a number: numbers follow from traits".into()
        );
    }
    scope.effects(&clause.does)
}

/// Each pick may speak of those before it.
fn picks(scope: Scope, all: &[crate::cards::Pick]) -> Checked {
    for (place, pick) in all.iter().enumerate() {
        let (target, second) = picked(&all[..place]);
        let before = Scope { target, second, x: scope.x || asks_number(&all[..place]), ..scope };
        before.pick(pick)?;
    }
    Ok(())
}

fn action(scope: Scope, act: &Act, aims: bool) -> Checked {
    let own = [Deed::Hunt, Deed::Equip, Deed::Employ, Deed::Recruit, Deed::LeaveTorpor, Deed::BecomeAnarch];
    if act.d && own.contains(&act.is) && !aims {
        return Err(format!("`d` on an action that is aimed at nobody: {}", act.is.slug()));
    }
    Scope { standing: true, ..scope }.effects(&act.during)
}

/// Levels that a text asks for are levels that the card can be played at.
pub(super) fn levels(card: &Library, text: &Text) -> Checked {
    let played_at = |cond: &Cond| match cond {
        Cond::PlayedAt(level) => card.modes.iter().all(|mode| !mode.disc.contains(level)).then_some(*level),
        _ => None,
    };
    let unknown = text.cond.iter().find_map(played_at);
    unknown.map_or(Ok(()), |level| Err(format!("it cannot be played at `{level}`")))
}

fn is_trait_by_number(clause: &Clause, effect: &Effect) -> bool {
    let Effect::Trait { who, .. } = effect else { return false };
    let by_who = matches!(who, Sel::All(filter) if filter.iter().any(test_counts));
    by_who || clause.cond.iter().any(cond_counts)
}

fn cond_counts(cond: &Cond) -> bool {
    match cond {
        Cond::Num(..) => true,
        Cond::Is(_, filter) | Cond::Exists(filter) => filter.iter().any(test_counts),
        Cond::Not(cond) => cond_counts(cond),
        Cond::Any(conds) => conds.iter().any(cond_counts),
        _ => false,
    }
}

fn test_counts(test: &Test) -> bool {
    match test {
        Test::Cmp(..) | Test::Older(_) | Test::Younger(_) | Test::Oldest => true,
        Test::Not(test) => test_counts(test),
        Test::Any(tests) => tests.iter().any(test_counts),
        Test::If(cond) => cond_counts(cond),
        _ => false,
    }
}
