//! How Vendetta is registered.

use elysium_kit::{AnyGame, Handle};
use elysium_text::{Lang, embedded};

use crate::Vendetta;

/// The rules page: in English with marks and sources, in the other languages the statements alone.
const PAGES: &[(Lang, &str)] = &embedded!("/../../docs/rules/", "/vendetta.md");

const HANDLE: Handle<Vendetta> = Handle::new(PAGES);

#[cfg(feature = "ts")]
pub static GAME: &dyn AnyGame = &HANDLE.typed(elysium_kit::types::of_game::<Vendetta>);
#[cfg(not(feature = "ts"))]
pub static GAME: &dyn AnyGame = &HANDLE;
