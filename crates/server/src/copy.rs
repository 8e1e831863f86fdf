//! A copy of a data directory, made while its server runs: a backup, or a backup put back.

use std::fs::{self, File};
use std::io;
use std::path::{Component, Path, PathBuf};
use std::time::Duration;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection};

use crate::private;
use crate::serve::{DATABASE, ServeError, database_in};

/// What is in the copy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Copied {
    pub tables: u64,
    pub people: u64,
}

/// Copies everything that is kept in `from` to the directory `to`, which must be empty or not there yet. What was
/// acknowledged before is in the copy; whatever is answered meanwhile is not, and does not wait for it.
pub async fn copy(from: &Path, to: &Path) -> Result<Copied, ServeError> {
    let source = database_in(from)?;
    must_be_outside(from, to)?;
    must_be_empty(to)?;
    // Under another name until it is whole and on the disk: half a copy is never taken for a backup.
    let part = to.join(format!("{DATABASE}.part"));
    private::create_file(&part).map_err(unusable(to))?;
    let copied = write(&source, &part).await;
    if copied.is_err() {
        // Whoever tries again needs an empty directory; what went wrong is said below.
        let _ = fs::remove_file(&part);
    }
    let copied = copied.map_err(|error| ServeError::Copy { path: from.into(), reason: error.to_string() })?;
    keep(&part, to).map_err(unusable(to))?;
    Ok(copied)
}

/// One statement, so one moment: SQLite reads the state of that moment, whatever is written meanwhile.
async fn write(source: &Path, part: &Path) -> Result<Copied, sqlx::Error> {
    let mut connection = connect(source).await?;
    sqlx::query("VACUUM INTO ?").bind(part.to_string_lossy().as_ref()).execute(&mut connection).await?;
    connection.close().await?;
    check(part).await
}

/// Reads the whole copy once.
async fn check(part: &Path) -> Result<Copied, sqlx::Error> {
    let mut connection = connect(part).await?;
    let found: String = sqlx::query_scalar("PRAGMA integrity_check").fetch_one(&mut connection).await?;
    if found != "ok" {
        return Err(sqlx::Error::Protocol(found));
    }
    let tables: i64 = sqlx::query_scalar("SELECT count(*) FROM tables").fetch_one(&mut connection).await?;
    let people: i64 = sqlx::query_scalar("SELECT count(*) FROM users").fetch_one(&mut connection).await?;
    connection.close().await?;
    Ok(Copied { tables: tables as u64, people: people as u64 })
}

async fn connect(file: &Path) -> Result<SqliteConnection, sqlx::Error> {
    let options = SqliteConnectOptions::new().filename(file).busy_timeout(Duration::from_secs(10));
    SqliteConnection::connect_with(&options).await
}

/// What lies in a data directory is lost with it, and so is no backup.
fn must_be_outside(from: &Path, to: &Path) -> Result<(), ServeError> {
    let (outer, inner) = (real(from).map_err(unusable(from))?, real(to).map_err(unusable(to))?);
    if inner != outer && inner.starts_with(outer) {
        return Err(ServeError::Inside { path: to.into(), from: from.into() });
    }
    Ok(())
}

/// Where a path leads, with links followed as far as it is there.
fn real(path: &Path) -> io::Result<PathBuf> {
    let mut real = PathBuf::new();
    for part in std::path::absolute(path)?.components() {
        match part {
            Component::ParentDir => _ = real.pop(),
            Component::Normal(name) => {
                real.push(name);
                real = real.canonicalize().unwrap_or(real);
            }
            start => real.push(start),
        }
    }
    Ok(real)
}

fn must_be_empty(folder: &Path) -> Result<(), ServeError> {
    private::create_directory(folder).map_err(unusable(folder))?;
    match fs::read_dir(folder).map_err(unusable(folder))?.next() {
        None => Ok(()),
        Some(_) => Err(ServeError::NotEmpty { path: folder.into() }),
    }
}

fn keep(part: &Path, folder: &Path) -> io::Result<()> {
    File::open(part)?.sync_all()?;
    fs::rename(part, folder.join(DATABASE))?;
    // The new name, too, survives a power cut; other systems cannot open a directory.
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}

fn unusable(path: &Path) -> impl Fn(io::Error) -> ServeError {
    let path = PathBuf::from(path);
    move |error| ServeError::Directory { path: path.clone(), error }
}
