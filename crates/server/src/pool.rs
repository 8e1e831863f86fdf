//! Work that may take long: bots that think, journals and replays that are read, games that are brought back.
//! It runs beside the threads of the network, a little at a time, and is given up after a while.
//!
//! These are tokio's threads for blocking work, with a semaphore in front of them: there is nothing to start,
//! stop or watch over, a panic comes back as an error, and no more runs at once than there are places. What is
//! given up cannot be stopped; it keeps its place until it ends by itself, and so cannot pile up.

use std::sync::Arc;
use std::time::Duration;

use elysium_table::CommandError;
use elysium_wire::ErrorCode;
use tokio::sync::Semaphore;

/// A bot that has not answered by then, waiting for its turn included, answers anything.
const THINKING: Duration = Duration::from_secs(30);
/// A reader who has nothing by then is refused.
const READING: Duration = Duration::from_secs(20);

/// Bots and readers have places of their own: nobody waits for a page because bots think.
pub struct Pool {
    bots: Arc<Semaphore>,
    pub readers: Arc<Semaphore>,
    /// How long a reader waits.
    pub reading: Duration,
}

impl Default for Pool {
    fn default() -> Pool {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        // Bots leave a core to those who wait for an answer.
        Pool { bots: places(cores.saturating_sub(1).max(1)), readers: places(cores), reading: READING }
    }
}

fn places(at_once: usize) -> Arc<Semaphore> {
    Arc::new(Semaphore::new(at_once))
}

impl Pool {
    /// Lets a bot think.
    pub async fn think<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, CommandError> {
        run(self.bots.clone(), THINKING, "bot", work).await
    }

    /// Reads, replays or brings back a game.
    pub async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, CommandError> {
        run(self.readers.clone(), self.reading, "read", work).await
    }
}

async fn run<T: Send + 'static>(
    places: Arc<Semaphore>,
    limit: Duration,
    kind: &'static str,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, CommandError> {
    let began = std::time::Instant::now();
    let done = tokio::time::timeout(limit, async {
        // Never closed.
        let place = places.acquire_owned().await.map_err(|_| ErrorCode::Broken)?;
        let placed = move || {
            let _place = place;
            work()
        };
        tokio::task::spawn_blocking(placed).await.map_err(|error| {
            tracing::error!(kind, %error, "a job panicked");
            ErrorCode::Broken
        })
    });
    let done = done.await.unwrap_or_else(|_| {
        tracing::warn!(kind, "a job timed out");
        Err(ErrorCode::TimedOut)
    });
    metrics::histogram!("elysium_work_seconds", "kind" => kind).record(began.elapsed().as_secs_f64());
    done.map_err(CommandError::from)
}
