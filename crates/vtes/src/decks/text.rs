//! Plain text as deck builders, archives of tournaments and programs write it, or a person by hand.
//!
//! Which heading a card stands under does not matter, as the card tells where it belongs. Before the first heading of
//! a list that has one anything can stand: the tournament, the winner, a description.

use elysium_kit::decks::line;
use elysium_kit::{DeckError, DeckProblem};

use super::heading::{Said, Section, is_ruler, said, section};
use super::official::{self, Printing};
use super::resolve::{Entry, Found};

pub(super) fn read(text: &str) -> Found {
    let headed = text.lines().any(|line| section(line.trim()) == Some(Section::Crypt));
    let mut reader = Reader { headed, ..Reader::default() };
    for (number, text) in (1..).zip(text.lines()) {
        reader.number = number;
        reader.line(text);
    }
    reader.found
}

#[derive(Default)]
struct Reader {
    /// Is there a heading at all?
    headed: bool,
    under: Option<Section>,
    /// A description goes on until the next heading.
    describes: bool,
    /// Of the line under way.
    number: usize,
    found: Found,
}

impl Reader {
    fn line(&mut self, raw: &str) {
        let text = line::content(raw);
        if text.is_empty() || is_ruler(text) || text.starts_with("--") || text.starts_with("//") {
            return;
        }
        if let Some(section) = section(text) {
            self.under = Some(section);
            self.describes = false;
            return;
        }
        if self.under.is_none() {
            if let Some((what, value)) = said(text) {
                return self.said(what, value);
            }
            // The library comes first in one format, and its columns are apart by a tab.
            let is_row = text.split_once('\t').is_some_and(|(copies, _)| copies.parse::<u32>().is_ok());
            if self.headed && !is_row {
                if self.describes {
                    self.said(Said::Comment, text);
                }
                return;
            }
        }
        // Archives write comments behind two dashes, and one card has them in its name.
        match text.split_once(" -- ") {
            Some((before, _))
                if line::copies(text).is_none_or(|(_, name)| named(name).printings.is_empty()) =>
            {
                self.card(before.trim());
            }
            _ => self.card(text),
        }
    }

    fn said(&mut self, what: Said, value: &str) {
        self.describes = what == Said::Comment;
        if value.is_empty() {
            return;
        }
        let found = &mut self.found;
        match what {
            Said::Name => found.name = Some(value.to_owned()),
            Said::Author => found.author = Some(value.to_owned()),
            Said::Comment => {
                let before = found.comment.take().map_or_else(String::new, |comment| comment + "\n");
                found.comment = Some(before + value);
            }
        }
    }

    /// A line with a card and its copies.
    fn card(&mut self, text: &str) {
        // The whole line may be a name that begins with a number: 419 Operation.
        let (digits, name) = match official::by_name(text)[..] {
            [] => line::copies(text).unwrap_or(("1", text)),
            _ => ("1", text),
        };
        if name.is_empty() {
            return self.wrong(DeckError::Empty { given: text.to_owned() });
        }
        let copies = match line::count(digits) {
            Ok(copies) => copies,
            Err(error) => return self.wrong(error),
        };
        let Named { printings, others, marks } = named(name);
        if printings.is_empty() {
            let Some(other) = others.first() else {
                self.found.unknown.add(self.under, copies);
                let given = columns(name).0.to_owned();
                let close = official::close(&given);
                return self.wrong(DeckError::UnknownCard { given, close });
            };
            self.found.unknown.add(Some(Section::Crypt), copies);
            let given = marks.behind(other.name);
            let known = others.iter().map(|other| other.full_name()).collect();
            return self.wrong(DeckError::OtherPrinting { given, known });
        }
        self.found.entries.push(Entry { printings, copies, line: Some(self.number) });
    }

    fn wrong(&mut self, error: DeckError) {
        self.found.problems.push(DeckProblem { line: Some(self.number), rule: None, error });
    }
}

/// The cards that a line can mean, and of its name those that it cannot.
#[derive(Default)]
struct Named {
    printings: Vec<Printing>,
    others: Vec<Printing>,
    marks: Marks,
}

/// What a name, and the marks and further columns behind it, stand for.
fn named(text: &str) -> Named {
    let whole = official::by_name(text);
    if !whole.is_empty() {
        return bare(whole);
    }
    let (name, rest) = columns(text);
    let (plain, marks) = without_marks(name);
    let printings = official::by_name(plain);
    if !printings.is_empty() {
        return narrowed(printings, &marks.with(rest));
    }
    // Columns that one space parts: the name ends before the capacity.
    let ends = text.match_indices(' ').filter(|(at, _)| {
        let capacity = text[at + 1..].split_whitespace().next();
        capacity.is_some_and(|word| word.parse::<u8>().is_ok_and(|n| (1..=11).contains(&n)))
    });
    for (at, _) in ends {
        let (plain, marks) = without_marks(&text[..at]);
        let printings = official::by_name(plain);
        if printings.iter().any(|printing| printing.of_crypt) {
            return narrowed(printings, &marks.with(&text[at..]));
        }
    }
    Named::default()
}

/// The name, and the columns behind it.
fn columns(text: &str) -> (&str, &str) {
    let end = text.find('\t').into_iter().chain(text.find("  ")).min().unwrap_or(text.len());
    (text[..end].trim(), &text[end..])
}

/// What is said of a card besides its name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Marks {
    group: Option<u8>,
    advanced: bool,
}

impl Marks {
    /// With what the columns of a crypt say: `8  POT PRE ani  primogen  Guruhi:4`.
    fn with(self, columns: &str) -> Marks {
        let words = || columns.split_whitespace();
        let group = words().next_back().and_then(|word| word.rsplit_once(':')?.1.parse().ok());
        let advanced = words().any(|word| is_advanced(word.trim_matches(['(', ')', '[', ']'])));
        Marks { group: self.group.or(group), advanced: self.advanced || advanced }
    }

    /// A name with the marks behind it.
    fn behind(self, name: &str) -> String {
        let group = self.group.map(|group| format!("G{group}"));
        let marks: Vec<_> = group.into_iter().chain(self.advanced.then(|| "ADV".into())).collect();
        format!("{name} ({})", marks.join(" "))
    }
}

fn is_advanced(word: &str) -> bool {
    word.eq_ignore_ascii_case("adv") || word.eq_ignore_ascii_case("advanced")
}

/// `Quentin King III (G3 ADV)`: the name, and what stands in brackets behind it.
fn without_marks(name: &str) -> (&str, Marks) {
    let mut marks = Marks::default();
    let mut plain = name.trim();
    while let Some(open) = plain.rfind(['(', '[']) {
        let inside = plain[open + 1..].trim_end_matches([')', ']']);
        let mut understood = true;
        for word in inside.split_whitespace() {
            let lower = word.to_ascii_lowercase();
            let number = lower.strip_prefix("group").or(lower.strip_prefix('g')).unwrap_or(&lower);
            if is_advanced(word) {
                marks.advanced = true;
            } else if let Ok(group) = number.parse() {
                marks.group = Some(group);
            } else if lower != "group" {
                understood = false;
            }
        }
        if !understood {
            break;
        }
        plain = plain[..open].trim_end();
    }
    (plain, marks)
}

/// A name alone is that of base printings.
fn bare(printings: Vec<Printing>) -> Named {
    narrowed(printings, &Marks::default())
}

/// Those that the marks allow. Library cards have none, whatever stands behind their name.
fn narrowed(printings: Vec<Printing>, marks: &Marks) -> Named {
    let (printings, others) = printings.into_iter().partition(|printing| {
        let of_group =
            printing.group.is_none() || marks.group.is_none_or(|group| printing.group == Some(group));
        !printing.of_crypt || printing.advanced == marks.advanced && of_group
    });
    Named { printings, others, marks: *marks }
}
