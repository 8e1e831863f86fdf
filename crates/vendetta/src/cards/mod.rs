//! The cards: data files, read and checked once.

mod effect;
mod id;
mod marks;
mod printed;

use elysium_kit::cards::{CardError, InUse, Names, PerCard};

pub use effect::{Ability, Amount, Condition, Count, Effect, Goal, Own, When, Whom};
pub use id::{AllySet, CardId, CardKind, LocationCards, Relics};
pub use marks::{Marks, Might};
pub use printed::{Ally, AllyKind, Clan, ClanCard, Kind, LocationCard, Relic};

/// Cards of one clan (§1.8).
pub const PER_CLAN: usize = 9;
/// Cards of a clan that start in hand (§1.8).
const STARTERS: usize = 2;

/// Every card of the game.
pub struct Book {
    pub names: Names<CardId>,
    pub clan_cards: Vec<ClanCard>,
    /// The victim is the first.
    pub allies: Vec<Ally>,
    pub locations: Vec<LocationCard>,
    pub relics: Vec<Relic>,
    /// The allies that a game is played with: those of the core set.
    pub ally_deck: AllySet,
    /// Allies by standing rule.
    pub standing: Standing,
    clan_decks: [ClanDeck; Clan::COUNT],
    marks: PerCard<Marks>,
}

/// The cards that the player of a clan has.
#[derive(Clone, Copy, Debug)]
pub struct ClanDeck {
    pub cards: [CardId; PER_CLAN],
    /// Those that start in hand, as bits.
    pub starters: u16,
}

/// Which allies have a standing rule.
#[derive(Clone, Copy, Debug, Default)]
pub struct Standing {
    pub win_ties: AllySet,
    pub cannot_be_drained: AllySet,
    pub drained_first: AllySet,
    pub look_for_blood: AllySet,
    pub keep_both: AllySet,
}

/// The texts of the four data files.
#[derive(Clone, Copy)]
pub struct Sources<'a> {
    pub clan_cards: &'a str,
    pub allies: &'a str,
    pub locations: &'a str,
    pub relics: &'a str,
}

/// The data files of the game.
pub const SOURCES: Sources<'static> = Sources {
    clan_cards: include_str!("../../data/clan_cards.ron"),
    allies: include_str!("../../data/allies.ron"),
    locations: include_str!("../../data/locations.ron"),
    relics: include_str!("../../data/relics.ron"),
};

static BOOK: InUse<Book> = InUse::new();

/// The cards.
#[inline]
pub fn book() -> &'static Book {
    BOOK.get(|| Book::read(SOURCES))
}

/// For a test of what other cards change.
#[doc(hidden)]
pub fn install(sources: Sources) -> Result<(), CardError> {
    Book::read(sources).map(|book| BOOK.install(book))
}

impl Book {
    pub fn read(sources: Sources) -> Result<Book, CardError> {
        let mut names = Names::default();
        let clan_cards: Vec<ClanCard> =
            names.read("clan_cards.ron", sources.clan_cards, CardId::clan_card)?;
        let allies: Vec<Ally> = names.read("allies.ron", sources.allies, CardId::ally)?;
        let locations: Vec<LocationCard> =
            names.read("locations.ron", sources.locations, CardId::location)?;
        let relics: Vec<Relic> = names.read("relics.ron", sources.relics, CardId::relic)?;
        fits_a_set("allies.ron", allies.len(), AllySet::MOST)?;
        fits_a_set("locations.ron", locations.len(), LocationCards::MOST)?;
        fits_a_set("relics.ron", relics.len(), Relics::MOST)?;
        check_powers(&clan_cards)?;
        check_victim(&names, &allies)?;
        let clan_decks = clan_decks(&names, &clan_cards)?;
        let marks = PerCard::new(&names, |card: CardId| match card.kind() {
            CardKind::Clan(i) => Marks::of(&clan_cards[i as usize].abilities, clan_cards[i as usize].power),
            CardKind::Ally(i) => Marks::of(&allies[i as usize].abilities, 0),
            CardKind::Location(i) => Marks::of(&locations[i as usize].abilities, 0),
            CardKind::Relic(i) => Marks::of(&relics[i as usize].abilities, 0),
        });
        let ally_deck = names.core(CardId::ally).filter(|&card| card != CardId::VICTIM).collect();
        let standing = standing(&allies);
        Ok(Book { names, clan_cards, allies, locations, relics, ally_deck, standing, clan_decks, marks })
    }

    /// Is this a card that we made up where the printed one is not known?
    pub fn homemade(&self, card: CardId) -> bool {
        match card.kind() {
            CardKind::Clan(i) => self.clan_cards[i as usize].homemade,
            CardKind::Ally(i) => self.allies[i as usize].homemade,
            CardKind::Location(i) => self.locations[i as usize].homemade,
            CardKind::Relic(i) => self.relics[i as usize].homemade,
        }
    }

    pub fn abilities(&self, card: CardId) -> &[Ability] {
        match card.kind() {
            CardKind::Clan(i) => &self.clan_cards[i as usize].abilities,
            CardKind::Ally(i) => &self.allies[i as usize].abilities,
            CardKind::Location(i) => &self.locations[i as usize].abilities,
            CardKind::Relic(i) => &self.relics[i as usize].abilities,
        }
    }

    /// The effects of a card at a moment.
    pub fn effects(&self, card: CardId, when: When) -> impl Iterator<Item = &Effect> {
        self.abilities(card).iter().filter(move |a| a.when == when).flat_map(|a| &a.does)
    }

    /// What is printed on a card of the allies, or on the victim.
    #[inline]
    pub fn ally(&self, card: CardId) -> &Ally {
        debug_assert!(matches!(card.kind(), CardKind::Ally(_)));
        &self.allies[card.place()]
    }

    pub fn relic(&self, card: CardId) -> &Relic {
        debug_assert!(matches!(card.kind(), CardKind::Relic(_)));
        &self.relics[card.place()]
    }

    /// The cards that the player of a clan has.
    pub fn clan_deck(&self, clan: Clan) -> &ClanDeck {
        &self.clan_decks[clan as usize]
    }

    /// A clan card with this function of its own.
    pub fn clan_card_with(&self, own: Own) -> Option<CardId> {
        self.names.core(CardId::clan_card).find(|&card| self.marks(card).own & own.bit() != 0)
    }

    #[inline]
    pub fn marks(&self, card: CardId) -> &Marks {
        &self.marks[card]
    }
}

/// Sets of cards have room for so many different ones.
fn fits_a_set(file: &'static str, have: usize, most: usize) -> Result<(), CardError> {
    if have <= most {
        return Ok(());
    }
    Err(CardError::of_file(file, format!("{have} cards, and a set of them has room for {most}")))
}

fn check_powers(cards: &[ClanCard]) -> Result<(), CardError> {
    let Some(card) = cards.iter().find(|card| card.power > 15) else { return Ok(()) };
    let reason = format!("{} is no power of a card", card.power);
    Err(CardError::new("clan_cards.ron", Some(&card.id), Some("power"), reason))
}

fn check_victim(names: &Names<CardId>, allies: &[Ally]) -> Result<(), CardError> {
    let is_victim = |ally: &Ally| ally.kind == AllyKind::Victim;
    if !allies.first().is_some_and(is_victim) || !names.is_core(CardId::VICTIM) {
        return Err(CardError::of_file("allies.ron", "the first card is the victim of the core set"));
    }
    let Some(second) = allies[1..].iter().find(|ally| is_victim(ally)) else { return Ok(()) };
    Err(CardError::new(
        "allies.ron",
        Some(&second.id),
        Some("kind"),
        "there is one victim, and it is the first",
    ))
}

/// What each clan plays with, of the core set.
fn clan_decks(names: &Names<CardId>, cards: &[ClanCard]) -> Result<[ClanDeck; Clan::COUNT], CardError> {
    let mut decks = [ClanDeck { cards: [CardId::VICTIM; PER_CLAN], starters: 0 }; Clan::COUNT];
    for (&clan, deck) in Clan::ALL.iter().zip(&mut decks) {
        let wrong = |field, reason| Err(CardError::new("clan_cards.ron", None, Some(field), reason));
        let of_clan: Vec<CardId> =
            names.core(CardId::clan_card).filter(|card| cards[card.place()].clan == clan).collect();
        let Ok(nine) = <[CardId; PER_CLAN]>::try_from(of_clan.as_slice()) else {
            let reason = format!("{} has {} cards, and a clan has {PER_CLAN}", clan.slug(), of_clan.len());
            return wrong("clan", reason);
        };
        let starters = (0..).zip(nine).filter(|(_, card)| cards[card.place()].starter);
        *deck = ClanDeck { cards: nine, starters: starters.fold(0, |bits, (i, _): (u32, _)| bits | 1 << i) };
        let have = deck.starters.count_ones() as usize;
        if have != STARTERS {
            let reason = format!("{} has {have} starters, and a clan has {STARTERS}", clan.slug());
            return wrong("starter", reason);
        }
    }
    Ok(decks)
}

fn standing(allies: &[Ally]) -> Standing {
    let with = |is: fn(&Effect) -> bool| -> AllySet {
        let has = |ally: &Ally| ally.abilities.iter().flat_map(|a| &a.does).any(is);
        (0..).zip(allies).filter(|(_, ally)| has(ally)).map(|(i, _)| CardId::ally(i)).collect()
    };
    Standing {
        win_ties: with(|e| matches!(e, Effect::WinTies)),
        cannot_be_drained: with(|e| matches!(e, Effect::CannotBeDrained)),
        drained_first: with(|e| matches!(e, Effect::DrainedFirst)),
        look_for_blood: with(|e| matches!(e, Effect::LookForBlood(_))),
        keep_both: with(|e| matches!(e, Effect::KeepBoth)),
    }
}
