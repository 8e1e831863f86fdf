//! What lasts for the location being resolved, and for the round.

use elysium_kernel::scenario::given::{a_seat, number, pair, words};
use elysium_kernel::scenario::{About, Subject, Whole};
use elysium_kernel::{Seat, Seats};

use super::Fact;
use super::words::{a_card, slots, slugs};
use crate::{State, Vendetta, reasons};

/// The location being resolved.
#[derive(Clone, Copy)]
pub(super) struct TheLocation;

impl Subject<Vendetta> for TheLocation {
    const TITLE: &'static str = "`here`, the location being resolved";

    fn named(words: &[&str]) -> Option<String> {
        (words == ["here"]).then(|| "here".into())
    }

    fn all(_: &State) -> Vec<TheLocation> {
        vec![TheLocation]
    }

    fn name(self, _: &State) -> String {
        "here".into()
    }
}

pub(super) static HERE: About<Vendetta, TheLocation> = About(&[
    Fact::new("winner", "<SEAT>", "who won here", |state, _| words(state.here.winner)).given(
        "nobody",
        |draft, _, given| {
            draft.state.here.winner = given.seat()?;
            Ok(())
        },
    ),
    Fact::new("rewarded", "<SEAT>*", "who got an ally or victim", |state, _| words(state.here.rewarded))
        .given("nobody", |draft, _, given| {
            draft.state.here.rewarded = given.seats()?.unwrap_or(Seats::NONE);
            Ok(())
        }),
    Fact::new("curfew", "<SEAT>*", "who skips Preparation and Aftermath", |state, _| {
        words(state.here.curfew)
    })
    .given("nobody", |draft, _, given| {
        draft.state.here.curfew = given.seats()?.unwrap_or(Seats::NONE);
        Ok(())
    }),
    Fact::new("stays", "<SEAT>*", "who did not withdraw", |state, _| words(state.here.stays)).given(
        "nobody",
        |draft, _, given| {
            draft.state.here.stays = given.seats()?.unwrap_or(Seats::NONE);
            Ok(())
        },
    ),
    Fact::new("assault", "<SEAT>*", "whose face-down cards count 4", |state, _| words(state.here.assault))
        .given("nobody", |draft, _, given| {
            draft.state.here.assault = given.seats()?.unwrap_or(Seats::NONE);
            Ok(())
        }),
    Fact::new(
        "acted",
        "<card conflict passive aftermath preparation>*",
        "cards that have acted in this step",
        |state, _| slugs(state, state.here.acted),
    )
    .given("none", |draft, _, given| {
        draft.state.here.acted = slots(given.list(|word| a_card(&draft.state, word))?);
        Ok(())
    }),
    Fact::new(
        "spares",
        "<card conflict passive aftermath preparation>*",
        "cards that leave the partner out",
        |state, _| slugs(state, state.here.spares),
    )
    .given("none", |draft, _, given| {
        draft.state.here.spares = slots(given.list(|word| a_card(&draft.state, word))?);
        Ok(())
    }),
    Fact::new("bonus", "<SEAT>/<number>*", "what relics add to totals: `A/2`", |state, _| {
        let bonus = state.here.bonus.iter().enumerate().filter(|(_, n)| **n > 0);
        words(bonus.map(|(i, n)| format!("{}/{n}", Seat(i as u8))))
    })
    .given("none", |draft, _, given| {
        let bonus = given.list(|word| {
            let (seat, n) = pair(word, "A/2")?;
            Ok((a_seat(seat, draft.seats())?, number(n)?))
        })?;
        for (seat, n) in bonus.unwrap_or_default() {
            draft.state.here.bonus[seat.index()] = n;
        }
        Ok(())
    }),
]);

pub(super) static LASTING: About<Vendetta, Whole> = About(&[
    Fact::new("bane", "<SEAT>*", "who owes a shuffle because of Malkav's Bane", |state, _| words(state.bane))
        .given("nobody", |draft, _, given| {
            draft.state.bane = given.seats()?.unwrap_or(Seats::NONE);
            Ok(())
        }),
    Fact::new(
        "forestall",
        "<SEAT>/<card conflict passive aftermath preparation>*",
        "whom Forestall protects from what: `A/challenge`",
        |state, _| {
            let all = state.forestall.iter().flatten();
            words(all.map(|&(seat, slot)| format!("{seat}/{}", state.card_of(slot).slug())))
        },
    )
    .given("nothing", |draft, _, given| {
        let forestall = given.list(|word| {
            let (seat, card) = pair(word, "A/challenge")?;
            Ok((a_seat(seat, draft.seats())?, a_card(&draft.state, card)?))
        })?;
        let (forestall, places) = (forestall.unwrap_or_default(), &mut draft.state.forestall);
        if forestall.len() > places.len() {
            return Err(given.wrong(reasons::forestall_many(places.len())));
        }
        places.iter_mut().zip(forestall).for_each(|(place, one)| *place = Some(one));
        Ok(())
    }),
]);
