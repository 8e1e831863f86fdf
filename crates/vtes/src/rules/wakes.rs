//! Wakes, and when they can be played (chapter 17).

use elysium_kernel::Seat;

use super::eval::View;
use super::{costs, hand, playable, script};
use crate::cards::{Effect, Mode, Type, book};
use crate::moment::Moment;
use crate::state::{ClauseNo, MinionId, State, Thing, Use};

/// Is an action under way, or being announced with the card that is played?
pub fn is_action(state: &State) -> bool {
    let mut played = state.limbo.iter().filter_map(|play| play.0.as_ref());
    state.action.is_some() || played.any(|play| play.used.script().act.is_some())
}

/// Does it wake the minion that plays it?
pub fn is_wake(mode: &Mode) -> bool {
    mode.does.iter().any(|effect| matches!(effect, Effect::Wake(_)))
}

/// Is there a reaction in the hand that a minion could play to the card being played, once it is awake?
pub fn could_follow(state: &State, seat: Seat, minion: MinionId) -> bool {
    let mut follows = false;
    hand::distinct(
        state,
        seat,
        |card| book().marks(card).reacting.has(Moment::AsPlayed),
        |slot| {
            for (n, mode) in (0..).zip(script::modes(state.card(slot))) {
                let fits =
                    mode.kind == Type::Reaction && mode.moments.has(Moment::AsPlayed) && !is_wake(mode);
                let used =
                    Use::new(state.card(slot), ClauseNo::Mode(n), Thing::Card(slot), seat, Some(minion));
                let view = View::new(state, &used);
                follows |= fits
                    && view.passes(&mode.by, Thing::Minion(minion))
                    && playable::requirements(view, minion, mode).is_ok()
                    && playable::at(view, mode.at.as_ref()).is_ok()
                    && view.all_hold(&mode.cond)
                    && costs::payable(state, &used, &mode.cost).is_ok();
            }
        },
    );
    follows
}
