//! The cards: their files, what the language makes of them, and clear errors when one is broken.

mod broken;
mod covered;
mod files;
mod modes;
mod names;
mod words;

use elysium_vtes::cards::{Book, Library, Sources};

/// A book of one library card, made for a test: what is behind its slug.
fn book_of(card: &str) -> Result<Book, String> {
    let text = format!(
        "#![enable(implicit_some, unwrap_variant_newtypes)]\n[(id: 100000, slug: \"made-up\", {card})]"
    );
    Book::read(Sources { crypt: &[], library: &[("library/test.ron", &text)] })
        .map_err(|error| error.to_string())
}

fn with_card<T>(card: &str, look: impl FnOnce(&Library) -> T) -> T {
    let book = book_of(card).unwrap_or_else(|error| panic!("{card}: {error}"));
    let card = book.names.find("made-up").expect("it was read");
    look(book.library(card))
}
