//! Tables for tests: starter decks and random legal ones, all options.

use elysium_rivals::cards::{CardId, book};
use elysium_rivals::decks;
use elysium_rivals::setup::{DeckList, RuleOptions, Setup};

/// Seven different vampires and 40 to 60 Library cards, at most three of a name.
pub fn random_deck(rng: &mut fastrand::Rng) -> DeckList {
    let all = |table: fn(u16) -> CardId| -> Vec<CardId> { book(false).names.core(table).collect() };
    let mut vampires = all(CardId::vampire);
    rng.shuffle(&mut vampires);
    vampires.truncate(7);
    let mut library: Vec<CardId> =
        all(CardId::library).into_iter().flat_map(|card| std::iter::repeat_n(card, 3)).collect();
    rng.shuffle(&mut library);
    library.truncate(rng.usize(40..=60));
    let (havens, agendas) = (all(CardId::haven), all(CardId::agenda));
    let (haven, agenda) = (havens[rng.usize(..havens.len())], agendas[rng.usize(..agendas.len())]);
    DeckList { haven, agenda, vampires, library }
}

/// Every mixture of options, and of starter decks with them, comes up in 128 numbers.
pub fn setup(players: u8, number: u64) -> Setup {
    let bit = |i: u32| number >> i & 1 == 1;
    let mut rng = fastrand::Rng::with_seed(number);
    let starter = |i: usize| decks::starter(decks::STARTERS[i % 4].0).unwrap();
    let decks = (0..players as usize)
        .map(|i| if bit(0) { random_deck(&mut rng) } else { starter(i + number as usize / 32) });
    let options = RuleOptions {
        custom: bit(1),
        errata: bit(2),
        bluffs: bit(3),
        promises: bit(4),
        ..RuleOptions::default()
    };
    Setup { decks: decks.collect(), options }
}
