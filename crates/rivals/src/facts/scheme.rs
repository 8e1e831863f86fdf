//! A Scheme under way.

use elysium_kernel::scenario::given::words;
use elysium_kernel::scenario::{About, Subject};
use elysium_kernel::{Reason, Seat};

use super::words::{by_seat, names};
use crate::sets::Slot;
use crate::state::{Attack, Scheme};
use crate::{Rivals, State};

type Fact = super::Fact<Scheme>;

impl Subject<Rivals> for Scheme {
    const TITLE: &'static str = "`scheme`, while one is under way";
    const NOTE: &'static str = <Attack as Subject<Rivals>>::NOTE;

    fn named(words: &[&str]) -> Option<String> {
        (words == ["scheme"]).then(|| "scheme".into())
    }

    fn all(state: &State) -> Vec<Scheme> {
        state.scheme.into_iter().collect()
    }

    fn name(self, _: &State) -> String {
        "scheme".into()
    }

    fn missing(state: &State, name: &str) -> Reason {
        <Attack as Subject<Rivals>>::missing(state, name)
    }
}

pub(super) static SCHEME: About<Rivals, Scheme> = About(&[
    Fact::new("card", "<card not vampire haven agenda>", "the Scheme", |state, scheme| {
        names(state, [scheme.card])
    }),
    Fact::new("by", "<card vampire>", "the vampire who plays it", |state, scheme| names(state, [scheme.by])),
    Fact::new("named", "<SEAT>*", "the players named for it", |_, scheme| words(scheme.named)),
    Fact::new("open", "<SEAT>/<number>*", "Influence that everybody sees: `A/2`", |_, scheme| {
        by_seat(&scheme.open)
    }),
    Fact::new("fist", "<SEAT>/<number>*", "Prestige in closed fists: `A/2`", |_, scheme| {
        by_seat(&scheme.fist)
    }),
    Fact::new("held", "<SEAT>*", "who holds out a fist, be it empty", |_, scheme| words(scheme.held)),
    Fact::new(
        "modifier",
        "<SEAT>/<card not vampire haven agenda>*",
        "Influence Modifiers: `A/bribery`",
        |state, scheme| {
            let all =
                (0..).map(Seat).zip(scheme.modifier).filter_map(|(seat, card)| Some((seat, card.get()?)));
            words(all.map(|(seat, i)| format!("{seat}/{}", state.card(Slot::library(seat, i)).slug())))
        },
    ),
    Fact::new("post", "<SEAT>*", "whose card stands in for a Modifier", |_, scheme| words(scheme.post)),
    Fact::new("yes", "<SEAT>*", "who is for it", |_, scheme| words(scheme.yes)),
    Fact::new("no", "<SEAT>*", "who is against it", |_, scheme| words(scheme.no)),
]);
