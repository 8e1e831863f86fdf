//! What is wrong with a deck, in words.

use elysium_kit::{AnyGame, CardText, Close, DeckError, DeckProblem};
use elysium_text::{Args, Lang};

use super::sheet::heading;
use crate::text::say;

/// What is wrong and what can be done, without line and rule.
pub fn problem(game: &dyn AnyGame, lang: Lang, cards: &[CardText], problem: &DeckProblem) -> String {
    let args = Args::new();
    let card = |slug: &str| Args::new().set("card", name(cards, slug));
    // A pile goes by its name where it is not the heading of a line that is meant.
    let named = |pile: &str| heading(lang, &pile.to_lowercase());
    let says = |id: &str, args: Args| say(lang, id, &args);
    match &problem.error {
        DeckError::UnknownCard { given, close } if close.is_empty() => {
            says("deck-unknown-card", args.set("given", given).set("game", game.name()))
        }
        DeckError::UnknownCard { given, close } => {
            let one = |close: &Close| match close.playable {
                true => close.name.clone(),
                false => says("deck-close-not-implemented", Args::new().set("card", &close.name)),
            };
            let close: Vec<_> = close.iter().map(one).collect();
            says("deck-unknown-card-like", args.set("given", given).set("close", close.join(", ")))
        }
        DeckError::OtherPrinting { given, known } => {
            says("deck-other-printing", args.set("given", given).set("known", known.join(", ")))
        }
        // It has no slug here: its name is all there is.
        DeckError::NotImplemented { card: name } => says("deck-not-implemented", args.set("card", name)),
        DeckError::UnknownHeading { given, close: Some(close), .. } => {
            says("deck-unknown-heading-like", args.set("given", given).set("close", *close))
        }
        DeckError::UnknownHeading { given, close: None, known } => {
            says("deck-unknown-heading", args.set("given", given).set("known", known.join(", ")))
        }
        DeckError::Count { given } => says("deck-count", args.set("given", given)),
        DeckError::Empty { given } => says("deck-empty", args.set("given", given)),
        DeckError::TooMany { given, most } => {
            says("deck-too-many", args.set("given", given).set("most", *most))
        }
        DeckError::NoHeading { card: slug, belongs } => {
            says("deck-no-heading", card(slug).set("belongs", *belongs))
        }
        DeckError::WrongHeading { card: slug, heading, belongs } => {
            says("deck-wrong-heading", card(slug).set("heading", *heading).set("belongs", *belongs))
        }
        DeckError::NotForDecks { card: slug } => says("deck-not-for-decks", card(slug)),
        DeckError::Twice { heading, first } => {
            says("deck-twice", args.set("heading", *heading).set("first", *first))
        }
        DeckError::Missing { heading } => says("deck-missing", args.set("heading", *heading)),
        DeckError::NotInDeck { heading, card: slug, pile } => {
            says("deck-not-in-deck", card(slug).set("heading", *heading).set("pile", *pile))
        }
        DeckError::Copies { pile, card: slug, have, most } => {
            says("deck-copies", card(slug).set("pile", named(pile)).set("have", *have).set("most", *most))
        }
        DeckError::Size { pile, have, least, most } => {
            let id = match *most {
                usize::MAX => "deck-size-least",
                most if most == *least => "deck-size-exact",
                _ => "deck-size",
            };
            let args =
                args.set("pile", named(pile)).set("have", *have).set("least", *least).set("most", *most);
            says(id, args)
        }
        DeckError::GroupMix { groups } => {
            let groups: Vec<_> = groups.iter().map(u8::to_string).collect();
            says("deck-group-mix", args.set("groups", groups.join(", ")))
        }
        DeckError::NotJson => says("deck-not-json", args),
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
