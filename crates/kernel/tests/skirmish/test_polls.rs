//! Windows: several seats asked at once, the first in order that does not pass counts.

use elysium_kernel::{AnswerError, Seats, Viewer, record};

use crate::cards::{EVERYBODY, Kind};
use crate::rules::Skirmish;
use crate::table::{B, C, D, E, Played, lock};
use crate::words::{Ask, Event, Stops};

/// B redirects A's bleed; C, D and E could cancel that.
fn deflected() -> Played {
    let mut played = Played::new(["", "deflect", "cancel", "cancel", "cancel"], |s| lock(s, &[B, C, D, E]));
    played.script("A minion:a1\nA act:bleed\nB play:deflect");
    played
}

#[test]
fn all_are_asked_at_once_and_the_first_in_order_counts() {
    let mut played = deflected();
    assert_eq!(played.asked(), "C Cancel, D Cancel, E Cancel");
    // E and D want to cancel, but C comes first.
    played.script("E play:cancel\nD play:cancel");
    assert_eq!(played.asked(), "C Cancel");
    assert_eq!(
        played.rejection(D, "pass"),
        AnswerError::AlreadyAnswered { seat: D },
        "an answer is given once"
    );
    played.script("C play:cancel");
    // C's cancel is played; what D and E said came to nothing, and they still have their cards.
    let canceller = |event: &Event| match event {
        Event::Played { slot, kind: Kind::Cancel } => Some(slot.owner),
        _ => None,
    };
    let played_by: Vec<_> = played.heard(Viewer::Omniscient).iter().filter_map(canceller).collect();
    assert_eq!(played_by, [C]);
    assert_eq!(played.asked(), "D Cancel, E Cancel", "now about C's cancel");
    let withdrawn: Vec<_> =
        played.game.history().iter().filter(|a| a.withdrawn).map(|answered| answered.seat).collect();
    assert_eq!(withdrawn, [E, D]);
}

#[test]
fn a_pass_of_all_before_lets_the_next_one_speak() {
    for order in ["C pass\nD play:cancel\nE pass", "E pass\nD play:cancel\nC pass", "D play:cancel\nC pass"] {
        let mut played = deflected();
        played.script(order);
        let asked = Ask::Cancel { of: D, kind: Kind::Cancel };
        assert!(played.game.open().iter().all(|open| open.ask == asked), "{order}: D's cancel is played");
    }
}

#[test]
fn in_haste_whoever_answers_first_counts() {
    // a3 burns b1; B saves it, and C and E could cancel that.
    let mut played = Played::new(["", "save", "cancel", "", "cancel"], |state| {
        state.bleed_minion(crate::cards::MinionId { owner: B, index: 0 }, 2);
    });
    played.script("A minion:a3\nA act:bleed\nB minion:b1\nA strike:hit\nB strike:throw\nB play:save");
    assert_eq!(played.asked(), "C Cancel, E Cancel");
    played.script("E play:cancel");
    assert_eq!(played.asked(), "C Cancel", "about E's cancel now");
    let last = played.game.history().last().expect("E has answered");
    assert_eq!((last.seat, last.overtaken), (E, Seats::one(C)));
}

#[test]
fn others_see_who_a_window_is_open_to_and_not_who_has_a_choice() {
    let all = EVERYBODY.without(B);
    let played = deflected();
    assert!(played.game.open().iter().all(|open| open.polled == all));
    // With other hands other people are asked; what is shown of it is the same.
    let mut other = Played::new(["cancel", "deflect", "", "", ""], |s| lock(s, &[B, C, D, E]));
    other.script("A minion:a1\nA act:bleed\nB play:deflect");
    assert_eq!((other.asked(), other.game.open()[0].polled), ("A Cancel".into(), all));
    // Nobody can do anything: the window has gone by, and that is all that shows.
    let mut nobody = Played::new(["", "deflect", "", "", ""], |s| lock(s, &[B, C, D, E]));
    nobody.script("A minion:a1\nA act:bleed\nB play:deflect");
    assert!(nobody.game.gone_by().contains(&(Ask::Cancel { of: B, kind: Kind::Deflect }, all)));
    assert!(nobody.game.forced().iter().all(|forced| !matches!(forced.open.ask, Ask::Cancel { .. })));
}

#[test]
fn who_is_not_asked_can_still_learn_why() {
    let mut played = Played::new(["", "deflect", "stealth", "cancel", ""], |s| lock(s, &[B, C, D, E]));
    played.script("A minion:a1\nA act:bleed\nB play:deflect");
    assert_eq!(played.asked(), "D Cancel");
    let why = played.game.why_not(C).expect("the window is open to C");
    assert_eq!((why.options.len(), why.refused.len()), (1, 1), "C can only pass");
    assert_eq!(why.refused[0].1.rule.to_string(), "4.3");
    assert_eq!(played.game.why_not(D).as_ref(), played.game.question(D));
    assert_eq!(played.game.why_not(B), None, "not open to B");
}

#[test]
fn stops_pass_or_ask_as_a_player_wants() {
    let mut played = Played::new(["", "deflect", "cancel", "cancel", ""], |s| lock(s, &[B, C, D, E]));
    played.game.set_stops(C, Stops { cancels: Some(true), blocks: None });
    played.game.set_stops(E, Stops { cancels: Some(false), blocks: None });
    played.script("A minion:a1\nA act:bleed\nB play:deflect");
    assert_eq!(played.asked(), "D Cancel, E Cancel", "C passes; E has nothing and is asked");
    assert_eq!(played.options(), "pass play:cancel");
    // C thinks better of it: not for this window, but for the next one.
    played.game.set_stops(C, Stops::default());
    assert_eq!(played.asked(), "D Cancel, E Cancel");
    assert!(played.game.agrees_with_itself());
    played.script("D play:cancel");
    assert_eq!(played.asked(), "E Cancel, C Cancel", "about D's cancel");
    // The record says it all, and leads to the same place.
    let text = record::write(&played.game, &[], None);
    assert_eq!(text.matches("\"stops\"").count(), 3, "{text}");
    let rewound = played.game.rewound_to(played.game.history().len());
    assert!(rewound.stands_as(&played.game) && rewound.changed_stops() == played.game.changed_stops());
}

#[test]
fn a_record_with_stops_replays_and_a_misplaced_one_is_refused() {
    let mut game = Played::dealt(4).game;
    game.set_stops(B, Stops { cancels: None, blocks: Some(true) });
    for seat in EVERYBODY {
        game.play(seat, "bid:0").expect("a bid");
    }
    game.set_stops(D, Stops { cancels: Some(false), blocks: None });
    let text = record::write(&game, &[], None);
    let read = record::read::<Skirmish>(&text).map_err(|e| e.to_string()).expect("its own record");
    assert!(read.game.stands_as(&game) && read.game.stops(D) == game.stops(D));
    assert_eq!(record::outline(&text, usize::MAX).map(|outline| outline.answers.len()), Ok(5));
    let moved = text.replace("{\"n\":5,\"seat\":\"D\",\"stops\"", "{\"n\":3,\"seat\":\"D\",\"stops\"");
    assert_ne!(moved, text);
    assert!(record::read::<Skirmish>(&moved).is_err(), "stops of another place");
    let nonsense = text.replace("{\"cancels\":false", "{\"cancel\":false");
    assert_ne!(nonsense, text);
    assert!(record::read::<Skirmish>(&nonsense).is_err(), "unknown stops");
}
