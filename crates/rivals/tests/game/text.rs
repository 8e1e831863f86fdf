//! Every word of the game, in every language.

mod cards;
mod tables;

use std::collections::BTreeSet;

use elysium_kernel::{Game, Random, Seat};
use elysium_kit::{InWords, Title, Vocabulary};
use elysium_proof::words::{answer, check, languages};
use elysium_proof::{GameTests, shown};
use elysium_rivals::sets::Slot;
use elysium_rivals::setup::RuleOptions;
use elysium_rivals::state::{Attack, AttackTarget};
use elysium_rivals::vocabulary::{Ask, Choice, Event, Source, Why};
use elysium_rivals::{Rivals, State, decks};
use elysium_text::{Lang, Text};

use crate::subject::{Subject, card, new_game};
use tables::{paint_all, rare_tables};

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
/// A card of the second seat's Library.
const CARD: Slot = Slot::library(B, 0);

/// A good way into a game.
pub fn game(seed: u8) -> Game<Rivals> {
    let mut game = new_game(seed);
    answer(&mut game, &mut Random::new(seed.into()), 60);
    game
}

fn table() -> State {
    Subject::table().0
}

/// Questions about the attack under way.
fn attack_asks(state: &State) -> [Ask; 3] {
    let Some(Attack { attacker, target: AttackTarget::Vampire(target), .. }) = state.attack else {
        panic!("an attack on a vampire")
    };
    [Ask::Intel(attacker, 1), Ask::Block(target), Ask::React(target)]
}

#[test]
fn questions_of_an_attack_are_put_in_words() {
    let state = table();
    for (lang, ask) in languages().flat_map(|lang| attack_asks(&state).map(|ask| (lang, ask))) {
        check(lang, &Rivals::question(lang, &state, B, ask).to_string());
    }
}

/// The ids of messages in a text of the test locale.
fn ids(text: &str) -> impl Iterator<Item = String> {
    let id = |rest: &str| rest.chars().take_while(|c| c.is_alphanumeric() || "-.".contains(*c)).collect();
    text.split('⟦').skip(1).map(id)
}

/// Whatever a translator has put into words is said somewhere.
#[test]
fn every_message_is_used() {
    let lang = Lang::Test;
    let mut state = table();
    // No starter deck has a card with a price to choose.
    state.def[2][0] = Some(card("long-term-investment"));
    let mut said = String::new();
    let mut add = |text: Text| said += &text.to_string();
    for ask in Ask::samples().into_iter().chain(attack_asks(&state)) {
        add(Rivals::question(lang, &state, B, ask));
        add(Rivals::waiting(lang, &state, B, ask));
        for choice in Choice::samples() {
            add(Rivals::option(lang, &state, B, ask, choice));
        }
    }
    for slot in 0..40 {
        let play = Choice::Play(Slot::library(Seat(2), slot));
        add(Rivals::option(lang, &state, Seat(2), Ask::Act(2), play));
    }
    let card_named = card("greed");
    for laid in 0..40 {
        let card = Choice::Card(Slot::library(B, laid));
        add(Rivals::option(lang, &state, B, Ask::AttackCard(Slot::vampire(B, 0)), card));
        add(Rivals::option(
            lang,
            &state,
            B,
            Ask::Scheme(card_named),
            Choice::Modifier(Slot::library(B, laid)),
        ));
    }
    Event::samples().into_iter().filter_map(|event| Rivals::event(lang, &state, event)).for_each(&mut add);
    Why::samples().into_iter().map(|why| Rivals::why(lang, why)).for_each(&mut add);
    add(Rivals::why(lang, Why::DeckSize { seat: A, have: 6, least: 7, most: 7 }));
    for card in Rivals::cards(lang) {
        said += &(card.name + &card.kind_name + &card.group_name + &card.text);
        said.extend(card.facts.iter().filter_map(|(name, value)| Rivals::fact(lang, name, value)));
    }
    for names in ["blufs", "blackjack"] {
        said.extend(
            Rivals::setup(None, &[names.to_owned()]).err().map(|error| error.in_words(lang).to_string()),
        );
    }
    said.extend(Rivals::setup(Some(1), &[]).err().map(|error| error.in_words(lang).to_string()));
    for seed in 0..24 {
        let (mut game, mut player) = (new_game(seed), Random::new(seed.into()));
        while answer(&mut game, &mut player, 5) {
            said += &shown(lang, &game);
        }
        said += &shown(lang, &game);
    }
    let scene = [
        Event::Attack { who: A, attacker: card_named, target: card_named },
        Event::NoDamage { victim: card_named },
    ];
    said.extend(Rivals::sum_up(lang, &state, &scene).map(|text| text.to_string()));
    said.extend(rare_tables(&state).iter().map(|state| paint_all(lang, state)));
    let said: BTreeSet<String> = ids(&said).collect();
    // Variants, reasons, motives, forecasts, endings, lessons, parts of plans and stops have tests of their own; terms and disciplines
    // are also for those who explain the game.
    let heads = [
        "variant-",
        "position-",
        "motive-",
        "forecast-",
        "warning-",
        "addend-",
        "fate-",
        "origin-",
        "track-",
        "chapter-",
        "axis-",
        "lesson-",
        "part-",
        "stop-",
        "term-",
        "discipline-",
    ];
    let other = |id: &str| heads.iter().any(|head| id.starts_with(head));
    let unused: Vec<&str> =
        Rivals::catalogue().ids(Lang::En).filter(|id| !said.contains(*id) && !other(id)).collect();
    assert_eq!(unused, Vec::<&str>::new());
}

#[test]
fn those_who_wait_learn_no_hidden_card() {
    let state = table();
    let (hand, down) = (card("greed"), card("lost-glory"));
    for lang in languages() {
        let cards = Rivals::cards(lang);
        let asks = [
            (Ask::Host(hand), hand),
            (Ask::Pay(hand), hand),
            (Ask::KeepOnTop(card("search-engine"), hand), hand),
            (Ask::Contribute(A, 1), down),
            (Ask::FlipAgenda, state.agenda_card(B)),
        ];
        for (ask, hidden) in asks {
            let name = &cards.iter().find(|card| card.slug == hidden.slug()).expect("a card").name;
            let waiting = Rivals::waiting(lang, &state, B, ask).to_string();
            assert!(!waiting.contains(name), "{lang}: {waiting} names {name}");
            let question = Rivals::question(lang, &state, B, ask).to_string();
            assert!(question.contains(name), "{lang}: {question} does not name {name}");
        }
    }
}

#[test]
fn options_say_what_they_do() {
    let state = table();
    let option = |ask, choice| Rivals::option(Lang::En, &state, B, ask, choice).to_string();
    let cards = Rivals::cards(Lang::En);
    let name = |card: elysium_rivals::cards::CardId| {
        cards.iter().find(|text| text.slug == card.slug()).expect("a card").name.clone()
    };
    let recruit = Slot::vampire(B, 1);
    let (vampire, potency) = (name(state.card(recruit)), state.marks(recruit).potency);
    let recruited = option(Ask::Act(2), Choice::Recruit(recruit));
    assert_eq!(recruited, format!("Recruit {vampire} for {potency} Prestige"));
    let played = option(Ask::Act(2), Choice::Play(CARD));
    assert!(played.starts_with(&format!("Play {} (", name(state.card(CARD)))), "{played}");
    let used = option(Ask::Abilities(Slot::vampire(A, 0)), Choice::Use(Source::Haven(A)));
    assert!(used.starts_with("Use "), "{used}");
    let yes = option(Ask::May(card("coup-de-grace")), Choice::Yes);
    assert_eq!(yes, "Yes: pay 2 Blood: defeat a Wounded character outside its Haven");
    let burn = option(Ask::BurnOrAttach(card("chef")), Choice::Burn);
    assert!(burn.ends_with("mends 3 Blood"), "{burn}");
    assert_eq!(option(Ask::Option(card("a-biting-comment")), Choice::Option(0)), "+2 damage");
    assert_eq!(option(Ask::Scheme(card("greed")), Choice::No), "Answer NO");
    assert_eq!(option(Ask::Act(0), Choice::EndTurn), "End your turn");
}

#[test]
fn seats_are_called_by_the_clan_of_the_leader() {
    let game = game(3);
    for (seat, clan) in [(0, "Brujah"), (1, "Toreador"), (2, "Ventrue"), (3, "Malkavian")] {
        let letter = Seat(seat).letter();
        assert_eq!(
            Rivals::seat_name(Lang::En, game.now(), Seat(seat)).to_string(),
            format!("{letter} ({clan})")
        );
        assert_eq!(Rivals::group(game.now(), Seat(seat)), Some(clan.to_lowercase()));
    }
    assert_eq!(
        Rivals::seat_name(Lang::En, new_game(1).now(), A).to_string(),
        "A",
        "before there is a Leader"
    );
}

#[test]
fn set_ups_are_as_the_words_say() {
    let words = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
    let setup = |players, names: &[&str]| {
        Rivals::setup(players, &words(names)).map_err(|error| error.in_words(Lang::En).to_string())
    };
    let usual = setup(None, &[]).expect("a set-up");
    assert_eq!((usual.decks.len(), usual.options), (2, RuleOptions::default()));
    assert_eq!(Some(&usual.decks[0]), decks::starter("brujah").as_ref());
    let four = setup(Some(4), &["errata", "no-promises", "BLUFFS"]).expect("a set-up");
    assert_eq!(Rivals::players(&four), 4);
    assert_eq!(
        four.options,
        RuleOptions { errata: true, promises: false, bluffs: true, ..RuleOptions::default() }
    );
    for players in [0, 1, 5, 200] {
        let error = setup(Some(players), &[]).expect_err("too few or too many");
        assert!(error.contains("2.1"), "{error}");
    }
}
