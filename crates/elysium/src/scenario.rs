//! `elysium scenario`: runs executable rulings and says which of them hold.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::{fs, io};

use elysium_kernel::scenario::{self, ScenarioError};
use elysium_kernel::{Viewer, record};
use elysium_kit::{AnyGame, Line, ScenarioReport, Tone, reason_of_no_game};
use elysium_text::{Args, Lang};
use serde_json::{Value, json};

use crate::args::{NewScenarioArgs, ScenarioArgs, ScenarioCommand};
use crate::error::CliError;
use crate::event_lines;
use crate::files;
use crate::output::Output;
use crate::replay;
use crate::text::{say, word};

/// How one scenario went, in words.
struct Verdict {
    name: String,
    line: usize,
    /// What was expected and what was there; `None` if all is well.
    reason: Option<String>,
    /// What happened, if that helps to find the mistake.
    log: Vec<Line>,
}

pub fn run(args: &ScenarioArgs, lang: Lang) -> Result<(), CliError> {
    if let Some(ScenarioCommand::New(new)) = &args.command {
        return print_new(new, lang);
    }
    let mut out = Output::new();
    let (mut passed, mut failed, mut entries) = (0u64, 0u64, Vec::new());
    for file in all_files(&args.files)? {
        for verdict in verdicts(&file, lang) {
            *if verdict.reason.is_none() { &mut passed } else { &mut failed } += 1;
            if args.json {
                entries.push(entry(&file, &verdict));
            } else {
                show(&file, &verdict, args.log, lang, &mut out)?;
            }
        }
    }
    if args.json {
        out.json(&entries)?;
    } else {
        let sums = Args::new().set("passed", passed).set("failed", failed);
        out.painted(&Line::new().add(Tone::Strong, say(lang, "scenario-sum", &sums)))?;
    }
    out.flush()?;
    if failed > 0 { Err(CliError::Shown) } else { Ok(()) }
}

/// `elysium scenario new`.
fn print_new(args: &NewScenarioArgs, lang: Lang) -> Result<(), CliError> {
    let text = match (&args.from, &args.game) {
        (Some(file), _) => from_record(file, args.at, lang)?,
        (None, Some(game)) => game.0.new_scenario(lang),
        (None, None) => return Ok(()), // clap has asked for one of them
    };
    let mut out = Output::new();
    text.lines().try_for_each(|line| out.line(line))?;
    Ok(out.flush()?)
}

fn from_record(file: &Path, at: Option<usize>, lang: Lang) -> Result<String, CliError> {
    let text = files::read(file)?;
    let game = replay::game_of(file, &text, lang)?;
    let args = || Args::new().set("file", file.display().to_string());
    let broken = |error| replay::broken(file, &error, lang);
    let written = game.scenario_of(&text, at.unwrap_or(usize::MAX), lang).map_err(broken)?;
    if let Some(at) = at {
        let answers = record::outline(&text, at).map_err(broken)?.answers.len();
        if answers < at {
            return Err(CliError::new("failure-scenario-at", args().set("answers", answers).set("at", at)));
        }
    }
    written.ok_or_else(|| CliError::new("failure-scenario-from", args()))
}

fn entry(file: &Path, verdict: &Verdict) -> Value {
    json!({
        "file": file.display().to_string(),
        "name": verdict.name,
        "ok": verdict.reason.is_none(),
        "reason": verdict.reason,
    })
}

fn show(file: &Path, verdict: &Verdict, log: bool, lang: Lang, out: &mut Output) -> io::Result<()> {
    let args = Args::new().set("name", &verdict.name).set("file", file.display().to_string());
    let Some(reason) = &verdict.reason else {
        out.line(&say(lang, "scenario-ok", &args))?;
        return verdict.log.iter().filter(|_| log).try_for_each(|line| out.painted(line));
    };
    out.painted(
        &Line::new().add(Tone::Strong, say(lang, "scenario-failed", &args.set("line", verdict.line))),
    )?;
    for text in reason.lines() {
        let text = say(lang, "scenario-reason", &Args::new().set("reason", text));
        out.painted(&Line::new().add(Tone::Blood, format!("    {text}")))?;
    }
    verdict.log.iter().try_for_each(|line| out.painted(line))
}

/// The files named, and every scenario file of the directories named.
pub fn all_files(named: &[PathBuf]) -> Result<Vec<PathBuf>, CliError> {
    let mut files = Vec::new();
    for path in named {
        let before = files.len();
        if path.is_dir() {
            below(path, &mut files).map_err(|error| CliError::file(path, &error))?;
            if files.len() == before {
                let args = Args::new().set("file", path.display().to_string());
                return Err(CliError::new("failure-scenario-none", args));
            }
        } else {
            files.push(path.clone());
        }
    }
    Ok(files)
}

/// Every `*.scn` below a directory, sorted. Links to directories are not followed: they may go round.
fn below(directory: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    let mut entries = fs::read_dir(directory)?.collect::<io::Result<Vec<_>>>()?;
    entries.sort_by_key(fs::DirEntry::path);
    for entry in entries {
        let path = entry.path();
        if entry.file_type()?.is_dir() {
            below(&path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "scn") {
            files.push(path);
        }
    }
    Ok(())
}

/// A file that cannot be read or understood is one verdict, so that the other files still run.
fn verdicts(file: &Path, lang: Lang) -> Vec<Verdict> {
    let bad = |line, reason| {
        vec![Verdict { name: file.display().to_string(), line, reason: Some(reason), log: Vec::new() }]
    };
    let text = match files::read(file) {
        Ok(text) => text,
        Err(failure) => return bad(1, failure.text(lang)),
    };
    let name = match scenario::game_of(&text) {
        Ok(name) => name,
        Err(error) => return bad(error.line, reason_of_no_game(lang, &error.reason)),
    };
    // A misspelt name is answered by the game that was probably meant.
    let near = || scenario::nearest(&name, elysium_games::GAMES.iter().map(|game| game.name()));
    let Some(game) = elysium_games::game(&name).or_else(|| elysium_games::game(near()?)) else {
        let args = Args::new().set("game", &name).set("known", elysium_games::names());
        return bad(1, CliError::new("failure-game", args).text(lang));
    };
    // A position that nobody thought of may bring down the rules, but not the other files.
    let run = AssertUnwindSafe(|| play(game, &text, lang));
    match catch_unwind(run) {
        Ok(Ok(verdicts)) => verdicts,
        Ok(Err(error)) => bad(error.line, game.reason(lang, &error.reason)),
        Err(_) => bad(1, word(lang, "scenario-broken")),
    }
}

fn play(game: &dyn AnyGame, text: &str, lang: Lang) -> Result<Vec<Verdict>, ScenarioError> {
    let verdict = |report: ScenarioReport| {
        let log = report.play.map_or_else(Vec::new, |play| play.log(Viewer::Omniscient, lang));
        let log = log.iter().map(event_lines::dated).collect();
        let line = report.failure.as_ref().map_or(report.line, |failure| failure.line);
        let reason = report.failure.map(|failure| game.reason(lang, &failure.reason));
        Verdict { name: report.name, line, reason, log }
    };
    Ok(game.run_scenarios(text)?.into_iter().map(verdict).collect())
}
