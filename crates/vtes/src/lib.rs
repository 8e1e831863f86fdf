//! V:TES on the kernel: state, rules, cards, views, texts, bots.
//!
//! A statement of the rules page (`docs/rules/en/vtes.md`) is cited as `§9.12`.

mod audit;
mod bots;
pub mod cards;
pub mod decks;
pub mod ending;
mod facts;
pub mod moment;
mod names;
mod notation;
mod places;
pub mod position;
mod reasons;
mod redeal;
mod rules;
pub mod rulings;
pub mod setup;
pub mod state;
pub mod stops;
mod terms;
mod text;
mod title;
pub mod titles;
mod view;
pub mod vocabulary;
mod workbench;

use elysium_kernel::{Asked, Ctx, Outcome, Reason, Refusal, Rules, Seat, Viewer};

pub use setup::{Deck, Setup, TableOptions};
pub use state::State;
use state::Step;
use stops::Stops;
#[doc(hidden)]
pub use text::{of_crypt, of_library};
pub use view::View;
use vocabulary::{Ask, Choice, Event, Why};
#[doc(hidden)]
pub use workbench::random_setup;

/// The game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Vtes;

elysium_kit::register!(Vtes, "vtes");

impl Rules for Vtes {
    const NAME: &'static str = NAME;
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
        setup.check()?;
        Ok(State::new(setup))
    }

    fn step(ctx: &mut Ctx<Self>) -> Asked<()> {
        rules::step(ctx)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        Self::is_over(state).then(|| rules::oust::outcome(state))
    }

    fn is_over(state: &State) -> bool {
        state.step == Step::Over
    }

    /// In the polling votes are cast in any order; cards and texts wait for their turn (§10.8, §10.9).
    fn out_of_order(choice: Choice) -> bool {
        matches!(
            choice,
            Choice::Votes(_)
                | Choice::Vote(..)
                | Choice::VoteText(..)
                | Choice::VoteEdge(_)
                | Choice::VoteCalling(_)
                | Choice::VoteCard(..)
        )
    }

    fn passes(stops: &Stops, state: &State, seat: Seat, ask: Ask, options: &[Choice]) -> Option<bool> {
        stops::passes(stops, state, seat, ask, options)
    }

    fn standing(stops: &Stops, state: &State, seat: Seat, ask: Ask, options: &[Choice]) -> Option<Choice> {
        stops::gain(stops, state, seat, ask, options)
    }

    fn stops_left(stops: Stops, state: &State, seat: Seat, ask: Ask) -> Stops {
        stops::left(stops, state, seat, ask)
    }

    fn window_time(state: &State, ask: Ask) -> u32 {
        rules::lingering::time(state, ask)
    }

    fn thinking_time(state: &State, ask: Ask) -> Option<u32> {
        rules::lingering::thinking_time(state, ask)
    }

    fn time_limit(setup: &Setup) -> Option<u64> {
        let minutes = u64::from(setup.options.time_limit);
        (minutes > 0).then_some(minutes * 60_000)
    }

    fn time_is_up(state: &mut State) {
        state.time_up = true;
    }

    fn seats(state: &State) -> usize {
        state.seats as usize
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn redeal(base: &mut State, now: &State, viewer: Viewer, rng: &mut fastrand::Rng) {
        redeal::redeal(base, now, viewer, rng);
    }

    fn notation(state: &State, choice: Choice) -> String {
        elysium_kit::notation::<Self>(state, choice)
    }

    fn canonical(word: &str) -> String {
        notation::canonical(word)
    }

    fn in_words(state: &State) -> String {
        elysium_kernel::scenario::in_words::<Self>(state)
    }

    fn audit(state: &State) -> Result<(), Reason> {
        audit::audit(state)
    }
}
