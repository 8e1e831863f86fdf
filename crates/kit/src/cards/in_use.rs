//! The cards that a process plays with.

use std::sync::OnceLock;

use super::CardError;

/// Cards that are read when the first of them is asked for.
pub struct InUse<B>(OnceLock<B>);

impl<B> InUse<B> {
    #[expect(clippy::new_without_default, reason = "it is only ever a static")]
    pub const fn new() -> InUse<B> {
        InUse(OnceLock::new())
    }

    /// The cards; `read` reads those of the program. They are part of it and a test reads them, so this cannot
    /// fail in a release.
    #[inline]
    pub fn get(&self, read: impl FnOnce() -> Result<B, CardError>) -> &B {
        self.0.get_or_init(|| read().unwrap_or_else(|error| panic!("{error}")))
    }

    /// Plays with other cards than those of the program, for a test of what a new card changes. It must come
    /// before anything asks for a card.
    pub fn install(&self, cards: B) {
        assert!(self.0.set(cards).is_ok(), "the cards are already in use");
    }
}
