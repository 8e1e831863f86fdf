//! Records: what they contain, and that what is wrong with one is named with its line.

use elysium_kernel::record::{RecordErrorKind, game_of, outline, read, read_to, write};
use elysium_kernel::{Fair, Game, Seed};

use crate::rules::Skirmish;
use crate::words::Setup;

/// A short game, played at random to its end.
fn finished() -> Game<Skirmish> {
    let setup = Setup { seats: 3, rounds: 2, ..Setup::table() };
    let mut game = Game::new(setup, Seed::number(11)).expect("three may play");
    let mut rng = fastrand::Rng::with_seed(11);
    while let Some(open) = game.next_question() {
        let (seat, choice) = (open.who, open.options[rng.usize(..open.options.len())]);
        game.apply(seat, choice).expect("an option is taken");
    }
    game
}

fn lines(game: &Game<Skirmish>) -> Vec<String> {
    write(game, &["human".into(), "bot".into(), "bot".into()], None).lines().map(String::from).collect()
}

/// The error of a record that was changed, as `line N: ...`.
fn error(change: impl FnOnce(&mut Vec<String>)) -> String {
    let mut lines = lines(&finished());
    change(&mut lines);
    match read::<Skirmish>(&lines.join("\n")) {
        Ok(_) => panic!("accepted"),
        Err(error) => error.to_string(),
    }
}

#[track_caller]
fn at_line(error: &str, line: usize, says: &str) {
    assert!(error.starts_with(&format!("line {line}: ")) && error.contains(says), "{error}");
}

#[test]
fn a_record_replays_to_the_same_game() {
    let game = finished();
    let text = write(&game, &["human".into(), "bot".into(), "bot".into()], None);
    assert_eq!(game_of(&text).as_deref(), Ok("skirmish"));
    let replayed = read::<Skirmish>(&text).expect("it is sound");
    assert_eq!(replayed.game.digest(), game.digest());
    assert_eq!(replayed.game.log(), game.log());
    assert_eq!(replayed.names, ["human", "bot", "bot"]);
    assert_eq!(write(&replayed.game, &replayed.names, None), text);
    let half = read_to::<Skirmish>(&text, 7).expect("it is sound so far");
    assert_eq!(half.game.digest(), game.rewound_to(7).digest());
}

/// The seed of a game on line is mixed from secrets; a record that says otherwise is refused.
#[test]
fn an_unfair_shuffle_is_found() {
    let fair = Fair::new(Seed::number(1), vec![Some(Seed::number(2)), None, Some(Seed::number(3))]);
    let setup = *finished().setup();
    let game = Game::<Skirmish>::new(setup, fair.seed()).expect("it can be played");
    let text = write(&game, &[], Some(&fair));
    assert_eq!(read::<Skirmish>(&text).expect("it is sound").fair, Some(fair.clone()));
    for (secret, other) in [
        (Seed::number(1), Seed::number(4)),
        (Seed::number(3), Seed::number(5)),
        (fair.commitment, Seed::number(6)),
    ] {
        let forged = text.replace(&secret.to_string(), &other.to_string());
        assert_ne!(forged, text);
        let error = read::<Skirmish>(&forged).err().expect("it is forged");
        assert_eq!((error.line, error.kind), (1, RecordErrorKind::Unfair));
    }
}

#[test]
fn a_game_put_aside_between_secret_answers_goes_on() {
    let game = finished();
    for answers in 0..game.history().len() {
        let paused = game.rewound_to(answers);
        let text = write(&paused, &[], None);
        assert!(text.contains("\"paused\""));
        let replayed = read::<Skirmish>(&text).unwrap_or_else(|e| panic!("after {answers}: {e}"));
        assert_eq!((replayed.game.digest(), replayed.game.open()), (paused.digest(), paused.open()));
    }
}

#[test]
fn a_forged_answer_is_named_with_its_line() {
    let nonsense = error(|lines| lines[4] = r#"{"n":4,"seat":"A","answer":"act:conquer"}"#.into());
    at_line(&nonsense, 5, "`act:conquer` is not an answer that A could give");
    let stranger = error(|lines| lines[4] = r#"{"n":4,"seat":"H","answer":"pass"}"#.into());
    at_line(&stranger, 5, "`pass` is not an answer that H could give");
    let number = error(|lines| lines[4] = lines[4].replace("\"n\":4", "\"n\":5"));
    at_line(&number, 5, "answer number 5 where 4 was due");
    let twice = error(|lines| lines[2] = lines[1].replace("\"n\":1", "\"n\":2"));
    at_line(&twice, 3, "is not an answer");
}

#[test]
fn another_answer_that_was_legal_is_found_by_the_digest() {
    let game = finished();
    let text = lines(&game);
    let last = game.history().len();
    let before = game.rewound_to(last - 1);
    let open = before.next_question().expect("the last question");
    let other = open.options.iter().find(|&&choice| choice != game.history()[last - 1].choice);
    let word = crate::words::notation(before.now(), *other.expect("there were two options"));
    let mut forged = text.clone();
    forged[last] = text[last].replace(&*game.history()[last - 1].word, &word);
    let error = read::<Skirmish>(&forged.join("\n")).err().expect("forged").to_string();
    assert!(error.starts_with(&format!("line {}: ", last + 2)), "{error}");
}

#[test]
fn a_wrong_end_is_named_with_its_line() {
    let last = lines(&finished()).len();
    let digest = error(|lines| {
        let digest = finished().digest();
        lines[last - 1] = lines[last - 1].replace(&digest, &"0".repeat(64));
    });
    at_line(&digest, last, "the digest differs");
    let count = error(|lines| lines[last - 1] = lines[last - 1].replace("\"answers\":", "\"answers\":1"));
    at_line(&count, last, "answers are announced");
    let outcome = error(|lines| {
        let winners = lines[last - 1].find("\"scores\"").expect("an outcome");
        lines[last - 1].replace_range(winners.., r#""scores":[1,2,3]}}"#);
    });
    at_line(&outcome, last, "the outcome is not the one");
    let paused = error(|lines| lines[last - 1] = lines[last - 1].replace("finished", "paused"));
    at_line(&paused, last, "`paused` contradicts the outcome");
    let word = error(|lines| lines[last - 1] = lines[last - 1].replace("finished", "won"));
    at_line(&word, last, "neither `finished` nor `paused`");
}

/// A record of other rules is not replayed, but what can be checked without them is.
#[test]
fn the_end_of_a_record_of_other_rules_is_checked() {
    let last = lines(&finished()).len();
    let outlined = |from: &str, to: &str| {
        let mut lines = lines(&finished());
        lines[0] = lines[0].replace(r#""rules":1"#, r#""rules":9"#);
        lines[last - 1] = lines[last - 1].replace(from, to);
        outline(&lines.join("\n"), usize::MAX).map_err(|error| error.to_string())
    };
    let whole = outlined("", "").expect("it is sound");
    assert_eq!((whole.rules, whole.answers.len(), whole.outcome), (9, last - 2, finished().outcome()));
    let wrong = |from, to| outlined(from, to).expect_err("its end is wrong");
    at_line(&wrong("finished", "won"), last, "`won` is neither `finished` nor `paused`");
    at_line(&wrong("finished", ""), last, "`` is neither `finished` nor `paused`");
    at_line(&wrong("finished", "paused"), last, "`paused` contradicts the outcome");
    at_line(&wrong("\"answers\":", "\"answers\":1"), last, "answers are announced");
}

#[test]
fn an_unknown_field_is_named_with_its_line() {
    let last = lines(&finished()).len();
    let extra =
        |line: usize| error(|lines| lines[line - 1] = lines[line - 1].replacen('{', r#"{"extra":1,"#, 1));
    for line in [1, 2, 9, last] {
        at_line(&extra(line), line, "unknown field `extra`");
    }
    let setup = error(|lines| lines[0] = lines[0].replace(r#""rounds""#, r#""speed":9,"rounds""#));
    at_line(&setup, 1, "unknown field `speed`");
}

#[test]
fn a_cut_file_is_found_wherever_it_is_cut() {
    let whole = lines(&finished());
    for cut in 1..whole.len() {
        let error = error(|lines| lines.truncate(cut));
        at_line(&error, cut, "cut short");
    }
    let text = whole.join("\n");
    for length in (1..text.len()).step_by(13) {
        let line = text[..length].lines().count();
        let error = read::<Skirmish>(&text[..length]).err().expect("cut").to_string();
        assert!(error.starts_with(&format!("line {line}: ")), "{error}");
    }
    assert_eq!(read::<Skirmish>("").err().map(|e| e.line), Some(1));
}

#[test]
fn a_header_that_does_not_fit_is_refused() {
    let change = |from: &str, to: &str| error(|lines| lines[0] = lines[0].replace(from, to));
    at_line(&change(r#""skirmish""#, r#""chess""#), 1, "a record of `chess`");
    at_line(&change(r#""record""#, r#""deck""#), 1, "not the header of a record: deck");
    at_line(&change(r#""format":1"#, r#""format":2"#), 1, "format 2 is not known");
    at_line(&change(r#""rules":1"#, r#""rules":9"#), 1, "rules version 9");
    // Whatever its set-ups look like.
    at_line(&change(r#""rules":1"#, r#""speed":1,"rules":9"#), 1, "rules version 9");
    at_line(&change(r#""seats":3"#, r#""seats":9"#), 1, "refused by rule 1.1");
    at_line(&change(r#""seed":""#, r#""seed":"x"#), 1, "a seed is 64 hexadecimal digits");
    at_line(&error(|lines| lines[0] = "dear diary".into()), 1, "not the header of a record");
    at_line(&error(|lines| lines[5] = "dear diary".into()), 6, "this line is not understood");
}

#[test]
fn nothing_may_follow_the_end_and_nothing_may_hide_in_it() {
    let last = lines(&finished()).len();
    let more = error(|lines| lines.push(r#"{"n":999,"seat":"A","answer":"pass"}"#.into()));
    at_line(&more, last + 1, "after the end");
    let hidden =
        error(|lines| lines[last - 1] = lines[last - 1].replace(r#""winners""#, r#""extra":1,"winners""#));
    at_line(&hidden, last, "unknown field `extra`");
}
