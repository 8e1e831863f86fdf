//! Which tables can be played (section 5).

use elysium_kit::{InWords as _, Title as _};
use elysium_text::Lang;
use elysium_vtes::cards::{CardId, CardKind, book};
use elysium_vtes::setup::Windows;
use elysium_vtes::{Deck, Setup, TableOptions, Vtes, decks};

/// A table of so many players with crypts and libraries of these sizes.
fn table(players: usize, crypt: usize, library: usize) -> Setup {
    let (vampires, cards): (Vec<_>, Vec<_>) =
        CardId::all().partition(|card| matches!(card.kind(), CardKind::Crypt(_)));
    // Of one group, so that they go together.
    let group = |card: &CardId| book().crypt(*card).group;
    let vampires: Vec<_> =
        vampires.iter().copied().filter(|card| group(card) == group(&vampires[0])).collect();
    let some = |cards: &[CardId], n: usize| cards.iter().copied().cycle().take(n).collect();
    let deck = Deck { crypt: some(&vampires, crypt), library: some(&cards, library) };
    let options = TableOptions { decks_as_sold: false, ..TableOptions::default() };
    Setup { decks: vec![deck; players], options }
}

fn refused(setup: &Setup) -> Option<String> {
    setup.check().err().map(|refusal| refusal.rule.to_string())
}

// The example of the rulebook.
// proves: 5.2, 5.4, 5.5, 5.9
#[test]
fn with_six_players_a_library_has_40_to_100_cards_and_a_crypt_at_least_12() {
    for (crypt, library, rule) in [
        (12, 40, None),
        (12, 100, None),
        (11, 40, Some("5.2")),
        (12, 39, Some("5.4")),
        (12, 101, Some("5.5")),
    ] {
        assert_eq!(refused(&table(6, crypt, library)).as_deref(), rule, "{crypt} and {library}");
    }
    assert_eq!(refused(&table(2, 12, 60)), None);
    assert_eq!(refused(&table(2, 12, 61)).as_deref(), Some("5.5"));
    assert_eq!(refused(&table(1, 12, 60)).as_deref(), Some("5.9"));
}

// proves: 5.6, 5.7
#[test]
fn decks_as_sold_may_be_larger() {
    let large = decks::starter("malkavian").expect("a ready deck");
    assert_eq!(large.library.len(), 77);
    let mut setup = table(2, 12, 40);
    setup.decks[1] = Deck { crypt: large.crypt, library: large.library };
    assert_eq!(refused(&setup).as_deref(), Some("5.5"));
    setup.options.decks_as_sold = true;
    assert_eq!(refused(&setup), None);
    setup.decks[1].library.swap_remove(0);
    assert_eq!(refused(&setup).as_deref(), Some("5.5"), "it was not sold like this");
}

// proves: 5.1
#[test]
fn a_card_in_the_wrong_pile_is_refused() {
    let mut setup = table(2, 12, 40);
    let (vampire, card) = (setup.decks[0].crypt[0], setup.decks[0].library[0]);
    setup.decks[1].library[7] = vampire;
    assert_eq!(refused(&setup).as_deref(), Some("5.1"));
    setup.decks[1].library[7] = card;
    setup.decks[1].crypt[3] = card;
    assert_eq!(refused(&setup).as_deref(), Some("5.1"));
}

#[test]
fn options_with_values_are_set_by_name() {
    let setup = |variants: &[&str]| {
        let variants: Vec<String> = variants.iter().map(|&word| word.into()).collect();
        Vtes::setup(Some(5), &variants)
            .map(|setup| setup.options)
            .map_err(|error| error.in_words(Lang::En).to_string())
    };
    let words = ["turn-limit=20", "windows=calm", "no-decks-as-sold", "time-limit=120", "polling-time=0"];
    let wanted = TableOptions {
        decks_as_sold: false,
        turn_limit: 20,
        time_limit: 120,
        polling_time: 0,
        windows: Windows::Calm,
    };
    assert_eq!(setup(&words), Ok(wanted));
    assert_eq!(setup(&["windows=quick", "turn-limit=0"]), Ok(TableOptions::default()));
    let refused = |word: &str, says: &str| assert_eq!(setup(&[word]).expect_err("no option"), says);
    refused(
        "windows=clam",
        "`windows` cannot be `clam`; did you mean `calm`? It can be: quick, calm, strict.",
    );
    refused("turn-limit=many", "`turn-limit` takes a number from 0 to 65535, and `many` is none.");
    refused(
        "turn-limt=20",
        "There is no option \"turn-limt=20\"; did you mean \"turn-limit=N\"? The options are: decks-as-sold, turn-limit=N, \
         time-limit=N, polling-time=N, windows=quick|calm|strict. Put \"no-\" before one without a value to turn it off.",
    );
    refused(
        "no-turn-limit",
        "`turn-limit` needs a number: write `turn-limit=N`, with a number from 0 to 65535; 0 turns it off.",
    );
    for lang in elysium_proof::words::languages() {
        for (name, ..) in elysium_vtes::GAME.values() {
            for id in [format!("variant-{name}"), format!("variant-{name}.about")] {
                elysium_proof::words::check(lang, &elysium_vtes::GAME.text(lang, &id));
            }
        }
    }
}
