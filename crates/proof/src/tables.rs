//! Real tables in words, from the first question to the end.

use std::collections::BTreeSet;

use elysium_kernel::{Game, Random, Seat, Seats, Seed, Viewer};
use elysium_kit::{Line, Title};
use elysium_text::Lang;

use crate::GameTests;
use crate::words::{answer, check, languages};

/// A terminal has so many columns at least.
const COLUMNS: usize = 80;

/// Painted lines without their colours.
pub fn plain(lines: &[Line]) -> String {
    lines.iter().map(Line::plain).collect::<Vec<_>>().join("\n")
}

/// Everything that can be shown of a game as it is now, checked.
pub fn shown<G: Title>(lang: Lang, game: &Game<G>) -> String {
    let mut shown = String::new();
    let mut show = |text: String| {
        check(lang, &text);
        shown += &text;
    };
    let first = Seat(0);
    for (viewer, seat) in
        [(Viewer::Seat(first), Some(first)), (Viewer::Spectator, None), (Viewer::Omniscient, None)]
    {
        let lines = G::paint(lang, &game.view(viewer), seat, &[]).lines();
        show(plain(&lines));
        for line in lines.iter().filter(|_| lang != Lang::Test) {
            assert!(line.plain().chars().count() <= COLUMNS, "{lang}: {}", line.plain());
        }
    }
    for open in game.open() {
        show(G::question(lang, game.now(), open.who, open.ask).to_string());
        show(G::waiting(lang, game.now(), open.who, open.ask).to_string());
        for choice in &open.options {
            show(G::option(lang, game.now(), open.who, open.ask, *choice).to_string());
        }
    }
    shown
}

/// The table with everything on it, every few answers.
fn moments<T: GameTests>(mut at: impl FnMut(&Game<T::Game>)) {
    let mut game = Game::<T::Game>::new(T::everything(), Seed([2; 32])).expect("a set-up that can be played");
    let mut player = Random::new(2);
    while answer(&mut game, &mut player, 10) {
        at(&game);
    }
    at(&game);
}

/// Tables, questions and options, and the log.
pub fn a_whole_game_is_put_in_words<T: GameTests>() {
    let mut logged = 0;
    moments::<T>(|game| {
        for lang in languages() {
            shown(lang, game);
            for (_, _, event) in game.log().since(logged, Viewer::Omniscient) {
                if let Some(line) = T::Game::event(lang, game.now(), event) {
                    check(lang, &line.to_string());
                }
            }
        }
        logged = game.log().entries().len();
    });
}

/// Nor does a spectator find a card there that no seat knows.
pub fn cards_on_the_table_can_be_looked_up<T: GameTests>() {
    let known: BTreeSet<String> = T::Game::cards(Lang::En).into_iter().map(|card| card.id).collect();
    moments::<T>(|game| {
        let cards =
            |viewer| -> BTreeSet<String> { T::Game::cards_in_view(&game.view(viewer)).into_iter().collect() };
        let all = cards(Viewer::Omniscient);
        assert!(all.is_subset(&known), "{:?}", all.difference(&known));
        let open = cards(Viewer::Spectator);
        for seat in Seats::first(T::Game::players(game.setup())) {
            let own = cards(Viewer::Seat(seat));
            assert!(
                open.is_subset(&own) && own.is_subset(&all),
                "{seat} knows more than there is, or less than all"
            );
        }
    });
}
