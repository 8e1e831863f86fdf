//! A bot that thinks for a second about every answer, to see how a server bears such bots. It is offered to
//! nobody: a server takes it only after [`allow_slow_bots`].

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use elysium_kernel::{Player, Question, Random, Seen};
use elysium_wire::SLOW_BOT;

use crate::Title;
use crate::bots::Bot;

const THINKS: Duration = Duration::from_secs(1);

static ALLOWED: AtomicBool = AtomicBool::new(false);

/// From here on tables take slow bots.
pub fn allow_slow_bots() {
    ALLOWED.store(true, Ordering::Relaxed);
}

pub(crate) fn is_allowed(name: &str) -> bool {
    name == SLOW_BOT && ALLOWED.load(Ordering::Relaxed)
}

/// A bot by name, the slow one among them if it is allowed.
pub(crate) fn bot<G: Title>(name: &str, seed: u64) -> Option<Bot<G>> {
    if is_allowed(name) { Some(Box::new(Slow(Random::new(seed)))) } else { (G::BOTS.new)(name, seed) }
}

struct Slow(Random);

impl<G: Title> Player<G> for Slow {
    fn choose(&mut self, seen: &Seen<G>, question: &Question<G>) -> Option<G::Choice> {
        // It keeps a core busy, as a bot that searches does.
        let began = Instant::now();
        while began.elapsed() < THINKS {
            std::hint::spin_loop();
        }
        self.0.choose(seen, question)
    }

    fn chance(&mut self, outcomes: usize) -> usize {
        Player::<G>::chance(&mut self.0, outcomes)
    }
}
