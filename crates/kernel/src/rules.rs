//! What a game defines for the kernel.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Asked, Ctx, Reason, Refusal, Seat, Seats, Viewer};

/// Bounds that every piece of a game's vocabulary meets.
pub trait Data: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {}
impl<T: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static> Data for T {}

/// A game. Its state is plain flat data; its steps read like the rulebook.
///
/// The type itself is a marker without data; the marker traits are there for `derive`.
pub trait Rules: Sized + Copy + PartialEq + Debug + Send + Sync + 'static {
    /// The game's name on the command line and in records.
    const NAME: &'static str;
    /// Raised when a change of rules would make old records replay differently.
    const VERSION: u32;

    /// What the table agreed on before the start: seats, variants, options.
    type Setup: Data;
    /// Everything that a later question may depend on.
    type State: Data;
    /// What a question is about.
    type Ask: Data + Copy;
    /// One option of a question; names things by id, never by place in a list.
    type Choice: Data + Copy;
    /// Something that happened.
    type Event: Data + Copy;
    /// The facts of a refusal.
    type Why: Data + Copy;
    /// What one viewer may know.
    type View: Data;
    /// Where a player wants to be asked, where to pass without being asked, and what to answer without being asked; `()` for
    /// a game without such wishes.
    type Stops: Data + Copy + Default;

    /// The state before the first step, or why this set-up cannot be played.
    fn begin(setup: &Self::Setup) -> Result<Self::State, Refusal<Self::Why>>;

    /// Moves the game on by one step of the rulebook.
    fn step(ctx: &mut Ctx<Self>) -> Asked<()>;

    /// The result, once there is one. No step is taken after that.
    fn outcome(state: &Self::State) -> Option<Outcome>;

    /// Is there a result? Worth a line of its own where working out the result costs more.
    fn is_over(state: &Self::State) -> bool {
        Self::outcome(state).is_some()
    }

    /// Does a seat of a window ([`Ctx::first`]) pass without being asked? `Some(false)`: it is asked, even if it can only
    /// pass. `None`: it is asked if it has a choice.
    fn passes(
        _: &Self::Stops,
        _: &Self::State,
        _: Seat,
        _: Self::Ask,
        _options: &[Self::Choice],
    ) -> Option<bool> {
        None
    }

    /// The answer that a seat gives to such a question without being asked ([`Ctx::choose`]); it must be one of the options. `None`: it is
    /// asked. Nothing is answered that the player has not said.
    fn standing(
        _: &Self::Stops,
        _: &Self::State,
        _: Seat,
        _: Self::Ask,
        _options: &[Self::Choice],
    ) -> Option<Self::Choice> {
        None
    }

    /// What is left of the stops of a seat when a window opens: a wish that holds until something happens ends here. Asked
    /// again at the same place, it must give the same.
    fn stops_left(stops: Self::Stops, _: &Self::State, _: Seat, _: Self::Ask) -> Self::Stops {
        stops
    }

    /// How long a window stays open at a table of people though nobody has anything left to do in it, in milliseconds
    /// ([`Game::linger`](crate::Game::linger)): so nobody sees from how quickly it closes whether anybody had.
    fn window_time(_: &Self::State, _: Self::Ask) -> u32 {
        0
    }

    /// How long somebody may think in a window before it counts as a pass, in milliseconds, if the table agreed on that.
    /// Whoever runs the table passes for them then.
    fn thinking_time(_: &Self::State, _: Self::Ask) -> Option<u32> {
        None
    }

    /// How long the whole game may take, in milliseconds, if the table agreed on that.
    fn time_limit(_: &Self::Setup) -> Option<u64> {
        None
    }

    /// Time is up: the state says so from here on ([`Game::time_is_up`](crate::Game::time_is_up)). Rules may look at it
    /// only after the last question of a step.
    fn time_is_up(_: &mut Self::State) {}

    /// In a window with [`Turns::Free`](crate::Turns): does this choice count as soon as it is made? If not, it waits for
    /// the seats before it, as in any other window.
    fn out_of_order(_: Self::Choice) -> bool {
        true
    }

    /// How many seats the table has.
    fn seats(state: &Self::State) -> usize;

    /// What `viewer` may know, by allow-list.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// Exchanges, in `base`, what `viewer` cannot know at `now` for something else that would
    /// look the same to that viewer. `base` is the state at the start of the step under way.
    fn redeal(base: &mut Self::State, now: &Self::State, viewer: Viewer, rng: &mut fastrand::Rng);

    /// Writes a choice in game notation, such as `play:challenge`.
    fn notation(state: &Self::State, choice: Self::Choice) -> String;

    /// Brings a word of notation into its canonical form (card ids to names and the like).
    fn canonical(word: &str) -> String {
        word.to_lowercase()
    }

    /// Everything about a position in words that outlast the program: what a digest hashes. No
    /// number of a card and no layout of memory; what is as usual is left out, so that neither a
    /// new card nor a new field changes the words of old positions.
    fn in_words(state: &Self::State) -> String;

    /// Invariants of the state: what is broken.
    fn audit(state: &Self::State) -> Result<(), Reason>;
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// More than one for partners or a shared win.
    pub winners: Seats,
    /// By seat; `None` for who was out of the game.
    pub scores: Vec<Option<i32>>,
}

impl Outcome {
    /// The share of the win that belongs to `seat`.
    pub fn share(&self, seat: Seat) -> f64 {
        if self.winners.has(seat) { 1.0 / self.winners.len() as f64 } else { 0.0 }
    }
}
