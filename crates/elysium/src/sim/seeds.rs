//! Seeds for every game and seat of a simulation, so that none depends on which thread plays it.

/// Who rolls the dice of a game.
#[derive(Clone, Copy)]
pub enum Dice {
    /// Shuffles and draws.
    Chance,
    /// The bot of a seat, from 0.
    Bot(usize),
}

/// The seed of one pair of dice in one game.
pub fn derive(seed: u64, game: u64, dice: Dice) -> u64 {
    let dice = match dice {
        Dice::Chance => 0,
        Dice::Bot(seat) => seat as u64 + 1,
    };
    // Mixed in turn: neighbouring games and seats must not get neighbouring seeds.
    mix(mix(mix(seed) ^ game) ^ dice)
}

/// SplitMix64, a bijection that spreads every bit.
const fn mix(n: u64) -> u64 {
    let mut z = n.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pair_of_dice_has_its_own_seed() {
        let mut all = std::collections::BTreeSet::new();
        for seed in 0..10 {
            for game in 0..10 {
                all.insert(derive(seed, game, Dice::Chance));
                all.extend((0..8).map(|seat| derive(seed, game, Dice::Bot(seat))));
            }
        }
        assert_eq!(all.len(), 10 * 10 * 9);
    }
}
