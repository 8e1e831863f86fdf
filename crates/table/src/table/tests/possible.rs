//! Entries that can be read and cannot have happened: a table that is played at does not take them, and a
//! journal is read up to there.

use std::sync::Arc;

use elysium_kernel::{Outcome, Seat, Seats, Seed};
use elysium_kit::AnyGame;
use elysium_wire::{AbsentRule, ClockRule, Ending, TableOptions, TakeBackRule};

use super::super::{ReadOnly, Table};
use super::versions::played;
use super::with_every_game;
use super::world::{opened, who};
use crate::journal::{Absence, AnsweredBy, CommandKey, Entry, Journal, JournalEvent};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const NOBODYS: Seat = Seat(7);

/// Entries of each kind, the same everywhere: only the table makes them impossible.
fn sat(seat: Seat, number: usize) -> JournalEvent {
    JournalEvent::SeatTaken { seat, who: who(number), deck: None, seed: Seed::number(1) }
}

fn bot_sat(seat: Seat) -> JournalEvent {
    JournalEvent::BotSeated { seat, level: "random".into(), deck: None }
}

fn stood_in(seat: Seat, why: Absence) -> JournalEvent {
    JournalEvent::BotSubstituted { seat, level: "random".into(), why }
}

fn answered(seat: Seat, by: AnsweredBy) -> JournalEvent {
    JournalEvent::Answered { seat, word: "pass".into(), by, spent: 0 }
}

fn said(number: usize) -> JournalEvent {
    JournalEvent::Said { who: who(number), text: "Hello".into() }
}

fn ended(how: Ending, winners: Option<Seats>) -> JournalEvent {
    let outcome = winners.map(|winners| Outcome { winners, scores: Vec::new() });
    JournalEvent::Ended { how, outcome, digest: String::new() }
}

fn next(table: &Table, what: JournalEvent) -> Entry {
    Entry { seq: table.seq() + 1, at: 3_000_000, command: None, what }
}

impl Table {
    fn then(&self, what: JournalEvent) -> Table {
        self.after(next(self, what), None).expect("it can happen")
    }

    fn with(&self, change: impl Fn(&mut TableOptions)) -> Table {
        let mut table = self.clone();
        change(&mut table.options);
        table
    }

    /// Neither while it is played at nor in its journal.
    fn refuses(&self, entry: Entry, why: &str) {
        let number = entry.seq;
        for ready in [None, self.shared_play()] {
            let taken = self.after(entry.clone(), ready);
            assert_eq!(taken.err(), Some(format!("entry {number}: {why}")), "{entry:?}");
        }
        let mut entries: Vec<_> = self.journal.iter().map(|entry| entry.as_ref().clone()).collect();
        // A scene may have other options than it was opened with.
        if let JournalEvent::Opened { options, .. } = &mut entries[0].what {
            *options = self.options.clone();
        }
        let whole = Table::read("table", Journal::from(entries.clone()), &[]);
        assert_eq!(whole.expect("a table").read_only(), None, "so far it can have happened: {entry:?}");
        entries.push(entry.clone());
        let read = Table::read("table", Journal::from(entries), &[]).expect("it can be looked at");
        assert_eq!(read.read_only(), Some(&ReadOnly::Broken { entry: number }), "{entry:?}");
        assert_eq!((read.seq(), read.digest()), (self.seq(), self.digest()), "as it was before");
    }

    fn refuses_all(&self, all: impl IntoIterator<Item = JournalEvent>, why: &str) {
        all.into_iter().for_each(|what| self.refuses(next(self, what), why));
    }
}

/// A table at which only its host sits.
fn waiting(game: &dyn AnyGame) -> Table {
    let players = game.player_counts()[0];
    let options = TableOptions { players: Some(players), ..TableOptions::default() };
    opened(game.name(), options, players, 5).then(sat(A, 0))
}

/// A running game, who has answered last, and which answer that was.
fn running(game: &'static dyn AnyGame) -> (Table, Seat, usize) {
    let table = played(game, 3);
    let last = table.journal.iter().rev().find_map(|entry| match entry.what {
        JournalEvent::Answered { seat, .. } => Some(seat),
        _ => None,
    });
    (table, last.expect("an answer"), 2)
}

fn start(table: &Table) -> JournalEvent {
    let start = table.journal.iter().find(|entry| matches!(entry.what, JournalEvent::Started { .. }));
    start.expect("it was started").what.clone()
}

#[test]
fn seats_are_taken_before_the_start() {
    with_every_game(|game| {
        let (table, (running, ..)) = (waiting(game), running(game));
        table.refuses_all([sat(A, 1), bot_sat(A)], "the seat is taken");
        table.refuses_all([sat(B, 0)], "they sit already");
        table.refuses_all([JournalEvent::SeatVacated { seat: B }], "the seat is free");
        table.refuses_all([start(&running)], "a seat is free");
        let seating = || [sat(B, 9), bot_sat(B), JournalEvent::SeatVacated { seat: B }, start(&running)];
        for later in [&running, &played(game, usize::MAX)] {
            later.refuses_all(seating(), "it is not before the start");
            later.refuses_all([later.journal[0].what.clone()], "a table is opened once");
        }
    });
}

#[test]
fn what_belongs_to_a_game_happens_in_one() {
    with_every_game(|game| {
        let of_a_game = || {
            [
                answered(A, AnsweredBy::Person),
                JournalEvent::TakeBackAsked { seat: A, to: 0 },
                JournalEvent::TakeBackAgreed { seat: A },
                JournalEvent::TakeBackDeclined { seat: A },
                JournalEvent::TookBack { seat: A, to: 0 },
                stood_in(A, Absence::Left),
                JournalEvent::Returned { seat: A },
                JournalEvent::Conceded { seat: A },
            ]
        };
        let over = played(game, usize::MAX);
        waiting(game).refuses_all(of_a_game(), "no game is being played");
        over.refuses_all(of_a_game(), "no game is being played");
        let stranger = JournalEvent::Conceded { seat: NOBODYS };
        running(game).0.refuses_all([stranger, answered(NOBODYS, AnsweredBy::Bot)], "there is no such seat");
        // Only to talk it is never too late.
        over.then(said(0));
    });
}

#[test]
fn only_who_plays_a_seat_answers_for_it() {
    with_every_game(|game| {
        let (table, ..) = running(game);
        let asked = table.play().expect("a game").asked();
        let seat = asked.into_iter().next().expect("somebody is asked");
        let others = "somebody else answers for this seat";
        table.refuses_all([answered(seat, AnsweredBy::Bot), answered(seat, AnsweredBy::Clock)], others);
        let left = table.then(stood_in(seat, Absence::Left));
        left.refuses_all([answered(seat, AnsweredBy::Person)], others);
        let idle = (0..table.chairs.len()).map(|i| Seat(i as u8)).find(|seat| !asked.has(*seat));
        if let Some(idle) = idle {
            table.refuses_all([answered(idle, AnsweredBy::Person)], "nothing was asked");
        }
    });
}

#[test]
fn people_come_and_go_for_a_reason() {
    with_every_game(|game| {
        let (table, ..) = running(game);
        table.refuses_all([JournalEvent::Returned { seat: A }], "there is nothing to come back to");
        let reasons = [stood_in(A, Absence::Clock), stood_in(A, Absence::Conceded)];
        table.refuses_all(reasons, "that cannot be the reason");
        let patient = table.with(|options| options.absent = AbsentRule::Wait);
        patient.refuses_all([stood_in(A, Absence::Away)], "that cannot be the reason");
        let left = table.then(stood_in(A, Absence::Left));
        left.refuses_all([stood_in(A, Absence::Left)], "no person plays there");
        let timed = table.with(|options| options.clock = ClockRule::Player { seconds: 1, increment: 0 });
        let slow = timed.then(stood_in(A, Absence::Clock));
        slow.refuses_all([JournalEvent::Returned { seat: A }], "there is nothing to come back to");
        let conceded = table.then(JournalEvent::Conceded { seat: A });
        conceded.refuses_all([JournalEvent::Conceded { seat: A }], "nobody is there who could concede");
    });
}

#[test]
fn answers_are_taken_back_by_leave() {
    with_every_game(|game| {
        let (table, seat, to) = running(game);
        let other = if seat == A { B } else { A };
        let asks = |seat, to| JournalEvent::TakeBackAsked { seat, to };
        let takes = |seat, to| JournalEvent::TookBack { seat, to };
        table.refuses_all([asks(seat, to + 1), asks(other, to)], "it is not theirs to take back");
        table.refuses_all([takes(seat, to + 1), takes(other, to), takes(seat, 9)], "nobody allowed it");
        let never = table.with(|options| options.take_back = TakeBackRule::Never);
        never.refuses_all([asks(seat, to)], "it is not theirs to take back");
        never.refuses_all([takes(seat, to)], "nobody allowed it");
        let allowing =
            || [JournalEvent::TakeBackAgreed { seat: other }, JournalEvent::TakeBackDeclined { seat: other }];
        table.refuses_all(allowing(), "nobody asks them");
        let asked = table.then(asks(seat, to));
        asked.refuses_all([takes(seat, to)], "nobody allowed it");
        asked.refuses_all([JournalEvent::TakeBackAgreed { seat }], "nobody asks them");
        asked.refuses_all([asks(seat, to)], "it is not theirs to take back");
        let fails = |seat| JournalEvent::TakeBackFailed { seat };
        asked.refuses_all([fails(seat)], "nobody allowed it");
        let everybody = (0..table.chairs.len()).map(|i| Seat(i as u8)).filter(|other| *other != seat);
        let agreed =
            everybody.fold(asked.clone(), |table, seat| table.then(JournalEvent::TakeBackAgreed { seat }));
        agreed.refuses_all([fails(other)], "nobody allowed it");
        let failed = agreed.then(fails(seat));
        assert!(failed.agreed_take_back().is_none() && failed.digest() == table.digest());
        failed.refuses_all([fails(seat)], "nobody allowed it");
        asked
            .then(JournalEvent::TakeBackDeclined { seat: other })
            .refuses_all(allowing(), "nobody asks them");
        let others = (0..table.chairs.len()).map(|i| Seat(i as u8)).filter(|other| *other != seat);
        let alone = others.fold(table.clone(), |table, other| table.then(stood_in(other, Absence::Away)));
        alone.refuses_all([asks(seat, to)], "there is nobody to ask");
    });
}

#[test]
fn a_game_ends_once_and_as_it_was_played() {
    with_every_game(|game| {
        let (table, ..) = running(game);
        let too_early =
            || [ended(Ending::Finished, Some(Seats::one(A))), ended(Ending::Conceded, Some(Seats::one(A)))];
        table.refuses_all(too_early(), "it does not end here");
        table.refuses_all([ended(Ending::Abandoned, None)], "it does not end here");
        waiting(game).refuses_all(too_early(), "it does not end here");
        let over = played(game, usize::MAX);
        over.refuses_all([over.journal.last().expect("an end").what.clone()], "it does not end here");
        let seats = (0..table.chairs.len() - 1).map(|i| Seat(i as u8));
        let given_up = seats.fold(table.clone(), |table, seat| table.then(JournalEvent::Conceded { seat }));
        given_up.refuses_all([ended(Ending::Conceded, None)], "that is not how it was won");
        let stranger = ended(Ending::Conceded, Some(Seats::one(NOBODYS)));
        given_up.refuses_all([stranger], "nobody sits where it was won");
    });
}

#[test]
fn commands_are_done_once_and_numbers_follow_each_other() {
    with_every_game(|game| {
        let (table, ..) = running(game);
        table.refuses(
            Entry { seq: table.seq() + 2, ..next(&table, said(0)) },
            "its number is not the next one",
        );
        let key = Arc::new(CommandKey { user: who(0).user, id: "say".into() });
        let again = Entry { command: Some(key), ..next(&table, said(0)) };
        table.refuses(again, "its command was done before");
        let closed = table.with(|options| options.spectators = false);
        closed.refuses_all([said(9)], "they may not look on");
    });
}
