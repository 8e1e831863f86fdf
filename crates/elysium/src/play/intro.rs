//! What is said before and after a game: who sits where, and how to find the game again.

use std::path::Path;

use elysium_kernel::{Seat, Seats};
use elysium_kit::{Line, Tone};
use elysium_text::Args;

use crate::play::session::Session;
use crate::text::{say, word};

/// The game, the seats and the file.
pub fn lines(session: &Session) -> Vec<Line> {
    let lang = session.lang;
    let seats = session.seating.names.len();
    let args = Args::new().set("game", session.game.display_name()).set("players", seats);
    let mut lines = vec![Line::new().add(Tone::Strong, say(lang, "play-intro", &args))];
    for seat in Seats::first(seats) {
        lines.push(sitter(session, seat));
    }
    if let Some(path) = session.file.kept() {
        lines.push(Line::new().add(Tone::Plain, say(lang, "play-kept", &file(path))));
    }
    lines
}

fn sitter(session: &Session, seat: Seat) -> Line {
    let lang = session.lang;
    let args = Args::new().set("seat", session.name(seat));
    if seat == session.human() {
        return Line::new().add(Tone::Own, say(lang, "play-sitter-you", &args));
    }
    let bot = &session.seating.names[seat.index()];
    Line::new().add(Tone::Plain, say(lang, "play-sitter-bot", &args.set("bot", bot)))
}

/// The number to repeat the game with, for afterwards: whoever knows it knows every card. A resumed game does not know it, but has its record.
fn seed(session: &Session) -> Option<String> {
    let number = session.number?;
    Some(say(session.lang, "play-seed", &Args::new().set("seed", number)))
}

/// Where the game is to be found after leaving it.
pub fn farewell(session: &Session) -> Vec<Line> {
    let (lang, game, over) = (session.lang, session.game.name(), session.outcome().is_some());
    let mut lines = Vec::new();
    match session.saved_in() {
        Some(path) => {
            lines.push(say(lang, "play-saved", &file(path)));
            let name = shell_word(&path.display().to_string());
            let (id, command) = match over {
                true => ("play-watch-again", format!("elysium replay {name}")),
                // Kept in a file once, kept in that file on.
                false if session.file.kept().is_some() => {
                    ("play-go-on", format!("elysium play {game} --resume {name} --record {name}"))
                }
                false => ("play-go-on", format!("elysium play {game} --resume {name}")),
            };
            lines.push(say(lang, id, &Args::new().set("command", command)));
        }
        None if over => lines.push(word(lang, "play-not-kept")),
        None => lines.push(word(lang, "play-not-saved")),
    }
    lines.extend(seed(session));
    lines.into_iter().map(|line| Line::new().add(Tone::Plain, line)).collect()
}

/// The one argument of messages about a file.
pub fn file(path: &Path) -> Args {
    Args::new().set("file", path.display().to_string())
}

/// A word as one types it in a shell.
fn shell_word(word: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || "-_./:@%+=,~".contains(c);
    if word.chars().all(plain) { word.into() } else { format!("'{}'", word.replace('\'', "'\\''")) }
}
