//! "Why not?" always has an answer.

use std::collections::{BTreeMap, BTreeSet};

use elysium_kernel::testkit::Tries;
use elysium_kernel::{Game, Open, Random, Seed, scenario};

use crate::{GameTests, State, english, root, setup, texts};

/// What a test has seen: how much was at hand, and what of it was passed over in silence.
#[derive(Default)]
struct AtHand {
    at_hand: usize,
    silent: BTreeMap<String, String>,
}

/// Every card in hand and every ability in play is among the options of a question that is about using it, or is
/// refused with a reason: in random games, and where the scenarios end.
pub fn everything_at_hand_is_offered_or_has_a_reason<T: GameTests>() {
    let mut seen = AtHand::default();
    for (file, text) in texts(&root().join("scenarios").join(T::game().name()), "scn") {
        let reports = scenario::run::<T::Game>(&text).unwrap_or_else(|error| {
            panic!("{}:{}: {}", file.display(), error.line, english::<T::Game>(&error.reason))
        });
        for report in reports {
            if let Some(game) = &report.game {
                look::<T>(game, &report.name, &mut seen);
            }
        }
    }
    for number in Tries::new(6, 24, 400) {
        let mut game = Game::<T::Game>::new(setup::<T>(number), Seed::number(number)).expect("a set-up");
        let mut random = Random::new(number);
        loop {
            look::<T>(&game, &format!("game {number}"), &mut seen);
            let Some(who) = game.next_question().map(|open| open.who) else { break };
            let choice = game.ask(who, &mut random).expect("a question has an answer");
            game.apply(who, choice).expect("what is offered can be chosen");
        }
    }
    assert_ne!(seen.at_hand, 0, "nobody ever had anything at hand");
    let list: Vec<String> = seen.silent.into_values().collect();
    assert!(list.is_empty(), "neither offered nor refused:\n{}", list.join("\n"));
}

/// The questions that are open, and those that answered themselves.
fn look<T: GameTests>(game: &Game<T::Game>, name: &str, seen: &mut AtHand) {
    let forced = game.forced().iter().map(|forced| (&forced.open, &*forced.state));
    for (open, state) in forced.chain(game.open().iter().map(|open| (open, game.now()))) {
        at_question::<T>(open, state, name, seen);
    }
}

fn at_question<T: GameTests>(open: &Open<T::Game>, state: &State<T>, name: &str, seen: &mut AtHand) {
    let at_hand = T::at_hand(state, open.who, open.ask);
    seen.at_hand += at_hand.len();
    let choices = open.options.iter().chain(open.refused.iter().map(|(choice, _)| choice));
    let used: BTreeSet<String> = choices.filter_map(|&choice| T::uses(state, choice)).collect();
    for thing in at_hand.into_iter().filter(|thing| !used.contains(thing)) {
        let ask = format!("{:?}", open.ask);
        let kind = format!("{} {thing}", ask.split('(').next().unwrap_or_default());
        seen.silent.entry(kind).or_insert_with(|| format!("{thing} at {ask} of {} ({name})", open.who));
    }
}
