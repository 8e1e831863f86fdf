//! What is chosen: in place where it is named first, or in a sentence of its own.

use std::cell::Cell;
use std::rc::Rc;

use elysium_text::{Args, Text};

use super::nouns::Noun;
use super::{Chosen, Mood, Writer};
use crate::cards::{Pick, Sel, Test};

impl Writer {
    /// What a pick is, as a noun.
    pub fn picked(&self, pick: &Pick) -> Noun {
        match pick {
            Pick::One(filter) => self.filtered("a", filter),
            Pick::UpTo(n, filter) => self.filtered_with("up-to", filter, &Args::new().set("n", *n)),
            Pick::Exactly(n, filter) => self.some_cards(n, filter),
            Pick::By(_, pick) | Pick::Maybe(pick) | Pick::Each(pick) => self.picked(pick),
            Pick::Clan | Pick::Number(..) | Pick::Split(..) => self.filtered("a", &[Test::Player]),
        }
    }

    /// Takes note of picks. Sentences come of those that cannot stand where they are used; all do if `ahead`.
    pub fn choose(&mut self, picks: &[Pick], ahead: bool) -> Vec<Text> {
        let ahead = ahead || picks.len() > 1 || picks.iter().any(|pick| matches!(pick, Pick::Maybe(_)));
        let things = picks.iter().filter(|pick| is_thing(pick)).count();
        let mut sentences = Vec::new();
        let mut nth = usize::from(self.chosen[0].is_some());
        for pick in picks {
            if !is_thing(pick) {
                sentences.push(self.sentence(self.asked(pick, Mood::Do)));
                self.clan_chosen |= matches!(pick, Pick::Clan);
                continue;
            }
            let again = match (things, nth) {
                (0 | 1, _) => "chosen",
                (_, 0) => "first",
                _ => "second",
            };
            let chosen = self.chosen_of(pick, again);
            if ahead {
                chosen.named.set(true);
                sentences.push(self.sentence(self.asked(pick, Mood::Do)));
            }
            if let Some(place) = self.chosen.get_mut(nth) {
                *place = Some(chosen);
            }
            nth += 1;
        }
        sentences
    }

    fn chosen_of(&self, pick: &Pick, again: &'static str) -> Chosen {
        let (determiner, filter, more): (_, &[Test], Args) = match pick {
            Pick::One(filter) => ("a", filter, Args::new()),
            Pick::UpTo(n, filter) => ("up-to", filter, Args::new().set("n", *n)),
            Pick::Exactly(n, filter) => ("count", filter, Args::new().set("n", self.amount(n))),
            Pick::By(_, pick) | Pick::Maybe(pick) | Pick::Each(pick) => return self.chosen_of(pick, again),
            Pick::Clan | Pick::Number(..) | Pick::Split(..) => ("a", &[], Args::new()),
        };
        let phrase = self.phrase(filter);
        Chosen { phrase, determiner: (determiner, more), again, named: Rc::new(Cell::new(false)) }
    }

    /// A choice by itself.
    pub fn asked(&self, pick: &Pick, mood: Mood) -> Text {
        match pick {
            Pick::Clan => self.say("pick-clan", mood.args()),
            Pick::Number(from, to) => {
                let args = mood.args().set("from", self.amount(from));
                self.say("pick-number", args.set("to", self.amount(to)))
            }
            Pick::Split(n, least, filter) => {
                let who = self.filtered("all", filter).add(mood.args(), "who");
                let who = self.words.add_bare(who, "who", &self.phrase(filter), "more");
                self.say("pick-split", who.set("n", self.amount(n)).set("least", *least))
            }
            Pick::By(who, pick) => {
                let args = self.who(who).add(Args::new(), "who");
                if is_thing(pick) {
                    return self.say("pick-by", self.picked(pick).add(args, "what"));
                }
                self.say("pick-by-asked", args.set("text", self.asked(pick, Mood::To)))
            }
            Pick::Each(pick) if is_thing(pick) => {
                self.say("pick-each", self.picked(pick).add(Args::new(), "what"))
            }
            Pick::Each(pick) => {
                self.say("pick-each-asked", Args::new().set("text", self.asked(pick, Mood::To)))
            }
            Pick::Maybe(pick) => self.say("pick-maybe", Args::new().set("text", self.asked(pick, mood))),
            Pick::One(_) | Pick::UpTo(..) | Pick::Exactly(..) => {
                self.say("pick-choose", self.picked(pick).add(mood.args(), "what"))
            }
        }
    }

    /// Somebody or something that has just been put in play, or named before.
    pub fn named_before(&mut self, nth: usize, filter: &[Test]) {
        let chosen = self.chosen_of(&Pick::One(filter.to_vec()), "chosen");
        chosen.named.set(true);
        if let Some(place) = self.chosen.get_mut(nth) {
            *place = Some(chosen);
        }
    }

    /// Is it one of the first two picks, chosen in a sentence of its own?
    pub fn is_told(&self, sel: &Sel) -> bool {
        let nth = match sel {
            Sel::Target => 0,
            Sel::Second => 1,
            _ => return false,
        };
        self.chosen[nth].as_ref().is_some_and(|chosen| chosen.named.get())
    }
}

/// Does it choose cards or players, so that they can be named where they are used?
fn is_thing(pick: &Pick) -> bool {
    match pick {
        Pick::One(_) | Pick::UpTo(..) | Pick::Exactly(..) => true,
        Pick::Maybe(pick) => is_thing(pick),
        Pick::Clan | Pick::Number(..) | Pick::Split(..) | Pick::By(..) | Pick::Each(_) => false,
    }
}
