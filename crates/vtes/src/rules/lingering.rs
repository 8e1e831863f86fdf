//! How long a window stays open though nobody has anything to do in it (§18.23, §18.24), and how long those who have may
//! think about it.

use elysium_kernel::cite;

use super::action;
use crate::cards::Deed;
use crate::moment::Moment;
use crate::setup::Windows;
use crate::state::State;
use crate::vocabulary::Ask;

/// In milliseconds.
pub fn time(state: &State, ask: Ask) -> u32 {
    let windows = state.options.windows;
    if windows == Windows::Quick {
        return 0;
    }
    cite(18, 23);
    if matters(state, ask, windows) { windows.time() } else { 0 }
}

/// Blocks for who may block, after the blocks of a bleed are declined, after a successful block, polling; in `strict`
/// also while a card is being played.
fn matters(state: &State, ask: Ask, windows: Windows) -> bool {
    cite(18, 24);
    match ask {
        Ask::Window(Moment::Undecided) => action::may_block_now(state).is_some(),
        Ask::Window(Moment::Declined) => {
            state.action.as_ref().is_some_and(|action| action.deed == Deed::Bleed)
        }
        Ask::Window(Moment::Blocked) | Ask::Polling => true,
        Ask::AsPlayed(..) => windows == Windows::Strict,
        _ => false,
    }
}

/// After a time without a vote the polling closes. In milliseconds; each vote opens it anew.
pub fn thinking_time(state: &State, ask: Ask) -> Option<u32> {
    let seconds = u32::from(state.options.polling_time);
    cite(10, 19);
    (ask == Ask::Polling && seconds > 0).then_some(seconds * 1_000)
}
