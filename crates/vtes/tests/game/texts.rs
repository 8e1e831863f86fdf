//! Every word of the game, in every language, and the painted table.

mod table;

use std::collections::BTreeSet;

use elysium_kernel::{Game, Random, Seat, Seed, Viewer};
use elysium_kit::{Title as _, Vocabulary, WordInfo};
use elysium_proof::shown;
use elysium_proof::words::{answer, check, languages};
use elysium_text::{Args, Lang};
use elysium_vtes::cards::{CardId, Class, Type};
use elysium_vtes::moment::Moment;
use elysium_vtes::state::{ClauseNo, MinionId, State, Thing};
use elysium_vtes::vocabulary::{Ask, Choice, Event, Why};
use elysium_vtes::{TableOptions, Vtes};

/// What a card is called in English.
fn name(card: CardId) -> String {
    Vtes::catalogue().format(Lang::En, &format!("card-{}", card.slug()), &Args::new())
}

/// Positions with nothing under way, with an action, with a combat, and with a referendum.
fn positions() -> [State; 4] {
    [table::quiet(), table::with_action(), table::with_combat(), table::with_referendum()]
}

fn says(id: &str) {
    for &lang in Lang::ALL {
        let args = Args::new().set("of", "Chicago").set("n", 2);
        assert!(Vtes::catalogue().try_text(lang, id, &args).is_ok(), "{lang}: {id}");
    }
}

#[test]
fn a_usual_table_can_be_played_by_every_number_of_players() {
    for &players in Vtes::player_counts() {
        let setup = Vtes::setup(Some(players), &[]).unwrap_or_else(|_| panic!("{players} players"));
        assert_eq!(Vtes::players(&setup), usize::from(players));
    }
}

#[test]
fn no_language_has_holes() {
    assert_eq!(Vtes::catalogue().holes(), Vec::<String>::new());
}

#[test]
fn every_question_is_put_in_words_whatever_is_under_way() {
    for (state, lang) in positions().iter().flat_map(|state| languages().map(move |lang| (state, lang))) {
        for ask in Ask::samples() {
            for who in [Seat(0), Seat(1), Seat(2)] {
                check(lang, &Vtes::question(lang, state, who, ask).to_string());
                check(lang, &Vtes::waiting(lang, state, who, ask).to_string());
            }
        }
    }
}

#[test]
fn every_option_of_every_question_is_put_in_words() {
    let state = table::quiet();
    let who = Seat(0);
    for lang in languages() {
        for ask in Ask::samples() {
            for choice in Choice::samples() {
                check(lang, &Vtes::option(lang, &state, who, ask, choice).to_string());
            }
        }
    }
}

#[test]
fn every_event_is_put_in_words() {
    let state = table::quiet();
    for lang in languages() {
        for event in Event::samples() {
            let line = Vtes::event(lang, &state, event).unwrap_or_else(|| panic!("{event:?} has no line"));
            check(lang, &line.to_string());
        }
    }
}

#[test]
fn every_refusal_is_put_in_words() {
    for lang in languages() {
        Why::samples().into_iter().for_each(|why| check(lang, &Vtes::why(lang, why).to_string()));
    }
}

#[test]
fn every_title_kind_of_card_and_option_has_a_name() {
    Class::ALL.iter().for_each(|class| says(&format!("title-{}", class.slug())));
    says("title-votes");
    Type::ALL.iter().for_each(|kind| says(&format!("kind-{}", kind.slug())));
    says("kind-vampire");
    for (name, _) in TableOptions::default().switches() {
        says(&format!("variant-{name}"));
        says(&format!("variant-{name}.about"));
    }
}

#[test]
fn every_message_belongs_to_a_word_that_is_declared() {
    let words = |entries: &'static [WordInfo]| entries.iter().map(|entry| entry.word).collect::<Vec<_>>();
    let families = [
        ("question-", words(Ask::WORDS)),
        ("waiting-", words(Ask::WORDS)),
        ("option-", words(Choice::WORDS)),
        ("event-", words(Event::WORDS)),
        ("why-", words(Why::WORDS)),
    ];
    for id in Vtes::catalogue().ids(Lang::En) {
        for (prefix, words) in &families {
            let Some(rest) = id.strip_prefix(prefix) else { continue };
            let known = words.iter().any(|word| rest == *word || rest.starts_with(&format!("{word}-")));
            assert!(known || Vtes::more_messages().contains(&id), "{id} is the message of nothing");
        }
    }
}

/// The question to somebody who can block says who acts, what it does and how it stands; to those who wait it does not
/// say more than the moment.
#[test]
fn a_bleed_is_put_to_its_victim_in_words() {
    let state = table::with_action();
    let asked = Vtes::question(Lang::En, &state, Seat(1), Ask::Window(Moment::Undecided)).to_string();
    let actor = name(state.card(state.action.expect("it is there").slot));
    assert_eq!(asked, format!("{actor} of A bleeds you for 1 (stealth 1). Do you block?"));
    let other = Vtes::question(Lang::En, &state, Seat(2), Ask::Window(Moment::Undecided)).to_string();
    assert_eq!(other, format!("{actor} of A bleeds B for 1 (before blocks). Do you do anything?"));
}

/// A random game with the starter decks, as far as it goes: tables, questions, options and the log.
#[test]
fn a_game_is_put_in_words_as_it_goes() {
    let setup = Vtes::usual_setup(None);
    let mut game = Game::<Vtes>::new(setup, Seed([2; 32])).unwrap_or_else(|why| panic!("{why:?}"));
    let mut player = Random::new(2);
    let mut logged = 0;
    for _ in 0..60 {
        let goes_on = answer(&mut game, &mut player, 25);
        for lang in languages() {
            shown(lang, &game);
            for (_, _, event) in game.log().since(logged, Viewer::Omniscient) {
                Vtes::event(lang, game.now(), event).iter().for_each(|line| check(lang, &line.to_string()));
            }
        }
        logged = game.log().entries().len();
        if !goes_on {
            break;
        }
    }
    assert!(logged > 500, "{logged} lines are not much of a game");
}

/// Whoever is hurt is told by how much.
#[test]
fn damage_that_comes_is_put_in_words() {
    let state = table::with_combat();
    let asked = Vtes::question(Lang::En, &state, Seat(1), Ask::Window(Moment::Prevent)).to_string();
    let victim = name(state.card(state.combat.expect("it is there").slots[1]));
    assert_eq!(asked, format!("{victim} is about to take 3 damage. What do you use against it?"));
}

/// Of several prices each is told.
#[test]
fn prices_to_choose_from_are_told() {
    let state = table::quiet();
    let card = CardId::find("smiling-jack-the-anarch").expect("a card of the game");
    let told = |n| Vtes::option(Lang::En, &state, Seat(0), Ask::Price(card), Choice::Option(n)).to_string();
    assert_eq!([told(0), told(1)], ["1 pool", "1 blood of a vampire"]);
}

/// A way to play a card is told by its Disciplines.
#[test]
fn ways_to_play_a_card_differ_in_words() {
    let (state, slot) = table::with_in_hand("deflection");
    let ways: BTreeSet<String> = (0..2)
        .map(|mode| {
            let choice = Choice::Play(slot, ClauseNo::Mode(mode), Some(MinionId(0)));
            Vtes::option(Lang::En, &state, Seat(0), Ask::Window(Moment::Undecided), choice).to_string()
        })
        .collect();
    assert_eq!(ways.len(), 2, "{ways:?}");
    assert!(ways.iter().any(|way| way.contains("[dom]")), "{ways:?}");
    assert!(ways.iter().any(|way| way.contains("[DOM]")), "{ways:?}");
}

/// A text that a card has given to somebody goes by that card: two with the same number differ in every language.
#[test]
fn texts_that_cards_give_differ_in_words() {
    let (state, minion) = (table::quiet(), MinionId(0));
    for lang in languages() {
        let told = |card: &str| {
            let card = CardId::find(card).expect("a card of the game");
            let choice = Choice::Use(Thing::Minion(minion), card, ClauseNo::Granted(2, 0), Some(minion));
            Vtes::option(lang, &state, Seat(0), Ask::NextTrigger, choice).to_string()
        };
        assert_ne!(told("mirror-walk"), told("carrion-crows"), "{lang}");
    }
}
