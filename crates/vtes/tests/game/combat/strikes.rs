//! Choosing and resolving strikes, and additional strikes.

use elysium_vtes::state::CombatStage;
use elysium_vtes::vocabulary::Event;

use super::{blocked, is_in_torpor, is_over, stage};
use crate::table::{A, B, Position, card};

/// §11.25, §11.27, §11.39, §11.43, §11.45, §11.67, §11.70: the example of 6.4.3. Ira acts and has superior Celerity, Kurt
/// blocks with Undead Strength; Tamoszius and Pug Jackson stand for them.
#[test]
fn kurt_and_ira_blur() {
    let position = Position::new(2)
        .ready(A, "tamoszius")
        .hand(A, "dodge blur")
        .ready(B, "pug-jackson")
        .hand(B, "undead-strength blur");
    let mut table = blocked(position, "tamoszius", "pug-jackson");
    table.play("A play:dodge@tamoszius\nB play:undead-strength/POT.1@pug-jackson");
    assert_eq!((table.blood("tamoszius"), table.blood("pug-jackson")), (5, 6), "nobody was hurt");
    assert_eq!(stage(&table), CombatStage::Additional);
    // The book lets Kurt go first: Ira has passed, and may still gain strikes after him.
    table.play("A pass\nB play:blur/cel@pug-jackson\nA play:blur/CEL@tamoszius");
    // One of Kurt's, two of Ira's, all with hands: Ira suffers 1 damage, Kurt 1 and then 1 more. Each Blur cost 1 blood.
    assert_eq!((table.blood("tamoszius"), table.blood("pug-jackson")), (5 - 1 - 1, 6 - 1 - 2));
    assert!(is_over(&table));
}

/// §11.8, §11.27: the acting minion chooses first, and its opponent knows.
#[test]
fn the_acting_minion_chooses_first() {
    let position = Position::new(2)
        .ready(A, "aunt-linda")
        .hand(A, "roundhouse")
        .ready(B, "horace-radcliffe")
        .hand(B, "dodge");
    let mut table = blocked(position, "aunt-linda", "horace-radcliffe");
    assert!(!table.offers(B, "play:dodge@horace-radcliffe"));
    table.play("A play:roundhouse/POT@aunt-linda");
    assert!(
        table.happened(Event::StrikeChosen { minion: card("aunt-linda"), card: Some(card("roundhouse")) })
    );
    table.play("B strike:hands");
    // A hand strike of strength 1 with 3 more, and one of strength 1 (§11.56).
    assert_eq!((table.blood("aunt-linda"), table.blood("horace-radcliffe")), (4 - 1, 5 - 4));
}

/// §11.40, §11.41, §11.44: one card a round, and only a minion with a strike left strikes.
#[test]
fn additional_strikes_are_gained_once_a_round() {
    let position = Position::new(2)
        .ready(A, "tamoszius")
        .hand(A, "blur blur")
        .ready(B, "pug-jackson")
        .hand(B, "roundhouse roundhouse");
    let mut table = blocked(position, "tamoszius", "pug-jackson");
    table.play("B strike:hands\nA play:blur/CEL@tamoszius");
    assert_eq!(table.blood("pug-jackson"), 6 - 3, "the first pair and two more of Tamoszius alone");
    assert_eq!(table.blood("tamoszius"), 5 - 1 - 1);
    assert!(is_over(&table), "the second Blur could not be played, and Pug Jackson had no further strike");
}

/// §11.71, §11.72: combat ends comes before everything else, and a dodge does not stop it.
#[test]
fn majesty_ends_the_combat_before_a_strike_resolves() {
    let position = Position::new(2)
        .ready(A, "pug-jackson")
        .hand(A, "roundhouse")
        .ready(B, "tamoszius")
        .hand(B, "majesty");
    let mut table = blocked(position, "pug-jackson", "tamoszius");
    table.play("A play:roundhouse/POT@pug-jackson\nB play:majesty/PRE@tamoszius");
    assert_eq!((table.blood("pug-jackson"), table.blood("tamoszius")), (6, 5 - 1));
    assert!(is_over(&table));
    let by = Some(card("majesty"));
    assert!(
        table.happened(Event::Unlocked { card: card("tamoszius"), by }),
        "the superior unlocks the blocker"
    );
}

#[test]
fn a_dodge_does_not_stop_combat_ends() {
    let position =
        Position::new(2).ready(A, "pug-jackson").hand(A, "dodge").ready(B, "tamoszius").hand(B, "majesty");
    let mut table = blocked(position, "pug-jackson", "tamoszius");
    table.play("A play:dodge@pug-jackson\nB play:majesty/pre@tamoszius");
    assert!(table.happened(Event::StrikeEndsCombat { minion: card("tamoszius") }));
    assert!(
        !table.happened(Event::Dodges { minion: card("pug-jackson") }),
        "nothing else of the resolution happens"
    );
    assert!(
        table.happened(Event::Locked { card: card("tamoszius"), by: None }),
        "the blocker was locked (§9.55)"
    );
}

/// §11.74, §11.75, §11.76, §11.77: the example of 6.4.5, with a gang that has a gun for a mage.
#[test]
fn cohn_rose_steals_the_life_of_an_ally() {
    let position = Position::new(2)
        .ready(A, "cohn-rose")
        .blood("cohn-rose", 4)
        .hand(A, "theft-of-vitae")
        .ready(B, "loyal-street-gang")
        .blood("loyal-street-gang", 2)
        .on(B, "loyal-street-gang", "44-magnum");
    let mut table = blocked(position, "cohn-rose", "loyal-street-gang");
    table.play("B pass\nA play:theft-of-vitae/THA@cohn-rose\nB use:44-magnum/1@loyal-street-gang");
    // 4 and 2 stolen would be 6, but the capacity is 5; then 2 damage are healed.
    assert_eq!(table.blood("cohn-rose"), 3);
    assert!(!table.in_play("loyal-street-gang"));
    assert!(table.in_ash(B, "44-magnum"), "what was on it burned with it");
    assert!(is_over(&table));
}

/// §11.77, §11.78: no more than there is, and a vampire that loses its last blood to theft is not wounded.
#[test]
fn no_more_is_stolen_than_there_is() {
    let position = Position::new(2)
        .ready(A, "nassir")
        .blood("nassir", 2)
        .hand(A, "theft-of-vitae dodge")
        .ready(B, "mazz")
        .blood("mazz", 1)
        .hand(B, "dodge dodge");
    let mut table = blocked(position, "nassir", "mazz");
    table.play("A play:theft-of-vitae/THA@nassir\nB strike:hands");
    // One blood comes, one goes for the hand strike.
    assert_eq!((table.blood("nassir"), table.blood("mazz")), (2 + 1 - 1, 0));
    assert!(!is_in_torpor(&table, "mazz"));
}

/// §11.79: each takes from what the other had before.
#[test]
fn both_steal_from_what_the_other_had() {
    let position = Position::new(2)
        .ready(A, "nassir")
        .blood("nassir", 1)
        .hand(A, "theft-of-vitae")
        .ready(B, "lauren")
        .blood("lauren", 0)
        .hand(B, "theft-of-vitae");
    let mut table = blocked(position, "nassir", "lauren");
    table.play("A play:theft-of-vitae/THA@nassir\nB play:theft-of-vitae/tha@lauren");
    assert_eq!((table.blood("nassir"), table.blood("lauren")), (0, 1));
}

/// §11.34: a strike card that is cancelled has chosen nothing.
#[test]
fn a_cancelled_strike_is_chosen_again() {
    let position = Position::new(2)
        .ready(A, "pug-jackson")
        .hand(A, "roundhouse dodge")
        .ready(B, "mazz")
        .hand(B, "direct-intervention");
    let mut table = blocked(position, "pug-jackson", "mazz");
    table.play("A play:roundhouse/POT@pug-jackson\nB play:direct-intervention");
    assert_eq!(stage(&table), CombatStage::Choose);
    table.play("A play:dodge@pug-jackson");
    assert_eq!((table.blood("pug-jackson"), table.blood("mazz")), (6, 3));
}

/// §11.29: Immortal Grapple leaves nothing but hand strikes, of cards too.
#[test]
fn a_grapple_leaves_hand_strikes() {
    let position = Position::new(2)
        .ready(A, "pug-jackson")
        .hand(A, "immortal-grapple roundhouse")
        .ready(B, "wauneka")
        .on(B, "wauneka", "44-magnum")
        .hand(B, "dodge undead-strength");
    let mut table = blocked(position, "pug-jackson", "wauneka");
    table.play("B pass\nA play:immortal-grapple/pot@pug-jackson\nA play:roundhouse/POT@pug-jackson");
    assert_eq!(table.refused(B, "play:dodge"), "1.19");
    assert_eq!(table.refused(B, "use:44-magnum/1@wauneka"), "1.19");
    table.play("B play:undead-strength/POT.1@wauneka");
    assert_eq!((table.blood("pug-jackson"), table.blood("wauneka")), (6 - 3, 5 - 4));
}

/// A vampire's own text is a strike once in a combat.
#[test]
fn flavio_dodges_once_a_combat() {
    let position = Position::new(2)
        .ready(A, "pug-jackson")
        .hand(A, "blur resist-earths-grasp")
        .ready(B, "flavio-goncalves");
    let mut table = blocked(position, "pug-jackson", "flavio-goncalves");
    // One pass to stealth, one to a maneuver.
    table.play("A pass\nA pass");
    assert!(table.offers(B, "use:flavio-goncalves"));
    table.play("B use:flavio-goncalves");
    assert_eq!(table.blood("flavio-goncalves"), 7);
    table.play("A pass\nA play:resist-earths-grasp/cel.1@pug-jackson");
    assert_eq!(table.blood("flavio-goncalves"), 6, "in the second round it had its hands alone");
}

/// Preternatural Strength makes hands stronger, and Undead Strength can lead a melee weapon only where there is one.
#[test]
fn strength_counts_when_the_strike_resolves() {
    let position = Position::new(2)
        .ready(A, "aunt-linda")
        .on(A, "aunt-linda", "preternatural-strength")
        .hand(A, "undead-strength")
        .ready(B, "belinde");
    let mut table = blocked(position, "aunt-linda", "belinde");
    assert!(!table.offers(A, "play:undead-strength/POT.2@aunt-linda"));
    table.play("A play:undead-strength/POT.1@aunt-linda");
    assert_eq!(table.blood("belinde"), 6 - (1 + 1 + 2));
}
