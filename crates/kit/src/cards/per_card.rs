//! Something for every card, ready at hand.

use std::ops::Index;

use super::{Card, Key, Names};

/// What rules ask of cards all the time, in one piece of memory.
pub struct PerCard<T> {
    /// What is added to a card's number, by its table, to find its item: it wraps around.
    shift: [u16; Key::TABLES + 1],
    items: Box<[T]>,
}

impl<T> PerCard<T> {
    pub fn new<C: Card>(names: &Names<C>, of: impl Fn(C) -> T) -> PerCard<T> {
        let cards: Vec<C> = names.all().collect();
        let mut shift = [0; Key::TABLES + 1];
        for (i, card) in (0_u16..).zip(&cards) {
            shift[card.key().row()] = i.wrapping_sub(card.key().number());
        }
        PerCard { shift, items: cards.into_iter().map(of).collect() }
    }
}

impl<T> Default for PerCard<T> {
    /// For no card at all.
    fn default() -> Self {
        PerCard { shift: [0; Key::TABLES + 1], items: Box::default() }
    }
}

impl<C: Card, T> Index<C> for PerCard<T> {
    type Output = T;

    #[inline]
    fn index(&self, card: C) -> &T {
        let key = card.key();
        &self.items[usize::from(key.number().wrapping_add(self.shift[key.row()]))]
    }
}
