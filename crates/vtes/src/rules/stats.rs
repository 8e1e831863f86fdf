//! Numbers: one way to each, its base and the rows that change it.

use elysium_kernel::{Seat, cite};

use super::eval::View;
use super::fired;
use crate::cards::{Amount, CardKind, Cond, Deed, Disc, Effect, Qty, Sect, Sel, Trait, book};
use crate::state::{ClauseNo, HAND, Lasting, MinionId, MinionSet, Row, RowKind, State, Thing, Use};

/// The use that a row stands for: whose it is, from which card, about what.
pub fn use_of(state: &State, row: &Row) -> Use {
    let me = match row.source {
        Thing::Minion(minion) => Some(minion),
        Thing::Permanent(permanent) => state.bearer(permanent),
        _ => row.subject.minion(),
    };
    let you =
        if row.until == Lasting::InPlay { state.controller(row.source).unwrap_or(row.you) } else { row.you };
    let clause = match row.source {
        Thing::Permanent(permanent) => ClauseNo::Mode(state[permanent].mode),
        _ => ClauseNo::Mode(0),
    };
    let mut used = Use::new(row.op.card, clause, row.source, you, me);
    used.targets[0] = row.target;
    used.x = row.n.max(0) as u8;
    used
}

/// Is a row about this?
pub fn is_about(state: &State, row: &Row, of: &Sel, thing: Thing) -> bool {
    if row.until != Lasting::InPlay && row.subject.is_something() {
        return row.subject == thing;
    }
    let used = use_of(state, row);
    let view = View::new(state, &used);
    match of {
        Sel::All(filter) => thing.is_something() && view.passes(filter, thing),
        Sel::Both(first, second) => view.one(first) == thing || view.one(second) == thing,
        Sel::Everyone => thing.player().is_some(),
        Sel::OtherPlayers => thing.player().is_some_and(|seat| seat != used.you),
        sel => view.one(sel) == thing && thing.is_something(),
    }
}

/// Whom a row is about, one after the other. What a card says by being in play holds only under its conditions.
pub fn each_subject(state: &State, row: &Row, of: &Sel, each: &mut dyn FnMut(Thing)) {
    if row.until != Lasting::InPlay && row.subject.is_something() {
        return each(row.subject);
    }
    let used = use_of(state, row);
    let view = View::new(state, &used);
    if row.until != Lasting::InPlay || view.all_hold(row.op.text().cond) {
        view.each(of, each);
    }
}

/// Is it a number of a Methuselah?
pub const fn is_of_players(quantity: Qty) -> bool {
    matches!(quantity, Qty::HandSize | Qty::Transfers | Qty::MasterActions | Qty::DiscardActions)
}

/// Whom a number of this kind is about, where a card does not say.
fn usual_subject(quantity: Qty) -> &'static Sel {
    match quantity {
        Qty::HandSize | Qty::Transfers | Qty::MasterActions | Qty::DiscardActions => &Sel::You,
        _ => &Sel::Me,
    }
}

/// How an effect changes a number: by how much, of what, whether it sets it, and on which conditions.
type Change = (&'static Amount, &'static Sel, bool, &'static [Cond]);

fn change_of(effect: &'static Effect, quantity: Qty) -> Option<Change> {
    match effect {
        Effect::Get(q, n) if *q == quantity => Some((n, usual_subject(quantity), false, &[])),
        Effect::Mod { q, n, of, set, cond, .. } if *q == quantity => {
            Some((n, of.as_ref().unwrap_or(usual_subject(quantity)), *set, cond))
        }
        _ => None,
    }
}

/// Is there a row that changes this number of this thing, on whatever condition?
pub fn may_change(state: &State, quantity: Qty, thing: Thing) -> bool {
    state.rows.numbers(quantity).any(|(_, row)| {
        change_of(row.op.text().effect, quantity).is_some_and(|(_, of, ..)| is_about(state, row, of, thing))
    })
}

/// Rows that change this number of this thing, with how much.
pub fn changes(state: &State, quantity: Qty, thing: Thing, mut change: impl FnMut(i32, bool, &Row)) {
    for (_, row) in state.rows.numbers(quantity) {
        let op = row.op.text();
        let Some((amount, of, set, cond)) = change_of(op.effect, quantity) else { continue };
        if !is_about(state, row, of, thing) {
            continue;
        }
        let used = use_of(state, row);
        let view = View::new(state, &used);
        let standing = row.until == Lasting::InPlay;
        if !(view.all_hold(cond) && (!standing || view.all_hold(op.cond))) {
            // Such a bearer has it for nothing.
            cite(17, 31);
            continue;
        }
        if standing && quantity == Qty::Intercept {
            cite(9, 41);
        }
        let n = if standing { view.amount(amount) } else { i32::from(row.n) };
        if n != 0 || set {
            fired::op(row.op);
        }
        change(n, set, row);
    }
}

/// A number as it stands.
#[inline]
pub fn value(state: &State, quantity: Qty, thing: Thing) -> i32 {
    // Most have nothing that changes them.
    if !state.rows.changes(quantity) {
        return base(state, quantity, thing);
    }
    value_by(state, quantity, thing, |_| true)
}

/// A number as some of the rows have it.
pub fn value_by(state: &State, quantity: Qty, thing: Thing, counts: impl Fn(&Row) -> bool) -> i32 {
    let base = base(state, quantity, thing);
    if quantity.is_read_only() || !state.rows.changes(quantity) {
        return base;
    }
    let (mut fixed, mut sum) = (base, 0);
    changes(state, quantity, thing, |n, set, row| {
        if !counts(row) {
            return;
        }
        if set {
            fixed = n;
        } else {
            sum += n;
        }
    });
    // Below 0 as well: whoever uses it cuts it.
    cite(17, 34);
    fixed + sum
}

fn base(state: &State, quantity: Qty, thing: Thing) -> i32 {
    let action = state.action.as_ref();
    match (quantity, thing) {
        (Qty::Stealth, Thing::Minion(minion)) => {
            cite(9, 40);
            action.filter(|a| a.actor == minion).map_or(0, |a| a.stealth.into())
        }
        (Qty::Bleed, Thing::Minion(minion)) => {
            cite(8, 24);
            let own = body(state, minion, |body| body.bleed.as_ref(), 1);
            own + action
                .filter(|a| a.actor == minion && a.deed == Deed::Bleed)
                .map_or(0, |a| i32::from(a.bleed))
        }
        (Qty::Strength, Thing::Minion(minion)) => body(state, minion, |body| body.strength.as_ref(), 1),
        (Qty::Capacity, Thing::Minion(minion)) => printed_capacity(state, minion),
        (Qty::Capacity, Thing::Card(slot)) if slot.is_crypt() => {
            book().crypt(state.card(slot)).capacity.into()
        }
        (Qty::Life | Qty::Blood, Thing::Minion(minion)) => state[minion].blood.into(),
        (Qty::Blood, Thing::Card(slot)) => {
            let place = state.uncontrolled_at(slot);
            place.map_or(0, |(seat, i)| state[seat].uncontrolled[i].blood.into())
        }
        (Qty::Hunt, Thing::Minion(_)) => 1,
        (Qty::Votes, Thing::Minion(minion)) => super::titles::votes(state, minion).into(),
        (Qty::Pool, Thing::Player(seat)) => state[seat].pool.into(),
        (Qty::HandSize, Thing::Player(_)) => {
            cite(3, 18);
            HAND.into()
        }
        (Qty::Transfers, Thing::Player(seat)) => super::influence::transfers(state, seat),
        (Qty::MasterActions | Qty::DiscardActions, Thing::Player(_)) => 1,
        (Qty::Margin, _) => action.map_or(0, |a| a.margin.into()),
        (Qty::Bled, _) => action.map_or(0, |a| a.bled.into()),
        (Qty::DamageLost, Thing::Minion(minion)) => state.combat.as_ref().map_or(0, |combat| {
            let side = combat.minions.iter().position(|&m| m == minion);
            side.map_or(0, |side| combat.lost[side].into())
        }),
        _ => 0,
    }
}

/// A number of the body of an ally, or what a vampire has by nature.
fn body(
    state: &State,
    minion: MinionId,
    part: impl Fn(&crate::cards::Body) -> Option<&Amount>,
    usual: i32,
) -> i32 {
    if !state[minion].ally {
        return usual;
    }
    let card = state.card(state[minion].slot);
    let CardKind::Library(_) = card.kind() else { return usual };
    let used =
        Use::new(card, ClauseNo::Mode(0), Thing::Minion(minion), state[minion].controller, Some(minion));
    let mode = super::script::modes(card).get(super::recruit::mode(state, minion) as usize);
    let body = mode.and_then(|mode| mode.body.as_ref());
    body.and_then(part).map_or(usual, |amount| View::new(state, &used).amount(amount))
}

fn printed_capacity(state: &State, minion: MinionId) -> i32 {
    if state[minion].ally {
        cite(4, 27);
        return 1;
    }
    let card = state.card(state[minion].slot);
    match card.kind() {
        CardKind::Crypt(_) => book().crypt(card).capacity.into(),
        CardKind::Library(_) => 1,
    }
}

/// Makes anew what is kept of a minion: clan, sect, capacity, Disciplines. Says whether it is an anarch, perhaps beneath
/// what a card makes of it.
pub fn refresh(state: &mut State, minion: MinionId) -> bool {
    let card = state.card(state[minion].slot);
    let thing = Thing::Minion(minion);
    let mut disciplines = crate::state::Disciplines::default();
    let (mut clan, mut sect) = (None, Sect::Independent);
    // A card that says what its bearer counts as covers the sect that this has.
    let mut covered = None;
    if let CardKind::Crypt(_) = card.kind() {
        let printed = book().crypt(card);
        cite(16, 1);
        cite(16, 2);
        (clan, sect) = (Some(printed.clan), printed.sect);
        for disc in &printed.disc {
            disciplines.raise(disc.discipline);
            if disc.superior {
                disciplines.raise(disc.discipline);
            }
        }
    }
    // In the order in which they came: a later sect takes the place of an earlier one (§16.4, §16.36).
    for row in state.rows.all().filter(|row| matches!(row.kind, RowKind::Trait | RowKind::Anarch)) {
        if row.kind == RowKind::Anarch {
            if row.subject == thing {
                sect = Sect::Anarch;
            }
            continue;
        }
        let Effect::Trait { who, is, .. } = row.op.text().effect else { continue };
        if !is_about(state, row, who, thing) {
            continue;
        }
        fired::op(row.op);
        match is {
            Trait::Clan(new) => {
                cite(2, 12);
                cite(16, 3);
                cite(16, 4);
                clan = Some(*new);
                (sect, covered) = (super::titles::sect_of_clan(*new), None);
            }
            Trait::Sect(new) => {
                // The clan stays.
                cite(16, 6);
                cite(16, 36);
                if *new == Sect::Anarch {
                    cite(16, 35);
                }
                covered = Some(*new);
            }
            Trait::SameClanAndSect(of) => {
                let used = use_of(state, row);
                if let Some(other) = View::new(state, &used).minion(of) {
                    (clan, sect, covered) = (state[other].clan, state[other].sect, None);
                }
            }
            Trait::Disc(disc) => {
                cite(4, 6);
                cite(2, 13);
                disciplines.raise(disc.discipline);
                if disc.superior {
                    disciplines.raise(disc.discipline);
                }
            }
            Trait::Title(_)
            | Trait::Key(_)
            | Trait::OpenHand
            | Trait::AggravatedHands
            | Trait::NormalAggravated => {}
        }
    }
    let capacity = value(state, Qty::Capacity, thing).clamp(0, 100) as u8;
    let minion = &mut state[minion];
    if capacity > minion.capacity {
        cite(2, 8);
    }
    (minion.clan, minion.disciplines, minion.capacity) = (clan, disciplines, capacity);
    minion.sect = covered.unwrap_or(sect);
    sect == Sect::Anarch
}

/// The same of all minions after cards have come, gone or moved, if rows decide on it, or did so before (`shaped`).
pub fn refresh_moved(state: &mut State, shaped: bool) {
    if shaped || state.rows.shape_minions() {
        refresh_all(state);
    }
    state.dirty = true;
}

pub fn refresh_all(state: &mut State) {
    let mut anarchs = MinionSet::NONE;
    for minion in state.controlled().or(state.contested) {
        if refresh(state, minion) {
            anarchs.insert(minion);
        }
    }
    // An anarch that has changed its sect is no anarch any more, whatever becomes of what changed it (§16.36).
    state.rows.retain(|row| match (row.kind, row.subject) {
        (RowKind::Anarch, Thing::Minion(minion)) => anarchs.has(minion),
        _ => true,
    });
    state.dirty = true;
}

/// The size of a full hand.
pub fn hand_size(state: &State, seat: Seat) -> u8 {
    if !state.rows.changes(Qty::HandSize) {
        cite(3, 18);
        return HAND;
    }
    value(state, Qty::HandSize, Thing::Player(seat)).clamp(0, 60) as u8
}

/// What a credit of this kind is worth to a minion: the place of its row, and how many are left.
pub fn credits(state: &State, quantity: Qty, minion: MinionId, mut credit: impl FnMut(usize, i32, &Row)) {
    for (place, row) in state.rows.numbers(quantity) {
        let op = row.op.text();
        let Some((amount, of, _, cond)) = change_of(op.effect, quantity) else { continue };
        if !is_about(state, row, of, Thing::Minion(minion)) {
            continue;
        }
        let used = use_of(state, row);
        let view = View::new(state, &used);
        let standing = row.until == Lasting::InPlay;
        if !(view.all_hold(cond) && (!standing || view.all_hold(op.cond))) {
            continue;
        }
        let left = if standing { view.amount(amount) } else { i32::from(row.n) };
        if left > 0 {
            fired::op(row.op);
            credit(place, left, row);
        }
    }
}

/// Is somebody barred from a deed?
pub fn barred(state: &State, who: Thing, deed: Deed, what: Thing) -> Option<crate::cards::CardId> {
    state.rows.of(RowKind::Ban).find_map(|(_, row)| {
        // As far as its text goes, and no further.
        if !row.op.is_about(deed) {
            cite(1, 20);
            return None;
        }
        let op = row.op.text();
        let Effect::Bar { who: of, what: filter, cond, .. } = op.effect else { return None };
        if !is_about(state, row, of, who) {
            cite(1, 20);
            return None;
        }
        let used = use_of(state, row);
        let view = View::new(state, &used);
        let standing = row.until == Lasting::InPlay;
        let applies = view.all_hold(cond) && (!standing || view.all_hold(op.cond));
        let fits = filter.is_empty() || view.passes(filter, what);
        (applies && fits).then(|| {
            fired::op(row.op);
            row.op.card
        })
    })
}

/// Has an ally that plays a card as a vampire this Discipline for it?
pub fn lent(state: &State, who: Thing, card: Thing, disc: Disc) -> bool {
    state.rows.of(RowKind::Permission).any(|(_, row)| {
        let Effect::Let { who: of, to: Deed::PlayAsVampire, what, disc: lent, .. } = row.op.text().effect
        else {
            return false;
        };
        let enough = |one: &Disc| one.discipline == disc.discipline && (one.superior || !disc.superior);
        let used = use_of(state, row);
        lent.iter().any(enough) && is_about(state, row, of, who) && View::new(state, &used).passes(what, card)
    })
}

/// Is somebody allowed what the rules would not allow?
pub fn allowed(state: &State, who: Thing, deed: Deed, what: Thing) -> bool {
    state.rows.of(RowKind::Permission).filter(|(_, row)| row.op.is_about(deed)).any(|(_, row)| {
        let op = row.op.text();
        let Effect::Let { who: of, what: filter, .. } = op.effect else { return false };
        if !is_about(state, row, of, who) {
            return false;
        }
        let used = use_of(state, row);
        let view = View::new(state, &used);
        let standing = row.until == Lasting::InPlay;
        let lets = (!standing || view.all_hold(op.cond)) && (filter.is_empty() || view.passes(filter, what));
        if lets {
            fired::op(row.op);
        }
        lets
    })
}
