//! Scenarios written by the program: a file to start with, and the position of a game.

use super::facts::Facts;
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
    let mut facts: Vec<(&str, &str)> = Vec::new();
    for subject in all.subjects() {
        let (_, rows) = R::subject(subject)?;
        let known = |key: &&str| rows.iter().any(|row: &Row| row.key == *key && row.can_be_given());
        facts.extend(all.keys(subject).filter(known).map(|key| (subject, key)));
    }
    let sheet = |facts: &[(&str, &str)]| {
        let mut sheet = Sheet::default();
        for (subject, key) in facts {
            sheet.set(subject, key, all.get(subject, key).unwrap_or_default());
        }
        sheet
    };
    let whole = R::position(&sheet(&facts)).ok()?;
    if R::in_words(&whole.1) != R::in_words(state) || R::audit(&whole.1).is_err() {
        return None;
    }
    fewest(&mut facts, &mut |facts| R::position(&sheet(facts)).is_ok_and(|position| position == whole));
    Some(sheet(&facts))
}

/// Leaves out whatever can be left out. Most facts are as usual, so many at a time are tried first.
fn fewest<T: Copy>(all: &mut Vec<T>, are_enough: &mut dyn FnMut(&[T]) -> bool) {
    let mut size = all.len();
    while size > 0 {
        let mut at = 0;
        while at < all.len() {
            let less: Vec<T> = [&all[..at], &all[all.len().min(at + size)..]].concat();
            if are_enough(&less) {
                *all = less;
            } else {
                at += size;
            }
        }
        size /= 2;
    }
}

/// The facts, those of the table first.
fn lines(sheet: &Sheet) -> String {
    let lines = sheet.to_string();
    let (table, rest): (Vec<_>, Vec<_>) = lines.lines().partition(|line| line.starts_with("table:"));
    table.into_iter().chain(rest).map(|line| format!("  {line}\n")).collect()
}
