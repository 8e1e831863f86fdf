//! Playouts do not allocate: what they need lives in buffers that are used again.

use elysium_kernel::{Buffers, Random, Rules, run_in_place};
use elysium_vendetta::{Setup, Vendetta};

#[test]
fn playouts_do_not_allocate() {
    for players in 3..=6 {
        let mut setup = Setup::for_players(players);
        (setup.relics, setup.location_cards) = (true, true);
        let start = Vendetta::begin(&setup).unwrap();
        let (mut random, mut buffers) = (Random::new(7), Buffers::<Vendetta>::default());
        let mut play = || {
            let mut state = start;
            run_in_place(&mut state, &[], &mut random, &mut buffers).decisions
        };
        // The cards are read once, and the lists of options grow to their size.
        (0..50).for_each(|_| {
            play();
        });
        let mut decisions = 0;
        let counted = allocation_counter::measure(|| decisions = (0..200).map(|_| play()).sum());
        assert!(decisions > 10_000, "{decisions} decisions are no playouts");
        assert_eq!(counted.count_total, 0, "{players} players, {decisions} decisions");
    }
}
