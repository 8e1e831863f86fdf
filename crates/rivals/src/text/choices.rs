//! Options, in words for the one who is asked.

use elysium_kernel::Seat;
use elysium_text::Args;

use super::abilities::{chosen, offered, offered_at};
use super::asks::{Down, Parts, attacker};
use super::promises::promise;
use super::{Words, capitalised};
use crate::State;
use crate::cards::{Sort, When};
use crate::notation::source_card;
use crate::rules::stats;
use crate::sets::Slot;
use crate::state::Attachment;
use crate::state::Target;
use crate::vocabulary::{Ask, Choice, Source};

/// What options are told by.
#[derive(Clone, Copy)]
struct Teller<'a> {
    words: Words,
    state: &'a State,
    who: Seat,
    ask: Ask,
}

pub(crate) fn option(words: Words, state: &State, who: Seat, ask: Ask, choice: Choice) -> String {
    Teller { words, state, who, ask }.option(choice)
}

impl Teller<'_> {
    fn option(self, choice: Choice) -> String {
        let (words, state) = (self.words, self.state);
        let card = |card: String| self.about().set("card", card);
        let slot = |slot: Slot| card(words.slot(state, slot));
        let vampire = |slot: Slot| card(words.vampire(state, slot));
        match choice {
            Choice::Draw => words.plain("option-draw"),
            Choice::Recruit(new) => words.say("option-recruit", slot(new).set("n", self.price(new))),
            Choice::Play(new) => words.say("option-play", card(words.playable(state, state.card(new)))),
            Choice::Attack(attacker) => words.say("option-attack", slot(attacker)),
            Choice::Claim(claimant) => words.say("option-claim", slot(claimant)),
            Choice::TitleAction(bearer) => self.title_action(bearer),
            Choice::Move(mover) => words.say("option-move", slot(mover)),
            Choice::Regroup(mover) => words.say("option-regroup", slot(mover)),
            Choice::Use(source) => self.use_source(source),
            Choice::BurnRetainer(bearer, one) => {
                words.say("option-burn-retainer", self.attached(bearer, one))
            }
            Choice::Show(nth, foe) => words.say("option-show", self.down(nth).set("foe", self.seat(foe))),
            Choice::Invite(nth, foe) => words.say("option-invite", self.down(nth).set("foe", self.seat(foe))),
            Choice::Contribute(nth) => words.say("option-contribute", self.down(nth)),
            Choice::Resolve(nth) => words.say("option-resolve", self.down(nth)),
            Choice::Flip => words.say("option-flip", card(words.card(state.agenda_card(self.who)))),
            Choice::EndTurn => words.plain("option-end-turn"),
            Choice::Alone => words.plain("option-alone"),
            Choice::With(other) => words.say("option-with", slot(other)),
            Choice::FromLibrary => {
                words.say("option-from-library", self.about().set("n", state[self.who].library_size()))
            }
            Choice::FromFaction => {
                words.say("option-from-faction", self.about().set("n", state[self.who].faction_size()))
            }
            Choice::Target(victim) => {
                self.of_side("option-target", victim, words.target(state, Target::Vampire(victim)))
            }
            Choice::Mortal(city) => words.target(state, Target::Mortal(city)),
            Choice::CityCard(city) | Choice::City(city) => words.city(state, city),
            Choice::Type(kind) => words.attack_type(state, kind),
            Choice::Card(laid) => words.say("option-card", card(self.hand_card(laid))),
            Choice::FaceUp(laid) => words.say("option-face-up", card(words.weapon(state, state.card(laid)))),
            Choice::Block(blocker) => words.say("option-block", vampire(blocker)),
            Choice::Vampire(other) if other.owner() != self.who => {
                self.of_side("option-target", other, words.vampire(state, other))
            }
            Choice::Vampire(own) => words.say("option-vampire", vampire(own)),
            Choice::Foe(seat) => words.say("option-foe", self.about().set("foe", self.seat(seat))),
            Choice::Retainer(bearer, one) => words.say("option-retainer", self.attached(bearer, one)),
            Choice::Ongoing(own) => self.of_side("option-ongoing", own, words.slot(state, own)),
            Choice::FaceDown(nth) => words.say("option-face-down", self.down(nth)),
            Choice::Option(nth) => self.text(nth),
            Choice::Amount(n) => words.say("option-amount", self.about().set("n", n)),
            Choice::Burn => words.say("option-burn", self.prey()),
            Choice::Attach => words.say("option-attach", self.prey()),
            Choice::Keep => words.plain("option-keep"),
            Choice::Bottom => words.plain("option-bottom"),
            Choice::Exert(member) => words.say("option-exert", card(words.exertable(state, member))),
            Choice::Modifier(laid) => {
                words.say("option-modifier", card(words.modifier(state, state.card(laid))))
            }
            Choice::Spend(n) => words.say("option-spend", Args::new().set("n", n)),
            Choice::Hide(n) => words.say("option-hide", Args::new().set("n", n)),
            Choice::Promise(made) => {
                words.say("option-promise", promise(words, Some(state), made, Args::new()))
            }
            Choice::Yes => self.yes(),
            Choice::No => words.say("option-no", self.about()),
            Choice::Done => words.say("option-done", self.about()),
            Choice::First(seat) | Choice::Token(seat) => self.seat(seat),
            Choice::Drawn(drawn) => words.slot(state, drawn),
        }
    }

    fn about(self) -> Args {
        Args::new().set("ask", Parts::of(self.ask).word)
    }

    fn seat(self, seat: Seat) -> String {
        self.words.seat(self.state, seat)
    }

    /// The Prestige for a vampire (§8.2, Herald).
    fn price(self, slot: Slot) -> u8 {
        let discount = stats::recruit_discount(self.state, slot.owner());
        self.state.marks(slot).potency.saturating_sub(discount)
    }

    /// A card in play, with the player whose it is.
    fn of_side(self, id: &str, slot: Slot, card: String) -> String {
        self.words.say(id, Args::new().set("card", card).set("side", self.seat(slot.owner())))
    }

    /// A card of the hand: in an attack its numbers count.
    fn hand_card(self, slot: Slot) -> String {
        match self.ask {
            Ask::AttackCard(_) | Ask::React(_) => self.words.weapon(self.state, self.state.card(slot)),
            _ => self.words.slot(self.state, slot),
        }
    }

    /// An own face-down card: its player knows it.
    fn down(self, nth: u8) -> Args {
        Down::find(self.state, self.who, nth).tell(self.words, self.state, Args::new().set("n", nth))
    }

    /// A card attached to a vampire, with its bearer.
    fn attached(self, bearer: Slot, one: Attachment) -> Args {
        let (card, vampire) = (self.state.attached_card(bearer, one), self.words.slot(self.state, bearer));
        Args::new().set("card", self.words.card(card)).set("vampire", vampire)
    }

    /// What a beaten mortal is good for: who mends or gets it, and how much (§21.5).
    fn prey(self) -> Args {
        let blood = match self.ask {
            Ask::BurnOrAttach(card) => match card.sort() {
                Sort::City(i) => self.state.book().city[usize::from(i)].blood,
                _ => 0,
            },
            _ => 0,
        };
        Args::new().set("n", blood).set("vampire", attacker(self.words, self.state))
    }

    /// An ability with what it costs and does, where the question tells which of the card's it is.
    fn use_source(self, source: Source) -> String {
        let card = source_card(self.state, source);
        let when = match self.ask {
            Ask::Act(_) => Some(When::InActionPhase),
            Ask::Abilities(_) => Some(When::InAttack),
            Ask::Prevent(..) => Some(When::Prevent),
            Ask::Scheme(_) | Ask::Exert(..) => Some(When::ForInfluence),
            _ => None,
        };
        let effects = when.and_then(|when| offered_at(self.words, card, self.state.options.errata, when));
        let card = self.words.details(self.words.card(card), effects);
        self.words.say("option-use", self.about().set("card", card))
    }

    /// The action that a Title gives (§6.6).
    fn title_action(self, bearer: Slot) -> String {
        let (words, errata) = (self.words, self.state.options.errata);
        let titles = stats::attached(self.state, bearer).map(|(_, card)| card);
        let mut acting =
            titles.filter_map(|card| Some((card, offered_at(words, card, errata, When::Action)?)));
        let title = match acting.next() {
            Some((card, effects)) => words.details(words.card(card), [effects]),
            // It has left the vampire since the question was put.
            None => words.plain("option-hidden-card"),
        };
        words.say(
            "option-title-action",
            Args::new().set("card", words.slot(self.state, bearer)).set("title", title),
        )
    }

    /// One of the texts of a card, as on the card.
    fn text(self, nth: u8) -> String {
        let text = match self.ask {
            Ask::Option(card) => chosen(self.words, card, nth),
            _ => None,
        };
        match text {
            Some(text) => capitalised(text),
            None => self.words.say("option-nth-text", Args::new().set("n", nth)),
        }
    }

    /// A yes says what it does; where a card's effect is optional, in the words of the card.
    fn yes(self) -> String {
        let does = match self.ask {
            Ask::May(card) => offered(self.words, card, self.state.options.errata),
            _ => None,
        };
        match does {
            Some(effects) => self.words.say("option-yes-effects", Args::new().set("effects", effects)),
            None => self.words.say("option-yes", self.about()),
        }
    }
}
