//! The bots at the table: they finish every kind of game, and the easy one beats chance.

use elysium_kernel::{Buffers, Outcome, Player, Question, Rules, Seat, Seen, run_in_place};
use elysium_vendetta::vocabulary::Choice;
use elysium_vendetta::{Setup, Vendetta, bots};

const GAMES: u64 = 2_000;
/// The easy bot must win this share of games against three random ones; 25 % would be par.
const LEAST_SHARE: f64 = 0.45;

/// Passes each question on to whoever sits in the seat that is asked.
struct Seated {
    players: Vec<Box<dyn Player<Vendetta> + Send>>,
    rng: fastrand::Rng,
}

impl Player<Vendetta> for Seated {
    fn choose(&mut self, seen: &Seen<Vendetta>, question: &Question<Vendetta>) -> Option<Choice> {
        let choice = self.players[question.who.index()].choose(seen, question)?;
        assert!(question.options.contains(&choice), "{choice:?} was not offered for {:?}", question.ask);
        Some(choice)
    }

    fn chance(&mut self, outcomes: usize) -> usize {
        self.rng.usize(..outcomes)
    }
}

/// Plays one game; `name` says which bot sits where.
fn play(
    setup: &Setup,
    seed: u64,
    buffers: &mut Buffers<Vendetta>,
    name: impl Fn(Seat) -> &'static str,
) -> Outcome {
    let seated = |i: u8| bots::by_name(name(Seat(i)), seed * 8 + u64::from(i)).expect("the bot is known");
    let players = (0..setup.players).map(seated).collect();
    let mut table = Seated { players, rng: fastrand::Rng::with_seed(seed) };
    let mut state = Vendetta::begin(setup).expect("the set-up can be played");
    run_in_place(&mut state, &[], &mut table, buffers);
    Vendetta::outcome(&state).expect("the game is over")
}

/// The 95 % interval of a share (Wilson).
fn interval(share: f64, games: f64) -> (f64, f64) {
    const Z: f64 = 1.96;
    let middle = share + Z * Z / (2.0 * games);
    let width = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
    let scale = 1.0 + Z * Z / games;
    ((middle - width) / scale, (middle + width) / scale)
}

#[test]
fn the_easy_bot_beats_three_random_ones() {
    let setup = Setup::for_players(4);
    let mut buffers = Buffers::default();
    let mut wins = 0.0;
    for game in 0..GAMES {
        let hero = Seat((game % 4) as u8);
        let outcome = play(&setup, game, &mut buffers, |seat| if seat == hero { "easy" } else { "random" });
        wins += outcome.share(hero);
    }
    let share = wins / GAMES as f64;
    let (low, high) = interval(share, GAMES as f64);
    println!(
        "easy won {:.1} % of {GAMES} games against three random bots (95 % interval {:.1} to {:.1} %)",
        100.0 * share,
        100.0 * low,
        100.0 * high
    );
    assert!(share >= LEAST_SHARE, "easy won only {:.1} %", 100.0 * share);
}

#[test]
fn easy_bots_finish_every_kind_of_game() {
    let mut buffers = Buffers::default();
    for number in 0..256 {
        let bit = |i: u32| number >> i & 1 == 1;
        for players in 3..=6 {
            let setup = Setup {
                players,
                location_cards: bit(0),
                relics: bit(1),
                teams: players == 6 || players == 4 && bit(2),
                deploying_may_empty_own_pool: bit(3),
                blood_only_players_are_ranked: !bit(4),
                zero_power_players_are_ranked: !bit(5),
                triggers_after_whole_play: !bit(6),
                ..Setup::default()
            };
            let outcome = play(&setup, number, &mut buffers, |_| "easy");
            assert!(!outcome.winners.is_empty(), "nobody won with {setup:?}");
        }
    }
}

#[test]
fn a_bot_plays_the_same_way_with_the_same_seed() {
    let setup = Setup { relics: true, location_cards: true, ..Setup::for_players(5) };
    let mut buffers = Buffers::default();
    let [first, again] = [(); 2].map(|()| play(&setup, 7, &mut buffers, |_| "easy"));
    assert_eq!(first, again);
}

#[test]
fn bots_are_known_by_name() {
    assert!(bots::NAMES.iter().all(|name| bots::by_name(name, 1).is_some()));
    assert!(bots::by_name("nobody", 1).is_none());
}
