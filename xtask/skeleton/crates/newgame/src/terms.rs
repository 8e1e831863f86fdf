//! What the words of the game carry, in messages, in notation and on the table.

use elysium_kernel::Seat;
use elysium_kit::{Form, Target, Term};
use elysium_text::{Args, Lang};

use crate::cards::CardId;
use crate::text::Words;
use crate::{Newgame, State};

impl Term<Newgame> for CardId {
    fn add(self, args: Args, name: &'static str, lang: Lang, _: Option<&State>) -> Args {
        args.set(name, Words(lang).card(self))
    }

    fn notation(self, _: &State) -> String {
        self.slug().into()
    }

    fn form() -> Form {
        Form::card()
    }

    /// There is one of each, so a card is found by its name.
    fn targets(self, _: &State, _: Seat) -> Vec<Target> {
        vec![Target::card(self.slug())]
    }

    fn samples() -> Vec<Self> {
        CardId::all().collect()
    }

    fn card(self) -> Option<&'static str> {
        Some(self.slug())
    }
}
