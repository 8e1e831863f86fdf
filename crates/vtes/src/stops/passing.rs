//! What follows from the stops of a player for a window.

use elysium_kernel::{Rules, Seat, cite};

use super::concern::{bleed_ousts, concerns, is_played_at};
use super::{Block, Cancels, Others, Stops, Until};
use crate::Vtes;
use crate::moment::{COMBAT, Moment, Moments, moments};
use crate::rules::{action, impulse};
use crate::state::State;
use crate::vocabulary::{Ask, Choice};

/// Windows of an action in which others react to it.
const OF_ACTION: Moments = moments(&[
    Moment::Announced,
    Moment::Undecided,
    Moment::Attempt,
    Moment::Declined,
    Moment::WouldSucceed,
    Moment::Blocked,
    Moment::Resolved,
]);

/// Windows of a combat, those before and after it included.
const OF_COMBAT: Moments = COMBAT.or(moments(&[Moment::BeforeCombat, Moment::CombatOver]));

/// Windows in the turn of another while no action is under way.
const BETWEEN: Moments =
    moments(&[Moment::OtherMaster, Moment::OtherBetween, Moment::OtherInfluence, Moment::OtherDiscard]);

/// The moment of a window as it is for a seat.
fn moment(state: &State, seat: Seat, ask: Ask) -> Option<Moment> {
    Some(match ask {
        Ask::Window(moment) => impulse::seen_by(state, seat, moment),
        Ask::AsPlayed(..) => Moment::AsPlayed,
        Ask::Would(..) => Moment::Would,
        Ask::Polling => Moment::Polling,
        _ => return None,
    })
}

/// Does a seat pass without being asked, or is it asked with nothing to do? As usual if neither.
pub fn passes(stops: &Stops, state: &State, seat: Seat, ask: Ask, options: &[Choice]) -> Option<bool> {
    if *stops == Stops::default() {
        return None;
    }
    if stops.pass_until != Until::Off {
        // It is a pass like any other.
        cite(18, 19);
        return Some(true);
    }
    cite(18, 18);
    let at = moment(state, seat, ask)?;
    if stops.always.has(at) {
        return Some(false);
    }
    let wanted = |&choice: &Choice| choice != Choice::Pass && !stops.gives_up(state, seat, at, choice);
    (options.len() > 1 && !options.iter().any(wanted)).then_some(true)
}

impl Stops {
    /// Has the player said not to want this?
    fn gives_up(&self, state: &State, seat: Seat, at: Moment, choice: Choice) -> bool {
        if let Choice::Block(minion) = choice {
            cite(18, 20);
            let undirected = state.action.as_ref().is_some_and(|action| action.directed.is_empty());
            return undirected
                && match self.block {
                    Block::Ask => false,
                    Block::Likely => action::intercept(state, minion) < action::stealth(state),
                    Block::Never => true,
                };
        }
        // Who can buy off a card or vote is asked.
        if choice == Choice::Ransom || Vtes::out_of_order(choice) {
            return false;
        }
        match at {
            Moment::AsPlayed => {
                self.as_played == Cancels::Aimed && !is_played_at(state, seat) && !concerns(state, seat)
            }
            Moment::OtherUnlock => self.unlock == Others::Pass,
            at if BETWEEN.has(at) => self.between == Others::Pass,
            at if OF_COMBAT.has(at) => self.combats == Others::Pass && !concerns(state, seat),
            at if OF_ACTION.has(at) => self.reactions == Others::Pass && !concerns(state, seat),
            _ => false,
        }
    }
}

/// What is left of the stops when a window opens: passing for a while ends by itself.
pub fn left(stops: Stops, state: &State, seat: Seat, ask: Ask) -> Stops {
    if stops.pass_until != Until::Off {
        cite(18, 21);
    }
    let over = match stops.pass_until {
        Until::Off => return stops,
        Until::Action => state.action.is_none(),
        Until::Combat => state.combat.is_none(),
        Until::Turn => state.turn != stops.since_turn,
        Until::Target => false,
    };
    let (target, bleed) = (concerns(state, seat), bleed_ousts(state, seat));
    let new = target && !stops.knows_target || bleed && !stops.knows_bleed;
    let played = matches!(ask, Ask::AsPlayed(..)) && is_played_at(state, seat);
    if over || new || played || state.active == seat {
        return stops.lasting();
    }
    // What is no longer so would be news again.
    Stops { knows_target: stops.knows_target && target, knows_bleed: stops.knows_bleed && bleed, ..stops }
}
