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
    let piles = vec![
        DeckPile { pile: "vampires", cards: counted(&deck.vampires), curve: Some("potency") },
        DeckPile { pile: "library", cards: counted(&deck.library), curve: None },
    ];
    DeckSheet { name, author, comment, single, piles }
}

/// Each card once, where it is first, with its copies.
fn counted(cards: &[CardId]) -> Vec<(&'static str, usize)> {
    let mut counted: Vec<(&'static str, usize)> = Vec::new();
    for card in cards {
        match counted.iter_mut().find(|(slug, _)| *slug == card.slug()) {
            Some((_, copies)) => *copies += 1,
            None => counted.push((card.slug(), 1)),
        }
    }
    counted
}
