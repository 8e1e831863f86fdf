//! Positions of the toy as facts.

use elysium_kernel::scenario::given::{number, words};
use elysium_kernel::scenario::{self, About, Draft, FactError, Facts, Sheet, TablePart, Whole};
use elysium_kernel::{Message, Rules, Seat};

use super::vocabulary::Stone;
use super::{Setup, Toy};

type Fact<S> = scenario::Fact<Toy, S>;

mod reasons {
    elysium_kernel::reasons! { pub(super) as "position-":
        no_stone(stone: u8);
    }
}

static SETUP: About<Toy, Whole> =
    About(&[Fact::new("players", "<number>", "number of players", |state, _| words([state.players])).given(
        "3",
        |draft, _, given| {
            draft.setup.players = given.number()?.unwrap_or(3);
            Ok(())
        },
    )]);

static TABLE: About<Toy, Whole> =
    About(&[
        Fact::new("round", "<number>", "1 or 2; 3 when the game is over", |state, _| words([state.round]))
            .given("1", |draft, _, given| {
                draft.state.round = given.number()?.unwrap_or(1);
                Ok(())
            }),
        Fact::new("turn", "<SEAT>", "who takes a stone", |state, _| words(state.turn.map(Seat))).given(
            "nobody, while sides are called",
            |draft, _, given| {
                draft.state.turn = given.seat()?.map(|seat| seat.0);
                Ok(())
            },
        ),
        Fact::new("taken", "<number>*", "stones that are gone, by number", |state, _| {
            words(Stone::all().filter(|stone| !state.has(*stone)).map(|stone| stone.0))
        })
        .given("none", |draft, _, given| {
            for stone in given.list(number::<u8>)?.unwrap_or_default() {
                let known = Stone::all().any(|one| one.0 == stone);
                draft.state.taken |=
                    if known { 1 << stone } else { return Err(given.wrong(reasons::no_stone(stone))) };
            }
            Ok(())
        }),
    ]);

static SEATS: About<Toy, Seat> =
    About(&[Fact::new("points", "<number>", "its points", |state, seat: Seat| {
        words([state.points[seat.index()]])
    })
    .given("0", |draft, seat: Seat, given| {
        draft.state.points[seat.index()] = given.number()?.unwrap_or(0);
        Ok(())
    })]);

fn sit_down(draft: &mut Draft<Toy>) -> Result<(), FactError> {
    draft.state = start(draft.setup);
    Ok(())
}

fn start(setup: Setup) -> super::State {
    Toy::begin(&setup).expect("any number can play")
}

impl Facts for Toy {
    type Notes = ();

    elysium_kit::scenario_words!(Toy, None);

    fn reasons() -> &'static [Message] {
        reasons::ALL
    }

    fn table() -> &'static [TablePart<Toy>] {
        static ALL: &[TablePart<Toy>] = &[
            TablePart::Facts(&SETUP),
            TablePart::Then(sit_down),
            TablePart::Facts(&TABLE),
            TablePart::Facts(&SEATS),
        ];
        ALL
    }

    fn draft(sheet: &Sheet) -> Draft<'_, Toy> {
        let setup = Setup { players: 3 };
        Draft { sheet, setup, state: start(setup), notes: () }
    }
}
