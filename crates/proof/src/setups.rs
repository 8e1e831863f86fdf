//! Set-ups from words: numbers of players and variants.

use elysium_kit::{InWords, OptionForm, SetupError, Title, ValueError};
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
        assert_eq!(
            meant::<T>(setup(None, Some(&misspelt))).as_deref(),
            Some(name),
            "`{misspelt}` is almost `{name}`"
        );
    }
    for value in T::Game::values(&mut T::Game::usual_setup(None)) {
        for given in [value.name.to_owned(), format!("no-{}", value.name)] {
            let needed = setup(None, Some(&given));
            let needed = matches!(&needed, Err(SetupError::BadValue(ValueError::Needed { form })) if form.name == value.name);
            assert!(needed, "`{given}` needs a value");
        }
    }
    assert_eq!(meant::<T>(setup(None, Some("rhubarb-and-custard"))), None);
}

/// Every option of the game as a player writes it.
fn option_forms<T: GameTests>() -> Vec<String> {
    let mut setup = T::Game::usual_setup(None);
    let switches = T::Game::switches(&mut setup).iter().map(OptionForm::from).collect::<Vec<_>>();
    let values = T::Game::values(&mut setup).iter().map(OptionForm::from).collect::<Vec<_>>();
    switches.iter().chain(&values).map(OptionForm::to_string).collect()
}

/// The variant that was probably meant by an unknown one. All are named to the player.
fn meant<T: GameTests>(made: Result<Setup<T>, SetupError<T::Game>>) -> Option<String> {
    let Err(error) = made else { panic!("that is no variant") };
    let SetupError::UnknownVariant(unknown) = &error else { panic!("that is no variant: {error:?}") };
    for &lang in Lang::ALL {
        let text = error.in_words(lang).to_string();
        for form in option_forms::<T>().into_iter().chain(unknown.near.clone()) {
            assert!(text.contains(&form), "{lang}: {text} does not name {form}");
        }
    }
    unknown.near.clone()
}

pub fn variants_have_names_and_explanations<T: GameTests>() {
    for lang in languages() {
        let variants = T::Game::variants().into_iter().map(|(name, _)| name);
        let values: Vec<_> =
            T::Game::values(&mut T::Game::usual_setup(None)).iter().map(|value| value.name).collect();
        for name in variants.chain(values) {
            for id in [format!("variant-{name}"), format!("variant-{name}.about")] {
                let text = T::Game::catalogue().try_text(lang, &id, &Default::default());
                check(lang, &text.expect("a message for each variant").to_string());
            }
        }
    }
}
