//! Text files that somebody else may have written.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use elysium_text::Args;

use crate::error::CliError;

/// Larger than any record or scenario; keeps `/dev/zero` from filling the memory.
const MOST_BYTES: u64 = 64 << 20;

/// The whole of a text file.
pub fn read(path: &Path) -> Result<String, CliError> {
    let mut bytes = Vec::new();
    File::open(path)
        .and_then(|file| file.take(MOST_BYTES + 1).read_to_end(&mut bytes))
        .map_err(|error| CliError::file(path, &error))?;
    let args = || Args::new().set("file", path.display().to_string());
    if bytes.len() as u64 > MOST_BYTES {
        return Err(CliError::new("failure-file-large", args().set("most", MOST_BYTES >> 20)));
    }
    String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = good.iter().filter(|&&byte| byte == b'\n').count() + 1;
        CliError::new("failure-file-not-text", args().set("line", line))
    })
}
