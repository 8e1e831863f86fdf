//! Decks for those who show them.

use elysium_kernel::Seat;
use elysium_kit::{DeckPile, DeckProblem, DeckSheet, Decks};

use super::{Listing, STARTERS, read};
use crate::Rivals;
use crate::cards::CardId;
use crate::setup::Setup;

/// The decks of Rivals.
pub struct RivalsDecks;

impl Decks<Rivals> for RivalsDecks {
    fn starters(&self) -> &'static [(&'static str, &'static str)] {
        &STARTERS
    }

    fn reconstructed(&self) -> bool {
        true
    }

    fn read(&self, text: &str) -> Result<DeckSheet, Vec<DeckProblem>> {
        read(text).map(sheet)
    }

    fn bring(&self, setup: &mut Setup, seat: Seat, text: &str) -> Result<(), Vec<DeckProblem>> {
        let deck = read(text)?.deck;
        if let Some(place) = setup.decks.get_mut(seat.index()) {
            *place = deck;
        }
        Ok(())
    }
}

fn sheet(Listing { name, author, comment, leader, deck }: Listing) -> DeckSheet {
    let mut single = vec![("haven", deck.haven.slug()), ("agenda", deck.agenda.slug())];
    single.extend(leader.map(|leader| ("leader", leader.slug())));
    let slugs = |cards: &[CardId]| cards.iter().map(|card| card.slug()).collect::<Vec<_>>();
    let piles = vec![
        DeckPile::new("vampires", slugs(&deck.vampires)).with_curve("potency"),
        DeckPile::new("library", slugs(&deck.library)),
    ];
    DeckSheet { name, author, comment, single, piles }
}
