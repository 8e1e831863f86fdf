//! Questions that answered themselves: the last few are kept, and they share what they show.

use std::collections::{BTreeSet, VecDeque};
use std::sync::Arc;

use elysium_kernel::{Forced, Game, Seed};

use crate::rules::Skirmish;
use crate::state::{Minion, POOL, State};
use crate::table::{B, C, Played, position};
use crate::words::{Ask, Setup};

const KEPT: usize = Forced::<Skirmish>::KEPT;

#[test]
fn a_long_run_of_forced_questions_keeps_the_last_few() {
    let points = u8::MAX;
    let mut played = Played::new([""; 5], |state| {
        state.players[0].minions[0].strength = points;
        state.players[1].minions[0].blood = 1000;
    });
    // Each point of damage could be prevented; B has no card for it and is not asked, 255 times.
    played.script("A minion:a1\nA act:bleed\nB minion:b1\nA strike:hit\nB strike:throw");
    let forced = played.game.forced();
    let mine: Vec<_> = forced.iter().filter(|forced| forced.open.who == B).collect();
    assert_eq!(mine.len(), KEPT);
    let last = mine.iter().filter_map(|forced| match forced.open.ask {
        Ask::Prevent { points, .. } => Some(points),
        _ => None,
    });
    let last: Vec<_> = last.collect();
    assert!(last.len() >= KEPT - 2 && last.is_sorted_by(|a, b| a > b), "{last:?} are the last of 255");
    assert_eq!(last.last(), Some(&1));
    let states: BTreeSet<_> = forced.iter().map(|forced| Arc::as_ptr(&forced.state)).collect();
    assert!(states.len() <= 2 * KEPT, "B and A were asked: {} states", states.len());
    let size = size_of::<State>();
    println!("{points} forced questions keep {} bytes of states, not {}", states.len() * size, size * 255);
}

#[test]
fn questions_about_the_same_table_share_it() {
    // Nobody can do anything: no minions, no cards, and a pool too small to bid from.
    let start = position([""; 5], |state| {
        state.rounds = 2;
        for player in &mut state.players {
            player.pool = 1;
            player.minions = [Minion { gone: true, ..Minion::default() }; 3];
        }
    });
    let setup = Setup { rounds: 2, ..Setup::table() };
    let game = Game::<Skirmish>::from_position(setup, Seed::number(1), start, VecDeque::new());
    // The bids of a round are five questions at one moment.
    let bids: Vec<_> = game.forced().iter().filter(|forced| forced.open.ask == Ask::Bid).collect();
    assert_eq!(bids.len(), 5);
    assert!(bids.iter().all(|forced| Arc::ptr_eq(&forced.state, &bids[0].state)));
    // What came before stood on another table.
    assert!(game.forced().iter().any(|forced| forced.state != bids[0].state));
}

#[test]
fn who_had_no_choice_where_others_chose_at_once_is_told_why() {
    let mut played = Played::new([""; 5], |state| state.pay(C, POOL - 1));
    played.script("A pass\nB pass\nC pass\nD pass\nE pass");
    assert_eq!(played.asked(), "A Bid, B Bid, D Bid, E Bid");
    played.script("A bid:0\nB bid:0\nD bid:0\nE bid:0");
    let mut bids = played.game.forced().iter().filter(|forced| forced.open.ask == Ask::Bid);
    let bid = bids.next().expect("C could only bid nothing");
    assert!(bid.open.who == C && !bid.open.refused.is_empty() && bids.next().is_none());
}
