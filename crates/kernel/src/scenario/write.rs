//! Scenarios written by the program: a file to start with, and the position of a game.

use super::facts::{Facts, sections};
use super::page::Row;
use super::reasons;
use super::run;
use super::sheet::Sheet;
use crate::{Game, Reason, Seed};

/// Finds the words of what is said in a file.
type Say<'a> = &'a dyn Fn(&Reason) -> String;

/// Where a game could be taken up again: the beginning of a step, and what had happened by then.
struct ResumePoint<R: Facts> {
    state: R::State,
    answers: usize,
    chance: usize,
}

/// The position of a game as a scenario. It begins at the last step whose beginning can be given as facts, and gives
/// the answers and the chance since then. `None` if there is no such step. `say` has the words for comments.
pub fn of_game<R: Facts>(game: &Game<R>, name: &str, say: Say) -> Option<String> {
    let mut places: Vec<ResumePoint<R>> = Vec::new();
    let (again, chance) = game.replayed_with_chance(|game, (answers, chance)| {
        places.push(ResumePoint { state: game.step_start().0.clone(), answers, chance });
    });
    places.into_iter().rev().find_map(|place| {
        let sheet = given::<R>(&place.state)?;
        let answers = &again.history()[place.answers..];
        let mut text = head::<R>(name, say) + "given:\n" + &lines(&sheet);
        if chance.len() > place.chance {
            text += &format!("  chance: {}\n", chance[place.chance..].join(" "));
        }
        let mut last = None;
        for answered in answers {
            if last.is_none() {
                text += "when:";
            }
            if last == Some(answered.seat) {
                text += &format!(" {}", answered.word);
            } else {
                text += &format!("\n  {}: {}", answered.seat, answered.word);
            }
            last = Some(answered.seat);
        }
        text += if last.is_some() { "\n" } else { "" };
        text += &expectations(&again);
        // Only what leads to the very same place is worth writing down.
        let read = run::run::<R>(&text).ok()?.pop()?;
        let same = read.failure.is_none() && read.game.is_some_and(|read| read.digest() == game.digest());
        same.then_some(text)
    })
}

/// A file to start with: a position, an answer and what comes of it. It holds. `say` has the words for comments.
pub fn template<R: Facts>(say: Say) -> Option<String> {
    let (setup, state) = R::position(&Sheet::default()).ok()?;
    let facts = R::facts(&state);
    let mut game = Game::<R>::from_position(setup, Seed::number(0), state, Default::default());
    let open = game.next_question()?;
    let (seat, word) = (open.who, R::notation(game.now(), *open.options.first()?));
    let mut text = head::<R>(&say(&reasons::new_name()), say);
    text += &format!("# proves: {}\n", say(&reasons::new_proves()));
    text += &format!("given:\n  # {}\n", say(&reasons::new_usual()));
    for subject in ["table", &seat.to_string()] {
        let (_, rows) = R::subject(subject)?;
        let rows = || rows.iter().filter(|row| row.can_be_given());
        let keys: Vec<_> = rows().map(|row| row.key).collect();
        text += &format!("  # {}\n", say(&reasons::new_keys(subject, keys.join(", "))));
        let said = rows().filter_map(|row| Some((row, facts.get(subject, row.key)?)));
        let short = said.filter(|(_, words)| (1..=4).contains(&words.len())).take(3);
        let short: Vec<_> = short.map(|(row, words)| format!("{} {}", row.key, words.join(" "))).collect();
        text += &format!("  {subject}: {}\n", short.join(", "));
    }
    text += &format!("when:\n  {seat}: {word}\n");
    game.play(seat, &word).ok()?;
    Some(text + &expectations(&game))
}

fn head<R: Facts>(name: &str, say: Say) -> String {
    format!("# {}\ngame: {}\n\nscenario: {name}\n", say(&reasons::new_head()), R::NAME)
}

/// What is asked now.
fn expectations<R: Facts>(game: &Game<R>) -> String {
    let open = game.open().iter().filter(|open| open.given.is_none());
    let asked: String = open
        .map(|open| {
            let words: Vec<_> = open.options.iter().map(|&c| R::notation(game.now(), c)).collect();
            format!("  asked {}: {}\n", open.who, words.join(" "))
        })
        .collect();
    format!("then:\n{}", if asked.is_empty() { "  asked nobody\n".into() } else { asked })
}

/// The fewest facts that give this position, if it can be given.
fn given<R: Facts>(state: &R::State) -> Option<Sheet> {
    let all = R::facts(state);
    let mut whole = Sheet::default();
    for subject in all.subjects() {
        let (_, rows) = R::subject(subject)?;
        let known = |key: &&str| rows.iter().any(|row: &Row| row.key == *key && row.can_be_given());
        for key in all.keys(subject).filter(known) {
            whole.set(subject, key, all.get(subject, key).unwrap_or_default());
        }
    }
    let position = R::position(&whole).ok()?;
    if R::in_words(&position.1) != R::in_words(state) || R::audit(&position.1).is_err() {
        return None;
    }
    let gives = |sheet: &Sheet| R::position(sheet).is_ok_and(|read| read == position);
    let mut sheet = not_as_usual::<R>(&whole);
    if !gives(&sheet) {
        sheet = whole;
    }
    // What was not as usual may follow from what was added after it.
    for (subject, key) in facts(&sheet) {
        let words = sheet.remove(&subject, &key);
        if !gives(&sheet) {
            sheet.set(&subject, &key, words);
        }
    }
    Some(sheet)
}

/// The facts of a sheet without most of those that hold anyway. Facts are read in an order in which none depends on a
/// later one: kind by kind, those are added that the position so far has not.
fn not_as_usual<R: Facts>(whole: &Sheet) -> Sheet {
    let mut sheet = Sheet::default();
    let mut add = |mine: &dyn Fn(&str, &str) -> bool| {
        let there = R::position(&sheet).map(|(_, there)| R::facts(&there)).unwrap_or_default();
        for (subject, key) in facts(whole) {
            let words = whole.get(&subject, &key);
            if mine(&subject, &key) && there.get(&subject, &key) != words {
                sheet.set(&subject, &key, words.unwrap_or_default());
            }
        }
    };
    for section in sections::<R>() {
        let rows = section.rows();
        add(&|subject, key| {
            let words: Vec<_> = subject.split_whitespace().collect();
            rows.iter().any(|row| row.key == key) && section.named(&words).is_some()
        });
    }
    // What others of the same kind have changed.
    add(&|_, _| true);
    sheet
}

/// Each fact of a sheet: subject and key.
fn facts(sheet: &Sheet) -> Vec<(String, String)> {
    let of = |subject: &str| {
        sheet.keys(subject).map(move |key| (subject.to_owned(), key.to_owned())).collect::<Vec<_>>()
    };
    sheet.subjects().flat_map(of).collect()
}

/// The facts, those of the table first.
fn lines(sheet: &Sheet) -> String {
    let lines = sheet.to_string();
    let (table, rest): (Vec<_>, Vec<_>) = lines.lines().partition(|line| line.starts_with("table:"));
    table.into_iter().chain(rest).map(|line| format!("  {line}\n")).collect()
}
