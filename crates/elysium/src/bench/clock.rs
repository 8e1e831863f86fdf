//! Work repeated for a while.

use std::time::{Duration, Instant};

/// Repeats `work`, which says how many decisions it took, for about `seconds`; gives the
/// decisions per second. The clock is only read now and then: it costs as much as a decision.
pub fn speed<E>(seconds: f64, mut work: impl FnMut() -> Result<u64, E>) -> Result<f64, E> {
    const BETWEEN_LOOKS: u32 = 16;
    let time = Duration::from_secs_f64(seconds);
    let (begun, mut decisions) = (Instant::now(), 0);
    loop {
        for _ in 0..BETWEEN_LOOKS {
            decisions += work()?;
        }
        let past = begun.elapsed();
        if past >= time {
            return Ok(decisions as f64 / past.as_secs_f64());
        }
    }
}
