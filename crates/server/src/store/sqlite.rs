//! SQLite: one file in the data directory. What is committed survives a power cut: write-ahead
//! log, `synchronous=FULL`.
//!
//! Journals are written by one task. Whatever has arrived while it was writing goes to disk in
//! one transaction, so that many tables share the price of a sync.

use std::path::Path;
use std::time::Duration;

use async_trait::async_trait;
use elysium_wire::{SessionInfo, SitterInfo, TableInfo, TableStatus, TokenInfo};
use serde::de::DeserializeOwned;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow, SqliteSynchronous,
};
use sqlx::{Connection, QueryBuilder, Row, SqlSafeStr, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use super::{GamesWanted, NewSession, ProblemReport, Store, StoreError, StoreResult, User};
use elysium_kit::word_of;
use elysium_table::{Entry, Journal};

/// More appends than this are not put into one transaction.
const BATCH: usize = 512;
/// Entries that one statement brings.
const ROWS: usize = 256;

pub struct Sqlite {
    pool: SqlitePool,
    writer: mpsc::Sender<Append>,
}

struct Append {
    info: TableInfo,
    entries: Vec<Entry>,
    done: oneshot::Sender<StoreResult<()>>,
}

fn failed(error: impl std::fmt::Display) -> StoreError {
    StoreError(error.to_string())
}

/// Every change of the tables, in order; a file that was released is never changed. Named here, because the
/// macro that finds them by itself would have SQLite built a second time, for the compiler.
fn migrations() -> Migrator {
    const FILES: [(&str, &str); 2] = [
        ("server", include_str!("../../migrations/sqlite/0001_server.sql")),
        ("report words", include_str!("../../migrations/sqlite/0002_report_words.sql")),
    ];
    let migration = |(number, (name, sql)): (i64, (&'static str, &'static str))| {
        Migration::new(number, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations((1..).zip(FILES).map(migration).collect())
}

impl Sqlite {
    /// Opens the database, or makes it, and brings it up to date.
    pub async fn open(file: &Path) -> StoreResult<Sqlite> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(10));
        let pool = SqlitePoolOptions::new().max_connections(4).connect_with(options.clone()).await;
        let pool = pool.map_err(|error| StoreError(format!("{}: {error}", file.display())))?;
        migrations().run(&pool).await.map_err(failed)?;
        let connection = SqliteConnection::connect_with(&options).await.map_err(failed)?;
        let (writer, inbox) = mpsc::channel(4 * BATCH);
        tokio::spawn(write(connection, inbox));
        Ok(Sqlite { pool, writer })
    }
}

/// Writes what arrives until nobody is left to send anything.
async fn write(mut connection: SqliteConnection, mut inbox: mpsc::Receiver<Append>) {
    let mut batch = Vec::with_capacity(BATCH);
    while inbox.recv_many(&mut batch, BATCH).await > 0 {
        metrics::histogram!("elysium_commit_tables").record(batch.len() as f64);
        let result = commit(&mut connection, &batch).await.map_err(failed);
        if let Err(error) = &result {
            tracing::error!(%error, "journals could not be written");
        }
        for append in batch.drain(..) {
            let reply = result.clone();
            // Whoever asked may be gone; the entry is kept all the same.
            let _ = append.done.send(reply);
        }
    }
    let _ = connection.close().await;
}

async fn commit(connection: &mut SqliteConnection, batch: &[Append]) -> Result<(), sqlx::Error> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut rows = Vec::with_capacity(batch.len());
    for Append { info, entries, .. } in batch {
        // Only what the lists show changes with few entries; answers come by the hundred.
        let first = entries.first().is_none_or(|entry| entry.seq == 1);
        let shown = entries.iter().any(|entry| !entry.is_answer());
        if first || shown {
            let text = serde_json::to_string(info).map_err(|error| sqlx::Error::Encode(error.into()))?;
            sqlx::query(
                "INSERT INTO tables (id, game, status, public, created, finished, info) VALUES (?, ?, ?, ?, ?, ?, ?) \
                 ON CONFLICT (id) DO UPDATE SET status = excluded.status, finished = excluded.finished, info = excluded.info",
            )
            .bind(&info.id)
            .bind(&info.game)
            .bind(word_of(&info.status))
            .bind(info.options.public)
            .bind(info.created)
            .bind(info.finished)
            .bind(text)
            .execute(&mut *transaction)
            .await?;
            for seat in &info.seats {
                let person = match (&seat.who, &seat.kept_for) {
                    (SitterInfo::Person { user, .. }, _) => Some(user),
                    (_, kept) => kept.as_ref().map(|kept| &kept.user),
                };
                if let Some(user) = person {
                    sqlx::query("INSERT OR IGNORE INTO sitters (user, table_id) VALUES (?, ?)")
                        .bind(user)
                        .bind(&info.id)
                        .execute(&mut *transaction)
                        .await?;
                }
            }
        }
        for entry in entries {
            let body = serde_json::to_string(entry).map_err(|error| sqlx::Error::Encode(error.into()))?;
            rows.push((&info.id, entry.seq, body));
        }
    }
    // Every statement is a trip to the database's own thread: many rows go in one.
    for rows in rows.chunks(ROWS) {
        let mut insert = QueryBuilder::new("INSERT INTO entries (table_id, seq, body) ");
        insert.push_values(rows, |mut row, (table, seq, body)| {
            row.push_bind(*table).push_bind(seq).push_bind(body);
        });
        // As many as there are just now: not worth remembering.
        insert.build().persistent(false).execute(&mut *transaction).await?;
    }
    transaction.commit().await
}

fn user(row: &SqliteRow) -> User {
    User {
        id: row.get("id"),
        name: row.get("name"),
        password: row.get("password"),
        created: row.get("created"),
    }
}

/// What is kept as JSON, if it can be read.
fn json<T: DeserializeOwned>(row: &SqliteRow, column: &str) -> StoreResult<T> {
    serde_json::from_str(row.try_get(column).map_err(failed)?).map_err(failed)
}

/// What lists show of tables. One that cannot be read is left out, and takes no other along.
fn infos(rows: &[SqliteRow]) -> Vec<TableInfo> {
    let unreadable = |error: &StoreError| tracing::error!(%error, "a table cannot be listed");
    rows.iter().filter_map(|row| json(row, "info").inspect_err(unreadable).ok()).collect()
}

/// A name that is taken breaks the only uniqueness that people can run into.
fn unless_taken(result: Result<sqlx::sqlite::SqliteQueryResult, sqlx::Error>) -> StoreResult<bool> {
    match result {
        Ok(done) => Ok(done.rows_affected() == 1),
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Ok(false),
        Err(error) => Err(failed(error)),
    }
}

#[async_trait]
impl Store for Sqlite {
    async fn append(&self, info: TableInfo, entries: Vec<Entry>) -> StoreResult<()> {
        let (done, written) = oneshot::channel();
        let gone = || StoreError("the writer has stopped".into());
        self.writer.send(Append { info, entries, done }).await.map_err(|_| gone())?;
        written.await.map_err(|_| gone())?
    }

    async fn journal(&self, table: &str) -> StoreResult<Option<Journal>> {
        // Entries are numbered from 1.
        let rows = sqlx::query("SELECT seq, body FROM entries WHERE table_id = ? AND seq > 0 ORDER BY seq")
            .bind(table);
        let rows = rows.fetch_all(&self.pool).await.map_err(failed)?;
        if rows.is_empty() {
            let opened = sqlx::query("SELECT 1 FROM tables WHERE id = ?").bind(table);
            let opened = opened.fetch_optional(&self.pool).await.map_err(failed)?;
            return Ok(opened.map(|_| Journal::default()));
        }
        let entry = |row| json::<Entry>(row, "body").map_err(|error| error.to_string());
        Ok(Some(rows.iter().map(|row| (row.get("seq"), entry(row))).collect()))
    }

    async fn live_tables(&self) -> StoreResult<Vec<String>> {
        let rows = sqlx::query("SELECT id FROM tables WHERE status <> ?").bind(word_of(&TableStatus::Over));
        let rows = rows.fetch_all(&self.pool).await.map_err(failed)?;
        Ok(rows.iter().map(|row| row.get("id")).collect())
    }

    async fn live_tables_of(&self, user: &str) -> StoreResult<Vec<String>> {
        let rows = sqlx::query(
            "SELECT tables.id FROM sitters JOIN tables ON tables.id = sitters.table_id \
             WHERE sitters.user = ? AND tables.status <> ? ORDER BY tables.created",
        );
        let rows = rows.bind(user).bind(word_of(&TableStatus::Over));
        let rows = rows.fetch_all(&self.pool).await.map_err(failed)?;
        Ok(rows.iter().map(|row| row.get("id")).collect())
    }

    async fn finished(&self, wanted: &GamesWanted) -> StoreResult<Vec<TableInfo>> {
        let rows = sqlx::query(
            "SELECT info FROM tables WHERE status = ?1 AND (?2 IS NULL OR game = ?2) AND (NOT json_valid(info) OR json_extract(info, '$.lesson') IS NULL) \
             AND CASE WHEN ?3 IS NULL THEN public ELSE EXISTS (SELECT 1 FROM sitters WHERE user = ?3 AND table_id = tables.id) END \
             ORDER BY finished DESC LIMIT ?4",
        );
        let rows =
            rows.bind(word_of(&TableStatus::Over)).bind(&wanted.game).bind(&wanted.user).bind(wanted.limit);
        Ok(infos(&rows.fetch_all(&self.pool).await.map_err(failed)?))
    }

    async fn add_user(&self, user: &User) -> StoreResult<()> {
        let row = sqlx::query("INSERT INTO users (id, name, created) VALUES (?, ?, ?)");
        row.bind(&user.id).bind(&user.name).bind(user.created).execute(&self.pool).await.map_err(failed)?;
        Ok(())
    }

    async fn user(&self, id: &str) -> StoreResult<Option<User>> {
        let row = sqlx::query("SELECT * FROM users WHERE id = ?").bind(id);
        Ok(row.fetch_optional(&self.pool).await.map_err(failed)?.as_ref().map(user))
    }

    async fn user_by_name(&self, key: &str) -> StoreResult<Option<User>> {
        let row = sqlx::query("SELECT * FROM users WHERE name_key = ?").bind(key);
        Ok(row.fetch_optional(&self.pool).await.map_err(failed)?.as_ref().map(user))
    }

    async fn rename(&self, user: &str, name: &str, key: Option<&str>) -> StoreResult<bool> {
        let row = sqlx::query("UPDATE users SET name = ?, name_key = ? WHERE id = ?")
            .bind(name)
            .bind(key)
            .bind(user);
        unless_taken(row.execute(&self.pool).await)
    }

    async fn register(&self, user: &str, name: &str, key: &str, password: &str) -> StoreResult<bool> {
        let row = sqlx::query(
            "UPDATE users SET name = ?, name_key = ?, password = ? WHERE id = ? AND password IS NULL",
        );
        unless_taken(row.bind(name).bind(key).bind(password).bind(user).execute(&self.pool).await)
    }

    async fn add_session(&self, new: &NewSession) -> StoreResult<()> {
        sqlx::query("DELETE FROM sessions WHERE expires < ?")
            .bind(new.now)
            .execute(&self.pool)
            .await
            .map_err(failed)?;
        let row = sqlx::query(
            "INSERT INTO sessions (hash, id, user, created, seen, expires, agent) VALUES (?, ?, ?, ?, ?, ?, ?)",
        );
        let row =
            row.bind(&new.hash).bind(&new.id).bind(&new.user).bind(new.now).bind(new.now).bind(new.expires);
        row.bind(&new.agent).execute(&self.pool).await.map_err(failed)?;
        Ok(())
    }

    async fn session(&self, hash: &str, now: i64) -> StoreResult<Option<(User, i64)>> {
        let row = sqlx::query(
            "SELECT users.*, sessions.seen FROM sessions JOIN users ON users.id = sessions.user \
             WHERE sessions.hash = ? AND sessions.expires > ?",
        );
        let row = row.bind(hash).bind(now).fetch_optional(&self.pool).await.map_err(failed)?;
        Ok(row.map(|row| (user(&row), row.get("seen"))))
    }

    async fn touch_session(&self, hash: &str, now: i64, expires: i64) -> StoreResult<()> {
        let row = sqlx::query("UPDATE sessions SET seen = ?, expires = ? WHERE hash = ?");
        row.bind(now).bind(expires).bind(hash).execute(&self.pool).await.map_err(failed)?;
        Ok(())
    }

    async fn sessions(&self, user: &str, current: &str, now: i64) -> StoreResult<Vec<SessionInfo>> {
        let rows = sqlx::query("SELECT * FROM sessions WHERE user = ? AND expires > ? ORDER BY seen DESC");
        let rows = rows.bind(user).bind(now).fetch_all(&self.pool).await.map_err(failed)?;
        let session = |row: &SqliteRow| SessionInfo {
            id: row.get("id"),
            created: row.get("created"),
            seen: row.get("seen"),
            agent: row.get("agent"),
            current: row.get::<&str, _>("hash") == current,
        };
        Ok(rows.iter().map(session).collect())
    }

    async fn end_session(&self, user: &str, id: &str) -> StoreResult<bool> {
        let row = sqlx::query("DELETE FROM sessions WHERE user = ? AND id = ?").bind(user).bind(id);
        Ok(row.execute(&self.pool).await.map_err(failed)?.rows_affected() == 1)
    }

    async fn end_session_by_hash(&self, hash: &str) -> StoreResult<()> {
        sqlx::query("DELETE FROM sessions WHERE hash = ?")
            .bind(hash)
            .execute(&self.pool)
            .await
            .map_err(failed)?;
        Ok(())
    }

    async fn add_token(&self, hash: &str, user: &str, token: &TokenInfo) -> StoreResult<()> {
        let row = sqlx::query("INSERT INTO tokens (hash, id, user, label, created) VALUES (?, ?, ?, ?, ?)");
        let row = row.bind(hash).bind(&token.id).bind(user).bind(&token.label).bind(token.created);
        row.execute(&self.pool).await.map_err(failed)?;
        Ok(())
    }

    async fn user_of_token(&self, hash: &str) -> StoreResult<Option<User>> {
        let row = sqlx::query(
            "SELECT users.* FROM tokens JOIN users ON users.id = tokens.user WHERE tokens.hash = ?",
        );
        Ok(row.bind(hash).fetch_optional(&self.pool).await.map_err(failed)?.as_ref().map(user))
    }

    async fn tokens(&self, user: &str) -> StoreResult<Vec<TokenInfo>> {
        let rows = sqlx::query("SELECT * FROM tokens WHERE user = ? ORDER BY created").bind(user);
        let token = |row: &SqliteRow| TokenInfo {
            id: row.get("id"),
            label: row.get("label"),
            created: row.get("created"),
            token: None,
        };
        Ok(rows.fetch_all(&self.pool).await.map_err(failed)?.iter().map(token).collect())
    }

    async fn end_token(&self, user: &str, id: &str) -> StoreResult<bool> {
        let row = sqlx::query("DELETE FROM tokens WHERE user = ? AND id = ?").bind(user).bind(id);
        Ok(row.execute(&self.pool).await.map_err(failed)?.rows_affected() == 1)
    }

    async fn add_report(&self, report: &ProblemReport, record: &str) -> StoreResult<()> {
        let row = sqlx::query(
            "INSERT INTO reports (id, user, table_id, created, body, words) VALUES (?, ?, ?, ?, ?, ?)",
        );
        let row =
            row.bind(&report.id).bind(&report.user).bind(&report.table).bind(report.created).bind(record);
        let row = row.bind(&report.words);
        row.execute(&self.pool).await.map_err(failed)?;
        Ok(())
    }

    async fn reports(&self) -> StoreResult<Vec<ProblemReport>> {
        let rows =
            sqlx::query("SELECT id, user, table_id, created, words FROM reports ORDER BY created DESC");
        let report = |row: &SqliteRow| ProblemReport {
            id: row.get("id"),
            user: row.get("user"),
            table: row.get("table_id"),
            created: row.get("created"),
            words: row.get("words"),
        };
        Ok(rows.fetch_all(&self.pool).await.map_err(failed)?.iter().map(report).collect())
    }

    async fn reported(&self, id: &str) -> StoreResult<Option<String>> {
        let row = sqlx::query("SELECT body FROM reports WHERE id = ?").bind(id);
        Ok(row.fetch_optional(&self.pool).await.map_err(failed)?.map(|row| row.get("body")))
    }

    async fn healthy(&self) -> StoreResult<()> {
        sqlx::query("SELECT 1").execute(&self.pool).await.map_err(failed)?;
        if self.writer.is_closed() { Err(StoreError("the writer has stopped".into())) } else { Ok(()) }
    }

    async fn close(&self) {
        self.pool.close().await;
    }
}
