//! How the game ended.

use elysium_kernel::{Seat, Seats};
use elysium_kit::{Line, Tone};
use elysium_text::Args;

use crate::numbers::points;
use crate::play::session::Session;
use crate::text::{say, word};

/// Who won and every score, the best first; empty while the game goes on.
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
    let mut ranking: Vec<_> = outcome.scores.iter().enumerate().map(|(i, s)| (*s, Seat(i as u8))).collect();
    // Who is out of the game comes last; seats that are level stay in their order.
    ranking.sort_by_key(|&(score, seat)| (std::cmp::Reverse(score), seat));
    let per_point = session.game.scores_per_point();
    for (score, seat) in ranking {
        let args = Args::new().set("who", name(seat));
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
        lines.push(Line::new().add(tone, text));
    }
    lines
}
