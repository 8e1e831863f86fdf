//! `elysium cards`: all cards of a game, or one.

mod work;

use elysium_kit::{AnyGame, CardText, Line, Tone};
use elysium_text::{Args, Lang};

use crate::args::CardsArgs;
use crate::error::CliError;
use crate::numbers::columns;
use crate::output::Output;
use crate::text::{say, word};

/// How many names to suggest for one that is not there.
const SUGGESTIONS: usize = 3;

pub fn run(args: &CardsArgs, lang: Lang) -> Result<(), CliError> {
    let mut out = Output::new();
    if work::run(args, lang, &mut out)? {
        return Ok(out.flush()?);
    }
    let game = args.game.0;
    let mut cards = game.cards(lang);
    if let Some(wanted) = &args.card {
        cards = find(cards, wanted, game.name())?;
    }
    if args.json {
        out.json(&cards)?;
    } else if args.card.is_some() {
        for (i, card) in cards.iter().enumerate() {
            if i > 0 {
                out.line("")?;
            }
            whole(game, card, lang).iter().try_for_each(|line| out.painted(line))?;
        }
    } else {
        for line in list(&cards, lang) {
            out.line(&line)?;
        }
    }
    Ok(out.flush()?)
}

/// The card that somebody asks for, or what might have been meant.
fn find(cards: Vec<CardText>, wanted: &str, game: &str) -> Result<Vec<CardText>, CliError> {
    let found: Vec<_> = matching(&cards, wanted).into_iter().cloned().collect();
    if !found.is_empty() {
        return Ok(found);
    }
    let args = Args::new().set("card", wanted).set("game", game);
    let close = suggestions(&cards, &wanted.trim().to_lowercase());
    Err(match close.is_empty() {
        true => CliError::new("failure-card", args),
        false => CliError::new("failure-card-like", args.set("close", close.join(", "))),
    })
}

/// The cards that somebody may mean: those of that id, slug or name; if there are none, those whose
/// name begins with it; if there are none, those whose name contains it.
pub fn matching<'a>(cards: &'a [CardText], wanted: &str) -> Vec<&'a CardText> {
    let wanted = wanted.trim().to_lowercase();
    for key in KEYS {
        let exact: Vec<_> = cards.iter().filter(|card| key(card).to_lowercase() == wanted).collect();
        if !exact.is_empty() || wanted.is_empty() {
            return exact;
        }
    }
    let named = |fits: fn(&str, &str) -> bool| -> Vec<_> {
        cards.iter().filter(|card| fits(&card.name.to_lowercase(), &wanted)).collect()
    };
    let begins = named(|name, wanted| name.starts_with(wanted));
    if begins.is_empty() { named(|name, wanted| name.contains(wanted)) } else { begins }
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

/// One line per card.
fn list(cards: &[CardText], lang: Lang) -> Vec<String> {
    let row = |card: &CardText| {
        let mark = if card.homemade { word(lang, "cards-homemade-mark") } else { String::new() };
        let words = [&card.name, &card.kind_name, &card.group_name].map(String::clone);
        let [id, slug] = codes(card, lang);
        [id].into_iter().chain(words).chain([slug, mark]).collect()
    };
    columns(&cards.iter().map(row).collect::<Vec<_>>(), false)
}

/// What is typed, not read: the same in every language.
fn code(lang: Lang, code: &str) -> String {
    say(lang, "cards-code", &Args::new().set("code", code))
}

/// Id and slug, once where they are the same.
fn codes(card: &CardText, lang: Lang) -> [String; 2] {
    let slug = if card.slug == card.id { String::new() } else { code(lang, &card.slug) };
    [code(lang, &card.id), slug]
}

/// Everything that is known of a card.
fn whole(game: &dyn AnyGame, card: &CardText, lang: Lang) -> Vec<Line> {
    let codes = format!("  {}", codes(card, lang).join("  "));
    let mark = if card.homemade { format!(" {}", word(lang, "cards-homemade-mark")) } else { String::new() };
    let mut lines =
        vec![Line::new().add(Tone::Strong, &card.name).add(Tone::Strong, mark).add(Tone::Dim, codes)];
    let words = [&card.kind_name, &card.group_name].into_iter().filter(|word| !word.is_empty()).cloned();
    let facts = card.facts.iter().filter_map(|(name, value)| game.fact(lang, name, value));
    lines.push(Line::new().add(Tone::Accent, words.chain(facts).collect::<Vec<_>>().join(" · ")));
    lines.extend(card.text.lines().map(|text| Line::new().add(Tone::Plain, text)));
    if card.homemade {
        lines.push(Line::new().add(Tone::Dim, word(lang, "cards-homemade")));
    }
    lines
}
