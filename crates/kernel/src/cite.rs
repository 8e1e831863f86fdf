//! Which statements of the rules page code passes: so it can be checked that a scenario reaches what it says it proves.
//!
//! A rule that applies ([`Ctx::rule`](crate::Ctx::rule)), a check that is made ([`unless`]) and a refusal
//! ([`Refusal::new`]) say it by themselves; whatever else does what a statement says has a mark of its own ([`cite`]).
//! It is noted in debug builds only, and there only while a scenario runs: playouts pay nothing for it.

use std::collections::BTreeSet;

use crate::{Refusal, Rule};

#[cfg(debug_assertions)]
thread_local! {
    /// What was passed since somebody began to listen.
    static PASSED: std::cell::RefCell<Option<BTreeSet<Rule>>> = const { std::cell::RefCell::new(None) };
}

/// Stands where the code does what the statement says.
#[inline(always)]
pub fn cite(section: u8, number: u8) {
    #[cfg(debug_assertions)]
    PASSED.with_borrow_mut(|passed| {
        if let Some(passed) = passed {
            passed.insert(Rule::new(section, number));
        }
    });
    #[cfg(not(debug_assertions))]
    let _ = (section, number);
}

/// The same, if something holds that nothing but the citation asks for: it is not looked at where nothing is noted.
#[inline(always)]
pub fn cite_if(section: u8, number: u8, holds: impl FnOnce() -> bool) {
    if cfg!(debug_assertions) && holds() {
        cite(section, number);
    }
}

/// `Ok` if it holds, otherwise the refusal.
#[inline]
pub fn unless<W>(holds: bool, section: u8, number: u8, why: W) -> Result<(), Refusal<W>> {
    cite(section, number);
    if holds { Ok(()) } else { Err(Refusal::new(section, number, why)) }
}

/// What was passed so far does not count.
pub(crate) fn forget() {
    #[cfg(debug_assertions)]
    PASSED.with_borrow_mut(|passed| passed.iter_mut().for_each(BTreeSet::clear));
}

/// Runs something and says which statements the code passed; none in builds that do not note it.
pub(crate) fn passed<T>(run: impl FnOnce() -> T) -> (T, BTreeSet<Rule>) {
    #[cfg(debug_assertions)]
    PASSED.set(Some(BTreeSet::new()));
    let result = run();
    #[cfg(debug_assertions)]
    let passed = PASSED.take().unwrap_or_default();
    #[cfg(not(debug_assertions))]
    let passed = BTreeSet::new();
    (result, passed)
}

#[cfg(all(test, debug_assertions))]
mod tests {
    use super::*;

    #[test]
    fn rules_are_noted_while_somebody_listens() {
        cite(1, 1);
        let ((), rules) = passed(|| {
            cite(1, 2);
            forget();
            cite(5, 12);
            cite_if(7, 1, || true);
            cite_if(7, 2, || false);
            assert!(unless(true, 3, 4, ()).is_ok(), "a check that is passed");
            assert!(unless(false, 3, 5, ()).is_err(), "a check that is not");
            Refusal::new(8, 2, ());
        });
        assert_eq!(rules, [(3, 4), (3, 5), (5, 12), (7, 1), (8, 2)].map(|(s, n)| Rule::new(s, n)).into());
        cite(1, 3);
        assert_eq!(passed(|| ()).1, BTreeSet::new(), "nothing is left over");
    }
}
