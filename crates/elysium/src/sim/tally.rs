//! Who won how often. All sums are of integers, so the order in which games come in is no matter.

use std::collections::BTreeMap;

use elysium_kernel::{Outcome, Seat};
use elysium_kit::wilson;

/// A win in parts that can be shared by 1 to 8 seats without a rest.
const WHOLE: u64 = 840;

/// Games and wins of a seat or a group.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    pub games: u64,
    /// In parts of a win.
    parts: u128,
    /// In games that give points.
    points: Option<i64>,
}

impl Score {
    /// Wins; a shared one counts as its share.
    pub fn wins(&self) -> f64 {
        self.parts as f64 / WHOLE as f64
    }

    /// All points, in games that give any.
    pub const fn points(&self) -> Option<i64> {
        self.points
    }

    pub fn rate(&self) -> f64 {
        if self.games == 0 { 0.0 } else { self.wins() / self.games as f64 }
    }

    /// Where the true rate lies with a confidence of 95 %.
    pub fn interval(&self) -> (f64, f64) {
        wilson(self.wins(), self.games)
    }

    fn add(&mut self, other: Score) {
        self.games += other.games;
        self.parts += other.parts;
        if let Some(points) = other.points {
            *self.points.get_or_insert(0) += points;
        }
    }
}

/// The sums of some games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub games: u64,
    pub decisions: u64,
    pub seats: Vec<Score>,
    /// By group, in alphabetical order.
    pub groups: BTreeMap<String, Score>,
}

impl Tally {
    pub fn new(seats: usize) -> Tally {
        Tally { seats: vec![Score::default(); seats], ..Tally::default() }
    }

    /// Adds how a finished game went for a seat.
    pub fn add(&mut self, seat: Seat, group: Option<String>, outcome: &Outcome) {
        let won = outcome.winners.has(seat);
        let parts = if won { u128::from(WHOLE) / outcome.winners.len() as u128 } else { 0 };
        let points = outcome.scores.get(seat.index()).copied().flatten().map(i64::from);
        let score = Score { games: 1, parts, points };
        self.seats[seat.index()].add(score);
        if let Some(group) = group {
            self.groups.entry(group).or_default().add(score);
        }
    }

    pub fn merge(&mut self, other: Tally) {
        self.games += other.games;
        self.decisions += other.decisions;
        for (mine, theirs) in self.seats.iter_mut().zip(other.seats) {
            mine.add(theirs);
        }
        for (group, theirs) in other.groups {
            self.groups.entry(group).or_default().add(theirs);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use elysium_kernel::Seats;

    fn won_by(winners: u8) -> Outcome {
        Outcome { winners: Seats(winners), scores: Vec::new() }
    }

    #[test]
    fn a_shared_win_counts_as_its_share() {
        let mut tally = Tally::new(3);
        for outcome in [won_by(0b001), won_by(0b111)] {
            (0..3).for_each(|i| tally.add(Seat(i), (i < 2).then(|| "clan".to_owned()), &outcome));
        }
        assert_eq!(tally.seats[0].wins(), 1.0 + 1.0 / 3.0);
        assert_eq!(tally.seats[2].wins(), 1.0 / 3.0);
        let clan = tally.groups["clan"];
        assert_eq!((clan.games, clan.wins()), (4, 5.0 / 3.0));
    }
}
