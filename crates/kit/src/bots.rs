//! What bots share: their names, how they are called at a table, and the choice of the best option.

use elysium_kernel::{Player, Question, Rules, Seen};

use crate::{Hint, Title};

/// A bot at work.
pub type Bot<R> = Box<dyn Player<R> + Send>;

/// The bots of a game.
pub struct Bots<G: Title> {
    /// Weakest first.
    pub names: &'static [&'static str],
    /// A new bot of this name. The same seed makes it play the same way.
    pub new: fn(name: &str, seed: u64) -> Option<Bot<G>>,
    /// What the strongest of them would choose, the best first. The same view and question give the same hints.
    pub hints: fn(&Seen<G>, &Question<G>) -> Vec<Hint<G>>,
}

/// The bots of a game by name, weakest first: `bots!(Vendetta: "random" = Random::new, "easy" = Easy::new)` gives
/// `BOTS`. With `; hints = function` the strongest also says why it would choose something.
#[macro_export]
macro_rules! bots {
    ($Game:ty: $($name:literal = $new:expr),+ $(,)?) => {
        $crate::bots!($Game: $($name = $new),+; hints = $crate::hints::bare);
    };
    ($Game:ty: $($name:literal = $new:expr),+; hints = $hints:expr) => {
        pub const BOTS: $crate::bots::Bots<$Game> = $crate::bots::Bots {
            names: &[$($name),+],
            new: |name, seed| match name {
                $($name => Some(Box::new($new(seed))),)+
                _ => None,
            },
            hints: $hints,
        };
    };
}

/// What bots are called at a table, unless their game has names of its own. Names are the same in every language, and
/// begin with a consonant, so that no language has to shorten the word before them.
pub const CALLED: &[&str] = &[
    "Benedek", "Caspar", "Dorota", "Fabia", "Gwyn", "Jocasta", "Konrad", "Ludmila", "Matthias", "Nadia",
    "Petra", "Quentin", "Rosalba", "Sabine", "Tristan", "Wanda",
];

/// How everybody at a table is called, by seat. People have their own name; two of the same name are told apart by a
/// number. A bot has the name of its seat and of the table's `key`, whoever else sits there, unless a person has it.
pub fn called(list: &[&str], key: &[u8], people: &[Option<&str>]) -> Vec<String> {
    let mut names: Vec<String> = vec![String::new(); people.len()];
    let is_taken =
        |names: &[String], name: &str| names.iter().any(|one| one.to_lowercase() == name.to_lowercase());
    for (seat, person) in people.iter().enumerate().filter_map(|(seat, person)| Some((seat, (*person)?))) {
        let mut name = person.to_owned();
        for number in 2.. {
            if !is_taken(&names, &name) {
                break;
            }
            name = format!("{person} ({number})");
        }
        names[seat] = name;
    }
    // Names stand in a circle. Each seat begins at a place of its own, so that most of the time none has to move on.
    let first = key.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    });
    for seat in 0..people.len() {
        if people[seat].is_none() {
            let from = (first % list.len().max(1) as u64) as usize + seat;
            // Beyond the places of the others first: they keep their names.
            let further = (0..list.len()).map(|round| from + round * people.len());
            let mut circle = further.chain(from..from + list.len()).map(|place| list[place % list.len()]);
            let free = circle.find(|name| !is_taken(&names, name));
            names[seat] = free.map_or_else(|| elysium_kernel::Seat(seat as u8).to_string(), Into::into);
        }
    }
    names
}

/// The option that `rate` likes best. `whim` is the most that chance adds to a rating, so that equal options take
/// turns.
#[inline]
pub fn best<R: Rules>(
    question: &Question<R>,
    rng: &mut fastrand::Rng,
    whim: f32,
    rate: impl Fn(R::Choice) -> f32,
) -> R::Choice {
    let mut best = (f32::NEG_INFINITY, question.options[0]);
    for &choice in question.options {
        let rating = rate(choice) + rng.f32() * whim;
        if rating > best.0 {
            best = (rating, choice);
        }
    }
    best.1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_keeps_its_name_whoever_sits_down_beside_it() {
        for key in 0..50_u8 {
            let alone = called(CALLED, &[key], &[None, None, None, None]);
            let with_ann = called(CALLED, &[key], &[Some("Ann"), None, None, None]);
            assert_eq!(alone[1..], with_ann[1..]);
            assert_eq!(with_ann[0], "Ann");
        }
        assert_ne!(called(CALLED, b"one", &[None; 2]), called(CALLED, b"other", &[None; 2]));
    }

    #[test]
    fn nobody_is_called_like_somebody_else() {
        let [first, second] = &called(CALLED, b"key", &[None; 2])[..] else { unreachable!("two seats") };
        // A person brings the name that the first bot would have.
        let names =
            called(CALLED, b"key", &[None, None, Some(&first.to_uppercase()), Some("Ann"), Some("ann")]);
        assert_eq!(names[1], *second);
        assert_eq!(names[2..], [first.to_uppercase(), "Ann".into(), "ann (2)".into()]);
        let mut different: Vec<_> = names.iter().map(|name| name.to_lowercase()).collect();
        different.sort();
        different.dedup();
        assert_eq!(different.len(), 5, "{names:?}");
    }
}
