//! Allies and victims, with players, at locations and in their decks; location cards.

use elysium_kernel::Seat;
use elysium_kernel::scenario::given::words;
use elysium_kernel::scenario::{About, Given, Subject, Whole};

use super::words::{a_location_card, an_ally};
use super::{Fact, Read, Reading};
use crate::cards::{AllySet, CardId, book};
use crate::sets::Loc;
use crate::state::VICTIMS;
use crate::{State, Vendetta, reasons};

fn names(allies: AllySet, victims: u8) -> Vec<String> {
    let victims = std::iter::repeat_n(CardId::VICTIM, victims as usize);
    words(allies.iter().chain(victims).map(CardId::slug))
}

/// Allies and victims that lie nowhere else.
fn take(draft: &mut Reading, given: Given, usual: u8) -> Read<(AllySet, u8)> {
    let (mut allies, mut victims) = (AllySet::default(), 0);
    for ally in given.list(an_ally)?.unwrap_or_else(|| vec![CardId::VICTIM; usual as usize]) {
        if ally != CardId::VICTIM {
            place(draft, given, ally)?;
            allies.insert(ally);
        } else if draft.notes.victims > 0 {
            draft.notes.victims -= 1;
            victims += 1;
        } else {
            return Err(given.wrong(reasons::victims_many(VICTIMS)));
        }
    }
    Ok((allies, victims))
}

fn place(draft: &mut Reading, given: Given, ally: CardId) -> Read<()> {
    if draft.notes.allies.has(ally) {
        return Err(given.wrong(reasons::ally_twice(ally.slug())));
    }
    draft.notes.allies.insert(ally);
    Ok(())
}

pub(super) static ALLIANCE: About<Vendetta, Seat> = About(&[
    Fact::new("alliance", "<card vampire human victim>*", "allies and victims", |state, seat| {
        names(state[seat].allies, state[seat].victims)
    })
    .given("one victim", |draft, seat, given| {
        let usual = u8::from(draft.state.alive.has(seat));
        let (allies, victims) = take(draft, given, usual)?;
        let player = &mut draft.state[seat];
        (player.allies, player.victims) = (allies, victims);
        Ok(())
    }),
    Fact::new("drained", "<card vampire human victim>*", "those of them that are drained", |state, seat| {
        names(state[seat].drained, state[seat].drained_victims)
    })
    .given("none", |draft, seat, given| {
        let (allies, victims) = take(draft, given, 0)?;
        let player = &mut draft.state[seat];
        (player.drained, player.drained_victims) = (allies, victims);
        Ok(())
    }),
]);

impl Subject<Vendetta> for Loc {
    const TITLE: &'static str = "A location (`1`, `2`, `3`, `haven`)";

    fn named(words: &[&str]) -> Option<String> {
        let [word] = words else { return None };
        Loc::find(word).map(|at| at.name().into())
    }

    fn all(state: &State) -> Vec<Loc> {
        state.locations().collect()
    }

    fn name(self, _: &State) -> String {
        Loc::name(self).into()
    }
}

pub(super) static LOCATIONS: About<Vendetta, Loc> = About(&[
    Fact::new("ally", "<card vampire human>", "the ally lying there", |state, at| {
        words(state.ally_at(at).map(CardId::slug))
    })
    .given("none", |draft, at, given| {
        if let Some(ally) = given.one(an_ally)? {
            place(draft, given, ally)?;
            draft.state.ally_at[at.index()] = Some(ally);
        }
        Ok(())
    }),
    Fact::new("card", "<card location>", "its location card", |state, at| {
        words(state.location_card(at).map(CardId::slug))
    })
    .given("none", |draft, at, given| {
        draft.state.location_card[at.index()] = given.one(a_location_card)?;
        Ok(())
    }),
]);

pub(super) static DECKS: About<Vendetta, Whole> =
    About(&[
        Fact::new("victims", "<number>", "victims left in the deck", |state, _| words([state.victims]))
            .given("35 less those with players", |draft, _, given| {
                draft.state.victims = given.number()?.unwrap_or(draft.notes.victims);
                Ok(())
            }),
        Fact::new(
            "allies",
            "<card vampire human>*",
            "the ally deck; allies in no place have left the game",
            |state, _| names(state.ally_deck, 0),
        )
        .given("all that are nowhere else", |draft, _, given| {
            let all = book().ally_deck.minus(draft.notes.allies);
            draft.state.ally_deck = given.list(an_ally)?.map_or(all, AllySet::from_iter);
            Ok(())
        }),
    ]);
