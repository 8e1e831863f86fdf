//! What the server keeps, and where. Everything else in the server knows this trait only; the words
//! of a database stand in its implementations.

mod sqlite;

use async_trait::async_trait;
use elysium_wire::{SessionInfo, TableInfo, TokenInfo};

use elysium_table::{Entry, Journal};

pub use sqlite::Sqlite;

/// Storage failed: nothing may be sent that was to be kept.
#[derive(Clone, Debug)]
pub struct StoreError(pub String);

impl std::fmt::Display for StoreError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for StoreError {}

pub type StoreResult<T> = Result<T, StoreError>;

/// Somebody as the server keeps them.
#[derive(Clone, Debug, PartialEq)]
pub struct User {
    pub id: String,
    pub name: String,
    /// The hash of the password; guests have none.
    pub password: Option<String>,
    pub created: i64,
}

/// A new session or token: the hash of its secret, and what may be shown of it.
#[derive(Clone, Debug)]
pub struct NewSession {
    pub hash: String,
    pub id: String,
    pub user: String,
    pub now: i64,
    pub expires: i64,
    pub agent: String,
}

/// Somebody found something wrong at a table.
#[derive(Clone, Debug, PartialEq)]
pub struct ProblemReport {
    pub id: String,
    pub user: String,
    pub table: String,
    /// Milliseconds since 1970.
    pub created: i64,
    /// What is wrong, in their words; empty if they said nothing.
    pub words: String,
}

/// What is looked for among finished games.
#[derive(Clone, Debug, Default)]
pub struct GamesWanted {
    pub game: Option<String>,
    /// Only games in which this user sat; otherwise only public ones.
    pub user: Option<String>,
    pub limit: u32,
}

#[async_trait]
pub trait Store: Send + Sync {
    /// Keeps entries of a journal and what follows from them. When this returns they are on disk.
    async fn append(&self, info: TableInfo, entries: Vec<Entry>) -> StoreResult<()>;
    /// Everything that can be read of a table's journal. Nothing if there is no such table.
    async fn journal(&self, table: &str) -> StoreResult<Option<Journal>>;
    /// Tables that are not over.
    async fn live_tables(&self) -> StoreResult<Vec<String>>;
    /// Those of them at which somebody has a seat, or one is kept for them. They may have left it since.
    async fn live_tables_of(&self, user: &str) -> StoreResult<Vec<String>>;
    async fn finished(&self, wanted: &GamesWanted) -> StoreResult<Vec<TableInfo>>;

    async fn add_user(&self, user: &User) -> StoreResult<()>;
    async fn user(&self, id: &str) -> StoreResult<Option<User>>;
    async fn user_by_name(&self, key: &str) -> StoreResult<Option<User>>;
    /// Gives a user another name; registered ones are taken by nobody else. False if it is taken.
    async fn rename(&self, user: &str, name: &str, key: Option<&str>) -> StoreResult<bool>;
    /// Makes a guest an account. False if the name is taken.
    async fn register(&self, user: &str, name: &str, key: &str, password: &str) -> StoreResult<bool>;

    async fn add_session(&self, session: &NewSession) -> StoreResult<()>;
    /// The user of a session that has not expired, and when it was last seen.
    async fn session(&self, hash: &str, now: i64) -> StoreResult<Option<(User, i64)>>;
    async fn touch_session(&self, hash: &str, now: i64, expires: i64) -> StoreResult<()>;
    async fn sessions(&self, user: &str, current: &str, now: i64) -> StoreResult<Vec<SessionInfo>>;
    async fn end_session(&self, user: &str, id: &str) -> StoreResult<bool>;
    async fn end_session_by_hash(&self, hash: &str) -> StoreResult<()>;

    async fn add_token(&self, hash: &str, user: &str, token: &TokenInfo) -> StoreResult<()>;
    async fn user_of_token(&self, hash: &str) -> StoreResult<Option<User>>;
    async fn tokens(&self, user: &str) -> StoreResult<Vec<TokenInfo>>;
    async fn end_token(&self, user: &str, id: &str) -> StoreResult<bool>;

    async fn add_report(&self, report: &ProblemReport, record: &str) -> StoreResult<()>;
    /// The latest first.
    async fn reports(&self) -> StoreResult<Vec<ProblemReport>>;
    /// The record that came with a report.
    async fn reported(&self, id: &str) -> StoreResult<Option<String>>;

    /// Is the storage there and answering?
    async fn healthy(&self) -> StoreResult<()>;
    /// Finishes what is under way.
    async fn close(&self);
}
