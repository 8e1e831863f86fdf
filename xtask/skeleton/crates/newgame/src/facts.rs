//! Positions as facts, for scenarios, bug reports and digests: one table, in the order of reading.

use elysium_kernel::scenario::given::words;
use elysium_kernel::scenario::{About, Draft, FactError, Facts, Given, TablePart, Sheet, Steps, Whole};
use elysium_kernel::{Message, Reason, Seat};

use crate::cards::{CardId, Cards};
use crate::state::Step;
use crate::{Newgame, Setup, State, reasons};

type Fact<S> = elysium_kernel::scenario::Fact<Newgame, S>;

static SETUP: About<Newgame, Whole> =
    About(&[Fact::new("players", "<number>", "number of players", |state, _| words([state.setup.players])).given(
        "3",
        |draft, _, given| {
            draft.setup.players = given.number()?.unwrap_or(draft.setup.players);
            draft.setup.check().map_err(|refusal| given.wrong(Reason::refused(refusal)))
        },
    )]);

static TABLE: About<Newgame, Whole> = About(&[
    Fact::new("step", "<step>", "where the game stands, see below", |state, _| words([state.step.word()])).given(
        "`play`",
        |draft, _, given| {
            let step = given.one(|word| Step::find(word).ok_or_else(|| reasons::no_step(word)))?;
            draft.state.step = step.unwrap_or(Step::Play);
            Ok(())
        },
    ),
    Fact::new("round", "<number>", "1, 2 or 3", |state, _| words([state.round])).given("1", |draft, _, given| {
        draft.state.round = given.number()?.unwrap_or(1);
        Ok(())
    }),
]);

static SEATS: About<Newgame, Seat> = About(&[
    Fact::new("hand", "<card>*", "the cards in hand", |state, seat: Seat| slugs(state.hands[seat.index()])).given(
        "none",
        |draft, seat, given| {
            draft.state.hands[seat.index()] = cards(given)?.unwrap_or_default();
            Ok(())
        },
    ),
    Fact::new("played", "<card>", "the card played in this round", |state, seat: Seat| {
        words(state.played[seat.index()])
    })
    .given("none", |draft, seat, given| {
        draft.state.played[seat.index()] = given.one(CardId::named)?;
        Ok(())
    }),
    Fact::new("points", "<number>", "points", |state, seat: Seat| words([state.points[seat.index()]])).given(
        "0",
        |draft, seat, given| {
            draft.state.points[seat.index()] = given.number()?.unwrap_or(0);
            Ok(())
        },
    ),
]);

static DECK: About<Newgame, Whole> =
    About(&[Fact::new("deck", "<card>*", "cards that were not dealt", |state, _| slugs(state.deck)).given(
        "all that lie nowhere else",
        |draft, _, given| {
            let state = &draft.state;
            let held = state.hands.iter().fold(Cards::NONE, |held, hand| held.or(*hand));
            let played: Cards = state.played.iter().copied().flatten().collect();
            let rest = CardId::all().collect::<Cards>().minus(held).minus(played);
            draft.state.deck = cards(given)?.unwrap_or(rest);
            Ok(())
        },
    )]);

fn cards(given: Given) -> Result<Option<Cards>, FactError> {
    Ok(given.list(CardId::named)?.map(|cards| cards.into_iter().collect()))
}

fn slugs(cards: Cards) -> Vec<String> {
    words(cards.iter())
}

fn sit_down(draft: &mut Draft<Newgame>) -> Result<(), FactError> {
    draft.state = State::new(draft.setup);
    Ok(())
}

/// A position that the rules cannot play on from is refused.
fn is_possible(draft: &mut Draft<Newgame>) -> Result<(), FactError> {
    // Without cards and without a word about it, they are still to be dealt.
    let dealt = draft.state.everyone().into_iter().any(|seat| !draft.state.hands[seat.index()].is_empty());
    if !dealt && draft.sheet.get("table", "step").is_none() {
        draft.state.step = Step::Deal;
    }
    crate::audit::audit(&draft.state).map_err(|reason| FactError::new("table", "step", reason))
}

impl Facts for Newgame {
    type Notes = ();

    elysium_kit::scenario_words!(Newgame, crate::GAME.rules_page(elysium_text::Lang::En), Step::STEPS);

    fn reasons() -> &'static [Message] {
        reasons::ALL
    }

    fn table() -> &'static [TablePart<Newgame>] {
        static ALL: &[TablePart<Newgame>] = &[
            TablePart::Facts(&SETUP),
            TablePart::Then(sit_down),
            TablePart::Facts(&TABLE),
            TablePart::Facts(&SEATS),
            TablePart::Facts(&DECK),
            TablePart::Then(is_possible),
        ];
        ALL
    }

    fn draft(sheet: &Sheet) -> Draft<'_, Newgame> {
        let setup = Setup::default();
        Draft { sheet, setup, state: State::new(setup), notes: () }
    }
}
