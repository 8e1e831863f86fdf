//! What time it is.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970.
pub fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}

/// How long it is until then; nothing if that has passed.
pub fn until(at: i64) -> Duration {
    Duration::from_millis(at.saturating_sub(now()).max(0) as u64)
}
