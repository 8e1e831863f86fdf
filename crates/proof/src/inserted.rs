//! Do golden records, other records and saved games outlast cards that come into the middle of every data file? Cards are small
//! numbers while a program runs, so a number that gets into a file would mean another card there.

use std::ffi::OsStr;
use std::path::Path;
use std::process::Command;

use elysium_kernel::{Game, Random, Rules, Saved, Seed, record};
use elysium_kit::Title;
use elysium_text::Lang;

use crate::{GameTests, golden};

/// Where the second process of a test reads.
const READ_FROM: &str = "ELYSIUM_READ_FROM";

/// Makes the test: `inserted_tests!(Subject, install)`.
#[macro_export]
macro_rules! inserted_tests {
    ($Subject:path, $install:path) => {
        #[test]
        fn records_and_saved_games_outlast_new_cards() {
            let test = concat!(module_path!(), "::records_and_saved_games_outlast_new_cards");
            let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR"));
            $crate::outlast::<$Subject>(test, folder, $install);
        }
    };
}

/// How many cards have come in.
pub fn strangers<G: Title>() -> usize {
    G::cards(Lang::En).iter().filter(|card| card.slug.starts_with("stranger-")).count()
}

/// A data file with cards of another set: after the first card, in the middle and at the end. Each card of the
/// file begins on a line of its own, with its `id`.
pub fn with_strangers(file: &str, card: impl Fn(usize) -> String) -> &'static str {
    let first_line = |line: &&str| line.trim_start().starts_with("(id: \"");
    let cards = file.lines().filter(first_line).count();
    assert!(cards > 2, "there is no middle in a file of {cards} cards");
    let mut text = String::new();
    let mut before = 0;
    for line in file.lines() {
        if first_line(&line) {
            if before == 1 || before == cards / 2 {
                text += &format!("{},\n", card(before));
            }
            before += 1;
        }
        text += &format!("{}\n", if line == "]" { format!("{}]", card(before)) } else { line.into() });
    }
    text.leak()
}

/// Writes games with the cards as they are, and reads them and the golden records in a process of its own, where
/// `install` has put other cards beside them, called `stranger-` something: a process has one set of cards. `test` is the
/// path of the test that calls this.
pub fn outlast<T: GameTests>(test: &str, folder: &Path, install: impl Fn()) {
    if let Some(folder) = std::env::var_os(READ_FROM) {
        install();
        golden::replay(T::game());
        let records = read_all::<T::Game>(Path::new(&folder));
        return assert!(records >= 10, "{records} records");
    }
    let folder = folder.join(format!("{}-{}", T::Game::NAME, std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder for the games");
    let setups = |&players: &u8| (0..8).map(move |number| T::setup(players, number * 5));
    write::<T::Game>(&folder, T::Game::player_counts().iter().flat_map(setups).collect());
    let (_, test) = test.split_once("::").expect("the path begins with the program");
    let this = std::env::current_exe().expect("a test is a program");
    let read = Command::new(this).env(READ_FROM, &folder).args(["--exact", test]).output();
    let read = read.expect("a test can be run");
    let output = String::from_utf8_lossy(&read.stdout);
    assert!(read.status.success() && output.contains(" 1 passed"), "with other cards:\n{output}");
    std::fs::remove_dir_all(&folder).expect("the folder can go");
}

/// Each game as it was saved half-way, and its record.
fn write<R: Rules>(folder: &Path, setups: Vec<R::Setup>) {
    for (number, setup) in (0..).zip(setups) {
        let mut game = Game::<R>::new(setup, Seed::number(number)).expect("the set-up can be played");
        let mut random = Random::new(number);
        let mut save = None;
        while let Some(open) = game.next_question() {
            let who = open.who;
            let choice = game.ask(who, &mut random).expect("a question has an answer");
            game.apply(who, choice).expect("what is offered can be chosen");
            // Somewhere in the middle, where much lies on the table.
            if game.history().len() == 40 + 10 * (number as usize % 16) {
                save = Some(
                    serde_json::to_string(&(game.save(), game.digest())).expect("a game can be written"),
                );
            }
        }
        let file = |end: &str| folder.join(format!("{number}.{end}"));
        std::fs::write(file("record"), record::write(&game, &[], None)).expect("a file can be written");
        if let Some(save) = save {
            std::fs::write(file("save"), save).expect("a file can be written");
        }
    }
}

/// Replays records and restores saved games; says how many records there were.
fn read_all<R: Rules>(folder: &Path) -> usize {
    let (mut records, mut saves) = (0, 0);
    for entry in std::fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("a file").path();
        let text = std::fs::read_to_string(&path).expect("a file can be read");
        if path.extension() == Some(OsStr::new("record")) {
            let replayed = record::read::<R>(&text);
            assert!(replayed.is_ok(), "{path:?}: {}", replayed.err().expect("an error"));
            records += 1;
        } else {
            let read: (Saved<R>, String) = serde_json::from_str(&text).expect("a saved game can be read");
            let game = Game::restore(read.0).expect("it is the same game");
            assert_eq!(game.digest(), read.1, "{path:?}: the digest");
            let again = serde_json::to_string(&(game.save(), game.digest())).expect("a game can be written");
            assert_eq!(again, text, "{path:?}: the game as it is saved");
            saves += 1;
        }
    }
    assert!(saves * 2 >= records, "{saves} saved games, {records} records");
    records
}
