//! Questions and their options: what is offered is taken, and everything else changes nothing.

use super::KitReport;
use super::trial::Trial;
use crate::{AnswerError, Rules, Seat, Seats};

impl<R: Rules> Trial<R> {
    pub(super) fn questions_are_sound(&self, report: &mut KitReport) {
        let mut asked = Seats::NONE;
        for open in self.game.open() {
            self.insist(!asked.has(open.who), || format!("{} is asked twice at once", open.who));
            asked = asked.with(open.who);
            if open.given.is_some() {
                continue;
            }
            self.insist(open.is_asked(), || format!("{:?} has {} options", open.ask, open.options.len()));
            for (i, &option) in open.options.iter().enumerate() {
                report.options += 1;
                self.insist(!open.options[..i].contains(&option), || format!("{option:?} is offered twice"));
                let word = R::notation(self.game.now(), option);
                let found = self.game.find(open.who, &word).ok();
                self.insist(found == Some(option), || format!("`{word}` of {:?} is ambiguous", open.ask));
                let mut copy = self.game.clone();
                let taken = copy.apply(open.who, option);
                self.insist(taken.is_ok(), || format!("`{word}` was offered and not taken: {taken:?}"));
            }
            let mut copy = self.game.clone();
            for (choice, refusal) in &open.refused {
                let word = R::notation(self.game.now(), *choice);
                self.insist(!open.options.contains(choice), || {
                    format!("`{word}` is offered and refused at once")
                });
                let rejected = copy.apply(open.who, *choice);
                let expected = AnswerError::Refused { word, refusal: *refusal };
                self.insist(rejected == Err(expected.clone()), || {
                    format!("{expected}, but got {rejected:?}")
                });
            }
            let same = open.refused.is_empty() || copy.stands_as(&self.game);
            self.insist(same, || format!("what {:?} refuses changed something", open.ask));
        }
    }

    pub(super) fn what_is_not_offered_changes_nothing(&mut self, report: &mut KitReport) {
        let seats = R::seats(self.game.now()) as u8;
        let mut copy = self.game.clone();
        let mut tried = Vec::new();
        for _ in 0..3 {
            let (Some(choice), seat) = (self.rng.choice(&self.seen).copied(), Seat(self.rng.u8(..seats)))
            else {
                return;
            };
            if self.game.question(seat).is_some_and(|open| open.options.contains(&choice)) {
                continue;
            }
            let taken = copy.apply(seat, choice);
            self.insist(taken.is_err(), || format!("{choice:?} of {seat} was not offered, and taken"));
            tried.push((seat, choice));
            report.refused += 1;
        }
        let nonsense = copy.play(Seat(0), "no-such:option");
        self.insist(nonsense.is_err(), || "nonsense was taken for an answer".into());
        let same = copy.stands_as(&self.game) && copy.history() == self.game.history();
        self.insist(same, || format!("one of {tried:?} was refused and changed something"));
    }
}
