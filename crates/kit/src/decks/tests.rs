//! Lines of deck files, and names as people write them.

use super::Spellings;
use super::line::{content, copies};

#[test]
fn comments_are_cut_off_and_numbers_kept() {
    for (line, left) in [
        ("  Hydra  ", "Hydra"),
        ("# Hydra", ""),
        ("  #3 Hydra", ""),
        ("Hydra # the boss", "Hydra"),
        ("Hydra #boss", "Hydra"),
        ("Inmate #745943", "Inmate #745943"),
        ("Inmate #745943 # number 7", "Inmate #745943"),
        ("Name: C# deck", "Name: C# deck"),
        ("\u{a0}Hydra\u{a0}#", "Hydra"),
    ] {
        assert_eq!(content(line), left, "{line}");
    }
}

#[test]
fn copies_stand_in_front() {
    for text in ["3 Fame", "3x Fame", "3 x Fame", "3X Fame", "3× Fame", "3 ×Fame", "3\tFame"] {
        assert_eq!(copies(text), Some(("3", "Fame")), "{text}");
    }
    assert_eq!(copies("3 .38 Special"), Some(("3", ".38 Special")));
    assert_eq!(copies("3 xenon"), Some(("3", "xenon")));
    assert_eq!(copies("3"), Some(("3", "")));
    assert_eq!(copies("3x"), Some(("3", "")));
    for text in ["38-special", ".38 Special", "Fame", "", "3xenon", "-1 Fame"] {
        assert_eq!(copies(text), None, "{text}");
    }
}

#[test]
fn names_are_found_however_they_are_spelt() {
    let mut names = Spellings::default();
    names.know("the-hook", 1);
    names.suggest("Ruud \u{201c}Łódź\u{201d} Sørensen™", 2);
    names.suggest("Hook & Eye", 3);
    names.suggest("Hook and Eye", 4);
    for (name, meaning) in [
        ("ruud lodz sorensen", Some(2)),
        ("RUUD 'Lo\u{301}dz\u{301}' Sorensen", Some(2)),
        ("hook and eye", Some(3)),
        ("The Hook", Some(1)),
        ("hook", None),
        ("", None),
    ] {
        assert_eq!(names.find(name), meaning, "{name}");
    }
    let close = |name: &str| names.close(name, |meaning| meaning != 3);
    let (without, with) = (("Hook & Eye", false), ("Hook and Eye", true));
    let found = close("hok and eye");
    let found: Vec<_> = found.iter().map(|close| (close.name.as_str(), close.playable)).collect();
    assert_eq!(found, [with, without], "one for each meaning, and what can be played first");
    assert_eq!(close("the hok"), [], "what is only known is not suggested");
    assert_eq!(close("sorensen").len(), 1);
}
