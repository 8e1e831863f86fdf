//! The headings of a deck file.

use elysium_rivals::decks::heading::DeckHeading;

#[test]
fn every_heading_is_found_by_its_word() {
    for heading in DeckHeading::ALL {
        assert_eq!(DeckHeading::find(&heading.word().to_uppercase()), Some(heading));
    }
}

#[test]
fn a_slip_of_the_pen_is_understood() {
    for (word, heading) in [
        ("Havn", Some(DeckHeading::Haven)),
        ("libary", Some(DeckHeading::Library)),
        ("Vampire", Some(DeckHeading::Vampires)),
        ("Crypt", None),
        ("First Tradition", None),
        ("", None),
    ] {
        assert_eq!(DeckHeading::near(word), heading, "{word}");
    }
}
