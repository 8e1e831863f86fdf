//! One line of a deck file: its comment cut off, its number of copies taken from the front.

use super::DeckError;

/// What is left of a line without comment and space around it.
///
/// A hash sign begins a comment at the start of a line, or after a space unless a digit follows: a
/// vampire is called Inmate #745943.
pub fn content(line: &str) -> &str {
    let mut before = ' ';
    for (at, letter) in line.char_indices() {
        let next = line[at + letter.len_utf8()..].chars().next();
        let number = next.is_some_and(|next| next.is_ascii_digit());
        let start = line[..at].trim().is_empty();
        if letter == '#' && (start || before.is_whitespace() && !number) {
            return line[..at].trim();
        }
        before = letter;
    }
    line.trim()
}

/// The digits in front of a name, and the name: `3 Sucker Punch`, `3x Sucker Punch`. `None` if there
/// are none, as in `38-special`.
pub fn copies(text: &str) -> Option<(&str, &str)> {
    let end = text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len());
    let (digits, rest) = text.split_at(end);
    let name = rest.trim_start();
    // The letter is part of a name unless it stands alone.
    let times =
        name.strip_prefix(['x', 'X']).filter(|name| name.is_empty() || name.starts_with(char::is_whitespace));
    let times = times.or_else(|| name.strip_prefix('×'));
    let apart = times.is_some() || name.is_empty() || name.len() < rest.len();
    (!digits.is_empty() && apart).then(|| (digits, times.unwrap_or(name).trim()))
}

/// How many copies these digits stand for.
///
/// # Errors
///
/// A number that no deck can have, or no number.
pub fn count(given: &str) -> Result<usize, DeckError> {
    match given.parse::<u8>() {
        Ok(copies) if copies > 0 => Ok(copies.into()),
        Err(_) if !given.is_empty() && given.bytes().all(|digit| digit.is_ascii_digit()) => {
            Err(DeckError::TooMany { given: given.to_owned(), most: u8::MAX })
        }
        _ => Err(DeckError::Count { given: given.to_owned() }),
    }
}
