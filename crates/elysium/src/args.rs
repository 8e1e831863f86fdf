//! The command line.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::LazyLock;

use clap::builder::PossibleValue;
use clap::{Args, CommandFactory, FromArgMatches, Parser, Subcommand, ValueEnum};
use elysium_games::GAMES;
use elysium_kernel::Seat;
use elysium_kit::AnyGame;
use elysium_text::Lang;

use crate::choices::choices;

/// Vampire card games with the rules enforced: play, simulate, replay, judge, look up cards.
#[derive(Debug, Parser)]
#[command(
    name = "elysium",
    version,
    after_help = "This help is in English only; everything else follows --lang."
)]
pub struct Cli {
    #[arg(help = lang_help(), long, global = true, value_name = "LANG", hide_possible_values = true)]
    pub lang: Option<LangArg>,

    /// What to do [default: `serve`]
    #[command(subcommand)]
    pub command: Option<CliCommand>,
}

impl Cli {
    /// Reads the command line.
    ///
    /// What can be chosen in each game is worked out only if somebody asks for help: it takes the decks and the
    /// texts of all games.
    pub fn read() -> Result<Cli, clap::Error> {
        let mut command = Cli::command();
        if std::env::args_os().any(|word| HELP.iter().any(|help| word == *help)) {
            let choices = choices();
            for name in ["play", "sim"] {
                command = command.mut_subcommand(name, |command| command.after_help(&choices));
            }
        }
        Cli::from_arg_matches(&command.try_get_matches()?)
    }
}

/// How somebody asks for help.
const HELP: [&str; 3] = ["help", "--help", "-h"];

#[derive(Debug, Subcommand)]
pub enum CliCommand {
    /// Start the server: play in the browser, alone or with friends
    Serve(ServeArgs),
    /// Play in the terminal against bots
    Play(PlayArgs),
    /// Let bots play many games against each other and count who wins
    Sim(SimArgs),
    /// Print a recorded game in words, or check that a record is genuine
    Replay(ReplayArgs),
    /// List the cards of a game, or show one
    Cards(CardsArgs),
    /// Check decks, show one, or list the starter decks
    Deck(DeckArgs),
    /// Run scenario files: positions, moves and their expected results
    Scenario(ScenarioArgs),
    /// List the problems that players reported at the tables of a server, or print the record of one
    Reports(ReportsArgs),
    /// Copy all data of a server to an empty directory; the server may keep running
    Backup(BackupArgs),
    /// Copy a backup into an empty data directory from which a server can start
    Restore(RestoreArgs),
    /// Measure how fast games run on this machine
    Bench(BenchArgs),
    /// Play at many tables of a running server on this machine and measure how fast it answers
    Load(LoadArgs),
}

#[derive(Clone, Debug, Args)]
pub struct ServeArgs {
    /// Address to listen on; 0.0.0.0:8080 lets everybody in who can reach this machine
    #[arg(long, value_name = "ADDR:PORT", default_value_t = DEFAULT_ADDRESS)]
    pub bind: SocketAddr,

    /// Directory for all data [default: `elysium` in the user's data folder]
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,

    /// Public address of the server, if it is behind a proxy: `https://elysium.example`
    #[arg(long, value_name = "URL")]
    pub public_url: Option<String>,

    /// Trust the proxy about who calls (X-Forwarded-For)
    #[arg(long)]
    pub behind_proxy: bool,

    /// Pause of a bot before its turn at a calm table, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 600, value_parser = clap::value_parser!(i64).range(0..=60_000))]
    pub bot_pause: i64,

    /// Use bots that think for a second about every answer, to see how the server copes
    #[arg(long, hide = true)]
    pub slow_bots: bool,

    /// Write the log as JSON, one object per line
    #[arg(long)]
    pub log_json: bool,

    /// For tests: derive the server's part of every shuffle from this number; the players' parts stay random
    #[arg(long, value_name = "N", hide = true)]
    pub shuffle_seed: Option<u64>,
}

#[derive(Clone, Debug, Args)]
pub struct ReportsArgs {
    /// Report whose record is printed, for `replay`; without it all reports are listed
    pub report: Option<String>,

    /// Data directory of the server [default: `elysium` in the user's data folder]
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
}

#[derive(Clone, Debug, Args)]
pub struct BackupArgs {
    /// Directory for the backup: empty, or not there yet
    #[arg(value_name = "BACKUP")]
    pub to: PathBuf,

    /// Data directory of the server [default: `elysium` in the user's data folder]
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
}

#[derive(Clone, Debug, Args)]
pub struct RestoreArgs {
    /// Directory that `elysium backup` has filled
    #[arg(value_name = "BACKUP")]
    pub from: PathBuf,

    /// Data directory to fill: empty, or not there yet [default: `elysium` in the user's data folder]
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
            bot_pause: 600,
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

    /// Variants and options to turn on, or off with `no-` in front, or to give a value:
    /// relics,no-homemade,turn-limit=20
    #[arg(long, value_name = "NAME,...", value_delimiter = ',')]
    pub variants: Vec<String>,

    /// One deck per seat, each a starter deck or a file: brujah,mine.txt
    #[arg(long, value_name = "DECK,...", value_delimiter = ',')]
    pub decks: Vec<PathBuf>,

    /// Random seed: the same seed and answers give the same game [default: a new one,
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

    /// What you are called at the table [default: the name you are signed in with]
    #[arg(long, value_name = "NAME")]
    pub name: Option<String>,

    /// Bots in the other seats: one for all of them, or a list in order
    /// [default: the strongest bot]
    #[arg(long, value_name = "BOT,...", value_delimiter = ',')]
    pub bots: Vec<String>,

    /// Write the game to this file, finished or not
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,

    /// Go on with a recorded game that is not finished
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

    /// Print a JSON object instead of a report
    #[arg(long)]
    pub json: bool,
}

#[derive(Clone, Debug, Args)]
pub struct ReplayArgs {
    /// A record, as written by `elysium play --record`
    pub file: PathBuf,

    /// Only replay the whole record, check every line and compare the digest at its end
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

    /// Card by id, slug or name; without it all cards are listed
    #[arg(conflicts_with_all = ["coverage", "compare", "new"])]
    pub card: Option<String>,

    /// How many of all cards are there, and which of their clauses never ran in random games and scenarios
    #[arg(long, conflicts_with_all = ["compare", "new"])]
    pub coverage: bool,

    /// With --coverage: number of random games
    #[arg(long, value_name = "N", default_value_t = 500, requires = "coverage")]
    pub games: u64,

    /// With --coverage: directory whose *.scn files are run as well [default: scenarios/GAME, if it is there]
    #[arg(long, value_name = "DIR", requires = "coverage")]
    pub scenarios: Option<PathBuf>,

    /// For reviewers: our texts beside those of reference tables, the least alike first
    #[arg(long, requires = "facts", conflicts_with = "new")]
    pub compare: bool,

    /// For authors: the facts of a card of the reference tables, by number or name, as the data files have them, and
    /// cards that say something similar
    #[arg(long, value_name = "CARD", requires = "facts")]
    pub new: Option<String>,

    /// Directory with the reference tables, vteslib.csv and vtescrypt.csv; they are no part of Elysium
    #[arg(long, value_name = "DIR")]
    pub facts: Option<PathBuf>,

    /// Print JSON: an array of cards, even for a single one
    #[arg(long)]
    pub json: bool,
}

#[derive(Clone, Debug, Args)]
#[command(arg_required_else_help = true)]
pub struct DeckArgs {
    /// Which game [default: the one that a deck fits best; for `list` the first that has decks]
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

    /// Print a JSON object
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
#[command(
    args_conflicts_with_subcommands = true,
    subcommand_negates_reqs = true,
    after_help = "The rules and cards under `proves:` must exist; that the scenario reaches them is checked by the tests \
                  of the games alone."
)]
pub struct ScenarioArgs {
    #[command(subcommand)]
    pub command: Option<ScenarioCommand>,

    /// Scenario files, or directories whose *.scn files are all run
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,

    /// Print what happened in every scenario, even in those that hold
    #[arg(long, conflicts_with = "json")]
    pub log: bool,

    /// Print a JSON array with one entry per scenario
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
    #[arg(long, value_name = "N", requires = "from", conflicts_with = "game")]
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

    /// One deck per seat, each a starter deck or a file: brujah,mine.txt
    #[arg(long, value_name = "DECK,...", value_delimiter = ',')]
    pub decks: Vec<PathBuf>,

    /// How long each of the three measurements takes, in seconds
    #[arg(long, value_name = "S", default_value_t = 3.0, value_parser = seconds)]
    pub seconds: f64,

    /// Print a JSON object instead of a report
    #[arg(long)]
    pub json: bool,
}

#[derive(Clone, Debug, Args)]
pub struct LoadArgs {
    /// Number of tables played at the same time
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u16).range(1..=2000))]
    pub tables: u16,

    /// How long to play once all games have started, in seconds
    #[arg(long, value_name = "S", default_value_t = 10.0, value_parser = seconds)]
    pub seconds: f64,

    /// Answers per second, over all tables
    #[arg(long, value_name = "R", default_value_t = 500.0, value_parser = rate)]
    pub rate: f64,

    /// Address of the server, on this machine
    #[arg(long, value_name = "ADDR:PORT", default_value_t = DEFAULT_ADDRESS)]
    pub server: SocketAddr,

    /// More tables, at which bots think for a second about every answer (`serve --slow-bots`)
    #[arg(long, value_name = "N", default_value_t = 0, hide = true, value_parser = clap::value_parser!(u16).range(0..=200))]
    pub slow_bots: u16,

    /// Print a JSON object instead of a report
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

fn lang_help() -> String {
    let codes: Vec<_> = Lang::ALL.iter().map(|lang| lang.code()).collect();
    format!("Language of all output: {} [default: the language of the environment]", codes.join(", "))
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
