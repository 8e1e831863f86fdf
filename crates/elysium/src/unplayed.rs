//! A record of another version of the rules: what stands in it, without playing it.

use elysium_kernel::record::{self, Outline, RecordError, RecordErrorKind};
use elysium_kernel::{Outcome, Seat};
use elysium_kit::{AnyGame, Line, Tone};
use elysium_text::{Args, Lang};

use crate::args::ReplayArgs;
use crate::error::CliError;
use crate::numbers::points;
use crate::output::Output;
use crate::record_error;
use crate::text::{say, word};

/// Is a record refused for no other reason than its version?
pub fn is_of_other_rules(error: &RecordError) -> bool {
    matches!(error.kind, RecordErrorKind::OtherRules { .. })
}

/// A record of another version can be neither verified nor played on.
pub fn refusal(file: &std::path::Path, error: &RecordError, lang: Lang) -> CliError {
    let args = Args::new().set("file", file.display().to_string());
    CliError::new("failure-other-rules", args.set("reason", record_error::text(lang, &error.kind)))
}

pub fn show(args: &ReplayArgs, text: &str, why: &RecordError, lang: Lang) -> Result<(), CliError> {
    let outline = record::outline(text, args.to.unwrap_or(usize::MAX)).map_err(|error| {
        let words = Args::new().set("file", args.file.display().to_string()).set("line", error.line);
        CliError::new("failure-record", words.set("reason", record_error::text(lang, &error.kind)))
    })?;
    let mut out = Output::new();
    let strong = |text: String| Line::new().add(Tone::Strong, text);
    out.painted(&strong(title(&outline, lang)))?;
    let reason = Args::new().set("reason", record_error::text(lang, &why.kind));
    out.line(&say(lang, "replay-unplayed", &reason))?;
    out.line(&say(lang, "replay-setup", &Args::new().set("setup", outline.setup.to_string())))?;
    out.line("")?;
    let answers = outline.answers.iter().zip(1..);
    // A seat may have chosen in secret: whoever looks as another seat is not shown that.
    for ((seat, answer), n) in
        answers.filter(|((seat, _), _)| args.viewer.is_none_or(|viewer| viewer == *seat))
    {
        out.line(&format!("{n:>5}  {seat}: {answer}"))?;
    }
    if outline.whole {
        out.line("")?;
        out.painted(&strong(end(&outline, lang)))?;
    }
    Ok(out.flush()?)
}

fn title(outline: &Outline, lang: Lang) -> String {
    let name = |(seat, name): (Seat, &String)| format!("{seat}: {name}");
    let names: Vec<_> =
        (0..elysium_kernel::MAX_SEATS as u8).map(Seat).zip(&outline.names).map(name).collect();
    let args = Args::new().set("game", &outline.game);
    let names = if names.is_empty() { word(lang, "replay-nobody") } else { names.join(", ") };
    say(lang, "replay-unplayed-title", &args.set("names", names))
}

fn end(outline: &Outline, lang: Lang) -> String {
    let Some(Outcome { winners, scores }) = &outline.outcome else {
        return say(lang, "replay-unfinished", &Args::new().set("answers", outline.answers.len()));
    };
    let per_point = elysium_games::game(&outline.game).map_or(1, AnyGame::scores_per_point);
    let names: Vec<_> = winners.into_iter().map(|seat| seat.to_string()).collect();
    let scores: Vec<_> = (0..)
        .map(Seat)
        .zip(scores)
        .map(|(seat, score)| match score {
            Some(score) => format!("{seat} {}", points(lang, (*score).into(), per_point)),
            None => format!("{seat} {}", word(lang, "outcome-out")),
        })
        .collect();
    let args = Args::new().set("count", names.len()).set("names", names.join(", "));
    say(lang, "outcome-won", &args.set("scores", scores.join(", ")))
}
