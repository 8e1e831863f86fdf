//! Clan cards are secret in hands and decks and face down; everything else is open.

use elysium_kernel::{Seat, Seats};
use elysium_vendetta::cards::CardId;
use elysium_vendetta::sets::Slot;
use elysium_vendetta::vocabulary::{Choice, Event};
use elysium_vendetta::{State, Vendetta};

use super::Oracle;

impl Oracle for Vendetta {
    fn open(state: &State, seat: Option<Seat>) -> Vec<&'static str> {
        let mut open = vec![CardId::VICTIM];
        for slot in state.deployed() {
            let face_up = !state.down.has(slot);
            let looked = state.looked[slot.owner().index()][slot.index()];
            let own = |seat| slot.owner() == seat || state.holder(slot) == seat || looked.has(seat);
            if face_up || seat.is_some_and(own) {
                open.push(state.card_of(slot));
            }
        }
        for player in &state.players[..state.seats()] {
            open.extend(player.allies.iter().chain(player.drained.iter()));
            open.extend(player.relic);
            if let Some(clan) = player.clan {
                // Everybody starts with Ready and Hunt.
                let starter = |kind| CardId::find(&format!("{}-{kind}", clan.slug()));
                open.extend(["ready", "hunt"].into_iter().filter_map(starter));
            }
        }
        for at in state.locations() {
            open.extend(state.ally_at(at));
            open.extend(state.location_card(at));
        }
        open.extend(state.relic_offer.iter());
        if let Some(seat) = seat {
            let player = &state[seat];
            let held = player.hand | player.drawn | player.under.bits();
            open.extend(Slot::some_of(seat, held).into_iter().map(|slot| state.card_of(slot)));
        }
        open.into_iter().map(CardId::slug).collect()
    }

    fn secret(_: &State, event: &Event) -> Option<Seats> {
        match *event {
            Event::Drew { who, .. }
            | Event::Kept { who, .. }
            | Event::PutUnder { who, .. }
            | Event::ShuffledIn { who, .. }
            | Event::Looked { who, .. }
            | Event::Played { who, down: true, .. }
            | Event::TurnedDown { who, .. }
            | Event::ToHand { who, .. } => Some(Seats::one(who)),
            Event::Ambition { .. }
            | Event::ClanOffered { .. }
            | Event::RelicOffered { .. }
            | Event::ClanTaken { .. }
            | Event::RelicTaken { .. }
            | Event::LocationCard { .. }
            | Event::Round { .. }
            | Event::Phase { .. }
            | Event::Stage { .. }
            | Event::AllyAppears { .. }
            | Event::AllyLeaves { .. }
            | Event::Played { down: false, .. }
            | Event::BloodDeployed { .. }
            | Event::TokensTurned { .. }
            | Event::Passed { .. }
            | Event::Gained { .. }
            | Event::Spent { .. }
            | Event::Lost { .. }
            | Event::Stolen { .. }
            | Event::Ignored { .. }
            | Event::Added { .. }
            | Event::Taken { .. }
            | Event::Discarded { .. }
            | Event::BloodBack { .. }
            | Event::BloodMoved { .. }
            | Event::Exchanged { .. }
            | Event::InfluenceGained { .. }
            | Event::InfluenceLost { .. }
            | Event::InfluenceGiven { .. }
            | Event::Frenzy { .. }
            | Event::Drained { .. }
            | Event::Diablerie { .. }
            | Event::Eliminated { .. }
            | Event::Restored { .. }
            | Event::RelicUsed { .. }
            | Event::Token { .. }
            | Event::TokenChanged { .. }
            | Event::Withdrew { .. }
            | Event::Revealed { .. }
            | Event::LeftDown { .. }
            | Event::Moved { .. }
            | Event::Skips { .. }
            | Event::Forestalled { .. }
            | Event::Assault { .. }
            | Event::Bid { .. }
            | Event::LowestBid { .. }
            | Event::Picked { .. }
            | Event::PartnerLeftOut { .. }
            | Event::Total { .. }
            | Event::Ranked { .. }
            | Event::AllyWon { .. }
            | Event::VictimDrawn { .. }
            | Event::NoVictimLeft { .. }
            | Event::NobodyLeft { .. }
            | Event::CardsBack { .. }
            | Event::Score { .. }
            | Event::Won { .. } => None,
        }
    }

    fn pointed_at(state: &State, choice: Choice) -> Vec<&'static str> {
        let at = |slot: Slot| vec![state.card_of(slot).slug()];
        match choice {
            Choice::Keep(slot)
            | Choice::Give(slot)
            | Choice::Under(slot)
            | Choice::Play(slot)
            | Choice::Resolve(slot)
            | Choice::Turn(slot)
            | Choice::Take(slot)
            | Choice::Target(slot)
            | Choice::Shuffle(slot)
            | Choice::DrawSlot(slot) => at(slot),
            Choice::Clan(..)
            | Choice::Relic(..)
            | Choice::At(..)
            | Choice::FaceUp
            | Choice::FaceDown
            | Choice::Blood(..)
            | Choice::Tokens(..)
            | Choice::Drain(..)
            | Choice::Use(..)
            | Choice::Restore(..)
            | Choice::Look(..)
            | Choice::Done
            | Choice::Stay
            | Choice::Withdraw
            | Choice::Yes
            | Choice::No
            | Choice::Rival(..)
            | Choice::Pick(..)
            | Choice::Bid(..)
            | Choice::Ambition(..)
            | Choice::Offer(..)
            | Choice::Draw(..) => Vec::new(),
        }
    }
}
