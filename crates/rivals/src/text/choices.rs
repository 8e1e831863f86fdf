//! Options, in words for the one who is asked.

use elysium_kernel::Seat;
use elysium_text::Args;

use super::abilities::{chosen, optional};
use super::asks::{Parts, face_down};
use super::promises::promise;
use super::{Words, capitalised};
use crate::State;
use crate::cards::CardId;
use crate::sets::Slot;
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
        let words = self.words;
        match choice {
            Choice::Draw => words.plain("option-draw"),
            Choice::Recruit(slot) => {
                let potency = self.state.marks(slot).potency;
                words.say("option-recruit", self.slot(slot).set("n", potency))
            }
            Choice::Play(slot) => words.say("option-play", self.slot(slot)),
            Choice::Attack(slot) => words.say("option-attack", self.slot(slot)),
            Choice::Claim(slot) => words.say("option-claim", self.slot(slot)),
            Choice::TitleAction(slot) => words.say("option-title-action", self.slot(slot)),
            Choice::Move(slot) => words.say("option-move", self.slot(slot)),
            Choice::Regroup(slot) => words.say("option-regroup", self.slot(slot)),
            Choice::Use(source) => {
                words.say("option-use", self.about().set("card", words.card(self.source(source))))
            }
            Choice::BurnRetainer(slot, nth) => words.say("option-burn-retainer", self.attached(slot, nth)),
            Choice::Show(nth, foe) => words.say("option-show", self.down(nth).set("foe", self.seat(foe))),
            Choice::Invite(nth, foe) => words.say("option-invite", self.down(nth).set("foe", self.seat(foe))),
            Choice::Contribute(nth) => words.say("option-contribute", self.down(nth)),
            Choice::Resolve(nth) => words.say("option-resolve", self.down(nth)),
            Choice::Flip => {
                let agenda = words.card(self.state.agenda_card(self.who));
                words.say("option-flip", Args::new().set("card", agenda))
            }
            Choice::EndTurn => words.plain("option-end-turn"),
            Choice::Alone => words.plain("option-alone"),
            Choice::With(slot) => words.say("option-with", self.slot(slot)),
            Choice::FromLibrary => words.say("option-from-library", self.about()),
            Choice::FromFaction => words.say("option-from-faction", self.about()),
            Choice::Target(slot) => self.of_side("option-target", slot),
            Choice::Mortal(city) | Choice::CityCard(city) | Choice::City(city) => {
                words.city(self.state, city)
            }
            Choice::Type(kind) => words.kind_of_attack(kind),
            Choice::Card(slot) => {
                words.say("option-card", self.about().set("card", words.slot(self.state, slot)))
            }
            Choice::FaceUp(slot) => words.say("option-face-up", self.slot(slot)),
            Choice::Block(slot) => words.say("option-block", self.slot(slot)),
            Choice::Vampire(slot) if slot.owner() != self.who => self.of_side("option-target", slot),
            Choice::Vampire(slot) => {
                words.say("option-vampire", self.about().set("card", words.slot(self.state, slot)))
            }
            Choice::Foe(seat) => words.say("option-foe", self.about().set("foe", self.seat(seat))),
            Choice::Retainer(slot, nth) => words.say("option-retainer", self.attached(slot, nth)),
            Choice::Ongoing(slot) => self.of_side("option-ongoing", slot),
            Choice::FaceDown(nth) => words.say("option-face-down", self.down(nth)),
            Choice::Option(nth) => self.text(nth),
            Choice::Amount(n) => words.say("option-amount", self.about().set("n", n)),
            Choice::Burn => words.plain("option-burn"),
            Choice::Attach => words.plain("option-attach"),
            Choice::Keep => words.plain("option-keep"),
            Choice::Bottom => words.plain("option-bottom"),
            Choice::Exert(slot) => words.say("option-exert", self.slot(slot)),
            Choice::Modifier(slot) => words.say("option-modifier", self.slot(slot)),
            Choice::Spend(n) => words.say("option-spend", Args::new().set("n", n)),
            Choice::Hide(n) => words.say("option-hide", Args::new().set("n", n)),
            Choice::Promise(made) => {
                words.say("option-promise", promise(words, Some(self.state), made, Args::new()))
            }
            Choice::Yes => self.yes(),
            Choice::No => words.say("option-no", self.about()),
            Choice::Done => words.say("option-done", self.about()),
            Choice::First(seat) | Choice::Token(seat) => self.seat(seat),
            Choice::Drawn(slot) => words.slot(self.state, slot),
        }
    }

    fn about(self) -> Args {
        Args::new().set("ask", Parts::of(self.ask).word)
    }

    fn slot(self, slot: Slot) -> Args {
        Args::new().set("card", self.words.slot(self.state, slot))
    }

    fn seat(self, seat: Seat) -> String {
        self.words.seat(self.state, seat)
    }

    /// A card in play, with the player whose it is.
    fn of_side(self, id: &str, slot: Slot) -> String {
        self.words.say(id, self.slot(slot).set("side", self.seat(slot.owner())))
    }

    /// An own face-down card: its player knows it.
    fn down(self, nth: u8) -> Args {
        let card = face_down(self.words, self.state, self.who, nth);
        Args::new().set("card", card).set("n", nth)
    }

    /// A card attached to a vampire, with its bearer.
    fn attached(self, bearer: Slot, nth: u8) -> Args {
        let vampire = self.words.slot(self.state, bearer);
        Args::new().set("card", self.words.card(self.attached_card(bearer, nth))).set("vampire", vampire)
    }

    fn attached_card(self, bearer: Slot, nth: u8) -> CardId {
        let attached = self.state[bearer].attached.as_slice().get(usize::from(nth));
        attached.map_or(self.state.card(bearer), |one| self.state.attached_card(bearer, one.card))
    }

    fn source(self, source: Source) -> CardId {
        match source {
            Source::Vampire(slot) | Source::Ongoing(slot) | Source::AttackCard(slot) => self.state.card(slot),
            Source::Attached(bearer, nth) => self.attached_card(bearer, nth),
            Source::Haven(seat) => self.state.haven_card(seat),
            Source::Agenda(seat) => self.state.agenda_card(seat),
            Source::City(slot) => self.state.book().city_id(slot),
        }
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
            Ask::May(card) => optional(self.words, card, self.state.options.errata),
            _ => None,
        };
        match does {
            Some(effects) => self.words.say("option-yes-effects", Args::new().set("effects", effects)),
            None => self.words.say("option-yes", self.about()),
        }
    }
}
