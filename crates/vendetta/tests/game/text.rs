//! Every word of the game, in every language.

mod cards;

use elysium_kernel::{Seat, Viewer};
use elysium_kit::{InWords, Title};
use elysium_proof::GameTests;
use elysium_proof::words::languages;
use elysium_text::Lang;
use elysium_vendetta::cards::CardId;
use elysium_vendetta::sets::Loc;
use elysium_vendetta::vocabulary::{Ask, Choice};
use elysium_vendetta::{Setup, State, Vendetta};

use crate::subject::{SLOT, Subject, game};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn table() -> State {
    Subject::table().0
}

#[test]
fn those_who_wait_learn_no_hidden_card() {
    let state = table();
    let hidden = state.card_of(SLOT);
    for lang in languages() {
        let cards = Vendetta::cards(lang);
        let names: Vec<&str> = cards.iter().map(|card| card.name.as_str()).collect();
        let asks = [
            Ask::Where(SLOT),
            Ask::Facing(SLOT, Loc(0)),
            Ask::Blood(SLOT, Loc(0)),
            Ask::Tokens(SLOT, Loc(0)),
            Ask::Keep,
            Ask::Under,
            Ask::Turn,
        ];
        for ask in asks {
            let waiting = Vendetta::waiting(lang, &state, B, ask).to_string();
            for name in &names {
                // A name that is an everyday word, like "Victim", may stand in a sentence.
                assert!(!waiting.contains(name), "{lang}: {waiting} names {name}");
            }
        }
        let revealing = Ask::RevealFor(CardId::find("NO06").expect("One Step Ahead"), SLOT);
        let name = &cards.iter().find(|card| card.slug == hidden.slug()).expect("a card").name;
        assert!(!Vendetta::waiting(lang, &state, B, revealing).to_string().contains(name));
        assert!(Vendetta::question(lang, &state, B, revealing).to_string().contains(name), "{lang}");
    }
}

#[test]
fn options_say_what_they_do() {
    let state = table();
    let option = |ask, choice| Vendetta::option(Lang::En, &state, B, ask, choice).to_string();
    let card = |code| CardId::find(code).expect("a card");
    let cards = Vendetta::cards(Lang::En);
    let name = &cards.iter().find(|card| card.slug == state.card_of(SLOT).slug()).expect("a card").name;
    assert_eq!(option(Ask::Turn, Choice::Play(SLOT)), format!("Play {name}"));
    assert_eq!(option(Ask::Where(SLOT), Choice::At(Loc(1))), "At Location 2");
    let drain = option(Ask::Turn, Choice::Drain(card("AL19")));
    assert_eq!(drain, "Drain Betty Fuller (+3 blood, influence 3 -> 1)");
    let diablerie = option(Ask::Turn, Choice::Drain(card("AL14")));
    assert_eq!(diablerie, "Drain Edward Neally (+3 blood, influence 5 -> 3, diablerie tokens +2)");
    let yes = option(Ask::May(card("GA07")), Choice::Yes);
    assert_eq!(yes, "Yes: move half of your deployed blood here (rounded up) to another location");
    assert_eq!(option(Ask::EndTurn, Choice::Done), "End the turn");
}

#[test]
fn set_ups_are_as_the_words_say() {
    let words = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
    let setup = |players, names: &[&str]| {
        Vendetta::setup(players, &words(names)).map_err(|error| error.in_words(Lang::En).to_string())
    };
    assert_eq!(setup(None, &[]), Ok(Setup::default()));
    assert_eq!(setup(Some(6), &[]), Ok(Setup::for_players(6)));
    let relics = setup(Some(3), &["relics", "no-homemade"]);
    assert!(
        relics.is_err_and(|error| error.ends_with("(rule 14.3)")),
        "two relics are known, four are needed"
    );
    for (players, rule) in [(2, "1.1"), (9, "1.1")] {
        let error = setup(Some(players), &[]).expect_err("too few or too many");
        assert!(error.contains(rule), "{error}");
    }
    assert!(setup(Some(5), &["teams"]).is_err_and(|error| error.contains("14.5")));
}

#[test]
fn cards_on_the_table_are_in_the_view_and_hidden_ones_are_not() {
    let game = game(3);
    let codes = Vendetta::cards_in_view(&game.view(Viewer::Seat(A)));
    assert!(codes.contains(&"VI".to_owned()), "{codes:?}");
    let hand = elysium_vendetta::sets::Slot::some_of(B, game.now()[B].hand);
    let spectator = Vendetta::cards_in_view(&game.view(Viewer::Spectator));
    let shown = game.now()[B].shown;
    for slot in hand.into_iter().filter(|slot| shown >> slot.index() & 1 == 0) {
        assert!(!spectator.contains(&game.now().card_of(slot).code().to_owned()), "a hidden card was named");
    }
    assert_eq!(
        Vendetta::group(game.now(), Seat(0)).map(|g| Vendetta::group_name(Lang::En, &g).is_empty()),
        Some(false)
    );
}
