//! What is wrong with a deck, in words.

use elysium_kit::{AnyGame, CardText, DeckError, DeckProblem};
use elysium_text::{Args, Lang};

use crate::text::say;

/// What is wrong and what can be done, without line and rule.
pub fn problem(game: &dyn AnyGame, lang: Lang, cards: &[CardText], problem: &DeckProblem) -> String {
    let args = Args::new();
    let card = |slug: &str| Args::new().set("card", name(cards, slug));
    let says = |id: &str, args: Args| say(lang, &format!("deck-{id}"), &args);
    let id = problem.error.slug();
    match &problem.error {
        DeckError::UnknownCard { given, close } if close.is_empty() => {
            says(id, args.set("given", given).set("game", game.name()))
        }
        DeckError::UnknownCard { given, close } => {
            says("unknown-card-like", args.set("given", given).set("close", close.join(", ")))
        }
        // It has no slug here: its name is all there is.
        DeckError::NotImplemented { card: name } => says(id, args.set("card", name)),
        DeckError::UnknownHeading { given, close: Some(close), .. } => {
            says("unknown-heading-like", args.set("given", given).set("close", *close))
        }
        DeckError::UnknownHeading { given, close: None, known } => {
            says(id, args.set("given", given).set("known", known.join(", ")))
        }
        DeckError::Count { given } | DeckError::Empty { given } => says(id, args.set("given", given)),
        DeckError::NoHeading { card: slug, belongs } => says(id, card(slug).set("belongs", *belongs)),
        DeckError::WrongHeading { card: slug, heading, belongs } => {
            says(id, card(slug).set("heading", *heading).set("belongs", *belongs))
        }
        DeckError::NotForDecks { card: slug } => says(id, card(slug)),
        DeckError::Twice { heading, first } => says(id, args.set("heading", *heading).set("first", *first)),
        DeckError::Missing { heading } => says(id, args.set("heading", *heading)),
        DeckError::NotInDeck { heading, card: slug, pile } => {
            says(id, card(slug).set("heading", *heading).set("pile", *pile))
        }
        DeckError::Copies { pile, card: slug, have, most } => {
            says(id, card(slug).set("pile", *pile).set("have", *have).set("most", *most))
        }
        DeckError::Size { pile, have, least, most } => {
            let id = match *most {
                usize::MAX => "size-least",
                most if most == *least => "size-exact",
                _ => id,
            };
            let args = args.set("pile", *pile).set("have", *have).set("least", *least).set("most", *most);
            says(id, args)
        }
        DeckError::GroupMix { groups } => {
            let groups: Vec<_> = groups.iter().map(u8::to_string).collect();
            says(id, args.set("groups", groups.join(", ")))
        }
        DeckError::NotJson => says(id, args),
    }
}

/// With the line where it stands and the rule that it breaks.
pub fn with_place(lang: Lang, problem: &DeckProblem, text: &str) -> String {
    let mut text = text.to_owned();
    if let Some(rule) = problem.rule {
        text = say(lang, "deck-rule", &Args::new().set("text", text).set("rule", rule.to_string()));
    }
    match problem.line {
        Some(line) => say(lang, "deck-line", &Args::new().set("line", line).set("text", text)),
        None => text,
    }
}

/// The name of a card; cards of the game are all there.
pub fn name<'a>(cards: &'a [CardText], slug: &'a str) -> &'a str {
    cards.iter().find(|card| card.slug == slug).map_or(slug, |card| &card.name)
}
