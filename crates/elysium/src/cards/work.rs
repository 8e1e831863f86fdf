//! `elysium cards --coverage`, `--compare` and `--new`: for those who write and review cards.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use elysium_kit::{
    AnyGame, Census, ClausePart, Compared, Line, Outline, TableError, Tone, Workbench, random_game,
};
use elysium_text::{Args, Lang};
use serde_json::json;

use crate::args::CardsArgs;
use crate::error::CliError;
use crate::numbers::{columns, count};
use crate::output::Output;
use crate::scenario;
use crate::text::{say, word};

/// Does what is asked for, if it is one of these; says whether it was.
pub fn run(args: &CardsArgs, lang: Lang, out: &mut Output) -> Result<bool, CliError> {
    if !args.coverage && !args.compare && args.new.is_none() {
        return Ok(false);
    }
    let game = args.game.0;
    let work = game
        .workbench()
        .ok_or_else(|| CliError::new("failure-no-workbench", Args::new().set("game", game.name())))?;
    let facts = || args.facts.as_deref().unwrap_or(Path::new("."));
    if args.coverage {
        coverage(game, work, args, lang, out)?;
    } else if let Some(wanted) = &args.new {
        let outline = work.outline(wanted, facts()).map_err(unusable)?;
        if args.json { out.json(&outline)? } else { show_outline(&outline, lang, out)? }
    } else {
        let compared = work.compare(facts()).map_err(unusable)?;
        let rulings = work.missing_rulings(facts()).map_err(unusable)?;
        if args.json {
            out.json(&json!({ "cards": compared, "missing_rulings": rulings }))?;
        } else {
            show_compared(&compared, lang, out)?;
            rulings.iter().try_for_each(|missing| show_missing(missing, lang, out))?;
        }
    }
    Ok(true)
}

fn unusable(error: TableError) -> CliError {
    match error {
        TableError::Unreadable(file, error) => CliError::file(&file, &error),
        TableError::NoColumn(file, column) => {
            let args = Args::new().set("file", file.display().to_string()).set("column", column);
            CliError::new("failure-table", args)
        }
        TableError::NoCard(card, close) if close.is_empty() => {
            CliError::new("failure-table-card", Args::new().set("card", card))
        }
        TableError::NoCard(card, close) => {
            let args = Args::new().set("card", card).set("close", close.join(", "));
            CliError::new("failure-table-card-like", args)
        }
    }
}

fn coverage(
    game: &dyn AnyGame,
    work: &dyn Workbench,
    args: &CardsArgs,
    lang: Lang,
    out: &mut Output,
) -> Result<(), CliError> {
    let usual = PathBuf::from("scenarios").join(game.name());
    let folder = args.scenarios.clone().or_else(|| usual.is_dir().then_some(usual));
    let files = folder.map_or(Ok(Vec::new()), |folder| scenario::all_files(&[folder]))?;
    let (mut games, mut scenarios) = (0, 0);
    let fired = work.fired(&mut || {
        games = (0..args.games).filter(|&number| random_game(game, work, number)).count();
        for file in &files {
            let text = fs::read_to_string(file).unwrap_or_default();
            scenarios += game.run_scenarios(&text).map_or(0, |reports| reports.len());
        }
    });
    let parts = work.clauses();
    let never: Vec<_> = parts.iter().filter(|part| !fired.contains(*part)).collect();
    let census = work.census(lang);
    if args.json {
        let report = json!({
            "game": game.name(), "cards": game.cards(lang).len(), "census": census, "games": games,
            "scenarios": scenarios, "parts": parts.len(), "ran": parts.len() - never.len(), "never": never,
        });
        return Ok(out.json(&report)?);
    }
    let row = |one: &Census| vec![one.kind.clone(), count(one.here as u64), count(one.all as u64)];
    for part in census.iter().map(|one| one.part).collect::<BTreeSet<_>>() {
        let of = || census.iter().filter(move |one| one.part == part);
        out.painted(
            &Line::new().add(Tone::Strong, say(lang, "coverage-part", &Args::new().set("part", part))),
        )?;
        let rows: Vec<_> = of().map(row).collect();
        columns(&rows, true).iter().try_for_each(|line| out.line(line))?;
        out.line("")?;
    }
    let clauses = |list: &mut dyn Iterator<Item = &ClausePart>| {
        list.map(|part| (part.card, &part.clause)).collect::<BTreeSet<_>>().len()
    };
    let figures = Args::new()
        .set("clauses", count(clauses(&mut parts.iter()) as u64))
        .set("parts", count(parts.len() as u64))
        .set("ran", count((parts.len() - never.len()) as u64))
        .set("games", count(games as u64))
        .set("scenarios", count(scenarios as u64));
    out.line(&say(lang, "coverage-ran", &figures))?;
    if never.is_empty() {
        return Ok(out.line(&word(lang, "coverage-all"))?);
    }
    out.painted(&Line::new().add(Tone::Strong, word(lang, "coverage-never")))?;
    let row = |part: &&ClausePart| {
        let effect =
            if part.number == 0 { String::new() } else { format!("{} {}", part.number, part.effect) };
        vec![part.card.to_owned(), part.clause.clone(), effect]
    };
    columns(&never.iter().map(row).collect::<Vec<_>>(), false).iter().try_for_each(|line| out.line(line))?;
    Ok(out.line(&word(lang, "coverage-made-up"))?)
}

fn show_missing(missing: &[String], lang: Lang, out: &mut Output) -> Result<(), CliError> {
    out.line(&say(lang, "compare-rulings", &Args::new().set("count", missing.len())))?;
    missing.iter().try_for_each(|ruling| Ok(out.line(&format!("    {ruling}"))?))
}

fn show_compared(compared: &[Compared], lang: Lang, out: &mut Output) -> Result<(), CliError> {
    for card in compared {
        let overlap = say(lang, "compare-overlap", &Args::new().set("percent", card.overlap));
        out.painted(&Line::new().add(Tone::Strong, &card.slug).add(Tone::Dim, format!("  {overlap}")))?;
        for (id, text) in [("compare-ours", &card.derived), ("compare-theirs", &card.reference)] {
            out.line(&word(lang, id))?;
            text.lines().try_for_each(|line| out.line(&format!("    {line}")))?;
        }
        for (id, both) in [("compare-words", &card.words), ("compare-numbers", &card.numbers)] {
            if both.iter().any(|side| !side.is_empty()) {
                let args = Args::new().set("ours", both[0].join(" ")).set("theirs", both[1].join(" "));
                out.painted(&Line::new().add(Tone::Dim, say(lang, id, &args)))?;
            }
        }
        out.line("")?;
    }
    Ok(out.line(&say(lang, "compare-count", &Args::new().set("cards", compared.len())))?)
}

fn show_outline(outline: &Outline, lang: Lang, out: &mut Output) -> Result<(), CliError> {
    if outline.known {
        out.painted(&Line::new().add(Tone::Accent, word(lang, "new-known")))?;
    }
    out.painted(&Line::new().add(Tone::Strong, &outline.file))?;
    out.line(&outline.data)?;
    out.painted(&Line::new().add(Tone::Strong, "i18n/*/names.ftl"))?;
    out.line(&outline.name)?;
    out.painted(&Line::new().add(Tone::Strong, word(lang, "new-reference")))?;
    outline.reference.lines().try_for_each(|line| out.line(line))?;
    for near in &outline.neighbours {
        let overlap = say(lang, "compare-overlap", &Args::new().set("percent", near.overlap));
        out.line("")?;
        out.painted(&Line::new().add(Tone::Strong, &near.slug).add(Tone::Dim, format!("  {overlap}")))?;
        near.text.lines().chain(near.data.lines()).try_for_each(|line| out.line(line))?;
    }
    Ok(())
}
