//! Reads what a server left on the disk, and plays it once more from the start, answer by answer.

use std::collections::{BTreeMap, HashSet};
use std::path::Path;

use elysium_client::load::Acked;
use elysium_kernel::{Fair, Outcome, Seat, Seed};
use elysium_kit::{AnyGame, Play};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, Row, SqliteConnection};

/// An entry as it is written, read without the server's own types.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct StoredEntry {
    pub seq: u32,
    command: Option<Key>,
    what: BTreeMap<String, Value>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Deserialize)]
struct Key {
    user: String,
    id: String,
}

pub type Journals = BTreeMap<String, Vec<StoredEntry>>;

/// How much there was.
#[derive(Debug, Default)]
pub struct Counts {
    pub journals: usize,
    pub answers: usize,
    pub take_backs: usize,
    pub never_started: usize,
    pub played_out: usize,
    pub broken_off: usize,
}

pub async fn connect(data: &Path) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(data.join("elysium.db"));
    SqliteConnection::connect_with(&options).await.expect("a database")
}

/// Every journal in a data directory.
pub async fn read(data: &Path) -> Journals {
    let mut connection = connect(data).await;
    let rows = sqlx::query("SELECT table_id, seq, body FROM entries ORDER BY table_id, seq");
    let mut journals = Journals::new();
    for row in rows.fetch_all(&mut connection).await.expect("a table of entries") {
        let entry: StoredEntry = serde_json::from_str(row.get("body")).expect("an entry");
        assert_eq!(entry.seq, row.get::<u32, _>("seq"));
        journals.entry(row.get("table_id")).or_default().push(entry);
    }
    connection.close().await.expect("it closes");
    journals
}

impl StoredEntry {
    /// Is it the doing of somebody's command?
    pub fn has_command(&self) -> bool {
        self.command.is_some()
    }

    /// The entry, if it is of this kind.
    fn is<T: DeserializeOwned>(&self, kind: &str) -> Option<T> {
        let value = self.what.get(kind)?;
        Some(serde_json::from_value(value.clone()).unwrap_or_else(|error| panic!("{error} in {self:?}")))
    }
}

fn has(journal: &[StoredEntry], kind: &str) -> bool {
    journal.iter().any(|entry| entry.what.contains_key(kind))
}

/// Has a game begun, and is it not over?
pub fn live(journal: &[StoredEntry]) -> bool {
    has(journal, "started") && goes_on(journal)
}

/// Is a table not over? Perhaps its game has not even begun.
pub fn goes_on(journal: &[StoredEntry]) -> bool {
    !has(journal, "ended")
}

/// Every acknowledged command stands where it was said to stand, and stands there once. In a game with windows it may stand
/// further on: what was given to a window that is still open is not counted in the numbers that are sent, so that nobody can
/// tell who has answered, while the journal counts everything.
pub fn keep_their_word(journals: &Journals, acked: &[Acked]) {
    for (table, journal) in journals {
        let numbers: Vec<_> = journal.iter().map(|entry| entry.seq).collect();
        assert_eq!(numbers, (1..=journal.len() as u32).collect::<Vec<_>>(), "the numbers of {table}");
        let mut keys = HashSet::new();
        for key in journal.iter().filter_map(|entry| entry.command.as_ref()) {
            assert!(keys.insert(key), "{key:?} was done twice at {table}");
        }
    }
    for ack in acked {
        let journal = journals.get(&ack.table).unwrap_or_else(|| panic!("no journal for {ack:?}"));
        let key = Some(Key { user: ack.user.clone(), id: ack.command_id.clone() });
        let from = journal.iter().skip(ack.seq as usize - 1);
        let most = if has_windows(journal) { journal.len() } else { 1 };
        let entry = from.take(most).find(|entry| entry.command == key);
        let entry = entry.unwrap_or_else(|| panic!("lost, or not where it was said to stand: {ack:?}"));
        let word = entry.is::<GivenAnswer>("answered").map(|answered| answered.word);
        assert_eq!(word, ack.word, "{ack:?}");
    }
}

/// Is it a game with windows? Those let a table say how long windows stay open.
fn has_windows(journal: &[StoredEntry]) -> bool {
    let opened: Opened = journal[0].is("opened").expect("a table is opened first");
    let timed = |game: &dyn AnyGame| game.values().iter().any(|(option, ..)| *option == "windows");
    elysium_games::game(&opened.game).is_some_and(timed)
}

#[derive(Deserialize)]
struct Opened {
    game: String,
    players: usize,
    secret: Seed,
}

#[derive(Deserialize)]
struct SeatTaken {
    seat: Seat,
    seed: Seed,
}

#[derive(Deserialize)]
struct SeatVacated {
    seat: Seat,
}

#[derive(Deserialize)]
struct Started {
    rules: u32,
    setup: Value,
}

#[derive(Deserialize)]
struct GivenAnswer {
    seat: Seat,
    word: String,
}

#[derive(Deserialize)]
struct TookBack {
    to: usize,
}

#[derive(Deserialize)]
struct Ended {
    how: String,
    outcome: Option<Outcome>,
    digest: String,
}

/// Plays every journal again. What ended must have ended as the journal says.
pub fn replay(journals: &Journals) -> Counts {
    let mut counts = Counts { journals: journals.len(), ..Counts::default() };
    for (table, journal) in journals {
        let opened: Opened = journal[0].is("opened").unwrap_or_else(|| panic!("{table} was never opened"));
        let game = elysium_games::game(&opened.game).expect("a game that is known");
        one(game, table, journal, &opened, &mut counts);
    }
    counts
}

/// A game as far as its journal has come. Nothing is taken back in it: it is played again from its answers.
struct Again<'a> {
    game: &'a dyn AnyGame,
    setup: Value,
    seed: Seed,
    answers: Vec<GivenAnswer>,
}

impl Again<'_> {
    fn play(&self, table: &str) -> Box<dyn Play> {
        let started = self.game.start(&self.setup, self.seed);
        let mut play = started.unwrap_or_else(|error| panic!("{table}: {error:?}"));
        for GivenAnswer { seat, word } in &self.answers {
            let taken = play.answer(*seat, word);
            assert_eq!(taken.as_deref().ok(), Some(word.as_str()), "{seat} at {table}: {taken:?}");
        }
        play
    }
}

fn one(game: &dyn AnyGame, table: &str, journal: &[StoredEntry], opened: &Opened, counts: &mut Counts) {
    let mut seeds = vec![None; opened.players];
    let mut again: Option<Again> = None;
    let mut over = false;
    for entry in &journal[1..] {
        let at = || format!("entry {} of {table}", entry.seq);
        assert!(!over, "{} comes after the end", at());
        if let Some(SeatTaken { seat, seed }) = entry.is("seat-taken") {
            seeds[seat.index()] = Some(seed);
        } else if let Some(SeatVacated { seat }) = entry.is("seat-vacated") {
            seeds[seat.index()] = None;
        } else if let Some(Started { rules, setup }) = entry.is("started") {
            assert_eq!(rules, game.version(), "{}", at());
            let seed = Fair::new(opened.secret, seeds.clone()).seed();
            again = Some(Again { game, setup, seed, answers: Vec::new() });
        } else if let Some(answered) = entry.is::<GivenAnswer>("answered") {
            again.as_mut().expect("the game has begun").answers.push(answered);
            counts.answers += 1;
        } else if let Some(TookBack { to }) = entry.is("took-back") {
            let again = again.as_mut().expect("the game has begun");
            // What was taken back had been taken.
            again.play(&at());
            again.answers.truncate(to);
            counts.take_backs += 1;
        } else if let Some(Ended { how, outcome, digest }) = entry.is("ended") {
            over = true;
            let Some(again) = &again else { continue };
            let play = again.play(&at());
            assert_eq!(digest, play.digest(), "{}", at());
            if how == "finished" {
                assert!(outcome.is_some() && outcome == play.outcome(), "{}", at());
                counts.played_out += 1;
            } else {
                counts.broken_off += 1;
            }
        }
    }
    // A game that goes on has taken its answers, too.
    again.iter().filter(|_| !over).for_each(|again| drop(again.play(table)));
    counts.never_started += usize::from(again.is_none());
}
