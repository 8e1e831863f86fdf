//! `elysium deck show`: one deck.

use elysium_kit::{AnyGame, CardText, DeckPile, DeckSheet, Line, Tone};
use elysium_text::{Args, Lang};
use serde_json::Value;

use super::sheet::{self, share};
use super::{shown, starter, words};
use crate::args::DeckShowArgs;
use crate::error::CliError;
use crate::numbers::{columns, decimal};
use crate::output::Output;
use crate::text::{say, word};

/// One card of a curve.
const BAR: &str = "■";

pub fn run(game: &dyn AnyGame, args: &DeckShowArgs, lang: Lang) -> Result<(), CliError> {
    let sheet = super::sheet(game, &args.deck, lang)?;
    let reconstructed = starter(game, &args.deck).map(|_| game.starters_reconstructed());
    let (deck, cards) = (shown(&args.deck), game.cards(lang));
    let mut out = Output::new();
    if args.json {
        out.json(&sheet::json(game, &deck, reconstructed, &sheet, &cards))?;
    } else {
        let mut lines = head(&deck, &sheet, &cards, lang);
        if reconstructed == Some(true) {
            lines.insert(1, Line::new().add(Tone::Dim, word(lang, "deck-reconstructed")));
        }
        lines.extend(sheet.piles.iter().flat_map(|pile| whole(pile, &cards, lang)));
        lines.iter().try_for_each(|line| out.painted(line))?;
    }
    Ok(out.flush()?)
}

/// What is said about the deck, and its single cards.
fn head(deck: &str, sheet: &DeckSheet, cards: &[CardText], lang: Lang) -> Vec<Line> {
    let name = sheet.name.as_deref().unwrap_or(deck);
    let text = |id: &str, text: &str| say(lang, id, &Args::new().set("text", text));
    let mut lines = vec![Line::new().add(Tone::Strong, text("deck-title", name))];
    if let Some(author) = &sheet.author {
        lines.push(Line::new().add(Tone::Plain, text("deck-author", author)));
    }
    let comment = sheet.comment.iter().flat_map(|comment| comment.lines());
    lines.extend(comment.map(|line| Line::new().add(Tone::Dim, text("deck-comment", line))));
    for &(heading, slug) in &sheet.single {
        let args = Args::new().set("heading", sheet::heading(lang, heading));
        let line = say(lang, "deck-single", &args.set("card", words::name(cards, slug)));
        lines.push(Line::new().add(Tone::Plain, line));
    }
    lines
}

/// A pile: its cards, and what they are.
fn whole(pile: &DeckPile, all: &[CardText], lang: Lang) -> Vec<Line> {
    let cards = sheet::cards(pile, all);
    let title = share(lang, &sheet::heading(lang, pile.pile), pile.size());
    let mut lines = vec![Line::new(), Line::new().add(Tone::Strong, title)];
    let kinds = sheet::shares(&cards, sheet::kind);
    let several = cards.iter().any(|(_, copies)| *copies > 1);
    let row = |&(card, copies): &(&CardText, usize)| {
        // What is the same for all cards is no news.
        let copies = several.then(|| copies.to_string());
        let kind = (kinds.len() > 1).then(|| card.kind_name.clone());
        let value = pile.curve.and_then(|fact| card.facts.get(fact)).and_then(Value::as_u64);
        let cells = copies.into_iter().chain([card.name.clone()]).chain(kind);
        cells.chain([card.group_name.clone()]).chain(value.map(|value| value.to_string())).collect()
    };
    let rows = columns(&cards.iter().map(row).collect::<Vec<_>>(), false);
    lines.extend(rows.into_iter().map(|row| Line::new().add(Tone::Plain, format!("  {row}"))));

    let sums = |id: &str, shares: Vec<(&str, &str, usize)>| {
        let list: Vec<_> = shares.into_iter().map(|(_, name, n)| share(lang, name, n)).collect();
        Line::new().add(Tone::Accent, say(lang, id, &Args::new().set("list", list.join(", "))))
    };
    if kinds.len() > 1 {
        lines.push(sums("deck-kinds", kinds));
    }
    let groups = sheet::shares(&cards, sheet::group);
    if !groups.is_empty() {
        lines.push(sums("deck-groups", groups));
    }
    if let Some(fact) = pile.curve {
        lines.extend(curve(&cards, fact, lang));
    }
    lines
}

/// A bar for each value, also where there is no card.
fn curve(cards: &[(&CardText, usize)], fact: &str, lang: Lang) -> Vec<Line> {
    let curve = sheet::curve(cards, fact);
    let (Some((&low, _)), Some((&high, _))) = (curve.first_key_value(), curve.last_key_value()) else {
        return Vec::new();
    };
    let sum: f64 = curve.iter().map(|(&value, &n)| value as f64 * n as f64).sum();
    let n: usize = curve.values().sum();
    let mean = Args::new().set("mean", decimal(lang, sum / n as f64, 1));
    let mut lines = vec![Line::new().add(Tone::Accent, say(lang, &format!("deck-curve-{fact}"), &mean))];
    for value in low..=high {
        let bar = BAR.repeat(curve.get(&value).copied().unwrap_or(0));
        lines.push(Line::new().add(Tone::Blood, format!("  {value:>2} {bar}").trim_end()));
    }
    lines
}
