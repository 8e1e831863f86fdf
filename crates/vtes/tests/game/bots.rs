//! The easy bot at tables of five with the decks to start with, seats and decks in turn.

use elysium_kernel::{Buffers, Player, Question, Random, Rules, Seen, run_in_place};
use elysium_kit::Title;
use elysium_kit::bots::Bot;
use elysium_vtes::vocabulary::Choice;
use elysium_vtes::{Setup, State, TableOptions, Vtes};

const PLAYERS: usize = 5;
const TURNS: u16 = 300;

/// Everybody answers for one seat.
struct Table {
    bots: Vec<Bot<Vtes>>,
    rng: fastrand::Rng,
}

impl Player<Vtes> for Table {
    fn choose(&mut self, seen: &Seen<Vtes>, question: &Question<Vtes>) -> Option<Choice> {
        self.bots[question.who.index()].choose(seen, question)
    }

    fn chance(&mut self, outcomes: usize) -> usize {
        self.rng.usize(..outcomes)
    }
}

/// A whole game; the easy bots sit where `easy` says.
fn play(number: u64, easy: impl Fn(usize) -> bool) -> State {
    let mut setup = elysium_vtes::setup::starters(Some(PLAYERS as u8));
    setup.decks.rotate_left(number as usize / PLAYERS % PLAYERS);
    let setup = Setup { options: TableOptions { turn_limit: TURNS, ..setup.options }, ..setup };
    let mut state = Vtes::begin(&setup).expect("the set-up can be played");
    let bots = (0..PLAYERS).map(|seat| {
        let seed = number * 10 + seat as u64;
        if easy(seat) {
            (Vtes::BOTS.new)("easy", seed).expect("there is an easy bot")
        } else {
            Box::new(Random::new(seed))
        }
    });
    let mut table = Table { bots: bots.collect(), rng: fastrand::Rng::with_seed(number) };
    let run = run_in_place(&mut state, &[], &mut table, &mut Buffers::default());
    assert!(!run.stopped);
    state
}

#[test]
fn easy_beats_random() {
    let (mut mine, mut all) = (0, 0);
    for number in 0..25 {
        let seat = number as usize % PLAYERS;
        let state = play(number, |other| other == seat);
        mine += u32::from(state.players[seat].points);
        all += state.players.iter().map(|player| u32::from(player.points)).sum::<u32>();
    }
    assert!(100 * mine >= 60 * all, "{mine} of {all} half points");
}

#[test]
fn easy_bots_finish_their_games() {
    for number in 0..10 {
        let state = play(number, |_| true);
        assert!(state.turn < TURNS, "game {number} was not over by ousts");
    }
}
