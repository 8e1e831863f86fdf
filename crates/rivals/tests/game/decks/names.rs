//! Cards by the names that people write.

use elysium_kit::Title;
use elysium_rivals::Rivals;
use elysium_rivals::cards::CardId;
use elysium_rivals::decks::names::{close, find};
use elysium_text::Lang;

#[test]
fn every_card_is_found_by_slug_and_by_name_in_every_language() {
    for &lang in Lang::ALL {
        for card in Rivals::cards(lang) {
            for name in [&card.slug, &card.name, &card.name.to_uppercase(), &format!("  {}!", card.name)] {
                assert_eq!(find(name).map(CardId::slug), Some(card.slug.as_str()), "{lang}: {name}");
            }
        }
    }
}

#[test]
fn accents_and_signs_do_not_matter() {
    for (name, slug) in [
        ("Coup de Grace", "coup-de-grace"),
        ("coup de gra\u{302}ce", "coup-de-grace"),
        ("Guv'nah", "guvnah"),
        ("GUVNAH", "guvnah"),
        ("Smoke Em Out", "smoke-em-out"),
        ("fame and fortune", "fame-and-fortune"),
        ("Inmate 745943", "inmate-745943"),
        ("38 special", "38-special"),
        ("First Tradition - the Masquerade", "first-tradition-the-masquerade"),
        ("Slodziak", "sweetums"),
        ("Carinito", "sweetums"),
    ] {
        assert_eq!(find(name).map(CardId::slug), Some(slug), "{name}");
    }
    assert_eq!(find(""), None);
    assert_eq!(find("?!"), None);
}

#[test]
fn what_was_meant_is_suggested() {
    let close = |name: &str| close(name).into_iter().map(|close| close.name).collect::<Vec<_>>();
    assert_eq!(close("Suker Punch")[0], "Sucker Punch");
    assert_eq!(close("Masquerade"), ["First Tradition: The Masquerade"]);
    assert_eq!(close("Cossack")[0], "The Cossack");
    assert_eq!(close("Predicador callejro")[0], "Predicador callejero");
    assert_eq!(close("Prédicatteur")[0], "Prédicateur");
    assert_eq!(close("Uliczny kaznodzeja")[0], "Uliczny kaznodzieja");
    assert_eq!(close("qqqqqqqqqqqq"), Vec::<String>::new());
    assert_eq!(close(""), Vec::<String>::new());
}
