//! What holds for a while: effects and limits. What cards in play always say follows from the cards.

use elysium_kernel::Reason;
use elysium_kernel::scenario::given::{a_seat, number, words};
use elysium_kernel::scenario::{About, Whole};

use super::words::{a_span, clause, read_clause, read_thing, read_until, thing, until};
use super::{Read, Reading};
use crate::cards::{CardId, Effect, TextKind};
use crate::rules::{hand, rows, script, stats, zones};
use crate::state::{Lasting, Limit, Op, Row, RowKind, Thing};
use crate::{State, Vtes, names, reasons};

type Fact<S> = super::Fact<S>;

/// The effects that a card always has in play.
fn always(card: CardId) -> impl Iterator<Item = &'static Effect> {
    let standing = script::texts(card).iter().filter(|text| text.is == TextKind::Standing);
    standing.flat_map(|text| &text.does).filter(|effect| rows::kind(effect).is_some())
}

/// Does a row follow from a card in play?
pub(crate) fn is_standing(row: &Row) -> bool {
    row.until == Lasting::InPlay
        && row.kind != RowKind::Know
        && !row.subject.is_something()
        && always(row.op.card).any(|one| std::ptr::eq(one, row.op.text().effect))
}

/// Effects of a card in play that have come to an end although it is there.
fn lapsed(state: &State, of: Thing) -> Vec<u8> {
    let out = match of {
        Thing::Minion(minion) => state.contested.has(minion),
        Thing::Permanent(permanent) => state[permanent].contested,
        _ => true,
    };
    let Some(card) = state.card_of(of).filter(|_| !out) else { return Vec::new() };
    let ops = always(card).map(|effect| Op::of(card, effect));
    let holds = |op: &Op| state.rows.all().any(|row| row.source == of && row.op == *op && is_standing(row));
    ops.filter(|op| !holds(op)).map(|op| op.number).collect()
}

/// Everything in play says what it always says.
pub(super) fn standing(draft: &mut Reading) -> Read<()> {
    let state = &mut draft.state;
    for thing in names::in_play(state) {
        if let Some(card) = state.card_of(thing).filter(|_| state.is_in_play(thing)) {
            rows::enter(state, thing, card);
        }
    }
    Ok(())
}

pub(super) static LAPSED: About<Vtes, Thing> = About(&[Fact::<Thing>::new(
    "lapsed",
    "<number>*",
    "effects of the card, counted from 0, that have ended although it is in play",
    |state, thing| words(lapsed(state, thing)),
)
.given("none", |draft, thing, given| {
    for op in given.list(number::<u8>)?.unwrap_or_default() {
        if !draft.state.rows.retain(|row| row.source != thing || row.op.number != op).any() {
            return Err(given.wrong(reasons::not_standing(op)));
        }
    }
    Ok(())
})]);

fn row(state: &State, row: &Row) -> String {
    let [from, of, with] = [row.source, row.subject, row.target].map(|one| thing(state, one));
    let (kind, card, op) = (row.kind.slug(), row.op.card.slug(), row.op.number);
    format!("{kind}:{card}.{op}/{}/{}/{from}/{of}/{with}/{}", row.n, until(row.until), row.you)
}

fn read_row(state: &State, word: &str) -> Result<Row, Reason> {
    let strange = || reasons::no_row(word);
    let (kind, rest) = word.split_once(':').ok_or_else(strange)?;
    let [op, n, lasts, from, of, with, by] = rest.split('/').collect::<Vec<_>>()[..] else {
        return Err(strange());
    };
    let (card, op) = op.rsplit_once('.').ok_or_else(strange)?;
    let (card, op, seats) = (CardId::named(card)?, number::<u8>(op)?, usize::from(state.seats));
    let kind = RowKind::find(kind).ok_or_else(strange)?;
    // An action of the rules makes anarch, no card.
    if kind != RowKind::Anarch && script::effects(card) <= usize::from(op) {
        return Err(reasons::no_effect(card.slug(), op));
    }
    Ok(Row {
        kind,
        op: Op::new(card, op),
        n: number(n)?,
        until: read_until(lasts, seats)?,
        source: read_thing(state, from)?,
        subject: read_thing(state, of)?,
        target: read_thing(state, with)?,
        you: a_seat(by, seats)?,
    })
}

fn limit(state: &State, limit: &Limit) -> String {
    let (who, with) = (thing(state, limit.who), thing(state, limit.with));
    let (card, clause, span) = (limit.card.slug(), clause(limit.clause), limit.span.slug());
    if limit.with.is_something() {
        format!("{card}/{clause}/{who}/{span}/{with}")
    } else {
        format!("{card}/{clause}/{who}/{span}")
    }
}

fn read_limit(state: &State, word: &str) -> Result<Limit, Reason> {
    let (card, part, who, span, with) = match word.split('/').collect::<Vec<_>>()[..] {
        [card, part, who, span] => (card, part, who, span, "none"),
        [card, part, who, span, with] => (card, part, who, span, with),
        _ => return Err(reasons::no_limit(word)),
    };
    Ok(Limit {
        card: CardId::named(card)?,
        clause: read_clause(part)?,
        who: read_thing(state, who)?,
        with: read_thing(state, with)?,
        span: a_span(span)?,
    })
}

pub(super) static LASTING: About<Vtes, Whole> = About(&[
    Fact::<Whole>::new(
        "effects",
        "<row>:<card>.<number>/<number>/<until>/<thing>/<thing>/<thing>/<SEAT>*",
        "effects that last: kind, card and number of the effect, amount, until when, from what, about what, with \
         what, whose",
        |state, _| words(state.rows.all().filter(|one| !is_standing(one)).map(|one| row(state, one))),
    )
    .in_order()
    .given("none", |draft, _, given| {
        let list = given.list(|word| read_row(&draft.state, word))?.unwrap_or_default();
        if draft.state.rows.all().count() + list.len() > crate::state::ROWS {
            return Err(given.wrong(reasons::effects_many(crate::state::ROWS)));
        }
        list.into_iter().for_each(|row| draft.state.rows.push(row));
        Ok(())
    }),
    Fact::<Whole>::new(
        "limits",
        "<card>/<clause>/<thing>/<span>[/<thing>]*",
        "what can be done once and has been: card, the way or text, by whom, in which span, with what",
        |state, _| words(state.limits.all().map(|one| limit(state, one))),
    )
    .given("none", |draft, _, given| {
        let list = given.list(|word| read_limit(&draft.state, word))?.unwrap_or_default();
        if list.len() > crate::state::LIMITS {
            return Err(given.wrong(reasons::limits_many(crate::state::LIMITS)));
        }
        list.into_iter().for_each(|limit| draft.state.limits.note(limit));
        Ok(())
    }),
]);

/// Numbers that are kept are made of all this.
pub(super) fn refresh(draft: &mut Reading) -> Read<()> {
    let state = &mut draft.state;
    stats::refresh_all(state);
    // Some numbers look at others.
    stats::refresh_all(state);
    zones::table_changed(state);
    for seat in state.everyone() {
        zones::hand_changed(state, seat);
        hand::refresh_size(state, seat);
    }
    Ok(())
}
