//! What happened, in words, as far as the human may know it.

use elysium_kernel::{Rule, Viewer};
use elysium_kit::{Line, Title, Tone};

use crate::play::session::Session;
use crate::play::why;

/// A line of the log.
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    /// The number of the event; not every event is worth a line.
    pub number: usize,
    /// The rule that made it happen.
    pub rule: Rule,
    /// Who, what and why: the card, or where there is none, the rule.
    pub text: String,
}

/// The story from event number `from` on.
pub fn since<G: Title>(session: &Session<G>, from: usize) -> Vec<Told> {
    let (lang, state) = (session.lang, session.state());
    let events = session.game().log().since(from, Viewer::Seat(session.human()));
    let told = |(number, rule, event)| {
        let mut text = G::event(lang, state, event)?;
        if G::by_rule_alone(&event) {
            text = why::with_rule(lang, Line::new().add(Tone::Plain, text), rule).plain();
        }
        Some(Told { number, rule, text })
    };
    events.filter_map(told).collect()
}

/// How many events there are by now.
pub fn length<G: Title>(session: &Session<G>) -> usize {
    session.game().log().entries().len()
}
