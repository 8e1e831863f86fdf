//! How Rivals is registered.

use elysium_kit::{AnyGame, Handle};
use elysium_text::Lang;

use crate::Rivals;

pub static GAME: &dyn AnyGame = &Handle::<Rivals>::new(&[
    (Lang::En, include_str!("../../../docs/rules/rivals.md")),
    (Lang::Es, include_str!("../../../docs/rules/es/rivals.md")),
    (Lang::Fr, include_str!("../../../docs/rules/fr/rivals.md")),
    (Lang::Pl, include_str!("../../../docs/rules/pl/rivals.md")),
]);
