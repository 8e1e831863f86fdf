//! `elysium backup` and `elysium restore`: everything that a server keeps, copied away and put back.

use std::path::Path;

use elysium_server::{Copied, copy};
use elysium_text::{Args, Lang};

use crate::args::{BackupArgs, RestoreArgs};
use crate::error::CliError;
use crate::output::Output;
use crate::serve::{data, refused};
use crate::text::say;

pub fn backup(args: BackupArgs, lang: Lang) -> Result<(), CliError> {
    copied(&data(args.data)?, &args.to, "backup-done", lang)
}

pub fn restore(args: RestoreArgs, lang: Lang) -> Result<(), CliError> {
    copied(&args.from, &data(args.data)?, "restore-done", lang)
}

fn copied(from: &Path, to: &Path, done: &'static str, lang: Lang) -> Result<(), CliError> {
    let Copied { tables, people } =
        tokio::runtime::Runtime::new()?.block_on(copy(from, to)).map_err(refused)?;
    let args = Args::new().set("tables", tables).set("people", people);
    let mut out = Output::new();
    out.line(&say(lang, done, &args.set("path", to.display().to_string())))?;
    Ok(out.flush()?)
}
