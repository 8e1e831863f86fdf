//! A game whose time is up: what it comes to, and that nothing of it is lost.

use elysium_kernel::record::{read, write};
use elysium_kernel::{Game, Saved, Seed};

use crate::rules::Skirmish;
use crate::words::Setup;

fn timed(minutes: u8) -> Game<Skirmish> {
    let setup = Setup { seats: 3, minutes, ..Setup::table() };
    Game::new(setup, Seed::number(7)).expect("three may play")
}

/// Answers at random: so many questions, or all.
fn play(game: &mut Game<Skirmish>, answers: usize) {
    let mut rng = fastrand::Rng::with_seed(game.history().len() as u64);
    for _ in 0..answers {
        let Some(open) = game.next_question() else { return };
        let (seat, choice) = (open.who, open.options[rng.usize(..open.options.len())]);
        game.apply(seat, choice).expect("an option is taken");
    }
}

#[test]
fn the_round_in_which_time_runs_out_is_the_last() {
    let mut game = timed(1);
    assert_eq!(game.time_limit(), Some(60_000));
    play(&mut game, 5);
    let (open, round) = (game.open().to_vec(), game.now().round);
    assert!(game.time_is_up(), "it was not up before");
    assert_eq!((game.open(), game.time_up_after()), (&open[..], Some(5)), "nobody's question changes");
    assert!(!game.time_is_up(), "it is up once");
    play(&mut game, usize::MAX);
    assert_eq!((game.now().round, game.outcome().is_some()), (round + 1, true), "that round was the last");
    let mut untimed = timed(1);
    play(&mut untimed, 5);
    play(&mut untimed, usize::MAX);
    assert!(untimed.now().round > round + 1, "otherwise it would have gone on");
}

#[test]
fn a_game_without_a_limit_has_no_time_that_could_be_up() {
    let mut game = timed(0);
    play(&mut game, 5);
    let before = game.digest();
    assert!(!game.time_is_up());
    assert_eq!((game.time_up_after(), game.digest()), (None, before));
}

#[test]
fn a_game_whose_time_is_up_can_be_kept_and_taken_back() {
    let mut game = timed(1);
    play(&mut game, 5);
    game.time_is_up();
    let at_once = write(&game, &[], None);
    assert!(at_once.contains(r#"{"n":5,"time":"up"}"#), "{at_once}");
    play(&mut game, 4);
    let text = serde_json::to_string(&game.save()).expect("it can be written");
    let saved: Saved<Skirmish> = serde_json::from_str(&text).expect("it can be read");
    let restored = Game::restore(saved).expect("the same game");
    assert!(restored.stands_as(&game));
    assert_eq!(restored.time_up_after(), Some(5));
    for (answers, up) in [(4, None), (5, Some(5)), (7, Some(5))] {
        assert_eq!(game.rewound_to(answers).time_up_after(), up, "after {answers} answers");
    }
    let replayed = read::<Skirmish>(&write(&game, &[], None)).expect("it is sound").game;
    assert_eq!((replayed.digest(), replayed.time_up_after()), (game.digest(), Some(5)));
    let opened = game.opened_at(&game.bookmark());
    assert!(opened.stands_as(&game));
    assert_eq!(opened.time_up_after(), Some(5));
}

#[test]
fn a_record_in_which_time_cannot_be_up_is_refused() {
    let mut game = timed(1);
    play(&mut game, 5);
    game.time_is_up();
    let text = write(&game, &[], None);
    let line = "{\"n\":5,\"time\":\"up\"}\n";
    let error = |text: &str| match read::<Skirmish>(text) {
        Ok(_) => panic!("accepted"),
        Err(error) => error.to_string(),
    };
    assert_eq!(error(&text.replace(line, &line.repeat(2))), "line 8: time cannot be up here");
    assert_eq!(error(&text.replace(r#""minutes":1"#, r#""minutes":0"#)), "line 7: time cannot be up here");
    let earlier = text.replace(r#"{"n":5,"time""#, r#"{"n":4,"time""#);
    assert_eq!(error(&earlier), "line 7: answer number 4 where 5 was due");
    assert!(error(&text.replace(r#""time":"up""#, r#""time":"short""#)).starts_with("line 7: "));
}
