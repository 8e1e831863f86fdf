//! "What would be good here?"

use elysium_text::Args;

use crate::parts::text;
use crate::play::session::Session;
use crate::text::{say, word};

/// The place of the option that would be good.
pub fn place(session: &Session) -> Option<usize> {
    let best = session.hints().into_iter().next()?;
    session.options().iter().position(|option| *option == best.word)
}

/// Which option would be good, and why.
pub fn line(session: &Session) -> String {
    let lang = session.lang;
    let hint = session.hints().into_iter().next().zip(place(session));
    let Some((hint, at)) = hint else { return word(lang, "play-why-not-asked") };
    let args = Args::new().set("number", at + 1).set("option", text(&hint.text));
    match hint.why.is_empty() {
        true => say(lang, "play-hint-says", &args),
        false => say(lang, "play-hint-says-why", &args.set("why", text(&hint.why))),
    }
}
