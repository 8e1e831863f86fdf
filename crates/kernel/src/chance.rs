//! Where chance comes from at a real table: a seed and a portable generator.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha12Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The seed of a game. The same seed and the same answers give the same game everywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed from a number, for command lines and tests.
    pub fn number(n: u64) -> Seed {
        Seed(*blake3::hash(format!("elysium seed {n}").as_bytes()).as_bytes())
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl FromStr for Seed {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let error =
            || format!("a seed is 64 hexadecimal digits, this one has {} characters", text.chars().count());
        if text.len() != 64 || !text.is_ascii() {
            return Err(error());
        }
        let mut seed = [0; 32];
        for (i, byte) in seed.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16)
                .map_err(|_| format!("`{}` in the seed is not hexadecimal", &text[2 * i..2 * i + 2]))?;
        }
        Ok(Seed(seed))
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        String::deserialize(d)?.parse().map_err(serde::de::Error::custom)
    }
}

/// The `draw`-th number below `outcomes` of a seed. Each draw has a stream of its own, so a draw
/// depends on nothing but its number; rejection keeps the outcomes equally likely.
pub(crate) fn draw(seed: Seed, draw: u64, outcomes: usize) -> usize {
    let mut rng = ChaCha12Rng::from_seed(seed.0);
    rng.set_stream(draw);
    let n = outcomes as u32;
    let fair = u32::MAX - u32::MAX % n;
    loop {
        let x = rng.next_u32();
        if x < fair {
            return (x % n) as usize;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_survives_its_text() {
        let seed = Seed::number(7);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert!("abc".parse::<Seed>().is_err());
        assert!("zz".repeat(32).parse::<Seed>().is_err());
    }

    #[test]
    fn every_outcome_comes_up_about_as_often() {
        let mut seen = [0; 6];
        for i in 0..6000 {
            seen[draw(Seed::number(1), i, 6)] += 1;
        }
        assert!(seen.iter().all(|&n| (850..1150).contains(&n)), "{seen:?}");
    }
}
