//! A small game for the tests of the table: three seats, two rounds, everything a table must show.
//!
//! In each round everybody calls a side of a coin in secret, the coin falls, and then each in turn
//! takes one of twelve stones (more than nine options). In round 2 nobody may rest, so that
//! question answers itself.

mod title;

use elysium_kernel::{Asked, Ctx, Game, Outcome, Refusal, Rules, Seat, Seats, Seed, Viewer};
use elysium_text::Lang;
use serde::{Deserialize, Serialize};

use crate::play::seating::Seating;
use crate::play::session::Session;
use crate::play::store::Store;

const STONES: u8 = 12;
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
    stones: u16,
    points: Vec<i32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Ask {
    Call,
    Stone,
    Rest,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Choice {
    Heads,
    Tails,
    Stone(u8),
    Rest,
    GoOn,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Event {
    Round { round: u8 },
    Called { who: Seat, heads: Option<bool> },
    Fell { heads: bool },
    Took { who: Seat, stone: u8 },
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Why {
    Gone { stone: u8 },
    NoRest,
}

/// A table of three with the human in `seat`, and whatever file it is kept in.
pub fn session(lang: Lang, seat: u8, seed: u64, store: Store) -> Session<Toy> {
    let game = Game::new(Setup { players: 3 }, Seed::number(seed)).expect("three can play");
    let seating = Seating::new::<Toy>(3, Some(Seat(seat)), &[]).expect("there is such a seat");
    let mut session = Session::new(lang, game, seating, store);
    session.number = Some(seed);
    session
}

/// Lets the bots answer until it is the human's turn, or the game is over.
pub fn wait(session: &mut Session<Toy>) {
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

    fn begin(setup: &Setup) -> Result<State, Refusal<Why>> {
        let points = vec![0; setup.players as usize];
        Ok(State { players: setup.players, round: 1, turn: None, stones: 0, points })
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

    fn notation(_: &State, choice: Choice) -> String {
        match choice {
            Choice::Heads => "call:heads".into(),
            Choice::Tails => "call:tails".into(),
            Choice::Stone(n) => format!("take:stone{n}"),
            Choice::Rest => "rest".into(),
            Choice::GoOn => "go-on".into(),
        }
    }

    fn in_words(state: &State) -> String {
        serde_json::to_string(state).expect("the state is plain data")
    }

    fn audit(_: &State) -> Result<(), String> {
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
        let heads = calls.of(who) == Some(Choice::Heads);
        let (full, open) = (Event::Called { who, heads: Some(heads) }, Event::Called { who, heads: None });
        ctx.emit_secret(Seats::one(who), full, open);
        ctx.state.points[who.index()] += if calls.of(who) == Some(fell) { 2 } else { 0 };
    }
    ctx.emit(Event::Fell { heads: fell == Choice::Heads });
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
            for stone in 1..=STONES {
                let gone = Refusal::new(2, 3, Why::Gone { stone });
                options.offer(
                    Choice::Stone(stone),
                    if state.stones >> stone & 1 == 0 { Ok(()) } else { Err(gone) },
                );
            }
        })?;
        if let Choice::Stone(stone) = taken {
            ctx.state.stones |= 1 << stone;
            ctx.state.points[who.index()] += i32::from(stone);
            ctx.emit(Event::Took { who, stone });
        }
    }
    let last = who.0 + 1 == ctx.state.players;
    ctx.state.turn = if last { None } else { Some(who.0 + 1) };
    ctx.state.round += u8::from(last);
    Ok(())
}
