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
        ("A: tokens 3", 2, "cannot be"),
        ("A: score 7", 4, "can be expected, not given"),
        ("1 A: up challenge, down bloody-fury, order challenge", 4, "each once"),
        ("A: relic elders-phial rod-of-cain", 4, "one word"),
        ("table: round 0", 4, "three rounds"),
        ("A: blood 150\n1 A: blood 100", 2, "cannot be"),
    ]);
}
