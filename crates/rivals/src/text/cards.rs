//! Cards in words, with their facts.

use elysium_title::CardText;

use super::facts::facts;
use super::names::kind_word;
use super::{Words, wording};
use crate::cards::{CardId, book};

pub(crate) fn cards(words: Words) -> Vec<CardText> {
    CardId::all().map(|card| card_text(words, card)).collect()
}

fn card_text(words: Words, card: CardId) -> CardText {
    let (kind, group) = (kind_word(card), group(card));
    CardText {
        id: card.slug().to_owned(),
        slug: card.slug().to_owned(),
        name: words.card(card),
        kind: kind.to_owned(),
        kind_name: words.kind(kind),
        group: group.to_owned(),
        group_name: words.group(group),
        text: wording::text(words, card),
        // Every card of the box is known.
        house: false,
        facts: facts(card),
    }
}

/// The clan that a card belongs to.
fn group(card: CardId) -> &'static str {
    book(false).marks(card).clan.map_or("neutral", |clan| clan.slug())
}
