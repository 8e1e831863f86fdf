//! What must hold in every state.

use elysium_kernel::{Reason, Seat, Seats};

use crate::cards::{CARDS, DECK, EVERYBODY, MinionId};
use crate::stack::Frame;
use crate::state::{CAPACITY, State, TOKENS};

mod reasons {
    use elysium_kernel::Seat;

    elysium_kernel::reasons! { pub(super) as "skirmish-":
        tokens(total: i16);
        bank(tokens: i16);
        pool(seat: Seat, pool: i16);
        two_zones(seat: Seat);
        no_zone(seat: Seat);
        other_cards(seat: Seat);
        unknown(seat: Seat, slot: usize);
        blood(minion: String, blood: i16);
        gone(minion: String);
        minion_of_the_dead(seat: Seat, minion: String);
        stack(frames: String);
    }
}

pub fn audit(state: &State) -> Result<(), Reason> {
    tokens(state)?;
    for seat in EVERYBODY {
        cards(state, seat)?;
        minions(state, seat)?;
    }
    frames(state)
}

fn tokens(state: &State) -> Result<(), Reason> {
    let total = state.bank + state.tokens_in_play();
    if total != TOKENS {
        return Err(reasons::tokens(total));
    }
    if state.bank < 0 {
        return Err(reasons::bank(state.bank));
    }
    for seat in EVERYBODY {
        let player = state.player(seat);
        if player.pool < 0 || player.out != (player.pool == 0) {
            return Err(reasons::pool(seat, player.pool));
        }
    }
    Ok(())
}

fn cards(state: &State, seat: Seat) -> Result<(), Reason> {
    let player = state.player(seat);
    let (library, hand, discard) = (player.library, player.hand, player.discard);
    if library & hand | library & discard | hand & discard != 0 {
        return Err(reasons::two_zones(seat));
    }
    if library | hand | discard != u16::MAX {
        return Err(reasons::no_zone(seat));
    }
    let mut cards = player.def;
    cards.sort();
    if cards != DECK {
        return Err(reasons::other_cards(seat));
    }
    for i in 0..CARDS {
        let needed = match 1 << i {
            bit if bit & discard != 0 => EVERYBODY,
            bit if bit & hand != 0 => Seats::one(seat),
            _ => Seats::NONE,
        };
        if needed.and(player.known[i]) != needed {
            return Err(reasons::unknown(seat, i + 1));
        }
    }
    Ok(())
}

fn minions(state: &State, seat: Seat) -> Result<(), Reason> {
    for id in MinionId::all_of(seat) {
        let minion = state.minion(id);
        if !(0..=CAPACITY).contains(&minion.blood) {
            return Err(reasons::blood(format!("{id:?}"), minion.blood));
        }
        if minion.gone && (minion.blood > 0 || minion.torpor || minion.locked) {
            return Err(reasons::gone(format!("{id:?}")));
        }
        if state.player(seat).out && !minion.gone {
            return Err(reasons::minion_of_the_dead(seat, format!("{id:?}")));
        }
    }
    Ok(())
}

/// Frames lie in the order of the rulebook, and a combat always belongs to an action.
fn frames(state: &State) -> Result<(), Reason> {
    let orderly = matches!(
        state.stack.frames(),
        [Frame::Deal | Frame::Round { .. }]
            | [Frame::Round { .. }, Frame::Turn { .. }]
            | [Frame::Round { .. }, Frame::Turn { .. }, Frame::Action(_)]
            | [Frame::Round { .. }, Frame::Turn { .. }, Frame::Action(_), Frame::Combat(_)]
    );
    if !orderly || state.stack.rest().iter().any(|frame| *frame != Frame::default()) {
        return Err(reasons::stack(format!("{:?}", state.stack)));
    }
    Ok(())
}
