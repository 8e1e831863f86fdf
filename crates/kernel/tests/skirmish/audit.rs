//! What must hold in every state.

use elysium_kernel::Seats;

use crate::cards::{CARDS, DECK, EVERYBODY, MinionId};
use crate::stack::Frame;
use crate::state::{CAPACITY, State, TOKENS};

pub fn audit(state: &State) -> Result<(), String> {
    tokens(state)?;
    for seat in EVERYBODY {
        cards(state, seat)?;
        minions(state, seat)?;
    }
    frames(state)
}

fn tokens(state: &State) -> Result<(), String> {
    let total = state.bank + state.tokens_in_play();
    if total != TOKENS {
        return Err(format!("{total} pool and blood instead of {TOKENS}"));
    }
    if state.bank < 0 {
        return Err(format!("the bank has {}", state.bank));
    }
    for seat in EVERYBODY {
        let player = state.player(seat);
        if player.pool < 0 || player.out != (player.pool == 0) {
            return Err(format!("{seat} has {} pool, out: {}", player.pool, player.out));
        }
    }
    Ok(())
}

fn cards(state: &State, seat: elysium_kernel::Seat) -> Result<(), String> {
    let player = state.player(seat);
    let (library, hand, discard) = (player.library, player.hand, player.discard);
    if library & hand | library & discard | hand & discard != 0 {
        return Err(format!("a card of {seat} is in two zones"));
    }
    if library | hand | discard != u16::MAX {
        return Err(format!("a card of {seat} is in no zone"));
    }
    let mut cards = player.def;
    cards.sort();
    if cards != DECK {
        return Err(format!("{seat} has other cards than at the start"));
    }
    for i in 0..CARDS {
        let needed = match 1 << i {
            bit if bit & discard != 0 => EVERYBODY,
            bit if bit & hand != 0 => Seats::one(seat),
            _ => Seats::NONE,
        };
        if needed.and(player.known[i]) != needed {
            return Err(format!("slot {} of {seat} lies where {needed:?} must know it", i + 1));
        }
    }
    Ok(())
}

fn minions(state: &State, seat: elysium_kernel::Seat) -> Result<(), String> {
    for id in MinionId::all_of(seat) {
        let minion = state.minion(id);
        if !(0..=CAPACITY).contains(&minion.blood) {
            return Err(format!("{id:?} has {} blood", minion.blood));
        }
        if minion.gone && (minion.blood > 0 || minion.torpor || minion.locked) {
            return Err(format!("{id:?} is gone and still has something"));
        }
        if state.player(seat).out && !minion.gone {
            return Err(format!("{seat} is out, {id:?} is not"));
        }
    }
    Ok(())
}

/// Frames lie in the order of the rulebook, and a combat always belongs to an action.
fn frames(state: &State) -> Result<(), String> {
    let orderly = matches!(
        state.stack.frames(),
        [Frame::Deal | Frame::Round { .. }]
            | [Frame::Round { .. }, Frame::Turn { .. }]
            | [Frame::Round { .. }, Frame::Turn { .. }, Frame::Action(_)]
            | [Frame::Round { .. }, Frame::Turn { .. }, Frame::Action(_), Frame::Combat(_)]
    );
    if !orderly || state.stack.rest().iter().any(|frame| *frame != Frame::default()) {
        return Err(format!("the stack is {:?}", state.stack));
    }
    Ok(())
}
