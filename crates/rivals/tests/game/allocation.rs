//! Playouts do not allocate: what they need lives in buffers that are used again.

use elysium_kernel::{Buffers, Random, Rules, run_in_place};
use elysium_rivals::Rivals;

use crate::deals;

#[test]
fn playouts_do_not_allocate() {
    for number in 0..12 {
        let start = Rivals::begin(&deals::setup(2 + number as usize % 3, number)).unwrap();
        let (mut random, mut buffers) = (Random::new(7), Buffers::<Rivals>::default());
        let mut play = || {
            let mut state = start;
            run_in_place(&mut state, &[], &mut random, &mut buffers).decisions
        };
        // The cards are read once, and the lists of options grow to their size.
        (0..50).for_each(|_| {
            play();
        });
        let mut decisions = 0;
        let counted = allocation_counter::measure(|| decisions = (0..100).map(|_| play()).sum());
        assert!(decisions > 2_000, "{decisions} decisions are no playouts");
        assert_eq!(counted.count_total, 0, "set-up {number}, {decisions} decisions");
    }
}
