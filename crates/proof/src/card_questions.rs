//! What each card asks, and which answers that takes, as the scenarios of a game show it.

use std::collections::{BTreeMap, BTreeSet};

use elysium_kernel::scenario;
use elysium_kernel::{Rules, Seat};
use elysium_kit::{Field, Term, Visitor, Vocabulary, Written, pattern};

use crate::game_tests::State;
use crate::{GameTests, root, texts};

/// The questions of a card, each with its answers.
type Questions = BTreeMap<&'static str, BTreeSet<String>>;

/// A table of the cards that ask something in a scenario; every card has one.
pub(crate) fn table<T: GameTests>() -> String {
    let mut cards: BTreeMap<&'static str, Questions> = BTreeMap::new();
    for (_, text) in texts(&root().join("scenarios").join(T::Game::NAME), "scn") {
        let Ok(runs) = scenario::run::<T::Game>(&text) else { continue };
        for game in runs.into_iter().filter_map(|run| run.game) {
            game.replayed(usize::MAX, |game| {
                for open in game.open() {
                    let mut asking = Asking(None);
                    Vocabulary::<T::Game>::visit(open.ask, &mut asking);
                    let Some(card) = asking.0 else { continue };
                    let answers =
                        open.options.iter().map(|choice| written::<T>(game.now(), open.who, *choice));
                    cards.entry(card).or_default().entry(open.ask.word()).or_default().extend(answers);
                }
            });
        }
    }
    if cards.is_empty() {
        return String::new();
    }
    let mut table = "| card | question | answers |\n|---|---|---|\n".to_owned();
    for (card, questions) in cards {
        for (question, answers) in questions {
            let answers: Vec<_> = answers.iter().map(|answer| format!("`{answer}`")).collect();
            table += &format!("| `{card}` | `{question}` | {} |\n", answers.join(", "));
        }
    }
    table
}

/// Finds the card that asks.
struct Asking(Option<&'static str>);

impl<G: Rules> Visitor<G> for Asking {
    fn field<V: Term<G>>(&mut self, field: &'static Field, value: V) {
        if field.name == "by" {
            self.0 = value.card();
        }
    }
}

/// An answer as its pattern, or as it is where only a few words are possible that lie nowhere on the table.
fn written<T: GameTests>(state: &State<T>, who: Seat, choice: <T::Game as Rules>::Choice) -> String {
    struct Plain<'a, G: Rules>(&'a G::State, Seat, bool);
    impl<G: Rules> Visitor<G> for Plain<'_, G> {
        fn field<V: Term<G>>(&mut self, _: &'static Field, value: V) {
            let Written::OneOf(words) = V::form().written else { return self.2 = false };
            self.2 &=
                !words.iter().any(|word| word.contains('<')) && value.targets(self.0, self.1).is_empty();
        }
    }
    let mut words = Plain::<T::Game>(state, who, true);
    choice.visit(&mut words);
    if words.2 { T::Game::notation(state, choice) } else { pattern(choice.info()) }
}
