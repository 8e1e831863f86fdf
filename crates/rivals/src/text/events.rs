//! Events: who, what, and the card that did it.

use elysium_kernel::Seat;
use elysium_text::{Args, Value};

use super::{Words, fights, politics, promises, stakes};
use crate::State;
use crate::cards::{CardId, Type};
use crate::vocabulary::{Deck, Event, Phase, Promise};

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

    /// The card that the line speaks of.
    pub fn card(mut self, card: CardId) -> Self {
        self.about = Some(card);
        self.named("card", card)
    }

    /// The vampire that the line speaks of.
    pub fn vampire(mut self, vampire: CardId) -> Self {
        self.about = self.about.or(Some(vampire));
        self.named("vampire", vampire)
    }

    pub fn named(self, name: &'static str, card: CardId) -> Self {
        let card = self.words.card(card);
        self.set(name, card)
    }

    pub fn kind(self, kind: Type) -> Self {
        self.set("type", kind.slug())
    }

    pub fn deck(self, deck: Deck) -> Self {
        self.set("deck", if deck == Deck::Library { "library" } else { "faction" })
    }

    pub fn promise(mut self, promise: Promise) -> Self {
        self.args = promises::promise(self.words, Some(self.state), promise, self.args);
        self
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

/// `None` where a line would only repeat another.
pub(crate) fn event(words: Words, state: &State, event: Event) -> Option<String> {
    let line = Line { words, state, args: Args::new(), about: None };
    match event {
        Event::FirstPlayer { who } => line.who(who).say("event-first-player"),
        // This line tells the clan that the seat is called by from now on.
        Event::LeaderChosen { who, vampire } => {
            line.set("who", words.seat_with(who, None)).vampire(vampire).say("event-leader-chosen")
        }
        Event::Bid { who, amount } => line.who(who).n(amount).say("event-bid"),
        Event::BidPassed { who } => line.who(who).say("event-bid-passed"),
        Event::BidWon { who, amount, vampire } => {
            line.who(who).n(amount).vampire(vampire).say("event-bid-won")
        }
        Event::TokenBack { who } => line.who(who).say("event-token-back"),
        Event::RivalToken { who, rival } => line.who(who).seat("rival", rival).say("event-rival-token"),
        Event::Turn { who, turn } => line.who(who).n(turn).say("event-turn"),
        // The line on the turn says it.
        Event::Phase { phase: Phase::Beginning } => None,
        Event::Phase { phase } => line.set("phase", words.phase(phase)).say("event-phase"),
        Event::CityCard { card } => line.card(card).say("event-city-card"),
        Event::CityShuffled => line.say("event-city-shuffled"),
        Event::CityEmpty => line.say("event-city-empty"),
        Event::EventBurned { card } => line.card(card).say("event-event-burned"),
        Event::EventsReturned { amount, by } => line.n(amount).because("event-events-returned", by),
        Event::Returned { who } => line.who(who).say("event-returned"),
        Event::StaysOut { vampire, by } => line.vampire(vampire).because("event-stays-out", by),
        Event::Drew { who, deck, card: Some(card), by } => {
            line.who(who).deck(deck).card(card).because("event-drew", by)
        }
        Event::Drew { who, deck, card: None, by } => {
            line.who(who).deck(deck).because("event-drew-hidden", by)
        }
        Event::NothingToDraw { who } => line.who(who).say("event-nothing-to-draw"),
        Event::Discarded { who, card, by } => line.who(who).card(card).because("event-discarded", by),
        Event::PutAway { who, card, by } => line.who(who).card(card).because("event-put-away", by),
        Event::Recovered { who, card, by } => line.who(who).card(card).because("event-recovered", by),
        Event::Recruited { who, vampire, cost } => {
            line.who(who).vampire(vampire).n(cost).say("event-recruited")
        }
        Event::FraudBurned { who, vampire } => line.who(who).vampire(vampire).say("event-fraud-burned"),
        Event::Played { who, card, vampire: Some(vampire) } => {
            line.who(who).card(card).vampire(vampire).say("event-played-with")
        }
        Event::Played { who, card, vampire: None } => line.who(who).card(card).say("event-played"),
        Event::PlayedFaceDown { who, card: Some(card), vampire } => {
            line.who(who).card(card).vampire(vampire).say("event-played-face-down")
        }
        Event::PlayedFaceDown { who, card: None, vampire } => {
            line.who(who).vampire(vampire).say("event-played-face-down-hidden")
        }
        Event::Used { who, card } => line.who(who).card(card).say("event-used"),
        Event::Peeked { who, deck, card: Some(card), by } => {
            line.who(who).deck(deck).card(card).because("event-peeked", by)
        }
        Event::Peeked { who, deck, card: None, by } => {
            line.who(who).deck(deck).because("event-peeked-hidden", by)
        }
        Event::KeptOnTop { who, deck, by } => line.who(who).deck(deck).because("event-kept-on-top", by),
        Event::PutUnder { who, deck, by } => line.who(who).deck(deck).because("event-put-under", by),
        Event::TopRevealed { who, card, by } => line.who(who).card(card).because("event-top-revealed", by),
        Event::OngoingBurned { who, card, by } => {
            line.who(who).card(card).because("event-ongoing-burned", by)
        }
        Event::Moved { vampire } => line.vampire(vampire).say("event-moved"),
        Event::Joined { vampire, with } => line.vampire(vampire).named("with", with).say("event-joined"),
        Event::WentAlone { vampire } => line.vampire(vampire).say("event-went-alone"),
        Event::Exhausted { vampire, by } => line.vampire(vampire).because("event-exhausted", by),
        Event::AgendaFlipped { who, card } => line.who(who).card(card).say("event-agenda-flipped"),
        Event::KnockedOut { who, by: Some(by) } => line.who(who).seat("foe", by).say("event-knocked-out-by"),
        Event::KnockedOut { who, by: None } => line.who(who).say("event-knocked-out"),
        Event::TurnLimit => line.say("event-turn-limit"),
        Event::Won { winners } => {
            let (n, who) = (winners.len(), words.seats(state, winners));
            line.set("who", who).set("n", n).say("event-won")
        }
        Event::GainedPrestige { .. }
        | Event::LostPrestige { .. }
        | Event::PaidPrestige { .. }
        | Event::StolePrestige { .. }
        | Event::GainedAgenda { .. }
        | Event::LostAgenda { .. }
        | Event::LostBlood { .. }
        | Event::PaidBlood { .. }
        | Event::StoleBlood { .. }
        | Event::Mended { .. }
        | Event::Loaded { .. }
        | Event::Fed { .. }
        | Event::Marked { .. }
        | Event::MarkTaken { .. } => stakes::tokens(line, event),
        Event::Attack { .. }
        | Event::Intel { .. }
        | Event::OutOfReach { .. }
        | Event::AttackOver { .. }
        | Event::AttackType { .. }
        | Event::CardLaid { .. }
        | Event::NoCard { .. }
        | Event::Blocked { .. }
        | Event::BlockUndone { .. }
        | Event::ReactionLaid { .. }
        | Event::ReactionBack { .. }
        | Event::Revealed { .. }
        | Event::Illegal { .. }
        | Event::Retargeted { .. }
        | Event::Cancelled { .. }
        | Event::TextVoid { .. }
        | Event::MoreDamage { .. }
        | Event::Unblockable { .. } => fights::attack(line, event),
        Event::Damage { .. }
        | Event::HunterDamage { .. }
        | Event::Redirected { .. }
        | Event::Reduced { .. }
        | Event::Prevented { .. }
        | Event::DamageTaken { .. }
        | Event::NoDamage { .. }
        | Event::MortalSurvived { .. }
        | Event::MortalDefeated { .. }
        | Event::MortalBurned { .. }
        | Event::MortalDiscarded { .. }
        | Event::HunterBack { .. }
        | Event::HunterBurned { .. }
        | Event::Attached { .. }
        | Event::AttachmentBurned { .. }
        | Event::AttachmentDiscarded { .. }
        | Event::RetainerTaken { .. }
        | Event::Torpor { .. }
        | Event::VampireBurned { .. }
        | Event::BackFromTorpor { .. } => fights::damage(line, event),
        Event::Claim { .. }
        | Event::ClaimLetPass { .. }
        | Event::ClaimFailed { .. }
        | Event::Prince { .. }
        | Event::PrinceFree
        | Event::Exerted { .. }
        | Event::MoreInfluence { .. }
        | Event::ModifierLaid { .. }
        | Event::Hid { .. }
        | Event::SpentForInfluence { .. }
        | Event::Answer { .. }
        | Event::HandOpened { .. }
        | Event::SchemeResult { .. }
        | Event::Named { .. }
        | Event::Promised { .. }
        | Event::PromiseKept { .. }
        | Event::Shown { .. }
        | Event::Contributed { .. }
        | Event::Resolved { .. } => politics::politics(line, event),
    }
}
