//! Decks for those who show them.

use elysium_kernel::Seat;
use elysium_kit::{DeckPile, DeckProblem, DeckSheet, Decks};

use super::{Listing, STARTERS, read};
use crate::cards::CardId;
use crate::{Deck, Setup, Vtes};

/// The decks of V:TES.
pub struct VtesDecks;

impl Decks<Vtes> for VtesDecks {
    fn starters(&self) -> &'static [(&'static str, &'static str)] {
        &STARTERS
    }

    fn reconstructed(&self) -> bool {
        false
    }

    fn read(&self, text: &str) -> Result<DeckSheet, Vec<DeckProblem>> {
        read(text).map(sheet)
    }

    fn bring(&self, setup: &mut Setup, seat: Seat, text: &str) -> Result<(), Vec<DeckProblem>> {
        let Listing { crypt, library, .. } = read(text)?;
        if let Some(place) = setup.decks.get_mut(seat.index()) {
            *place = Deck { crypt, library };
        }
        Ok(())
    }
}

fn sheet(Listing { name, author, comment, crypt, library }: Listing) -> DeckSheet {
    let slugs = |cards: &[CardId]| cards.iter().map(|card| card.slug()).collect::<Vec<_>>();
    let piles = vec![
        DeckPile::new("crypt", slugs(&crypt)).with_curve("capacity"),
        DeckPile::new("library", slugs(&library)),
    ];
    DeckSheet { name, author, comment, single: Vec::new(), piles }
}
