//! A database that is not as the server left it: every table says the true reason why nothing can happen
//! at it, and shows as much as can be read.

use elysium_client::{ClientError, Person};
use elysium_server::Resumed;
use elysium_text::Lang;
use elysium_wire::{
    Command, ErrorCode, ErrorInfo, LineKind, Moment, Replay, Snapshot, TableInfo, TableStatus, plain,
};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection};
use tempfile::TempDir;

use super::restart::moved;
use crate::kit::{TestPlayer, TestServer, act, gather, impatient, look, refused, table, until};

/// The database of a server that is closed.
struct Database(SqliteConnection);

impl Database {
    async fn open(data: &TempDir) -> Database {
        let file = SqliteConnectOptions::new().filename(data.path().join("elysium.db"));
        Database(SqliteConnection::connect_with(&file).await.expect("it opens"))
    }

    /// Does something to the journal of a table; the SQL names the table `?1` and the entry `?2`.
    async fn damage(&mut self, table: &str, entry: u32, sql: &'static str) {
        let done =
            sqlx::query(sql).bind(table).bind(entry).execute(&mut self.0).await.expect("it is damaged");
        assert!(done.rows_affected() > 0, "nothing was damaged: {sql}");
    }
}

const REMOVE: &str = "DELETE FROM entries WHERE table_id = ?1 AND seq = ?2";
const REMOVE_ALL: &str = "DELETE FROM entries WHERE table_id = ?1 AND seq >= ?2";
const RENAME_GAME: &str = "UPDATE entries SET body = json_set(body, '$.what.opened.game', 'chess') \
    WHERE table_id = ?1 AND seq = ?2";
const SCRIBBLE: &str = "UPDATE entries SET body = '{\"seq\":' WHERE table_id = ?1 AND seq = ?2";
const NO_TEXT: &str = "UPDATE entries SET body = CAST(x'fffe' AS TEXT) WHERE table_id = ?1 AND seq = ?2";
const NEW_KIND: &str = "UPDATE entries SET body = json_set(body, '$.what', json('{\"danced\":{}}')) \
    WHERE table_id = ?1 AND seq = ?2";
const STRANGER: &str = "UPDATE entries SET body = json_set(body, '$.what', json('{\"conceded\":{\"seat\":\"H\"}}')) \
    WHERE table_id = ?1 AND seq = ?2";
const OTHER_WORD: &str = "UPDATE entries SET body = json_set(body, '$.what.answered.word', 'nonsense') \
    WHERE table_id = ?1 AND seq = ?2";

/// Tables that can still be looked at: what is done to them, whether they are shown as they stood before the entry,
/// and what their reason is about (the number of the entry, if nothing else).
const SHOWN: [(&str, bool, Option<&str>); 7] = [
    (RENAME_GAME, false, Some("chess")),
    (REMOVE, true, None),
    (SCRIBBLE, true, None),
    (NO_TEXT, true, None),
    (NEW_KIND, true, None),
    (STRANGER, true, None),
    (OTHER_WORD, false, None),
];
/// Tables of which nothing is left to show.
const NOT_SHOWN: [&str; 4] = [REMOVE, REMOVE_ALL, SCRIBBLE, STRANGER];

/// Opens a table and plays some answers.
async fn played(people: &[&Person], game: &str, rng: &mut fastrand::Rng) -> TableInfo {
    let info = gather(people, &table(game, people.len() as u8)).await;
    act(people[0], &info.id, Command::Say { text: "Hello".into() }).await;
    until(people, &info.id, rng, |seen| seen.now.answers >= 3).await;
    info
}

fn code(error: ClientError) -> ErrorInfo {
    match error {
        ClientError::Refused(refused) => *refused,
        other => panic!("{other}"),
    }
}

#[tokio::test]
async fn damaged_tables_say_what_is_wrong_with_them() {
    let server = TestServer::open().await;
    let people = [server.guest("Ana").await, server.guest("Ben").await];
    let mut rng = fastrand::Rng::with_seed(77);
    let game = elysium_games::GAMES.iter().find(|game| game.player_counts().contains(&2)).expect("for two");
    let whole = played(&people.each_ref(), game.name(), &mut rng).await;
    let (mut shown, mut not_shown) = (Vec::new(), Vec::new());
    for (sql, before, about) in SHOWN {
        let info = played(&people.each_ref(), game.name(), &mut rng).await;
        // The answer before the last; the opening has the name of the game.
        let entry = if sql == RENAME_GAME { 1 } else { look(&people[0], &info.id).await.seq - 1 };
        shown.push((info.id, entry, sql, before, about));
    }
    for sql in NOT_SHOWN {
        not_shown.push((played(&people.each_ref(), game.name(), &mut rng).await.id, sql));
    }
    let data = server.close().await;
    let mut database = Database::open(&data).await;
    for (id, entry, sql, ..) in &shown {
        database.damage(id, *entry, sql).await;
    }
    for (id, sql) in &not_shown {
        database.damage(id, 1, sql).await;
    }
    database.0.close().await.expect("it closes");

    let server = TestServer::on(data, impatient()).await;
    let counted = Resumed { go_on: 1, read_only: SHOWN.len(), unopened: NOT_SHOWN.len() };
    assert_eq!(server.tables, counted);
    let people = people.each_ref().map(|person| moved(person, &server));
    until(&people.each_ref(), &whole.id, &mut rng, |seen| seen.now.answers >= 6).await;
    for (id, entry, sql, before, about) in &shown {
        let about = about.map_or_else(|| entry.to_string(), str::to_owned);
        can_be_looked_at(&people, id, &about, *before).await;
        if *before {
            assert_eq!(look(&people[0], id).await.seq, entry - 1, "{sql}");
        }
    }
    for (id, _) in &not_shown {
        cannot_be_shown(&people[0], id).await;
    }
    // A table that never was is another matter.
    let nowhere = people[0].table("nowhere").await.expect_err("there is no such table");
    assert_eq!(code(nowhere).code, ErrorCode::NoSuchTable);
}

/// It says why it stands still, in every language and to everybody, and the rest of it is there.
async fn can_be_looked_at(people: &[Person; 2], id: &str, about: &str, with_game: bool) {
    let mut reasons = Vec::new();
    for lang in Lang::ALL {
        let seen: Snapshot = people[0]
            .get(&format!("/api/tables/{id}?lang={}", lang.code()))
            .await
            .expect("it can be looked at");
        assert_eq!((seen.now.status, seen.now.question.as_ref()), (TableStatus::Frozen, None));
        let why = plain(&seen.now.read_only.clone().expect("a reason"));
        assert!(why.contains(about), "{why}");
        assert!(!reasons.contains(&why), "not in this language: {why}");
        assert_eq!(seen.view.is_null(), !with_game);
        assert_eq!(seen.now.seats.len(), 2);
        assert!(seen.lines.iter().any(|line| line.kind == LineKind::Chat));
        reasons.push(why);
    }
    let refused = refused(&people[1], id, Command::Say { text: "Hm".into() }).await;
    assert_eq!((refused.code, plain(&refused.text)), (ErrorCode::ReadOnly, reasons[0].clone()));
    let watches = TestPlayer::join(&people[1], id, "en").await;
    assert_eq!(watches.now.read_only.map(|why| plain(&why)).as_ref(), Some(&reasons[0]));
    // The replay goes as far as the game; what comes with its end never comes, and for the same reason.
    let replay: Replay = people[0].get(&format!("/api/tables/{id}/replay")).await.expect("a replay");
    assert!(replay.fair.is_none() && replay.answers >= 1);
    let moment = people[0].get::<Moment>(&format!("/api/tables/{id}/replay/1")).await;
    assert_eq!(moment.is_ok(), with_game);
    for path in ["record", "replay/1?as=open"] {
        let closed = people[0].get::<serde_json::Value>(&format!("/api/tables/{id}/{path}")).await;
        let closed = code(closed.expect_err("it is not over"));
        assert_eq!((closed.code, plain(&closed.text)), (ErrorCode::ReadOnly, reasons[0].clone()));
    }
}

/// Whoever asks for it reads just that, in every language.
async fn cannot_be_shown(person: &Person, id: &str) {
    let mut reasons = Vec::new();
    for lang in Lang::ALL {
        let seen = person.get::<Snapshot>(&format!("/api/tables/{id}?lang={}", lang.code())).await;
        let refused = code(seen.expect_err("there is nothing to show"));
        assert_eq!(refused.code, ErrorCode::Unreadable);
        reasons.push(plain(&refused.text));
    }
    assert!(reasons[0].contains("first entry"), "{reasons:?}");
    reasons.sort();
    reasons.dedup();
    assert_eq!(reasons.len(), Lang::ALL.len());
    let refused = refused(person, id, Command::Say { text: "Hm".into() }).await;
    assert_eq!(refused.code, ErrorCode::Unreadable);
    let watched = TestPlayer::joined(person, id, "en").await.err().expect("there is nothing to watch");
    assert_eq!(watched.code, ErrorCode::Unreadable);
}

#[tokio::test]
async fn a_damaged_line_of_a_list_is_left_out() {
    let server = TestServer::open().await;
    let people = [server.guest("Ana").await, server.guest("Ben").await];
    let mut finished = Vec::new();
    for _ in 0..2 {
        let info = gather(&people.each_ref(), &table("rivals", 2)).await;
        let mut ben = TestPlayer::join(&people[1], &info.id, "en").await;
        act(&people[0], &info.id, Command::Concede).await;
        ben.hear_until(|player| player.now.result.is_some()).await;
        finished.push(info.id);
    }
    let data = server.close().await;
    let mut database = Database::open(&data).await;
    database.damage(&finished[0], 0, "UPDATE tables SET info = '{' WHERE id = ?1 AND ?2 = 0").await;
    database.0.close().await.expect("it closes");

    let server = TestServer::on(data, impatient()).await;
    let ana = moved(&people[0], &server);
    let listed: Vec<TableInfo> = ana.get("/api/replays?mine=1").await.expect("a list");
    assert_eq!(listed.iter().map(|info| info.id.as_str()).collect::<Vec<_>>(), [finished[1].as_str()]);
}
