//! A seat: pool, points, and what is still owed.

use elysium_kernel::scenario::given::{number, pair, words, yes};
use elysium_kernel::scenario::{About, Given};
use elysium_kernel::{Reason, Seat};

use super::{Read, Reading};
use crate::state::{Delay, POOL, Player, Step};
use crate::{Vtes, reasons};

type Fact = super::Fact<Seat>;

fn mark(draft: &mut Reading, seat: Seat, given: Given, place: fn(&mut Player) -> &mut bool) -> Read<()> {
    *place(&mut draft.state[seat]) = given.flag()?;
    Ok(())
}

/// Points are kept in halves.
fn points(halves: u8) -> String {
    if halves.is_multiple_of(2) { (halves / 2).to_string() } else { format!("{}.5", halves / 2) }
}

fn read_points(word: &str) -> Result<u8, Reason> {
    let (whole, half) = word.strip_suffix(".5").map_or((word, 0), |whole| (whole, 1));
    let whole: u8 = number(whole)?;
    whole.checked_mul(2).and_then(|n| n.checked_add(half)).ok_or_else(|| reasons::points_many(word))
}

pub(super) static SEAT: About<Vtes, Seat> = About(&[
    Fact::new("pool", "<number>", "pool", |state, seat| words([state[seat].pool])).given(
        "30; 0 before the deal and for whoever is out of the game",
        |draft, seat, given| {
            let none = draft.state.step == Step::Deal || !draft.state.is_playing(seat);
            draft.state[seat].pool = given.number()?.unwrap_or(if none { 0 } else { POOL });
            Ok(())
        },
    ),
    Fact::new("points", "<number>|<number>.5", "victory points", |state, seat| {
        words([points(state[seat].points)])
    })
    .given("0", |draft, seat, given| {
        draft.state[seat].points = given.one(read_points)?.unwrap_or(0);
        Ok(())
    }),
    Fact::new(
        "unreplaced",
        "<delay>/<number>*",
        "cards that were played and not replaced yet, by when they will be: `discard/1`, `never/2`",
        |state, seat| {
            let some = Delay::ALL.iter().zip(state[seat].unreplaced).filter(|(_, n)| *n > 0);
            words(some.map(|(delay, n)| format!("{}/{n}", delay.slug())))
        },
    )
    .given("`never`, as many as the hand lacks", |draft, seat, given| {
        let waiting = given.list(|word| {
            let (delay, n) = pair(word, "discard/1")?;
            let delay = Delay::find(delay).ok_or_else(|| reasons::no_delay(delay))?;
            Ok((delay, number::<u8>(n)?))
        })?;
        let state = &mut draft.state;
        match waiting {
            Some(waiting) => {
                waiting.into_iter().for_each(|(delay, n)| state[seat].unreplaced[delay as usize] = n);
            }
            None if state.step == Step::Deal || !state.is_playing(seat) => {}
            None => {
                let player = &mut state[seat];
                let lacks = player.hand_size.saturating_sub(player.hand.len() as u8);
                player.unreplaced[Delay::Never as usize] = lacks;
            }
        }
        Ok(())
    }),
    Fact::new("hand-size", "<number>", "how many cards a full hand has", |state, seat| {
        words([state[seat].hand_size])
    })
    .derived(),
    Fact::new("owed", "<number>", "master phase actions owed for an out-of-turn master", |state, seat| {
        words([state[seat].owed])
    })
    .given("0", |draft, seat, given| {
        draft.state[seat].owed = given.number()?.unwrap_or(0);
        Ok(())
    }),
    Fact::new(
        "out-of-turn",
        "<flag>",
        "an out-of-turn master was played since the last own turn",
        |state, seat| yes(state[seat].out_of_turn),
    )
    .given("`no`", |draft, seat, given| mark(draft, seat, given, |player| &mut player.out_of_turn)),
    Fact::new("withdrawing", "<flag>", "has announced to withdraw, and lost nothing since", |state, seat| {
        yes(state[seat].withdrawing)
    })
    .given("`no`", |draft, seat, given| mark(draft, seat, given, |player| &mut player.withdrawing)),
    Fact::new(
        "burn-option",
        "<flag>",
        "a card was discarded by its burn option in this phase",
        |state, seat| yes(state[seat].burn_option),
    )
    .given("`no`", |draft, seat, given| mark(draft, seat, given, |player| &mut player.burn_option)),
    Fact::new("prey", "<SEAT>", "the prey", |state, seat| {
        words(state.prey(seat).filter(|_| state.is_playing(seat)))
    })
    .derived(),
    Fact::new("predator", "<SEAT>", "the predator", |state, seat| {
        words(state.predator(seat).filter(|_| state.is_playing(seat)))
    })
    .derived(),
]);
