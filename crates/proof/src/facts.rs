//! A position written as facts and read back is the same position.

use elysium_kernel::scenario::{self, Facts, Lexicon};
use elysium_kernel::testkit::Tries;
use elysium_kernel::{Game, Random, Rules, Seed, Viewer};
use elysium_kit::Title;
use elysium_text::Lang;

use crate::{GameTests, english, root, setup, updating};

/// Each moment of random games, also the last: at every number of players, with and without each variant. Says whether
/// they were many.
fn moments<T: GameTests>(mut at: impl FnMut(&Game<T::Game>)) -> bool {
    let games = Tries::new(8, 16, 1_000);
    for number in games.numbers() {
        let mut game = Game::<T::Game>::new(setup::<T>(number), Seed::number(number)).unwrap();
        let mut random = Random::new(number);
        while let Some(open) = game.next_question() {
            let seat = open.who;
            at(&game);
            let choice = game.ask(seat, &mut random).unwrap();
            game.apply(seat, choice).unwrap();
        }
        at(&game);
    }
    games.are_many()
}

pub fn facts_hold_the_whole_position<T: GameTests>() {
    let mut positions = 0;
    let many = moments::<T>(|game| {
        every_word_is_written_as_declared::<T>(game);
        let (state, answers) = game.step_start();
        if answers.is_empty() && T::can_be_given(state) {
            let sheet = T::Game::facts(state);
            let (setup, read) = T::Game::position(&sheet).unwrap_or_else(|e| {
                panic!("{}: {}: {}\n{sheet}", e.subject, e.key, english::<T::Game>(&e.reason))
            });
            assert_eq!(T::comparable(&read), T::comparable(state), "\n{sheet}");
            // Lists in a set-up may have another order; what begins with it is the same.
            let begun = |setup| T::comparable(&T::Game::begin(setup).unwrap());
            assert_eq!(begun(&setup), begun(game.setup()), "\n{sheet}");
            positions += 1;
        }
    });
    assert!(!many || positions >= T::LEAST.positions, "{positions} positions are too few to mean anything");
}

/// Facts and events read as their patterns say, so that an expectation that does not is a mistake.
fn every_word_is_written_as_declared<T: GameTests>(game: &Game<T::Game>) {
    let (lexicon, sheet) = (T::Game::lexicon(), T::Game::facts(game.now()));
    for subject in sheet.subjects() {
        let (_, rows) = T::Game::subject(subject).unwrap_or_else(|| panic!("`{subject}` is nothing"));
        for key in sheet.keys(subject) {
            let words = sheet.get(subject, key).unwrap_or_default();
            let row = rows.iter().find(|row| row.key == key).unwrap_or_else(|| panic!("{subject}: {key}"));
            assert!(row.is_list() || words.len() <= 1, "{subject}: {key} has several words: {words:?}");
            for word in words {
                assert!(lexicon.reads(row.word(), word), "{subject}: {key} {word} is not {}", row.pattern);
            }
        }
    }
    for logged in game.unsettled() {
        let event = T::Game::event_in_words(game.now(), logged.seen_by(Viewer::Omniscient));
        let declared = lexicon.events.iter().find(|known| known.word == event.word);
        let declared = declared.unwrap_or_else(|| panic!("`{event}` is not declared"));
        for (name, form) in &declared.fields {
            let (value, pattern) = (&event.fields[*name], Lexicon::of_field(form));
            assert!(lexicon.reads(&pattern, value), "{name} of `{event}` is not {pattern}");
        }
    }
}

pub fn positions_in_other_words_are_other_positions<T: GameTests>() {
    let (mut before, mut changes) = (None, 0);
    let many = moments::<T>(|game| {
        let now = (T::comparable(game.now()), T::Game::in_words(game.now()));
        if let Some((state, words)) = before.replace(now.clone()) {
            assert_eq!(state == now.0, words == now.1, "\n{words}\n\n{}\n{state:?}\n{:?}", now.1, now.0);
            changes += usize::from(state != now.0);
        }
    });
    assert!(!many || changes >= T::LEAST.positions, "{changes} changes are too few to mean anything");
}

/// What the program writes as a scenario holds, and leads to the very same place.
pub fn scenarios_are_written_from_games<T: GameTests>() {
    let text = T::game().new_scenario(Lang::En);
    let held = |text: &str| {
        let mut runs = scenario::run::<T::Game>(text)
            .unwrap_or_else(|error| panic!("{}\n{text}", english::<T::Game>(&error.reason)));
        let run = runs.pop().expect("one scenario");
        let failure = run.failure.map(|failure| english::<T::Game>(&failure.reason));
        assert_eq!(failure, None, "\n{text}");
        run.game.expect("a scenario that holds has a game")
    };
    held(&text);
    // Each takes as long as a thousand answers, and longer games have more moments: ever rarer ones, and the end.
    let mut next = 0;
    moments::<T>(|game| {
        let (answers, over) = (game.history().len(), game.next_question().is_none());
        if answers < next && !over {
            return;
        }
        next = if over { 0 } else { 2 * answers + 97 };
        let text = scenario::of_game(game, "x", &english::<T::Game>);
        let text = text.unwrap_or_else(|| panic!("not written after {:?}", game.history().last()));
        assert_eq!(held(&text).digest(), game.digest(), "\n{text}");
    });
}

/// `docs/scenarios.md` has the facts and the steps of this game; `UPDATE=1` renews them.
pub fn the_page_lists_every_fact<T: GameTests>() {
    let step = T::Game::subject("table").into_iter().flat_map(|(_, rows)| rows).find(|row| row.key == "step");
    if let Some(row) = step {
        assert_eq!(
            row.pattern, "<step>",
            "the words of `step` are those of the declared steps (`Facts::steps`)"
        );
        assert!(!T::Game::steps().is_empty(), "the steps are not declared (`Facts::steps`)");
    }
    let (page, name) = ("docs/scenarios.md", T::Game::NAME);
    let (file, mark) = (root().join(page), format!("facts of {name}"));
    let there = std::fs::read_to_string(&file).unwrap_or_else(|e| panic!("{page}: {e}"));
    let (open, close) = (format!("<!-- {mark} -->\n"), format!("<!-- end of {mark} -->"));
    let (before, rest) = there.split_once(&open).unwrap_or_else(|| panic!("{page} has no `{}`", open.trim()));
    let (old, after) = rest.split_once(&close).unwrap_or_else(|| panic!("{page} has no `{close}`"));
    let new = format!("\n{}\n", scenario::page::<T::Game>());
    if updating() {
        let written = std::fs::write(&file, format!("{before}{open}{new}{close}{after}"));
        written.unwrap_or_else(|e| panic!("{page}: {e}"));
        return;
    }
    assert!(
        old == new,
        "{page} has not the facts of {name} as the code has them: renew them with \
         `UPDATE=1 cargo test -p elysium-{name} --test game -- page`"
    );
}

/// Why this position of a scenario is refused: line and reason.
pub fn refused<G: Facts + Title>(given: &str) -> String {
    let file = format!("game: {}\nscenario: x\ngiven:\n{given}\nthen:\n  asked A\n", G::NAME);
    let reports = scenario::run::<G>(&file).unwrap_or_else(|error| panic!("{}", english::<G>(&error.reason)));
    let failure = reports.into_iter().next().and_then(|report| report.failure);
    let failure = failure.unwrap_or_else(|| panic!("this position must be refused: {given}"));
    format!("{}: {}", failure.line, english::<G>(&failure.reason))
}

/// Each position is refused at this line, with these words in the reason.
pub fn insist_on_refusals<G: Facts + Title>(positions: &[(&str, usize, &str)]) {
    for (given, line, words) in positions {
        let failure = refused::<G>(given);
        assert!(failure.starts_with(&format!("{line}: ")) && failure.contains(words), "{given}: {failure}");
    }
}
