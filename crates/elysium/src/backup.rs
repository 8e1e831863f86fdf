//! `elysium backup` and `elysium restore`: everything that a server keeps, copied away and put back.

use std::path::Path;

use elysium_server::{Copied, ServeError, copy};
use elysium_text::{Args, Lang};

use crate::args::{BackupArgs, RestoreArgs};
use crate::error::CliError;
use crate::output::Output;
use crate::serve::{data, refused};
use crate::text::say;

/// What is said once it is done, and where there is nothing to copy.
struct Messages {
    done: &'static str,
    nothing: &'static str,
}

pub fn backup(args: BackupArgs, lang: Lang) -> Result<(), CliError> {
    let messages = Messages { done: "backup-done", nothing: "failure-no-database" };
    copied(&data(args.data)?, &args.to, &messages, lang)
}

pub fn restore(args: RestoreArgs, lang: Lang) -> Result<(), CliError> {
    let messages = Messages { done: "restore-done", nothing: "failure-no-backup" };
    copied(&args.from, &data(args.data)?, &messages, lang)
}

fn copied(from: &Path, to: &Path, messages: &Messages, lang: Lang) -> Result<(), CliError> {
    let path = |path: &Path| Args::new().set("path", path.display().to_string());
    let copying = tokio::runtime::Runtime::new()?.block_on(copy(from, to));
    let Copied { tables, people } = copying.map_err(|error| match error {
        ServeError::NoDatabase { path: from } => CliError::new(messages.nothing, path(&from)),
        other => refused(other),
    })?;
    let mut out = Output::new();
    out.line(&say(lang, messages.done, &path(to).set("tables", tables).set("people", people)))?;
    Ok(out.flush()?)
}
