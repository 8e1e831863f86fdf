//! Positions that cannot be.

use elysium_proof::insist_on_refusals;
use elysium_vendetta::Vendetta;

#[test]
fn impossible_positions_are_refused_with_line_and_reason() {
    insist_on_refusals::<Vendetta>(&[
        ("table: players 9", 4, "1.1"),
        ("table: players 5, variants teams", 4, "14.5"),
        ("table: variants moonlight", 4, "location-cards"),
        ("table: round 4", 4, "three rounds"),
        ("table: turn 3", 4, "turn"),
        ("table: step dancing", 4, "dancing"),
        ("F: blood 3", 4, "4 players"),
        ("3 A: blood 1", 4, "4 players"),
        ("A: blood many", 4, "many"),
        ("A: blod 3", 4, "one can say: clan, blood"),
        ("Q: blood 3", 4, "Q"),
        ("A: clan brujah\nB: clan brujah", 5, "two players"),
        ("A: clan brujah, hand vanish", 4, "vanish"),
        ("A: clan brujah, hand challenge\n1 A: up challenge", 4, "challenge"),
        ("1 A: up challenge\n2 A: up challenge", 5, "two places"),
        ("A: alliance marcel\nB: alliance marcel", 5, "two places"),
        ("A: alliance nobody", 4, "nobody"),
        ("A: tokens 3", 2, "is impossible"),
        ("A: score 7", 4, "can be expected, not given"),
        ("1 A: up challenge, down bloody-fury, order challenge", 4, "each once"),
        ("A: relic elders-phial rod-of-cain", 4, "one word"),
        ("table: round 0", 4, "three rounds"),
        ("A: blood 150\n1 A: blood 100", 2, "is impossible"),
    ]);
}

/// Positions that the rules themselves do not let come about.
#[test]
fn what_no_game_can_come_to_is_refused_by_the_rule_that_forbids_it() {
    insist_on_refusals::<Vendetta>(&[
        ("A: relic the-isaac-chalice", 4, "rule 14.3"),
        ("table: variants relics\nA: relic-used yes", 5, "this player has no relic"),
        ("1: card old-cathedral", 4, "rule 14.2"),
        ("table: variants location-cards\nhaven: card old-cathedral", 5, "rule 14.2"),
        ("table: players 3\nA: out yes\nB: out yes", 5, "rule 13.5"),
        ("table: players 4, variants teams\nA: out yes\nC: out yes", 5, "rule 13.5"),
        ("table: step over, round 2", 4, "rule 2.1"),
        ("A: clan brujah, drawn challenge", 4, "rule 2.6"),
        (
            "table: players 3, bane A\nA: clan brujah\nB: clan gangrel\nC: clan ventrue",
            4,
            "nobody here is `malkavian`",
        ),
        ("A: clan brujah\ntable: forestall B/challenge", 5, "nobody here is `ventrue`"),
    ]);
}

/// Facts that the position does not keep: a scenario would prove nothing with them.
#[test]
fn what_is_given_and_dropped_is_refused() {
    insist_on_refusals::<Vendetta>(&[
        ("A: clan brujah, shuffled none", 4, "A: shuffled: given is `none`, but here it is `bloody-fury"),
        (
            "table: step hand-management\nA: clan brujah, deck challenge bloody-fury, under none",
            5,
            "A: deck: given is `challenge bloody-fury`",
        ),
        (
            "A: clan brujah\n1 A: looked challenge/B",
            5,
            "looked: given is `challenge/B`, but here it is `none`",
        ),
        ("table: active C, done B", 4, "active: given is `C`, but here it is `A`"),
        ("table: location 2", 4, "location: given is `2`, but here it is `none`"),
        ("table: step clans\nA: blood 3", 5, "blood: given is `3`"),
        ("table: variants relics no-relics", 4, "variants: given is `relics no-relics`"),
        ("A: clan none", 4, "clan: given is `none`, but here it is `brujah`"),
        ("table: round none", 4, "round: given is `none`, but here it is `1`"),
    ]);
}
