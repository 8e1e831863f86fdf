//! What a player has at hand in a turn of Planning: the hand, the alliance to be drained, a relic.

use elysium_kernel::Seat;
use elysium_vendetta::State;
use elysium_vendetta::cards::CardId;
use elysium_vendetta::sets::Slot;
use elysium_vendetta::vocabulary::{Ask, Choice};

pub fn at_hand(state: &State, who: Seat, ask: Ask) -> Vec<String> {
    let player = &state[who];
    let (hand, besides) = match ask {
        Ask::Turn | Ask::EndTurn => (true, true),
        // Between the two parts of a play.
        Ask::Blood(..) => (false, true),
        _ => (false, false),
    };
    let mut things = Vec::new();
    if hand {
        things.extend(Slot::some_of(who, player.hand).into_iter().map(|slot| card(state.card_of(slot))));
    }
    if besides {
        let victim = (player.victims > 0).then_some(CardId::VICTIM);
        things.extend(player.allies.iter().chain(victim).map(blood));
        things.extend(player.relic.map(relic));
    }
    things
}

fn card(card: CardId) -> String {
    format!("the card {}", card.slug())
}

fn blood(ally: CardId) -> String {
    format!("the blood of {}", ally.slug())
}

fn relic(relic: CardId) -> String {
    format!("the relic {}", relic.slug())
}

pub fn uses(state: &State, choice: Choice) -> Option<String> {
    match choice {
        Choice::Play(slot) => Some(card(state.card_of(slot))),
        Choice::Drain(ally) => Some(blood(ally)),
        Choice::Use(used) => Some(relic(used)),
        _ => None,
    }
}
