//! Real inputs to start from.

use std::path::Path;

use elysium_games::GAMES;
use elysium_kernel::{Fair, Seed};
use elysium_kit::{AnyGame, Play};
use elysium_wire::{
    AbsentRule, ClockRule, Command, HintRule, NewBot, NewGuest, NewTable, NewToken, Order, Pace,
    TableOptions, TakeBackRule, ToServer,
};
use serde::Serialize;

/// A random game, put aside after `most` answers.
pub fn game(game: &dyn AnyGame, players: u8, seed: u64, most: usize) -> Box<dyn Play> {
    let setup = game.setup(Some(players), &[]).expect("so many can play");
    let mut play = game.start(&setup, fair(players, seed).seed()).expect("so many can play");
    let mut rng = fastrand::Rng::with_seed(seed);
    while let Some(seat) = play.asked().into_iter().next()
        && play.answers() < most
    {
        let words = play.words(seat);
        play.answer(seat, &words[rng.usize(..words.len())]).expect("it was offered");
    }
    play
}

fn fair(players: u8, seed: u64) -> Fair {
    Fair::new(Seed::number(seed), vec![Some(Seed::number(seed + 1)); players as usize])
}

/// Records of games that were played to the end or put aside, some with a shuffle that can be checked.
pub fn records() -> Vec<Vec<u8>> {
    let of = |any: &dyn AnyGame, players: u8, seed: u64, most: usize| {
        let names = vec!["human".to_owned(); players as usize];
        let fair = Some(fair(players, seed)).filter(|_| seed.is_multiple_of(2));
        game(any, players, seed, most).record(&names, fair.as_ref()).into_bytes()
    };
    let short = (0..12).flat_map(|n| {
        GAMES.iter().map(move |any| {
            // The first three numbers of players: the largest tables of some have rules of their own.
            let counts = &any.player_counts()[..any.player_counts().len().min(3)];
            of(*any, counts[n as usize % counts.len()], n, 3 * n as usize)
        })
    });
    let whole = (21..).zip(GAMES).map(|(seed, any)| of(*any, any.player_counts()[0], seed, usize::MAX));
    short.chain(whole).collect()
}

/// Our own scenarios, each in a file of its own.
pub fn scenarios() -> Vec<Vec<u8>> {
    let scenarios = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let mut files: Vec<_> = GAMES
        .iter()
        .flat_map(|game| std::fs::read_dir(scenarios.join(game.name())).expect("every game has scenarios"))
        .map(|file| file.expect("a file").path())
        .collect();
    files.sort();
    let mut scenarios = Vec::new();
    for file in files {
        let text = std::fs::read_to_string(&file).expect("a text");
        let game = text.lines().find(|line| line.starts_with("game:")).expect("it names its game");
        let parts = text.split("\nscenario:").skip(1);
        scenarios.extend(parts.map(|part| format!("{game}\nscenario:{part}\n").into_bytes()));
    }
    scenarios
}

/// One of every message that comes in.
pub fn frames() -> Vec<Vec<u8>> {
    let text = |text: &str| Some(text.to_owned());
    let commands = [
        Command::Answer { seat: "A".into(), expected_seq: 17, word: "clan:brujah".into() },
        Command::Answer { seat: "B".into(), expected_seq: 4, word: "recruit:hydra".into() },
        Command::Sit { seat: text("C"), deck: text("brujah"), seed: text(&Seed::number(1).to_string()) },
        Command::Sit { seat: None, deck: None, seed: None },
        Command::Leave,
        Command::AddBot { seat: text("B"), level: text("easy"), deck: text("toreador") },
        Command::Clear { seat: "D".into() },
        Command::Start,
        Command::Concede,
        Command::TakeBack,
        Command::AllowTakeBack { allow: true },
        Command::Return,
        Command::Say { text: "Żółć? ¡Olé! \u{1f987}".into() },
    ];
    let orders = commands.map(|command| Order { command_id: "0123456789abcdef".into(), command });
    let table = || "abcdefghijkmnpqrstuvwxyz".to_owned();
    let messages = [
        ToServer::Hello { ticket: "0".repeat(64), lang: text("pl"), plans: true },
        ToServer::Watch { table: table(), since: Some(9) },
        ToServer::Unwatch { table: table() },
        ToServer::WatchLobby,
        ToServer::UnwatchLobby,
        ToServer::SayInLobby { text: "Hello".into() },
        ToServer::Ping,
    ];
    let options = TableOptions {
        players: Some(4),
        variants: vec!["relics".into(), "no-homemade".into()],
        public: true,
        spectators: false,
        take_back: TakeBackRule::Never,
        clock: ClockRule::Player { seconds: 600, increment: 10 },
        absent: AbsentRule::Wait,
        pace: Pace::Instant,
        hints: HintRule::Everybody,
    };
    let new = |game: &dyn AnyGame, options: &TableOptions| NewTable {
        game: game.name().into(),
        options: options.clone(),
        bots: vec![NewBot { seat: text("B"), level: text("random"), deck: None }],
        watch: false,
        start: true,
        deck: None,
        seed: text(&Seed::number(2).to_string()),
    };
    let options = [options, TableOptions::default()];
    let tables = GAMES.iter().zip(options.iter().cycle()).map(|(game, options)| bytes(&new(*game, options)));
    let mut frames: Vec<_> = orders.iter().map(bytes).collect();
    frames.extend(orders.map(|order| bytes(&ToServer::Do { table: table(), order })));
    frames.extend(messages.iter().map(bytes));
    frames.extend(tables);
    frames.push(bytes(&NewGuest { name: "Ana".into() }));
    frames.push(bytes(&NewToken { label: "bot".into() }));
    frames
}

fn bytes(message: &impl Serialize) -> Vec<u8> {
    serde_json::to_vec(message).expect("messages are plain data")
}
