//! `elysium deck list`: the decks to start with.

use std::path::Path;

use elysium_kit::{AnyGame, CardText, DeckSheet, Line, Tone};
use elysium_text::{Args, Lang};

use super::{sheet, words};
use crate::args::DeckListArgs;
use crate::error::CliError;
use crate::numbers::columns;
use crate::output::Output;
use crate::text::{say, word};

pub fn run(games: &[&dyn AnyGame], args: &DeckListArgs, lang: Lang) -> Result<(), CliError> {
    let mut out = Output::new();
    let mut entries = Vec::new();
    for (i, &game) in games.iter().enumerate() {
        let cards = game.cards(lang);
        let sheets = game.starters().iter().map(|(name, _)| Ok((*name, sheet(game, Path::new(name), lang)?)));
        let sheets = sheets.collect::<Result<Vec<_>, CliError>>()?;
        if args.json {
            let entry = |(name, sheet): &(&str, DeckSheet)| {
                sheet::json(game, name, Some(game.starters_reconstructed()), sheet, &cards)
            };
            entries.extend(sheets.iter().map(entry));
            continue;
        }
        if games.len() > 1 {
            if i > 0 {
                out.line("")?;
            }
            let name = say(lang, "cards-code", &Args::new().set("code", game.display_name()));
            out.painted(&Line::new().add(Tone::Strong, name))?;
        }
        table(game, &sheets, &cards, lang, &mut out)?;
    }
    if args.json {
        out.json(&entries)?;
    }
    Ok(out.flush()?)
}

/// The decks of one game, a line each.
fn table(
    game: &dyn AnyGame,
    sheets: &[(&str, DeckSheet)],
    cards: &[CardText],
    lang: Lang,
    out: &mut Output,
) -> Result<(), CliError> {
    let mut rows = Vec::new();
    if let Some((_, sheet)) = sheets.first() {
        let headings = sheet.single.iter().map(|(heading, _)| *heading);
        let headings = headings.chain(sheet.piles.iter().map(|pile| pile.pile));
        let head = [word(lang, "deck-list-deck")].into_iter();
        rows.push(head.chain(headings.map(|heading| sheet::heading(lang, heading))).collect());
    }
    for (name, sheet) in sheets {
        let name = say(lang, "cards-code", &Args::new().set("code", *name));
        let single = sheet.single.iter().map(|(_, slug)| words::name(cards, slug).to_owned());
        let sizes = sheet.piles.iter().map(|pile| pile.size().to_string());
        rows.push([name].into_iter().chain(single).chain(sizes).collect::<Vec<_>>());
    }
    for (i, row) in columns(&rows, false).into_iter().enumerate() {
        let tone = if i == 0 { Tone::Accent } else { Tone::Plain };
        out.painted(&Line::new().add(tone, row))?;
    }
    if game.starters_reconstructed() {
        out.painted(&Line::new().add(Tone::Dim, word(lang, "deck-reconstructed")))?;
    }
    Ok(())
}
