//! The command line.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::LazyLock;

use clap::builder::PossibleValue;
use clap::{Args, Parser, Subcommand, ValueEnum};
use elysium_games::GAMES;
use elysium_kernel::Seat;
use elysium_kit::AnyGame;
use elysium_text::Lang;

use crate::choices::choices;

/// Vampire card games with the rules enforced: play, simulate, replay, judge, look up cards.
#[derive(Debug, Parser)]
#[command(name = "elysium", version)]
pub struct Cli {
    /// Language of everything that is shown: en, es, fr or pl [default: the language of the environment]
    #[arg(long, global = true, value_name = "LANG", hide_possible_values = true)]
    pub lang: Option<LangArg>,

    /// Without one: `serve`
    #[command(subcommand)]
    pub command: Option<CliCommand>,
}

#[derive(Debug, Subcommand)]
pub enum CliCommand {
    /// Start the server: everything in the browser, alone or with friends
    Serve(ServeArgs),
    /// Play in the terminal against bots
    #[command(after_help = choices())]
    Play(PlayArgs),
    /// Let bots play many games against each other and count who wins
    #[command(after_help = choices())]
    Sim(SimArgs),
    /// Print a recorded game in words, or check that a record is genuine
    Replay(ReplayArgs),
    /// List the cards of a game, or show one
    Cards(CardsArgs),
    /// Check decks, show one, or list the starter decks
    Deck(DeckArgs),
    /// Run scenario files: positions, moves and what must come of them
    Scenario(ScenarioArgs),
    /// What players have reported from the tables of a server: a list, or the record of one
    Reports(ReportsArgs),
    /// Copy everything that a server keeps to an empty directory; the server may run meanwhile
    Backup(BackupArgs),
    /// Put a backup into an empty data directory, for a server to start on
    Restore(RestoreArgs),
    /// Measure how fast games run on this machine
    Bench(BenchArgs),
    /// Play many tables through a running server on this machine and measure how fast it answers
    Load(LoadArgs),
}

#[derive(Clone, Debug, Args)]
pub struct ServeArgs {
    /// Where to listen; 0.0.0.0:8080 is for everybody who can reach this machine
    #[arg(long, value_name = "ADDR:PORT", default_value_t = DEFAULT_ADDRESS)]
    pub bind: SocketAddr,

    /// Where everything is kept [default: `elysium` in the user's data folder]
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,

    /// What people type to come here, if a proxy stands in front: `https://elysium.example`
    #[arg(long, value_name = "URL")]
    pub public_url: Option<String>,

    /// Believe the proxy in front about who calls (X-Forwarded-For)
    #[arg(long)]
    pub behind_proxy: bool,

    /// A bot's pause before each answer at a calm table, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 700, value_parser = clap::value_parser!(i64).range(0..=60_000))]
    pub bot_pause: i64,

    /// Take bots that think for a second about every answer, to try how the server bears them
    #[arg(long, hide = true)]
    pub slow_bots: bool,

    /// Write the log as JSON, one object per line
    #[arg(long)]
    pub log_json: bool,

    /// For tests: the server's part of every shuffle follows from this number, which leaves the players' parts
    #[arg(long, value_name = "N", hide = true)]
    pub shuffle_seed: Option<u64>,
}

#[derive(Clone, Debug, Args)]
pub struct ReportsArgs {
    /// The report whose record is printed, as `replay` reads it; without one all reports are listed
    pub report: Option<String>,

    /// The data directory of the server [default: `elysium` in the user's data folder]
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
}

#[derive(Clone, Debug, Args)]
pub struct BackupArgs {
    /// Where the backup goes: a directory that is empty or not there yet
    #[arg(value_name = "BACKUP")]
    pub to: PathBuf,

    /// The data directory of the server [default: `elysium` in the user's data folder]
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
}

#[derive(Clone, Debug, Args)]
pub struct RestoreArgs {
    /// The directory that `elysium backup` has filled
    #[arg(value_name = "BACKUP")]
    pub from: PathBuf,

    /// The data directory to fill: empty or not there yet [default: `elysium` in the user's data folder]
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
}

/// Only this machine, on a port that browsers and people know.
const DEFAULT_ADDRESS: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 8080);

impl Default for ServeArgs {
    /// What `elysium` does when it is given no command.
    fn default() -> Self {
        ServeArgs {
            bind: DEFAULT_ADDRESS,
            data: None,
            public_url: None,
            behind_proxy: false,
            bot_pause: 700,
            slow_bots: false,
            log_json: false,
            shuffle_seed: None,
        }
    }
}

/// What a table agrees on before the start.
#[derive(Clone, Debug, Args)]
pub struct TableArgs {
    /// Number of players, bots included [default: the game's usual number]
    #[arg(long, value_name = "N")]
    pub players: Option<u8>,

    /// Variants to switch on, or off with `no-` before the name: relics,no-homemade
    #[arg(long, value_name = "NAME,...", value_delimiter = ',')]
    pub variants: Vec<String>,

    /// Decks by seat, each a starter deck or a file, as many as players: brujah,mine.txt
    #[arg(long, value_name = "DECK,...", value_delimiter = ',')]
    pub decks: Vec<PathBuf>,

    /// Number that decides all chance: the same seed gives the same game [default: a new one,
    /// which is printed]
    #[arg(long, value_name = "SEED")]
    pub seed: Option<u64>,
}

#[derive(Clone, Debug, Args)]
pub struct PlayArgs {
    /// Which game
    pub game: GameArg,

    #[command(flatten)]
    pub table: TableArgs,

    /// Your seat: A, B, C ... or 1, 2, 3 ... [default: A]
    #[arg(long, value_name = "SEAT")]
    pub seat: Option<Seat>,

    /// Who plays the other seats: one bot for all, or a list for the other seats in order
    /// [default: the strongest bot]
    #[arg(long, value_name = "BOT,...", value_delimiter = ',')]
    pub bots: Vec<String>,

    /// Write the game to this file, finished or not
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,

    /// Go on with a recorded game that was put aside
    #[arg(long, value_name = "FILE", conflicts_with_all = ["players", "variants", "decks", "seed"])]
    pub resume: Option<PathBuf>,

    /// Lines of text instead of a full screen, for screen readers, scripts and plain terminals
    #[arg(long)]
    pub plain: bool,
}

#[derive(Clone, Debug, Args)]
pub struct SimArgs {
    /// Which game
    pub game: GameArg,

    /// How many games to play
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,

    #[command(flatten)]
    pub table: TableArgs,

    /// Bots by seat; a list shorter than the table is repeated [default: the weakest bot]
    #[arg(long, value_name = "BOT,...", value_delimiter = ',')]
    pub bots: Vec<String>,

    /// Games to play at the same time; the result does not depend on it [default: one per core]
    #[arg(long, value_name = "J", value_parser = clap::value_parser!(u16).range(1..))]
    pub jobs: Option<u16>,

    /// Print one JSON object instead of a report
    #[arg(long)]
    pub json: bool,
}

#[derive(Clone, Debug, Args)]
pub struct ReplayArgs {
    /// A record, as written by `elysium play --record`
    pub file: PathBuf,

    /// Only play the whole record again, check every line and compare the digest at its end
    #[arg(long, conflicts_with_all = ["to", "viewer"])]
    pub verify: bool,

    /// Stop after this many answers
    #[arg(long, value_name = "N")]
    pub to: Option<usize>,

    /// Print only what this seat could know: A, B, C ... or 1, 2, 3 ... [default: everything]
    #[arg(long = "as", id = "viewer", value_name = "SEAT")]
    pub viewer: Option<Seat>,
}

#[derive(Clone, Debug, Args)]
pub struct CardsArgs {
    /// Which game
    pub game: GameArg,

    /// A card by id, slug or name; without one all cards are listed
    pub card: Option<String>,

    /// Print a JSON array of cards, also of a single one
    #[arg(long)]
    pub json: bool,
}

#[derive(Clone, Debug, Args)]
#[command(arg_required_else_help = true)]
pub struct DeckArgs {
    /// Which game [default: the first that has decks]
    #[arg(long, global = true, value_name = "GAME")]
    pub game: Option<GameArg>,

    #[command(subcommand)]
    pub command: DeckCommand,
}

#[derive(Clone, Debug, Subcommand)]
pub enum DeckCommand {
    /// Check decks against the rules and list everything that is wrong with them
    Check(DeckCheckArgs),
    /// Show a deck: its cards, its kinds and clans, and how strong its vampires are
    Show(DeckShowArgs),
    /// List the starter decks
    List(DeckListArgs),
}

#[derive(Clone, Debug, Args)]
pub struct DeckCheckArgs {
    /// Deck files, or starter decks by name
    #[arg(required = true, value_name = "FILE")]
    pub decks: Vec<PathBuf>,

    /// Print a JSON array with one entry per deck
    #[arg(long)]
    pub json: bool,
}

#[derive(Clone, Debug, Args)]
pub struct DeckShowArgs {
    /// A deck file, or a starter deck by name
    #[arg(value_name = "FILE|NAME")]
    pub deck: PathBuf,

    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(Clone, Debug, Args)]
pub struct DeckListArgs {
    /// Print a JSON array of decks, each as `show` prints it
    #[arg(long)]
    pub json: bool,
}

#[derive(Clone, Debug, Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub struct ScenarioArgs {
    #[command(subcommand)]
    pub command: Option<ScenarioCommand>,

    /// Scenario files, or directories of which every *.scn file is run
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,

    /// Print what happened in every scenario, also in those that hold
    #[arg(long, conflicts_with = "json")]
    pub log: bool,

    /// Print a JSON array with one entry a scenario
    #[arg(long)]
    pub json: bool,
}

#[derive(Clone, Debug, Subcommand)]
pub enum ScenarioCommand {
    /// Print a scenario file: one to start with, or the position of a recorded game
    New(NewScenarioArgs),
}

#[derive(Clone, Debug, Args)]
pub struct NewScenarioArgs {
    /// Which game
    #[arg(value_enum, required_unless_present = "from", conflicts_with = "from")]
    pub game: Option<GameArg>,

    /// A record: its position becomes a scenario
    #[arg(long, value_name = "RECORD")]
    pub from: Option<PathBuf>,

    /// The position after this many answers of the record [default: the last one]
    #[arg(long, value_name = "N", requires = "from")]
    pub at: Option<usize>,
}

#[derive(Clone, Debug, Args)]
pub struct BenchArgs {
    /// Which game
    #[arg(value_enum, default_value_t)]
    pub game: GameArg,

    /// Number of players [default: 4, or the number of decks]
    #[arg(long, value_name = "N")]
    pub players: Option<u8>,

    /// Decks by seat, each a starter deck or a file, as many as players: brujah,mine.txt
    #[arg(long, value_name = "DECK,...", value_delimiter = ',')]
    pub decks: Vec<PathBuf>,

    /// How long to measure, in seconds, each of the three figures
    #[arg(long, value_name = "S", default_value_t = 3.0, value_parser = seconds)]
    pub seconds: f64,

    /// Print one JSON object instead of a report
    #[arg(long)]
    pub json: bool,
}

#[derive(Clone, Debug, Args)]
pub struct LoadArgs {
    /// Tables that are played at the same time
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u16).range(1..=2000))]
    pub tables: u16,

    /// How long to play once all tables have begun
    #[arg(long, value_name = "S", default_value_t = 10.0, value_parser = seconds)]
    pub seconds: f64,

    /// Answers a second, over all tables
    #[arg(long, value_name = "R", default_value_t = 500.0, value_parser = rate)]
    pub rate: f64,

    /// The server, on this machine
    #[arg(long, value_name = "ADDR:PORT", default_value_t = DEFAULT_ADDRESS)]
    pub server: SocketAddr,

    /// Tables beside these at which bots think for a second about every answer (`serve --slow-bots`)
    #[arg(long, value_name = "N", default_value_t = 0, hide = true, value_parser = clap::value_parser!(u16).range(0..=200))]
    pub slow_bots: u16,

    /// Print one JSON object instead of a report
    #[arg(long)]
    pub json: bool,
}

fn rate(text: &str) -> Result<f64, String> {
    let rate: f64 = text.parse().map_err(|_| "not a number".to_owned())?;
    if (1.0..=100_000.0).contains(&rate) { Ok(rate) } else { Err("not from 1 to 100000".to_owned()) }
}

/// A time that a machine can measure and a person can wait for.
fn seconds(text: &str) -> Result<f64, String> {
    let seconds: f64 = text.parse().map_err(|_| "not a number".to_owned())?;
    if (0.01..=3600.0).contains(&seconds) { Ok(seconds) } else { Err("not from 0.01 to 3600".to_owned()) }
}

/// A language on the command line.
#[derive(Clone, Copy, Debug)]
pub struct LangArg(pub Lang);

impl ValueEnum for LangArg {
    fn value_variants<'a>() -> &'a [LangArg] {
        static ALL: LazyLock<Vec<LangArg>> =
            LazyLock::new(|| Lang::ALL.iter().copied().chain([Lang::Test]).map(LangArg).collect());
        &ALL
    }

    /// The test locale is there for those who look for words that escaped translation.
    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.0.code()).hide(self.0 == Lang::Test))
    }
}

/// A game on the command line, by name; without one the first.
#[derive(Clone, Copy)]
pub struct GameArg(pub &'static dyn AnyGame);

impl Default for GameArg {
    fn default() -> GameArg {
        GameArg(GAMES[0])
    }
}

impl fmt::Debug for GameArg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.name())
    }
}

impl ValueEnum for GameArg {
    fn value_variants<'a>() -> &'a [GameArg] {
        static ALL: LazyLock<Vec<GameArg>> = LazyLock::new(|| GAMES.iter().copied().map(GameArg).collect());
        &ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.0.name()))
    }
}
