//! Shuffles that anyone can check.
//!
//! Before anybody sits down the table shows the fingerprint of its own secret. Then each person
//! adds a secret of their own, and the game is dealt from all of them together. After the end
//! everything is open: whoever compares fingerprint and seed knows that nobody chose the cards.

use serde::{Deserialize, Serialize};

use crate::Seed;

/// Says what is being mixed, so that these bytes can mean nothing else.
const PURPOSE: &[u8] = b"elysium fair shuffle 1\n";

/// Everything that went into the seed of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fair {
    /// BLAKE3 of the table's secret, published before the start.
    pub commitment: Seed,
    pub server: Seed,
    /// By seat; bots add nothing.
    pub seats: Vec<Option<Seed>>,
}

impl Fair {
    pub fn new(server: Seed, seats: Vec<Option<Seed>>) -> Fair {
        Fair { commitment: Fair::commit(server), server, seats }
    }

    /// What is published of the table's secret before the start.
    pub fn commit(server: Seed) -> Seed {
        Seed(*blake3::hash(&server.0).as_bytes())
    }

    /// What the game is dealt from.
    pub fn seed(&self) -> Seed {
        let mut mix = blake3::Hasher::new();
        mix.update(PURPOSE).update(&self.server.0);
        for seed in self.seats.iter().flatten() {
            mix.update(&seed.0);
        }
        Seed(*mix.finalize().as_bytes())
    }

    /// Does the secret match what was published before, and the seed what was mixed?
    pub fn gives(&self, seed: Seed) -> bool {
        Fair::commit(self.server) == self.commitment && self.seed() == seed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_secret_counts_and_every_lie_shows() {
        let fair = Fair::new(Seed::number(1), vec![Some(Seed::number(2)), None, Some(Seed::number(3))]);
        let seed = fair.seed();
        assert!(fair.gives(seed));
        assert!(!fair.gives(Seed::number(4)));
        let other_server = Fair { server: Seed::number(5), ..fair.clone() };
        assert!(!other_server.gives(other_server.seed()), "another secret does not match the commitment");
        let other_seat = Fair { seats: vec![Some(Seed::number(2)), None, None], ..fair };
        assert!(!other_seat.gives(seed));
    }

    #[test]
    fn the_mix_is_these_bytes_in_this_order() {
        let zero = Seed([0; 32]);
        let commitment = Fair::commit(zero).to_string();
        assert_eq!(commitment, blake3::Hasher::new().update(&[0; 32]).finalize().to_hex().to_string());
        let bytes = [PURPOSE, &[0; 32], &[1; 32]].concat();
        let fair = Fair::new(zero, vec![None, Some(Seed([1; 32]))]);
        assert_eq!(fair.seed().to_string(), blake3::hash(&bytes).to_hex().to_string());
    }
}
