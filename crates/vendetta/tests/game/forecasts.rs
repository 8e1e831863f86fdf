//! What is forecast comes about.

use elysium_kernel::{Game, Random, Seed};
use elysium_kit::Title;
use elysium_proof::{GameTests, words::answer};
use elysium_vendetta::sets::Loc;
use elysium_vendetta::vocabulary::{Ask, Choice};
use elysium_vendetta::{Setup, Vendetta};

use crate::subject::Subject;

/// §3.6: what facing costs is paid at once; §3.5: blood is deployed from the pool, and counts at the location (§5.23).
#[test]
fn blood_is_paid_as_forecast() {
    let (mut paid, mut deployed, mut warned) = (0, 0, 0);
    for number in 0..12 {
        // Cards react to a play either between its parts or after it.
        let triggers_after_whole_play = number % 2 == 0;
        let setup = Setup { triggers_after_whole_play, ..Subject::setup(3, number) };
        let mut game = Game::<Vendetta>::new(setup, Seed::number(number)).expect("a set-up");
        let mut random = Random::new(number);
        while let Some(open) = game.next_question().cloned() {
            let who = open.who;
            let pool = i32::from(game.now()[who].pool);
            for &choice in &open.options {
                let forecasts = Vendetta::forecasts(game.now(), who, open.ask, choice);
                let Some(blood) = forecasts.iter().find(|forecast| forecast.word == "blood") else {
                    continue;
                };
                assert_eq!((blood.before, blood.least), (Some(pool), blood.most));
                let spent = Some(blood.most) < blood.before;
                assert_eq!(blood.warning, spent && blood.most <= 1, "{blood:?}");
                warned += usize::from(blood.warning);
                let mut then = game.clone();
                then.apply(who, choice).expect("an option");
                match (open.ask, choice) {
                    // Nothing else happens before the same player deploys blood.
                    (Ask::Facing(slot, at), _)
                        if triggers_after_whole_play
                            && then.question(who).is_some_and(|next| next.ask == Ask::Blood(slot, at)) =>
                    {
                        assert_eq!(i32::from(then.now()[who].pool), blood.most, "{choice:?}");
                        paid += 1;
                    }
                    (Ask::Blood(_, at), Choice::Blood(n))
                        if !triggers_after_whole_play
                            && then.question(who).is_some_and(|next| next.ask == Ask::EndTurn) =>
                    {
                        assert_eq!(i32::from(then.now()[who].pool), blood.most);
                        assert_eq!(then.now().blood(at, who), game.now().blood(at, who) + n);
                        deployed += 1;
                    }
                    _ => {}
                }
            }
            if !answer(&mut game, &mut random, 1) {
                break;
            }
        }
    }
    assert!(paid > 50 && deployed > 10 && warned > 10, "{paid} {deployed} {warned}");
}

/// §6.2, §6.3: alone at a location one is first; the Haven gives one more.
#[test]
fn an_empty_location_gives_the_first_place() {
    let setup = Setup::for_players(3);
    let mut game = Game::<Vendetta>::new(setup, Seed::number(3)).expect("a set-up");
    let mut random = Random::new(3);
    while !game.next_question().is_some_and(|open| matches!(open.ask, Ask::Where(_))) {
        assert!(answer(&mut game, &mut random, 1));
    }
    let open = game.next_question().expect("a question").clone();
    for &choice in &open.options {
        let Choice::At(at) = choice else { panic!("{choice:?}") };
        assert!(game.now().present(at).is_empty(), "it is the first card of the game");
        let forecasts = Vendetta::forecasts(game.now(), open.who, open.ask, choice);
        let influence = forecasts.iter().find(|one| one.word == "influence").expect("what it would give");
        let first = if at == Loc::HAVEN { 2 } else { 1 };
        assert_eq!((influence.least, influence.most), (first, first), "in the first round");
        let rank = forecasts.iter().find(|one| one.word == "rank").expect("the place");
        assert_eq!((rank.least, rank.most), (1, 1));
    }
}

/// §4.5, §4.7, §13.1: draining a vampire is diablerie; whoever would get the third token is warned, and is out. §4.9: nothing else is.
#[test]
fn the_third_diablerie_is_announced() {
    let (mut drained, mut warned) = (0, 0);
    for number in 0..40 {
        let mut game =
            Game::<Vendetta>::new(Subject::setup(3, number), Seed::number(number)).expect("a set-up");
        let mut random = Random::new(number);
        while let Some(open) = game.next_question().cloned() {
            let who = open.who;
            let before = game.now()[who].diablerie();
            for &choice in open.options.iter().filter(|choice| matches!(choice, Choice::Drain(_))) {
                let forecasts = Vendetta::forecasts(game.now(), who, open.ask, choice);
                let diablerie = forecasts.iter().find(|one| one.word == "diablerie");
                let mut then = game.clone();
                then.apply(who, choice).expect("an option");
                let out = !then.now().alive.has(who);
                match diablerie {
                    Some(one) => {
                        assert_eq!(one.before, Some(i32::from(before)));
                        assert_eq!(one.warning, one.most >= 3, "{one:?}");
                        assert_eq!(out, one.warning, "{one:?}");
                        drained += 1;
                        warned += usize::from(one.warning);
                    }
                    None => assert!(!out, "nobody is out without a word: {choice:?}"),
                }
            }
            // Drains are rare at random.
            let drain = open.options.iter().find(|choice| matches!(choice, Choice::Drain(_)));
            match drain.filter(|_| random.rng.bool() && before < 2) {
                Some(&choice) => game.apply(who, choice).expect("an option"),
                None if !answer(&mut game, &mut random, 1) => break,
                None => {}
            }
        }
    }
    assert!(drained > 30 && warned > 3, "{drained} {warned}");
}
