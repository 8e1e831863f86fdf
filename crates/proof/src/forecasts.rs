//! Forecasts: all of them in words, and none from what its reader may not know.

use std::collections::BTreeSet;

use elysium_kernel::testkit::Tries;
use elysium_kernel::{Game, Random, Seed, Viewer};
use elysium_kit::Title;
use elysium_text::Args;

use crate::words::{answer, check, languages};
use crate::{GameTests, setup};

/// Every forecast has a message, for what is sure and for what is not.
pub fn every_forecast_is_put_in_words<T: GameTests>() {
    for lang in languages() {
        for word in T::Game::FORECASTS {
            for sure in ["yes", "no"] {
                let args = Args::new().set("before", 7).set("least", 2).set("most", 5).set("sure", sure);
                let args = args.set("card", "Hydra");
                let text = |id: &str| T::Game::catalogue().format(lang, id, &args);
                check(lang, &text(&format!("forecast-{word}")));
                check(lang, &text(&format!("forecast-{word}-tag")));
                if T::Game::WARNINGS.contains(word) {
                    check(lang, &text(&format!("warning-{word}")));
                }
            }
        }
        for word in T::Game::ADDENDS {
            check(lang, &T::Game::catalogue().format(lang, &format!("addend-{word}"), &Args::new()));
        }
    }
    if T::Game::FORECASTS.is_empty() {
        return;
    }
    let (mut words, mut warnings, mut addends) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    let mut random = Random::new(1);
    let mut game = Game::<T::Game>::new(T::everything(), Seed::number(1)).expect("a set-up");
    let all = |words: &[&'static str]| words.iter().copied().collect::<BTreeSet<_>>();
    let declared = (all(T::Game::FORECASTS), all(T::Game::WARNINGS), all(T::Game::ADDENDS));
    // Some of them are rare.
    for _ in 0..40_000 {
        for open in game.open() {
            for &choice in &open.options {
                for one in T::Game::forecasts(game.now(), open.who, open.ask, choice) {
                    words.insert(one.word);
                    warnings.extend(Some(one.word).filter(|_| one.warning));
                    addends.extend(one.sum.iter().map(|addend| addend.word));
                }
            }
        }
        if (&words, &warnings, &addends) == (&declared.0, &declared.1, &declared.2) {
            return;
        }
        if !answer(&mut game, &mut random, 1) {
            game = Game::new(T::everything(), Seed::number(random.rng.u64(..))).expect("a set-up");
        }
    }
    assert_eq!((words, warnings, addends), declared, "all of them come up, and no others");
}

/// What is forecast for a seat is the same however the cards lie that it does not know.
pub fn forecasts_tell_nothing_hidden<T: GameTests>() {
    if T::Game::FORECASTS.is_empty() {
        return;
    }
    let mut compared = 0;
    for number in Tries::new(2, 6, 100) {
        let mut game = Game::<T::Game>::new(setup::<T>(number), Seed::number(number)).expect("a set-up");
        let mut random = Random::new(number);
        while let Some(open) = game.next_question().cloned() {
            let who = open.who;
            let other = game.redealt(Viewer::Seat(who), &mut random.rng);
            // Where hidden cards decide who is asked, or what, there is nothing to compare.
            if let Some(same) = other.question(who).filter(|same| same.ask == open.ask) {
                for &choice in open.options.iter().filter(|choice| same.options.contains(choice)) {
                    let of = |game: &Game<T::Game>| T::Game::forecasts(game.now(), who, open.ask, choice);
                    assert_eq!(of(&game), of(&other), "game {number}: {:?}, {choice:?}", open.ask);
                    compared += 1;
                }
            }
            if !answer(&mut game, &mut random, 1) {
                break;
            }
        }
    }
    assert!(compared > 500, "{compared}");
}
