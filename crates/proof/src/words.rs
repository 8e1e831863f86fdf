//! Every word of a game, in every language.

use elysium_kernel::{Game, Random, Seat};
use elysium_kit::Title;
use elysium_text::{Lang, escaped};

/// The four languages and the test locale.
pub fn languages() -> impl Iterator<Item = Lang> {
    Lang::ALL.into_iter().chain([Lang::Test])
}

/// In a language no message may be missing or broken; in the test locale all must be messages.
pub fn check(lang: Lang, text: &str) {
    if lang == Lang::Test {
        assert_eq!(escaped(text), Vec::<String>::new(), "{text}");
    } else {
        assert!(!text.contains('⟦'), "{lang}: {text}");
        assert!(!text.trim().is_empty(), "{lang}: an empty text");
    }
}

/// Answers questions at random; says whether the game goes on.
pub fn answer<G: Title>(game: &mut Game<G>, player: &mut Random, answers: usize) -> bool {
    for _ in 0..answers {
        let Some(who) = game.next_question().map(|open| open.who) else { return false };
        let choice = game.ask(who, player).expect("a random player never stops");
        assert!(game.apply(who, choice).is_ok());
    }
    true
}

/// What is asked, and what those who wait for it are told.
pub fn questions<G: Title>(state: &G::State, who: Seat, asks: &[G::Ask]) {
    for lang in languages() {
        for &ask in asks {
            check(lang, &G::question(lang, state, who, ask));
            check(lang, &G::waiting(lang, state, who, ask));
        }
    }
}

/// Every choice as an answer to every question.
pub fn options<G: Title>(state: &G::State, who: Seat, asks: &[G::Ask], choices: &[G::Choice]) {
    for lang in languages() {
        for &ask in asks {
            for &choice in choices {
                check(lang, &G::option(lang, state, who, ask, choice));
            }
        }
    }
}

/// Events; just so many of them are noise, and have no words in any language.
pub fn events<G: Title>(state: &G::State, events: &[G::Event], noise: usize) {
    for lang in languages() {
        let lines: Vec<String> = events.iter().filter_map(|&event| G::event(lang, state, event)).collect();
        lines.iter().for_each(|line| check(lang, line));
        assert_eq!(lines.len(), events.len() - noise, "{lang}");
    }
}

/// Why something is refused.
pub fn refusals<G: Title>(whys: &[G::Why]) {
    for lang in languages() {
        whys.iter().for_each(|&why| check(lang, &G::why(lang, why)));
    }
}

/// Variants have names and explanations.
pub fn variants<G: Title>() {
    for lang in languages() {
        for (name, _) in G::variants() {
            for id in [format!("variant-{name}"), format!("variant-{name}.about")] {
                let text = G::catalogue().try_format(lang, &id, &Default::default());
                check(lang, &text.expect("a message for each variant"));
            }
        }
    }
}
