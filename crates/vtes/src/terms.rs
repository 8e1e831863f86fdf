//! What the words of the game carry, in messages, in notation and on the table.

use elysium_kernel::Seat;
use elysium_kit::{Form, Target, Term, word_terms};
use elysium_text::{Args, Lang};

use crate::cards::{CardId, Clan, Class, Deed, Discipline, Phase, Sect, Trigger};
use crate::moment::Moment;
use crate::rules::titles::printed;
use crate::state::{ClauseNo, Means, MinionId, PermanentId, Slot, Thing};
use crate::text::Words;
use crate::titles::{Domain, Title};
use crate::{State, Vtes, notation};

impl Term<Vtes> for CardId {
    fn add(self, args: Args, name: &'static str, lang: Lang, _: Option<&State>) -> Args {
        args.set(name, Words(lang).card(self))
    }

    fn notation(self, _: &State) -> String {
        self.slug().into()
    }

    fn form() -> Form {
        Form::card()
    }

    fn samples() -> Vec<Self> {
        CardId::all().step_by(9).collect()
    }

    fn card(self) -> Option<&'static str> {
        Some(self.slug())
    }
}

/// Things of the table, each by what it is.
macro_rules! things {
    ($($Kind:ty as $form:expr, |$one:ident| $thing:expr, $samples:expr;)+) => {$(
        impl Term<Vtes> for $Kind {
            fn add(self, args: Args, name: &'static str, lang: Lang, state: Option<&State>) -> Args {
                let Some(state) = state else { return args };
                let $one = self;
                args.set(name, Words(lang).thing(state, $thing))
            }

            fn notation(self, state: &State) -> String {
                let $one = self;
                notation::thing(state, $thing)
            }

            fn form() -> Form {
                $form
            }

            fn targets(self, _: &State, _: Seat) -> Vec<Target> {
                let $one = self;
                target($thing)
            }

            fn samples() -> Vec<Self> {
                $samples
            }
        }
    )+};
}

things! {
    Slot as Form::card(), |one| Thing::Card(one), vec![Slot::new(Seat(0), 0)];
    MinionId as named("minion"), |one| Thing::Minion(one), vec![MinionId(0)];
    PermanentId as named("name"), |one| Thing::Permanent(one), vec![PermanentId(0)];
    Thing as Form::one_of("what", ["<card>", "<card>~<number>", "<seat>", "<place>", "<clan>", "none"]), |one| one, vec![
        Thing::Player(Seat(0)), Thing::Minion(MinionId(0)), Thing::Card(Slot::new(Seat(0), 0)), Thing::Nothing,
    ];
}

/// Something in play, by the name of its card, with a number where there are several.
fn named(what: &str) -> Form {
    Form::one_of(what, ["<card>", "<card>~<number>"])
}

fn target(thing: Thing) -> Vec<Target> {
    match thing {
        Thing::Nothing | Thing::Clan(_) => Vec::new(),
        Thing::Player(seat) => vec![Target::seat(seat)],
        Thing::Minion(one) => vec![Target::card(format!("minion:{}", one.0))],
        Thing::Permanent(one) => vec![Target::card(format!("permanent:{}", one.0))],
        Thing::Card(slot) => vec![Target::card(format!("slot:{}", slot.number()))],
    }
}

/// Which clause of a card: whoever words a choice says what it does.
impl Term<Vtes> for ClauseNo {
    fn add(self, args: Args, name: &'static str, _: Lang, _: Option<&State>) -> Args {
        match self {
            ClauseNo::Mode(n) | ClauseNo::Text(n) | ClauseNo::Granted(_, n) | ClauseNo::Later(n) => {
                args.set(name, n + 1)
            }
        }
    }

    fn notation(self, _: &State) -> String {
        String::new()
    }

    fn form() -> Form {
        Form::number()
    }

    fn samples() -> Vec<Self> {
        vec![ClauseNo::Mode(0), ClauseNo::Text(0)]
    }
}

impl Term<Vtes> for Means {
    fn add(self, args: Args, name: &'static str, lang: Lang, state: Option<&State>) -> Args {
        let Some(state) = state else { return args };
        args.set(name, Words(lang).means(state, self))
    }

    fn notation(self, _: &State) -> String {
        String::new()
    }

    fn form() -> Form {
        Form::card()
    }

    /// What a card has given to a minion lies on the minion, as do its hands and its own text.
    fn targets(self, state: &State, who: Seat) -> Vec<Target> {
        match self {
            Means::Permanent(one) => target(Thing::Permanent(one)),
            Means::Card(slot) => target(Thing::Card(slot)),
            Means::Hands | Means::Minion | Means::Row(_) => {
                let combat = state.combat.as_ref();
                let own = combat.and_then(|combat| (0..2).find(|&side| combat.seats[side] == who));
                let minion = combat.zip(own).map(|(combat, side)| combat.minions[side]);
                minion.map_or_else(Vec::new, |minion| target(Thing::Minion(minion)))
            }
        }
    }

    fn samples() -> Vec<Self> {
        vec![Means::Hands, Means::Minion, Means::Permanent(PermanentId(0))]
    }
}

impl Term<Vtes> for Title {
    fn add(self, args: Args, name: &'static str, lang: Lang, _: Option<&State>) -> Args {
        args.set(name, Words(lang).title(self))
    }

    fn notation(self, _: &State) -> String {
        self.word()
    }

    fn form() -> Form {
        let classes = Class::ALL.iter().map(|class| class.slug());
        let of = |class: &str| [class.into(), format!("{class}.<city>"), format!("{class}.<clan>")];
        Form::one_of("title", classes.flat_map(of).chain(["votes.<number>".into()]))
    }

    fn samples() -> Vec<Self> {
        let of_clan = Title { class: Some(Class::Justicar), of: Domain::Clan(Clan::Ventrue) };
        let votes = Title { class: None, of: Domain::Votes(2) };
        CardId::all().filter_map(printed).chain([of_clan, votes]).collect()
    }
}

word_terms! { Vtes:
    Moment as "moment" Moment::ALL,
    Phase as "phase" Phase::ALL,
    Deed as "deed" Deed::ALL,
    Clan as "clan" Clan::ALL,
    Sect as "sect" Sect::ALL,
    Discipline as "discipline" Discipline::ALL,
    Trigger as "trigger" Trigger::ALL,
}
