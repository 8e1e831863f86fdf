//! The whole kit over random games, and proof that random games go everywhere.

use std::collections::BTreeMap;

use elysium_kernel::testkit::{Kit, Tries, check_with_stops};
use elysium_kernel::{Buffers, Game, Random, Rules, Seed, Viewer};

use crate::rules::Skirmish;
use crate::words::{Setup, Stops};

#[test]
fn random_games_hold_everything_that_the_kit_asks() {
    let setup = |number: u64| {
        let (seats, minutes) = (if number % 5 == 4 { 3 } else { 5 }, (number % 3) as u8);
        Setup { seats, minutes, ..Setup::table() }
    };
    let tries = Tries::new(12, 60, 1_800);
    let stops = |rng: &mut fastrand::Rng| {
        let mut one = || if rng.bool() { None } else { Some(rng.bool()) };
        Stops { cancels: one(), blocks: one() }
    };
    let report = check_with_stops::<Skirmish>(Kit::new(tries.numbers(), 3000), setup, stops);
    println!("{report:?}");
    if tries.are_many() {
        let each = |count: u64| count / report.games;
        let (questions, redeals, moved) = (each(report.questions), each(report.redeals), each(report.moved));
        assert!(questions > 200 && redeals > 1_200 && moved > 50, "{report:?}");
    }
}

/// The first word of something's debug text: the name of an enum's variant.
fn name(thing: impl std::fmt::Debug) -> String {
    format!("{thing:?}").split([' ', '{', '(']).next().unwrap_or_default().into()
}

#[test]
fn random_games_reach_every_window() {
    let (mut asked, mut happened, mut refused) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
    let mut deepest = 0;
    for seed in 0..60 {
        let mut game = Game::<Skirmish>::new(Setup::table(), Seed::number(seed)).expect("five may play");
        let mut rng = fastrand::Rng::with_seed(seed);
        while let Some(open) = game.next_question() {
            *asked.entry(name(open.ask)).or_insert(0) += 1;
            for (_, refusal) in &open.refused {
                *refused.entry(format!("{} {}", refusal.rule, name(refusal.why))).or_insert(0) += 1;
            }
            deepest = deepest.max(game.step_start().1.len());
            let (seat, choice) = (open.who, open.options[rng.usize(..open.options.len())]);
            game.apply(seat, choice).expect("an option is taken");
        }
        for (_, _, event) in game.log().since(0, Viewer::Omniscient) {
            *happened.entry(name(event)).or_insert(0) += 1;
        }
    }
    println!("asked {asked:?}\nhappened {happened:?}\nrefused {refused:?}\nanswers in one step: {deepest}");
    assert_eq!((asked.len(), happened.len()), (16, 22), "{asked:?} {happened:?}");
    // The refusals of cards by price never show: with nothing else to play, nobody is asked.
    assert_eq!(refused.len(), 9, "{refused:?}");
}

#[test]
fn playouts_end_from_every_question() {
    let mut game = Game::<Skirmish>::new(Setup::table(), Seed::number(3)).expect("five may play");
    let mut random = Random::new(3);
    let mut buffers = Buffers::default();
    let mut decisions = 0;
    while let Some(open) = game.next_question() {
        let (seat, choice) = (open.who, open.options[random.rng.usize(..open.options.len())]);
        let (end, run) = game.run_in_place(&mut random, &mut buffers);
        assert!(Skirmish::outcome(&end).is_some() && !run.stopped && run.decisions > 0);
        assert_eq!(Skirmish::audit(&end), Ok(()));
        decisions += run.decisions;
        game.apply(seat, choice).expect("an option is taken");
    }
    println!("{decisions} decisions in playouts");
}
