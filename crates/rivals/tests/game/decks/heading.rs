//! The headings of a deck file.

use elysium_rivals::decks::heading::Heading;

#[test]
fn every_heading_is_found_by_its_word() {
    for heading in Heading::ALL {
        assert_eq!(Heading::find(&heading.word().to_uppercase()), Some(heading));
    }
}

#[test]
fn a_slip_of_the_pen_is_understood() {
    for (word, heading) in [
        ("Havn", Some(Heading::Haven)),
        ("libary", Some(Heading::Library)),
        ("Vampire", Some(Heading::Vampires)),
        ("Crypt", None),
        ("First Tradition", None),
        ("", None),
    ] {
        assert_eq!(Heading::near(word), heading, "{word}");
    }
}
