//! Windows: several seats may do something, and the first in order that does not pass does it.

use crate::ctx::{Answering, Asked, Ctx, Stop};
use crate::player::{Question, Seen};
use crate::{Open, Options, Rules, Seat, Seats};

/// In which turns the seats of a window are asked. It makes no difference to the game, only to who waits for whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turns {
    /// So many one by one, and then the rest at once.
    Alone(usize),
    /// All at once, and the first answer that is free of order ([`Rules::out_of_order`]) counts, whoever gives it.
    /// Other answers wait, as usual, for all who come before.
    Free,
}

/// What adds to the options of a seat.
type Offer<'a, R> = dyn FnMut(&<R as Rules>::State, Seat, &mut Options<R>) + 'a;

/// A window that waits for answers.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Poll<R: Rules> {
    /// Who is asked at the moment, in order, also those who can only pass.
    pub order: Vec<Seat>,
    pub pass: R::Choice,
    pub turns: Turns,
    /// How many answers of the step came before the window.
    pub began: usize,
    pub ask: R::Ask,
    /// Everybody the window is open to.
    pub polled: Seats,
    /// It stays open for so long, until it is closed from outside ([`Rules::window_time`]).
    pub time: u32,
}

impl<R: Rules> Poll<R> {
    /// Does only time keep it open? Then it closes with these answers, all of them passes.
    pub fn lingers(&self, open: &[Open<R>]) -> Option<Closed<R::Choice>> {
        self.close(open)
            .filter(|closed| self.time > 0 && closed.answers.iter().all(|&choice| choice == self.pass))
    }
}

/// How a window closes.
pub(crate) struct Closed<C> {
    /// What goes on the tape: one answer for each seat up to the first that is not a pass.
    pub answers: Vec<C>,
    /// Whose answers came to nothing, because somebody before them did something, or did it free of order.
    pub withdrawn: Seats,
    /// Who comes before the speaker and passes without having said so, because the speaker was faster.
    pub overtaken: Seats,
}

impl<R: Rules> Poll<R> {
    /// How the window closes with the answers given so far, if it does.
    pub fn close(&self, open: &[Open<R>]) -> Option<Closed<R::Choice>> {
        let question = |seat: Seat| open.iter().find(|open| open.who == seat);
        let spoken = |seat: Seat| question(seat)?.given.filter(|&choice| choice != self.pass);
        let waits = |seat: Seat| question(seat).is_some_and(|q| q.given.is_none());
        let answered = |seat: &Seat| question(*seat).is_some_and(|q| q.given.is_some());
        let free = |seat: &Seat| self.turns == Turns::Free && spoken(*seat).is_some_and(R::out_of_order);
        let speaker = match self.order.iter().position(free) {
            Some(at) => Some(at),
            None => {
                let first = self.order.iter().position(|&seat| spoken(seat).is_some() || waits(seat));
                if first.is_some_and(|at| waits(self.order[at])) {
                    return None;
                }
                first
            }
        };
        let end = self.order.len();
        let before = &self.order[..speaker.unwrap_or(end)];
        let after = &self.order[speaker.map_or(end, |at| at + 1)..];
        let overtaken: Seats =
            before.iter().copied().filter(|&seat| waits(seat) || spoken(seat).is_some()).collect();
        let unheard = before.iter().chain(after).copied();
        Some(Closed {
            answers: before
                .iter()
                .map(|_| self.pass)
                .chain(speaker.and_then(|at| spoken(self.order[at])))
                .collect(),
            withdrawn: unheard
                .filter(|seat| answered(seat) && (after.contains(seat) || overtaken.has(*seat)))
                .collect(),
            overtaken,
        })
    }
}

impl<R: Rules> Ctx<'_, R> {
    /// Offers something to several seats: the first in `order` that does not pass, and what it does. `options` adds to
    /// `pass`; who can only pass is not asked. Of whom that is known beforehand, because they are `idle`, the options are not
    /// even looked for in place.
    ///
    /// After the first few (see [`Turns`]) all others are asked at once and in secret. That is the same game as asking
    /// one after the other: the answer of a later seat counts only if everybody before it passes, and it is given in
    /// just that situation. Nobody sees who was asked ([`Open::polled`]).
    ///
    /// What is free of order in a window with [`Turns::Free`] ends the wait for everybody: those before count as having
    /// passed, and whatever others had answered is withdrawn. Rules that want to hear them again ask again.
    #[inline]
    pub fn first(
        &mut self,
        order: impl IntoIterator<Item = Seat>,
        idle: Seats,
        turns: Turns,
        ask: R::Ask,
        pass: R::Choice,
        mut options: impl FnMut(&R::State, Seat, &mut Options<R>),
    ) -> Asked<Option<(Seat, R::Choice)>> {
        let mut order = order.into_iter();
        let mut passed = Seats::NONE;
        while let Some(seat) = order.next() {
            if let Some(choice) = self.recorded() {
                if choice != pass {
                    return Ok(Some((seat, choice)));
                }
                passed = passed.with(seat);
                continue;
            }
            let Answering::Player(player, run) = &mut self.by else {
                let rest = std::iter::once(seat).chain(order).collect();
                return self.open_poll(rest, passed, turns, ask, pass, &mut options);
            };
            run.polls += 1;
            if idle.has(seat) && !cfg!(debug_assertions) {
                continue;
            }
            self.options.clear();
            self.options.push(pass);
            options(self.state, seat, self.options);
            let list = self.options.list();
            if list.len() == 1 {
                continue;
            }
            debug_assert!(!idle.has(seat), "{seat} is not idle: {ask:?} {list:?}");
            let question = Question { who: seat, ask, options: list, pass: Some(pass) };
            let choice = player.choose(&Seen::new(self.state, seat), &question).ok_or_else(Stop::missing)?;
            debug_assert!(list.contains(&choice), "{choice:?} was not offered");
            run.decisions += 1;
            run.options += list.len() as u64;
            if choice != pass {
                return Ok(Some((seat, choice)));
            }
        }
        Ok(None)
    }

    /// Asks the `rest` of a window, after those who have `passed`.
    fn open_poll(
        &mut self,
        mut rest: Vec<Seat>,
        passed: Seats,
        turns: Turns,
        ask: R::Ask,
        pass: R::Choice,
        options: &mut Offer<R>,
    ) -> Asked<Option<(Seat, R::Choice)>> {
        let polled = rest.iter().fold(passed, |polled, &seat| polled.with(seat));
        let began = self.used() - passed.len();
        let alone = if let Turns::Alone(seats) = turns { seats.saturating_sub(passed.len()) } else { 0 };
        self.explain_pass(polled, ask, pass, options);
        self.end_stops(polled, ask);
        for _ in 0..alone.min(rest.len()) {
            if let Some(open) = self.polled(rest[0], polled, ask, pass, options) {
                rest.truncate(1);
                return Err(
                    self.wait_for(Poll { order: rest, pass, turns, began, ask, polled, time: 0 }, vec![open])
                );
            }
            self.record(pass);
            rest.remove(0);
        }
        let time = self.window_time(ask);
        let open: Vec<_> =
            rest.iter().filter_map(|&seat| self.polled(seat, polled, ask, pass, options)).collect();
        if !open.is_empty() || time > 0 {
            return Err(self.wait_for(Poll { order: rest, pass, turns, began, ask, polled, time }, open));
        }
        rest.iter().for_each(|_| self.record(pass));
        if let Answering::Interactive(pending) = &mut self.by {
            pending.gone_by.push((ask, polled));
        }
        Ok(None)
    }

    /// How long a window stays open, where windows do.
    fn window_time(&self, ask: R::Ask) -> u32 {
        match &self.by {
            Answering::Interactive(pending) if pending.linger => R::window_time(self.state, ask),
            _ => 0,
        }
    }

    fn wait_for(&mut self, poll: Poll<R>, open: Vec<Open<R>>) -> Stop {
        if let Answering::Interactive(pending) = &mut self.by {
            pending.open = open;
            pending.poll = Some(poll);
        }
        Stop::missing()
    }

    /// The question to one seat of a window, unless it can only pass, or its stops say so.
    fn polled(
        &mut self,
        seat: Seat,
        polled: Seats,
        ask: R::Ask,
        pass: R::Choice,
        options: &mut Offer<R>,
    ) -> Option<Open<R>> {
        self.list(seat, pass, false, options);
        let Answering::Interactive(pending) = &mut self.by else { return None };
        let list = self.options.list();
        let passes = R::passes(&pending.stops[seat.index()], self.state, seat, ask, list);
        if passes.unwrap_or(list.len() == 1) {
            return None;
        }
        // What is refused is worked out for those alone who are really asked.
        self.list(seat, pass, true, options);
        let open = Open::new(seat, ask, self.options);
        Some(Open { given: None, polled, ..open })
    }

    /// Wishes of those the window is open to that end with it.
    fn end_stops(&mut self, polled: Seats, ask: R::Ask) {
        let Answering::Interactive(pending) = &mut self.by else { return };
        for seat in polled {
            let stops = &mut pending.stops[seat.index()];
            *stops = R::stops_left(*stops, self.state, seat, ask);
        }
    }

    /// Why somebody can only pass, if that is what this run of the step is for.
    fn explain_pass(&mut self, polled: Seats, ask: R::Ask, pass: R::Choice, options: &mut Offer<R>) {
        let Answering::Interactive(pending) = &mut self.by else { return };
        let Some(seat) = pending.why.filter(|seat| polled.has(*seat)) else { return };
        self.list(seat, pass, true, options);
        let open = Open { polled, ..Open::new(seat, ask, self.options) };
        if let Answering::Interactive(pending) = &mut self.by {
            pending.because = Some(open);
        }
    }

    fn list(&mut self, seat: Seat, pass: R::Choice, explain: bool, options: &mut Offer<R>) {
        self.options.explain(explain);
        self.options.clear();
        self.options.push(pass);
        options(self.state, seat, self.options);
        self.options.explain(true);
    }

    /// Lets chance pick one of `outcomes` equally likely outcomes, of which only the one that comes about is named.
    #[inline]
    pub fn pick(
        &mut self,
        ask: R::Ask,
        outcomes: usize,
        nth: impl Fn(&R::State, usize) -> R::Choice,
    ) -> R::Choice {
        if let Some(choice) = self.recorded() {
            return choice;
        }
        assert!(outcomes > 0, "chance without an outcome: {ask:?}");
        match &mut self.by {
            Answering::Player(player, _) => {
                nth(self.state, if outcomes == 1 { 0 } else { player.chance(outcomes) })
            }
            Answering::Interactive(pending) => {
                let choice = pending.pick(self.state, outcomes, |n| nth(self.state, n));
                self.record(choice);
                choice
            }
        }
    }
}
