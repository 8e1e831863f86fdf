//! Two decks without a card in common.

use elysium_rivals::cards::{CardId, book};
use elysium_rivals::setup::{DeckList, LIBRARY_LEAST, RuleOptions, Setup};

/// Each vampire, Haven and Agenda at most once, and each Library card in one deck only. There are too
/// few of them for two whole decks, so a handful are there twice.
pub fn setup(number: u64) -> Setup {
    let mut rng = fastrand::Rng::with_seed(number);
    let mut shuffled = |table: fn(u16) -> CardId| {
        let mut cards: Vec<CardId> = book(false).names.core(table).collect();
        rng.shuffle(&mut cards);
        cards
    };
    let (vampires, library) = (shuffled(CardId::vampire), shuffled(CardId::library));
    let (havens, agendas) = (shuffled(CardId::haven), shuffled(CardId::agenda));
    let half = library.len() / 2;
    let deck = |i: usize| DeckList {
        haven: havens[i],
        agenda: agendas[i],
        vampires: vampires[7 * i..7 * i + 7].to_vec(),
        library: library[half * i..half * (i + 1)].iter().copied().cycle().take(LIBRARY_LEAST).collect(),
    };
    let bit = |i: u32| number >> i & 1 == 1;
    let options = RuleOptions {
        custom: bit(0),
        errata: bit(1),
        bluffs: bit(2),
        promises: bit(3),
        ..RuleOptions::default()
    };
    Setup { decks: vec![deck(0), deck(1)], options }
}
