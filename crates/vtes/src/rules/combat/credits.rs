//! Maneuvers, presses, prevention, dodges and additional strikes that are not played but given: by a card played before, for
//! as often as it says, or by a card in play, for as often in a combat.

use elysium_kernel::{Options, cite};

use crate::Vtes;
use crate::cards::{Qty, Span};
use crate::rules::{Check, stats};
use crate::state::{ClauseNo, Lasting, Limit, Means, MinionId, Row, State, Thing};
use crate::vocabulary::Choice;

/// How a credit is named: by the card in play that gives it, else by its row.
pub fn means(place: usize, row: &Row) -> Means {
    match (row.until, row.source) {
        (Lasting::InPlay, Thing::Permanent(permanent)) => Means::Permanent(permanent),
        (Lasting::InPlay, Thing::Minion(_)) => Means::Minion,
        _ => Means::Row(place as u8),
    }
}

/// The n-th use of what a card in play gives, in this combat.
fn use_of(row: &Row, n: u8) -> Limit {
    Limit {
        card: row.op.card,
        clause: Some(ClauseNo::Granted(row.op.number, n)),
        who: row.source,
        with: Thing::Nothing,
        span: Span::Combat,
    }
}

/// How often it has been used in this combat.
fn used(state: &State, row: &Row) -> u8 {
    (0..u8::MAX).find(|&n| !state.limits.has(use_of(row, n))).unwrap_or(u8::MAX)
}

/// Credits that a minion has left, equal ones once.
pub fn each(state: &State, quantity: Qty, minion: MinionId, mut credit: impl FnMut(usize, &Row)) {
    stats::credits(state, quantity, minion, |place, left, row| {
        let standing = row.until == Lasting::InPlay;
        if standing {
            // Stolen in this round: not to be used in it.
            if row.source.permanent().is_some_and(|permanent| state.stolen.has(permanent.index())) {
                cite(11, 62);
                return;
            }
            if i32::from(used(state, row)) >= left {
                return;
            }
        }
        let mut before = state.rows.of(row.kind).take_while(|&(other, _)| other < place);
        let alike = |other: &Row| other.op == row.op && other.subject == row.subject && other.n > 0;
        if standing || !before.any(|(_, other)| alike(other)) {
            credit(place, row);
        }
    });
}

/// Offers them, as far as the check of each allows.
pub fn offer(
    state: &State,
    quantity: Qty,
    minion: MinionId,
    options: &mut Options<Vtes>,
    choice: fn(Means) -> Choice,
    check: impl Fn(Means) -> Check,
) {
    each(state, quantity, minion, |place, row| {
        let means = means(place, row);
        options.offer(choice(means), check(means));
    });
}

/// Uses one up; says from which row it came.
pub fn take(state: &mut State, quantity: Qty, minion: MinionId, wanted: Means) -> Option<Row> {
    let mut found = None;
    each(state, quantity, minion, |place, row| {
        if found.is_none() && means(place, row) == wanted {
            found = Some((place, *row));
        }
    });
    let (place, row) = found?;
    if row.until == Lasting::InPlay {
        let limit = use_of(&row, used(state, &row));
        state.limits.note(limit);
    } else if let Some(row) = state.rows.get_mut(place) {
        row.n -= 1;
    }
    Some(row)
}
