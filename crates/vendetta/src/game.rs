//! How Vendetta is registered.

use elysium_kit::{AnyGame, Handle};
use elysium_text::Lang;

use crate::Vendetta;

pub static GAME: &dyn AnyGame = &Handle::<Vendetta>::new(&[
    (Lang::En, include_str!("../../../docs/rules/vendetta.md")),
    (Lang::Es, include_str!("../../../docs/rules/es/vendetta.md")),
    (Lang::Fr, include_str!("../../../docs/rules/fr/vendetta.md")),
    (Lang::Pl, include_str!("../../../docs/rules/pl/vendetta.md")),
]);
