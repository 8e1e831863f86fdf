//! Cards by name, in any language and however it is spelt.

use std::sync::LazyLock;

use elysium_kit::Close;
use elysium_kit::decks::Spellings;
use elysium_text::Lang;

use super::heading::DeckHeading;
use crate::cards::CardId;
use crate::text::Words;

static NAMES: LazyLock<Spellings<CardId>> = LazyLock::new(|| {
    // A slug means just its card; a name that two cards should come to share means the one that has
    // it in the earlier language.
    let mut names = Spellings::default();
    CardId::all().for_each(|card| names.know(card.slug(), card));
    for (lang, card) in Lang::ALL.iter().copied().flat_map(|lang| CardId::all().map(move |card| (lang, card)))
    {
        let name = Words(lang).card_name(card).to_string();
        match DeckHeading::of(card) {
            Some(_) => names.suggest(&name, card),
            None => names.know(&name, card),
        }
    }
    names
});

/// A card by slug, or by name in any language.
pub fn find(name: &str) -> Option<CardId> {
    NAMES.find(name)
}

/// The names that may have been meant, nearest first, one per card.
pub fn close(name: &str) -> Vec<Close> {
    NAMES.close(name, |_| true)
}
