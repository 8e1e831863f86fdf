//! Who sits where: one human, bots in the other seats.

use elysium_kernel::{Player, Seat, Seats, Seed};
use elysium_kit::Title;
use elysium_text::Args;

use crate::bots;
use crate::failure::Failure;

/// How a human is called in a record.
const HUMAN: &str = "human";

/// The table as it is written in a record: `human` or the name of a bot, by seat.
#[derive(Clone, Debug, PartialEq)]
pub struct Seating {
    pub human: Seat,
    pub names: Vec<String>,
}

impl Seating {
    /// A new table. Without wishes the strongest bot plays: a weak one teaches nothing.
    pub fn new<G: Title>(seats: usize, human: Option<Seat>, wishes: &[String]) -> Result<Seating, Failure> {
        let human = human.unwrap_or(Seat(0));
        if human.index() >= seats {
            let args = Args::new().set("seat", human.to_string());
            return Err(Failure::new("failure-seat", args.set("last", Seat(seats as u8 - 1).to_string())));
        }
        let strongest = G::bots().last().map(|name| (*name).to_owned());
        let wishes = if wishes.is_empty() { strongest.as_slice() } else { wishes };
        let mut names = bots::for_seats::<G>(wishes, seats - 1)?;
        names.insert(human.index(), HUMAN.into());
        Ok(Seating { human, names })
    }

    /// The table of a record that is taken up again. Whoever is not a bot known here (another
    /// human, a bot of another version) is replaced by one; wishes come before what is written.
    pub fn again<G: Title>(
        seats: usize,
        recorded: &[String],
        human: Option<Seat>,
        wishes: &[String],
    ) -> Result<Seating, Failure> {
        let written = recorded.iter().take(seats).position(|name| name == HUMAN);
        let human = human.or(written.map(|seat| Seat(seat as u8)));
        let mut seating = Seating::new::<G>(seats, human, wishes)?;
        if wishes.is_empty() {
            for seat in Seats::first(seats).without(seating.human) {
                if let Some(name) =
                    recorded.get(seat.index()).filter(|name| G::bots().contains(&name.as_str()))
                {
                    seating.names[seat.index()].clone_from(name);
                }
            }
        }
        Ok(seating)
    }

    /// The bots themselves. Their dice follow from the seed of the game, so that the same answers
    /// give the same game, and from `answers`, so that a game taken up again has dice of its own.
    pub fn bots<G: Title>(&self, seed: Seed, answers: usize) -> Vec<Option<Box<dyn Player<G> + Send>>> {
        let base = u64::from_le_bytes(seed.0[..8].try_into().expect("a seed has 32 bytes"));
        let dice = |seat: usize| base.wrapping_add(seat as u64).wrapping_add((answers as u64) << 8);
        let bot = |(seat, name): (usize, &String)| G::bot(name, dice(seat));
        self.names.iter().enumerate().map(bot).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::toy::Toy;

    fn again(recorded: &[&str], human: Option<u8>) -> Result<Seating, Failure> {
        let recorded: Vec<String> = recorded.iter().map(|name| (*name).into()).collect();
        Seating::again::<Toy>(3, &recorded, human.map(Seat), &[])
    }

    #[test]
    fn a_seat_that_is_not_there_is_refused() {
        assert!(Seating::new::<Toy>(3, Some(Seat(3)), &[]).is_err());
        let seating = Seating::new::<Toy>(3, Some(Seat(2)), &[]).expect("there are three seats");
        assert_eq!(seating.names, ["random", "random", "human"]);
    }

    #[test]
    fn a_bot_that_is_not_there_is_refused() {
        assert!(Seating::new::<Toy>(3, None, &["genius".into()]).is_err());
        assert!(Seating::new::<Toy>(3, None, &vec!["random".into(); 3]).is_err());
    }

    #[test]
    fn a_record_says_who_sits_where() {
        let seating = again(&["random", "human", "random"], None).expect("a table of three");
        assert_eq!(seating.human, Seat(1));
        // Somebody may take over another seat, and bots replace whoever is not known.
        let seating = again(&["Ana", "human", "genius"], Some(0)).expect("a table of three");
        assert_eq!((seating.human, seating.names[1].as_str()), (Seat(0), "random"));
        assert_eq!(seating.names[2], "random");
        assert_eq!(again(&[], None).expect("a table of three").human, Seat(0));
        assert_eq!(again(&["x"; 9], None).expect("a table of three").names.len(), 3);
    }
}
