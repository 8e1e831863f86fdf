//! How often somebody may do something. Nobody is punished: too fast is refused, and a moment
//! later it works.

use std::num::NonZeroU32;
use std::time::Duration;

use elysium_wire::ErrorCode;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use elysium_table::CommandError;

type Limit = DefaultKeyedRateLimiter<String>;

pub struct Limits {
    commands: Limit,
    sayings: Limit,
    sign_ins: Limit,
    sign_ins_by_address: Limit,
    guests_by_address: Limit,
    tables: Limit,
    hints: Limit,
}

const fn some(n: u32) -> NonZeroU32 {
    NonZeroU32::new(n).expect("limits are not zero")
}

fn each(n: u32, period: Duration) -> Quota {
    let one = period / n;
    Quota::with_period(one).expect("periods are not zero").allow_burst(some(n))
}

impl Default for Limits {
    fn default() -> Self {
        let minute = Duration::from_secs(60);
        Limits {
            commands: RateLimiter::keyed(Quota::per_second(some(20)).allow_burst(some(40))),
            sayings: RateLimiter::keyed(each(5, Duration::from_secs(5))),
            sign_ins: RateLimiter::keyed(each(5, minute)),
            sign_ins_by_address: RateLimiter::keyed(each(20, minute)),
            guests_by_address: RateLimiter::keyed(each(30, minute)),
            tables: RateLimiter::keyed(each(60, 60 * minute)),
            hints: RateLimiter::keyed(each(60, minute)),
        }
    }
}

fn within(limit: &Limit, key: &str) -> Result<(), CommandError> {
    limit.check_key(&key.to_owned()).map_err(|_| {
        metrics::counter!("elysium_too_fast").increment(1);
        ErrorCode::TooFast.into()
    })
}

impl Limits {
    pub fn command(&self, user: &str) -> Result<(), CommandError> {
        within(&self.commands, user)
    }

    pub fn saying(&self, user: &str) -> Result<(), CommandError> {
        within(&self.sayings, user)
    }

    /// `address` is nothing on the host's own machine.
    pub fn sign_in(&self, name: &str, address: Option<&str>) -> Result<(), CommandError> {
        within(&self.sign_ins, name)?;
        address.map_or(Ok(()), |address| within(&self.sign_ins_by_address, address))
    }

    pub fn guest(&self, address: Option<&str>) -> Result<(), CommandError> {
        address.map_or(Ok(()), |address| within(&self.guests_by_address, address))
    }

    pub fn table(&self, user: &str) -> Result<(), CommandError> {
        within(&self.tables, user)
    }

    pub fn hint(&self, user: &str) -> Result<(), CommandError> {
        within(&self.hints, user)
    }

    /// Forgets whoever has been quiet for a while.
    pub fn tidy(&self) {
        for limit in [
            &self.commands,
            &self.sayings,
            &self.sign_ins,
            &self.sign_ins_by_address,
            &self.guests_by_address,
            &self.tables,
            &self.hints,
        ] {
            limit.retain_recent();
        }
    }
}
