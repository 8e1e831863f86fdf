//! Running the program, and records to run it on.

use std::path::PathBuf;
use std::process::{Command, Stdio};

use elysium_kernel::{Game, Seed, record};
use elysium_kit::Title;
use elysium_vendetta::Vendetta;
use serde_json::Value;

/// How a run of the program ended.
#[derive(Debug)]
pub struct Ran {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

impl Ran {
    #[track_caller]
    pub fn ok(self) -> String {
        assert_eq!(self.code, Some(0), "{self:?}");
        self.out
    }

    /// The complaint of a run that must fail with this code and nothing on standard output.
    #[track_caller]
    pub fn fails(self, code: i32) -> String {
        assert_eq!((self.code, self.out.as_str()), (Some(code), ""), "{self:?}");
        assert!(!self.err.contains("panicked"), "{self:?}");
        assert!(!self.err.contains('⟦'), "{self:?}");
        self.err
    }

    #[track_caller]
    pub fn json(self) -> Value {
        serde_json::from_str(&self.ok()).expect("JSON on standard output")
    }
}

/// The program with an English environment.
pub fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_elysium"));
    command.args(args).stdin(Stdio::null()).env("LC_ALL", "C");
    for name in ["NO_COLOR", "CLICOLOR_FORCE", "LANG", "LC_MESSAGES"] {
        command.env_remove(name);
    }
    command
}

pub fn run(mut command: Command) -> Ran {
    let output = command.output().expect("the program starts");
    let text = |bytes| String::from_utf8(bytes).expect("the program writes UTF-8");
    Ran { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

pub fn elysium(args: &[&str]) -> Ran {
    run(command(args))
}

/// A file that only this test uses.
pub fn file(name: &str, text: impl AsRef<[u8]>) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("the test directory can be written to");
    path.display().to_string()
}

/// The record of a random game, put aside after `most` answers if it is longer.
pub fn record(seed: u64, most: usize) -> String {
    let setup = Vendetta::setup(Some(4), &[]).expect("four can play");
    let mut game = Game::<Vendetta>::new(setup, Seed::number(seed)).expect("four can play");
    let mut rng = fastrand::Rng::with_seed(seed);
    while let Some(open) = game.next_question()
        && game.history().len() < most
    {
        let (seat, choice) = (open.who, open.options[rng.usize(..open.options.len())]);
        game.apply(seat, choice).expect("it was offered");
    }
    let names = ["human", "random", "random", "random"].map(str::to_owned);
    record::write(&game, &names, None)
}

/// The keys of an object, in alphabetical order.
pub fn keys(value: &Value) -> Vec<&str> {
    let mut keys: Vec<_> = value.as_object().expect("an object").keys().map(String::as_str).collect();
    keys.sort_unstable();
    keys
}

/// Every language, by its code.
pub fn languages() -> impl Iterator<Item = &'static str> {
    elysium_text::Lang::ALL.iter().map(|lang| lang.code())
}
