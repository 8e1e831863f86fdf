//! What holds for a while: numbers, bans, duties, permissions, traits, texts given to somebody. One list has them all.

use elysium_kernel::Seat;
use elysium_kit::words;
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use super::ids::Thing;
use crate::cards::{CardId, Deed, Effect, Phase, Qty, Span};

/// An effect of a card, by its number among all effects of the card's clauses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "OpName", into = "OpName")]
pub struct Op {
    pub card: CardId,
    pub number: u8,
    /// The number or the deed that it is about, so that rows are found without a look at the card.
    word: u8,
}

/// An op as it is written: the rest follows from it.
#[derive(Serialize, Deserialize)]
struct OpName {
    card: CardId,
    number: u8,
}

impl From<OpName> for Op {
    fn from(OpName { card, number }: OpName) -> Op {
        Op::new(card, number)
    }
}

impl From<Op> for OpName {
    fn from(Op { card, number, .. }: Op) -> OpName {
        OpName { card, number }
    }
}

impl Op {
    pub fn new(card: CardId, number: u8) -> Op {
        let effects = crate::rules::script::parts(card);
        Op { card, number, word: effects.get(usize::from(number)).map_or(u8::MAX, |op| word(op.effect)) }
    }

    /// Of a ban or a permission: is it about this deed?
    #[inline]
    pub const fn is_about(self, deed: Deed) -> bool {
        self.word == deed as u8
    }
}

/// The place of the number or the deed that an effect is about in the list of its kind.
const fn word(effect: &Effect) -> u8 {
    match effect {
        Effect::Get(quantity, _) | Effect::Mod { q: quantity, .. } => *quantity as u8,
        Effect::Bar { from: deed, .. } | Effect::Let { to: deed, .. } => *deed as u8,
        _ => u8::MAX,
    }
}

/// How long a row holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Lasting {
    /// As long as its source is in play.
    #[default]
    InPlay,
    Span(Span),
    /// Until somebody's next such phase begins.
    Next(Phase, Seat),
    /// Until the end of somebody's next such phase.
    Through(Phase, Seat),
    /// Until it has happened.
    Once,
}

impl Lasting {
    /// Which kind of span it is.
    const fn bit(self) -> u16 {
        match self {
            Lasting::Span(span) => 1 << span as u8,
            Lasting::Next(..) => 1 << 15,
            Lasting::Through(..) => 1 << 14,
            Lasting::InPlay | Lasting::Once => 0,
        }
    }
}

words!(
    /// What a row is.
    RowKind {
        Number = "number", Ban = "ban", Duty = "duty", Permission = "permission", Toll = "toll", Trait = "trait",
        Grant = "grant", Later = "later", Know = "know", Mark = "mark", Body = "body", Anarch = "anarch",
        Control = "control",
    }
);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Row {
    pub kind: RowKind,
    pub op: Op,
    /// An amount that was fixed when it was made, or how often it can still be used.
    pub n: i8,
    pub until: Lasting,
    /// The card in play that it comes from; nothing if that was a card played.
    pub source: Thing,
    /// Whom it is about.
    pub subject: Thing,
    /// What was chosen with it.
    pub target: Thing,
    /// Whose effect it is.
    pub you: Seat,
}

impl Row {
    /// Does it change this number of somebody?
    #[inline]
    pub fn changes(&self, quantity: Qty) -> bool {
        self.kind == RowKind::Number && self.op.word == quantity as u8
    }
}

impl Row {
    const fn kind_bit(&self) -> u16 {
        1 << self.kind as u8
    }

    const fn number_bit(&self) -> u32 {
        match (self.kind, 1_u32.checked_shl(self.op.word as u32)) {
            (RowKind::Number, Some(bit)) => bit,
            _ => 0,
        }
    }
}

/// What has gone with rows that hold no longer.
#[derive(Clone, Copy, Debug, Default)]
pub struct Gone {
    kinds: u16,
    numbers: u32,
}

impl Gone {
    pub const fn any(self) -> bool {
        self.kinds != 0
    }

    pub const fn of(self, kind: RowKind) -> bool {
        self.kinds >> kind as u8 & 1 == 1
    }

    /// Did any of them change this number of somebody?
    pub const fn changed(self, quantity: Qty) -> bool {
        self.numbers >> quantity as u8 & 1 == 1
    }
}

/// Room for rows: more than twice as many as thousands of random games need. What finds no room does not come to hold.
pub const ROWS: usize = 72;
/// Room for limits, likewise; the oldest is forgotten.
pub const LIMITS: usize = 32;

/// A row, or room for one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct MaybeRow(pub Option<Row>);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Rows {
    list: ArrayVec<[MaybeRow; ROWS]>,
    /// Kinds that are there, and numbers that are changed: nearly always nothing needs to be looked at.
    kinds: u16,
    spans: u16,
    numbers: u32,
}

impl Rows {
    #[inline]
    pub fn any(&self, kind: RowKind) -> bool {
        self.kinds >> kind as u8 & 1 == 1
    }

    /// Does any row decide on what is kept of minions? Without one it follows from their cards, and from having become anarch.
    #[inline]
    pub fn shape_minions(&self) -> bool {
        self.any(RowKind::Trait) || self.changes(Qty::Capacity)
    }

    /// Does any row change this number of anybody?
    #[inline]
    pub fn changes(&self, quantity: Qty) -> bool {
        self.numbers >> quantity as u8 & 1 == 1
    }

    /// Rows that change this number of somebody, with their places.
    #[inline]
    pub fn numbers(&self, quantity: Qty) -> impl Iterator<Item = (usize, &Row)> {
        let list: &[MaybeRow] = if self.changes(quantity) { &self.list } else { &[] };
        let rows = list.iter().enumerate();
        rows.filter_map(move |(i, row)| Some((i, row.0.as_ref().filter(|r| r.changes(quantity))?)))
    }

    pub fn push(&mut self, row: Row) {
        if self.list.len() == ROWS {
            return;
        }
        self.kinds |= row.kind_bit();
        self.spans |= row.until.bit();
        self.numbers |= row.number_bit();
        self.list.push(MaybeRow(Some(row)));
    }

    /// Rows of one kind, with their places.
    #[inline]
    pub fn of(&self, kind: RowKind) -> impl Iterator<Item = (usize, &Row)> {
        let list: &[MaybeRow] = if self.any(kind) { &self.list } else { &[] };
        list.iter()
            .enumerate()
            .filter_map(move |(i, row)| Some((i, row.0.as_ref().filter(|r| r.kind == kind)?)))
    }

    pub fn all(&self) -> impl Iterator<Item = &Row> {
        self.list.iter().filter_map(|row| row.0.as_ref())
    }

    pub fn get(&self, place: usize) -> Option<&Row> {
        self.list.get(place)?.0.as_ref()
    }

    pub fn get_mut(&mut self, place: usize) -> Option<&mut Row> {
        self.list.get_mut(place)?.0.as_mut()
    }

    /// Something has left play: what it gave for a while lasts, and comes from nothing any more (§1.9).
    pub fn forget_source(&mut self, thing: Thing) {
        for row in self.list.iter_mut().filter_map(|row| row.0.as_mut()) {
            if row.source == thing {
                row.source = Thing::Nothing;
            }
        }
    }

    /// Keeps those that pass; says what has gone.
    pub fn retain(&mut self, mut keeps: impl FnMut(&Row) -> bool) -> Gone {
        let mut gone = Gone::default();
        self.list.retain(|row| {
            let Some(row) = &row.0 else { return false };
            let stays = keeps(row);
            if !stays {
                gone.kinds |= row.kind_bit();
                gone.numbers |= row.number_bit();
            }
            stays
        });
        if gone.any() {
            (self.kinds, self.spans, self.numbers) = (0, 0, 0);
            for row in self.list.iter().filter_map(|row| row.0.as_ref()) {
                self.kinds |= row.kind_bit();
                self.spans |= row.until.bit();
                self.numbers |= row.number_bit();
            }
        }
        gone
    }

    /// The rows of a span end; says what has gone. Control for a while is given back by the rules: it is due then.
    #[inline]
    pub fn end(&mut self, until: Lasting) -> Gone {
        if self.spans & until.bit() == 0 {
            return Gone::default();
        }
        self.end_some(until)
    }

    fn end_some(&mut self, until: Lasting) -> Gone {
        let mut due = 0;
        let ends = |row: &&mut Row| row.kind == RowKind::Control && row.until == until;
        for row in self.list.iter_mut().filter_map(|row| row.0.as_mut()).filter(ends) {
            row.until = Lasting::Once;
            due = row.kind_bit();
        }
        let gone = self.retain(|row| row.until != until);
        Gone { kinds: gone.kinds | due, ..gone }
    }
}

/// What counts for a limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Limit {
    pub card: CardId,
    /// One clause of it, or the card as a whole.
    pub clause: Option<super::ClauseNo>,
    pub who: Thing,
    /// The card in play or the target that it was done with, where another one would not count.
    pub with: Thing,
    pub span: Span,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct MaybeLimit(pub Option<Limit>);

/// Uses that count for limits, until their span ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Limits {
    list: ArrayVec<[MaybeLimit; LIMITS]>,
}

impl Limits {
    pub fn has(&self, limit: Limit) -> bool {
        self.list.contains(&MaybeLimit(Some(limit)))
    }

    pub fn note(&mut self, limit: Limit) {
        if !self.has(limit) {
            if self.list.len() == LIMITS {
                self.list.remove(0);
            }
            self.list.push(MaybeLimit(Some(limit)));
        }
    }

    pub fn all(&self) -> impl Iterator<Item = &Limit> {
        self.list.iter().filter_map(|limit| limit.0.as_ref())
    }

    pub fn end(&mut self, span: Span) {
        if self.all().any(|limit| limit.span == span) {
            self.list.retain(|limit| limit.0.is_some_and(|limit| limit.span != span));
        }
    }

    /// Something has left play: what it did counts for nothing that comes back (§1.8).
    pub fn forget(&mut self, thing: Thing) {
        self.list.retain(|limit| limit.0.is_some_and(|limit| limit.who != thing && limit.with != thing));
    }

    /// A minion unlocks in its unlock phase: what it could do only once until then it can do again.
    pub fn end_unlocks(&mut self, minion: super::ids::MinionId) {
        let over = |limit: &Limit| limit.span == Span::Unlocks && limit.who == Thing::Minion(minion);
        self.list.retain(|limit| limit.0.is_some_and(|limit| !over(&limit)));
    }
}
