//! How the game ended.

use elysium_kernel::{Seat, Seats};
use elysium_kit::{Line, Tone};
use elysium_text::Args;

use crate::play::session::Session;
use crate::text::{say, word};

/// Who won and every score, the best first; empty while the game goes on.
pub fn lines(session: &Session) -> Vec<Line> {
    let (lang, human) = (session.lang, session.human());
    let Some(outcome) = session.outcome() else { return Vec::new() };
    let name = |seat: Seat| session.play().name(seat, lang);
    let list = |seats: Seats| -> String { seats.into_iter().map(name).collect::<Vec<_>>().join(", ") };
    let others = outcome.winners.without(human);
    let verdict = match (outcome.winners.has(human), others.len()) {
        (true, 0) => word(lang, "play-won"),
        (true, _) => say(lang, "play-won-together", &Args::new().set("others", list(others))),
        (false, 0) => word(lang, "play-won-by-nobody"),
        (false, n) => say(lang, "play-lost", &Args::new().set("winners", list(others)).set("n", n)),
    };
    let mut lines = vec![Line::new().add(Tone::Strong, verdict)];
    let mut ranking: Vec<_> = outcome.scores.iter().enumerate().map(|(i, s)| (*s, Seat(i as u8))).collect();
    // Who is out of the game comes last; seats that are level stay in their order.
    ranking.sort_by_key(|&(score, seat)| (std::cmp::Reverse(score), seat));
    for (score, seat) in ranking {
        let args = Args::new().set("who", name(seat));
        let text = match score {
            Some(points) => say(lang, "play-score", &args.set("points", points)),
            None => say(lang, "play-score-out", &args),
        };
        let tone = if seat == human { Tone::Own } else { Tone::Plain };
        lines.push(Line::new().add(tone, text));
    }
    lines
}
