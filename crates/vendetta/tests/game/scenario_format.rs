//! The scenario runner itself: what it accepts, and that it fails where it should.

use elysium_kernel::scenario::{self, ScenarioRun};
use elysium_proof::{english, wrong_proofs};
use elysium_vendetta::Vendetta;

use crate::subject::Subject;

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
    failures(&file).into_iter().next()?
}

/// The failures of the scenarios of a file, with their lines.
fn failures(file: &str) -> Vec<Option<String>> {
    let failure = |run: ScenarioRun<Vendetta>| {
        run.failure.map(|failure| format!("line {}: {}", failure.line, english::<Vendetta>(&failure.reason)))
    };
    let runs = scenario::run::<Vendetta>(file).unwrap_or_else(|e| panic!("{e}\n{file}"));
    runs.into_iter().map(failure).collect()
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
        "refused B: play:gangrel-ready not-asked",
        "not asked B",
        "sees A: 2 B: up gangrel-hunt",
        "sees spectator: event: lost who=B by=challenge",
        "event: lost who=B by=BR03",
        "A: relic none, alliance not none",
        "1 A: up in-order challenge",
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
        ("no event: lost who=B", "there was 1"),
        ("order: lost who=B > played who=B", "actual order"),
        ("asked B", "C is asked"),
        ("asked nobody", "C is asked"),
        ("asked C: play:ventrue-hunt", "actual play:ventrue-ready play:ventrue-hunt drain:victim"),
        ("refused C: drain:victim", "it is offered"),
        ("refused C: done rule 3.3", "actual rule 3.12"),
        ("refused C: forestall:challenge", "no answer of this game"),
        ("refused A: play:brujah-ready rule 3.3", "A is not asked anything now"),
        ("not asked C", "expected no question for C"),
        ("B: blood 5", "now C is asked"),
        ("refused C: drain:victim not-asked", "C is asked"),
        ("hides A: 2 B: up gangrel-hunt", "A knows"),
        ("hides A: event: lost who=B", "A sees the event"),
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
        ("game: vendeta\nscenario: x\nthen:\n  asked A\n", 1, "did you mean `vendetta`?"),
        ("game: vendetta\n", 1, "no scenario"),
        ("game: vendetta\ngiven:\n", 2, "scenario"),
        ("game: vendetta\nscenario:\n", 2, "name"),
        ("game: vendetta\nscenario: x\nA: blood 3\n", 3, "given"),
        ("game: vendetta\nscenario: x\nthen:\n  asked A\ngiven:\n", 5, "comes before"),
    ] {
        let error = scenario::run::<Vendetta>(file).err().expect("this file must be refused");
        let reason = english::<Vendetta>(&error.reason);
        assert!(error.line == line && reason.contains(words), "{file:?}: {}: {reason}", error.line);
    }
}

/// Everything here would be so by mistake: words that do not exist are never there.
#[test]
fn words_that_do_not_exist_are_refused_with_a_suggestion() {
    for (then, shown) in [
        ("no event: lsot who=B", "there is no event `lsot`; did you mean `lost`?"),
        (
            "no event: lost whoo=B",
            "`lost` has no field `whoo`; it has: who, amount, by, rule; did you mean `who`?",
        ),
        ("no event: lost who=B by=chalenge", "did you mean `challenge`?"),
        ("no event: lost who=B, amount=1", "there is no comma between"),
        ("no event: lost who=B amount=many", "`amount` of `lost` cannot be `many`; expected a number"),
        ("no event: lost who=F", "there is no seat F at a table of 3"),
        ("no event: lost who=B rule=3.99", "no rule 3.99"),
        ("no event: lost who", "is not a field with its value"),
        ("no event: lost who=B who=C", "twice"),
        ("no event:", "which event?"),
        ("events 0: nonsense", "there is no event `nonsense`"),
        ("events many: lost", "is not a number of events"),
        ("order: played who=B", "needs two events"),
        ("order: played who=B > lsot", "did you mean `lost`?"),
        ("asked C: lacks play:nonsense", "no answer of this game is written `play:nonsense`"),
        ("asked C: lacks play:ventrue-hnt", "did you mean `play:ventrue-hunt`?"),
        ("asked C: lacks", "say which answers"),
        ("asked F", "there is no seat F"),
        ("not asked F", "there is no seat F"),
        ("refused F: done", "there is no seat F"),
        ("refused C: doen rule 3.12", "did you mean `done`?"),
        ("refused C: done rule 3.99", "no rule 3.99"),
        ("A: alliance lacks nonsense", "`nonsense` does not fit here; expected the name of a card"),
        (
            "A: hand lacks marcel",
            "`marcel` does not fit here; expected the name of a card of these kinds: conflict",
        ),
        (
            "A: alliance has challenge",
            "`challenge` does not fit here; expected the name of a card of these kinds",
        ),
        ("A: alliance lacks marcell", "did you mean `marcel`?"),
        ("B: blood not purple", "expected a number"),
        ("A: hand not count 2", "`not` and `count` do not go together"),
        ("A: hand count many", "one number is needed"),
        ("A: blood at-lest 3", "did you mean `at-least`?"),
        ("A: hand at-least 3", "needs a number"),
        ("B: blood not 4 5", "one word is needed, not 2"),
        ("B: hand in-order gangrel-ready", "no order"),
        ("B: blood count 1", "it always has one word or none"),
        ("table: step not aftermat", "did you mean `aftermath`?"),
        ("B: hand", "say what is expected"),
        ("B: hand lacks", "say what is expected"),
        ("B: relic-used not maybe", "`yes` or `no`"),
        ("B: blod not 5", "did you mean `blood`?"),
        ("tabel: round 1", "did you mean `table`?"),
        ("F: blood not 3", "not at a table of 3"),
        ("3 A: blood none", "not at a table of 3"),
        ("table: ambition not F", "there is no seat F"),
        ("hides Z: A: hand has brujah-hunt", "is not a seat"),
        ("hides C: A: hand has brujah-hnt", "did you mean `brujah-hunt`?"),
        ("hides C: event: lsot", "did you mean `lost`?"),
        ("asked C\n  asked C", "the same is in line 12"),
    ] {
        let failure = failure(&format!("{PLAY}then:\n  {then}\n")).unwrap_or_else(|| panic!("`{then}` held"));
        assert!(failure.contains(shown), "{then}: {failure}");
    }
}

#[test]
fn what_is_given_twice_or_proved_without_being_there_is_refused() {
    for (head, shown) in [
        ("proves: 3.99\ngiven:\n  A: blood 5", "there is no rule and no card `3.99`"),
        ("proves: 3.11, chalenge\ngiven:\n  A: blood 5", "did you mean `challenge`?"),
        ("given:\n  A: blood 5, blood 4", "given twice"),
        ("given:\n  A: blood 5\n  A: blood 5", "given twice, also in line 4"),
        ("given:\n  A: blood 5,", "missing here"),
        ("given:\n  A: blood", "needs a word"),
        ("given:\n  A: score 4", "can be expected, not given"),
        ("given:\n  table: winners A", "can be expected, not given"),
        ("given:\n  seed: 1\n  seed: 2", "given twice"),
        ("given:\n  chance: drain:marcell", "did you mean `drain:marcel`?"),
        ("when:\n  all: styy", "no answer of this game"),
    ] {
        let file = format!("game: vendetta\nscenario: x\n{head}\nthen:\n  asked A\n");
        let failure = failures(&file).remove(0).unwrap_or_else(|| panic!("{head} held"));
        assert!(failure.contains(shown), "{head}: {failure}");
    }
}

#[test]
fn a_scenario_that_expects_nothing_fails_alone() {
    let file = "game: vendetta\nscenario: x\ngiven:\n  A: blood 3\nscenario: y\nthen:\nscenario: z\nthen:\n  asked A\n";
    let runs = scenario::run::<Vendetta>(file).unwrap_or_else(|e| panic!("{e}"));
    let failed: Vec<_> = runs.iter().map(|run| run.failure.as_ref().map(|failure| failure.line)).collect();
    assert_eq!(failed, [Some(2), Some(5), None]);
}

#[test]
fn a_position_can_be_expected_to_be_refused() {
    let run = |then: &str| {
        let file = format!(
            "game: vendetta\nscenario: x\ngiven:\n  table: players 5, variants teams\nthen:\n  {then}\n"
        );
        failures(&file).remove(0)
    };
    assert_eq!((run("refused: 14.5"), run("refused")), (None, None));
    assert!(
        run("refused: 14.4")
            .is_some_and(|reason| reason.contains("it is refused: table: players: refused by rule 14.5"))
    );
    assert!(run("asked A").is_some_and(|reason| reason.contains("14.5")));
    let possible = failure("then:\n  refused\n");
    assert!(possible.is_some_and(|reason| reason.contains("it can be")));
}

#[test]
fn defaults_hold_in_every_scenario_that_does_not_say_otherwise() {
    let file = "game: vendetta\ndefaults:\n  table: players 3\n  A: blood 5, influence 1\nscenario: x\nthen:\n  A: blood 5, influence 1\n\
                scenario: y\ngiven:\n  A: blood 2\nthen:\n  A: blood 2, influence 1\n  table: players 3\n";
    let runs = scenario::run::<Vendetta>(file).unwrap_or_else(|e| panic!("{e}"));
    assert!(runs.iter().all(|run| run.failure.is_none()));
}

/// The results of a conflict, before anything that follows.
#[test]
fn a_game_stops_where_a_scenario_wants_to_look() {
    let given = "given:\n  table: players 3, step withdraw, location 1\n  1 A: blood 2\n  1 B: blood 1\n  1: ally marcel\n";
    let run = |rest: &str| {
        let file = format!("game: vendetta\nscenario: x\n{given}{rest}");
        failures(&file).remove(0)
    };
    let stop = "when:\n  all: stay\n  stop at: conflict\nthen:\n  table: step conflict\n  asked nobody\n  no event: ranked\n";
    assert_eq!(run(stop), None);
    assert_eq!(
        run(&format!("{stop}when:\n  stop at: aftermath-start\nthen:\n  table: step aftermath-start\n")),
        None
    );
    let never = run("when:\n  all: stay\n  stop at: clans\nthen:\n  asked A\n");
    assert!(never.is_some_and(|reason| reason.contains("did not come to this step")));
    let wrong = run("when:\n  all: stay\n  stop at: conflct\nthen:\n  asked A\n");
    assert!(wrong.is_some_and(|reason| reason.contains("did you mean `conflict`?")));
}

/// A hand is known to its player, and its number to everybody.
#[test]
fn what_somebody_can_know_is_told_from_what_is_hidden() {
    let run = |then: &str| {
        let given = "given:\n  table: players 3\n  A: clan brujah, hand bloody-fury brujah-hunt\n";
        let file = format!("game: vendetta\nscenario: x\n{given}then:\n  {then}\n");
        failures(&file).remove(0)
    };
    for then in [
        "sees A: A: hand has bloody-fury",
        "sees C: A: hand count 2",
        "hides C: A: hand has bloody-fury",
        "hides spectator: A: hand has bloody-fury",
    ] {
        assert_eq!(run(then), None, "{then}");
    }
    for (then, shown) in [
        ("sees C: A: hand has bloody-fury", "C cannot know `A: hand has bloody-fury`"),
        ("hides A: A: hand has bloody-fury", "A knows"),
        ("hides C: A: hand has challenge", "expected has challenge"),
    ] {
        let reason = run(then).unwrap_or_else(|| panic!("`{then}` held"));
        assert!(reason.contains(shown), "{then}: {reason}");
    }
}

/// What is wrong with the proofs of a scenario in which Challenge strikes, if this is declared unreachable.
fn wrong(proves: &str, unreachable: &[(&str, &str)]) -> Vec<String> {
    let file =
        format!("game: vendetta\nscenario: test\nproves: {proves}\n{GIVEN}{PLAY}then:\n  B: blood 4\n");
    let wrong = wrong_proofs::<Subject>(&[("test.scn".into(), file)], unreachable).into_iter();
    wrong.map(|wrong| wrong.replace("test.scn:2: test: ", "")).collect()
}

#[test]
fn a_scenario_reaches_what_it_proves() {
    assert_eq!(wrong("3.11, 8.3, BR03, challenge, gangrel-hunt, 17.1", &[]), [""; 0]);
    for claimed in ["11.1", "7.2", "5.26", "AL11", "wolf-companion", "17.3"] {
        let claims = format!("3.11, {claimed}, BR03");
        assert_eq!(wrong(&claims, &[]), [format!("proves {claimed}, which it does not reach")]);
    }
}

#[test]
fn what_is_declared_unreachable_is_proved_and_not_reached() {
    assert_eq!(wrong("3.11, 11.1", &[("11.1", "a reason")]), [""; 0]);
    let idle = ["11.1 is declared unreachable, and no scenario proves it"];
    assert_eq!(wrong("3.11", &[("11.1", "a reason")]), idle);
    let reached = ["reaches 3.11, which is declared unreachable"];
    assert_eq!(wrong("3.11", &[("3.11", "a reason")]), reached);
}

/// With one blood, which has to stay, A can only bid nothing; B has a choice. A's answer may be left out, or stand
/// before or after B's.
#[test]
fn an_answer_without_alternative_may_be_written_where_several_answer_at_once() {
    let given = "given:\n  table: players 3, step after-revelation, location 1\n  A: clan malkavian, blood 1\n  \
                 B: clan brujah, blood 6\n  C: clan ventrue\n  1 A: up auction-of-blood\n  1 B: up brujah-ready\n  \
                 2 C: up ventrue-ready\n";
    let run = |rest: &str| failures(&format!("game: vendetta\nscenario: x\n{given}{rest}")).remove(0);
    let asked = "then:\n  not asked A\n  asked B: has bid:0 bid:6\n  refused A: bid:1 rule 16.6\n";
    assert_eq!(run(asked), None);
    let then = "then:\n  event: bid who=A amount=0\n  event: bid who=B amount=2\n  B: blood 4\n";
    for when in ["B: bid:2", "A: bid:0\n  B: bid:2", "B: bid:2\n  A: bid:0"] {
        assert_eq!(run(&format!("when:\n  {when}\n{then}")), None, "{when}");
    }
    for (when, shown) in [
        ("A: bid:1\n  B: bid:2", "A: bid:1: A has already answered; B is asked (bid)"),
        ("A: bid:0", "expected an event `bid who=A amount=0`"),
    ] {
        let failure = run(&format!("when:\n  {when}\n{then}")).unwrap_or_else(|| panic!("{when} fit"));
        assert!(failure.contains(shown), "{when}: {failure}");
    }
}
