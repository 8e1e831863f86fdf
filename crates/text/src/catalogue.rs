//! Messages in all languages, from one set of files.

use std::fmt;

use crate::args::Args;
use crate::book::MessageBook;
use crate::brackets;
use crate::error::TextError;
use crate::holes;
use crate::lang::Lang;
use crate::text::Text;

/// The messages of the program, or of one game, in all languages.
///
/// It can be shared between threads, so it may live in a `LazyLock`.
pub struct Catalogue {
    /// In the order of [`Lang::ALL`].
    books: Vec<MessageBook>,
}

impl Catalogue {
    /// Reads the files of each language, given as a name and the Fluent source. The macro
    /// [`catalogue!`](crate::catalogue!) embeds those of a package.
    ///
    /// The names only serve to point at mistakes. Of two messages with one id in
    /// one language the first counts; [`Catalogue::holes`] reports the other.
    ///
    /// # Errors
    ///
    /// [`TextError::Source`] for the first mistake in a file, for a call of a
    /// function other than `NUMBER`, and for files of [`Lang::Test`], which
    /// has none.
    pub fn new(sources: &[(Lang, &[(&str, &str)])]) -> Result<Catalogue, TextError> {
        let mut books: Vec<MessageBook> = Lang::ALL.iter().map(|&lang| MessageBook::new(lang)).collect();
        for (lang, files) in sources {
            for (file, source) in *files {
                if *lang == Lang::Test {
                    return Err(TextError::Source {
                        lang: Lang::Test,
                        file: (*file).to_owned(),
                        line: 1,
                        problem: "the test locale has no files of its own".to_owned(),
                    });
                }
                books[place(*lang)].add(file, source)?;
            }
        }
        Ok(Catalogue { books })
    }

    /// The message `id` (or its attribute, as `id.attribute`) in a language.
    ///
    /// What cannot be shown becomes `⟦id⟧`, never another language's text.
    #[must_use]
    pub fn text(&self, lang: Lang, id: &str, args: &Args) -> Text {
        self.try_text(lang, id, args).unwrap_or_else(|_| brackets::hole(id))
    }

    /// The words of [`Catalogue::text`] alone, for where nothing can be linked.
    #[must_use]
    pub fn format(&self, lang: Lang, id: &str, args: &Args) -> String {
        self.text(lang, id, args).to_string()
    }

    /// Like [`Catalogue::text`], but says what is wrong.
    ///
    /// # Errors
    ///
    /// [`TextError::Missing`] without such a message in that language (in
    /// English, for [`Lang::Test`]), [`TextError::Broken`] if it uses a
    /// variable that is not in `args` or refers to something not there.
    pub fn try_text(&self, lang: Lang, id: &str, args: &Args) -> Result<Text, TextError> {
        let text = self.book(lang).try_text(id, args)?;
        Ok(match lang {
            Lang::Test => brackets::test_locale(id, args),
            _ => text,
        })
    }

    /// The ids of a language, `message` and `message.attribute`, in
    /// alphabetical order; those of [`Lang::Test`] are the English ones.
    pub fn ids(&self, lang: Lang) -> impl Iterator<Item = &str> {
        self.book(lang).messages.keys().map(String::as_str)
    }

    /// What the messages and terms of a language write out in words, piece by piece, each with its id: everything
    /// but the values they are filled with. Names of variants are among it.
    pub fn literals(&self, lang: Lang) -> impl Iterator<Item = (&str, &str)> {
        let book = self.book(lang);
        let entries = book.messages.iter().chain(&book.terms);
        entries.flat_map(|(id, entry)| entry.uses.literals.iter().map(|text| (id.as_str(), text.as_str())))
    }

    /// What a message has to be filled with, in alphabetical order: the variables of the message itself and of those
    /// put into it. `None` without such a message.
    #[must_use]
    pub fn variables(&self, lang: Lang, id: &str) -> Option<Vec<&str>> {
        let book = self.book(lang);
        Some(holes::variables(book, book.messages.get(id)?).into_iter().collect())
    }

    /// Whether any language has a message or attribute of this id.
    #[must_use]
    pub fn knows(&self, id: &str) -> bool {
        self.books.iter().any(|book| book.messages.contains_key(id))
    }

    /// Everything a translator has yet to put right, one line each, naming
    /// language, file and id:
    ///
    /// - an id one language has and another lacks;
    /// - a message that uses other variables than in English;
    /// - an id given twice in one language;
    /// - a reference to a message or term that is not there, or to a term
    ///   without the values it shows.
    #[must_use]
    pub fn holes(&self) -> Vec<String> {
        holes::of(&self.books)
    }

    /// The book a language is read from; the test locale goes by English.
    pub(crate) fn book(&self, lang: Lang) -> &MessageBook {
        &self.books[place(lang)]
    }
}

/// Where the book of a language stands.
fn place(lang: Lang) -> usize {
    Lang::ALL.iter().position(|&known| known == lang).unwrap_or(0)
}

impl fmt::Debug for Catalogue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sizes = self.books.iter().map(|book| (book.lang, book.messages.len()));
        f.write_str("Catalogue ")?;
        f.debug_map().entries(sizes).finish()
    }
}

#[cfg(test)]
mod tests;
