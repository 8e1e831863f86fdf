//! The cards: data files, read and checked once, in a language of effects.

mod amount;
mod card;
mod check;
mod clause;
mod cond;
mod effect;
mod facts;
mod id;
mod infer;
mod marks;
mod mode;
mod price;
mod select;
pub(crate) mod sources;
mod time;

use elysium_kit::cards::{CardError, InUse, Names, PerCard};

pub use amount::{Amount, Expr, Op, Qty};
pub use card::{Crypt, Each, Library};
pub use clause::{Act, Clause, Text, TextKind};
pub use cond::{Cond, Deed};
pub use effect::{Effect, How, Strike, Token, Trait, Verdict};
pub use facts::{Body, Clan, Class, Disc, Discipline, Key, Sect, Title, Type};
pub use id::{CardId, CardKind};
pub use marks::Marks;
pub use mode::{Mode, Reacts};
pub use price::{Pick, Price};
pub use select::{Sel, Test, Zone};
pub use sources::{SOURCES, Source, Sources};
pub use time::{Delay, Phase, Span, Trigger, Triggers, Until, When};

/// All cards of the game.
pub struct Book {
    pub names: Names<CardId>,
    crypt: Vec<Crypt>,
    library: Vec<Library>,
    marks: PerCard<Marks>,
    excludes: PerCard<Vec<(CardId, Span)>>,
    excluded: PerCard<Vec<Span>>,
}

static BOOK: InUse<Book> = InUse::new();

/// The cards that the program plays with.
#[inline]
pub fn book() -> &'static Book {
    BOOK.get(|| Book::read(SOURCES))
}

/// For a test of what other cards change.
#[doc(hidden)]
pub fn install(sources: Sources) -> Result<(), CardError> {
    Book::read(sources).map(|book| BOOK.install(book))
}

impl Book {
    pub fn read(sources: Sources) -> Result<Book, CardError> {
        let mut names = Names::default();
        let mut crypt: Vec<Crypt> = Vec::new();
        for &(file, text) in sources.crypt {
            let cards = names.read(file, text, CardId::crypt)?;
            cards.iter().try_for_each(|card| check::crypt(file, card))?;
            crypt.extend(cards);
        }
        let mut library: Vec<Library> = Vec::new();
        for &(file, text) in sources.library {
            let mut cards: Vec<Library> = names.read(file, text, CardId::library)?;
            for card in &mut cards {
                card.modes = mode::of(card);
                check::library(file, card)?;
            }
            library.extend(cards);
        }
        let marks = PerCard::new(&names, |card: CardId| match card.kind() {
            CardKind::Crypt(i) => Marks::of_crypt(&crypt[usize::from(i)]),
            CardKind::Library(i) => Marks::of_library(&library[usize::from(i)]),
        });
        let excludes: PerCard<Vec<(CardId, Span)>> = PerCard::new(&names, |card: CardId| match card.kind() {
            CardKind::Crypt(_) => Vec::new(),
            CardKind::Library(i) => {
                let others = library[usize::from(i)].excludes.iter();
                others.filter_map(|(slug, span)| Some((names.find(slug)?, *span))).collect()
            }
        });
        let excluded = PerCard::new(&names, |card: CardId| {
            let others = names.all().flat_map(|other| &excludes[other]);
            others.filter(|(other, _)| *other == card).map(|(_, span)| *span).collect()
        });
        Ok(Book { names, crypt, library, marks, excludes, excluded })
    }

    /// The crypt card behind an id that is known to be one.
    #[inline]
    pub fn crypt(&self, card: CardId) -> &Crypt {
        debug_assert!(matches!(card.kind(), CardKind::Crypt(_)), "{card} is no crypt card");
        &self.crypt[card.place()]
    }

    /// The library card behind an id that is known to be one.
    #[inline]
    pub fn library(&self, card: CardId) -> &Library {
        debug_assert!(matches!(card.kind(), CardKind::Library(_)), "{card} is no library card");
        &self.library[card.place()]
    }

    /// When it can speak.
    #[inline]
    pub fn marks(&self, card: CardId) -> &Marks {
        &self.marks[card]
    }

    /// Cards that a minion cannot play with this one, and for how long.
    #[inline]
    pub fn excludes(&self, card: CardId) -> &[(CardId, Span)] {
        &self.excludes[card]
    }

    /// For how long others look whether it has been played.
    #[inline]
    pub fn excluded(&self, card: CardId) -> &[Span] {
        &self.excluded[card]
    }

    /// Every effect of a card, wherever it stands.
    pub fn effects(&self, card: CardId, see: &mut dyn FnMut(&Effect)) {
        match card.kind() {
            CardKind::Crypt(i) => {
                let card = &self.crypt[usize::from(i)];
                card.text.iter().chain(&card.merged).for_each(|text| effect::visit_clause(text, see));
            }
            CardKind::Library(i) => {
                let card = &self.library[usize::from(i)];
                card.act.iter().flat_map(|act| &act.during).for_each(|effect| effect.visit(see));
                card.play.iter().for_each(|clause| effect::visit_clause(clause, see));
                card.text.iter().for_each(|text| effect::visit_clause(text, see));
            }
        }
    }

    /// What it says in play; of a merged vampire see [`Crypt::merged`], too.
    #[inline]
    pub fn texts(&self, card: CardId) -> &[Text] {
        match card.kind() {
            CardKind::Crypt(i) => &self.crypt[usize::from(i)].text,
            CardKind::Library(i) => &self.library[usize::from(i)].text,
        }
    }
}
