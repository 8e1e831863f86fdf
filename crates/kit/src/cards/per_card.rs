//! Something for every card, ready at hand.

use std::ops::Index;

use super::{Card, Names};

/// What rules ask of cards all the time, in one piece of memory.
pub struct PerCard<T> {
    /// Where each table begins, by the high bits of a card's number.
    first: [u16; 16],
    items: Box<[T]>,
}

impl<T> PerCard<T> {
    pub fn new<C: Card>(names: &Names<C>, of: impl Fn(C) -> T) -> PerCard<T> {
        let cards: Vec<C> = names.all().collect();
        let mut first = [0; 16];
        for (i, card) in (0..).zip(&cards) {
            first[usize::from(card.key().table()) + 1] = i - card.key().place();
        }
        PerCard { first, items: cards.into_iter().map(of).collect() }
    }
}

impl<T> Default for PerCard<T> {
    /// For no card at all.
    fn default() -> Self {
        PerCard { first: [0; 16], items: Box::default() }
    }
}

impl<C: Card, T> Index<C> for PerCard<T> {
    type Output = T;

    #[inline]
    fn index(&self, card: C) -> &T {
        let key = card.key();
        let first = self.first[usize::from(key.table()) + 1];
        &self.items[usize::from(first) + usize::from(key.place())]
    }
}
