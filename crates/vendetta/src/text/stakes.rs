//! Events of blood, influence, alliances and scores.

use super::events::Line;
use crate::vocabulary::Event;

pub(super) fn blood(line: Line, event: Event) -> Option<String> {
    match event {
        Event::BloodDeployed { who, amount, at, by } => {
            line.who(who).n(amount).at(at).because("event-blood-deployed", by)
        }
        Event::TokensTurned { who, amount, at } => line.who(who).n(amount).at(at).say("event-tokens-turned"),
        Event::Gained { who, amount, by } => line.who(who).n(amount).because("event-gained", by),
        Event::Spent { who, amount, by } => line.who(who).n(amount).because("event-spent", by),
        Event::Lost { who, amount, by } => line.who(who).n(amount).because("event-lost", by),
        Event::Stolen { who, from, amount, by } => {
            line.who(who).seat("victim", from).n(amount).because("event-stolen", by)
        }
        Event::Ignored { who, by, of: Some(of) } => line.who(who).card(of).because("event-ignored", by),
        Event::Ignored { who, by, of: None } => line.who(who).because("event-ignored-loss", by),
        Event::Added { who, amount, at, by } => line.who(who).n(amount).at(at).because("event-added", by),
        Event::Taken { who, from, amount, at, by, deployed } => {
            let goal = if deployed { "side" } else { "pool" };
            line.who(who).seat("victim", from).n(amount).at(at).set("goal", goal).because("event-taken", by)
        }
        Event::Discarded { who, amount, at, by } => {
            line.who(who).n(amount).from(at).because("event-discarded", by)
        }
        Event::BloodBack { who, amount, at, by } => {
            line.who(who).n(amount).from(at).because("event-blood-back", by)
        }
        Event::BloodMoved { who, amount, from, to, by } => {
            line.who(who).n(amount).from(from).to(to).because("event-blood-moved", by)
        }
        Event::Exchanged { who, pool, deployed, at, by } => {
            line.who(who).set("pool", pool).set("deployed", deployed).at(at).because("event-exchanged", by)
        }
        _ => None,
    }
}

pub(super) fn standing(line: Line, event: Event) -> Option<String> {
    match event {
        Event::InfluenceGained { who, amount, by } => {
            line.who(who).n(amount).because("event-influence-gained", by)
        }
        Event::InfluenceLost { who, amount, by } => {
            line.who(who).n(amount).because("event-influence-lost", by)
        }
        Event::InfluenceGiven { who, to, amount, by } => {
            line.who(who).seat("taker", to).n(amount).because("event-influence-given", by)
        }
        Event::Frenzy { who, causer: Some(causer), by } => {
            line.who(who).seat("causer", causer).because("event-frenzy-caused", by)
        }
        Event::Frenzy { who, causer: None, by } => line.who(who).because("event-frenzy", by),
        Event::Drained { who, card, blood } => line.who(who).card(card).n(blood).say("event-drained"),
        Event::Diablerie { who, tokens } => line.who(who).n(tokens).say("event-diablerie"),
        Event::Eliminated { who } => line.who(who).say("event-eliminated"),
        Event::Restored { who, card, by } => line.who(who).card(card).because("event-restored", by),
        Event::Total { who, at, total } => line.who(who).n(total).at(at).say("event-total"),
        Event::Ranked { who, rank, at } => line.who(who).set("rank", rank).at(at).say("event-ranked"),
        Event::AllyWon { who, ally, at } => line.who(who).card(ally).at(at).say("event-ally-won"),
        Event::VictimDrawn { who, by } => line.who(who).because("event-victim-drawn", by),
        Event::NoVictimLeft { who } => line.who(who).say("event-no-victim-left"),
        Event::NobodyLeft { at } => line.at(at).say("event-nobody-left"),
        Event::Score { who, score } => line.who(who).set("score", score).say("event-score"),
        Event::Won { winners } => {
            let (n, who) = (winners.len(), line.words.seats(line.state, winners));
            line.set("who", who).set("n", n).say("event-won")
        }
        _ => None,
    }
}
