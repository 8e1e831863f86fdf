//! Playouts do not allocate: what they need lives in buffers that are used again.

use elysium_kernel::{Buffers, Random, Rules, run_in_place};

use crate::{GameTests, setup};

const PLAYOUTS: usize = 50;

pub fn playouts_do_not_allocate<T: GameTests>() {
    for number in 0..48 {
        let start = T::Game::begin(&setup::<T>(number)).expect("the set-up can be played");
        let (decisions, allocations) = playouts::<T::Game>(&start);
        let least = PLAYOUTS * T::LEAST.decisions;
        assert!(decisions >= least, "table {number}: {decisions} decisions are no playouts");
        assert_eq!(allocations, 0, "table {number}, {decisions} decisions");
    }
}

/// Plays on from a state many times; says how many decisions that took, and how many allocations.
pub fn playouts<R: Rules>(start: &R::State) -> (usize, u64) {
    let (mut random, mut buffers) = (Random::new(7), Buffers::<R>::default());
    let mut play = || {
        let mut state = start.clone();
        run_in_place(&mut state, &[], &mut random, &mut buffers).decisions as usize
    };
    // The cards are read once, and the lists of options grow to their size.
    (0..50).for_each(|_| {
        play();
    });
    let mut decisions = 0;
    let counted = allocation_counter::measure(|| decisions = (0..PLAYOUTS).map(|_| play()).sum::<usize>());
    (decisions, counted.count_total)
}
