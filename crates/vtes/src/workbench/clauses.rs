//! The parts of all clauses, and which of them have run.

use std::collections::BTreeSet;

use elysium_kit::ClausePart;

use crate::cards::{CardId, CardKind, Effect, book};
use crate::rules::fired::{self, Part};
use crate::rules::script::{self, OpText};
use crate::state::ClauseNo;

/// Every part of every card, in the order of its clauses.
pub fn all() -> Vec<ClausePart> {
    CardId::all().flat_map(of).map(|(_, part)| part).collect()
}

/// Runs something and says which parts ran.
pub fn fired(run: &mut dyn FnMut()) -> BTreeSet<ClausePart> {
    let fired = fired::listen(run);
    let ran = |card| move |(part, named): (Part, ClausePart)| ((card, part), named);
    let parts = CardId::all().flat_map(|card| of(card).into_iter().map(ran(card)));
    parts.filter(|(part, _)| fired.contains(part)).map(|(_, named)| named).collect()
}

fn of(card: CardId) -> Vec<(Part, ClausePart)> {
    let ops = script::parts(card);
    let modes = (0..script::modes(card).len()).map(|n| ClauseNo::Mode(n as u8));
    let texts = (0..script::texts(card).len()).map(|n| ClauseNo::Text(n as u8));
    let mut parts = Vec::new();
    for clause in modes.chain(texts) {
        let mine: Vec<_> = (0..).zip(ops).filter(|(_, op)| op.clause == clause && counts(op)).collect();
        let part =
            |number, effect| ClausePart { card: card.slug(), clause: name(card, clause), number, effect };
        if mine.is_empty() {
            parts.push((Part::Clause(clause), part(0, "")));
        }
        let numbered = (1..).zip(mine);
        parts.extend(numbered.map(|(n, (op, text))| (Part::Effect(op), part(n, text.effect.word()))));
    }
    parts
}

/// What a text given to somebody does is listed; that it is given is no part of its own.
const fn counts(op: &OpText) -> bool {
    !matches!(op.effect, Effect::Grant { .. })
}

/// `play 2`, `play 1 (reaction)` for a card of two types, `text 1`.
fn name(card: CardId, clause: ClauseNo) -> String {
    match clause {
        ClauseNo::Mode(n) => {
            let mode = &script::modes(card)[usize::from(n)];
            let several = matches!(card.kind(), CardKind::Library(_)) && book().library(card).types.len() > 1;
            let kind = if several { format!(" ({})", mode.kind.slug()) } else { String::new() };
            format!("play {}{kind}", mode.clause + 1)
        }
        ClauseNo::Text(n) | ClauseNo::Granted(_, n) | ClauseNo::Later(n) => format!("text {}", n + 1),
    }
}
