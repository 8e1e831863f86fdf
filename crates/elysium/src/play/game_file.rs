//! The file a game is kept in, written so that a crash at any moment leaves a whole record.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use elysium_text::Args;

use crate::error::CliError;

/// Where a game is kept.
#[derive(Debug, Default)]
pub struct GameFile {
    /// Written after every answer.
    kept: Option<PathBuf>,
    /// Files that hold this very game and may be written over; no others may.
    own: Vec<PathBuf>,
    /// The file written last, and what was written.
    last: Option<(PathBuf, String)>,
}

impl GameFile {
    /// `kept` is written after every answer; `resumed` is where the game came from. A file that
    /// holds anything else is not to be lost because somebody typed its name.
    pub fn new(kept: Option<&Path>, resumed: Option<&Path>) -> Result<GameFile, CliError> {
        let file = GameFile {
            kept: kept.map(Path::to_owned),
            own: Vec::from_iter(resumed.map(Path::to_owned)),
            last: None,
        };
        match kept {
            Some(path) => file.allows(path).map(|()| file),
            None => Ok(file),
        }
    }

    /// The game was read from this file, and this is its record.
    pub fn loaded(&mut self, path: &Path, record: String) {
        self.last = Some((path.to_owned(), record));
    }

    /// The file that is written after every answer.
    pub fn kept(&self) -> Option<&Path> {
        self.kept.as_deref()
    }

    /// The newest file of this game, if it holds just this record. The number of answers would
    /// not show it: one may have been taken back and another given.
    pub fn holds(&self, record: &str) -> Option<&Path> {
        self.last.as_ref().filter(|(_, written)| written == record).map(|(path, _)| path.as_path())
    }

    /// Where to save when no file was named: the game's own file, or a new one.
    pub fn usual(&self, game: &str, seed: &str) -> PathBuf {
        let last = self.last.as_ref().map(|(path, _)| path);
        if let Some(path) = self.kept.as_ref().or(last).or(self.own.first()) {
            return path.clone();
        }
        let names = (1..).map(|n| match n {
            1 => format!("{game}-{seed}.jsonl"),
            _ => format!("{game}-{seed}-{n}.jsonl"),
        });
        names.map(PathBuf::from).find(|path| !path.exists()).expect("numbers do not end")
    }

    /// Writes the record of the game.
    pub fn write(&mut self, path: &Path, record: String) -> Result<(), CliError> {
        self.allows(path)?;
        replace(path, &record).map_err(|error| CliError::file(path, &error))?;
        if !self.is_own(path) {
            self.own.push(path.to_owned());
        }
        self.last = Some((path.to_owned(), record));
        Ok(())
    }

    fn allows(&self, path: &Path) -> Result<(), CliError> {
        if !path.exists() || self.is_own(path) {
            return Ok(());
        }
        Err(CliError::new("play-file-exists", Args::new().set("file", path.display().to_string())))
    }

    fn is_own(&self, path: &Path) -> bool {
        let real = |path: &Path| fs::canonicalize(path).ok();
        self.own.iter().any(|own| own == path || real(own).is_some() && real(own) == real(path))
    }
}

/// Puts a new file in the place of an old one. Whoever looks finds the one or the other, whole.
fn replace(path: &Path, text: &str) -> io::Result<()> {
    let name = path.file_name().ok_or(io::ErrorKind::IsADirectory)?.to_string_lossy();
    // In the same directory, since a file cannot be renamed into another file system.
    let draft = path.with_file_name(format!(".{name}.{}.tmp", std::process::id()));
    let written = File::create(&draft).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        file.sync_all()
    });
    written.and_then(|()| fs::rename(&draft, path)).inspect_err(|_| {
        // The error that is reported is the one that matters.
        let _ = fs::remove_file(&draft);
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A directory of its own that is gone after the test.
    struct Dir(PathBuf);

    impl Dir {
        fn new(name: &str) -> Dir {
            let path = std::env::temp_dir().join(format!("elysium-file-{name}-{}", std::process::id()));
            fs::create_dir_all(&path).expect("the temporary directory can be written");
            Dir(path)
        }
    }

    impl Drop for Dir {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn a_file_of_another_game_is_not_written_over() {
        let dir = Dir::new("other");
        let (mine, other) = (dir.0.join("mine"), dir.0.join("other"));
        fs::write(&other, "precious").expect("writable");
        assert!(GameFile::new(Some(&other), None).is_err());
        assert!(GameFile::new(Some(&other), Some(&other)).is_ok());
        let mut file = GameFile::new(Some(&mine), None).expect("a new file is allowed");
        assert!(file.write(&other, "x".into()).is_err());
        assert_eq!(fs::read_to_string(&other).expect("readable"), "precious");
    }

    #[test]
    fn writing_replaces_the_whole_file_and_leaves_no_draft() {
        let dir = Dir::new("draft");
        let path = dir.0.join("game");
        let mut file = GameFile::new(Some(&path), None).expect("a new file is allowed");
        for text in ["long text", "short"] {
            file.write(&path, text.into()).expect("writable");
            assert_eq!(fs::read_to_string(&path).expect("readable"), text);
            assert_eq!(file.holds(text), Some(path.as_path()));
            assert_eq!(file.holds("another"), None);
        }
        assert_eq!(fs::read_dir(&dir.0).expect("readable").count(), 1);
    }

    #[test]
    fn a_directory_that_is_not_there_is_an_error_and_nothing_else() {
        let mut file = GameFile::default();
        assert!(file.write(Path::new("/nowhere/at/all"), "x".into()).is_err());
        assert_eq!(file.holds("x"), None);
    }
}
