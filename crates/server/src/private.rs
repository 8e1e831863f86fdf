//! Files and directories for the eyes of their owner: they hold secrets of tables and hashes of passwords.
//! Other systems than Unix keep a user's folders private themselves.

use std::fs::{DirBuilder, File, OpenOptions};
use std::io;
use std::path::Path;

/// Makes a directory, and those above it, unless it is there; one that is there stays as its owner made it.
pub(crate) fn create_directory(path: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(path)
}

/// Makes an empty file unless it is there. SQLite takes such a file for a new database, and gives the files beside it
/// the same permissions.
pub(crate) fn create_file(path: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.create(true).append(true).open(path).map(|_: File| ())
}
