//! Tables that cannot be, and the data file.

use elysium_kernel::{Game, Seats, Seed, Viewer};
use elysium_newgame::cards::Book;
use elysium_newgame::{Newgame, Setup};

// proves: 1.1
#[test]
fn tables_that_cannot_be_are_refused_with_their_rule() {
    for players in [0, 1, 5, 255] {
        let refusal = Setup { players }.check().expect_err("too few or too many");
        assert_eq!(refusal.rule.to_string(), "1.1", "{players} players");
    }
}

// proves: 2.4
#[test]
fn nobody_sees_the_hands_of_others() {
    let game = Game::<Newgame>::new(Setup { players: 4 }, Seed::number(1)).expect("four can play");
    for seat in Seats::first(4) {
        let view = game.view(Viewer::Seat(seat));
        assert!(view.players.iter().all(|player| player.hand.is_some() == (player.seat == seat)), "{seat}");
    }
    assert!(game.view(Viewer::Spectator).players.iter().all(|player| player.hand.is_none()));
}

#[test]
fn a_broken_file_is_named_with_card_and_field() {
    let error = Book::read(r#"[(id: "one", value: 1), (id: "one", value: 2)]"#).err().expect("a name twice");
    assert!(error.to_string().contains("cards.ron") && error.to_string().contains("one"), "{error}");
}
