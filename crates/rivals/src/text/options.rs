//! What options say beyond the fields of their word: prices, numbers that count, what an ability does.

use elysium_kernel::Seat;
use elysium_kit::{Say, wording};
use elysium_text::{Args, Lang, Text};

use super::Words;
use super::abilities::{chosen, offered, offered_at};
use super::questions::Down;
use crate::cards::{CardKind, When};
use crate::notation::source_card;
use crate::rules::stats;
use crate::sets::Slot;
use crate::state::{Attachment, AttackTarget};
use crate::vocabulary::{Ask, Choice, Source};
use crate::{Rivals, State};

/// What options are worded by.
#[derive(Clone, Copy)]
struct Wording<'a> {
    words: Words,
    state: &'a State,
    who: Seat,
    ask: Ask,
}

pub(crate) fn option(lang: Lang, state: &State, who: Seat, ask: Ask, choice: Choice) -> Text {
    let wording = Wording { words: Words(lang), state, who, ask };
    match choice {
        // A vampire of somebody else is named with its player, like a target.
        Choice::Vampire(slot) if slot.owner() != who => {
            let more = Args::new().set("card", wording.words.vampire(state, slot));
            wording::option::<Rivals>(lang, state, ask, Choice::Target(slot), more)
        }
        Choice::Yes if let Some(effects) = wording.optional() => {
            wording.words.say("option-yes-effects", Args::new().set("effects", effects))
        }
        _ => wording::option::<Rivals>(lang, state, ask, choice, wording.more(choice)),
    }
}

impl Wording<'_> {
    fn more(self, choice: Choice) -> Args {
        let (words, state) = (self.words, self.state);
        let card = |card: Text| Args::new().set("card", card);
        let count = |n: u8| Args::new().set("n", n);
        match choice {
            Choice::Recruit(new) => Args::new().set("cost", self.price(new)),
            Choice::Play(new) => card(words.playable(state, state.card(new))),
            Choice::TitleAction(bearer) => Args::new().set("title", self.title(bearer)),
            Choice::Use(source) => card(self.used(source)),
            Choice::BurnRetainer(bearer, one) | Choice::Retainer(bearer, one) => {
                card(self.attached(bearer, one))
            }
            Choice::Show(nth, _)
            | Choice::Invite(nth, _)
            | Choice::Contribute(nth)
            | Choice::Resolve(nth)
            | Choice::FaceDown(nth) => Down::find(state, self.who, nth).args(words, state),
            Choice::Flip => card(words.card(state.agenda_card(self.who))),
            Choice::FromLibrary => count(state[self.who].library_size()),
            Choice::FromFaction => count(state[self.who].faction_size()),
            Choice::Target(victim) => card(words.target(state, AttackTarget::Vampire(victim))),
            Choice::Mortal(city) => card(words.target(state, AttackTarget::Mortal(city))),
            Choice::CityCard(city) | Choice::City(city) => card(words.city(state, city)),
            Choice::Type(kind) => Args::new().set("type", words.attack_type(state, kind)),
            Choice::Card(laid) => card(self.hand_card(laid)),
            Choice::FaceUp(laid) => card(words.weapon(state, state.card(laid))),
            Choice::Block(member) | Choice::Vampire(member) => card(words.vampire(state, member)),
            Choice::Option(nth) => Args::new().set("text", self.text(nth)),
            Choice::Burn | Choice::Attach => self.prey(),
            Choice::Exert(member) => card(words.exertable(state, member)),
            Choice::Modifier(laid) => card(words.modifier(state, state.card(laid))),
            _ => Args::new(),
        }
    }

    /// The Prestige for a vampire (§8.2, Herald).
    fn price(self, slot: Slot) -> u8 {
        let discount = stats::recruit_discount(self.state, slot.owner());
        self.state.marks(slot).potency.saturating_sub(discount)
    }

    /// A card of the hand: in an attack its numbers count.
    fn hand_card(self, slot: Slot) -> Text {
        match self.ask {
            Ask::AttackCard(_) | Ask::React(_) => self.words.weapon(self.state, self.state.card(slot)),
            _ => self.words.slot(self.state, slot),
        }
    }

    fn attached(self, bearer: Slot, one: Attachment) -> Text {
        self.words.card(self.state.attached_card(bearer, one))
    }

    /// What a beaten mortal is good for: who mends or gets it, and how much (§21.5).
    fn prey(self) -> Args {
        let blood = match self.ask {
            Ask::BurnOrAttach(card) => match card.kind() {
                CardKind::City(i) => self.state.book().city[usize::from(i)].blood,
                _ => 0,
            },
            _ => 0,
        };
        // Without an attack nobody is asked what becomes of its prey.
        let attack = self.state.attack.as_ref();
        let attacker = attack.map(|attack| self.words.slot(self.state, attack.attacker));
        Args::new().set("n", blood).set("vampire", attacker.unwrap_or_default())
    }

    /// An ability with what it costs and does, where the question says which of the card's it is.
    fn used(self, source: Source) -> Text {
        let card = source_card(self.state, source);
        let when = match self.ask {
            Ask::Act(_) => Some(When::InActionPhase),
            Ask::Abilities(_) => Some(When::InAttack),
            Ask::Prevent(..) => Some(When::Prevent),
            Ask::Scheme(_) | Ask::Exert(..) => Some(When::ForInfluence),
            _ => None,
        };
        let effects = when.and_then(|when| offered_at(self.words, card, self.state.options.errata, when));
        self.words.details(self.words.card(card), effects)
    }

    /// The Title whose action it is (§6.6), with what it does.
    fn title(self, bearer: Slot) -> Text {
        let (words, errata) = (self.words, self.state.options.errata);
        let titles = stats::attached(self.state, bearer).map(|(_, card)| card);
        let mut acting =
            titles.filter_map(|card| Some((card, offered_at(words, card, errata, When::Action)?)));
        match acting.next() {
            Some((card, effects)) => words.details(words.card(card), [effects]),
            // It has left the vampire since the question was put.
            None => words.plain("option-hidden-card"),
        }
    }

    /// One of the texts of a card, as on the card.
    fn text(self, nth: u8) -> Text {
        let text = match self.ask {
            Ask::Option(card) => chosen(self.words, card, nth),
            _ => None,
        };
        text.unwrap_or_else(|| self.words.say("option-nth-text", Args::new().set("n", nth)))
    }

    /// Where a card's effect is optional, a yes says it in the words of the card.
    fn optional(self) -> Option<Text> {
        let Ask::May(card) = self.ask else { return None };
        offered(self.words, card, self.state.options.errata)
    }
}
