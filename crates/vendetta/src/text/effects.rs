//! Rules text of cards, derived from what they do.

use super::Words;
use crate::cards::CardId;

pub(super) fn optional(words: Words, card: CardId) -> String {
    words.card(card)
}
