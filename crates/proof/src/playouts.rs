//! Playouts do not allocate: what they need lives in buffers that are used again.

use elysium_kernel::{Buffers, Random, Rules, run_in_place};

use crate::{GameTests, setup};

const PLAYOUTS: usize = 50;

pub fn playouts_do_not_allocate<T: GameTests>() {
    for number in 0..48 {
        let start = T::Game::begin(&setup::<T>(number)).expect("the set-up can be played");
        let (mut random, mut buffers) = (Random::new(7), Buffers::<T::Game>::default());
        let mut play = || {
            let mut state = start.clone();
            run_in_place(&mut state, &[], &mut random, &mut buffers).decisions as usize
        };
        // The cards are read once, and the lists of options grow to their size.
        (0..50).for_each(|_| {
            play();
        });
        let mut decisions = 0;
        let counted =
            allocation_counter::measure(|| decisions = (0..PLAYOUTS).map(|_| play()).sum::<usize>());
        let least = PLAYOUTS * T::LEAST.decisions;
        assert!(decisions >= least, "table {number}: {decisions} decisions are no playouts");
        assert_eq!(counted.count_total, 0, "table {number}, {decisions} decisions");
    }
}
