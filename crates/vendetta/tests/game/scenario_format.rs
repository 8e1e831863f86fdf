//! The scenario runner itself: what it accepts, and that it fails where it should.

use elysium_kernel::scenario::{self, ScenarioError};
use elysium_vendetta::Vendetta;

const GIVEN: &str = "given:
  table: players 3, active B
  A: clan brujah
  B: clan gangrel, blood 5, alliance none
  C: clan ventrue
  1 A: up challenge
";

/// The failure of a scenario with this rest, or `None` if it holds.
fn failure(rest: &str) -> Option<String> {
    let file = format!("game: vendetta\nscenario: test\n{GIVEN}{rest}");
    let reports = scenario::run::<Vendetta>(&file).unwrap_or_else(|e| panic!("{e}\n{file}"));
    reports.into_iter().next()?.failure.map(|f| format!("line {}: {}", f.line, f.reason))
}

fn file_error(file: &str) -> ScenarioError {
    scenario::run::<Vendetta>(file).err().expect("this file must be refused")
}

const PLAY: &str = "when:\n  B: play:gangrel-hunt at:2 face:up blood:0\n";

#[test]
fn what_holds_holds() {
    for then in [
        "B: blood 4, hand gangrel-ready",
        "B: blood at-least 4, blood at-most 4, blood not 5, hand count 1",
        "2 B: up gangrel-hunt, down none, blood 0",
        "2 B: up GA09",
        "A: hand has brujah-hunt, hand lacks challenge",
        "event: lost who=B amount=1 by=challenge",
        "events 1: lost",
        "no event: frenzy",
        "order: played who=B > lost who=B",
        "asked C",
        "asked C: has play:ventrue-hunt drain:victim",
        "asked C: play:VE09 play:VE08 drain:VI",
        "asked C: lacks done",
        "refused C: done rule 3.12",
    ] {
        assert_eq!(failure(&format!("{PLAY}then:\n  {then}\n")), None, "{then}");
    }
}

#[test]
fn what_does_not_hold_fails_and_shows_what_was_there() {
    for (then, shown) in [
        ("B: blood 5", "expected 5, actual 4"),
        ("B: hand none", "actual gangrel-ready"),
        ("B: hand count 2", "expected count 2"),
        ("B: blood at-least 5", "actual 4"),
        ("B: blood at-most 3", "actual 4"),
        ("B: blood not 4", "actual 4"),
        ("A: hand has challenge", "expected has challenge"),
        ("A: hand lacks brujah-hunt", "expected lacks brujah-hunt"),
        ("event: lost who=B amount=2", "actual: lost amount=1 by=challenge"),
        ("event: frenzy", "no `frenzy` at all"),
        ("events 2: lost", "actual 1"),
        ("no event: lost who=B", "there were 1"),
        ("order: lost who=B > played who=B", "actual order"),
        ("asked B", "C is asked"),
        ("asked nobody", "C is asked"),
        ("asked C: play:ventrue-hunt", "actual play:ventrue-ready play:ventrue-hunt drain:victim"),
        ("refused C: drain:victim", "it is offered"),
        ("refused C: done rule 3.3", "actual rule 3.12"),
        ("refused C: fly:away", "no rule offers this here"),
        ("B: colour red", "one can say: clan, blood"),
        ("Z: blood 4", "nothing called `Z`"),
    ] {
        let failure = failure(&format!("{PLAY}then:\n  {then}\n")).unwrap_or_else(|| panic!("`{then}` held"));
        assert!(failure.starts_with("line 12: ") && failure.contains(shown), "{then}: {failure}");
    }
}

#[test]
fn moves_that_do_not_fit_fail_and_show_the_question() {
    for (when, shown) in [
        ("A: play:brujah-hunt", "B is asked"),
        ("B: play:challenge", "play:gangrel-hunt"),
        ("B: play:gangrel-hunt at:3", "at:1 at:2 at:haven"),
        ("B: play:gangrel-hunt at:2 face:up blood:4", "3.5"),
        ("B: play:gangrel-hunt at:2 face:up blood:0 stay", "C is asked"),
        ("Q: stay", "Q"),
        ("B play:gangrel-hunt", "expected a seat"),
    ] {
        let failure = failure(&format!("when:\n  {when}\nthen:\n  asked C\n"))
            .unwrap_or_else(|| panic!("`{when}` fit"));
        assert!(failure.starts_with("line 10: ") && failure.contains(shown), "{when}: {failure}");
    }
}

#[test]
fn chance_that_never_comes_fails() {
    let failure = failure(&format!("when:\n  chance: drain:marcel\n{PLAY}then:\n  asked C\n")).unwrap();
    assert!(failure.contains("drain:marcel"), "{failure}");
}

#[test]
fn files_that_cannot_be_read_name_the_line() {
    for (file, line, words) in [
        ("", 1, "empty"),
        ("# only a comment\n", 1, "empty"),
        ("scenario: x\n", 1, "game: vendetta"),
        ("game: chess\nscenario: x\nthen:\n  asked A\n", 1, "chess"),
        ("game: vendetta\n", 1, "no scenario"),
        ("game: vendetta\ngiven:\n", 2, "scenario"),
        ("game: vendetta\nscenario:\n", 2, "name"),
        ("game: vendetta\nscenario: x\nA: blood 3\n", 3, "given"),
        ("game: vendetta\nscenario: x\ngiven:\n  A: blood 3\n", 2, "could not fail"),
    ] {
        let error = file_error(file);
        assert!(error.line == line && error.reason.contains(words), "{file:?}: {error}");
    }
}
