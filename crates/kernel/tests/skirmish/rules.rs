//! The game as the kernel sees it.

use elysium_kernel::{Asked, Ctx, Outcome, Reason, Refusal, Rules, Seat, Seats, Viewer};

use crate::bug::Bug;
use crate::cards::SEATS;
use crate::stack::{Fight, Frame, Phase, Stage};
use crate::state::State;
use crate::view::View;
use crate::words::{Ask, Choice, Event, Setup, Stops, Why};
use crate::{action, audit, combat, turn, view, words};

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Skirmish;

pub type Table<'a, 'b> = &'a mut Ctx<'b, Skirmish>;
pub type Check = Result<(), Refusal<Why>>;

/// A check that cites its rule when it fails.
pub fn require(holds: bool, section: u8, number: u8, why: Why) -> Check {
    if holds { Ok(()) } else { Err(Refusal::new(section, number, why)) }
}

impl Rules for Skirmish {
    const NAME: &'static str = "skirmish";
    const VERSION: u32 = 1;

    type Setup = Setup;
    type State = State;
    type Ask = Ask;
    type Choice = Choice;
    type Event = Event;
    type Why = Why;
    type View = View;
    type Stops = Stops;

    fn begin(setup: &Setup) -> Result<State, Refusal<Why>> {
        require((2..=SEATS as u8).contains(&setup.seats), 1, 1, Why::Seats { seats: setup.seats })?;
        Ok(State::new(setup))
    }

    fn step(ctx: Table) -> Asked<()> {
        match ctx.state.stack.top() {
            Frame::Deal => {
                turn::deal(ctx);
                Ok(())
            }
            Frame::Round { bids: true, .. } => turn::bids(ctx),
            Frame::Round { bids: false, next } => {
                turn::begin(ctx, next);
                Ok(())
            }
            Frame::Turn { seat, phase: Phase::Minions } => turn::minions(ctx, seat),
            Frame::Turn { seat, phase: Phase::Discard } => turn::discard(ctx, seat),
            Frame::Action(action) => match action.stage {
                Stage::Block(seat) => action::block(ctx, action, seat),
                Stage::Redirect => action::redirect(ctx, action),
                Stage::Resolve => action::resolve(ctx, action),
                Stage::Done => {
                    ctx.state.stack.pop();
                    Ok(())
                }
            },
            Frame::Combat(combat) => match combat.stage {
                Fight::Range => combat::range(ctx, combat),
                Fight::Strikes => combat::strikes(ctx, combat),
                Fight::Press => combat::press(ctx, combat),
            },
        }
    }

    /// Rule 1.5: the last one standing wins; after the last round, whoever has most pool.
    fn outcome(state: &State) -> Option<Outcome> {
        let living = state.living();
        if living.len() > 1 && (state.round <= state.rounds || state.bug == Bug::Endless) {
            return None;
        }
        let most = living.into_iter().map(|seat| state.player(seat).pool).max();
        let winners: Seats =
            living.into_iter().filter(|&seat| Some(state.player(seat).pool) == most).collect();
        let score = |seat| living.has(seat).then(|| i32::from(state.player(seat).pool));
        Some(Outcome { winners, scores: Seats::first(state.seats as usize).into_iter().map(score).collect() })
    }

    fn passes(stops: &Stops, _: &State, _: Seat, ask: Ask, _: &[Choice]) -> Option<bool> {
        match ask {
            Ask::Cancel { .. } => stops.cancels,
            Ask::Block { .. } => stops.blocks,
            _ => None,
        }
    }

    fn time_limit(setup: &Setup) -> Option<u64> {
        (setup.minutes > 0).then(|| u64::from(setup.minutes) * 60_000)
    }

    /// Rule 1.6: when time is up, the round under way is the last.
    fn time_is_up(state: &mut State) {
        state.rounds = state.rounds.min(state.round);
    }

    fn seats(state: &State) -> usize {
        state.seats as usize
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn redeal(base: &mut State, now: &State, viewer: Viewer, rng: &mut fastrand::Rng) {
        view::redeal(base, now, viewer, rng);
    }

    fn notation(state: &State, choice: Choice) -> String {
        words::notation(state, choice)
    }

    fn in_words(state: &State) -> String {
        serde_json::to_string(state).expect("the state is plain data")
    }

    fn audit(state: &State) -> Result<(), Reason> {
        audit::audit(state)
    }
}
