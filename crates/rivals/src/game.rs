//! How Rivals is registered.

use elysium_kit::{AnyGame, Handle};
use elysium_text::{Lang, embedded};

use crate::Rivals;

/// The rules page: in English with marks and sources, in the other languages the statements alone.
const PAGES: &[(Lang, &str)] = &embedded!("/../../docs/rules/", "/rivals.md");

const HANDLE: Handle<Rivals> = Handle::new(PAGES);

#[cfg(feature = "ts")]
pub static GAME: &dyn AnyGame = &HANDLE.typed(elysium_kit::types::of_game::<Rivals>);
#[cfg(not(feature = "ts"))]
pub static GAME: &dyn AnyGame = &HANDLE;
