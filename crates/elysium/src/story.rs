//! A game told in words: what happened, under which rule, and how it ended.

use elysium_kernel::Seats;
use elysium_kit::{EventText, Line, Play, Tone};
use elysium_text::{Args, Lang, Text};

use crate::parts::{text, toned};
use crate::text::{say, word};

/// An event for whoever reads about a game: after how many answers, under which rule, and what.
pub fn dated(told: &EventText) -> Line {
    let mut line = Line::new().add(Tone::Dim, format!("{:>4} ", told.answers));
    if let Some(rule) = &told.rule {
        line.push(Tone::Dim, format!("[{rule}] "));
    }
    line.0.extend(toned(&text(&told.parts), Tone::Plain).0);
    line
}

/// An event for whoever plays: what, and why. That is the card, or where there is none, the rule.
pub fn reasoned(told: &EventText, lang: Lang) -> Text {
    let what = text(&told.parts);
    match &told.rule {
        Some(rule) if told.by_rule => Text::joined([what, rule_mark(lang, rule).into()], " "),
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
                Some(score) => format!("{seat} {score}"),
                None => format!("{seat} {}", word(lang, "story-out")),
            })
            .collect();
        return say(lang, "story-won", &args.set("scores", scores.join(", ")));
    }
    let waiting = play.asked().into_iter().filter_map(|seat| play.waiting(seat, lang));
    let waiting = Text::joined(waiting.map(|parts| text(&parts)), " ");
    say(lang, "story-paused", &Args::new().set("waiting", waiting))
}
