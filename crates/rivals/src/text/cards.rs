//! Cards in words, with their facts.

use elysium_kit::CardText;

use super::facts::facts;
use super::names::kind_word;
use super::{Words, wording};
use crate::cards::{CardId, book};
use crate::view::View;

pub(crate) fn cards(words: Words) -> Vec<CardText> {
    CardId::all().map(|card| card_text(words, card)).collect()
}

fn card_text(words: Words, card: CardId) -> CardText {
    CardText {
        name: words.card_name(card).to_string(),
        text: wording::text(words, card).to_string(),
        facts: facts(card),
        ..CardText::new(words, card.slug(), kind_word(card), group(card))
    }
}

/// The clan that a card belongs to.
fn group(card: CardId) -> &'static str {
    book(false).marks(card).clan.map_or("neutral", |clan| clan.slug())
}

/// The cards that a viewer sees somewhere on the table, each once.
pub(crate) fn card_codes(view: &View) -> Vec<String> {
    let mut cards: Vec<CardId> = view.streets.iter().map(|one| one.card).collect();
    for list in [&view.city_discard, &view.city_burned] {
        cards.extend(list);
    }
    for player in &view.players {
        cards.extend(player.haven);
        cards.extend(player.agenda_card.into_iter().chain(player.leader));
        cards.extend(player.top.into_iter().chain(player.faction_top));
        for list in [&player.hand, &player.discard] {
            cards.extend(list);
        }
        for list in [&player.under, &player.faction_under] {
            cards.extend(list.iter().flatten());
        }
        for vampire in &player.vampires {
            cards.push(vampire.vampire);
            cards.extend(vampire.attached.iter().map(|attached| attached.card));
        }
        cards.extend(player.ongoing.iter().map(|one| one.card));
        cards.extend(player.conspiracies.iter().filter_map(|one| one.card));
    }
    if let Some(attack) = &view.attack {
        cards.extend([attack.card, attack.reaction].into_iter().flatten());
    }
    if let Some(scheme) = &view.scheme {
        cards.push(scheme.card);
        cards.extend(scheme.votes.iter().filter_map(|vote| vote.modifier));
    }
    cards.sort_unstable();
    cards.dedup();
    cards.into_iter().map(|card| card.slug().to_owned()).collect()
}
