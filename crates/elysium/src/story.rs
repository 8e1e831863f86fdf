//! A game told in words: what happened, under which rule, and how it ended.

use elysium_kernel::{Game, Rule, Rules, Seats, Viewer};
use elysium_kit::{Line, Title, Tone};
use elysium_text::{Args, Lang};

use crate::text::{say, word};

/// The events from number `from` on, one line each: after how many answers, under which rule,
/// and what. Those that the game finds not worth a line are left out.
pub fn events<G: Title>(game: &Game<G>, from: usize, viewer: Viewer, lang: Lang) -> Vec<Line> {
    let answers = game.history().len();
    let told = game.log().since(from, viewer).filter_map(|(_, rule, event)| {
        let text = G::event(lang, game.now(), event)?;
        let line = Line::new().add(Tone::Dim, format!("{answers:>4} "));
        let line = if rule == Rule::NONE { line } else { line.add(Tone::Dim, format!("[{rule}] ")) };
        Some(line.add(Tone::Plain, text))
    });
    told.collect()
}

/// Who won, or who is to answer now.
pub fn end<G: Title>(game: &Game<G>, lang: Lang) -> String {
    let name = |seat| G::seat_name(lang, game.now(), seat);
    if let Some(outcome) = game.outcome() {
        let names: Vec<_> = outcome.winners.into_iter().map(name).collect();
        let args = Args::new().set("count", names.len()).set("names", names.join(", "));
        let scores = Seats::first(<G as Rules>::seats(game.now())).into_iter().zip(&outcome.scores);
        let scores: Vec<_> = scores
            .map(|(seat, score)| match score {
                Some(score) => format!("{seat} {score}"),
                None => format!("{seat} {}", word(lang, "story-out")),
            })
            .collect();
        return say(lang, "story-won", &args.set("scores", scores.join(", ")));
    }
    let asked = game.open().iter().filter(|open| open.given.is_none());
    let waiting: Vec<_> = asked.map(|open| G::waiting(lang, game.now(), open.who, open.ask)).collect();
    say(lang, "story-paused", &Args::new().set("waiting", waiting.join(" ")))
}
