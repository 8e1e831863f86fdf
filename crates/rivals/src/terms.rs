//! What the words of the game carry: cards, types, decks, promises and the like, in messages and in notation.

use elysium_kernel::Seat;
use elysium_kit::{Form, Target, Term, seat, word_terms};
use elysium_text::{Args, Lang};

use crate::cards::{CardId, Clan, Type};
use crate::notation::{promised, source_card};
use crate::places;
use crate::sets::Slot;
use crate::state::Attachment;
use crate::text::Words;
use crate::vocabulary::{Deck, Phase, Promise, Source};
use crate::{Rivals, State};

impl Term<Rivals> for CardId {
    fn add(self, args: Args, name: &'static str, lang: Lang, _: Option<&State>) -> Args {
        args.set(name, Words(lang).card(self))
    }

    fn notation(self, _: &State) -> String {
        self.slug().into()
    }

    fn form() -> Form {
        Form::card()
    }

    /// One card in five: all kinds, with and without abilities that can be declined or chosen from.
    fn samples() -> Vec<Self> {
        CardId::all().step_by(5).collect()
    }

    fn card(self) -> Option<&'static str> {
        Some(self.slug())
    }
}

/// A card of a player's own decks; `$side` is whose it is.
impl Term<Rivals> for Slot {
    fn add(self, args: Args, name: &'static str, lang: Lang, state: Option<&State>) -> Args {
        let Some(state) = state else { return args };
        let args = args.set(name, Words(lang).slot(state, self));
        args.set("side", seat::<Rivals>(lang, Some(state), self.owner()))
    }

    fn notation(self, state: &State) -> String {
        state.card(self).slug().into()
    }

    fn form() -> Form {
        Form::card()
    }

    fn targets(self, state: &State, _: Seat) -> Vec<Target> {
        places::alike(state, self)
    }

    fn samples() -> Vec<Self> {
        vec![Slot::vampire(Seat(0), 0), Slot::vampire(Seat(1), 1)]
    }
}

/// Which card it is follows from its bearer: whoever words the choice adds it.
impl Term<Rivals> for Attachment {
    fn add(self, args: Args, _: &'static str, _: Lang, _: Option<&State>) -> Args {
        args
    }

    fn notation(self, _: &State) -> String {
        String::new()
    }

    fn form() -> Form {
        Form::card()
    }

    fn samples() -> Vec<Self> {
        vec![Attachment::title(0), Attachment::city(0)]
    }
}

impl Term<Rivals> for Source {
    fn add(self, args: Args, name: &'static str, lang: Lang, state: Option<&State>) -> Args {
        match state {
            Some(state) => args.set(name, Words(lang).card(source_card(state, self))),
            None => args,
        }
    }

    fn notation(self, state: &State) -> String {
        source_card(state, self).slug().into()
    }

    fn form() -> Form {
        Form::card()
    }

    fn targets(self, state: &State, _: Seat) -> Vec<Target> {
        places::source(state, self)
    }

    fn samples() -> Vec<Self> {
        let vampire = Slot::vampire(Seat(0), 0);
        vec![
            Source::Vampire(vampire),
            Source::Attached(vampire, Attachment::city(0)),
            Source::Ongoing(Slot::library(Seat(0), 0)),
            Source::Haven(Seat(1)),
            Source::Agenda(Seat(0)),
            Source::AttackCard(Slot::library(Seat(0), 1)),
            Source::City(0),
        ]
    }
}

word_terms! { Rivals:
    // Whoever offers it as a choice shows its name.
    Type Type::ALL,
    Clan as "clan" Clan::ALL,
    Deck [Deck::Library, Deck::Faction],
    Phase as "phase" [Phase::Beginning, Phase::Action, Phase::End],
}

/// Which promise it is for messages to choose by, to whom (`$whom`), and the Agenda at which peace ends (`$n`).
impl Term<Rivals> for Promise {
    fn add(self, args: Args, name: &'static str, lang: Lang, state: Option<&State>) -> Args {
        let (word, whom, n) = match self {
            Promise::Answer(true) => ("yes", None, 0),
            Promise::Answer(false) => ("no", None, 0),
            Promise::Intel(whom) => ("intel", Some(whom), 0),
            Promise::Peace(whom, n) => ("peace", Some(whom), n),
        };
        let args = args.set(name, word).set("n", n);
        match whom {
            Some(whom) => args.set("whom", seat::<Rivals>(lang, state, whom)),
            None => args,
        }
    }

    fn notation(self, _: &State) -> String {
        promised(self)
    }

    fn form() -> Form {
        Form::one_of("promise", ["yes", "no", "intel.<seat>", "peace.<seat>.<number>"])
    }

    fn samples() -> Vec<Self> {
        vec![
            Promise::Answer(true),
            Promise::Answer(false),
            Promise::Intel(Seat(1)),
            Promise::Peace(Seat(1), 9),
        ]
    }
}
