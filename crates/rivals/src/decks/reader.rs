//! From lines to a deck, with everything that is wrong on the way.

use elysium_kernel::Rule;
use elysium_kit::decks::line;
use elysium_kit::{DeckError, DeckProblem};

use super::heading::DeckHeading;
use super::limits::{self, Pile};
use super::{Listing, names};
use crate::cards::CardId;
use crate::setup::DeckList;

/// §2.6: a deck has a Haven and an Agenda.
const ONE_EACH: Rule = Rule::new(2, 6);
/// §2.7: the first vampire is one of the deck's own.
const OWN_LEADER: Rule = Rule::new(2, 7);

pub(super) fn read(text: &str) -> Result<Listing, Vec<DeckProblem>> {
    let mut reader = DeckReader::default();
    // Some editors begin a file with a mark of its encoding.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    for (number, text) in (1..).zip(text.lines()) {
        reader.number = number;
        reader.line(line::content(text));
    }
    reader.end()
}

/// Where the cards of the lines to come belong.
#[derive(Clone, Copy, Default)]
enum DeckSection {
    /// No heading yet.
    #[default]
    Nothing,
    Pile(DeckHeading),
    /// A heading that was not understood. That has been said; its cards are taken as they come.
    Unknown,
}

#[derive(Default)]
struct DeckReader {
    /// Of the line under way.
    number: usize,
    under: DeckSection,
    /// The line where a heading was first, by heading.
    seen: [Option<usize>; DeckHeading::COUNT],
    name: Option<String>,
    author: Option<String>,
    comment: Option<String>,
    haven: Option<CardId>,
    agenda: Option<CardId>,
    leader: Option<CardId>,
    vampires: Pile,
    library: Pile,
    problems: Vec<DeckProblem>,
}

impl DeckReader {
    fn wrong(&mut self, error: DeckError) {
        self.problems.push(DeckProblem { line: Some(self.number), rule: None, error });
    }

    fn line(&mut self, text: &str) {
        if text.is_empty() {
            return;
        }
        let Some((word, value)) = text.split_once(':').map(|(word, value)| (word.trim(), value.trim()))
        else {
            // A heading that lacks its colon is no card.
            return match DeckHeading::find(text) {
                Some(heading) => self.misspelt(text, heading, ""),
                None => self.card(text),
            };
        };
        if let Some(heading) = DeckHeading::find(word) {
            self.heading(heading, value);
        } else if names::find(text).is_some() || line::copies(text).is_some() {
            self.card(text);
        } else if let Some(heading) = DeckHeading::near(word) {
            self.misspelt(word, heading, value);
        } else if !names::close(text).is_empty() {
            self.card(text);
        } else {
            self.wrong(unknown_heading(word, None));
            self.under = DeckSection::Unknown;
        }
    }

    /// Says what was meant and goes on as if it had been written.
    fn misspelt(&mut self, word: &str, heading: DeckHeading, value: &str) {
        self.wrong(unknown_heading(word, Some(heading.word())));
        self.heading(heading, value);
    }

    fn heading(&mut self, heading: DeckHeading, value: &str) {
        if heading.is_pile() {
            self.under = DeckSection::Pile(heading);
            // The first card may stand beside its heading.
            if !value.is_empty() {
                self.card(value);
            }
            return;
        }
        if value.is_empty() {
            self.seen[heading as usize].get_or_insert(self.number);
            return self.wrong(DeckError::Empty { given: format!("{}:", heading.word()) });
        }
        if heading == DeckHeading::Comment {
            let comment = self.comment.take().map_or_else(String::new, |comment| comment + "\n");
            self.comment = Some(comment + value);
            return;
        }
        if self.is_first(heading) {
            match heading {
                DeckHeading::Name => self.name = Some(value.to_owned()),
                DeckHeading::Author => self.author = Some(value.to_owned()),
                _ => self.single(heading, value),
            }
        }
    }

    /// Whether a heading that a deck has once is there for the first time; says so if not.
    fn is_first(&mut self, heading: DeckHeading) -> bool {
        let Some(first) = self.seen[heading as usize] else {
            self.seen[heading as usize] = Some(self.number);
            return true;
        };
        let rule = matches!(heading, DeckHeading::Haven | DeckHeading::Agenda).then_some(ONE_EACH);
        let error = DeckError::Twice { heading: heading.word(), first };
        self.problems.push(DeckProblem { line: Some(self.number), rule, error });
        false
    }

    /// A card beside its heading.
    fn single(&mut self, heading: DeckHeading, value: &str) {
        let Some(card) = names::find(value) else { return self.unknown(value) };
        let Some(belongs) = DeckHeading::of(card) else {
            return self.wrong(DeckError::NotForDecks { card: card.slug() });
        };
        let fits = if heading == DeckHeading::Leader { DeckHeading::Vampires } else { heading };
        if belongs != fits {
            let (heading, belongs) = (heading.word(), belongs.word());
            return self.wrong(DeckError::WrongHeading { card: card.slug(), heading, belongs });
        }
        match heading {
            DeckHeading::Haven => self.haven = Some(card),
            DeckHeading::Agenda => self.agenda = Some(card),
            _ => self.leader = Some(card),
        }
    }

    fn unknown(&mut self, given: &str) {
        self.wrong(DeckError::UnknownCard { given: given.to_owned(), close: names::close(given) });
    }

    /// A line with a card and its copies.
    fn card(&mut self, text: &str) {
        // The whole line may be a name that begins with a number: .38 Special without its point.
        let (digits, name) = match names::find(text) {
            Some(_) => ("1", text),
            None => line::copies(text).unwrap_or(("1", text)),
        };
        if name.is_empty() {
            return self.wrong(DeckError::Empty { given: text.to_owned() });
        }
        let copies = match line::count(digits) {
            Ok(copies) => copies,
            Err(error) => return self.wrong(error),
        };
        match names::find(name) {
            Some(card) => self.known(card, copies),
            None => {
                self.unknown(name);
                match self.under {
                    DeckSection::Pile(DeckHeading::Vampires) => self.vampires.unknown += copies,
                    DeckSection::Pile(_) => self.library.unknown += copies,
                    DeckSection::Nothing | DeckSection::Unknown => {}
                }
            }
        }
    }

    /// Puts a card where it belongs, and says so if it stood elsewhere.
    fn known(&mut self, card: CardId, copies: usize) {
        let Some(belongs) = DeckHeading::of(card) else {
            return self.wrong(DeckError::NotForDecks { card: card.slug() });
        };
        match self.under {
            DeckSection::Nothing => {
                self.wrong(DeckError::NoHeading { card: card.slug(), belongs: belongs.word() });
                // Once is enough.
                self.under = DeckSection::Unknown;
            }
            DeckSection::Pile(heading) if heading != belongs => {
                let (heading, belongs) = (heading.word(), belongs.word());
                self.wrong(DeckError::WrongHeading { card: card.slug(), heading, belongs });
            }
            DeckSection::Pile(_) | DeckSection::Unknown => {}
        }
        match belongs {
            DeckHeading::Vampires => self.vampires.cards.push((card, copies, self.number)),
            DeckHeading::Library => self.library.cards.push((card, copies, self.number)),
            _ if !self.is_first(belongs) => {}
            DeckHeading::Haven => self.haven = Some(card),
            _ => self.agenda = Some(card),
        }
    }

    /// Checks the whole against the rules.
    fn end(mut self) -> Result<Listing, Vec<DeckProblem>> {
        for heading in [DeckHeading::Haven, DeckHeading::Agenda] {
            if self.seen[heading as usize].is_none() {
                let error = DeckError::Missing { heading: heading.word() };
                self.problems.push(DeckProblem { line: None, rule: Some(ONE_EACH), error });
            }
        }
        let has = |leader| self.vampires.cards.iter().any(|(card, ..)| *card == leader);
        if let Some(leader) = self.leader.filter(|&leader| !has(leader) && self.vampires.unknown == 0) {
            let (heading, pile) = (DeckHeading::Leader.word(), DeckHeading::Vampires.word());
            let error = DeckError::NotInDeck { heading, card: leader.slug(), pile };
            let line = self.seen[DeckHeading::Leader as usize];
            self.problems.push(DeckProblem { line, rule: Some(OWN_LEADER), error });
        }
        self.problems.extend(limits::vampires(&self.vampires));
        self.problems.extend(limits::library(&self.library));
        // The sort keeps the order of what belongs to the same line.
        self.problems.sort_by_key(|problem| problem.line.unwrap_or(usize::MAX));
        match (self.haven, self.agenda) {
            (Some(haven), Some(agenda)) if self.problems.is_empty() => Ok(Listing {
                name: self.name,
                author: self.author,
                comment: self.comment,
                leader: self.leader,
                deck: DeckList {
                    haven,
                    agenda,
                    vampires: self.vampires.copies(),
                    library: self.library.copies(),
                },
            }),
            _ => Err(self.problems),
        }
    }
}

fn unknown_heading(given: &str, close: Option<&'static str>) -> DeckError {
    DeckError::UnknownHeading { given: given.to_owned(), close, known: &DeckHeading::WORDS }
}
