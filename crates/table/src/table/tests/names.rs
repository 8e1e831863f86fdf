//! How people and bots are called, in everything that a table says.

use std::collections::BTreeSet;

use elysium_games::GAMES;
use elysium_kernel::{MAX_SEATS, Seat, Viewer};
use elysium_kit::AnyGame;
use elysium_text::Lang;
use elysium_wire::{Command, Now, Part, SitterInfo, TableOptions};

use super::super::Table;
use super::long::answer;
use super::world::{Came, begun, opened, who};
use super::{player_counts, with_every_game};

const NOW: i64 = 2_000_000;

/// Every text of a position.
fn texts(now: Now) -> Vec<Vec<Part>> {
    let mut texts: Vec<_> = now.waiting.into_iter().map(|waiting| waiting.text).collect();
    if let Some(question) = now.question {
        let forced = question.forced.into_iter().flat_map(|forced| [forced.question, forced.answer]);
        texts.extend(forced);
        texts.push(question.text);
        texts.extend(question.options.into_iter().map(|option| option.text));
        texts.extend(question.refused.into_iter().flat_map(|refused| [refused.text, refused.why]));
    }
    texts
}

/// A letter that can only be that of a seat: `A` is a word in English.
fn says_a_letter(text: &str) -> bool {
    let alone = |word: &str| matches!(word, "B" | "C" | "D" | "E" | "F");
    text.split(|c: char| !c.is_alphanumeric() && !matches!(c, '\'' | '’')).any(alone) || text.contains("A (")
}

fn check(table: &Table, parts: &[Part]) {
    for part in parts {
        match part {
            Part::Seat { text, seat } => {
                let seat: Seat = seat.parse().expect("a seat");
                assert_eq!(*text, table.names()[seat.index()], "{parts:?}");
            }
            Part::Text { text } => assert!(!says_a_letter(text), "{}: {parts:?}", table.game),
            Part::Card { .. } | Part::Place { .. } | Part::Rule { .. } => {}
        }
    }
}

fn people_are_called_by_their_names(game: &'static dyn AnyGame) {
    let most = *player_counts(game).last().expect("somebody plays it");
    for (number, lang) in Lang::ALL.iter().copied().enumerate() {
        let mut table = begun(game, most, Vec::new(), number as u64);
        let mut rng = fastrand::Rng::with_seed(number as u64);
        let mut given = 0;
        while given < 400 && answer(&mut table, &mut rng) {
            given += 1;
            let asked = table.play().expect("a game").asked();
            for seat in asked {
                texts(table.now(Viewer::Seat(seat), lang)).iter().for_each(|parts| check(&table, parts));
            }
        }
        let lines = table.lines_since(0, Viewer::Omniscient, lang);
        assert!(lines.len() > 20);
        lines.iter().for_each(|line| check(&table, &line.parts));
        let named = |part: &Part| matches!(part, Part::Seat { text, .. } if text.starts_with("Person "));
        assert!(lines.iter().any(|line| line.parts.iter().any(named)), "{lang:?}");
    }
}

#[test]
fn no_text_calls_anybody_by_a_letter() {
    with_every_game(people_are_called_by_their_names);
}

#[test]
fn bots_have_names_of_their_own_that_last() {
    let mut table = opened("vendetta", TableOptions { players: Some(4), ..TableOptions::default() }, 4, 1);
    assert_eq!(table.names(), ["A", "B", "C", "D"], "nobody sits there");
    let free = &table.seat_infos()[0];
    assert_eq!((&free.name, &free.portrait), (&None, &None));
    let bot = |seat: &str| Command::AddBot { seat: Some(seat.into()), level: None, deck: None };
    let sit = Command::Sit { seat: None, deck: None, seed: None };
    assert!(matches!(table.take(&who(0), "1", &sit, NOW), Came::Done));
    assert!(matches!(table.take(&who(0), "2", &bot("B"), NOW), Came::Done));
    let first = table.names()[1].clone();
    assert!(matches!(table.take(&who(0), "3", &bot("D"), NOW), Came::Done));
    assert!(matches!(table.take(&who(1), "4", &sit, NOW), Came::Done));
    assert_eq!((table.names()[0].as_str(), table.names()[2].as_str()), ("Person 0", "Person 1"));
    assert_eq!(table.names()[1], first, "it keeps its name");
    let different: BTreeSet<_> = table.names().iter().collect();
    assert_eq!(different.len(), 4);
    let seats = table.seat_infos();
    assert_eq!(
        (seats[1].name.as_ref(), seats[1].portrait.clone()),
        (Some(&first), Some(format!("bot:{first}")))
    );
    assert!(matches!(seats[1].who, SitterInfo::Bot { .. }), "how strong it is stands beside its name");
    assert_eq!(seats[0].portrait.as_deref(), Some("user-0"), "the same face at every table");
    // What the table says about them says so too.
    let lines = table.lines_since(0, Viewer::Spectator, Lang::En);
    let said: Vec<String> = lines.iter().map(|line| elysium_wire::plain(&line.parts)).collect();
    assert_eq!(said[1], format!("{first}, a bot, takes a seat."));
}

/// Enough for a full table even if everybody else is called like one of them, and none that could be taken for a card.
#[test]
fn every_game_has_names_for_its_bots() {
    for game in GAMES {
        let names: BTreeSet<String> = game.bot_names().iter().map(|name| name.to_lowercase()).collect();
        assert_eq!(names.len(), game.bot_names().len(), "{}: a name comes twice", game.name());
        assert!(names.len() >= 2 * MAX_SEATS, "{}", game.name());
        for card in Lang::ALL.iter().flat_map(|lang| game.cards(*lang)) {
            let words = card.name.to_lowercase();
            let taken = words.split_whitespace().find(|word| names.contains(*word));
            assert_eq!(taken, None, "{}: {}", game.name(), card.name);
        }
    }
}
