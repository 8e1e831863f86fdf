//! Things that nobody can guess.

use std::fmt::Write;

use elysium_wire::ErrorCode;

use elysium_table::CommandError;

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn random<const N: usize>() -> Result<[u8; N], CommandError> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| ErrorCode::Broken)?;
    Ok(bytes)
}

/// A secret of 256 bits: sessions, tokens, tickets.
pub fn secret() -> Result<String, CommandError> {
    Ok(hex(&random::<32>()?))
}

/// What is kept of a secret.
pub fn hash(secret: &str) -> String {
    blake3::hash(secret.as_bytes()).to_hex().to_string()
}

/// An id that cannot be guessed, so that the link to a private table is its key: 120 bits in
/// letters and digits that are hard to mistake for each other.
pub fn id() -> Result<String, CommandError> {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    Ok(random::<24>()?.iter().map(|byte| LETTERS[(byte % 32) as usize] as char).collect())
}
