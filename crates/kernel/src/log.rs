//! Numbered events: the same numbers for everybody, the payload that each may know.

use serde::{Deserialize, Serialize};

use crate::{Rule, Rules, Seats, Viewer};

/// One event, with what the audience and the others may know of it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Logged<R: Rules> {
    pub rule: Rule,
    full: R::Event,
    open: R::Event,
    /// Who may know `full`; empty when there is nothing to hide.
    audience: Seats,
}

impl<R: Rules> Logged<R> {
    /// Who may know more than everybody else; nobody when there is nothing to hide.
    pub fn audience(&self) -> Seats {
        self.audience
    }

    /// The event as `viewer` may know it.
    pub fn seen_by(&self, viewer: Viewer) -> R::Event {
        if viewer.among(self.audience) { self.full } else { self.open }
    }
}

/// The events of a table, numbered from 0.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Log<R: Rules> {
    pub(crate) entries: Vec<Logged<R>>,
}

impl<R: Rules> Default for Log<R> {
    fn default() -> Self {
        Log { entries: Vec::new() }
    }
}

impl<R: Rules> Log<R> {
    pub(crate) fn push(&mut self, rule: Rule, full: R::Event, open: R::Event, audience: Seats) {
        self.entries.push(Logged { rule, full, open, audience });
    }

    pub fn entries(&self) -> &[Logged<R>] {
        &self.entries
    }

    /// Events from number `from` on, as `viewer` may know them.
    pub fn since(&self, from: usize, viewer: Viewer) -> impl Iterator<Item = (usize, Rule, R::Event)> {
        let tail = self.entries.get(from..).unwrap_or_default();
        tail.iter().enumerate().map(move |(i, e)| (from + i, e.rule, e.seen_by(viewer)))
    }
}
