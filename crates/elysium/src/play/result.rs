//! How the game ended.

use elysium_kernel::{Seat, Seats};
use elysium_kit::{Line, Tone};
use elysium_text::{Args, Lang};
use elysium_wire::{PointsRow, plain};

use crate::numbers::{decimal, points};
use crate::play::session::Session;
use crate::text::{say, word};

/// Who won and why, and every score with what it is made of, the best first; empty while the game goes on.
pub fn lines(session: &Session) -> Vec<Line> {
    let (lang, human) = (session.lang, session.human());
    let Some(outcome) = session.outcome() else { return Vec::new() };
    let name = |seat: Seat| session.name(seat).to_owned();
    let list = |seats: Seats| -> String { seats.into_iter().map(name).collect::<Vec<_>>().join(", ") };
    let others = outcome.winners.without(human);
    let verdict = match (outcome.winners.has(human), others.len()) {
        (true, 0) => word(lang, "play-won"),
        (true, _) => say(lang, "play-won-together", &Args::new().set("others", list(others))),
        (false, 0) => word(lang, "play-won-by-nobody"),
        (false, n) => say(lang, "play-lost", &Args::new().set("winners", list(others)).set("n", n)),
    };
    let mut lines = vec![Line::new().add(Tone::Strong, verdict)];
    let Some(mut ended) = session.play().ended(lang) else { return lines };
    ended.name_seats(&session.names);
    if !ended.why.is_empty() {
        lines.push(Line::new().add(Tone::Plain, plain(&ended.why)));
    }
    let per_point = session.game.scores_per_point();
    for ending in &ended.seats {
        let Ok(seat) = ending.seat.parse::<Seat>() else { continue };
        let args = Args::new().set("who", name(seat));
        let score = outcome.scores[seat.index()];
        let text = match score {
            // A plain number where it is whole: the word behind it goes by it.
            Some(score) if score % i32::from(per_point) == 0 => {
                say(lang, "play-score", &args.set("points", score / i32::from(per_point)))
            }
            Some(score) => {
                say(lang, "play-score", &args.set("points", points(lang, score.into(), per_point)))
            }
            None => say(lang, "play-score-out", &args),
        };
        let tone = if seat == human { Tone::Own } else { Tone::Plain };
        let rows: Vec<_> = ending.rows.iter().map(|row| row_in_words(lang, row)).collect();
        let text = match rows.is_empty() {
            true => text,
            false => {
                say(lang, "play-score-rows", &Args::new().set("score", text).set("rows", rows.join(", ")))
            }
        };
        lines.push(Line::new().add(tone, text));
        if !ending.out.is_empty() {
            lines.push(Line::new().add(Tone::Dim, plain(&ending.out)));
        }
    }
    lines
}

/// Where a part of the points comes from, and how many it is.
fn row_in_words(lang: Lang, row: &PointsRow) -> String {
    let places = usize::from(row.points.fract() != 0.0);
    let args = Args::new().set("what", plain(&row.text)).set("n", decimal(lang, row.points, places));
    say(lang, "play-score-row", &args)
}
