//! Every word of the game, in every language.

mod cards;

use elysium_kernel::{Game, Random, Seat, Seed, Viewer};
use elysium_kit::{InWords, Line, Title};
use elysium_proof::words::{self, answer, check, languages};
use elysium_text::Lang;
use elysium_vendetta::cards::CardId;
use elysium_vendetta::sets::{Loc, Slot};
use elysium_vendetta::vocabulary::{Ask, Choice};
use elysium_vendetta::{Setup, State, Vendetta};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
/// A card of the second seat.
const SLOT: Slot = Slot::of(B, 0);

/// A new table with everything on it.
fn new_game(seed: u8) -> Game<Vendetta> {
    let setup = Setup { relics: true, location_cards: true, teams: true, ..Setup::for_players(4) };
    Game::new(setup, Seed([seed; 32])).expect("a set-up that can be played")
}

/// A good way into a game.
fn game(seed: u8) -> Game<Vendetta> {
    let mut game = new_game(seed);
    answer(&mut game, &mut Random::new(seed.into()), 60);
    game
}

/// A state in which the sampled card lies face down somewhere.
fn table() -> State {
    let mut state = *game(1).now();
    state.lift(SLOT);
    state.lay(SLOT, Loc(0), B, true);
    state
}

fn plain(lines: &[Line]) -> String {
    lines.iter().map(Line::plain).collect::<Vec<_>>().join("\n")
}

#[test]
fn no_language_has_holes() {
    assert_eq!(Vendetta::catalogue().holes(), Vec::<String>::new());
}

#[test]
fn every_question_is_put_in_words() {
    words::questions::<Vendetta>(&table(), B);
}

#[test]
fn every_option_of_every_question_is_put_in_words() {
    words::options::<Vendetta>(&table(), B);
}

#[test]
fn every_event_is_put_in_words_or_declared_silent() {
    words::events::<Vendetta>(&table());
}

#[test]
fn every_refusal_is_put_in_words() {
    words::refusals::<Vendetta>();
}

#[test]
fn no_message_is_left_over() {
    words::no_message_is_left_over::<Vendetta>();
}

#[test]
fn the_list_of_words_is_up_to_date() {
    words::the_list_is_up_to_date::<Vendetta>();
}

#[test]
fn variants_have_names_and_explanations() {
    words::variants::<Vendetta>();
}

/// Real tables, questions and logs, from the first question to the end.
#[test]
fn a_whole_game_is_put_in_words() {
    let (mut game, mut player) = (new_game(2), Random::new(2));
    let mut told = 0;
    loop {
        let goes_on = answer(&mut game, &mut player, 10);
        for lang in languages() {
            show_table(lang, &game);
            for (_, _, event) in game.log().since(told, Viewer::Omniscient) {
                if let Some(line) = Vendetta::event(lang, game.now(), event) {
                    check(lang, &line.to_string());
                }
            }
        }
        told = game.log().entries().len();
        if !goes_on {
            break;
        }
    }
}

fn show_table(lang: Lang, game: &Game<Vendetta>) {
    let viewers = [(Viewer::Seat(A), Some(A)), (Viewer::Spectator, None), (Viewer::Omniscient, None)];
    for (viewer, seat) in viewers {
        let lines = Vendetta::paint(lang, &game.view(viewer), seat);
        check(lang, &plain(&lines));
        for line in lines.iter().filter(|_| lang != Lang::Test) {
            assert!(line.plain().chars().count() <= 80, "{lang}: {}", line.plain());
        }
    }
    for open in game.open() {
        check(lang, &Vendetta::question(lang, game.now(), open.who, open.ask).to_string());
        for choice in &open.options {
            check(lang, &Vendetta::option(lang, game.now(), open.who, open.ask, *choice).to_string());
        }
    }
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
fn set_ups_from_words() {
    let words = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
    let setup = |players, names: &[&str]| {
        Vendetta::setup(players, &words(names)).map_err(|fault| fault.in_words(Lang::En).to_string())
    };
    assert_eq!(setup(None, &[]), Ok(Setup::default()));
    assert_eq!(setup(Some(6), &[]), Ok(Setup::for_players(6)));
    let relics = setup(Some(3), &["relics", "no-house"]);
    assert!(
        relics.is_err_and(|error| error.ends_with("(rule 14.3)")),
        "two relics are known, four are needed"
    );
    let typo = setup(None, &["relcis"]).expect_err("no such variant");
    assert!(typo.contains("\"relics\"") && typo.contains("triggers-after-whole-play"), "{typo}");
    let wild = setup(None, &["blackjack"]).expect_err("no such variant");
    assert!(!wild.contains("mean"), "{wild}");
    for (players, rule) in [(2, "1.1"), (9, "1.1")] {
        let error = setup(Some(players), &[]).expect_err("too few or too many");
        assert!(error.contains(rule), "{error}");
    }
    assert!(setup(Some(5), &["teams"]).is_err_and(|error| error.contains("14.5")));
}

#[test]
fn cards_on_the_table_can_be_looked_up() {
    let game = game(3);
    let codes = Vendetta::cards_in_view(&game.view(Viewer::Seat(A)));
    assert!(codes.contains(&"VI".to_owned()), "{codes:?}");
    assert!(codes.iter().all(|code| CardId::find(code).is_some()));
    let hand = elysium_vendetta::sets::Slots::own(B, game.now()[B].hand);
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
