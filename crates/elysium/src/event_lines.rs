//! A game in words: what happened, under which rule, and how it ended.

use elysium_kernel::Seats;
use elysium_kit::{EventText, Line, Play, Tone};
use elysium_text::{Args, Lang, Text};

use crate::numbers::points;
use crate::parts::{text, toned};
use crate::text::{say, word};

/// An event for whoever reads about a game: after how many answers, under which rule, and what.
pub fn dated(event: &EventText) -> Line {
    let mut line = Line::new().add(Tone::Dim, format!("{:>4} ", event.answers));
    if let Some(rule) = &event.rule {
        line.push(Tone::Dim, format!("[{rule}] "));
    }
    line.0.extend(toned(&text(&event.parts), Tone::Plain).0);
    line
}

/// An event for whoever plays: what, and why. That is the card, or where there is none, the rule.
pub fn reasoned(event: &EventText, lang: Lang) -> Text {
    let what = text(&event.parts);
    match &event.rule {
        Some(rule) if event.by_rule => Text::joined([what, rule_mark(lang, rule).into()], " "),
        _ => what,
    }
}

/// The rule that is the reason, as it stands behind a sentence.
pub fn rule_mark(lang: Lang, rule: &str) -> String {
    say(lang, "play-rule", &Args::new().set("rule", rule))
}

/// Who won, or who is to answer now.
pub fn end(play: &dyn Play, lang: Lang) -> String {
    if let Some(outcome) = play.outcome() {
        let names: Vec<_> = outcome.winners.into_iter().map(|seat| play.name(seat, lang)).collect();
        let args = Args::new().set("count", names.len()).set("names", names.join(", "));
        let scores = Seats::first(play.seats()).into_iter().zip(&outcome.scores);
        let scores: Vec<_> = scores
            .map(|(seat, score)| match score {
                Some(score) => format!("{seat} {}", points(lang, (*score).into(), play.scores_per_point())),
                None => format!("{seat} {}", word(lang, "outcome-out")),
            })
            .collect();
        return say(lang, "outcome-won", &args.set("scores", scores.join(", ")));
    }
    let waiting = play.asked().into_iter().filter_map(|seat| play.waiting(seat, lang));
    let waiting = Text::joined(waiting.map(|parts| text(&parts)), " ");
    say(lang, "outcome-paused", &Args::new().set("waiting", waiting))
}
