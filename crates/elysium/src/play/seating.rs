//! Who sits where: one human, bots in the other seats.

use elysium_kernel::{Seat, Seats, Seed};
use elysium_kit::AnyGame;
use elysium_text::{Args, Lang};

use crate::bots;
use crate::error::CliError;
use crate::text::word;

/// How a human is called in a record.
const HUMAN: &str = "human";

/// The table as it is written in a record: `human` or the name of a bot, by seat.
#[derive(Clone, Debug, PartialEq)]
pub struct Seating {
    pub human: Seat,
    pub names: Vec<String>,
    /// How the human wants to be called.
    pub own_name: Option<String>,
}

impl Seating {
    /// A new table. Without wishes the strongest bot plays: a weak one teaches nothing.
    pub fn new(
        game: &dyn AnyGame,
        seats: usize,
        human: Option<Seat>,
        wishes: &[String],
    ) -> Result<Seating, CliError> {
        let human = human.unwrap_or(Seat(0));
        if human.index() >= seats {
            let args = Args::new().set("seat", human.to_string());
            return Err(CliError::new("failure-seat", args.set("last", Seat(seats as u8 - 1).to_string())));
        }
        let strongest = game.bots().last().map(|name| (*name).to_owned());
        let wishes = if wishes.is_empty() { strongest.as_slice() } else { wishes };
        let mut names = bots::for_seats(game, wishes, seats - 1)?;
        names.insert(human.index(), HUMAN.into());
        Ok(Seating { human, names, own_name: None })
    }

    /// How everybody is called, by seat. The same bots sit down when a game goes on.
    pub fn called(&self, game: &dyn AnyGame, seed: Seed, lang: Lang) -> Vec<String> {
        let own = self.own_name.clone().unwrap_or_else(|| word(lang, "play-own-name"));
        let mut people = vec![None; self.names.len()];
        people[self.human.index()] = Some(own.as_str());
        elysium_kit::bots::called(game.bot_names(), &seed.0, &people)
    }

    /// The table of a record that is resumed. Whoever is not a bot known here (another
    /// human, a bot of another version) is replaced by one; wishes come before what is written.
    pub fn again(
        game: &dyn AnyGame,
        seats: usize,
        recorded: &[String],
        human: Option<Seat>,
        wishes: &[String],
    ) -> Result<Seating, CliError> {
        let written = recorded.iter().take(seats).position(|name| name == HUMAN);
        let human = human.or(written.map(|seat| Seat(seat as u8)));
        let mut seating = Seating::new(game, seats, human, wishes)?;
        if wishes.is_empty() {
            for seat in Seats::first(seats).without(seating.human) {
                if let Some(name) =
                    recorded.get(seat.index()).filter(|name| game.bots().contains(&name.as_str()))
                {
                    seating.names[seat.index()].clone_from(name);
                }
            }
        }
        Ok(seating)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::toy::GAME;

    fn again(recorded: &[&str], human: Option<u8>) -> Result<Seating, CliError> {
        let recorded: Vec<String> = recorded.iter().map(|name| (*name).into()).collect();
        Seating::again(GAME, 3, &recorded, human.map(Seat), &[])
    }

    #[test]
    fn a_seat_that_is_not_there_is_refused() {
        assert!(Seating::new(GAME, 3, Some(Seat(3)), &[]).is_err());
        let seating = Seating::new(GAME, 3, Some(Seat(2)), &[]).expect("there are three seats");
        assert_eq!(seating.names, ["random", "random", "human"]);
    }

    #[test]
    fn a_bot_that_is_not_there_is_refused() {
        assert!(Seating::new(GAME, 3, None, &["genius".into()]).is_err());
        assert!(Seating::new(GAME, 3, None, &vec!["random".into(); 3]).is_err());
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
