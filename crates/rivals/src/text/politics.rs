//! Events of the Prince, of Influence, of promises and of Conspiracies.

use super::events::Line;
use crate::vocabulary::Event;

pub(super) fn politics(line: Line, event: Event) -> Option<String> {
    match event {
        Event::Claim { who, vampire } => line.who(who).vampire(vampire).say("event-claim"),
        Event::ClaimLetPass { who } => line.who(who).say("event-claim-let-pass"),
        Event::ClaimFailed { vampire } => line.vampire(vampire).say("event-claim-failed"),
        Event::Prince { who, vampire } => line.who(who).vampire(vampire).say("event-prince"),
        Event::PrinceFree => line.say("event-prince-free"),
        Event::Exerted { vampire, amount } => line.vampire(vampire).n(amount).say("event-exerted"),
        Event::MoreInfluence { who, amount, by } => {
            line.who(who).n(amount).because("event-more-influence", by)
        }
        Event::ModifierLaid { who, card: Some(card) } => line.who(who).card(card).say("event-modifier-laid"),
        Event::ModifierLaid { who, card: None } => line.who(who).say("event-modifier-laid-hidden"),
        Event::Hid { who, amount: Some(amount) } => line.who(who).n(amount).say("event-hid"),
        Event::Hid { who, amount: None } => line.who(who).say("event-hid-hidden"),
        Event::SpentForInfluence { who, amount } => line.who(who).n(amount).say("event-spent-for-influence"),
        Event::Answer { who, yes, visible } => line.who(who).n(visible).answer(yes).say("event-answer"),
        Event::HandOpened { who, amount } => line.who(who).n(amount).say("event-hand-opened"),
        // A tie is YES (§17.10).
        Event::SchemeResult { card, yes, no } => {
            line.card(card).set("yes", yes).set("no", no).answer(yes >= no).say("event-scheme-result")
        }
        Event::Named { who, seats, by } => {
            let named = line.words.seats(line.state, seats);
            line.who(who).set("named", named).because("event-named", by)
        }
        Event::Promised { who, promise } => line.who(who).promise(promise).say("event-promised"),
        Event::PromiseKept { who, promise } => line.who(who).promise(promise).say("event-promise-kept"),
        Event::Shown { who, nth, to, card: Some(card) } => {
            line.who(who).seat("foe", to).set("nth", nth).card(card).say("event-shown")
        }
        Event::Shown { who, nth, to, card: None } => {
            line.who(who).seat("foe", to).set("nth", nth).say("event-shown-hidden")
        }
        Event::Contributed { who, to, nth } => {
            // Whose card it is decides how it is said.
            let side = if who == to { "own" } else { "other" };
            line.who(who).seat("foe", to).set("nth", nth).set("side", side).say("event-contributed")
        }
        Event::Resolved { who, card } => line.who(who).card(card).say("event-resolved"),
        _ => None,
    }
}

impl Line<'_> {
    fn answer(self, yes: bool) -> Self {
        self.set("answer", if yes { "yes" } else { "no" })
    }
}
