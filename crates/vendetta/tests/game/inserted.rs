//! Cards of another set in every data file change no record, no digest and no saved game.

use elysium_proof::{strangers, with_strangers};
use elysium_vendetta::Vendetta;
use elysium_vendetta::cards::{self, SOURCES, Sources, book};

fn install() {
    let card = |kind: &'static str, rest: &'static str| {
        move |i: usize| {
            let names = format!(r#"id: "X{kind}{i}", slug: "stranger-{kind}-{i}", set: "more""#);
            format!("({names}, {rest}, homemade: false, abilities: [])")
        }
    };
    let clan = "clan: Ventrue, kind: Passive, power: 3, starter: true";
    let ally = "kind: Vampire, influence: 3, feed: 0, drain_blood: 3, drain_influence: 1";
    let place = |i: usize| {
        format!(r#"(id: "XP{i}", slug: "stranger-place-{i}", set: "more", homemade: false, abilities: [])"#)
    };
    cards::install(Sources {
        clan_cards: with_strangers(SOURCES.clan_cards, card("clan", clan)),
        allies: with_strangers(SOURCES.allies, card("ally", ally)),
        locations: with_strangers(SOURCES.locations, place),
        relics: with_strangers(SOURCES.relics, card("relic", "influence: 2")),
    })
    .expect("the files are good");
    assert_eq!(strangers::<Vendetta>(), 12, "three in each of four files");
    assert_eq!(book().ally_deck.len(), 30, "they are not in the ally deck");
}

elysium_proof::inserted_tests!(crate::subject::Subject, install);
