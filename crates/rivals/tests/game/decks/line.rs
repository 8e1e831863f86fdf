//! A line of a deck file.

use elysium_rivals::decks::line::{content, copies};

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
