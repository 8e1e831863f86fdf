//! A seat: Prestige, Agenda, Rival, and what happened this turn.

use elysium_kernel::Seat;
use elysium_kernel::scenario::given::{words, yes};
use elysium_kernel::scenario::{About, FactError, Given};

use super::words::{foreign, read_foreign};
use super::{Read, Reading};
use crate::sets::{Bits, Maybe};
use crate::state::{MAX_PLAYERS, PlayerState, Tokens};
use crate::{Rivals, reasons};

type Fact = super::Fact<Seat>;

fn mark(draft: &mut Reading, seat: Seat, given: Given, place: fn(&mut PlayerState) -> &mut bool) -> Read<()> {
    *place(&mut draft.state[seat]) = given.flag()?;
    Ok(())
}

pub(super) static SEAT: About<Rivals, Seat> = About(&[
    Fact::new("foreign", "<SEAT>/<number>*", "Prestige of other colours: `B/2`", |state, seat| {
        foreign(&state[seat].prestige, seat)
    })
    .given("none", |draft, seat, given| {
        draft.state[seat].prestige = read_foreign(given, seat, draft.seats())?;
        Ok(())
    }),
    Fact::new("prestige", "<number>", "Prestige of the player's own colour", |state, seat| {
        words([state[seat].prestige[seat.index()]])
    })
    .given("10", |draft, seat, given| {
        let (own, prestige) = (given.number()?.unwrap_or(10u8), &mut draft.state[seat].prestige);
        if prestige.iter().map(|n| u16::from(*n)).sum::<u16>() + u16::from(own) >= 200 {
            return Err(given.wrong(reasons::prestige_many()));
        }
        prestige[seat.index()] = own;
        Ok(())
    }),
    Fact::new("prestige-total", "<number>", "Prestige of all colours", |state, seat| {
        words([state[seat].total_prestige()])
    })
    .derived(),
    Fact::new("agenda", "<number>", "points of Agenda", |state, seat| words([state[seat].agenda])).given(
        "0",
        |draft, seat, given| {
            draft.state[seat].agenda = given.number()?.unwrap_or(0);
            if draft.state[seat].agenda > 100 {
                return Err(given.wrong(reasons::agenda_many().by_rule(3, 2)));
            }
            Ok(())
        },
    ),
    Fact::new("score", "<number>", "the same", |state, seat| words([state[seat].agenda])).derived(),
    Fact::new("agenda-down", "<flag>", "`yes` if the Agenda lies face down", |state, seat| {
        yes(state[seat].agenda_down)
    })
    .given("`no`", |draft, seat, given| mark(draft, seat, given, |player| &mut player.agenda_down)),
    Fact::new("rival", "<SEAT>", "the Rival", |state, seat| words([state[seat].rival])).given(
        "the next seat",
        |draft, seat, given| {
            let rival = given.seat()?.unwrap_or(seat.next(draft.seats()));
            if rival == seat {
                return Err(given.wrong(reasons::own_rival().by_rule(2, 14)));
            }
            draft.state[seat].rival = rival;
            Ok(())
        },
    ),
    Fact::new(
        "undone-by",
        "<SEAT>",
        "who caused the last loss of Prestige or of a vampire",
        |state, seat| words(state[seat].undone_by.get().map(Seat)),
    )
    .given("nobody", |draft, seat, given| {
        draft.state[seat].undone_by = given.seat()?.map_or(Maybe::NONE, |by| Maybe::some(by.0));
        Ok(())
    }),
    Fact::new("knocked-out", "<flag>", "`yes` or `no`", |state, seat| yes(state[seat].knocked_out))
        .given("`no`", |draft, seat, given| mark(draft, seat, given, |player| &mut player.knocked_out)),
    Fact::new("haven-used", "<flag>", "the Haven was used this turn", |state, seat| {
        yes(state[seat].haven_used)
    })
    .given("`no`", |draft, seat, given| mark(draft, seat, given, |player| &mut player.haven_used)),
    Fact::new("agenda-used", "<flag>", "the Agenda was used this turn", |state, seat| {
        yes(state[seat].agenda_used)
    })
    .given("`no`", |draft, seat, given| mark(draft, seat, given, |player| &mut player.agenda_used)),
    Fact::new("scheme-succeeded", "<flag>", "a Scheme succeeded this turn", |state, seat| {
        yes(state[seat].scheme_succeeded)
    })
    .given("`no`", |draft, seat, given| mark(draft, seat, given, |player| &mut player.scheme_succeeded)),
    Fact::new("mortals", "<number>", "mortals defeated this turn", |state, seat| {
        words([state[seat].mortals])
    })
    .given("0", |draft, seat, given| {
        draft.state[seat].mortals = given.number()?.unwrap_or(0);
        Ok(())
    }),
]);

/// What of each colour is not on the table.
pub(super) fn supply(draft: &mut Reading) -> Read<()> {
    let state = &mut draft.state;
    let mut out = [0u16; MAX_PLAYERS];
    let mut add = |tokens: &Tokens| {
        for (out, n) in out.iter_mut().zip(tokens) {
            *out += u16::from(*n);
        }
    };
    for player in &state.players {
        add(&player.prestige);
        player.vampires.iter().for_each(|vampire| add(&vampire.blood));
        player.laden.iter().for_each(|one| add(&one.tokens));
    }
    for slot in Bits(state.city.tokened) {
        let mut one = [0; MAX_PLAYERS];
        one[state.city.owner(slot).map_or(0, Seat::index)] = 1;
        add(&one);
    }
    for seat in state.everyone() {
        let (all, used) = (u16::from(state.options.tokens), out[seat.index()]);
        if used > all {
            return Err(FactError::new(seat, "prestige", reasons::tokens_out(used, all).by_rule(1, 6)));
        }
        state.supply[seat.index()] = (all - used) as u8;
    }
    Ok(())
}
