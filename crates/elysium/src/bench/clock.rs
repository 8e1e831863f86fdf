//! Work repeated for a while.

use std::time::Duration;

use cpu_time::ThreadTime;

/// The time is measured in this many pieces, and the best one counts: whatever else the machine does can
/// only make a piece slower.
pub const SLICES: u32 = 10;

/// Repeats `work` until this thread has worked for about `seconds`; gives the decisions per second of its CPU
/// time. `work` does so many rounds at once and says how many decisions they took: the clock costs more than a
/// decision, and so does the way to the game.
pub fn speed<E>(seconds: f64, mut work: impl FnMut(u32) -> Result<u64, E>) -> Result<f64, E> {
    let slice = Duration::from_secs_f64(seconds) / SLICES;
    let mut best = 0.0;
    for _ in 0..SLICES {
        best = slice_speed(slice, &mut work)?.max(best);
    }
    Ok(best)
}

fn slice_speed<E>(slice: Duration, work: &mut impl FnMut(u32) -> Result<u64, E>) -> Result<f64, E> {
    const BETWEEN_LOOKS: u32 = 64;
    let (begun, mut decisions) = (ThreadTime::now(), 0);
    loop {
        decisions += work(BETWEEN_LOOKS)?;
        let past = begun.elapsed();
        if past >= slice && !past.is_zero() {
            return Ok(decisions as f64 / past.as_secs_f64());
        }
    }
}
