//! Cards in words, with their facts.

use elysium_kit::CardText;
use serde_json::{Map, Value, json};

use super::names::kind_word;
use super::{Words, effects};
use crate::cards::{CardId, CardKind, book};
use crate::state::VICTIMS;
use crate::view::View;

pub(crate) fn cards(words: Words) -> Vec<CardText> {
    CardId::all().map(|card| card_text(words, card)).collect()
}

fn card_text(words: Words, card: CardId) -> CardText {
    CardText {
        id: card.code().to_owned(),
        name: words.card_name(card).to_string(),
        text: effects::text(words, card).to_string(),
        homemade: book().homemade(card),
        facts: facts(card),
        ..CardText::new(words, card.slug(), kind_word(card), group(card))
    }
}

/// What a card belongs to: a clan, or the cards of its sort.
fn group(card: CardId) -> &'static str {
    match card.kind() {
        CardKind::Clan(i) => book().clan_cards[i as usize].clan.slug(),
        CardKind::Ally(_) if card == CardId::VICTIM => "victim",
        CardKind::Ally(_) => "ally",
        CardKind::Location(_) => "location",
        CardKind::Relic(_) => "relic",
    }
}

fn facts(card: CardId) -> Map<String, Value> {
    let facts = match card.kind() {
        CardKind::Clan(i) => {
            let card = &book().clan_cards[i as usize];
            json!({ "power": card.power, "starter": card.starter })
        }
        CardKind::Ally(i) => {
            let ally = &book().allies[i as usize];
            let mut facts = json!({
                "influence": ally.influence,
                "feed": ally.feed,
                "drain_blood": ally.drain_blood,
                "drain_influence": ally.drain_influence,
            });
            if card == CardId::VICTIM {
                facts["count"] = json!(VICTIMS);
            }
            facts
        }
        CardKind::Location(_) => json!({}),
        CardKind::Relic(i) => json!({ "end_influence": book().relics[i as usize].influence }),
    };
    match facts {
        Value::Object(facts) => facts,
        _ => Map::new(),
    }
}

/// The cards that a viewer sees somewhere on the table, each once.
pub(crate) fn card_codes(view: &View) -> Vec<String> {
    let mut cards: Vec<CardId> = view.relics_on_offer.clone();
    for player in &view.players {
        cards.extend(player.relic);
        for list in [&player.alliance, &player.drained, &player.shown] {
            cards.extend(list);
        }
        for list in [&player.hand, &player.drawn, &player.under] {
            cards.extend(list.iter().flatten());
        }
    }
    for location in &view.locations {
        cards.extend(location.ally.into_iter().chain(location.card));
        cards.extend(location.sides.iter().flat_map(|side| &side.cards).filter_map(|card| card.card));
    }
    cards.sort();
    cards.dedup();
    cards.into_iter().map(|card| card.code().to_owned()).collect()
}
