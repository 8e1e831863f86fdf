//! Set-ups from words: numbers of players and variants.

use elysium_kit::{InWords, SetupError, Title};
use elysium_text::Lang;

use crate::page::statements;
use crate::words::{check, languages};
use crate::{GameTests, Setup};

pub fn set_ups_are_made_from_words<T: GameTests>() {
    let statements = statements::<T>();
    let setup = |players, variant: Option<&str>| {
        let variants: Vec<String> = variant.iter().map(|&name| name.to_owned()).collect();
        let made = T::Game::setup(players, &variants);
        if let Err(error) = &made {
            languages().for_each(|lang| check(lang, &error.in_words(lang).to_string()));
        }
        if let Err(SetupError::Refused(refusal)) = &made {
            assert!(statements.contains(&refusal.rule), "there is no rule {}", refusal.rule);
        }
        made
    };
    for players in 0..=u8::MAX {
        let sat = setup(Some(players), None).ok().map(|setup| T::Game::players(&setup) as u8);
        let can = T::Game::player_counts().contains(&players);
        assert_eq!(sat, can.then_some(players), "{players} players");
    }
    let usual = setup(None, None).expect("there is a usual table");
    for (name, on) in T::Game::variants() {
        let [as_usual, other] = if on { ["", "no-"] } else { ["no-", ""] }.map(|no| format!("{no}{name}"));
        let stays = setup(None, Some(&as_usual)).is_ok_and(|setup| setup == usual);
        assert!(stays, "`{as_usual}` is how it is");
        let changes = setup(None, Some(&other.to_uppercase())).map_or(true, |setup| setup != usual);
        assert!(changes, "`{other}` changes nothing");
        let misspelt: String = name.char_indices().filter(|(i, _)| *i != 1).map(|(_, c)| c).collect();
        assert_eq!(meant::<T>(setup(None, Some(&misspelt))), Some(name), "`{misspelt}` is almost `{name}`");
    }
    assert_eq!(meant::<T>(setup(None, Some("rhubarb-and-custard"))), None);
}

/// The variant that was probably meant by an unknown one. All are named to the player.
fn meant<T: GameTests>(made: Result<Setup<T>, SetupError<T::Game>>) -> Option<&'static str> {
    let Err(error) = made else { panic!("that is no variant") };
    let SetupError::UnknownVariant(unknown) = &error else { panic!("that is no variant: {error:?}") };
    for &lang in Lang::ALL {
        let text = error.in_words(lang).to_string();
        for name in T::Game::variants().iter().map(|(name, _)| *name).chain(unknown.near) {
            assert!(text.contains(name), "{lang}: {text} does not name {name}");
        }
    }
    unknown.near
}

pub fn variants_have_names_and_explanations<T: GameTests>() {
    for lang in languages() {
        for (name, _) in T::Game::variants() {
            for id in [format!("variant-{name}"), format!("variant-{name}.about")] {
                let text = T::Game::catalogue().try_text(lang, &id, &Default::default());
                check(lang, &text.expect("a message for each variant").to_string());
            }
        }
    }
}
