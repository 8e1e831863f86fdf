//! All cards that a sheet names, with whose they are.

use elysium_kernel::scenario::Given;
use elysium_kernel::scenario::given::{a_seat, split};
use elysium_kernel::{Reason, Seat};

use super::{Read, Reading};
use crate::cards::CardId;
use crate::names;

/// Piles of a seat whose words are cards of its own.
const PILES: [&str; 5] = ["hand", "ash", "removed", "library", "crypt"];
/// Where cards of anybody can lie, in the order in which they get their names.
pub(super) const REGIONS: [&str; 3] = ["ready", "torpor", "contested"];

/// `krid` or `krid.B`: a card, and its owner if that is somebody else.
pub(super) fn owned(word: &str, seats: usize, usual: Seat) -> Result<(CardId, Seat), Reason> {
    let (card, owner) = word.split_once('.').map_or((word, None), |(card, owner)| (card, Some(owner)));
    let owner = owner.map_or(Ok(usual), |owner| a_seat(owner, seats))?;
    Ok((CardId::named(card)?, owner))
}

/// Notes all that the sheet names, once for all seats.
pub(super) fn note(draft: &mut Reading) -> Read<()> {
    draft.notes.named = named(draft)?;
    Ok(())
}

/// Every card with its owner, in no order.
fn named(draft: &Reading) -> Read<Vec<(CardId, Seat)>> {
    let seats = draft.seats();
    let mut cards = Vec::new();
    let list =
        |given: Given, seat| Ok(given.list(|word| owned(split(word).0, seats, seat))?.unwrap_or_default());
    // In play: card, owner, and whose it is where nothing else is said.
    let mut in_play: Vec<(CardId, Seat, Seat)> = Vec::new();
    for seat in draft.everyone() {
        let name = seat.to_string();
        for key in PILES.into_iter().chain(["uncontrolled"]) {
            cards.extend(list(draft.given(&name, key), seat)?);
        }
        for key in REGIONS {
            let there = list(draft.given(&name, key), seat)?;
            in_play.extend(there.into_iter().map(|(card, owner)| (card, owner, seat)));
        }
    }
    for seat in draft.everyone() {
        let there = list(draft.given(&seat.to_string(), "in-play"), seat)?;
        in_play.extend(there.into_iter().map(|(card, owner)| (card, owner, seat)));
    }
    let mut next = 0;
    while let Some(&(card, _, seat)) = in_play.get(next) {
        let before = in_play[..next].iter().filter(|(other, ..)| *other == card).count();
        let there = list(draft.given(&names::numbered(card, before), "attached"), seat)?;
        in_play.extend(there.into_iter().map(|(card, owner)| (card, owner, seat)));
        next += 1;
    }
    cards.extend(in_play.into_iter().map(|(card, owner, _)| (card, owner)));
    Ok(cards)
}
