//! What the words of the game carry: cards, clans, places and the like, in messages and in notation.

use elysium_kernel::{Seat, Viewer};
use elysium_kit::{Form, Target, Term, seat, word_terms};
use elysium_text::{Args, Lang};

use crate::cards::{CardId, Clan};
use crate::places::{TablePlace, at};
use crate::sets::{Loc, Slot};
use crate::text::Words;
use crate::view::knows;
use crate::vocabulary::{Phase, Pick, Stage};
use crate::{State, Vendetta};

impl Term<Vendetta> for CardId {
    fn add(self, args: Args, name: &'static str, lang: Lang, _: Option<&State>) -> Args {
        args.set(name, Words(lang).card(self))
    }

    fn notation(self, _: &State) -> String {
        self.slug().into()
    }

    fn form() -> Form {
        Form::card()
    }

    /// One of each sort, with and without an effect that can be declined or picked.
    fn samples() -> Vec<Self> {
        ["challenge", "one-step-ahead", "hunt", "victim", "betty-fuller", "edward-neally", "bone-whistle"]
            .into_iter()
            .filter_map(CardId::find)
            .chain(CardId::all().step_by(7))
            .collect()
    }

    fn card(self) -> Option<&'static str> {
        Some(self.slug())
    }
}

/// The card in a slot; `$side` is whose side it lies on, `$at` where, if it is deployed.
impl Term<Vendetta> for Slot {
    fn add(self, args: Args, name: &'static str, lang: Lang, state: Option<&State>) -> Args {
        let Some(state) = state else { return args };
        let args = args.set(name, Words(lang).card(state.card_of(self)));
        let args = args.set("side", seat::<Vendetta>(lang, Some(state), state.holder(self)));
        match state.location_of(self) {
            Some(at) => at.add(args, "at", lang, Some(state)),
            None => args,
        }
    }

    fn notation(self, state: &State) -> String {
        state.card_of(self).slug().into()
    }

    fn form() -> Form {
        Form::card()
    }

    /// No two clan cards of a game are the same, so a card that is known is found by its name.
    fn targets(self, state: &State, who: Seat) -> Vec<Target> {
        let known = self.owner() == who || knows(state, Viewer::Seat(who), self);
        if known { vec![Target::card(state.card_of(self).slug())] } else { Vec::new() }
    }

    fn samples() -> Vec<Self> {
        vec![Slot::of(Seat(1), 0)]
    }
}

/// Phrases, since languages decline names of places: `$at` is "at Location 2", and `$at-place`, `$at-to` and
/// `$at-from` are its other forms; a field called `to` or `from` has that form itself.
impl Term<Vendetta> for Loc {
    fn add(self, args: Args, name: &'static str, lang: Lang, _: Option<&State>) -> Args {
        let words = Words(lang);
        match name {
            "to" => args.set(name, words.to(self)),
            "from" => args.set(name, words.from(self)),
            _ => args
                .set(name, words.at(self))
                .set(format!("{name}-place"), words.place(self))
                .set(format!("{name}-to"), words.to(self))
                .set(format!("{name}-from"), words.from(self)),
        }
    }

    fn notation(self, _: &State) -> String {
        self.name().into()
    }

    fn form() -> Form {
        Form::one_of("location", Loc::all().map(Loc::name))
    }

    fn targets(self, _: &State, _: Seat) -> Vec<Target> {
        at(TablePlace::At(self))
    }

    fn samples() -> Vec<Self> {
        vec![Loc(1), Loc::HAVEN]
    }
}

impl Term<Vendetta> for Clan {
    fn add(self, args: Args, name: &'static str, lang: Lang, _: Option<&State>) -> Args {
        args.set(name, Words(lang).clan(self))
    }

    fn notation(self, _: &State) -> String {
        self.slug().into()
    }

    fn form() -> Form {
        Form::one_of("clan", Clan::ALL.iter().map(|clan| clan.slug()))
    }

    fn targets(self, _: &State, _: Seat) -> Vec<Target> {
        at(TablePlace::Clan(self))
    }

    fn samples() -> Vec<Self> {
        vec![Clan::Brujah]
    }
}

word_terms! { Vendetta:
    Phase as "phase" [
        Phase::Feed,
        Phase::LocationSetup,
        Phase::HandManagement,
        Phase::Planning,
        Phase::Resolution,
        Phase::EndOfRound,
    ],
    Stage as "stage" [Stage::Withdraw, Stage::Revelation, Stage::Preparation, Stage::Conflict, Stage::Aftermath],
    Pick [Pick::Skip, Pick::Steal, Pick::Blood, Pick::Influence],
}
