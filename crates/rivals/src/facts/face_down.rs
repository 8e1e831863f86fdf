//! Face-down cards: Conspiracies with the tokens on them.

use elysium_kernel::scenario::given::{a_seat, words, yes};
use elysium_kernel::scenario::{About, FactError, Subject, Whole, seat_name};
use elysium_kernel::{Reason, Seat, Seats};

use super::words::{coloured, library_card, names};
use super::zones::take;
use super::{Read, Reading};
use crate::cards::{Kind, book};
use crate::sets::{LIBRARY, Slot};
use crate::state::{Laden, MAX_PLAYERS};
use crate::{Rivals, State, reasons};

type Fact = super::Fact<FaceDown>;

/// The n-th face-down card of a player, from 1.
#[derive(Clone, Copy)]
pub(super) struct FaceDown(Seat, usize);

impl FaceDown {
    fn of(self, state: &State) -> &Laden {
        let laden = &state[self.0].laden;
        &laden[self.place(state)]
    }

    fn of_mut(self, state: &mut State) -> &mut Laden {
        let place = self.place(state);
        &mut state[self.0].laden[place]
    }

    fn place(self, state: &State) -> usize {
        let down = state[self.0].laden.iter().enumerate().filter(|(_, one)| one.down);
        down.map(|(place, _)| place).nth(self.1 - 1).unwrap_or(0)
    }
}

impl Subject<Rivals> for FaceDown {
    const TITLE: &'static str = "A face-down card (`A 1`: the first of A)";

    fn named(words: &[&str]) -> Option<String> {
        let [who, nth] = words else { return None };
        let nth = nth.parse::<u8>().ok().filter(|nth| *nth > 0)?;
        Some(format!("{} {nth}", seat_name(who)?))
    }

    fn all(state: &State) -> Vec<FaceDown> {
        let count = |seat: Seat| state[seat].laden.iter().filter(|one| one.down).count();
        let seats = state.everyone().into_iter();
        seats.flat_map(|seat| (1..=count(seat)).map(move |nth| FaceDown(seat, nth))).collect()
    }

    fn name(self, _: &State) -> String {
        format!("{} {}", self.0, self.1)
    }

    fn missing(state: &State, name: &str) -> Reason {
        let (seat, number) = name.split_once(' ').unwrap_or((name, "1"));
        let here = seat_name(seat).is_some_and(|seat| state.everyone().has(seat));
        if here {
            reasons::face_down_missing(seat, number)
        } else {
            <Whole as Subject<Rivals>>::missing(state, name)
        }
    }
}

/// No card of a Library: not yet known.
const UNKNOWN: u8 = LIBRARY as u8;

/// As many face-down cards as the sheet mentions.
pub(super) fn make_room(draft: &mut Reading) -> Read<()> {
    for seat in draft.everyone() {
        let has = |nth: &usize| draft.sheet.keys(&format!("{seat} {nth}")).next().is_some();
        for nth in (1..).take_while(has) {
            let laden = &mut draft.state[seat].laden;
            if laden.len() == laden.capacity() {
                let subject = format!("{seat} {nth}");
                return Err(FactError::new(subject, "card", reasons::face_down_many()));
            }
            laden.push(Laden { card: UNKNOWN, down: true, ..Laden::default() });
        }
    }
    Ok(())
}

pub(super) static FACE_DOWN: About<Rivals, FaceDown> = About(&[
    Fact::new("card", "<card not vampire haven agenda>", "which card it is", |state, down| {
        names(state, [Slot::library(down.0, down.of(state).card)])
    })
    .given("must be said", |draft, down, given| {
        let card = given.one(library_card)?.ok_or_else(|| given.wrong(reasons::which_card()))?;
        if book(false).library_card(card).kind != Kind::Conspiracy {
            return Err(given.wrong(reasons::no_conspiracy(card.slug())));
        }
        let slot = take(draft, down.0, given, card)?;
        down.of_mut(&mut draft.state).card = slot.index() as u8;
        Ok(())
    }),
    Fact::new("tokens", "<SEAT>*", "the colours of its tokens: `A A B`", |state, down| {
        coloured(&down.of(state).tokens)
    })
    .given("one of its player", |draft, down, given| {
        let colours = given.list(|word| a_seat(word, draft.seats()))?.unwrap_or_else(|| vec![down.0]);
        let mut tokens = [0; MAX_PLAYERS];
        colours.iter().for_each(|colour| tokens[colour.index()] += 1);
        down.of_mut(&mut draft.state).tokens = tokens;
        Ok(())
    }),
    Fact::new("contributors", "<SEAT>*", "who has put Prestige on it", |state, down| {
        words(down.of(state).contributors)
    })
    .given("whose tokens are on it", |draft, down, given| {
        let one = down.of_mut(&mut draft.state);
        let owners = (0..).map(Seat).zip(one.tokens).filter(|(_, n)| *n > 0).map(|(seat, _)| seat).collect();
        one.contributors = given.seats()?.unwrap_or(owners);
        Ok(())
    }),
    Fact::new("known", "<SEAT>*", "foes who have seen it", |state, down| words(down.of(state).known)).given(
        "none",
        |draft, down, given| {
            down.of_mut(&mut draft.state).known = given.seats()?.unwrap_or(Seats::NONE);
            Ok(())
        },
    ),
    Fact::new("added", "<SEAT>*", "who has added a token this turn", |state, down| {
        words(down.of(state).added)
    })
    .given("nobody", |draft, down, given| {
        down.of_mut(&mut draft.state).added = given.seats()?.unwrap_or(Seats::NONE);
        Ok(())
    }),
    Fact::new("new", "<flag>", "`yes` if it was played this turn", |state, down| yes(down.of(state).new))
        .given("`no`", |draft, down, given| {
            down.of_mut(&mut draft.state).new = given.flag()?;
            Ok(())
        }),
    Fact::new("invited", "<SEAT>*", "who was invited this turn", |state, down| words(down.of(state).invited))
        .given("nobody", |draft, down, given| {
            down.of_mut(&mut draft.state).invited = given.seats()?.unwrap_or(Seats::NONE);
            Ok(())
        }),
    Fact::new("exempt", "<SEAT>*", "contributors who can be its target this turn", |state, down| {
        words(down.of(state).exempt)
    })
    .given("nobody", |draft, down, given| {
        down.of_mut(&mut draft.state).exempt = given.seats()?.unwrap_or(Seats::NONE);
        Ok(())
    }),
]);
