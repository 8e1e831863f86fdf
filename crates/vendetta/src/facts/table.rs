//! The table: who plays what, and how far the game is.

use elysium_kernel::scenario::given::words;
use elysium_kernel::scenario::{About, FactError, Whole};
use elysium_kernel::{Reason, Seat};
use elysium_kit::{read_switches, switched, switches_kept};

use super::{Fact, Read, Reading};
use crate::rules::empty_table;
use crate::{Setup, Vendetta, reasons};

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
    .given("the usual ones", |draft, _, given| read_switches(draft.setup.switches(), given))
    .kept(|given, there, _| switches_kept(given, there)),
]);

pub(super) fn sit_down(draft: &mut Reading) -> Read<()> {
    draft.setup.check().map_err(|refusal| FactError::new("table", "players", Reason::refused(refusal)))?;
    draft.state = empty_table(draft.setup);
    Ok(())
}

pub(super) static ROUND: About<Vendetta, Whole> = About(&[
    Fact::new("round", "<number>", "1, 2 or 3", |state, _| words([state.round])).given(
        "1",
        |draft, _, given| {
            draft.state.round = given.number()?.unwrap_or(1);
            if (0..=3).contains(&draft.state.round) {
                Ok(())
            } else {
                Err(given.wrong(reasons::three_rounds()))
            }
        },
    ),
    Fact::new("ambition", "<SEAT>", "who holds the ambition token", |state, _| words([state.ambition]))
        .given("A", |draft, _, given| {
            draft.state.ambition = given.seat()?.unwrap_or(Seat(0));
            Ok(())
        }),
]);
