//! Rules that apply to events: each as long as its block, and not a moment longer.

use elysium_kernel::{Rule, Viewer};

use crate::table::Played;
use crate::words::Event;

/// Events since number `from` and the rules they carry.
fn rules(played: &Played, from: usize) -> Vec<(String, Rule)> {
    let name = |event: Event| format!("{event:?}").split([' ', '{']).next().unwrap_or_default().to_string();
    let log = played.game.log();
    log.since(from, Viewer::Omniscient).map(|(_, rule, event)| (name(event), rule)).collect()
}

#[test]
fn a_rule_ends_with_its_block_and_the_one_around_it_applies_again() {
    let mut played = Played::new(["stealth", "", "intercept", "", ""], |_| {});
    played.script("A minion:a1\nA act:bleed\nB minion:b1\nA play:stealth\nC minion:c1\nC pass");
    let expected = [
        ("Acts", Rule::new(2, 2)),
        ("Attempts", Rule::new(3, 1)),
        ("Played", Rule::new(4, 3)),
        // Decided in a function that has returned since.
        ("Escapes", Rule::new(3, 4)),
        // The next step starts without a rule and has its own.
        ("Attempts", Rule::new(3, 1)),
        ("Escapes", Rule::new(3, 4)),
    ];
    assert_eq!(rules(&played, 0), expected.map(|(name, rule)| (name.to_string(), rule)));
}

#[test]
fn after_an_interruption_the_interrupted_rule_applies_again() {
    let mut played = Played::new(["", "prevent", "", "", ""], |state| {
        state.player_mut(crate::table::B).minions[0].blood = 0;
    });
    played.script("A minion:a2\nA act:bleed\nB minion:b1\nA strike:hit\nB strike:throw\nB play:prevent");
    let events = rules(&played, 0);
    let struck = events.iter().position(|(name, _)| name == "Struck").expect("somebody was struck");
    // One point is prevented by a card, the other sends the minion to torpor.
    let expected = [("Struck", 5, 4), ("Played", 4, 3), ("Torpor", 5, 4), ("Struck", 5, 4)];
    let expected = expected.map(|(name, section, number)| (name.to_string(), Rule::new(section, number)));
    assert_eq!(events[struck..struck + 4], expected);
}
