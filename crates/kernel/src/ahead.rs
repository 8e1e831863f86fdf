//! Looking ahead: what a seat is asked next if it answers so and so, as far as it can know.

use crate::player::{Buffers, Player, Question, Seen, run_in_place};
use crate::{Game, Rules, Seat, Viewer};

/// A copy of a game on which the answers of one seat are tried out. What the seat cannot know is dealt again in it, so
/// that nothing hidden can show, whatever is tried.
pub struct Ahead<R: Rules> {
    who: Seat,
    stops: R::Stops,
    base: R::State,
    tape: Vec<R::Choice>,
    buffers: Buffers<R>,
}

/// A question of the same seat, reached without chance and without anybody else.
#[derive(Clone, Debug, PartialEq)]
pub struct Reached<R: Rules> {
    pub state: R::State,
    pub ask: R::Ask,
    pub options: Vec<R::Choice>,
}

impl<R: Rules> Game<R> {
    /// Looks ahead from the question that waits for `seat`, if one does.
    pub fn ahead(&self, seat: Seat, rng: &mut fastrand::Rng) -> Option<Ahead<R>> {
        self.question(seat)?;
        let (base, tape) = self.step_start();
        let mut base = base.clone();
        R::redeal(&mut base, self.now(), Viewer::Seat(seat), rng);
        Some(Ahead {
            who: seat,
            stops: self.stops(seat),
            base,
            tape: tape.to_vec(),
            buffers: Buffers::default(),
        })
    }
}

impl<R: Rules> Ahead<R> {
    /// What the seat is asked after these answers to its open question and to those that follow, each one of the
    /// options there; `None` where chance
    /// decides something, somebody else is asked, or the game is over. Questions that answer themselves are passed over.
    pub fn after(&mut self, answers: &[R::Choice]) -> Option<Reached<R>> {
        let mut state = self.base.clone();
        let mut script = Script {
            who: self.who,
            stops: self.stops,
            answers: answers.iter(),
            asked: false,
            reached: None,
            alone: true,
        };
        run_in_place(&mut state, &self.tape, &mut script, &mut self.buffers);
        let (ask, options) = script.reached.filter(|_| script.alone)?;
        Some(Reached { state, ask, options })
    }
}

/// Gives the answers that are tried out, and notes the first question after them.
struct Script<'a, R: Rules> {
    who: Seat,
    stops: R::Stops,
    /// The open question has come up. Standing answers are for those after it.
    asked: bool,
    answers: std::slice::Iter<'a, R::Choice>,
    reached: Option<(R::Ask, Vec<R::Choice>)>,
    /// So far neither chance nor anybody else has come in.
    alone: bool,
}

impl<R: Rules> Player<R> for Script<'_, R> {
    fn choose(&mut self, seen: &Seen<R>, question: &Question<R>) -> Option<R::Choice> {
        // A window is open to others, too.
        self.alone &= question.who == self.who && question.pass.is_none();
        if !self.alone {
            return None;
        }
        let standing = R::standing(&self.stops, seen.state(), question.who, question.ask, question.options);
        if let Some(choice) = standing.filter(|choice| self.asked && question.options.contains(choice)) {
            return Some(choice);
        }
        self.asked = true;
        match self.answers.next() {
            Some(choice) => Some(*choice),
            None => {
                self.reached = Some((question.ask, question.options.to_vec()));
                None
            }
        }
    }

    fn chance(&mut self, _: usize) -> usize {
        self.alone = false;
        0
    }
}
