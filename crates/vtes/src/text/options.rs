//! What options say beyond the fields of their word: ways to play, costs, numbers that help to choose.

use elysium_kernel::Seat;
use elysium_kit::{Say, wording};
use elysium_text::{Args, Lang, Text};

use super::Words;
use super::questions::about;
use crate::cards::{CardId, Qty, book};
use crate::rules::{stats, usable};
use crate::state::{ClauseNo, Means, MinionId, Slot, Thing, Use};
use crate::vocabulary::{Ask, Choice};
use crate::{State, Vtes};

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
    let choice = match choice {
        // A text of the minion itself: naming it twice says nothing. What a card has given it goes by that card.
        Choice::Use(thing, card, clause, Some(minion))
            if thing == Thing::Minion(minion) && state.card_of(thing) == Some(card) =>
        {
            Choice::Use(thing, card, clause, None)
        }
        Choice::Bleed if state.prey(who).is_none() => return wording.words.plain("option-bleed-nobody"),
        _ => choice,
    };
    wording::option::<Vtes>(lang, state, ask, choice, wording.more(choice))
}

impl Wording<'_> {
    fn more(self, choice: Choice) -> Args {
        let (words, state) = (self.words, self.state);
        let args = Args::new();
        match choice {
            Choice::Pass => args.set("at", self.at()),
            Choice::Play(slot, clause, minion) => {
                args.set("card", words.way(state, self.who, slot, clause, minion))
            }
            Choice::Use(thing, card, clause, _) => args.set("what", self.text(thing, card, clause)),
            Choice::Act(minion) => {
                let minion = words.details(words.minion(state, minion), [words.vitals(state, minion)]);
                args.set("minion", minion)
            }
            Choice::Bleed => self.bleed(),
            Choice::Block(minion) => self.with(minion, "detail-intercept", Qty::Intercept),
            Choice::Vote(minion, _) => self.with(minion, "detail-votes", Qty::Votes),
            Choice::EquipFrom(minion) | Choice::Rescue(minion) | Choice::Diablerize(minion) => {
                args.set("minion", words.minion_for(state, self.who, minion))
            }
            Choice::Strike(Means::Hands) => args.set("means", self.hands()),
            Choice::Target(thing) | Choice::Pay(thing) | Choice::Yield(thing) | Choice::Damage(thing, _) => {
                args.set("what", self.thing(thing))
            }
            Choice::Transfer(_, slot) | Choice::Back(slot) | Choice::Out(slot) => {
                args.set("card", self.own_place(slot))
            }
            Choice::Option(n) => args.set("text", self.branch(n)),
            _ => args,
        }
    }

    /// What passing means here.
    fn at(self) -> &'static str {
        match self.ask {
            Ask::Window(moment) => match about(self.state, self.who, moment).trim_start_matches('-') {
                "" => "other",
                at => at,
            },
            _ => "other",
        }
    }

    fn text(self, thing: Thing, card: CardId, clause: ClauseNo) -> Text {
        let controller = self.state.controller(thing).unwrap_or(self.state.active);
        let used = usable::use_of_text(self.state, thing, clause, card, controller);
        // Somebody else's text goes by the card that it is on.
        let own = self.state.card_of(thing) == Some(card);
        let name = if own { self.thing(thing) } else { self.words.card(card) };
        self.words.text_of(self.state, name, &used)
    }

    fn with(self, minion: MinionId, id: &str, quantity: Qty) -> Args {
        let number = self.words.number(self.state, id, quantity, minion);
        Args::new().set("minion", self.words.details(self.words.minion(self.state, minion), [number]))
    }

    /// Whom the minion would bleed, and for how much.
    fn bleed(self) -> Args {
        let prey = self.state.prey(self.who).unwrap_or(self.who);
        let n = match self.ask {
            Ask::Deed(minion) => stats::value(self.state, Qty::Bleed, Thing::Minion(minion)),
            _ => 1,
        };
        Args::new().set("prey", self.words.seat(self.state, prey)).set("n", i64::from(n))
    }

    fn hands(self) -> Text {
        let hands = self.words.plain("means-hands");
        match self.ask {
            Ask::Strike(minion) => {
                let strength = self.words.number(self.state, "detail-strength", Qty::Strength, minion);
                self.words.details(hands, [strength])
            }
            _ => hands,
        }
    }

    /// A thing with whose it is; an uncontrolled vampire of one's own by its name.
    fn thing(self, thing: Thing) -> Text {
        let (words, state) = (self.words, self.state);
        match thing {
            Thing::Card(slot) if state.uncontrolled_at(slot).is_some_and(|(seat, _)| seat == self.who) => {
                self.own_place(slot)
            }
            Thing::Minion(_) | Thing::Permanent(_) => {
                words.owned(state, self.who, thing, words.thing(state, thing))
            }
            _ => words.thing(state, thing),
        }
    }

    /// A vampire of one's own uncontrolled region, with the blood on it.
    fn own_place(self, slot: Slot) -> Text {
        let (words, state) = (self.words, self.state);
        let Some((seat, place)) = state.uncontrolled_at(slot).filter(|_| slot.is_crypt()) else {
            return words.thing(state, Thing::Card(slot));
        };
        let capacity = book().crypt(state.card(slot)).capacity;
        let blood = Args::new().set("blood", state[seat].uncontrolled[place].blood).set("capacity", capacity);
        words.details(words.slot(state, slot), [words.say("detail-blood", blood)])
    }

    /// What the n-th branch does, or the n-th price is.
    fn branch(self, n: u8) -> Text {
        match self.ask {
            Ask::Price(card) => {
                let used = Use::new(card, ClauseNo::Mode(0), Thing::Nothing, self.who, None);
                self.words.price_of(self.state, card, n, &used)
            }
            Ask::Option(card) => self.words.branch(card, n),
            _ => self.words.say("detail-branch", Args::new().set("n", n + 1)),
        }
    }
}
