//! Bots at the table: they finish every kind of game, and the better ones win.

use elysium_kernel::testkit::Tries;
use elysium_kernel::{Outcome, Seat, Seats};
use elysium_kit::{AnyGame, Sitting, Title, wilson};
use serde::Serialize;
use serde_json::Value;

use crate::GameTests;

/// Plays one game to its end; `bot` says which bot sits where.
fn play(game: &dyn AnyGame, setup: &Value, seed: u64, bot: impl Fn(Seat) -> &'static str) -> Outcome {
    let sit = |seat: Seat| Sitting { bot: bot(seat), dice: seed * 8 + u64::from(seat.0) };
    let players = game.players(setup).expect("a set-up of this game");
    let bots: Vec<_> = Seats::first(players.into()).into_iter().map(sit).collect();
    let mut sim = game.sim(setup).expect("the set-up can be played");
    sim.play(&bots, seed).expect("the bots are known and the game comes to its end").outcome
}

fn written(setup: &impl Serialize) -> Value {
    serde_json::to_value(setup).expect("set-ups are plain data")
}

/// A table as it is usually set up. In games with decks, starter decks, moved on by `turn` seats.
pub(crate) fn dealt(game: &dyn AnyGame, players: u8, variants: &[String], turn: u64) -> Value {
    let mut setup = game.setup(Some(players), variants).expect("a set-up that can be played");
    let starters = game.starters();
    for seat in Seats::first(players.into()).into_iter().filter(|_| game.has_decks()) {
        let (_, deck) = starters[(seat.index() + turn as usize) % starters.len()];
        game.bring(&mut setup, seat, deck).expect("a starter deck is allowed");
    }
    setup
}

/// The better bots win at least the shares that the game promises, with a risk of error of 2.5 %. Seats rotate, and
/// decks with them.
pub fn the_better_bots_win<T: GameTests>() {
    let game = T::game();
    let (weakest, better) = game.bots().split_first().expect("a game has bots");
    for name in better {
        assert!(
            T::LEAST.wins.iter().any(|(bot, ..)| bot == name),
            "how much better is {name} than {weakest}?"
        );
    }
    for &(bot, players, least) in T::LEAST.wins {
        let games = Tries::new(100, 400, 4_000);
        let (mut wins, count) = (0.0, games.total());
        for number in games {
            let seats = u64::from(players);
            let (setup, hero) = (dealt(game, players, &[], number / seats), Seat((number % seats) as u8));
            let outcome = play(game, &setup, number, |seat| if seat == hero { bot } else { weakest });
            wins += outcome.share(hero);
        }
        let (low, high) = wilson(wins, count);
        let share = format!(
            "{bot} against {} {weakest}: {:.1} % of {count} games (95 % interval {:.1} to {:.1} %)",
            players - 1,
            100.0 * wins / count as f64,
            100.0 * low,
            100.0 * high
        );
        println!("{share}");
        assert!(low >= least, "{share}, which do not show a share of {} %", 100.0 * least);
    }
}

pub fn bots_finish_every_kind_of_game<T: GameTests>() {
    let best = T::Game::BOTS.names.last().expect("a game has bots");
    for number in Tries::new(16, 128, 2_048) {
        for &players in T::Game::player_counts() {
            let setup = T::setup(players, number);
            let outcome = play(T::game(), &written(&setup), number, |_| best);
            let won = !outcome.winners.is_empty();
            assert!(won || !T::SOMEBODY_ALWAYS_WINS, "nobody won with {setup:?}");
        }
    }
}

pub fn a_bot_plays_the_same_way_with_the_same_seed<T: GameTests>() {
    for (bot, &players) in
        T::Game::BOTS.names.iter().flat_map(|bot| T::Game::player_counts().iter().map(move |n| (bot, n)))
    {
        let setup = written(&T::setup(players, 7));
        let [first, again] = [(); 2].map(|()| play(T::game(), &setup, 7, |_| bot));
        assert_eq!(first, again, "{bot}, {players} players");
    }
}

pub fn bots_are_known_by_name<T: GameTests>() {
    assert!(T::Game::BOTS.names.iter().all(|name| (T::Game::BOTS.new)(name, 1).is_some()));
    assert!((T::Game::BOTS.new)("nobody", 1).is_none());
}
