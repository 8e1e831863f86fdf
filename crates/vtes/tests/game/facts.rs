//! Positions that cannot be.

use elysium_kernel::scenario;
use elysium_proof::insist_on_refusals;
use elysium_text::Lang;
use elysium_vtes::Vtes;

#[test]
fn impossible_positions_are_refused_with_line_and_reason() {
    insist_on_refusals::<Vtes>(&[
        ("table: players 7", 4, "rule 5.9"),
        ("table: variants moonlight", 4, "decks-as-sold"),
        ("table: step dancing", 4, "turn-start"),
        ("D: pool 3", 4, "3 players"),
        ("A: pool many", 4, "many"),
        ("A: pol 3", 4, "one can say: deck"),
        ("A: deck cards", 4, "malkavian"),
        ("A: hand nobody", 4, "nobody"),
        ("A: hand-size 4", 4, "can be expected, not given"),
        ("A: uncontrolled vessel", 4, "no crypt card"),
        ("A: shown 1/B", 4, "no vampire is at place 1"),
        ("krid: blood 2", 4, "is not in play"),
        ("A: ready krid\nkrid: capacity 9", 5, "can be expected, not given"),
        ("A: ready krid\nkrid: counters 1", 5, "no minion has this"),
        ("A: in-play vessel\nvessel: blood 1", 5, "only a minion has this"),
        ("A: ready krid\nkrid: title king", 5, "no title"),
        ("A: ready krid\nkrid: lapsed 9", 5, "no effect"),
        ("table: limits vessel/A", 4, "no limit"),
        ("table: effects vessel", 4, "no effect"),
        ("action: stealth 1", 4, "begin before it"),
        ("combat: round 1", 4, "begin before it"),
        ("use play-1: x 1", 4, "begin before it"),
    ]);
}

/// Positions that the rules themselves do not let come about.
#[test]
fn what_no_game_can_come_to_is_refused_by_the_rule_that_forbids_it() {
    insist_on_refusals::<Vtes>(&[
        ("A: pool 0", 4, "rule 15.1"),
        ("A: standing ousted, pool 4", 4, "rule 15.5"),
        ("B: standing ousted, hand arson", 4, "rule 15.5"),
        ("B: standing ousted, ready krid", 4, "rule 15.2"),
        ("table: edge B\nB: standing ousted", 4, "rule 15.8"),
        ("table: active B\nB: standing ousted", 4, "rule 15.11"),
        ("table: step over", 4, "rule 15.18"),
        ("table: players 2\nB: standing ousted", 4, "rule 15.18"),
        ("A: points 1", 4, "rule 15.13"),
        ("A: owed 2", 4, "rule 4.11"),
        ("A: hand arson, unreplaced none", 4, "rule 3.19"),
        ("A: hand arson arson arson arson arson arson arson arson", 4, "rule 3.19"),
        ("A: ready krid\nkrid: blood 3", 5, "rule 2.6"),
        ("A: ready loyal-street-gang\nloyal-street-gang: blood 0", 5, "rule 8.42"),
        ("A: ready krid\nkrid: attached raven-spy\nraven-spy: counters 0", 6, "rule 8.42"),
        ("A: torpor loyal-street-gang", 4, "rule 12.1"),
        ("A: ready krid\nB: ready krid", 4, "rule 6.13"),
        ("A: ready krid krid", 4, "rule 6.28"),
        ("A: ready krid\nkrid: title-contested yes", 5, "rule 6.32"),
        ("A: ready krid\nkrid: woken yes", 5, "rule 17.1"),
    ]);
}

/// Why an expectation fails, after A's vampire has begun to bleed.
fn failure(expected: &str) -> Option<String> {
    let given = "A: ready krid\nB: ready meaghan, hand eyes-of-argus\nwhen:\nA: act:krid bleed";
    let file = format!("game: vtes\nscenario: x\ngiven:\ntable: players 3\n{given}\nthen:\n{expected}\n");
    let reports = scenario::run::<Vtes>(&file).unwrap_or_else(|error| panic!("{error:?}"));
    reports[0].failure.as_ref().map(|failure| elysium_kit::reason::<Vtes>(Lang::En, &failure.reason))
}

#[test]
fn an_answer_without_its_way_is_refused_instead_of_never_being_there() {
    for operator in ["has", "lacks"] {
        let why = failure(&format!("asked B: {operator} play:eyes-of-argus@meaghan")).unwrap_or_default();
        let ways = "play:eyes-of-argus/aus@meaghan, play:eyes-of-argus/AUS@meaghan";
        assert!(why.contains(ways), "{operator}: {why}");
    }
    assert_eq!(failure("asked B: lacks play:eyes-of-argus/AUS@meaghan"), None);
}

#[test]
fn places_that_the_table_does_not_have_are_refused() {
    for (place, words) in
        [("out:d1", "3"), ("transfer:1.f2", "3"), ("out:b17", "out:b17"), ("place:b99", "place:b99")]
    {
        let why = failure(&format!("asked B: lacks {place}")).unwrap_or_default();
        assert!(why.contains(words), "{place}: {why}");
    }
    assert_eq!(failure("asked B: lacks out:b16"), None);
}

#[test]
fn cards_that_a_fact_cannot_have_are_refused() {
    insist_on_refusals::<Vtes>(&[
        ("A: ready vessel", 4, "vessel"),
        ("A: in-play krid", 4, "krid"),
        ("A: contested vessel", 4, "vessel"),
        ("A: ready krid\nkrid: attached meaghan", 5, "meaghan"),
    ]);
    for expected in ["table: events has vessel", "combat: cards has vessel", "action: card krid"] {
        assert!(
            failure(expected).is_some_and(|why| why.contains("does not fit here")),
            "{expected}: {:?}",
            failure(expected)
        );
    }
}
