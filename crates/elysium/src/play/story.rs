//! What happened, in words, as far as the human may know it.

use elysium_kernel::{Rule, Viewer};
use elysium_title::Title;

use crate::play::session::Session;

/// A line of the log.
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    /// The number of the event; not every event is worth a line.
    pub number: usize,
    /// The rule that made it happen.
    pub rule: Rule,
    pub text: String,
}

/// The story from event number `from` on.
pub fn since<G: Title>(session: &Session<G>, from: usize) -> Vec<Told> {
    let (lang, state) = (session.lang, session.state());
    let events = session.game().log().since(from, Viewer::Seat(session.human()));
    let told = |(number, rule, event)| {
        let text = G::event(lang, state, event)?;
        Some(Told { number, rule, text })
    };
    events.filter_map(told).collect()
}

/// How many events there are by now.
pub fn length<G: Title>(session: &Session<G>) -> usize {
    session.game().log().entries().len()
}
