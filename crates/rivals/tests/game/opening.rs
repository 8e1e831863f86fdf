//! Set-up by the dice: what holds however they fall.

use std::collections::BTreeSet;

use elysium_kernel::{Game, Random, Seat, Seed};
use elysium_rivals::Rivals;
use elysium_rivals::sets::Bits;

use crate::subject::deals;

/// The table when the first player acts.
fn opened(players: u8, number: u64) -> Game<Rivals> {
    let mut game = Game::<Rivals>::new(deals::setup(players, number), Seed::number(number)).unwrap();
    let mut random = Random::new(number);
    while game.now().turn == 0 {
        let seat = game.next_question().expect("the game goes on").who;
        let choice = game.ask(seat, &mut random).unwrap();
        game.apply(seat, choice).unwrap();
    }
    game
}

// proves: 2.11, 2.13, 2.14, 2.15, 2.16
#[test]
fn everybody_is_the_rival_of_exactly_one_other_player() {
    for players in 2..=4 {
        let mut seen = BTreeSet::new();
        for number in 0..200 {
            let game = opened(players, number);
            let rivals: Vec<u8> =
                game.now().players[..players as usize].iter().map(|player| player.rival.0).collect();
            assert!((0..).zip(&rivals).all(|(seat, rival)| seat != *rival), "{rivals:?}");
            assert_eq!(rivals.iter().collect::<BTreeSet<_>>().len(), players as usize, "{rivals:?}");
            seen.insert((game.now().first, rivals));
        }
        // Every way to share out the tokens so that nobody gets their own, and every first player, comes up.
        let ways = [1, 2, 9][players as usize - 2];
        assert_eq!(seen.len(), ways * players as usize, "{players} players: {seen:?}");
    }
}

// proves: 2.2, 2.3, 2.18
#[test]
fn six_events_are_in_the_city_deck_and_hands_have_their_size() {
    for number in 0..50 {
        let game = opened(4, number);
        let state = game.now();
        let event = |slot| state.book().city_card(slot).kind.is_event();
        assert_eq!(Bits(state.city.boxed).count(), 4);
        assert!(Bits(state.city.boxed).all(event));
        for seat in (0..4).map(Seat) {
            let player = &state[seat];
            let drawn = (player.hand.count_ones(), player.vampires_in_hand.count_ones());
            let vampires = if seat == state.first { 1 } else { 2 };
            // Gallery Opening may have come and taken cards for Prestige.
            let gallery =
                Bits(state.city.burned).any(|slot| state.book().city_id(slot).slug() == "gallery-opening");
            assert!(drawn == (4, vampires) || gallery, "{seat} has {drawn:?}");
        }
    }
}
