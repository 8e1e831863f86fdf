//! What a step may use: the state, questions, chance, events.

use std::ops::{Deref, DerefMut};

use crate::game::{Open, Pending};
use crate::player::{Buffers, Question, Run, Seen};
use crate::{Forced, Options, Player, Rule, Rules, Seat, Seats, log::Log};

/// Why a step stops before its last line.
#[derive(Debug)]
pub struct Stop(StopReason);

impl Stop {
    pub(crate) fn missing() -> Stop {
        Stop(StopReason::Missing)
    }
}

#[derive(Debug, PartialEq)]
enum StopReason {
    /// An answer is missing: the step will be run again from its start.
    Missing,
    /// The step is over at once, see [`Ctx::end_step`].
    Ended,
}

/// The result of anything that may ask.
pub type Asked<T> = Result<T, Stop>;

/// The answers of several seats to a question put to all of them at once.
#[derive(Clone, Copy, Debug)]
pub struct BySeat<C> {
    choices: [Option<C>; crate::MAX_SEATS],
}

impl<C: Copy> BySeat<C> {
    /// What `seat` chose, if it was asked.
    #[inline]
    pub fn of(&self, seat: Seat) -> Option<C> {
        self.choices[seat.index()]
    }
}

/// Who answers when nothing is recorded.
pub(crate) enum Answering<'a, R: Rules> {
    /// Nobody yet: the game stops and asks interactively.
    Interactive(&'a mut Pending<R>),
    /// Somebody who answers at once.
    Player(&'a mut dyn Player<R>, &'a mut Run),
}

/// The world of a step. Rules touch nothing else.
pub struct Ctx<'a, R: Rules> {
    pub state: &'a mut R::State,
    tape: &'a mut Vec<R::Choice>,
    at: usize,
    pub(crate) by: Answering<'a, R>,
    pub(crate) options: &'a mut Options<R>,
    log: Option<&'a mut Log<R>>,
    rule: Rule,
}

impl<'a, R: Rules> Ctx<'a, R> {
    pub(crate) fn in_place(
        state: &'a mut R::State,
        buffers: &'a mut Buffers<R>,
        player: &'a mut dyn Player<R>,
        run: &'a mut Run,
    ) -> Self {
        let Buffers { tape, options } = buffers;
        Ctx { state, tape, at: 0, by: Answering::Player(player, run), options, log: None, rule: Rule::NONE }
    }

    pub(crate) fn interactive(
        state: &'a mut R::State,
        tape: &'a mut Vec<R::Choice>,
        pending: &'a mut Pending<R>,
        options: &'a mut Options<R>,
        log: &'a mut Log<R>,
    ) -> Self {
        Ctx {
            state,
            tape,
            at: 0,
            by: Answering::Interactive(pending),
            options,
            log: Some(log),
            rule: Rule::NONE,
        }
    }

    /// Runs one step; says whether it is finished or waits for an answer.
    pub(crate) fn run_step(&mut self) -> bool {
        match R::step(self) {
            Ok(()) => true,
            Err(Stop(reason)) => reason == StopReason::Ended,
        }
    }

    /// Ends the step at once from however deep inside it, with the state as it stands: for rules
    /// such as "the game ends at once". To be returned as the error: `return Err(ctx.end_step())`.
    pub fn end_step(&mut self) -> Stop {
        Stop(StopReason::Ended)
    }

    /// How many recorded answers this run of the step has used.
    pub(crate) fn used(&self) -> usize {
        self.at
    }

    #[inline]
    pub(crate) fn recorded(&mut self) -> Option<R::Choice> {
        let choice = self.tape.get(self.at).copied();
        self.at += choice.is_some() as usize;
        choice
    }

    /// Puts an answer on the tape.
    pub(crate) fn record(&mut self, choice: R::Choice) {
        self.tape.push(choice);
        self.at += 1;
    }

    /// Asks `who`. The options are only worked out when the answer is not recorded yet; a question
    /// with a single option is answered without asking, and recorded; so is one to which the player has a standing answer.
    #[inline]
    pub fn choose(
        &mut self,
        who: Seat,
        ask: R::Ask,
        options: impl FnOnce(&R::State, &mut Options<R>),
    ) -> Asked<R::Choice> {
        if let Some(choice) = self.recorded() {
            return Ok(choice);
        }
        self.options.clear();
        options(self.state, self.options);
        let list = self.options.list();
        assert!(!list.is_empty(), "a question without an option: {ask:?} to {who}");
        match &mut self.by {
            Answering::Player(player, run) => {
                if list.len() == 1 {
                    return Ok(list[0]);
                }
                let question = Question { who, ask, options: list, pass: None };
                let choice =
                    player.choose(&Seen::new(self.state, who), &question).ok_or(Stop(StopReason::Missing))?;
                debug_assert!(list.contains(&choice), "{choice:?} was not offered");
                run.decisions += 1;
                run.options += list.len() as u64;
                Ok(choice)
            }
            Answering::Interactive(pending) => {
                if let [choice] = *list {
                    let open = Open::new(who, ask, self.options);
                    Forced::note(open, self.state, &mut pending.forced);
                    self.record(choice);
                    return Ok(choice);
                }
                let standing = R::standing(&pending.stops[who.index()], self.state, who, ask, list);
                if let Some(choice) = standing.filter(|choice| list.contains(choice)) {
                    let open = Open { given: Some(choice), ..Open::new(who, ask, self.options) };
                    Forced::note(open, self.state, &mut pending.forced);
                    self.record(choice);
                    return Ok(choice);
                }
                pending.open.push(Open::new(who, ask, self.options));
                Err(Stop(StopReason::Missing))
            }
        }
    }

    /// Asks for one of two answers: was it the first?
    pub fn either(&mut self, who: Seat, ask: R::Ask, first: R::Choice, second: R::Choice) -> Asked<bool> {
        let choice = self.choose(who, ask, |_, options| {
            options.push(first);
            options.push(second);
        })?;
        Ok(choice == first)
    }

    /// Asks all of `seats` at once and in secret: nobody learns another's answer before all are in.
    pub fn choose_all(
        &mut self,
        seats: Seats,
        ask: R::Ask,
        mut options: impl FnMut(&R::State, Seat, &mut Options<R>),
    ) -> Asked<BySeat<R::Choice>> {
        let mut answers = BySeat { choices: [None; crate::MAX_SEATS] };
        if self.at < self.tape.len() {
            for seat in seats {
                answers.choices[seat.index()] = self.recorded();
            }
            return Ok(answers);
        }
        for seat in seats {
            self.options.clear();
            options(self.state, seat, self.options);
            let list = self.options.list();
            assert!(!list.is_empty(), "a question without an option: {ask:?} to {seat}");
            match &mut self.by {
                Answering::Player(player, run) => {
                    let mut choice = list[0];
                    if list.len() > 1 {
                        let question = Question { who: seat, ask, options: list, pass: None };
                        choice = player
                            .choose(&Seen::new(self.state, seat), &question)
                            .ok_or(Stop(StopReason::Missing))?;
                        debug_assert!(list.contains(&choice), "{choice:?} was not offered");
                        run.decisions += 1;
                        run.options += list.len() as u64;
                    }
                    answers.choices[seat.index()] = Some(choice);
                }
                Answering::Interactive(pending) => pending.open.push(Open::new(seat, ask, self.options)),
            }
        }
        if let Answering::Interactive(pending) = &mut self.by {
            if pending.open.iter().any(|open| open.given.is_none()) {
                return Err(Stop(StopReason::Missing));
            }
            for open in pending.open.drain(..) {
                answers.choices[open.who.index()] = open.given;
                self.tape.extend(open.given);
                self.at += 1;
                Forced::note(open, self.state, &mut pending.forced);
            }
        }
        Ok(answers)
    }

    /// Lets chance pick one of several equally likely outcomes; never stops the step.
    #[inline]
    pub fn chance(&mut self, ask: R::Ask, outcomes: impl FnOnce(&R::State, &mut Options<R>)) -> R::Choice {
        if let Some(choice) = self.recorded() {
            return choice;
        }
        self.options.clear();
        outcomes(self.state, self.options);
        let list = self.options.list();
        assert!(!list.is_empty(), "chance without an outcome: {ask:?}");
        match &mut self.by {
            Answering::Player(player, _) => list[if list.len() == 1 { 0 } else { player.chance(list.len()) }],
            Answering::Interactive(pending) => {
                let choice = pending.pick(self.state, list.len(), |n| list[n]);
                self.record(choice);
                choice
            }
        }
    }

    /// Names the rule that applies as long as the guard lives: events carry it. For one event,
    /// `ctx.rule(5, 12).emit(..)`; until the end of the block, `let ctx = &mut *ctx.rule(5, 12);`.
    #[inline]
    pub fn rule(&mut self, section: u8, number: u8) -> Ruled<'_, 'a, R> {
        crate::cite(section, number);
        let before = std::mem::replace(&mut self.rule, Rule::new(section, number));
        Ruled { ctx: self, before }
    }

    /// Something happened that everybody may know.
    #[inline]
    pub fn emit(&mut self, event: R::Event) {
        if let Some(log) = &mut self.log {
            log.push(self.rule, event, event, Seats::NONE);
        }
    }

    /// Something happened that only `seats` may know in full; the others get `open`.
    #[inline]
    pub fn emit_secret(&mut self, seats: Seats, full: R::Event, open: R::Event) {
        if let Some(log) = &mut self.log {
            log.push(self.rule, full, open, seats);
        }
    }
}

/// The world of a step while a certain rule applies. When it goes, so does the rule, and the one
/// before it applies again: no rule outlives its block.
#[must_use = "the rule applies only as long as this is kept"]
pub struct Ruled<'c, 'a, R: Rules> {
    ctx: &'c mut Ctx<'a, R>,
    before: Rule,
}

impl<'a, R: Rules> Deref for Ruled<'_, 'a, R> {
    type Target = Ctx<'a, R>;

    #[inline]
    fn deref(&self) -> &Ctx<'a, R> {
        self.ctx
    }
}

impl<'a, R: Rules> DerefMut for Ruled<'_, 'a, R> {
    #[inline]
    fn deref_mut(&mut self) -> &mut Ctx<'a, R> {
        self.ctx
    }
}

impl<R: Rules> Drop for Ruled<'_, '_, R> {
    #[inline]
    fn drop(&mut self) {
        self.ctx.rule = self.before;
    }
}
