//! Real inputs, changed a little, many thousand times: nothing that comes in may end in a panic.

use std::collections::BTreeMap;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};

use elysium_fuzzing::mutate::mutated;
use elysium_fuzzing::{frames, record, scenario, seeds};
use elysium_kernel::testkit::Tries;
use fastrand::Rng;

/// Feeds the inputs themselves and changed ones. What panics is shown by its message, once.
fn feed(inputs: &[Vec<u8>], changed: Range<u64>, take: fn(&[u8])) {
    let mut panics: BTreeMap<String, (usize, Vec<u8>)> = BTreeMap::new();
    let mut one = |input: Vec<u8>| {
        if let Err(panic) = catch_unwind(AssertUnwindSafe(|| take(&input))) {
            let text = panic.downcast_ref::<String>().cloned();
            let text = text.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned()));
            panics.entry(text.unwrap_or_default()).or_insert((0, input)).0 += 1;
        }
    };
    inputs.iter().cloned().for_each(&mut one);
    for number in changed {
        one(mutated(inputs, &mut Rng::with_seed(number)));
    }
    let listed = |(text, (count, input)): (&String, &(usize, Vec<u8>))| {
        format!("{count} times: {text}\n{}\n", String::from_utf8_lossy(input))
    };
    assert!(panics.is_empty(), "{}", panics.iter().map(listed).collect::<String>());
}

#[test]
fn frames_are_understood_or_refused() {
    feed(&seeds::frames(), Tries::new(1_000, 5_000, 100_000).numbers(), frames);
}

#[test]
fn records_are_read_or_refused() {
    feed(&seeds::records(), Tries::new(500, 2_500, 50_000).numbers(), record);
}

#[test]
fn scenarios_are_run_or_refused() {
    feed(&seeds::scenarios(), Tries::new(500, 2_500, 50_000).numbers(), scenario);
}

/// Positions that the games once fell over.
#[test]
fn what_was_found_stays_mended() {
    let findings =
        std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/findings")).expect("findings");
    let read = |file: std::io::Result<std::fs::DirEntry>| {
        std::fs::read(file.expect("a file").path()).expect("a text")
    };
    feed(&findings.map(read).collect::<Vec<_>>(), 0..0, scenario);
}

/// Enough of what is changed is still understood to reach what lies behind.
#[test]
fn changed_inputs_are_not_all_nonsense() {
    let inputs = seeds::scenarios();
    let whole = |number: &u64| {
        let text = String::from_utf8(mutated(&inputs, &mut Rng::with_seed(*number))).unwrap_or_default();
        elysium_kernel::scenario::game_of(&text).is_ok()
    };
    assert!((0..500).filter(whole).count() > 250);
}
