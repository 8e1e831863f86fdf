//! The table as the easy bot looks at it: who is who, by slot.

use elysium_kernel::Seat;

use crate::View;
use crate::cards::{Book, CardId, CardKind, LibraryCard, book};
use crate::sets::Slot;
use crate::state::Place;
use crate::view::{PlayerView, VampireView};

pub(super) struct SeatView<'a> {
    pub view: &'a View,
    pub me: Seat,
}

impl<'a> SeatView<'a> {
    pub fn new(view: &'a View, me: Seat) -> Self {
        SeatView { view, me }
    }

    pub fn book(&self) -> &'static Book {
        book(self.view.options.errata)
    }

    pub fn mine(&self) -> &'a PlayerView {
        &self.view.players[self.me.index()]
    }

    pub fn player(&self, seat: Seat) -> &'a PlayerView {
        &self.view.players[seat.index()]
    }

    pub fn vampire(&self, slot: Slot) -> Option<&'a VampireView> {
        self.player(slot.owner()).vampires.iter().find(|one| one.slot == slot)
    }

    /// The card behind a slot of the bot's hand or discard pile, or of something in play.
    pub fn card(&self, slot: Slot) -> Option<CardId> {
        let player = self.player(slot.owner());
        let hand = player.hand_slots.iter().zip(&player.hand);
        let pile = player.discard_slots.iter().zip(&player.discard);
        let listed = hand.chain(pile).find(|(other, _)| **other == slot).map(|(_, card)| *card);
        let ongoing = || player.ongoing.iter().find(|one| one.slot == slot).map(|one| one.card);
        let laid = || self.view.attack.as_ref().and_then(|attack| attack.card);
        listed.or_else(ongoing).or_else(|| self.vampire(slot).map(|one| one.vampire)).or_else(laid)
    }

    pub fn library_card(&self, slot: Slot) -> Option<&'static LibraryCard> {
        let card = self.card(slot)?;
        matches!(card.kind(), CardKind::Library(_)).then(|| self.book().library_card(card))
    }

    /// A player's vampires outside torpor.
    pub fn coterie(&self, seat: Seat) -> impl Iterator<Item = &'a VampireView> + use<'a> {
        self.player(seat).vampires.iter().filter(|one| one.place != Place::Torpor)
    }

    /// Its party, itself included.
    pub fn party(&self, one: &'a VampireView) -> impl Iterator<Item = &'a VampireView> + use<'a> {
        self.coterie(one.slot.owner()).filter(move |other| other.place == one.place)
    }

    pub fn foes(&self) -> impl Iterator<Item = &'a PlayerView> + use<'a> {
        let me = self.me;
        self.view.players.iter().filter(move |player| player.seat != me)
    }

    pub fn rival(&self) -> Seat {
        self.mine().rival
    }

    /// How much it hurts to be left with so much Prestige: the last few are life itself.
    pub fn prestige_worth(&self, cost: u8) -> f32 {
        let left = self.mine().prestige.saturating_sub(cost);
        let fear = if left < 4 { 8.0 * f32::from(4 - left) } else { 0.0 };
        f32::from(cost) + fear
    }
}
