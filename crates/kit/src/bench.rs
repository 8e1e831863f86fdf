//! The loops that are measured to know how fast a game runs. Whoever measures holds the clock and asks for many
//! rounds at once: nothing but the game runs in between.

use std::collections::BTreeMap;

use elysium_kernel::{Buffers, Game, Player, Question, Random, Run, Seed, Seen, run_in_place};

use crate::{GameError, Title, Vocabulary};

/// Bots and shuffles are the same in every measurement, so that figures can be compared.
const SEED: u64 = 1;
/// Decisions of one iteration of a search.
const DEPTH: u32 = 20;
/// Positions that a search starts from, one after the other: a real one too jumps about in its tree.
const POSITIONS: u64 = 64;

pub trait Bench {
    /// The size of a position in memory.
    fn state_bytes(&self) -> usize;
    /// Random games in place, from the start to the end.
    fn playouts(&mut self, games: u32) -> Run;
    /// What a tree search does most: from a question in mid-game, a few random decisions. Says how many.
    fn search(&mut self, iterations: u32) -> u64;
    /// Random games in place, by kind of question. `now` tells how many nanoseconds this thread has worked.
    fn questions(&mut self, games: u32, now: &dyn Fn() -> u64) -> BTreeMap<&'static str, QuestionCost>;
    /// Random answers one by one, as a server or a terminal takes them. Says how many were taken.
    fn answers(&mut self, rounds: u32) -> Result<u64, GameError>;
}

/// What the questions of one kind took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct QuestionCost {
    /// Those with two or more options that were answered.
    pub decisions: u64,
    /// All their options together.
    pub options: u64,
    /// From the answer before to each of them.
    pub nanoseconds: u64,
}

pub(crate) struct Loops<G: Title> {
    setup: G::Setup,
    start: G::State,
    playout: Playout<G, Random>,
    search: Playout<G, Short>,
    positions: Vec<BenchPosition<G>>,
    next: usize,
    game: Game<G>,
    /// Games begun for [`Bench::answers`].
    begun: u64,
    rng: fastrand::Rng,
}

/// What is kept from one run in place to the next, so that nothing is allocated in between.
struct Playout<G: Title, P> {
    state: G::State,
    buffers: Buffers<G>,
    player: P,
}

/// Where an iteration starts: a step, and the answers recorded in it before the question.
struct BenchPosition<G: Title> {
    start: G::State,
    answers: Vec<G::Choice>,
}

impl<G: Title> Loops<G> {
    pub fn new(setup: G::Setup) -> Result<Loops<G>, GameError> {
        let game = begin::<G>(&setup, 1)?;
        let start = G::begin(&setup).map_err(GameError::unplayable::<G>)?;
        let positions = positions::<G>(&setup)?;
        Ok(Loops {
            playout: Playout::new(&start, Random::new(SEED)),
            search: Playout::new(&start, Short { random: Random::new(SEED), left: 0 }),
            setup,
            start,
            positions,
            next: 0,
            game,
            begun: 1,
            rng: fastrand::Rng::with_seed(SEED),
        })
    }
}

impl<G: Title> Bench for Loops<G> {
    fn state_bytes(&self) -> usize {
        size_of::<G::State>()
    }

    fn playouts(&mut self, games: u32) -> Run {
        let mut sum = Run::default();
        for _ in 0..games {
            let run = self.playout.run(&self.start, &[]);
            sum.decisions += run.decisions;
            sum.options += run.options;
            sum.polls += run.polls;
        }
        sum
    }

    fn questions(&mut self, games: u32, now: &dyn Fn() -> u64) -> BTreeMap<&'static str, QuestionCost> {
        let mut player = Timed::new(self.playout.player.clone(), now);
        for _ in 0..games {
            self.playout.state.clone_from(&self.start);
            player.last = now();
            run_in_place(&mut self.playout.state, &[], &mut player, &mut self.playout.buffers);
        }
        // Further games are others.
        self.playout.player = player.random;
        player.costs
    }

    fn search(&mut self, iterations: u32) -> u64 {
        let mut decisions = 0;
        for _ in 0..iterations {
            let BenchPosition { start, answers } = &self.positions[self.next];
            self.next = (self.next + 1) % self.positions.len();
            self.search.player.left = DEPTH;
            decisions += self.search.run(start, answers).decisions;
        }
        decisions
    }

    fn answers(&mut self, rounds: u32) -> Result<u64, GameError> {
        let mut answers = 0;
        for _ in 0..rounds {
            if answer(&mut self.game, &mut self.rng)? {
                answers += 1;
            } else {
                self.begun += 1;
                self.game = begin(&self.setup, self.begun)?;
            }
        }
        Ok(answers)
    }
}

impl<G: Title, P: Player<G>> Playout<G, P> {
    fn new(start: &G::State, player: P) -> Playout<G, P> {
        Playout { state: start.clone(), buffers: Buffers::default(), player }
    }

    fn run(&mut self, start: &G::State, answers: &[G::Choice]) -> Run {
        self.state.clone_from(start);
        run_in_place(&mut self.state, answers, &mut self.player, &mut self.buffers)
    }
}

fn begin<G: Title>(setup: &G::Setup, seed: u64) -> Result<Game<G>, GameError> {
    Game::new(setup.clone(), Seed::number(seed)).map_err(GameError::unplayable::<G>)
}

/// Answers the first open question at random; `false` if there is none.
fn answer<G: Title>(game: &mut Game<G>, rng: &mut fastrand::Rng) -> Result<bool, GameError> {
    let Some(open) = game.next_question() else { return Ok(false) };
    let (seat, choice) = (open.who, open.options[rng.usize(..open.options.len())]);
    game.apply(seat, choice)?;
    Ok(true)
}

/// Random questions of random games.
fn positions<G: Title>(setup: &G::Setup) -> Result<Vec<BenchPosition<G>>, GameError> {
    let mut rng = fastrand::Rng::with_seed(SEED);
    let position = |number| {
        let mut game = begin::<G>(setup, number)?;
        while answer(&mut game, &mut rng)? {}
        // Not in the set-up, and far enough from the end for a whole iteration.
        let answers = game.history().len();
        let game = game.rewound_to(rng.usize(answers / 4..=answers / 4 * 3));
        let (start, answers) = game.step_start();
        Ok(BenchPosition { start: start.clone(), answers: answers.to_vec() })
    };
    (0..POSITIONS).map(position).collect()
}

/// Answers at random a few times and then stops.
struct Short {
    random: Random,
    left: u32,
}

impl<G: Title> Player<G> for Short {
    fn choose(&mut self, seen: &Seen<G>, question: &Question<G>) -> Option<G::Choice> {
        self.left = self.left.checked_sub(1)?;
        self.random.choose(seen, question)
    }

    fn chance(&mut self, outcomes: usize) -> usize {
        Player::<G>::chance(&mut self.random, outcomes)
    }
}

/// Answers at random and notes how long it took to get from question to question.
struct Timed<'a> {
    random: Random,
    now: &'a dyn Fn() -> u64,
    /// What a look at the clock takes.
    look: u64,
    last: u64,
    costs: BTreeMap<&'static str, QuestionCost>,
}

impl<'a> Timed<'a> {
    fn new(random: Random, now: &'a dyn Fn() -> u64) -> Timed<'a> {
        const LOOKS: u64 = 1_000;
        let begun = now();
        (0..LOOKS).for_each(|_| {
            now();
        });
        let look = (now() - begun) / LOOKS;
        Timed { random, now, look, last: 0, costs: BTreeMap::new() }
    }
}

impl<G: Title> Player<G> for Timed<'_> {
    fn choose(&mut self, seen: &Seen<G>, question: &Question<G>) -> Option<G::Choice> {
        let took = ((self.now)() - self.last).saturating_sub(self.look);
        let cost = self.costs.entry(Vocabulary::<G>::word(&question.ask)).or_default();
        cost.decisions += 1;
        cost.options += question.options.len() as u64;
        cost.nanoseconds += took;
        let choice = self.random.choose(seen, question);
        self.last = (self.now)();
        choice
    }

    fn chance(&mut self, outcomes: usize) -> usize {
        Player::<G>::chance(&mut self.random, outcomes)
    }
}
