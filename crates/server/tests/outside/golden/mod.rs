//! The database of a server of yesterday, opened by the server of today: people come in, games go on.
//!
//! `tests/golden/elysium.db` is the file itself, `expected.json` what was in it when it was made. A change that
//! breaks this test breaks the databases of everybody who runs a server, so it must be a deliberate one:
//! `docs/server.md` says when both files are made anew.

mod make;
mod play;
mod seen;

use std::path::{Path, PathBuf};

use elysium_client::Person;
use elysium_server::Archive;
use elysium_wire::{
    Command, Credentials, ErrorCode, Me, Moment, Replay, SessionInfo, TableInfo, TableStatus, TokenInfo,
};
use serde::{Deserialize, Serialize};
use tempfile::TempDir;

use crate::kit::{Browser, TestServer, impatient, refused};
use play::play_on;
use seen::{Seen, end_of, file};

/// What is in the database.
#[derive(Serialize, Deserialize)]
struct Expected {
    people: Vec<Known>,
    /// The cookie of a session that has expired.
    expired: String,
    /// Tables that somebody reported.
    reported: Vec<String>,
    tables: Vec<Seen>,
}

/// Somebody who is known to the server, and everything that shows who they are.
#[derive(Serialize, Deserialize)]
struct Known {
    me: Me,
    /// Guests have none.
    password: Option<String>,
    cookie: String,
    token: Option<String>,
}

const UPDATE: &str = "make it again with `UPDATE=1 cargo test -p elysium-server --test outside golden`";

fn golden(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name)
}

/// A server on a copy of the database. Nobody hurries anybody.
async fn opened() -> TestServer {
    let data = tempfile::tempdir().expect("a place for the data");
    let file = golden("elysium.db");
    std::fs::copy(&file, data.path().join("elysium.db"))
        .unwrap_or_else(|error| panic!("{}: {error}; {UPDATE}", file.display()));
    let hour = 60 * 60_000;
    TestServer::on(data, elysium_server::Timeouts { absent: hour, open: hour, ..impatient() }).await
}

#[tokio::test]
async fn the_server_of_today_goes_on_with_a_golden_database() {
    if std::env::var_os("UPDATE").is_some_and(|update| update == "1") {
        make::make().await;
    }
    let text =
        std::fs::read_to_string(golden("expected.json")).unwrap_or_else(|error| panic!("{error}; {UPDATE}"));
    let expected: Expected = serde_json::from_str(&text).expect("what was written when it was made");
    let server = opened().await;
    let people = everybody_comes_in(&server, &expected).await;
    everything_is_listed(&people, &expected).await;
    archived(server.data(), &expected).await;
    for (number, table) in expected.tables.iter().enumerate() {
        // By turns, so that nobody is told they are too fast.
        let seen = Seen::look(&people[number % people.len()], &server, &table.id, &table.about).await;
        assert_eq!(&seen, table, "in the golden database; if that is meant, {UPDATE}");
        match table.status {
            TableStatus::Open => starts(&people, table).await,
            TableStatus::Playing => goes_on(&people, table).await,
            TableStatus::Over => replays(&people[0], table).await,
            TableStatus::Frozen => stands_still(&people, table).await,
        }
    }
}

/// With a session, with a password, with a token; and not with a session that has expired.
async fn everybody_comes_in(server: &TestServer, expected: &Expected) -> Vec<Person> {
    assert!(Person::with_session(server.address, &expected.expired).await.is_err(), "an expired session");
    let mut people = Vec::new();
    for known in &expected.people {
        let person = Person::with_session(server.address, &known.cookie).await.expect("the session is kept");
        assert_eq!(person.me, known.me);
        let tokens: Vec<TokenInfo> = person.get("/api/tokens").await.expect("a list");
        assert_eq!(tokens.len(), usize::from(known.token.is_some()));
        if let Some(token) = &known.token {
            let bot = Person::with_token(server.address, token).await.expect("the token is kept");
            assert_eq!(bot.me, known.me);
        }
        if let Some(password) = &known.password {
            let mut elsewhere = Browser::new(server.address);
            let credentials =
                |password: &str| Credentials { name: known.me.name.clone(), password: password.into() };
            let wrong = elsewhere.post("/api/login", &credentials("not the password")).await;
            assert_eq!(wrong.refused().map(|refused| refused.code), Some(ErrorCode::WrongPassword));
            assert_eq!(elsewhere.post("/api/login", &credentials(password)).await.json::<Me>(), known.me);
            let sessions: Vec<SessionInfo> = person.get("/api/sessions").await.expect("a list");
            assert_eq!(sessions.len(), 2, "the one that was kept, and the new one");
        }
        people.push(person);
    }
    people
}

/// The lobby, finished games, and the games of each person.
async fn everything_is_listed(people: &[Person], expected: &Expected) {
    let ids = |list: Vec<TableInfo>| {
        let mut ids: Vec<_> = list.into_iter().map(|table| table.id).collect();
        ids.sort();
        ids
    };
    let wanted = |wanted: &dyn Fn(&Seen) -> bool| {
        let mut ids: Vec<_> =
            expected.tables.iter().filter(|table| wanted(table)).map(|table| table.id.clone()).collect();
        ids.sort();
        ids
    };
    let listed = |status| matches!(status, TableStatus::Open | TableStatus::Playing);
    let lobby = people[0].get("/api/tables").await.expect("a list");
    assert_eq!(ids(lobby), wanted(&|table| table.public && listed(table.status)));
    let finished = people[0].get("/api/replays").await.expect("a list");
    assert_eq!(ids(finished), wanted(&|table| table.public && table.status == TableStatus::Over));
    for person in people {
        let mine = person.get("/api/replays?mine=1").await.expect("a list");
        let sat = |table: &Seen| table.seats.contains(&person.me.name);
        assert_eq!(ids(mine), wanted(&|table| sat(table) && table.status == TableStatus::Over));
    }
}

/// What people found wrong is there for the host of the server.
async fn archived(data: &Path, expected: &Expected) {
    let archive = Archive::open(data).await.expect("the archive opens");
    let reports = archive.reports().await.expect("a list");
    let of: Vec<_> = reports.iter().map(|report| report.table.clone()).collect();
    assert_eq!(of, expected.reported);
    for report in reports {
        let record = archive.reported(&report.id).await.expect("a record").expect("a record");
        let table =
            expected.tables.iter().find(|table| table.id == report.table).expect("a table of the list");
        assert_eq!(end_of(&record), table.end);
    }
}

/// Bots take the free seats, and it starts.
async fn starts(people: &[Person], table: &Seen) {
    let host = &people[0];
    let free = table.seats.iter().filter(|who| who.is_empty()).count();
    for _ in 0..free {
        crate::kit::act(host, &table.id, Command::AddBot { seat: None, level: None, deck: None }).await;
    }
    crate::kit::act(host, &table.id, Command::Start).await;
    goes_on(people, table).await;
}

/// People answer, and so do bots.
async fn goes_on(people: &[Person], table: &Seen) {
    let mut rng = fastrand::Rng::with_seed(u64::from(table.entries));
    let wanted = table.answers() + 8;
    let seen = play_on(people, &table.id, &mut rng, |seen| seen.now.answers >= wanted).await;
    assert!(seen.seq > table.entries && seen.now.read_only.is_none(), "{}", table.about);
}

/// The record leads to the recorded end, and every part of the replay is there.
async fn replays(person: &Person, table: &Seen) {
    let record = file(person, &format!("/api/tables/{}/record", table.id)).await;
    assert_eq!(end_of(&record), table.end);
    let game = elysium_games::game(&table.game).expect("a game that is known");
    let read = game.read_record(&record, usize::MAX);
    assert_eq!(read.is_err(), table.read_only, "{}: a record of other rules is not replayed", table.about);
    if let Ok(read) = read {
        assert_eq!(Some(read.play.digest().as_str()), table.digest());
    }
    let path = format!("/api/tables/{}/replay", table.id);
    let replay: Replay = person.get(&format!("{path}?as=open")).await.expect("a replay");
    assert_eq!((replay.answers, replay.fair.is_some()), (table.answers(), !table.read_only));
    for at in [0, replay.answers / 2, replay.answers] {
        let moment = person.get::<Moment>(&format!("{path}/{at}?as=open")).await;
        assert_eq!(moment.is_err(), table.read_only, "{}", table.about);
        assert!(moment.is_err() || moment.is_ok_and(|moment| (moment.at, moment.of) == (at, replay.answers)));
    }
}

/// Nothing can happen at a table of other rules, whoever asks for it.
async fn stands_still(people: &[Person], table: &Seen) {
    assert!(table.read_only);
    for person in people.iter().filter(|person| table.seats.contains(&person.me.name)) {
        for command in [Command::TakeBack, Command::Leave, Command::Concede] {
            assert_eq!(refused(person, &table.id, command).await.code, ErrorCode::ReadOnly);
        }
    }
}

/// Copies the file that a server has left behind.
fn keep(data: &TempDir, expected: &Expected) {
    std::fs::create_dir_all(golden("")).expect("a place for it");
    std::fs::copy(data.path().join("elysium.db"), golden("elysium.db")).expect("it can be copied");
    let text = serde_json::to_string_pretty(expected).expect("plain data");
    std::fs::write(golden("expected.json"), text + "\n").expect("it can be written");
}
