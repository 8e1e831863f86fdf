//! Cards of another set in every data file change no record, no digest and no saved game.

use elysium_proof::{strangers, with_strangers};
use elysium_rivals::Rivals;
use elysium_rivals::cards::{self, SOURCES, Sources, book};

fn install() {
    let card = |kind: &'static str, rest: &'static str| {
        move |i: usize| format!(r#"(id: "stranger-{kind}-{i}", set: "more"{rest}, abilities: [])"#)
    };
    let vampire = ", clan: Ventrue, potency: 9, physical: 3, social: 3, mental: 3, disciplines: [Dominate]";
    cards::install(Sources {
        vampires: with_strangers(SOURCES.vampires, card("vampire", vampire)),
        library: with_strangers(SOURCES.library, card("action", ", kind: Action")),
        city: with_strangers(
            SOURCES.city,
            card("citizen", ", kind: Citizen, blood: 2, agenda: 1, copies: 2"),
        ),
        havens: with_strangers(SOURCES.havens, card("haven", "")),
        agendas: with_strangers(SOURCES.agendas, card("agenda", "")),
    })
    .expect("the files are good");
    assert_eq!(strangers::<Rivals>(), 15, "three in each of five files");
    assert_eq!(book(false).city_slots.len(), 27, "they are not in the City Deck");
}

elysium_proof::inserted_tests!(crate::subject::Subject, install);
