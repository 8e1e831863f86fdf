//! Events of Prestige, Agenda, Blood and other tokens.

use super::events::Line;
use crate::vocabulary::Event;

pub(super) fn tokens(line: Line, event: Event) -> Option<String> {
    match event {
        Event::GainedPrestige { who, amount, by } => {
            line.who(who).n(amount).because("event-gained-prestige", by)
        }
        // What goes onto a vampire in torpor (§14.3) is the one loss without a card.
        Event::LostPrestige { who, amount, by: None } => line.who(who).n(amount).say("event-torpor-prestige"),
        Event::LostPrestige { who, amount, by } => line.who(who).n(amount).because("event-lost-prestige", by),
        // Bids and Prestige for Influence have lines of their own.
        Event::PaidPrestige { by: None, .. } => None,
        Event::PaidPrestige { who, amount, by } => line.who(who).n(amount).because("event-paid-prestige", by),
        Event::StolePrestige { who, from, amount, by } => {
            line.who(who).seat("victim", from).n(amount).because("event-stole-prestige", by)
        }
        Event::GainedAgenda { who, amount, by } => line.who(who).n(amount).because("event-gained-agenda", by),
        Event::LostAgenda { who, amount, by } => line.who(who).n(amount).because("event-lost-agenda", by),
        Event::LostBlood { vampire, amount, by } => {
            line.vampire(vampire).n(amount).because("event-lost-blood", by)
        }
        Event::PaidBlood { vampire, amount, by } => {
            line.vampire(vampire).n(amount).because("event-paid-blood", by)
        }
        Event::StoleBlood { vampire, from, amount, by } => {
            line.vampire(vampire).named("victim", from).n(amount).because("event-stole-blood", by)
        }
        Event::Mended { vampire, amount, by } => line.vampire(vampire).n(amount).because("event-mended", by),
        Event::Loaded { who, card, amount } => line.who(who).card(card).n(amount).say("event-loaded"),
        Event::Fed { who, nth, amount, by } => {
            line.who(who).set("nth", nth).n(amount).because("event-fed", by)
        }
        Event::Marked { vampire, by } => line.vampire(vampire).because("event-marked", by),
        Event::MarkTaken { who, vampire, amount } => {
            line.who(who).vampire(vampire).n(amount).say("event-mark-taken")
        }
        _ => None,
    }
}
