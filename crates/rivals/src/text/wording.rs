//! The whole text of a card: keywords, what its kind brings along, abilities, errata.

use elysium_kit::Say;
use elysium_text::{Args, Text};

use super::Words;
use super::abilities::AbilityWriter;
use crate::cards::{CardId, CardKind, CityCard, CityKind, Kind, LibraryCard, Revision, book};

/// The text as printed in 2021, and in a line of its own what the errata change.
pub(super) fn text(words: Words, card: CardId) -> Text {
    Text::joined([Some(printed(words, card)), errata(words, card)].into_iter().flatten(), "\n")
}

/// The same in one line.
pub(super) fn sentences(words: Words, card: CardId) -> Text {
    Text::joined([Some(printed(words, card)), errata(words, card)].into_iter().flatten(), " ")
}

fn printed(words: Words, card: CardId) -> Text {
    let writer = AbilityWriter::of(words, card);
    let book = book(false);
    let mut sentences = match card.kind() {
        CardKind::Vampire(i) => keywords(words, &[("guard", book.vampires[i as usize].guard)]),
        CardKind::Library(i) => library(words, &book.library[i as usize]),
        CardKind::City(i) => city(words, &book.city[i as usize]),
        CardKind::Haven(_) => vec![words.plain("text-haven")],
        CardKind::Agenda(_) => Vec::new(),
    };
    sentences.extend(writer.sentences(book.abilities(card)));
    Text::joined(sentences, " ")
}

fn keywords(words: Words, marks: &[(&str, bool)]) -> Vec<Text> {
    marks.iter().filter(|(_, on)| *on).map(|(word, _)| words.plain(&format!("keyword-{word}"))).collect()
}

fn library(words: Words, card: &LibraryCard) -> Vec<Text> {
    let title = card.kind == Kind::Title;
    let mut sentences = keywords(
        words,
        &[
            ("ongoing", card.kind == Kind::Ongoing),
            ("unhosted", card.unhosted),
            ("unique", card.unique),
            // §19.7: a Title that is not unique.
            ("one-per-player", title && !card.unique),
            ("targeted", card.targeted),
            ("aggravated", card.aggravated),
            ("strikes-back", !card.reaction.is_empty() && card.damage.is_some() && card.deals.is_none()),
        ],
    );
    if let Some(deals) = card.deals {
        sentences.push(words.say("keyword-strikes-back-as", Args::new().set("type", deals.slug())));
    }
    let influence = Args::new().set("n", card.influence);
    match card.kind {
        Kind::Title => sentences.push(words.say("text-title", influence)),
        Kind::Conspiracy => sentences.push(words.plain("text-conspiracy")),
        Kind::InfluenceModifier => sentences.push(words.say("text-modifier", influence)),
        _ => {}
    }
    sentences
}

fn city(words: Words, card: &CityCard) -> Vec<Text> {
    match card.kind {
        CityKind::Citizen | CityKind::Vagrant => {
            // §21.5: the reward is the Blood that it has.
            vec![words.say("text-mortal", Args::new().set("n", card.blood))]
        }
        CityKind::Hunter => vec![words.plain("keyword-ongoing"), words.plain("text-hunter")],
        CityKind::OngoingEvent => vec![words.plain("text-ongoing-event")],
        CityKind::Prince => vec![words.plain("text-prince")],
        CityKind::Event => Vec::new(),
    }
}

/// What changes with the errata.
fn errata(words: Words, card: CardId) -> Option<Text> {
    let book = book(false);
    let revision = match card.kind() {
        CardKind::Library(i) => book.library[i as usize].revised.as_ref(),
        CardKind::Haven(i) => book.havens[i as usize].revised.as_ref(),
        CardKind::Agenda(i) => book.agendas[i as usize].revised.as_ref(),
        CardKind::Vampire(_) | CardKind::City(_) => None,
    };
    let Revision { damage, abilities } = revision?;
    let mut sentences = Vec::new();
    if let Some(damage) = damage {
        sentences.push(words.say("errata-damage", Args::new().set("n", *damage)));
    }
    match abilities {
        Some(abilities) if abilities[..] == *book.abilities(card) => {
            sentences.push(words.plain("errata-same"));
        }
        Some(abilities) => sentences.extend(AbilityWriter::of(words, card).sentences(abilities)),
        None => {}
    }
    Some(words.say("errata", Args::new().set("text", Text::joined(sentences, " "))))
}
