//! What happened, in words: one way from events to lines, for every game and whoever shows them.

use elysium_kernel::{Game, Rule, Viewer};
use elysium_text::Lang;
use elysium_wire::Part;
use serde_json::{Value, json};

use crate::wording::parts;
use crate::{Title, by_rule_alone};

/// An event of the game in words, as somebody may know it.
#[derive(Clone, Debug, PartialEq)]
pub struct EventText {
    /// The number of the event; not every event is worth a line.
    pub number: usize,
    /// How many answers had been given by then.
    pub answers: usize,
    /// Who, what and why.
    pub parts: Vec<Part>,
    /// The rule that made it happen.
    pub rule: Option<String>,
    /// No card is the reason: the rule is, and a line that gives reasons names it.
    pub by_rule: bool,
    pub event: Value,
}

/// Events from number `from` on, worded for the table as it is now.
pub(crate) fn event_texts<G: Title>(
    game: &Game<G>,
    from: usize,
    viewer: Viewer,
    lang: Lang,
) -> Vec<EventText> {
    let answers = game.history().len();
    let one = |(number, rule, event): (usize, Rule, G::Event)| {
        let parts = parts(&G::event(lang, game.now(), event)?);
        let by_rule = by_rule_alone::<G, _>(event);
        Some(EventText { number, answers, parts, rule: named(rule), by_rule, event: json!(event) })
    };
    game.log().since(from, viewer).filter_map(one).collect()
}

/// A rule by its number, if it is one.
pub(crate) fn named(rule: Rule) -> Option<String> {
    (rule != Rule::NONE).then(|| rule.to_string())
}
