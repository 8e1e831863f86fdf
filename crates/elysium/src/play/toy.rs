//! A small game for the tests of the table: three seats, two rounds, everything a table must show.
//!
//! In each round everybody calls a side of a coin in secret, the coin falls, and then each in turn
//! takes one of twelve stones (more than nine options). In round 2 nobody may rest, so that
//! question answers itself.

mod facts;
mod title;
mod vocabulary;

use elysium_kernel::{Asked, Ctx, Outcome, Reason, Refusal, Rules, Seat, Seats, Seed, Viewer, scenario};
use elysium_kit::{AnyGame, Handle};
use elysium_text::Lang;
use serde::{Deserialize, Serialize};

use crate::play::game_file::GameFile;
use crate::play::seating::Seating;
use crate::play::session::Session;

pub use vocabulary::Ask;
use vocabulary::{Choice, CoinSide, Event, Stone, Why};

pub static GAME: &dyn AnyGame = &Handle::<Toy>::new(&[]);

const ROUNDS: u8 = 2;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Toy;

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Setup {
    pub players: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    players: u8,
    round: u8,
    /// Whose turn it is to take a stone; nobody's while sides are called.
    turn: Option<u8>,
    /// Stones that are gone, by their numbers.
    taken: u16,
    points: Vec<i32>,
}

impl State {
    fn has(&self, stone: Stone) -> bool {
        self.taken >> stone.0 & 1 == 0
    }
}

/// A table of three with the human in `seat`, and whatever file it is kept in.
pub fn session(lang: Lang, seat: u8, seed: u64, file: GameFile) -> Session {
    session_of(GAME, lang, seat, seed, file)
}

/// The same for any game.
pub fn session_of(game: &'static dyn AnyGame, lang: Lang, seat: u8, seed: u64, file: GameFile) -> Session {
    let setup = game.setup(Some(3), &[]).expect("three can play");
    let play = game.start(&setup, Seed::number(seed)).expect("three can play");
    let mut seating = Seating::new(game, 3, Some(Seat(seat)), &[]).expect("there is such a seat");
    seating.own_name = Some("Ana".into());
    let mut session = Session::new(lang, game, play, seating, file);
    session.number = Some(seed);
    session
}

/// What the human is asked.
pub fn asked(session: &Session) -> Option<Ask> {
    session.question().map(|question| serde_json::from_value(question.ask).expect("a question of the toy"))
}

/// Lets the bots answer until it is the human's turn, or the game is over.
pub fn wait(session: &mut Session) {
    while session.bot_asked().is_some() {
        session.let_bot_answer();
    }
}

impl Rules for Toy {
    const NAME: &'static str = "toy";
    const VERSION: u32 = 1;

    type Setup = Setup;
    type State = State;
    type Ask = Ask;
    type Choice = Choice;
    type Event = Event;
    type Why = Why;
    type View = (State, Option<Seat>);
    type Stops = ();

    fn begin(setup: &Setup) -> Result<State, Refusal<Why>> {
        let points = vec![0; setup.players as usize];
        Ok(State { players: setup.players, round: 1, turn: None, taken: 0, points })
    }

    fn step(ctx: &mut Ctx<Self>) -> Asked<()> {
        match ctx.state.turn {
            None => call(ctx),
            Some(seat) => take(ctx, Seat(seat)),
        }
    }

    fn outcome(state: &State) -> Option<Outcome> {
        if state.round <= ROUNDS {
            return None;
        }
        let most = state.points.iter().max();
        let seats = Seats::first(state.players as usize).into_iter();
        let winners = seats.filter(|seat| state.points.get(seat.index()) == most).collect();
        Some(Outcome { winners, scores: state.points.iter().map(|&n| Some(n)).collect() })
    }

    fn seats(state: &State) -> usize {
        state.players as usize
    }

    fn view(state: &State, viewer: Viewer) -> Self::View {
        let seat = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        (state.clone(), seat)
    }

    fn redeal(_: &mut State, _: &State, _: Viewer, _: &mut fastrand::Rng) {}

    fn notation(state: &State, choice: Choice) -> String {
        elysium_kit::notation::<Self>(state, choice)
    }

    fn in_words(state: &State) -> String {
        scenario::in_words::<Self>(state)
    }

    fn audit(_: &State) -> Result<(), Reason> {
        Ok(())
    }
}

fn call(ctx: &mut Ctx<Toy>) -> Asked<()> {
    let (round, seats) = (ctx.state.round, Seats::first(ctx.state.players as usize));
    let ctx = &mut *ctx.rule(1, round);
    ctx.emit(Event::Round { round });
    let calls = ctx.choose_all(seats, Ask::Call, |_, _, options| {
        options.push(Choice::Heads);
        options.push(Choice::Tails);
    })?;
    let sides = |_: &State, options: &mut elysium_kernel::Options<Toy>| {
        options.push(Choice::Heads);
        options.push(Choice::Tails);
    };
    let fell = ctx.chance(Ask::Call, sides);
    for who in seats {
        let side = calls.of(who).map(CoinSide::of);
        let (full, open) = (Event::Called { who, side }, Event::Called { who, side: None });
        ctx.emit_secret(Seats::one(who), full, open);
        ctx.state.points[who.index()] += if calls.of(who) == Some(fell) { 2 } else { 0 };
    }
    ctx.emit(Event::Fell { side: CoinSide::of(fell) });
    ctx.state.turn = Some(0);
    Ok(())
}

fn take(ctx: &mut Ctx<Toy>, who: Seat) -> Asked<()> {
    let ctx = &mut *ctx.rule(2, 1);
    let round = ctx.state.round;
    let rest = ctx.choose(who, Ask::Rest, |_, options| {
        options.push(Choice::GoOn);
        options.offer(Choice::Rest, if round == 1 { Ok(()) } else { Err(Refusal::new(2, 2, Why::NoRest)) });
    })?;
    if rest == Choice::GoOn {
        let taken = ctx.choose(who, Ask::Stone, |state, options| {
            for stone in Stone::all() {
                let gone = Refusal::new(2, 3, Why::Gone(stone));
                options.offer(Choice::Stone(stone), if state.has(stone) { Ok(()) } else { Err(gone) });
            }
        })?;
        if let Choice::Stone(stone) = taken {
            ctx.state.taken |= 1 << stone.0;
            ctx.state.points[who.index()] += i32::from(stone.0);
            ctx.emit(Event::Took { who, stone });
        }
    }
    let last = who.0 + 1 == ctx.state.players;
    ctx.state.turn = if last { None } else { Some(who.0 + 1) };
    ctx.state.round += u8::from(last);
    Ok(())
}
