//! Changes real inputs a little: bytes, words and lines.

use fastrand::Rng;

/// Words that have brought programs down before.
const ODD: [&str; 22] = [
    "",
    "0",
    "-1",
    "255",
    "256",
    "65536",
    "4294967296",
    "18446744073709551616",
    "1e999",
    "null",
    "true",
    "[]",
    "{}",
    "\"",
    "\\u0000",
    "\u{0}",
    "ß",
    "İ",
    "\u{1f987}",
    ":",
    ",",
    "\n",
];

/// Where words begin and end in every format.
const BETWEEN: [char; 13] = [' ', ',', ':', '"', '\n', '{', '}', '[', ']', '.', '+', '(', ')'];

/// An input made from one of these, the same one for the same dice.
pub fn mutated(inputs: &[Vec<u8>], rng: &mut Rng) -> Vec<u8> {
    let mut input = pick(inputs, rng).clone();
    for _ in 0..rng.usize(1..5) {
        input = match rng.u8(..8) {
            0 => bytes(input, rng),
            1 | 2 => lines(input, pick::<Vec<u8>>(inputs, rng), rng),
            _ => words(input, pick::<Vec<u8>>(inputs, rng), rng),
        };
    }
    input
}

fn pick<'a, T>(list: &'a [T], rng: &mut Rng) -> &'a T {
    &list[rng.usize(..list.len())]
}

/// A byte becomes another, or some are lost, doubled or cut off.
fn bytes(mut input: Vec<u8>, rng: &mut Rng) -> Vec<u8> {
    if input.is_empty() {
        return vec![rng.u8(..)];
    }
    let from = rng.usize(..input.len());
    let to = input.len().min(from + rng.usize(1..16));
    match rng.u8(..4) {
        0 => input[from] = rng.u8(..),
        1 => _ = input.drain(from..to),
        2 => input.truncate(from),
        _ => {
            let some = input[from..to].to_vec();
            input.splice(from..from, some);
        }
    }
    input
}

/// A line is lost, doubled, moved, or comes from elsewhere.
fn lines(input: Vec<u8>, other: &[u8], rng: &mut Rng) -> Vec<u8> {
    let text = String::from_utf8_lossy(&input).into_owned();
    let other = String::from_utf8_lossy(other).into_owned();
    let mut lines: Vec<_> = text.lines().collect();
    let others: Vec<_> = other.lines().collect();
    if lines.is_empty() || others.is_empty() {
        return input;
    }
    let at = rng.usize(..lines.len());
    match rng.u8(..4) {
        0 => _ = lines.remove(at),
        1 => lines.insert(at, lines[at]),
        2 => lines.swap(at, rng.usize(..text.lines().count())),
        _ => lines.insert(at, *pick(&others, rng)),
    }
    (lines.join("\n") + "\n").into_bytes()
}

/// A word becomes another one: an odd one, one from elsewhere, or the next number.
fn words(input: Vec<u8>, other: &[u8], rng: &mut Rng) -> Vec<u8> {
    let text = String::from_utf8_lossy(&input).into_owned();
    let other = String::from_utf8_lossy(other).into_owned();
    let of = |text: &str| -> Vec<(usize, usize)> {
        let word = |word: &str| (word.as_ptr() as usize - text.as_ptr() as usize, word.len());
        text.split(BETWEEN).filter(|word| !word.is_empty()).map(word).collect()
    };
    let (own, foreign) = (of(&text), of(&other));
    if own.is_empty() || foreign.is_empty() {
        return input;
    }
    let &(at, length) = pick(&own, rng);
    let old = &text[at..at + length];
    let new = match (rng.u8(..4), old.parse::<i64>()) {
        (0, _) => (*pick(&ODD, rng)).to_owned(),
        (1, Ok(number)) => number.wrapping_add(rng.i64(-3..=3)).to_string(),
        (2, _) => {
            let &(at, length) = pick(&own, rng);
            text[at..at + length].to_owned()
        }
        _ => {
            let &(at, length) = pick(&foreign, rng);
            other[at..at + length].to_owned()
        }
    };
    format!("{}{new}{}", &text[..at], &text[at + length..]).into_bytes()
}
