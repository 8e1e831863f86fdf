//! Combats with random answers: whatever is played, they end and leave the table in order.

use elysium_kernel::Rules;
use elysium_kernel::testkit::Tries;
use elysium_vtes::cards::{Discipline, book};
use elysium_vtes::state::Disciplines;
use elysium_vtes::vocabulary::{Ask, Event};
use elysium_vtes::{State, Vtes};

use super::{blocked, is_over, life};
use crate::table::{A, B, Position, minion};

const CARDS: &[&str] = &[
    "apportation",
    "blur",
    "carrion-crows",
    "dodge",
    "form-of-mist",
    "hidden-strength",
    "immortal-grapple",
    "majesty",
    "resist-earths-grasp",
    "roundhouse",
    "skin-of-rock",
    "swallowed-by-the-night",
    "taste-of-vitae",
    "theft-of-vitae",
    "undead-strength",
];
const PIECES: &[&str] = &["44-magnum", "kevlar-vest", "submachine-gun"];
const FIGHTERS: [&str; 2] = ["flavio-goncalves", "alexa-draper"];

/// A vampire of each side that can play everything, with random cards in hand, in the library and on it.
fn position(rng: &mut fastrand::Rng) -> Position {
    let mut some = |from: &[&str], n: usize| -> &'static str {
        let cards: Vec<_> = (0..n).map(|_| from[rng.usize(..from.len())]).collect();
        cards.join(" ").leak()
    };
    let mut position = Position::new(2);
    for (seat, fighter) in [A, B].into_iter().zip(FIGHTERS) {
        position = position.ready(seat, fighter).hand(seat, some(CARDS, 7)).library(seat, some(CARDS, 12));
        position = position.on(seat, fighter, some(PIECES, 2));
    }
    position = life(position.on(B, FIGHTERS[1], "murder-of-crows"), "murder-of-crows", 2);
    position.change(|state| {
        for fighter in FIGHTERS {
            let fighter = minion(state, fighter);
            for &discipline in Discipline::ALL {
                state[fighter].disciplines.raise(discipline);
                state[fighter].disciplines.raise(discipline);
            }
        }
    })
}

/// The table as it would be with vampires of the Disciplines on their cards: those above come from nowhere, and whatever is
/// kept of a minion has to come from somewhere.
fn as_printed(state: &State) -> State {
    let mut state = state.clone();
    for one in state.controlled() {
        let card = state.card(state[one].slot);
        if !FIGHTERS.contains(&card.slug()) {
            continue;
        }
        state[one].disciplines = Disciplines::default();
        for disc in &book().crypt(card).disc {
            (0..=u8::from(disc.superior)).for_each(|_| state[one].disciplines.raise(disc.discipline));
        }
    }
    state
}

#[test]
fn combats_end() {
    let mut strikes = 0;
    let tries = Tries::new(40, 300, 5_000);
    for number in tries.numbers() {
        let rng = &mut fastrand::Rng::with_seed(number);
        let mut table = blocked(position(rng), FIGHTERS[0], FIGHTERS[1]);
        let mut answers = 0;
        while let Some(open) = table.game.next_question() {
            let over =
                is_over(&table) && matches!(open.ask, Ask::Window(_)) && table.state().action.is_none();
            if over {
                break;
            }
            let (who, choice) = (open.who, open.options[rng.usize(..open.options.len())]);
            table.game.apply(who, choice).expect("it was offered");
            answers += 1;
            assert!(answers < 1_000, "combat {number} does not end: {}", table.asked());
            if let Err(broken) = Vtes::audit(&as_printed(table.state())) {
                panic!("combat {number}, after {answers} answers: {broken}");
            }
        }
        assert!(table.state().hits.is_empty(), "combat {number} has left damage");
        strikes += table.events().iter().filter(|event| matches!(event, Event::StrikeChosen { .. })).count();
    }
    assert!(strikes >= 300 || !tries.are_many(), "{strikes} strikes prove nothing");
}
