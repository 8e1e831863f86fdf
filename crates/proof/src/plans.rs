//! Plans: what is offered together is what the rules ask one after the other.

use std::collections::BTreeSet;

use elysium_kernel::testkit::Tries;
use elysium_kernel::{Rules, Seat, Seed};
use elysium_kit::{Chain, Link, Play, Title, Vocabulary};
use elysium_text::Lang;
use elysium_wire::{PlanInfo, PlanOption};

use crate::game_tests::{Ask, Choice};
use crate::words::{check, languages};
use crate::{GameTests, setup};

/// One position in so many is looked at.
const EVERY: usize = 7;
/// Ways through a plan that are played.
const WAYS: usize = 4;

fn chain<T: GameTests>() -> Chain {
    T::Game::CHAIN
}

/// A chain names questions and choices that there are, and has a message for each part.
pub fn chains_name_what_there_is<T: GameTests>() {
    let asks: BTreeSet<_> = Ask::<T>::WORDS.iter().map(|ask| ask.word).collect();
    let choices: BTreeSet<_> = Choice::<T>::WORDS.iter().map(|choice| choice.word).collect();
    for Link { ask, part, takes, .. } in chain::<T>().links {
        assert!(asks.contains(ask) && !takes.is_empty(), "{ask}");
        takes.iter().for_each(|word| assert!(choices.contains(word), "{ask}: {word}"));
        for lang in languages() {
            check(lang, &T::game().text(lang, &format!("part-{part}")));
        }
    }
    for end in chain::<T>().ends {
        assert!(asks.contains(end.ask) && choices.contains(end.answer), "{end:?}");
        end.unless.iter().for_each(|word| assert!(choices.contains(word), "{end:?}: {word}"));
    }
}

/// In random games: every way through a plan can be played piece by piece, each part offers what the question does that it
/// stands for, and the plan ends where it must. Taken at once it comes to the same.
pub fn plans_are_what_is_asked_in_a_row<T: GameTests>() {
    if chain::<T>().links.is_empty() {
        return;
    }
    let games = Tries::new(3, 10, 300);
    // Some questions are rare.
    let many = games.total() >= 100;
    let mut parts = BTreeSet::new();
    for number in games {
        let setup = serde_json::to_value(setup::<T>(number)).expect("set-ups are plain data");
        let mut play = T::game().start(&setup, Seed::number(number)).expect("a set-up that can be played");
        let mut rng = fastrand::Rng::with_seed(number);
        let lang = Lang::ALL[number as usize % Lang::ALL.len()];
        for answered in 0.. {
            let Some(seat) = play.asked().into_iter().next() else { break };
            if answered % EVERY == 0
                && let Some(plan) = play.plan(seat, lang)
            {
                for _ in 0..WAYS {
                    parts.extend(walk::<T>(play.as_ref(), seat, &plan, lang, &mut rng));
                }
            }
            let words = play.words(seat);
            play.answer(seat, &words[rng.usize(..words.len())]).expect("what is offered can be chosen");
        }
    }
    if many {
        let declared: BTreeSet<_> = chain::<T>().links.iter().map(|link| link.part.to_owned()).collect();
        assert_eq!(parts, declared, "every part comes up");
    }
}

fn word_of_ask<T: GameTests>(play: &dyn Play, seat: Seat) -> Option<String> {
    let ask = play.question(seat, Lang::En, 0)?.ask;
    let ask: <T::Game as Rules>::Ask = serde_json::from_value(ask).expect("a question of the game");
    Some(ask.word().into())
}

/// Plays one way through a plan. Says which parts it had.
fn walk<T: GameTests>(
    play: &dyn Play,
    seat: Seat,
    plan: &PlanInfo,
    lang: Lang,
    rng: &mut fastrand::Rng,
) -> Vec<String> {
    let (mut copy, mut words, mut parts, mut at) = (play.boxed(), Vec::new(), Vec::new(), Some(0));
    while let Some(number) = at {
        let node = &plan.nodes[number as usize];
        if !words.is_empty() {
            assert!(
                !copy.learnt_since_last_answer(seat),
                "{words:?}: something came up before {}",
                node.part
            );
        }
        let question = copy.question(seat, lang, 0).expect("the plan goes on with a question");
        let ask = word_of_ask::<T>(copy.as_ref(), seat).expect("a question");
        let link = chain::<T>().links.iter().find(|link| link.ask == ask).expect("a question of a plan");
        assert_eq!(link.part, node.part, "{words:?}");
        let takes = |word: &str| {
            let choice = question.options.iter().find(|option| option.word == word).expect("an option");
            let choice: <T::Game as Rules>::Choice =
                serde_json::from_value(choice.choice.clone()).expect("a choice of the game");
            link.takes.contains(&choice.word())
        };
        let offered: Vec<_> = question.options.iter().filter(|option| takes(&option.word)).collect();
        let planned: Vec<_> = node.options.iter().map(|PlanOption { option, .. }| option).collect();
        assert_eq!(planned, offered, "after {words:?}");
        assert_eq!(node.others, question.options.len() > offered.len(), "after {words:?}");
        parts.push(node.part.clone());
        let PlanOption { option, next, then } = &node.options[rng.usize(..node.options.len())];
        for word in std::iter::once(&option.word).chain(then) {
            copy.answer(seat, word).unwrap_or_else(|error| panic!("{words:?} and then {word}: {error:?}"));
            words.push(word.clone());
        }
        at = *next;
    }
    let mut at_once = play.boxed();
    let taken = at_once.answer_all(seat, &words).expect("a plan that was offered is taken");
    assert_eq!(taken, words);
    assert_eq!((at_once.digest(), at_once.answers()), (copy.digest(), copy.answers()), "{words:?}");
    // And one word more is refused as a whole.
    if copy.learnt_since_last_answer(seat) {
        let (before, more) = (play.digest(), [words, vec!["done".to_owned()]].concat());
        let mut again = play.boxed();
        let error = again.answer_all(seat, &more).expect_err("nobody can know what comes then");
        assert_eq!((error.piece, again.digest()), (more.len() - 1, before));
    }
    parts
}
