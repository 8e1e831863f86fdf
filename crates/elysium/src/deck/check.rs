//! `elysium deck check`: which decks the rules allow.

use std::path::Path;

use elysium_kit::{AnyGame, CardText, DeckProblem, DeckSheet, Line, Tone};
use elysium_text::{Args, Lang};
use serde_json::{Value, json};

use super::{read, sheet, shown, text, words};
use crate::args::DeckCheckArgs;
use crate::error::CliError;
use crate::output::Output;
use crate::text::say;

/// Why a deck is not allowed.
enum Bad {
    /// It cannot be read at all. The other decks are checked nevertheless.
    File(CliError),
    Deck(Vec<DeckProblem>),
}

pub fn run(
    game_of: impl Fn(&Path) -> &'static dyn AnyGame,
    args: &DeckCheckArgs,
    lang: Lang,
) -> Result<(), CliError> {
    let mut out = Output::new();
    let (mut good, mut bad, mut entries) = (0u64, 0u64, Vec::new());
    for deck in &args.decks {
        let game = game_of(deck);
        let (cards, verdict) = (game.cards(lang), judge(game, deck));
        *if verdict.is_ok() { &mut good } else { &mut bad } += 1;
        if args.json {
            entries.push(entry(game, deck, &verdict, &cards, lang));
        } else {
            lines(game, deck, &verdict, &cards, lang).iter().try_for_each(|line| out.painted(line))?;
        }
    }
    if args.json {
        out.json(&entries)?;
    } else if args.decks.len() > 1 {
        let sums = Args::new().set("good", good).set("bad", bad);
        out.painted(&Line::new().add(Tone::Strong, say(lang, "deck-sum", &sums)))?;
    }
    out.flush()?;
    if bad > 0 { Err(CliError::Shown) } else { Ok(()) }
}

fn judge(game: &dyn AnyGame, deck: &Path) -> Result<DeckSheet, Bad> {
    let text = text(game, deck).map_err(Bad::File)?;
    read(game, &text).map_err(Bad::Deck)
}

fn lines(
    game: &dyn AnyGame,
    deck: &Path,
    verdict: &Result<DeckSheet, Bad>,
    cards: &[CardText],
    lang: Lang,
) -> Vec<Line> {
    let args = Args::new().set("deck", shown(deck));
    let reasons = match verdict {
        Ok(sheet) => {
            let ok = say(lang, "deck-ok", &args.set("sizes", sheet::sizes(lang, sheet)));
            return vec![Line::new().add(Tone::Plain, ok)];
        }
        Err(Bad::File(failure)) => vec![failure.text(lang)],
        Err(Bad::Deck(problems)) => {
            let reason =
                |problem| words::with_place(lang, problem, &words::problem(game, lang, cards, problem));
            problems.iter().map(reason).collect()
        }
    };
    let head = Line::new().add(Tone::Strong, say(lang, "deck-failed", &args));
    let reasons = reasons.into_iter().map(|text| Line::new().add(Tone::Blood, format!("    {text}")));
    [head].into_iter().chain(reasons).collect()
}

fn entry(
    game: &dyn AnyGame,
    deck: &Path,
    verdict: &Result<DeckSheet, Bad>,
    cards: &[CardText],
    lang: Lang,
) -> Value {
    let problem = |problem: &DeckProblem| {
        json!({
            "line": problem.line,
            "rule": problem.rule,
            "kind": problem.error.slug(),
            "text": words::problem(game, lang, cards, problem),
        })
    };
    let problems = match verdict {
        Ok(_) => Vec::new(),
        Err(Bad::File(failure)) => {
            vec![json!({ "line": null, "rule": null, "kind": "file", "text": failure.text(lang) })]
        }
        Err(Bad::Deck(problems)) => problems.iter().map(problem).collect(),
    };
    json!({ "deck": shown(deck), "game": game.name(), "ok": verdict.is_ok(), "problems": problems })
}
