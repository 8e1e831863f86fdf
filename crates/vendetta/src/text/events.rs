//! Events: who, what, and the card that did it.

use elysium_kernel::Seat;
use elysium_text::{Args, Value};

use super::{Words, stakes};
use crate::State;
use crate::cards::CardId;
use crate::notation::word;
use crate::sets::Loc;
use crate::vocabulary::{Event, Pick};

/// A line of the log being written: the subject first.
pub(super) struct Line<'a> {
    pub words: Words,
    pub state: &'a State,
    args: Args,
    about: Option<CardId>,
}

impl Line<'_> {
    pub fn set(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.args = self.args.set(name, value);
        self
    }

    pub fn who(self, seat: Seat) -> Self {
        self.seat("who", seat)
    }

    pub fn seat(self, name: &'static str, seat: Seat) -> Self {
        let seat = self.words.seat(self.state, seat);
        self.set(name, seat)
    }

    pub fn n(self, n: u8) -> Self {
        self.set("n", n)
    }

    pub fn card(mut self, card: CardId) -> Self {
        self.about = Some(card);
        let card = self.words.card(card);
        self.set("card", card)
    }

    pub fn at(self, at: Loc) -> Self {
        let at = self.words.at(at);
        self.set("at", at)
    }

    pub fn to(self, at: Loc) -> Self {
        let to = self.words.to(at);
        self.set("to", to)
    }

    pub fn from(self, at: Loc) -> Self {
        let from = self.words.from(at);
        self.set("from", from)
    }

    pub fn say(self, id: &str) -> Option<String> {
        Some(self.words.say(id, self.args))
    }

    /// Says it, and the card that did it, unless the line speaks of that very card.
    pub fn because(self, id: &str, by: impl Into<Option<CardId>>) -> Option<String> {
        let (words, by) = (self.words, by.into().filter(|&by| self.about != Some(by)));
        let what = self.say(id)?;
        match by {
            Some(by) => {
                Some(words.say("event-because", Args::new().set("what", what).set("by", words.card(by))))
            }
            None => Some(what),
        }
    }
}

/// `None` where a line would only repeat another, or say that somebody looked at hidden cards in
/// the ordinary course of a round.
pub(crate) fn event(words: Words, state: &State, event: Event) -> Option<String> {
    let line = Line { words, state, args: Args::new(), about: None };
    match event {
        Event::Ambition { who } => line.who(who).say("event-ambition"),
        Event::ClanOffered { clan } => line.set("clan", words.clan(clan)).say("event-clan-offered"),
        Event::RelicOffered { relic } => line.card(relic).say("event-relic-offered"),
        // Before clans are named the seat is a letter; this line adds the clan.
        Event::ClanTaken { who, clan } => {
            line.set("who", words.seat_with(who, None)).set("clan", words.clan(clan)).say("event-clan-taken")
        }
        Event::RelicTaken { who, relic } => line.who(who).card(relic).say("event-relic-taken"),
        Event::LocationCard { at, card } => {
            line.set("place", words.place(at)).card(card).say("event-location-card")
        }
        Event::Round { round } => line.n(round).say("event-round"),
        Event::Phase { phase } => line.set("phase", words.phase(phase)).say("event-phase"),
        Event::Stage { at, stage } => {
            line.set("place", words.place(at)).set("stage", words.stage(stage)).say("event-stage")
        }
        Event::AllyAppears { at, ally } => line.card(ally).at(at).say("event-ally-appears"),
        Event::AllyLeaves { at, ally } => line.card(ally).from(at).say("event-ally-leaves"),
        Event::Drew { who, card: Some(card), by } => line.who(who).card(card).because("event-drew", by),
        Event::Drew { who, card: None, by: Some(by) } => line.who(who).because("event-drew-hidden", by),
        Event::Kept { who, card: Some(card) } => line.who(who).card(card).say("event-kept"),
        Event::PutUnder { who, card: Some(card) } => line.who(who).card(card).say("event-put-under"),
        Event::Drew { card: None, by: None, .. } | Event::Kept { card: None, .. } => None,
        Event::PutUnder { card: None, .. } => None,
        Event::ShuffledIn { who, card: Some(card), by } => {
            line.who(who).card(card).because("event-shuffled-in", by)
        }
        Event::ShuffledIn { who, card: None, by } => line.who(who).because("event-shuffled-in-hidden", by),
        Event::Looked { who, at, side, card, by } => {
            let line = line.who(who).at(at).seat("side", side);
            match card {
                Some(card) => line.card(card).because("event-looked", by),
                None => line.because("event-looked-hidden", by),
            }
        }
        Event::Played { who, card: Some(card), at, down, by } => line
            .who(who)
            .card(card)
            .at(at)
            .set("facing", if down { "down" } else { "up" })
            .because("event-played", by),
        Event::Played { who, card: None, at, by, .. } => {
            line.who(who).at(at).because("event-played-hidden", by)
        }
        Event::Passed { who } => line.who(who).say("event-passed"),
        Event::Token { who, stays, at } => line.who(who).at(at).set("token", token(stays)).say("event-token"),
        Event::TokenChanged { who, stays, by } => {
            line.who(who).set("token", token(stays)).because("event-token-changed", by)
        }
        Event::Withdrew { who, at, to: Some(to), cards } => {
            line.who(who).from(at).to(to).n(cards).say("event-withdrew")
        }
        Event::Withdrew { who, at, to: None, cards } => {
            line.who(who).from(at).n(cards).say("event-withdrew-to-hand")
        }
        Event::Revealed { who, card, at } => line.who(who).card(card).at(at).say("event-revealed"),
        Event::LeftDown { who, at, by } => line.who(who).at(at).because("event-left-down", by),
        Event::TurnedDown { who, card: Some(card), at, by } => {
            line.who(who).card(card).at(at).because("event-turned-down", by)
        }
        Event::TurnedDown { who, card: None, at, by } => {
            line.who(who).at(at).because("event-turned-down-hidden", by)
        }
        Event::ToHand { who, card: Some(card), by } => line.who(who).card(card).because("event-to-hand", by),
        Event::ToHand { who, card: None, by } => line.who(who).because("event-to-hand-hidden", by),
        Event::Moved { who, card, to, by } => line.who(who).card(card).to(to).because("event-moved", by),
        Event::CardsBack { cards: 0, .. } => None,
        Event::CardsBack { who, cards } => line.who(who).n(cards).say("event-cards-back"),
        // The line on the skipped steps says it all.
        Event::Picked { pick: Pick::Skip, .. } => None,
        Event::Picked { who, pick, by } => line.who(who).set("pick", word(pick)).because("event-picked", by),
        Event::Skips { who, at, by } => line.who(who).at(at).because("event-skips", by),
        Event::Forestalled { who, card, by } => line.who(who).card(card).because("event-forestalled", by),
        Event::Assault { who, at, by } => line.who(who).at(at).because("event-assault", by),
        Event::Bid { who, amount, by } => line.who(who).n(amount).because("event-bid", by),
        Event::LowestBid { who, by } => line.who(who).because("event-lowest-bid", by),
        Event::PartnerLeftOut { who, by } => line.who(who).because("event-partner-left-out", by),
        Event::RelicUsed { who, relic } => line.who(who).card(relic).say("event-relic-used"),
        Event::BloodDeployed { .. }
        | Event::TokensTurned { .. }
        | Event::Gained { .. }
        | Event::Spent { .. }
        | Event::Lost { .. }
        | Event::Stolen { .. }
        | Event::Ignored { .. }
        | Event::Added { .. }
        | Event::Taken { .. }
        | Event::Discarded { .. }
        | Event::BloodBack { .. }
        | Event::BloodMoved { .. }
        | Event::Exchanged { .. } => stakes::blood(line, event),
        Event::InfluenceGained { .. }
        | Event::InfluenceLost { .. }
        | Event::InfluenceGiven { .. }
        | Event::Frenzy { .. }
        | Event::Drained { .. }
        | Event::Diablerie { .. }
        | Event::Eliminated { .. }
        | Event::Restored { .. }
        | Event::Total { .. }
        | Event::Ranked { .. }
        | Event::AllyWon { .. }
        | Event::VictimDrawn { .. }
        | Event::NoVictimLeft { .. }
        | Event::NobodyLeft { .. }
        | Event::Score { .. }
        | Event::Won { .. } => stakes::standing(line, event),
    }
}

fn token(stays: bool) -> &'static str {
    if stays { "stay" } else { "withdraw" }
}
