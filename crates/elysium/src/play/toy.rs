//! A small game for the tests of the table: three seats, two rounds, everything a table must show.
//!
//! In each round everybody calls a side of a coin in secret, the coin falls, and then each in turn
//! takes one of twelve stones (more than nine options). In round 2 nobody may rest, so that
//! question answers itself.

use std::sync::LazyLock;

use elysium_kernel::{Asked, Ctx, Game, Outcome, Player, Random, Refusal, Rules, Seat, Seats, Seed, Viewer};
use elysium_text::{Args, Catalogue, Lang};
use elysium_title::{CardText, Line, Title, Tone};
use serde::{Deserialize, Serialize};

use crate::play::seating::Seating;
use crate::play::session::Session;
use crate::play::store::Store;

pub const STONES: u8 = 12;
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

    fn audit(_: &State) -> Result<(), String> {
        Ok(())
    }
}

fn call(ctx: &mut Ctx<Toy>) -> Asked<()> {
    let (round, seats) = (ctx.state.round, Seats::first(ctx.state.players as usize));
    ctx.rule(1, round);
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
    ctx.rule(2, 1);
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

const WORDS: &str = "
seat = { $seat } the player
ask-call = Which side will it be?
ask-stone = Which stone do you take?
ask-rest = Go on or rest?
waiting = { $who } decides.
heads = Heads
tails = Tails
stone = Stone { $n }
rest = Rest
go-on = Go on
round = Round { $n }.
called = { $who } calls { $side }.
secret = a side
fell = The coin shows { $side }.
took = { $who } takes stone { $n }.
gone = Stone { $n } is gone.
no-rest = Nobody rests in round 2.
points = { $who } has { $n } points.
card-name = Stone { $n }
card-text = Brings { $n } points to whoever takes it, and is gone after that.
kind = Stone
";

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| {
    let files = [("toy.ftl", WORDS)];
    Catalogue::new(&Lang::ALL.map(|lang| (lang, &files[..]))).expect("well formed")
});

fn say(lang: Lang, id: &str, args: Args) -> String {
    CATALOGUE.format(lang, id, &args)
}

fn side(lang: Lang, heads: Option<bool>) -> String {
    let id = match heads {
        Some(true) => "heads",
        Some(false) => "tails",
        None => "secret",
    };
    say(lang, id, Args::new())
}

impl Title for Toy {
    fn catalogue() -> &'static Catalogue {
        &CATALOGUE
    }

    fn player_counts() -> &'static [u8] {
        &[3]
    }

    fn variants() -> Vec<(&'static str, bool)> {
        Vec::new()
    }

    fn setup(_: Lang, players: Option<u8>, _: &[String]) -> Result<Setup, String> {
        Ok(Setup { players: players.unwrap_or(3) })
    }

    fn players(setup: &Setup) -> usize {
        setup.players as usize
    }

    fn bots() -> &'static [&'static str] {
        &["random"]
    }

    fn bot(name: &str, seed: u64) -> Option<Box<dyn Player<Self> + Send>> {
        (name == "random").then(|| Box::new(Random::new(seed)) as _)
    }

    fn group(_: &State, _: Seat) -> Option<String> {
        None
    }

    fn group_name(_: Lang, group: &str) -> String {
        group.into()
    }

    fn seat_name(lang: Lang, _: &State, seat: Seat) -> String {
        say(lang, "seat", Args::new().set("seat", seat.to_string()))
    }

    fn question(lang: Lang, _: &State, _: Seat, ask: Ask) -> String {
        let id = match ask {
            Ask::Call => "ask-call",
            Ask::Stone => "ask-stone",
            Ask::Rest => "ask-rest",
        };
        say(lang, id, Args::new())
    }

    fn waiting(lang: Lang, state: &State, who: Seat, _: Ask) -> String {
        say(lang, "waiting", Args::new().set("who", Self::seat_name(lang, state, who)))
    }

    fn option(lang: Lang, _: &State, _: Seat, _: Ask, choice: Choice) -> String {
        match choice {
            Choice::Heads => side(lang, Some(true)),
            Choice::Tails => side(lang, Some(false)),
            Choice::Stone(n) => say(lang, "stone", Args::new().set("n", n)),
            Choice::Rest => say(lang, "rest", Args::new()),
            Choice::GoOn => say(lang, "go-on", Args::new()),
        }
    }

    fn event(lang: Lang, state: &State, event: Event) -> Option<String> {
        let who = |seat| Args::new().set("who", Self::seat_name(lang, state, seat));
        Some(match event {
            Event::Round { round } => say(lang, "round", Args::new().set("n", round)),
            Event::Called { who: seat, heads } => {
                say(lang, "called", who(seat).set("side", side(lang, heads)))
            }
            Event::Fell { heads } => say(lang, "fell", Args::new().set("side", side(lang, Some(heads)))),
            Event::Took { who: seat, stone } => say(lang, "took", who(seat).set("n", stone)),
        })
    }

    fn why(lang: Lang, why: Why) -> String {
        match why {
            Why::Gone { stone } => say(lang, "gone", Args::new().set("n", stone)),
            Why::NoRest => say(lang, "no-rest", Args::new()),
        }
    }

    fn paint(lang: Lang, (state, _): &Self::View, seat: Option<Seat>) -> Vec<Line> {
        let line = |(i, points): (usize, &i32)| {
            let who = Self::seat_name(lang, state, Seat(i as u8));
            let tone = if seat == Some(Seat(i as u8)) { Tone::Own } else { Tone::Plain };
            Line::new().add(tone, say(lang, "points", Args::new().set("who", who).set("n", *points)))
        };
        state.points.iter().enumerate().map(line).collect()
    }

    fn cards_in_view((state, _): &Self::View) -> Vec<String> {
        (1..=STONES).filter(|n| state.stones >> n & 1 == 0).map(|n| format!("ST{n:02}")).collect()
    }

    fn cards(lang: Lang) -> Vec<CardText> {
        let card = |n: u8| CardText {
            id: format!("ST{n:02}"),
            slug: format!("stone{n}"),
            name: say(lang, "card-name", Args::new().set("n", n)),
            kind: "stone".into(),
            kind_name: say(lang, "kind", Args::new()),
            group: String::new(),
            group_name: String::new(),
            text: say(lang, "card-text", Args::new().set("n", n)),
            house: n == 1,
            facts: serde_json::Map::new(),
        };
        (1..=STONES).map(card).collect()
    }
}
