//! The table, painted for a terminal of 80 columns.

use elysium_kernel::Seat;
use elysium_title::{Line, Tone};

use super::Words;
use crate::view::View;

pub(crate) fn paint(words: Words, view: &View, _seat: Option<Seat>) -> Vec<Line> {
    vec![Line::new().add(Tone::Accent, words.plain("table-start")).add(Tone::Plain, view.round.to_string())]
}
