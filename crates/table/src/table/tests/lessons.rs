//! Every lesson of every game is played to its end at a table, in every language: by the answers that are hoped for, and with each
//! worse one that it speaks of tried, explained and taken back on the way. Each table is read again from its journal.

use std::collections::BTreeSet;

use elysium_kernel::{Seed, Viewer};
use elysium_kit::{AnyGame, Lesson};
use elysium_text::Lang;
use elysium_wire::{Command, Ending, ErrorCode, LessonNow, LessonReply, Target, plain};

use super::super::{Table, lesson_commands, lesson_options};
use super::with_every_game;
use super::world::{Came, who};
use crate::journal::{Entry, Journal, JournalEvent};

fn opened(game: &dyn AnyGame, lesson: &Lesson) -> Table {
    let seats = game.start_lesson(lesson).expect("a position").seats();
    let what = JournalEvent::Opened {
        game: game.name().into(),
        options: lesson_options(),
        players: seats as u8,
        host: who(0),
        secret: Seed::number(1),
        rematch: None,
        lesson: Some(lesson.name.clone()),
    };
    let mut table =
        Table::opened("table", Entry { seq: 1, at: 1_000_000, command: None, what }).expect("a table");
    for command in lesson_commands(game, lesson, seats) {
        assert!(matches!(send(&mut table, &command), Came::Done), "{command:?}");
    }
    table
}

fn send(table: &mut Table, command: &Command) -> Came {
    let id = format!("command {}", table.seq());
    let now = table.journal.last().expect("it was opened").at;
    table.take(&who(0), &id, command, now)
}

/// Lets the others answer, and the lesson end if it does.
fn let_others_play(table: &mut Table) {
    for _ in 0..200 {
        let soon = table.journal.last().expect("it was opened").at + 1_000;
        if !table.let_time_pass(soon) {
            return;
        }
    }
    panic!("the others do not come to an end");
}

fn answer(table: &Table, lesson: &Lesson, word: &str) -> Command {
    let (expected_seq, _) = table.questions()[lesson.learner().index()].expect("a question");
    Command::Answer { seat: lesson.learner().to_string(), expected_seq, word: word.into() }
}

fn now(table: &Table, lesson: &Lesson, lang: Lang) -> LessonNow {
    table.now(Viewer::Seat(lesson.learner()), lang).lesson.expect("a lesson")
}

fn read_back(table: &Table) -> Table {
    let text = serde_json::to_string(&table.journal).expect("a journal can be written");
    let entries: Vec<Entry> = serde_json::from_str(&text).expect("and read");
    let read = Table::read(&table.id, Journal::from(entries), &[]).expect("it fits");
    assert!(read.read_only().is_none(), "{:?}", read.read_only());
    read
}

/// What is said has words in every language, and points at something that is there.
fn check(table: &Table, lesson: &Lesson, at: &str) {
    for &lang in Lang::ALL {
        let said = now(table, lesson, lang);
        assert!(!said.pages.is_empty(), "{at}: nothing is said");
        let texts = said.pages.iter().map(|page| plain(&page.text)).chain([said.about.title.clone()]);
        for text in texts {
            assert!(!text.is_empty() && !text.contains('⟦'), "{at} {lang}: {text}");
        }
        assert!(said.page >= 1 && said.page + said.pages.len() as u32 <= said.of + 1, "{at}: {said:?}");
    }
}

fn play(game: &dyn AnyGame, lesson: &Lesson) {
    let mut table = opened(game, lesson);
    let mut tried = BTreeSet::new();
    let_others_play(&mut table);
    while !table.is_over() {
        let view = Viewer::Seat(lesson.learner());
        let question = table.now(view, Lang::En).question;
        let asked = question.as_ref().map(|question| question.options.iter().map(|o| o.word.as_str()));
        let options: Vec<&str> = asked.map(Iterator::collect).unwrap_or_default();
        let at = format!("{} {} at {options:?}", game.name(), lesson.name);
        check(&table, lesson, &at);
        let progress = table.progress(lesson);
        let hoped = options.iter().copied().find(|word| lesson.hopes_for(&progress, word));
        let hoped = hoped.unwrap_or_else(|| panic!("{at}: nothing that is hoped for can be answered"));
        let worse = &lesson.steps[progress.step].worse;
        for (word, why) in worse {
            if !options.contains(&word.as_str()) || lesson.hopes_for(&progress, word) {
                continue;
            }
            tried.insert((progress.step, word.clone()));
            astray(&mut table, lesson, word, &lesson.message(why), &at);
        }
        let page = now(&table, lesson, Lang::En).page;
        let command = answer(&table, lesson, hoped);
        assert!(matches!(send(&mut table, &command), Came::Done), "{at}: {hoped}");
        let_others_play(&mut table);
        let after = now(&table, lesson, Lang::En);
        assert_eq!(after.reply, Some(LessonReply::Hoped), "{at}: {hoped}");
        assert!(after.page >= page, "{at}: it goes on");
    }
    let end = now(&table, lesson, Lang::En);
    check(&table, lesson, &lesson.name);
    assert!(end.finished && end.page + end.pages.len() as u32 == end.of + 1, "{end:?}");
    let how = table.now(Viewer::Spectator, Lang::En).result.map(|result| result.how);
    assert_eq!(how, Some(Ending::Learnt), "{}", lesson.name);
    assert_eq!(read_back(&table).digest(), table.digest(), "{}", lesson.name);
    // Everything in the file comes up.
    for (number, step) in lesson.steps.iter().enumerate() {
        for word in step.worse.keys() {
            let came = tried.contains(&(number, word.clone()));
            assert!(came, "{} {}: {word} never comes up in step {number}", game.name(), lesson.name);
        }
    }
    for (seat, words) in lesson.scripted() {
        let seat = seat.to_string().parse().expect("a seat");
        assert!(table.answers_of(seat) >= words, "{}: {seat} does not say everything", lesson.name);
    }
}

/// A worse answer is played and explained, nothing else can be done, and it is taken back as if nothing had been.
fn astray(table: &mut Table, lesson: &Lesson, word: &str, why: &str, at: &str) {
    let view = Viewer::Seat(lesson.learner());
    let (before, said) = (table.digest(), now(table, lesson, Lang::En));
    let command = answer(table, lesson, word);
    assert!(matches!(send(table, &command), Came::Done), "{at}: {word}");
    let_others_play(table);
    assert!(!table.is_over(), "{at}: {word} ends it");
    let game = table.known_game.expect("a game");
    for &lang in Lang::ALL {
        let now = now(table, lesson, lang);
        let wanted = elysium_kit::wording::parts(&game.lesson_text(lang, why));
        assert_eq!(now.reply, Some(LessonReply::Worse), "{at}: {word}");
        assert_eq!(plain(&now.why), plain(&table.named(wanted)), "{at}: {word}");
        assert!(!plain(&now.why).contains('⟦'), "{at} {lang}: {}", plain(&now.why));
    }
    assert!(table.now(view, Lang::En).question.is_none(), "{at}: {word} leaves a question open");
    let read = read_back(table);
    assert_eq!((read.digest(), now(&read, lesson, Lang::En)), (table.digest(), now(table, lesson, Lang::En)));
    if table.questions()[lesson.learner().index()].is_some() {
        let more = answer(table, lesson, word);
        assert!(matches!(send(table, &more), Came::Refused(ErrorCode::NotAsked)), "{at}: {word}");
    }
    assert!(matches!(send(table, &Command::TakeBack), Came::Done), "{at}: {word} stays");
    let_others_play(table);
    assert_eq!(table.digest(), before, "{at}: {word} leaves traces");
    let after = now(table, lesson, Lang::En);
    assert_eq!((after.page, after.pages), (said.page, said.pages), "{at}: {word}");
}

#[test]
fn every_lesson_can_be_played_to_its_end() {
    let lessons: usize = with_every_game(|game| {
        let lessons = game.lessons();
        lessons.iter().for_each(|lesson| play(game, lesson));
        lessons.len()
    })
    .into_iter()
    .sum();
    assert!(lessons >= 8, "{lessons} lessons");
}

/// Whatever a page points at by an answer can be answered then, and places are those of the game.
#[test]
fn a_page_that_asks_for_something_points_at_it() {
    let game = elysium_games::game("vendetta").expect("a game with lessons");
    let lesson = game.lesson("first-round").expect("its first lesson");
    let mut table = opened(game, &lesson);
    let_others_play(&mut table);
    let said = now(&table, &lesson, Lang::En);
    let last = said.pages.last().expect("what to do");
    assert_eq!(last.words, ["play:fist-of-caine"]);
    assert_eq!(last.at, [Target::card("fist-of-caine")]);
    assert!(
        said.pages[0]
            .at
            .contains(&Target::Place { place: serde_json::json!({ "word": "at", "of": "haven" }) })
    );
}

/// Nobody else looks on, and nobody finds it in a list.
#[test]
fn a_lesson_is_the_learners_own() {
    let game = elysium_games::game("vendetta").expect("a game with lessons");
    let lesson = game.lesson("first-round").expect("its first lesson");
    let table = opened(game, &lesson);
    assert!(table.admits(Some(&who(0).user)) && !table.admits(Some(&who(1).user)));
    assert!(table.mine(&who(0).user).is_none() && !table.options.public);
    assert!(table.record().is_none(), "it has no set-up that a record could begin with");
}
