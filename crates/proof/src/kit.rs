//! The kernel's test kit over random games.

use elysium_kernel::testkit::{Kit, check_with_stops};
use elysium_kit::Title;
use elysium_kit::{HasStanding, Standing};

use crate::GameTests;
use crate::game_tests::mixture;

/// Everything that the kernel asks of a game, at tables of so many players.
pub fn random_games<T: GameTests>(players: u8) {
    let games = T::random_games();
    let kit = Kit { every: T::EVERY, ..Kit::new(games.numbers(), T::LONGEST) };
    let report = check_with_stops::<T::Game>(kit, |number| T::setup(players, mixture(number)), T::stops);
    println!("{players} players: {report:?}");
    if !T::HIDDEN_CARDS_DECIDE_WHO_IS_ASKED {
        assert_eq!(report.moved, 0, "a hidden card has decided who is asked");
    } else if games.are_many() {
        assert_ne!(report.moved, 0, "no hidden card has decided who is asked: say so");
    }
}

/// Random games are played at tables of these numbers of players: are these all there are?
pub fn every_number_of_players_is_tried<T: GameTests>(tried: &[u8]) {
    assert_eq!(tried, T::Game::player_counts());
}

/// Standing answers that somebody might have: to a few questions, as a rule.
pub fn any_standing<G: HasStanding>(rng: &mut fastrand::Rng) -> Standing<G> {
    let chosen =
        G::SETTINGS.iter().map(|setting| (setting.word, setting.values[rng.usize(..setting.values.len())]));
    chosen.fold(Standing::default(), |standing, (setting, value)| {
        standing.with(setting, value).expect("a value of the setting")
    })
}
