//! How much a test tries, and with which chances.
//!
//! Each try of a test has a number, and everything random in it follows from that number. `ELYSIUM_EFFORT` says how
//! many there are: `quick`, `usual` (which it is if nothing is said), `thorough`, or a count. `ELYSIUM_SEED` is the
//! number of the first one, otherwise 0. A try that fails says how to run it alone.

use std::ops::Range;

/// The numbers of a test's tries, one after another.
#[derive(Debug)]
pub struct Tries {
    first: u64,
    count: u64,
    usual: u64,
    done: u64,
}

impl Tries {
    /// How many a quick, a usual and a thorough run have of them.
    pub fn new(quick: u64, usual: u64, thorough: u64) -> Tries {
        let count = match variable("ELYSIUM_EFFORT").as_deref() {
            None | Some("usual") => usual,
            Some("quick") => quick,
            Some("thorough") => thorough,
            Some(count) => count.parse().unwrap_or_else(|_| {
                panic!("ELYSIUM_EFFORT={count} is not quick, usual, thorough or a number of tries")
            }),
        };
        let first = match variable("ELYSIUM_SEED") {
            None => 0,
            // Bots multiply it.
            Some(seed) => match seed.parse() {
                Ok(first) if first < 1 << 48 => first,
                _ => panic!("ELYSIUM_SEED={seed} is not a number below 2^48"),
            },
        };
        Tries { first, count, usual, done: 0 }
    }

    /// All numbers at once, for tests that share them out by themselves.
    pub fn numbers(&self) -> Range<u64> {
        self.first..self.first + self.count
    }

    pub fn total(&self) -> u64 {
        self.count
    }

    /// Whether there are so many that what comes up now and then must have come up.
    pub fn are_many(&self) -> bool {
        self.count >= self.usual
    }
}

impl Iterator for Tries {
    type Item = u64;

    fn next(&mut self) -> Option<u64> {
        let number = self.numbers().nth(self.done as usize)?;
        self.done += 1;
        Some(number)
    }
}

/// A loop over tries is left early by the failure of the last one only.
impl Drop for Tries {
    fn drop(&mut self) {
        if std::thread::panicking() && self.done > 0 {
            eprintln!("this was {}", again(self.first + self.done - 1));
        }
    }
}

/// How to run one try alone.
pub fn again(number: u64) -> String {
    format!("try {number}: alone with ELYSIUM_EFFORT=1 ELYSIUM_SEED={number}")
}

fn variable(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|value| !value.is_empty())
}
