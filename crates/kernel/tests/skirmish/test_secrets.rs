//! What is kept from whom: answers held back, looks, draws.

use elysium_kernel::{AnswerError, Game, Refusal, RestoreError, Rules, Seat, Seats, Viewer};

use crate::cards::{EVERYBODY, Kind};
use crate::rules::Skirmish;
use crate::table::{A, B, C, D, E, Played, lock};
use crate::words::{Choice, Event, Why};

const BIDS: [&str; 5] = ["bid:1", "bid:3", "bid:0", "bid:3", "bid:2"];

fn orders(seats: &[Seat]) -> Vec<Vec<Seat>> {
    if seats.is_empty() {
        return vec![vec![]];
    }
    let with = |first: &Seat| {
        let rest: Vec<_> = seats.iter().copied().filter(|seat| seat != first).collect();
        orders(&rest).into_iter().map(move |tail| [vec![*first], tail].concat()).collect::<Vec<_>>()
    };
    seats.iter().flat_map(with).collect()
}

fn bid(game: &mut Game<Skirmish>, seat: Seat) {
    game.play(seat, BIDS[seat.index()]).expect("a bid that was offered");
}

#[test]
fn secret_bids_in_any_order_give_the_same_table() {
    let start = Played::dealt(5).game;
    let all: Vec<_> = EVERYBODY.into_iter().collect();
    let mut first: Option<Game<_>> = None;
    for order in orders(&all) {
        let mut game = start.clone();
        order.iter().for_each(|&seat| bid(&mut game, seat));
        let first = first.get_or_insert_with(|| game.clone());
        assert_eq!((game.digest(), game.log()), (first.digest(), first.log()), "{order:?}");
        assert_eq!(game.open(), first.open());
    }
    let state = *first.expect("there are orders").now();
    assert_eq!((state.edge, state.player(B).pool, state.player(D).pool), (Some(B), 3, 6), "a tie goes to B");
}

#[test]
fn an_answer_before_all_are_in_shows_to_nobody_else() {
    for order in orders(&[A, B, C, D, E]).iter().step_by(7) {
        let start = Played::dealt(6).game;
        let mut game = start.clone();
        for (i, &seat) in order[..4].iter().enumerate() {
            bid(&mut game, seat);
            assert_eq!(game.log(), start.log());
            assert_eq!(game.now(), start.now());
            let viewers = EVERYBODY.into_iter().map(Viewer::Seat).chain([Viewer::Spectator]);
            for viewer in viewers {
                assert_eq!(game.view(viewer), start.view(viewer));
            }
            for &other in &order[i + 1..] {
                assert_eq!(game.question(other), start.question(other), "{other} sees that {seat} has bid");
            }
            assert_eq!(game.question(seat), None);
            assert_eq!(game.play(seat, "bid:0"), Err(AnswerError::AlreadyAnswered { seat }));
        }
        bid(&mut game, order[4]);
        assert_ne!(game.log(), start.log());
    }
}

fn restored(text: &str) -> Result<Game<Skirmish>, RestoreError> {
    Game::restore(serde_json::from_str(text).expect("it can be read"))
}

#[test]
fn a_saved_game_of_another_game_or_version_is_refused() {
    let text = serde_json::to_string(&Played::dealt(7).game.save()).expect("it can be written");
    let (name, version) = (Skirmish::NAME, Skirmish::VERSION);
    let other = text.replacen(&format!("\"game\":\"{name}\""), "\"game\":\"chess\"", 1);
    let error = restored(&other).expect_err("another game");
    assert_eq!(error, RestoreError::OtherGame { found: "chess".into(), expected: name });
    assert_eq!(error.to_string(), format!("it is a game of chess, not of {name}"));
    let other = text.replacen(&format!("\"rules\":{version},"), "\"rules\":77,", 1);
    let error = restored(&other).expect_err("another version");
    assert_eq!(error, RestoreError::OtherRules { found: 77, known: version });
}

#[test]
fn answers_held_back_survive_a_save_and_are_unknown_to_another_world() {
    let mut game = Played::dealt(7).game;
    [C, A].into_iter().for_each(|seat| bid(&mut game, seat));
    let text = serde_json::to_string(&game.save()).expect("it can be written");
    let mut restored = restored(&text).expect("it is the same game");
    assert_eq!(restored.open(), game.open());
    // C remembers its own bid and cannot know A's.
    let world = game.redealt(Viewer::Seat(C), &mut fastrand::Rng::with_seed(1));
    let given = |seat: Seat| world.open().iter().find(|open| open.who == seat).and_then(|open| open.given);
    assert_eq!((given(A), given(C)), (None, Some(Choice::Bid(0))));
    for game in [&mut game, &mut restored] {
        [E, D, B].into_iter().for_each(|seat| bid(game, seat));
    }
    assert_eq!(restored.digest(), game.digest());
}

#[test]
fn a_bid_that_one_cannot_pay_is_refused_with_the_figures() {
    let mut played = Played::new([""; 5], |state| state.pay(C, 3));
    // Nobody has cards: nobody is asked to discard. Everybody passes the turn.
    played.script("A pass\nB pass\nC pass\nD pass\nE pass");
    assert_eq!(played.asked(), "A Bid, B Bid, C Bid, D Bid, E Bid");
    let refusal = Refusal::new(1, 3, Why::NeedsPool { needs: 4, has: 3 });
    assert_eq!(played.rejection(C, "bid:3"), AnswerError::Refused { word: "bid:3".into(), refusal });
    assert!(played.game.find(B, "BID:3").is_ok(), "notation is not particular about case");
}

#[test]
fn a_look_is_for_the_eyes_of_two() {
    let mut played = Played::new(["", "save", "", "", ""], |state| lock(state, &[B, C, D, E]));
    played.script("A minion:a1\nA act:spy");
    assert_eq!((played.asked(), played.options()), ("A Strip".into(), "pass discard:save".into()));
    let card = played.state().hand(B).next().map(|slot| (slot, Kind::Save));
    let shown = |viewer| played.heard(viewer).contains(&Event::Looked { by: A, of: B, card });
    assert!(shown(Viewer::Seat(A)) && shown(Viewer::Seat(B)) && shown(Viewer::Omniscient));
    assert!(!shown(Viewer::Seat(C)) && !shown(Viewer::Spectator));
    assert!(played.heard(Viewer::Spectator).contains(&Event::Looked { by: A, of: B, card: None }));

    let known = |viewer| played.game.view(viewer).players[B.index()].known.clone();
    let card = card.expect("B has a card");
    assert_eq!((known(Viewer::Seat(A)), known(Viewer::Seat(C))), (vec![card], vec![]));
    assert_eq!(played.game.view(Viewer::Seat(C)).players[B.index()].hand, 1, "how many is open to all");
    // A still knows it turns later; no other world of A's has another card there.
    played.script("A pass\nA pass");
    for seed in 0..20 {
        let world = played.game.redealt(Viewer::Seat(A), &mut fastrand::Rng::with_seed(seed));
        assert_eq!(world.now().kind(card.0), Kind::Save);
    }
}

#[test]
fn draws_are_shown_to_all_and_their_cards_to_one() {
    let played = Played::dealt(8);
    let drawn = |viewer: Viewer, of: Seat| -> (usize, usize) {
        let heard = played.heard(viewer);
        let draws = |event: &&Event| matches!(event, Event::Drew { slot, .. } if slot.owner == of);
        let named = |event: &&Event| matches!(event, Event::Drew { kind: Some(_), .. });
        (heard.iter().filter(draws).count(), heard.iter().filter(draws).filter(named).count())
    };
    for of in EVERYBODY {
        for seat in EVERYBODY {
            assert_eq!(drawn(Viewer::Seat(seat), of), (5, if seat == of { 5 } else { 0 }));
        }
        assert_eq!(drawn(Viewer::Spectator, of), (5, 0));
        assert_eq!(drawn(Viewer::Omniscient, of), (5, 5));
    }
    assert_eq!(played.state().living(), Seats::first(5));
}

#[test]
fn a_re_deal_changes_what_a_viewer_cannot_know_and_nothing_else() {
    let game = Played::dealt(9).game;
    let mut rng = fastrand::Rng::with_seed(3);
    let mut others_changed = 0;
    for _ in 0..50 {
        let world = game.redealt(Viewer::Seat(A), &mut rng);
        assert_eq!(world.view(Viewer::Seat(A)), game.view(Viewer::Seat(A)));
        others_changed += usize::from(world.view(Viewer::Seat(B)) != game.view(Viewer::Seat(B)));
    }
    assert!(others_changed > 45, "only {others_changed} of 50 worlds differ from the true one");
}

#[test]
fn a_card_that_is_not_offered_is_not_named_either() {
    let mut played = Played::new(["stealth", "save", "", "", ""], |_| {});
    let hidden = played.state().hand(B).next().expect("B has a card");
    let rejected = played.game.apply(A, Choice::Play(hidden)).expect_err("it is B's card");
    assert!(!rejected.to_string().contains("save"), "{rejected}");
}
