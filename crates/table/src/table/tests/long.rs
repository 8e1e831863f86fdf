//! Long games: any position is near, lines are kept, and what is kept stays small.

use elysium_kernel::{Seat, Viewer};
use elysium_kit::{AnyGame, Play};
use elysium_text::Lang;
use elysium_wire::{Command, LogLine};
use serde_json::json;

use super::super::Table;
use super::world::{Came, begun, who};
use super::{player_counts, with_every_game};

/// One more answer of somebody who is asked.
pub fn answer(table: &mut Table, rng: &mut fastrand::Rng) -> bool {
    let play = table.play().expect("a game");
    let Some(seat) = play.asked().into_iter().next() else { return false };
    let mut words = play.words(seat);
    let word = rng.usize(..words.len());
    let seq = table.questions()[seat.index()].expect("a number").0;
    let command =
        Command::Answer { seat: seat.to_string(), expected_seq: seq, word: words.swap_remove(word) };
    let id = table.seq().to_string();
    assert!(matches!(table.take(&who(seat.index()), &id, &command, 2_000_000), Came::Done));
    true
}

/// Everything that a position shows.
fn position(play: &dyn Play) -> String {
    let seats = (0..play.seats()).map(|i| Seat(i as u8));
    let questions: Vec<_> = seats
        .map(|seat| json!([play.question(seat, Lang::En, 1), play.learnt_since_last_answer(seat)]))
        .collect();
    json!([play.digest(), play.event_count(), play.answers(), play.view(Viewer::Omniscient), questions])
        .to_string()
}

/// A game of as many as usually play.
fn largest(game: &dyn AnyGame) -> Table {
    begun(game, *player_counts(game).last().expect("somebody plays it"), Vec::new(), 1)
}

fn any_position_is_near(game: &'static dyn AnyGame) {
    let mut rng = fastrand::Rng::with_seed(1);
    let mut table = largest(game);
    let mut positions = vec![position(table.play().expect("a game"))];
    while answer(&mut table, &mut rng) {
        positions.push(position(table.play().expect("a game")));
    }
    let (play, began) = (table.play().expect("a game"), std::time::Instant::now());
    let mut slowest = std::time::Duration::ZERO;
    for (number, then) in positions.iter().enumerate() {
        let began = std::time::Instant::now();
        let at = play.at(number);
        slowest = slowest.max(began.elapsed());
        assert!(at.replayed() <= 50, "{} answers are played again for position {number}", at.replayed());
        assert!(
            position(at.as_ref()) == *then,
            "position {number} is another:\n{}\n{then}",
            position(at.as_ref())
        );
    }
    println!(
        "{}: {} answers, all positions in {:?}, the slowest in {slowest:?}",
        game.name(),
        positions.len() - 1,
        began.elapsed()
    );
}

#[test]
fn any_position_of_a_game_is_near() {
    with_every_game(any_position_is_near);
}

fn lines(table: &Table, lang: Lang) -> Vec<Vec<LogLine>> {
    let of = |viewer| table.lines_since(0, viewer, lang);
    table.viewers().chain([Viewer::Omniscient]).map(of).collect()
}

/// Lines that were worded when they happened are those that reading the journal gives, in a language
/// that was read from the beginning and in one that came later.
#[test]
fn lines_are_kept() {
    for game in elysium_games::GAMES {
        let mut rng = fastrand::Rng::with_seed(3);
        let mut table = begun(*game, game.player_counts()[0], Vec::new(), 3);
        let start = table.seq();
        table.begin_log(Lang::Pl);
        for number in 0..120 {
            if number == 1 {
                table.begin_log(Lang::Fr);
            }
            if number % 3 == 2 {
                // What is undone stays in the log.
                let by = (0..table.chairs.len()).find(|i| {
                    let back = Command::TakeBack;
                    matches!(table.take(&who(*i), &format!("back {number}"), &back, 2_000_000), Came::Done)
                });
                assert!(by.is_some());
                for i in 0..table.chairs.len() {
                    let allow = Command::AllowTakeBack { allow: true };
                    table.take(&who(i), &format!("allow {number}"), &allow, 2_000_000);
                }
                table.let_time_pass(2_000_001);
            }
            if !answer(&mut table, &mut rng) {
                break;
            }
        }
        assert!(table.has_log(Lang::Pl, start) && !table.has_log(Lang::Pl, 0));
        assert!(table.has_log(Lang::Es, table.seq()) && !table.has_log(Lang::Es, table.seq() + 1));
        for lang in [Lang::Pl, Lang::Fr] {
            let read = lines(&table, lang);
            assert!(read[0].len() > 5 && read[0].iter().any(|line| line.undoes.is_some()));
            let late = table.lines_since(start, Viewer::Spectator, lang);
            let log = table.log(lang);
            table.complete(lang, log);
            assert!(table.has_log(lang, 0), "nothing is read again");
            assert!(lines(&table, lang) == read, "{} {lang}", game.name());
            assert!(late.iter().all(|line| line.seq > start) && !late.is_empty());
        }
    }
}

/// What a table keeps grows slowly: the game, a stop every fifty answers, and the lines of a language.
#[test]
fn a_long_game_stays_small() {
    for game in elysium_games::GAMES {
        let play = || {
            let (mut table, mut rng) = (largest(*game), fastrand::Rng::with_seed(1));
            while answer(&mut table, &mut rng) {}
            table
        };
        // Cards and decks are read once, and belong to no table.
        drop(play());
        let mut played = None;
        let kept = allocation_counter::measure(|| played = Some(play()));
        let mut table = played.expect("it was played");
        let answers = table.play().expect("a game").answers();
        // The messages of a language are read once, and are nobody's own.
        let _ = table.log(Lang::En);
        let log = allocation_counter::measure(|| {
            table.begin_log(Lang::En);
            let log = table.log(Lang::En);
            table.complete(Lang::En, log);
        });
        let (kept, log) = (kept.bytes_current as usize, log.bytes_current as usize);
        println!(
            "{}: {answers} answers keep {} kB, and {} kB of lines in one language",
            game.name(),
            kept / 1000,
            log / 1000
        );
        assert!(kept < 200_000 + answers * 3_000 && log < answers * 3_000);
    }
}
