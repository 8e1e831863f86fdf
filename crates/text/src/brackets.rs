//! The brackets `⟦…⟧`, which mark what is not yet, or not at all, translated.

use std::fmt::Write;

use crate::args::{Args, Value};
use crate::text::Text;

const OPEN: char = '⟦';
const CLOSE: char = '⟧';

/// What stands on the screen in place of a message that cannot be shown.
pub(crate) fn hole(id: &str) -> Text {
    format!("{OPEN}{id}{CLOSE}").into()
}

/// A message as the test locale shows it: `⟦id name=value name=value⟧`.
pub(crate) fn test_locale(id: &str, args: &Args) -> Text {
    let mut shown = format!("{OPEN}{id}");
    for (name, value) in args.iter() {
        // Writing to a string cannot fail.
        let _ = match value {
            Value::Text(text) => write!(shown, " {name}={}", text.marked()),
            Value::Number(number) => write!(shown, " {name}={number}"),
        };
    }
    shown.push(CLOSE);
    Text::from_marked(shown)
}

/// The words with letters in them that stand outside `⟦…⟧` on a screen shown
/// in [`Lang::Test`](crate::Lang::Test): those that escaped translation.
///
/// Brackets may nest, since an argument may itself be a message. A bracket
/// that is never closed is given back with its first word, because all that
/// follows it goes unchecked.
#[must_use]
pub fn escaped(text: &str) -> Vec<String> {
    let mut outside = String::new();
    let mut depth = 0_usize;
    let mut opened_at = 0;
    for (at, letter) in text.char_indices() {
        match letter {
            OPEN => {
                if depth == 0 {
                    opened_at = at;
                }
                depth += 1;
                outside.push(' ');
            }
            CLOSE => {
                depth = depth.saturating_sub(1);
                outside.push(' ');
            }
            _ if depth == 0 => outside.push(letter),
            _ => {}
        }
    }
    let unclosed = (depth > 0).then(|| text[opened_at..].split_whitespace().next()).flatten();
    words(&outside).chain(unclosed).map(str::to_owned).collect()
}

/// The words with at least one letter, without the frames and punctuation
/// around them.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let joins = |letter: char| matches!(letter, '\'' | '’' | '-' | '_');
    text.split(move |letter: char| !letter.is_alphanumeric() && !joins(letter))
        .map(move |word| word.trim_matches(joins))
        .filter(|word| word.contains(char::is_alphabetic))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_test_locale_shows_arguments_in_the_order_they_were_set() {
        let args = Args::new().set("who", "Ana").set("n", 3).set("as", "x");
        assert_eq!(test_locale("draw", &args).to_string(), "⟦draw who=Ana n=3 as=x⟧");
        assert_eq!(test_locale("quit", &Args::new()).to_string(), "⟦quit⟧");
    }

    #[test]
    fn words_outside_the_brackets_have_escaped() {
        assert_eq!(escaped("⟦a⟧ Hello, │don't│ 12 ⟦b⟧"), ["Hello", "don't"]);
        assert_eq!(escaped("Łódź⟦a⟧x3"), ["Łódź", "x3"]);
        assert_eq!(escaped("-- 'half-done' --"), ["half-done"]);
    }

    #[test]
    fn signs_and_figures_outside_the_brackets_have_not() {
        assert!(escaped("┌──┐ 3/4 - ' ⟦quit⟧: 12%").is_empty());
        assert!(escaped("").is_empty());
    }

    #[test]
    fn brackets_may_nest_and_run_over_lines() {
        let inner = test_locale("card", &Args::new().set("name", "Fame"));
        let screen = test_locale("plays", &Args::new().set("card", inner).set("n", 1));
        assert!(escaped(&screen.to_string().replace(' ', "\n")).is_empty());
        assert_eq!(escaped(&format!("{screen} left")), ["left"]);
    }

    #[test]
    fn a_bracket_without_its_partner_hides_nothing() {
        assert_eq!(escaped("be⟧fore ⟦a⟧ it"), ["be", "fore", "it"]);
        assert_eq!(escaped("cut ⟦plays card=⟦card⟧ │ Hello"), ["cut", "⟦plays"]);
    }
}
