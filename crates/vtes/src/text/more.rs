//! What events say beyond the fields of their word.

use elysium_kit::wording;
use elysium_text::{Args, Lang, Text};

use super::gist::signed;
use crate::vocabulary::Event;
use crate::{State, Vtes};

pub(crate) fn event(lang: Lang, state: &State, event: Event) -> Option<Text> {
    let more = match event {
        Event::Stealth { n, .. }
        | Event::Intercept { n, .. }
        | Event::BleedChanged { n, .. }
        | Event::VotesChanged { n, .. } => Args::new().set("signed", signed(n.into())),
        _ => Args::new(),
    };
    wording::event::<Vtes>(lang, state, event, more)
}
