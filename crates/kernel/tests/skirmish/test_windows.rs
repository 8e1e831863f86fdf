//! The windows of the game, one by one, through questions and answers.

use std::collections::VecDeque;

use elysium_kernel::{AnswerError, Game, Refusal, Rule, Seat, Seats, Seed};

use crate::cards::{Kind, MinionId, Slot};
use crate::rules::Skirmish;
use crate::stack::{Frame, Stage};
use crate::table::{A, B, C, D, E, Played, lock, position};
use crate::words::{Event, Setup, Why};

const fn minion(owner: Seat, number: u8) -> MinionId {
    MinionId { owner, index: number - 1 }
}

fn refused(played: &Played, seat: Seat, word: &str) -> Refusal<Why> {
    match played.rejection(seat, word) {
        AnswerError::Refused { refusal, .. } => refusal,
        other => panic!("{other}"),
    }
}

fn refusal(section: u8, number: u8, why: Why) -> Refusal<Why> {
    Refusal::new(section, number, why)
}

#[test]
fn stealth_and_intercept_alternate_until_one_side_stops() {
    let mut played = Played::new(["stealth stealth", "intercept intercept", "", "", ""], |_| {});
    played.script("A minion:a1\nA act:bleed\nB minion:b3");
    assert_eq!(
        (played.asked(), played.options()),
        ("A Stealth".into(), "pass play:stealth play:stealth".into())
    );
    played.script("A play:stealth");
    assert_eq!(played.asked(), "B Intercept");
    played.script("B play:intercept\nA play:stealth\nB play:intercept");
    // A has no stealth left and is not asked again: blocked.
    assert!(played.has_happened(Event::Blocks { minion: minion(B, 3) }));
    assert_eq!(played.state().minion(minion(B, 3)).blood, 0, "each intercept costs a blood");
    assert_eq!(played.asked(), "A Strike");
}

#[test]
fn stealth_stays_for_the_next_attempt_and_intercept_does_not() {
    let mut played = Played::new(["stealth", "", "intercept", "", ""], |_| {});
    played.script("A minion:a1\nA act:bleed\nB minion:b1\nA play:stealth");
    assert!(played.has_happened(Event::Escapes { minion: minion(A, 1) }));
    assert_eq!(played.asked(), "C Block");
    played.script("C minion:c1");
    assert_eq!(played.asked(), "C Intercept", "the stealth of the first attempt still counts");
    played.script("C pass");
    assert_eq!(played.asked(), "D Block");
    let Frame::Action(action) = played.state().stack.top() else { panic!("no action") };
    assert_eq!((action.stealth, action.stage), (1, Stage::Block(D)));
}

#[test]
fn an_intercept_can_be_cancelled_and_tried_again() {
    let mut played = Played::new(["stealth", "intercept intercept", "", "cancel", ""], |_| {});
    played.script("A minion:a1\nA act:bleed\nB minion:b1\nA play:stealth\nB play:intercept\nD play:cancel");
    assert_eq!(played.asked(), "B Intercept");
    played.script("B play:intercept");
    assert!(played.has_happened(Event::Blocks { minion: minion(B, 1) }));
}

#[test]
fn what_cannot_be_chosen_says_why() {
    let mut played = Played::new(["stealth press", "intercept", "", "", ""], |state| {
        state.minion_mut(minion(A, 2)).locked = true;
        state.minion_mut(minion(A, 3)).torpor = true;
        state.bleed_minion(minion(A, 1), -1);
        state.bleed_minion(minion(B, 1), 2);
    });
    assert_eq!(refused(&played, A, "minion:a2"), refusal(2, 4, Why::Locked));
    assert_eq!(refused(&played, A, "minion:a3"), refusal(2, 3, Why::InTorpor));
    assert!(matches!(played.rejection(A, "minion:b1"), AnswerError::NotOffered { .. }));
    assert!(matches!(played.rejection(B, "pass"), AnswerError::NotAsked { seat: B }));
    played.script("A minion:a1");
    assert_eq!(refused(&played, A, "act:hunt"), refusal(2, 5, Why::FullOfBlood { capacity: 3 }));
    played.script("A act:bleed\nB minion:b2");
    assert_eq!(refused(&played, A, "play:press"), refusal(4, 3, Why::NotNow { kind: Kind::Press }));
    assert_eq!(played.rejection(A, "play:press").reason().ruled(), Some(Rule::new(4, 3)));
    // A minion without blood cannot pay for an intercept: B has no choice and is not asked.
    let mut dry = Played::new(["stealth", "intercept", "", "", ""], |state| {
        state.bleed_minion(minion(B, 1), 2);
    });
    dry.script("A minion:a1\nA act:bleed\nB minion:b1\nA play:stealth");
    assert_eq!(dry.asked(), "C Block");
}

#[test]
fn a_bleed_is_redirected_again_and_again() {
    let mut played = Played::new(["", "deflect", "deflect", "deflect", ""], |s| lock(s, &[B, C, D, E]));
    played.script("A minion:a3\nA act:bleed");
    assert_eq!(played.asked(), "B Deflect");
    played.script("B play:deflect");
    assert_eq!(played.options(), "target:c target:d target:e");
    assert_eq!(refused(&played, B, "target:a"), refusal(3, 6, Why::TheActor));
    played.script("B target:c\nC play:deflect\nC target:d\nD play:deflect\nD target:b");
    // B has nothing left to redirect it with.
    assert!(played.has_happened(Event::Bled { seat: B, pool: 3 }));
    let pools: Vec<_> = played.state().players.iter().map(|p| p.pool).collect();
    assert_eq!(pools, [6, 3, 6, 6, 6]);
}

#[test]
fn with_two_players_left_nobody_can_be_deflected_to() {
    let mut played = Played::new(["", "deflect", "", "", ""], |state| {
        lock(state, &[B]);
        for seat in [C, D, E] {
            state.pay(seat, 6);
            state.player_mut(seat).out = true;
            MinionId::all_of(seat).for_each(|minion| state.remove(minion));
        }
    });
    played.script("A minion:a1\nA act:bleed");
    assert!(played.has_happened(Event::Bled { seat: B, pool: 1 }));
}

#[test]
fn a_cancelled_cancel_cancels_nothing() {
    let hands = ["", "deflect", "cancel", "cancel", "cancel"];
    let start = || Played::new(hands, |s| lock(s, &[B, C, D, E]));
    // Nobody cancels.
    let mut played = start();
    played.script("A minion:a1\nA act:bleed\nB play:deflect\nC pass\nD pass\nE pass");
    assert_eq!(played.asked(), "B DeflectTo");
    // One cancel.
    let mut played = start();
    played.script("A minion:a1\nA act:bleed\nB play:deflect\nC play:cancel\nD pass\nE pass");
    assert!(played.has_happened(Event::Bled { seat: B, pool: 1 }));
    // A cancel of the cancel: the deflection stands, and E is asked about it in turn.
    let mut played = start();
    played.script("A minion:a1\nA act:bleed\nB play:deflect\nC play:cancel\nD play:cancel\nE pass");
    assert_eq!(played.asked(), "E Cancel");
    played.script("E pass");
    assert_eq!(played.asked(), "B DeflectTo");
    // A cancel of that, too.
    let mut played = start();
    played.script("A minion:a1\nA act:bleed\nB play:deflect\nC play:cancel\nD play:cancel\nE play:cancel");
    assert!(played.has_happened(Event::Bled { seat: B, pool: 1 }));
}

/// a3 hits b1, which has no blood: torpor at the first point, fire at the second.
fn burning(hands: [&str; 5]) -> Played {
    let mut played = Played::new(hands, |state| state.bleed_minion(minion(B, 1), 2));
    played.script("A minion:a3\nA act:bleed\nB minion:b1\nA strike:hit\nB strike:throw");
    played
}

#[test]
fn a_save_keeps_a_minion_from_burning() {
    let mut played = burning(["", "save", "", "", ""]);
    assert_eq!((played.asked(), played.options()), ("B Save".into(), "pass play:save".into()));
    played.script("B play:save");
    let saved = played.state().minion(minion(B, 1));
    assert!(saved.torpor && !saved.gone);
    assert_eq!(played.state().player(B).pool, 5, "a save costs a pool");
}

#[test]
fn a_save_can_be_cancelled_and_that_cancel_too() {
    let mut played = burning(["", "save", "cancel", "", "cancel"]);
    played.script("B play:save\nC play:cancel\nE pass");
    assert!(played.state().minion(minion(B, 1)).gone);
    assert!(played.has_happened(Event::Burned { minion: minion(B, 1) }));
    assert_eq!(played.state().player(B).pool, 5, "the price is lost");

    let mut played = burning(["", "save", "cancel", "", "cancel"]);
    played.script("B play:save\nC play:cancel\nE play:cancel");
    assert!(played.has_happened(Event::Saved { minion: minion(B, 1) }));

    // The second save after a cancelled one.
    let mut played = burning(["", "save save", "cancel", "", ""]);
    played.script("B play:save\nC play:cancel\nB play:save");
    assert!(!played.state().minion(minion(B, 1)).gone);
}

#[test]
fn combat_is_a_frame_inside_the_action() {
    let mut played = Played::new(["maneuver press", "maneuver prevent prevent", "", "", ""], |_| {});
    played.script("A minion:a2\nA act:spy\nB minion:b3");
    let frames = played.state().stack.frames();
    assert!(matches!(
        frames,
        [Frame::Round { .. }, Frame::Turn { seat: A, .. }, Frame::Action(action), Frame::Combat(combat)]
            if action.minion == minion(A, 2) && combat.defender == minion(B, 3)
    ));
    // A goes to long range, B comes back: close. Then both strike by hand.
    played.script("A play:maneuver\nB play:maneuver");
    assert!(played.has_happened(Event::Range { long: false }));
    played.script("A strike:hit\nB strike:throw");
    // Two points for b3, each of them may be prevented.
    assert_eq!(played.asked(), "B Prevent");
    played.script("B play:prevent\nB pass");
    assert_eq!(played.state().minion(minion(B, 3)).blood, 1);
    assert_eq!(played.state().minion(minion(A, 2)).blood, 1);
    assert_eq!(played.asked(), "A Press");
    played.script("A play:press\nA strike:hit\nB strike:hit\nB pass\nB pass");
    // Two points sent b3 to torpor, three burned a2, and the turn goes on where it was.
    assert!(played.state().minion(minion(B, 3)).torpor && played.state().minion(minion(A, 2)).gone);
    assert!(matches!(played.state().stack.frames(), [Frame::Round { .. }, Frame::Turn { seat: A, .. }]));
    assert_eq!(played.options(), "pass minion:a1 minion:a3");
}

#[test]
fn at_long_range_fists_are_too_short_and_a_dodge_avoids_all() {
    let mut played = Played::new(["maneuver", "dodge", "", "", ""], |_| {});
    played.script("A minion:a1\nA act:hunt\nB minion:b3\nA play:maneuver");
    assert_eq!(refused(&played, B, "strike:hit"), refusal(5, 3, Why::TooFar));
    assert_eq!((played.asked(), played.options()), ("B Strike".into(), "strike:throw play:dodge".into()));
    played.script("B play:dodge");
    assert_eq!(played.state().minion(minion(A, 1)).blood, 2);
    assert_eq!(played.state().minion(minion(B, 3)).blood, 2);
    assert!(played.has_happened(Event::CombatEnds));
}

#[test]
fn who_has_no_pool_is_out_and_the_next_one_is_the_prey() {
    let mut played = Played::new(["", "deflect", "", "", ""], |state| {
        lock(state, &[B, C, D, E]);
        state.pay(B, 3);
    });
    played.script("A minion:a3\nA act:bleed\nB pass");
    assert!(played.has_happened(Event::Ousted { seat: B }));
    assert!(played.state().player(B).out && played.state().minion(minion(B, 1)).gone);
    assert_eq!(played.state().player(A).pool, 8, "the reward");
    played.script("A minion:a2\nA act:bleed");
    assert!(played.has_happened(Event::Bled { seat: C, pool: 2 }));
    assert!(matches!(played.rejection(B, "pass"), AnswerError::NotAsked { .. }));
}

#[test]
fn the_last_one_standing_wins() {
    let mut played = Played::new(["", "", "", "", ""], |state| {
        lock(state, &[B, C, D, E]);
        for seat in [B, C, D] {
            state.pay(seat, 6);
            state.player_mut(seat).out = true;
            MinionId::all_of(seat).for_each(|minion| state.remove(minion));
        }
        state.pay(E, 4);
    });
    played.script("A minion:a3\nA act:bleed");
    let outcome = played.game.outcome().expect("nobody is left");
    assert_eq!((outcome.winners, outcome.share(A)), (Seats::one(A), 1.0));
    assert_eq!(outcome.scores, [Some(8), None, None, None, None]);
    assert!(played.game.open().is_empty());
    assert_eq!(played.rejection(A, "pass"), AnswerError::Over);
}

#[test]
fn a_discard_is_replaced_from_the_library() {
    let mut played = Played::new(["stealth", "", "", "", ""], |state| {
        let player = state.player_mut(A);
        // The last card of the deck waits in the library, and A does not know it.
        player.discard &= !(1 << 15);
        player.library = 1 << 15;
        player.known[15] = Seats::NONE;
    });
    played.script("A pass\nA discard:stealth");
    let kinds: Vec<_> = played.state().hand(A).map(|slot| played.state().kind(slot)).collect();
    assert_eq!((kinds, played.state().player(A).library), (vec![Kind::Press], 0));
    assert_eq!(played.asked(), "B Minion");
}

#[test]
fn a_set_up_that_cannot_be_played_is_refused() {
    let setup = Setup { seats: 6, ..Setup::table() };
    let refused = Game::<Skirmish>::new(setup, Seed::number(1)).err();
    assert_eq!(refused, Some(refusal(1, 1, Why::Seats { seats: 6 })));
}

#[test]
fn chance_can_be_prescribed() {
    let mut start = position(["stealth", "", "", "", ""], |_| {});
    let player = start.player_mut(A);
    (player.library, player.discard) = (player.discard, 0);
    Slot::of_set(A, player.library).for_each(|slot| player.known[slot.index as usize] = Seats::NONE);
    for number in [3, 9, 16] {
        let words = VecDeque::from([format!("slot:a{number}")]);
        let game = Game::from_position(Setup::table(), Seed::number(1), start, words);
        let mut played = Played { game };
        played.script("A pass\nA discard:stealth");
        assert_eq!(played.state().player(A).hand, 1 << (number - 1));
        assert_eq!(played.game.unused_chance().count(), 0);
        let rewound = played.game.rewound_to(2);
        assert_eq!(rewound.digest(), played.game.digest(), "taken back, chance falls the same way");
    }
}
