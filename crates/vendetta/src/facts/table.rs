//! The table: who plays what, and how far the game is.

use elysium_kernel::Seat;
use elysium_kernel::scenario::given::words;
use elysium_kernel::scenario::{About, FactError, Whole};
use elysium_kit::{read_switches, switched};

use super::{Fact, Read, Reading};
use crate::rules::empty_table;
use crate::{Setup, Vendetta};

pub(super) static SETUP: About<Vendetta, Whole> = About(&[
    Fact::new("players", "<number>", "number of players", |state, _| words([state.setup.players])).given(
        "4",
        |draft, _, given| {
            draft.setup = Setup::for_players(given.number()?.unwrap_or(draft.setup.players));
            Ok(())
        },
    ),
    Fact::new(
        "variants",
        "<variant>*",
        "`location-cards relics teams`, and the table options by name; `no-` in front turns one off",
        |state, _| {
            let (mut setup, mut usual) = (state.setup, Setup::for_players(state.setup.players));
            switched(setup.switches(), usual.switches())
        },
    )
    .given("the usual ones", |draft, _, given| read_switches(draft.setup.switches(), given)),
]);

pub(super) fn sit_down(draft: &mut Reading) -> Read<()> {
    draft.setup.check().map_err(|refusal| {
        let reason = format!("refused by rule {}: {:?}", refusal.rule, refusal.why);
        FactError::new("table", "players", reason)
    })?;
    draft.state = empty_table(draft.setup);
    Ok(())
}

pub(super) const THREE_ROUNDS: &str = "there are three rounds";

pub(super) static ROUND: About<Vendetta, Whole> = About(&[
    Fact::new("round", "<number>", "1, 2 or 3", |state, _| words([state.round])).given(
        "1",
        |draft, _, given| {
            draft.state.round = given.number()?.unwrap_or(1);
            if (0..=3).contains(&draft.state.round) { Ok(()) } else { Err(given.wrong(THREE_ROUNDS)) }
        },
    ),
    Fact::new("ambition", "<SEAT>", "who holds the ambition token", |state, _| words([state.ambition]))
        .given("A", |draft, _, given| {
            draft.state.ambition = given.seat()?.unwrap_or(Seat(0));
            Ok(())
        }),
]);
