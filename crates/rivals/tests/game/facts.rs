//! Positions that cannot be, and facts that follow from others.

use elysium_kernel::scenario;
use elysium_proof::{english, insist_on_refusals};
use elysium_rivals::Rivals;

#[test]
fn impossible_positions_are_refused_with_line_and_reason() {
    insist_on_refusals::<Rivals>(&[
        ("table: players 5", 4, "rule 2.1"),
        ("table: variants moonlight", 4, "custom, errata"),
        ("table: tokens 10", 4, "rule 2.5"),
        ("table: turn 101", 4, "27.8"),
        ("table: step dancing", 4, "turn-start"),
        ("table: step damage", 4, "no position can stand at"),
        ("table: supply A/3", 4, "follows from the rest"),
        ("C: prestige 3", 4, "2 players"),
        ("A: prestige many", 4, "many"),
        ("A: prestige 300", 4, "300"),
        ("A: prestige 60", 4, "tokens"),
        ("A: blod 3", 4, "one can say: deck, haven"),
        ("A: deck cards", 4, "brujah"),
        ("A: deck none, hand sucker-punch", 4, "7 vampires"),
        ("A: rival A", 4, "2.14"),
        ("A: hand nobody", 4, "nobody"),
        ("A: shown sucker-punch", 4, "not in the hand"),
        ("A: ongoing sucker-punch", 4, "not Ongoing"),
        ("A: home skunk, torpor skunk", 4, "two places"),
        ("A: home skunk\nB: home skunk", 5, "8.6"),
        ("skunk: blood 2", 4, "is not in play"),
        ("A: home skunk\nskunk: blood 9", 5, "14.11"),
        ("A: home skunk\nskunk: potency 9", 5, "follows from the rest"),
        ("A 2: card lost-glory", 4, "A has no face-down card 2"),
        ("A 1: tokens A", 4, "which card"),
        ("city: streets skunk", 4, "not a city card"),
        ("attack: intel 1", 4, "begin before it"),
        ("scheme: yes A", 4, "begin before it"),
        ("A: hand-size 4", 4, "can be expected, not given"),
        ("A: hand scker-punch", 4, "did you mean `sucker-punch`?"),
        ("table: variants erata", 4, "did you mean `errata`?"),
        ("A: foreign A/3", 4, "of another colour"),
        ("city: events the-hunger/B", 4, "is not an Ongoing Event in The Streets"),
        (
            "A 1: card lost-glory\nA 3: card all-tied-up",
            5,
            "A has no face-down card 3; they are counted from 1",
        ),
    ]);
}

/// Positions that the rules themselves do not let come about.
#[test]
fn what_no_game_can_come_to_is_refused_by_the_rule_that_forbids_it() {
    insist_on_refusals::<Rivals>(&[
        ("table: actions 5", 4, "rule 6.1"),
        ("A: agenda 13", 4, "rule 3.2"),
        ("A: prestige 0", 4, "rule 3.5"),
        ("A: home none, torpor hydra", 4, "rule 3.6"),
        ("A: knocked-out yes", 4, "rule 3.1"),
        ("A: home hydra, leader skunk", 4, "rule 4.17"),
        ("table: players 3\nA: rival B\nB: rival A\nC: rival A", 5, "rule 2.16"),
        ("A: home hydra\nhydra: attached herald seneschal", 5, "rule 19.4"),
        (
            "A: home hydra\nB: home lixue-chen\nhydra: attached seneschal\nlixue-chen: attached seneschal",
            6,
            "rule 19.5",
        ),
        ("A: home hydra brother\nhydra: attached primogen\nbrother: attached primogen", 5, "rule 19.7"),
        ("A: home skunk hydra\nskunk: attached seneschal", 5, "rule 19.2"),
        ("A: home hydra, torpor skunk\nskunk: attached vagrant", 5, "rule 14.2"),
        ("A: streets skunk+hydra\ncity: streets wandering-the-bart-tunnels", 4, "rule 25.78"),
        ("A 1: card lost-glory, contributors A B", 4, "rule 20.8"),
        ("A 1: card lost-glory, tokens A B, contributors B", 4, "rule 20.1"),
        ("A 1: card lost-glory, known A", 4, "rule 20.5"),
        ("table: winners A", 4, "rule 3.1"),
        ("table: step over, winners A", 4, "rule 3.1"),
        ("table: step over\nA: agenda 13", 4, "rule 27.14"),
        ("table: turn 0, step act", 4, "rule 5.1"),
        ("table: turn 5, had-turn none", 4, "these have begun one: A B"),
        ("table: variants no-promises, promises B/yes", 4, "rule 18.6"),
        ("A: agenda-down yes", 4, "rule 24.4"),
        ("A: home hydra\nhydra: attached special-affairs-division", 5, "rule 22.7"),
        ("A: home hydra\nhydra: attached the-hunger", 5, "cannot be attached"),
        ("A: home hydra\nhydra: attached sucker-punch", 5, "cannot be attached"),
        ("A: home hydra\nhydra: attached free-money", 5, "cannot be attached"),
        ("A: home hydra, torpor skunk\nskunk: attached prince-of-the-city", 5, "rule 14.7"),
        ("A: home hydra, torpor skunk\nskunk: marks 1", 5, "rule 14.2"),
        ("A: home hydra, torpor skunk\nskunk: gained 1", 5, "rule 14.6"),
        ("A: home hydra, torpor skunk\nskunk: attacks ranged", 5, "rule 14.6"),
        ("A: home hydra, torpor skunk\nskunk: regrouped yes", 5, "rule 14.6"),
        ("A: ongoing search-engine, loaded search-engine/3", 4, "no tokens lie on"),
        ("city: streets gallery-opening", 4, "rule 22.2"),
        (
            "city: burned cable-car-accident castro-street-party chinese-new-year city-on-the-brink \
             gallery-opening meeting-at-alcatraz the-hunger",
            4,
            "rule 2.2",
        ),
    ]);
}

/// More than a deck can have would have no room in the rows that hold them.
#[test]
fn more_copies_of_a_card_than_a_deck_can_have_are_refused() {
    let bags = |n| ["emergency-bloodbag"].repeat(n).join(" ");
    let tokens = |n| ["emergency-bloodbag/1"].repeat(n).join(" ");
    for n in [4, 30] {
        let given = format!("A: ongoing {}, loaded {}", bags(n), tokens(n));
        let why = format!("{n} of `emergency-bloodbag`, at most 3 (rule 24.2)");
        insist_on_refusals::<Rivals>(&[(&given, 4, &why)]);
    }
}

/// Tokens of every colour are Prestige, the player's own and those of others.
#[test]
fn prestige_of_all_colours_follows_from_what_is_given() {
    let failure = |given: &str, then: &str| {
        let file = format!("game: rivals\nscenario: x\ngiven:\n  {given}\nthen:\n  {then}\n");
        let mut runs = scenario::run::<Rivals>(&file).unwrap_or_else(|error| panic!("{error}"));
        runs.remove(0).failure.map(|failure| english::<Rivals>(&failure.reason))
    };
    for (given, then) in [
        ("A: prestige 7", "A: prestige 7, prestige-total 7"),
        ("A: prestige 7, foreign B/2", "A: prestige 7, prestige-total 9"),
        ("table: players 3\n  A: prestige 0, foreign B/2 C/3", "A: prestige 0, prestige-total 5"),
        ("A: foreign B/2\n  B: prestige 4", "B: prestige-total 4, prestige-total at-most 4"),
    ] {
        assert_eq!(failure(given, then), None, "{given}: {then}");
    }
    let failed = failure("A: prestige 7, foreign B/2", "A: prestige-total 7").expect("there are nine");
    assert!(failed.contains("A: prestige-total: expected 7, actual 9"), "{failed}");
    insist_on_refusals::<Rivals>(&[("A: prestige-total 9", 4, "can be expected, not given")]);
}

/// Facts that the position does not keep: a scenario would prove nothing with them.
#[test]
fn what_is_given_and_dropped_is_refused() {
    insist_on_refusals::<Rivals>(&[
        ("table: left 3", 4, "left: given is `3`, but here it is `none`"),
        ("table: players 3, done B", 4, "done: given is `B`, but here it is `none`"),
        (
            "A: home hydra, torpor skunk\nskunk: exhausted no",
            5,
            "exhausted: given is `no`, but here it is `yes`",
        ),
        ("A: home hydra, clan toreador", 4, "clan: given is `toreador`, but here it is `none`"),
        ("A: gone none, library sucker-punch", 4, "A: gone: given is `none`"),
        ("city: boxed none, deck cop", 4, "city: boxed: given is `none`"),
        ("table: variants promises no-promises", 4, "variants: given is"),
    ]);
}
