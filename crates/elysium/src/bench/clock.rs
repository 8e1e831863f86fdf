//! Work repeated for a while.

use std::time::{Duration, Instant};

/// Repeats `work` for about `seconds`; gives the decisions per second. `work` does so many rounds at once and
/// says how many decisions they took: the clock costs as much as a decision, and so does the way to the game.
pub fn speed<E>(seconds: f64, mut work: impl FnMut(u32) -> Result<u64, E>) -> Result<f64, E> {
    const BETWEEN_LOOKS: u32 = 16;
    let time = Duration::from_secs_f64(seconds);
    let (begun, mut decisions) = (Instant::now(), 0);
    loop {
        decisions += work(BETWEEN_LOOKS)?;
        let past = begun.elapsed();
        if past >= time {
            return Ok(decisions as f64 / past.as_secs_f64());
        }
    }
}
