//! The table: who plays by which rules, and whose turn it is.

use elysium_kernel::Seat;
use elysium_kernel::scenario::given::{words, yes};
use elysium_kernel::scenario::{About, Whole};
use elysium_kit::{read_switches, switched, switches_kept};

use super::{Read, Reading, deck};
use crate::rules::empty_table;
use crate::setup::RuleOptions;
use crate::state::{MAX_PLAYERS, STARTING_PRESTIGE, TURN_LIMIT};
use crate::{Rivals, reasons};

type Fact = super::Fact<Whole>;

pub(super) static SETUP: About<Rivals, Whole> = About(&[
    Fact::new("players", "<number>", "2, 3 or 4", |state, _| words([state.seats])).given(
        "2",
        |draft, _, given| {
            let players = given.number()?.unwrap_or(2);
            if !(2..=MAX_PLAYERS).contains(&players) {
                return Err(given.wrong(reasons::players().by_rule(2, 1)));
            }
            draft.setup.decks = deck::starters(players);
            Ok(())
        },
    ),
    Fact::new(
        "variants",
        "<variant>*",
        "`custom errata bluffs promises`; `no-` in front turns one off",
        |state, _| {
            let (mut options, mut usual) = (state.options, RuleOptions::default());
            switched(options.switches(), usual.switches())
        },
    )
    .given("`promises` alone", |draft, _, given| read_switches(draft.setup.options.switches(), given))
    .kept(|given, there, _| switches_kept(given, there)),
    Fact::new("tokens", "<number>", "value of one colour's tokens", |state, _| words([state.options.tokens]))
        .given("40", |draft, _, given| {
            let tokens = &mut draft.setup.options.tokens;
            *tokens = given.number()?.unwrap_or(*tokens);
            if *tokens < STARTING_PRESTIGE {
                return Err(given.wrong(reasons::few_tokens(STARTING_PRESTIGE).by_rule(2, 5)));
            }
            Ok(())
        }),
]);

pub(super) fn sit_down(draft: &mut Reading) -> Read<()> {
    draft.state = empty_table(&draft.setup);
    Ok(())
}

pub(super) static TURN: About<Rivals, Whole> = About(&[
    Fact::new("first", "<SEAT>", "who is Player 1", |state, _| words([state.first])).given(
        "A",
        |draft, _, given| {
            draft.state.first = given.seat()?.unwrap_or(Seat(0));
            Ok(())
        },
    ),
    Fact::new("active", "<SEAT>", "whose turn it is", |state, _| words([state.active])).given(
        "`first`",
        |draft, _, given| {
            draft.state.active = given.seat()?.unwrap_or(draft.state.first);
            Ok(())
        },
    ),
    Fact::new("turn", "<number>", "which turn of each player; 0 before the first", |state, _| {
        words([state.turn.div_ceil(state.seats as u16)])
    })
    .given("2", |draft, _, given| {
        let state = &mut draft.state;
        let turn: u16 = given.number()?.unwrap_or(2);
        if turn > TURN_LIMIT as u16 {
            return Err(given.wrong(reasons::turns_many().by_rule(27, 8)));
        }
        let number = state.number(state.active) as u16;
        state.turn = if turn == 0 { 0 } else { (turn - 1) * state.seats as u16 + number };
        Ok(())
    }),
    Fact::new("had-turn", "<SEAT>*", "who has begun a turn", |state, _| words(state.had_turn)).given(
        "everybody from turn 2 on",
        |draft, _, given| {
            let state = &mut draft.state;
            let begun = |seat: &Seat| u16::from(state.number(*seat)) <= state.turn;
            let begun = state.everyone().into_iter().filter(begun).collect();
            state.had_turn = given.seats()?.unwrap_or(begun);
            Ok(())
        },
    ),
    Fact::new("actions", "<number>", "actions left", |state, _| words([state.actions])).given(
        "2",
        |draft, _, given| {
            draft.state.actions = given.number()?.unwrap_or(2);
            Ok(())
        },
    ),
    Fact::new(
        "leader-out",
        "<flag>",
        "`yes` after Meeting at Alcatraz in the active player's turn",
        |state, _| yes(state.leader_out),
    )
    .given("`no`", |draft, _, given| {
        draft.state.leader_out = given.flag()?;
        Ok(())
    }),
]);
