//! Positions that cannot be.

use elysium_proof::insist_on_refusals;
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
        ("A 2: card under-the-table", 4, "counted from 1"),
        ("A 1: tokens A", 4, "which card"),
        ("city: streets skunk", 4, "no city card"),
        ("attack: intel 1", 4, "begin before it"),
        ("scheme: yes A", 4, "begin before it"),
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
