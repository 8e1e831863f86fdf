//! What events and refusals say beyond the fields of their word.

use elysium_kit::{Say, wording};
use elysium_text::{Args, Lang, Text};

use super::Words;
use super::wording as card_text;
use crate::vocabulary::{Event, Phase, Why};
use crate::{Rivals, State};

/// `None` where a line would only repeat another.
pub(crate) fn event(lang: Lang, state: &State, event: Event) -> Option<Text> {
    let more = Args::new();
    let (event, more) = match event {
        // The line on the turn says it.
        Event::Phase { phase: Phase::Beginning } => return None,
        // This line names the clan that the seat is called by from now on.
        Event::LeaderChosen { who, .. } => (event, more.set("who", Words(lang).seat_with(who, None))),
        // A player who brings down a vampire of their own is not worth naming twice.
        Event::Torpor { who, vampire, by } => {
            (Event::Torpor { who, vampire, by: by.filter(|by| *by != who) }, more)
        }
        Event::VampireBurned { who, vampire, by } => {
            (Event::VampireBurned { who, vampire, by: by.filter(|by| *by != who) }, more)
        }
        // A tie is YES (§17.10).
        Event::SchemeResult { yes, no, .. } => (event, more.set("answer", word(yes >= no))),
        // Whose card it is decides how it is said.
        Event::Contributed { who, to, .. } => {
            (event, more.set("side", if who == to { "own" } else { "other" }))
        }
        _ => (event, more),
    };
    wording::event::<Rivals>(lang, state, event, more)
}

fn word(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

pub(crate) fn why(lang: Lang, why: Why) -> Text {
    let more = Args::new();
    let more = match why {
        Why::DeckSize { seat, have, least, most } if least == most => {
            let args = more.set("seat", elysium_kit::seat::<Rivals>(lang, None, seat));
            return Words(lang).say("why-deck-exact", args.set("have", have).set("most", most));
        }
        Why::Prestige { cost, .. } | Why::Blood { cost, .. } => more.set("need", cost.saturating_add(1)),
        Why::NotNow { card } => more.set("text", card_text::sentences(Words(lang), card)),
        _ => more,
    };
    wording::why::<Rivals>(lang, why, more)
}
