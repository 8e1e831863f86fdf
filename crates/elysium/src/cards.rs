//! `elysium cards`: all cards of a game, or one.

use elysium_text::{Args, Lang};
use elysium_title::{CardText, Line, Title, Tone};

use crate::args::CardsArgs;
use crate::failure::Failure;
use crate::numbers::columns;
use crate::output::Output;
use crate::text::{say, word};

/// How many names to suggest for one that is not there.
const SUGGESTIONS: usize = 3;

pub fn run<G: Title>(args: &CardsArgs, lang: Lang) -> Result<(), Failure> {
    let mut cards = G::cards(lang);
    if let Some(wanted) = &args.card {
        cards = find(cards, wanted, G::NAME)?;
    }
    let mut out = Output::new();
    if args.json {
        out.json(&cards)?;
    } else if args.card.is_some() {
        for card in &cards {
            for line in whole(card, lang) {
                out.painted(&line)?;
            }
        }
    } else {
        for line in list(&cards, lang) {
            out.line(&line)?;
        }
    }
    Ok(out.flush()?)
}

/// The card of this id, slug or name; several only if several share a name.
fn find(cards: Vec<CardText>, wanted: &str, game: &str) -> Result<Vec<CardText>, Failure> {
    let wanted = wanted.trim().to_lowercase();
    for key in KEYS {
        let found: Vec<_> = cards.iter().filter(|card| key(card).to_lowercase() == wanted).cloned().collect();
        if !found.is_empty() {
            return Ok(found);
        }
    }
    let args = Args::new().set("card", wanted.as_str()).set("game", game);
    let close = suggestions(&cards, &wanted);
    Err(match close.is_empty() {
        true => Failure::new("failure-card", args),
        false => Failure::new("failure-card-like", args.set("close", close.join(", "))),
    })
}

/// What a card can be asked for by.
const KEYS: [fn(&CardText) -> &str; 3] = [|card| &card.id, |card| &card.slug, |card| &card.name];

/// The cards whose id, slug or name is nearest to what was typed.
fn suggestions(cards: &[CardText], wanted: &str) -> Vec<String> {
    let distance = |card: &CardText| {
        let keys = KEYS.iter().map(|key| key(card).to_lowercase());
        keys.map(|key| strsim::damerau_levenshtein(&key, wanted)).min().unwrap_or(usize::MAX)
    };
    // Half of the letters wrong is no misspelling any more.
    let most = wanted.chars().count() / 2;
    let mut close: Vec<_> = cards.iter().map(|card| (distance(card), card)).collect();
    close.retain(|(distance, _)| *distance <= most);
    close.sort_by(|(a, left), (b, right)| (a, &left.id).cmp(&(b, &right.id)));
    close.iter().take(SUGGESTIONS).map(|(_, card)| format!("{} ({})", card.name, card.id)).collect()
}

/// One line a card.
fn list(cards: &[CardText], lang: Lang) -> Vec<String> {
    let row = |card: &CardText| {
        let id = say(lang, "cards-id", &Args::new().set("id", &card.id));
        let mark = if card.house { word(lang, "cards-house-mark") } else { String::new() };
        vec![id, card.name.clone(), card.kind_name.clone(), card.group_name.clone(), mark]
    };
    columns(&cards.iter().map(row).collect::<Vec<_>>(), false)
}

/// Everything that is known of a card.
fn whole(card: &CardText, lang: Lang) -> Vec<Line> {
    let id = say(lang, "cards-id", &Args::new().set("id", &card.id));
    let mut lines = vec![Line::new().add(Tone::Strong, &card.name).add(Tone::Dim, format!("  {id}"))];
    let kind = Args::new().set("kind", &card.kind_name).set("group", &card.group_name);
    lines.push(Line::new().add(Tone::Accent, say(lang, "cards-kind", &kind)));
    lines.extend(card.text.lines().map(|text| Line::new().add(Tone::Plain, text)));
    if card.house {
        lines.push(Line::new().add(Tone::Dim, word(lang, "cards-house")));
    }
    lines
}
