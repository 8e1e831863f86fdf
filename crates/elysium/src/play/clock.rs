//! How much of the time of a game is left.
//!
//! The other time that a table can agree on, that of a referendum, does not run for one person who plays with bots.

use std::time::Duration;

use elysium_text::Args;

use crate::play::session::{Clock, Session};
use crate::text::{say, word};

/// What the first line of the screen says of it; nothing in a game without a limit.
pub fn short(session: &Session) -> Option<String> {
    let lang = session.lang;
    Some(match session.clock()? {
        Clock::Left(time) => say(lang, "play-time-left", &Args::new().set("time", digits(time))),
        Clock::Up => word(lang, "play-time-up"),
    })
}

/// The answer to who asks.
pub fn line(session: &Session) -> String {
    short(session).unwrap_or_else(|| word(session.lang, "play-time-none"))
}

/// `1:05:09`, `5:09`: hours, if there are any, minutes and seconds. A second that has begun counts.
fn digits(time: Duration) -> String {
    let seconds = time.as_millis().div_ceil(1_000);
    let (hours, minutes, seconds) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        hours => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_written_as_on_a_clock() {
        let of = |millis| digits(Duration::from_millis(millis));
        assert_eq!([of(0), of(1), of(59_001), of(309_000)], ["0:00", "0:01", "1:00", "5:09"]);
        assert_eq!([of(3_909_000), of(36_000_000)], ["1:05:09", "10:00:00"]);
    }
}
