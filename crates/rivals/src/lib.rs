//! Rivals on the kernel: state, rules, cards, decks, views, texts, bots.
//!
//! A comment writes a statement of the rules page (`docs/rules/en/rivals.md`) as `§7.11`; code cites it with
//! `ctx.rule`, `unless`, `Refusal::new` or `cite`.

mod audit;
pub mod bots;
pub mod cards;
pub mod decks;
pub mod ending;
mod facts;
mod forecasts;
mod notation;
mod places;
mod plans;
mod reasons;
mod rules;
pub mod sets;
pub mod setup;
mod standing;
pub mod state;
mod terms;
mod text;
mod title;
pub mod view;
pub mod vocabulary;

use elysium_kernel::{Asked, Ctx, Outcome, Reason, Refusal, Rules, Seat, Viewer};
use elysium_kit::Standing;

pub use setup::Setup;
pub use state::State;
use state::Step;
pub use view::View;
use vocabulary::{Ask, Choice, Event, Why};

/// The game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rivals;

elysium_kit::register!(Rivals, "rivals");

impl Rules for Rivals {
    const NAME: &'static str = NAME;
    const VERSION: u32 = 2;

    type Setup = Setup;
    type State = State;
    type Ask = Ask;
    type Choice = Choice;
    type Event = Event;
    type Why = Why;
    type View = View;
    type Stops = Standing<Rivals>;

    fn begin(setup: &Setup) -> Result<State, Refusal<Why>> {
        setup.check()?;
        Ok(rules::empty_table(setup))
    }

    fn step(ctx: &mut Ctx<Self>) -> Asked<()> {
        rules::step(ctx)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        Self::is_over(state).then(|| rules::end::outcome(state))
    }

    fn is_over(state: &State) -> bool {
        state.step == Step::Over
    }

    fn standing(
        stops: &Self::Stops,
        state: &State,
        seat: Seat,
        ask: Ask,
        options: &[Choice],
    ) -> Option<Choice> {
        standing::standing(stops, state, seat, ask, options)
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
        elysium_kit::notation::<Self>(state, choice)
    }

    fn in_words(state: &State) -> String {
        elysium_kernel::scenario::in_words::<Self>(state)
    }

    fn audit(state: &State) -> Result<(), Reason> {
        audit::audit(state)
    }
}
