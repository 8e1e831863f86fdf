//! The window that is open, and stops: where players want to be asked.

use super::{Game, Open};
use crate::{MAX_SEATS, Rules, Seat, Seats};

/// An open window, as far as others may know of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Window<R: Rules> {
    /// Where in the game it is: whole steps, and answers in the step before it. While the same one is open this stays the
    /// same, however many have answered.
    pub place: (u64, usize),
    pub ask: R::Ask,
    /// Everybody it is open to.
    pub polled: Seats,
    /// Its time in milliseconds, if only time keeps it open: nobody is asked in it any more.
    pub lingers: Option<u32>,
    /// After so many milliseconds whoever has not answered passes.
    pub thinking_time: Option<u32>,
    pub pass: R::Choice,
}

impl<R: Rules> Game<R> {
    /// Windows since the last answer in which nobody was asked anything, and who they were open to.
    pub fn gone_by(&self) -> &[(R::Ask, Seats)] {
        &self.pending.gone_by
    }

    /// The window that is open.
    pub fn window(&self) -> Option<Window<R>> {
        let poll = self.pending.poll.as_ref()?;
        let lingers = poll.lingers(&self.pending.open).map(|_| poll.time);
        Some(Window {
            place: (self.steps, poll.began),
            ask: poll.ask,
            polled: poll.polled,
            lingers,
            thinking_time: R::thinking_time(&self.now, poll.ask),
            pass: poll.pass,
        })
    }

    /// From now on windows stay open for their time ([`Rules::window_time`]): whoever runs the table closes them.
    /// That makes no difference to the game.
    pub fn linger(&mut self) {
        self.pending.linger = true;
        // Nobody has answered anything yet: the first window may be one.
        if self.history.is_empty() {
            self.run();
        }
    }

    /// Closes a window whose time is up; says whether there was one.
    pub fn close_window(&mut self) -> bool {
        let Some(poll) = &self.pending.poll else { return false };
        let Some(closed) = poll.lingers(&self.pending.open) else { return false };
        self.pending.gone_by.push((poll.ask, poll.polled));
        self.pending.forced.clear();
        self.close(closed);
        true
    }

    /// Where `seat` wants to be asked.
    pub fn stops(&self, seat: Seat) -> R::Stops {
        self.stops_now()[seat.index()]
    }

    pub(super) fn stops_now(&self) -> [R::Stops; MAX_SEATS] {
        let mut stops = self.pending.stops;
        self.stops[self.stops_taken..].iter().for_each(|&(_, seat, now)| stops[seat.index()] = now);
        stops
    }

    /// Do the stops that the players have chosen hold for the open questions, too?
    pub(crate) fn stops_hold(&self) -> bool {
        self.pending.stops == self.stops_now()
    }

    /// All changes of stops by players: after how many answers, whose, and what they are from then on.
    pub fn changed_stops(&self) -> &[(usize, Seat, R::Stops)] {
        &self.stops
    }

    /// Changes where `seat` wants to be asked, from when the open questions are answered. That is no answer and changes nothing in the
    /// game: whoever is not asked passes.
    pub fn set_stops(&mut self, seat: Seat, stops: R::Stops) {
        self.stops.push((self.history.len(), seat, stops));
    }

    /// In an open window: what `seat` can do, and why not more. Its question if it is asked.
    pub fn why_not(&self, seat: Seat) -> Option<Open<R>> {
        if let Some(open) = self.question(seat) {
            return Some(open.clone());
        }
        self.pending.poll.as_ref()?;
        let mut again = self.clone();
        again.pending.why = Some(seat);
        again.run();
        again.pending.because
    }
}
