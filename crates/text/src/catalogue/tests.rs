//! What a catalogue does with small sources.

use std::sync::LazyLock;
use std::thread;

use super::*;

fn english(source: &str) -> Catalogue {
    Catalogue::new(&[(Lang::En, &[("en.ftl", source)])]).expect("well formed")
}

/// The error, or the text in its place, of an English message without values.
fn bare(source: &str, id: &str) -> Result<Text, TextError> {
    english(source).try_text(Lang::En, id, &Args::new())
}

fn mistake(source: &str) -> (usize, String) {
    match Catalogue::new(&[(Lang::Fr, &[("ok.ftl", "a = x"), ("bad.ftl", source)])]) {
        Err(TextError::Source { lang: Lang::Fr, file, line, problem }) if file == "bad.ftl" => {
            (line, problem)
        }
        other => panic!("not a mistake in the French file: {other:?}"),
    }
}

#[test]
fn a_catalogue_serves_several_threads_from_a_static() {
    static TEXTS: LazyLock<Catalogue> = LazyLock::new(|| english("a = { $n ->\n [one] 1\n*[other] n\n }"));
    let threads =
        [1, 2].map(|n| thread::spawn(move || TEXTS.format(Lang::En, "a", &Args::new().set("n", n))));
    let shown = threads.map(|thread| thread.join().expect("it does not panic"));
    assert_eq!(shown, ["1", "n"]);
}

#[test]
fn messages_and_attributes_are_filled_in_without_marks() {
    let texts = english("draw = { $who } draws { $n }.\n    .tip = Draw, { $who }!");
    let args = Args::new().set("who", "Ana").set("n", 1_234_567_usize);
    let format = |id| texts.try_text(Lang::En, id, &args);
    assert_eq!(format("draw"), Ok("Ana draws 1234567.".into()));
    assert_eq!(format("draw.tip"), Ok("Draw, Ana!".into()));
}

#[test]
fn a_language_may_have_several_files_that_refer_to_each_other() {
    let texts = Catalogue::new(&[
        (Lang::Es, &[("a.ftl", "a = { b } { -t }"), ("b.ftl", "b = y")]),
        (Lang::En, &[]),
        (Lang::Es, &[("c.ftl", "-t = z")]),
    ])
    .expect("well formed");
    assert_eq!(texts.format(Lang::Es, "a", &Args::new()), "y z");
}

#[test]
fn what_is_missing_shows_and_is_an_error() {
    let texts = english("a = x\n    .tip = y\nonly =\n    .tip = z\n-term = t");
    let missing = |lang, id: &str| {
        let expected = TextError::Missing { lang, id: id.to_owned() };
        assert_eq!(texts.try_text(lang, id, &Args::new()), Err(expected));
        assert_eq!(texts.format(lang, id, &Args::new()), format!("⟦{id}⟧"));
    };
    for id in ["nope", "a.nope", "nope.tip", "only", "-term", "term", "", "a.", "NUMBER"] {
        missing(Lang::En, id);
    }
    // English has it, and yet it must not stand in.
    missing(Lang::Pl, "a");
}

#[test]
fn a_missing_variable_shows_and_is_an_error() {
    let texts = english("\na = x\nb = Hi { $who }, { $n ->\n    [one] 1\n   *[other] 2\n }");
    let args = Args::new().set("who", "Ana");
    assert_eq!(texts.format(Lang::En, "b", &args), "⟦b⟧");
    assert_eq!(
        texts.try_text(Lang::En, "b", &args),
        Err(TextError::Broken {
            lang: Lang::En,
            id: "b".to_owned(),
            file: "en.ftl".to_owned(),
            line: 3,
            problem: "Unknown variable: $n".to_owned(),
        })
    );
}

#[test]
fn other_broken_messages_are_errors_that_say_why() {
    for (source, problem) in [
        ("a = { b }", "Unknown message: b"),
        ("a = { -t }", "Unknown term: -t"),
        ("a = { NUMBER($n) }", "Unknown variable: $n"),
        ("a = { b }\nb = { a }", "Cyclical dependency detected"),
        ("a = { $x } { $y }", "Unknown variable: $x; Unknown variable: $y"),
    ] {
        match bare(source, "a") {
            Err(TextError::Broken { problem: found, .. }) => assert_eq!(found, problem),
            other => panic!("{source}: {other:?}"),
        }
    }
}

#[test]
fn a_fault_is_reported_with_its_line() {
    assert_eq!(mistake("a = x\n\nb : y\n"), (3, "Expected a token starting with \"=\"".to_owned()));
    let (line, problem) = mistake("# note\na = { $n ->\n    [one] x\n }\n");
    assert_eq!(problem, "The select expression must have a default variant");
    assert_eq!(line, 4);
    assert_eq!(
        mistake("a = x\nb = y\n    .tip = { LEN($x) }"),
        (3, "there is no function LEN(), only NUMBER()".to_owned())
    );
}

#[test]
fn the_test_locale_has_no_files() {
    let error = Catalogue::new(&[(Lang::Test, &[("qps.ftl", "a = x")])]).unwrap_err();
    assert_eq!(error.to_string(), "qps: qps.ftl:1: the test locale has no files of its own");
}

#[test]
fn the_test_locale_shows_ids_and_values_of_english_messages() {
    let texts = Catalogue::new(&[
        (Lang::En, &[("en.ftl", "a = { $who }\n    .tip = x")]),
        (Lang::Pl, &[("pl.ftl", "b = x")]),
    ])
    .expect("well formed");
    let test = |id, args| texts.try_text(Lang::Test, id, &args);
    let args = Args::new().set("who", "Ana").set("n", 2);
    assert_eq!(test("a", args), Ok("⟦a who=Ana n=2⟧".into()));
    assert_eq!(test("a.tip", Args::new()), Ok("⟦a.tip⟧".into()));
    assert!(matches!(test("a", Args::new()), Err(TextError::Broken { .. })));
    assert!(matches!(test("b", Args::new()), Err(TextError::Missing { .. })));
}

#[test]
fn each_language_has_its_own_plural_forms() {
    let polish = "n = { $n ->\n [one] karta\n [few] karty\n [many] kart\n*[other] karty (ułamek)\n }";
    let english = "n = { $n ->\n [one] card\n*[other] cards\n }";
    let french = "n = { $n ->\n [one] carte\n*[other] cartes\n }";
    let texts = Catalogue::new(&[
        (Lang::En, &[("n.ftl", english)]),
        (Lang::Fr, &[("n.ftl", french)]),
        (Lang::Pl, &[("n.ftl", polish)]),
    ])
    .expect("well formed");
    let shown = |lang, n: i64| texts.format(lang, "n", &Args::new().set("n", n));
    for (form, numbers) in [
        ("karta", &[1, -1][..]),
        ("karty", &[2, 3, 4, 22, 34, 102][..]),
        ("kart", &[0, 5, 11, 12, 14, 21, 25, 100, 112][..]),
    ] {
        for n in numbers {
            assert_eq!(shown(Lang::Pl, *n), form, "{n}");
        }
    }
    assert_eq!([0, 1, 2].map(|n| shown(Lang::En, n)), ["cards", "card", "cards"]);
    assert_eq!([0, 1, 2].map(|n| shown(Lang::Fr, n)), ["carte", "carte", "cartes"]);
}

#[test]
fn exact_numbers_and_texts_select_too() {
    let texts = english("a = { $n ->\n [0] none\n [one] one\n [red] red\n*[other] many\n }");
    let shown = |args| texts.format(Lang::En, "a", &args);
    assert_eq!(shown(Args::new().set("n", 0_u8)), "none");
    assert_eq!(shown(Args::new().set("n", 1_u8)), "one");
    assert_eq!(shown(Args::new().set("n", 7_u8)), "many");
    assert_eq!(shown(Args::new().set("n", "red")), "red");
}

#[test]
fn number_gives_ordinals_and_leaves_texts_alone() {
    let texts =
        english("a = { NUMBER($n, type: \"ordinal\") ->\n [one] { $n }st\n*[other] { NUMBER($n) }th\n }");
    let shown = |args| texts.try_text(Lang::En, "a", &args);
    assert_eq!(shown(Args::new().set("n", 21)), Ok("21st".into()));
    assert_eq!(shown(Args::new().set("n", 11)), Ok("11th".into()));
    assert_eq!(shown(Args::new().set("n", "x")), Ok("xth".into()));
}

#[test]
fn ids_are_those_of_the_language() {
    let texts = Catalogue::new(&[
        (Lang::En, &[("en.ftl", "b = x\na =\n    .tip = y\n-t = z")]),
        (Lang::Pl, &[("pl.ftl", "c = x")]),
    ])
    .expect("well formed");
    assert!(texts.ids(Lang::En).eq(["a.tip", "b"]));
    assert!(texts.ids(Lang::Test).eq(["a.tip", "b"]));
    assert!(texts.ids(Lang::Pl).eq(["c"]));
    assert!(texts.knows("c") && texts.knows("a.tip"));
    assert!(!texts.knows("a") && !texts.knows("-t"));
    assert_eq!(format!("{texts:?}"), "Catalogue {En: 2, Es: 0, Fr: 0, Pl: 1}");
}

#[test]
fn of_two_messages_with_one_id_the_first_counts() {
    let texts = english("a = first\na = second { $n }\n    .tip = lost");
    assert_eq!(texts.format(Lang::En, "a", &Args::new()), "first");
    assert!(!texts.knows("a.tip"));
}
