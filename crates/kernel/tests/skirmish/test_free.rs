//! A window in which some choices are free of order and others are not: a show of hands, in which a hand may be raised
//! at any time, and a gavel falls only if nobody before it does anything.

use elysium_kernel::testkit::{Kit, Tries, check};
use elysium_kernel::{Asked, Ctx, Game, Outcome, Refusal, Rules, Seat, Seats, Seed, Turns, Viewer};
use serde::{Deserialize, Serialize};

use crate::table::{A, B, C, D};

#[derive(Clone, Copy, Debug, PartialEq)]
struct Hands;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Meeting {
    /// Who has raised a hand, and who can still do so.
    raised: Seats,
    /// Who holds a gavel.
    gavels: Seats,
    closed: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
struct Asks;

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
enum Choice {
    Pass,
    Raise,
    Gavel,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
struct Did(Seat, Choice);

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
enum Why {}

const ALL: Seats = Seats::first(4);

impl Rules for Hands {
    const NAME: &'static str = "hands";
    const VERSION: u32 = 1;

    type Setup = ();
    type State = Meeting;
    type Ask = Asks;
    type Choice = Choice;
    type Event = Did;
    type Why = Why;
    type View = Meeting;
    type Stops = ();

    fn begin((): &()) -> Result<Meeting, Refusal<Why>> {
        Ok(Meeting { raised: Seats::NONE, gavels: ALL, closed: false })
    }

    fn step(ctx: &mut Ctx<Hands>) -> Asked<()> {
        let used =
            ctx.first(ALL, Seats::NONE, Turns::Free, Asks, Choice::Pass, |meeting, seat, options| {
                if !meeting.raised.has(seat) {
                    options.push(Choice::Raise);
                }
                if meeting.gavels.has(seat) {
                    options.push(Choice::Gavel);
                }
            })?;
        match used {
            Some((seat, choice)) => {
                match choice {
                    Choice::Raise => ctx.state.raised = ctx.state.raised.with(seat),
                    _ => ctx.state.gavels = ctx.state.gavels.without(seat),
                }
                ctx.emit(Did(seat, choice));
            }
            None => ctx.state.closed = true,
        }
        Ok(())
    }

    fn out_of_order(choice: Choice) -> bool {
        choice == Choice::Raise
    }

    fn outcome(meeting: &Meeting) -> Option<Outcome> {
        meeting.closed.then(|| Outcome { winners: meeting.raised, scores: vec![None; 4] })
    }

    fn seats(_: &Meeting) -> usize {
        4
    }

    fn view(meeting: &Meeting, _: Viewer) -> Meeting {
        meeting.clone()
    }

    fn redeal(_: &mut Meeting, _: &Meeting, _: Viewer, _: &mut fastrand::Rng) {}

    fn notation(_: &Meeting, choice: Choice) -> String {
        format!("{choice:?}").to_lowercase()
    }

    fn in_words(meeting: &Meeting) -> String {
        format!("{meeting:?}")
    }

    fn audit(_: &Meeting) -> Result<(), elysium_kernel::Reason> {
        Ok(())
    }
}

fn meeting(script: &[(Seat, &str)]) -> Game<Hands> {
    let mut game = Game::new((), Seed::number(1)).expect("four may meet");
    for (seat, word) in script {
        game.play(*seat, word).expect("one of the options");
    }
    game
}

fn waiting(game: &Game<Hands>) -> Seats {
    game.open().iter().filter(|open| open.given.is_none()).map(|open| open.who).collect()
}

fn happened(game: &Game<Hands>) -> Vec<Did> {
    game.log().since(0, Viewer::Omniscient).map(|(_, _, event)| event).collect()
}

#[test]
fn what_is_free_of_order_counts_at_once_and_all_are_asked_anew() {
    let game = meeting(&[(A, "pass"), (C, "raise")]);
    assert_eq!(happened(&game), [Did(C, Choice::Raise)]);
    assert_eq!(waiting(&game), ALL, "A has passed before, and may do something about it");
    assert_eq!(game.history()[1].overtaken, Seats::one(B), "A had passed, B had said nothing");
}

#[test]
fn what_is_not_waits_for_those_before() {
    let mut game = meeting(&[(C, "gavel"), (D, "pass")]);
    assert_eq!((happened(&game), waiting(&game)), (vec![], Seats::first(2)));
    game.play(B, "pass").expect("an option");
    game.play(A, "pass").expect("an option");
    assert_eq!(happened(&game), [Did(C, Choice::Gavel)]);
    // The one before counts, and C still has what came to nothing.
    let game = meeting(&[(C, "gavel"), (A, "gavel")]);
    assert_eq!(happened(&game), [Did(A, Choice::Gavel)]);
    assert!(game.history()[0].withdrawn && game.now().gavels.has(C));
}

#[test]
fn an_answer_that_waited_is_withdrawn_when_somebody_else_is_free() {
    // C's gavel waits for A and B; D raises a hand, and everybody is asked about the new situation.
    let game = meeting(&[(C, "gavel"), (B, "pass"), (D, "raise")]);
    assert_eq!(happened(&game), [Did(D, Choice::Raise)]);
    assert!(game.history()[0].withdrawn && !game.history()[1].withdrawn);
    assert_eq!(game.history()[2].overtaken, Seats::one(A).with(C));
    assert_eq!(waiting(&game), ALL);
}

#[test]
fn it_is_over_when_all_have_passed_in_a_row() {
    let game = meeting(&[(D, "pass"), (A, "pass"), (C, "pass"), (B, "pass")]);
    assert!(game.outcome().is_some());
}

#[test]
fn random_meetings_hold_everything_that_the_kit_asks() {
    let report = check::<Hands>(Kit::new(Tries::new(10, 40, 400).numbers(), 200), |_| ());
    assert!(report.questions > 0, "{report:?}");
}
