//! What each viewer may and may not know. The test kit looks for leaks at random; here the rules on
//! open and secret information stand one by one.

use elysium_kernel::{Game, Seat, Seed, Viewer};
use elysium_proof::{answer_all, position};
use elysium_rivals::Rivals;

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);

/// Everything that a viewer is sent: the view and the log.
fn seen(game: &Game<Rivals>, viewer: Viewer) -> String {
    let log: Vec<_> = game.log().since(0, viewer).map(|(_, _, event)| event).collect();
    serde_json::to_string(&(game.view(viewer), log)).unwrap()
}

/// Only these viewers read the word; a spectator and the other seats do not.
fn known_to(game: &Game<Rivals>, word: &str, seats: &[Seat]) {
    let viewers = [A, B, C].map(Viewer::Seat).into_iter().chain([Viewer::Spectator]);
    for viewer in viewers {
        let knows = seats.iter().any(|&seat| viewer == Viewer::Seat(seat));
        assert_eq!(seen(game, viewer).contains(word), knows, "{viewer:?} and {word}");
    }
    assert!(seen(game, Viewer::Omniscient).contains(word));
}

#[test]
fn hands_are_for_their_player_alone_but_backs_are_seen() {
    let game = position::<Rivals>(&[("table", "players", &["3"]), ("A", "hand", &["greed", "doc", "mercy"])]);
    known_to(&game, "greed", &[A]);
    known_to(&game, "\"doc\"", &[A]);
    let view = game.view(Viewer::Seat(B));
    assert_eq!((view.players[0].library_in_hand, view.players[0].vampires_in_hand), (2, 1));
}

// proves: 11.11
#[test]
fn cards_laid_in_an_attack_are_hidden_until_they_are_turned_up() {
    let mut game = position::<Rivals>(&[
        ("table", "players", &["3"]),
        ("A", "streets", &["hydra"]),
        ("A", "hand", &["throat-rip", "baseball-bat"]),
        ("B", "streets", &["lixue-chen"]),
        ("B", "hand", &["fleetness", "steal-the-spotlight"]),
    ]);
    answer_all(&mut game, A, "attack:hydra target:lixue-chen type:physical card:throat-rip");
    known_to(&game, "throat-rip", &[A]);
    answer_all(&mut game, B, "card:fleetness");
    for viewer in [A, B, C].map(Viewer::Seat) {
        assert!(seen(&game, viewer).contains("throat-rip") && seen(&game, viewer).contains("fleetness"));
    }
}

// proves: 17.4, 17.9
#[test]
fn fists_and_face_down_modifiers_are_secret_until_all_have_answered() {
    let facts: &[(&str, &str, &[&str])] = &[
        ("table", "players", &["3"]),
        ("table", "variants", &["no-promises"]),
        ("A", "hand", &["free-money", "hedge-your-bets"]),
        ("B", "prestige", &["9"]),
    ];
    let mut game = position::<Rivals>(facts);
    answer_all(&mut game, A, "play:free-money modifier:hedge-your-bets hide:3 yes");
    known_to(&game, "hedge-your-bets", &[A]);
    let vote =
        |game: &Game<Rivals>, seat: Seat| game.view(Viewer::Seat(seat)).scheme.unwrap().votes[0].clone();
    assert_eq!((vote(&game, A).fist, vote(&game, A).hidden), (true, Some(3)));
    assert_eq!((vote(&game, B).fist, vote(&game, B).hidden), (true, None));
    assert_eq!(game.view(Viewer::Seat(B)).players[0].prestige, 10, "the supply does not show it");
    let mut other = game.rewound_to(game.history().len() - 2);
    answer_all(&mut other, A, "hide:5 yes");
    assert_eq!(seen(&game, Viewer::Seat(B)), seen(&other, Viewer::Seat(B)), "3 or 5 look the same");
    answer_all(&mut game, B, "no");
    answer_all(&mut game, C, "no");
    for viewer in [Viewer::Seat(B), Viewer::Spectator] {
        assert!(seen(&game, viewer).contains("hedge-your-bets"));
    }
}

// proves: 20.2, 20.5
#[test]
fn a_conspiracy_is_known_to_whom_it_was_shown() {
    let mut game = position::<Rivals>(&[("table", "players", &["3"]), ("A", "hand", &["lost-glory"])]);
    answer_all(&mut game, A, "play:lost-glory");
    known_to(&game, "lost-glory", &[A]);
    answer_all(&mut game, A, "show:1.c");
    known_to(&game, "lost-glory", &[A, C]);
}

// proves: 24.4
#[test]
fn in_the_custom_set_up_havens_and_first_vampires_are_shown_when_all_have_chosen() {
    let decks = ["brujah", "toreador", "ventrue"].map(|name| elysium_rivals::decks::starter(name).unwrap());
    let options = elysium_rivals::setup::RuleOptions { custom: true, ..Default::default() };
    let setup = elysium_rivals::Setup { decks: decks.to_vec(), options };
    let mut game = Game::<Rivals>::new(setup, Seed::number(1)).unwrap();
    answer_all(&mut game, A, "vampire:skunk");
    let view = game.view(Viewer::Seat(B));
    assert_eq!((view.players[0].haven, view.players[0].vampires.len()), (None, 0));
    assert!(view.players[1].haven.is_some());
    assert!(!seen(&game, Viewer::Seat(B)).contains("skunk"));
    answer_all(&mut game, B, "vampire:ty-smith");
    answer_all(&mut game, C, "vampire:nancy-witt");
    let view = game.view(Viewer::Seat(B));
    assert_eq!(view.players[0].haven.map(elysium_rivals::cards::CardId::slug), Some("house-of-pain"));
    assert!(seen(&game, Viewer::Seat(B)).contains("skunk"));
}

// proves: 17.5
#[test]
fn a_fist_may_be_empty_and_looks_like_any_other() {
    let facts: &[(&str, &str, &[&str])] = &[
        ("table", "players", &["3"]),
        ("table", "variants", &["no-promises"]),
        ("A", "hand", &["greed", "mercy"]),
    ];
    let mut games = [(); 2].map(|()| position::<Rivals>(facts));
    for (game, hide) in games.iter_mut().zip(["hide:0", "hide:4"]) {
        answer_all(game, A, &format!("play:mercy {hide} yes"));
    }
    assert_eq!(seen(&games[0], Viewer::Seat(B)), seen(&games[1], Viewer::Seat(B)));
}

// proves: 24.5
#[test]
fn a_face_down_agenda_is_known_to_its_player_alone() {
    let mut game = position::<Rivals>(&[
        ("table", "players", &["3"]),
        ("table", "variants", &["custom"]),
        ("A", "agenda-card", &["manipulate-the-masses"]),
        ("A", "agenda-down", &["yes"]),
    ]);
    known_to(&game, "manipulate-the-masses", &[A]);
    answer_all(&mut game, A, "flip");
    assert!(seen(&game, Viewer::Spectator).contains("manipulate-the-masses"));
}

#[test]
fn what_search_engine_finds_is_for_its_player_alone() {
    let mut game = position::<Rivals>(&[
        ("table", "players", &["3"]),
        ("A", "home", &["doc"]),
        ("A", "ongoing", &["search-engine"]),
        ("A", "top", &["greed"]),
        ("A", "library", &["mercy"]),
    ]);
    known_to(&game, "greed", &[A]);
    answer_all(&mut game, A, "use:search-engine library bottom");
    known_to(&game, "greed", &[A]);
    let of = |viewer| game.view(viewer).players[0].under.clone();
    assert_eq!(of(Viewer::Seat(B)), [None], "that a card lies under the deck is seen");
    assert_eq!(of(Viewer::Seat(A)).len(), 1);
}

#[test]
fn a_recovered_card_is_known_to_all() {
    let mut game = position::<Rivals>(&[
        ("table", "players", &["3"]),
        ("A", "home", &["guvnah"]),
        ("A", "hand", &["dumpster-dive"]),
        ("A", "discard", &["greed", "mercy"]),
    ]);
    answer_all(&mut game, A, "play:dumpster-dive card:greed");
    let hand = |viewer| game.view(viewer).players[0].hand.iter().map(|card| card.slug()).collect::<Vec<_>>();
    assert_eq!(hand(Viewer::Seat(B)), ["greed"], "the pile was open");
}

#[test]
fn nobody_sees_the_city_deck_or_the_box() {
    let game = position::<Rivals>(&[
        ("table", "players", &["3"]),
        ("city", "boxed", &["the-hunger", "gallery-opening", "san-francisco-fog", "chinese-new-year"]),
    ]);
    for viewer in [Viewer::Seat(A), Viewer::Spectator] {
        assert!(!seen(&game, viewer).contains("the-hunger"));
        assert_eq!(game.view(viewer).city_deck, 23);
    }
}
