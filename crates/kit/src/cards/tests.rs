//! A game with two tables of cards.

use std::sync::OnceLock;

use serde::Deserialize;

use super::{Card, CardError, CardSet, Key, Names, PerCard};
use crate::sets::Set;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Thing {
    id: String,
    #[serde(default)]
    set: CardSet,
}

crate::printed!(slug = id; Thing);

crate::card_ids! {
    /// Any card.
    pub struct CardId of names();
    pub enum CardKind { Cup: cup, Coin: coin }
}

type Coins = Set<CardId, { CardId::coin(0).number() }>;

const CUPS: &str = r#"[(id: "ace"), (id: "two-of-cups", set: "more"), (id: "king")]"#;
const COINS: &str = r#"[(id: "penny"), (id: "100001")]"#;

fn read(cups: &str, coins: &str) -> Result<Names<CardId>, CardError> {
    let mut names = Names::default();
    names.read::<Thing>("cups.ron", cups, CardId::cup)?;
    names.read::<Thing>("coins.ron", coins, CardId::coin)?;
    Ok(names)
}

fn names() -> &'static Names<CardId> {
    static NAMES: OnceLock<Names<CardId>> = OnceLock::new();
    NAMES.get_or_init(|| read(CUPS, COINS).expect("the files are good"))
}

#[test]
fn a_card_knows_its_table_and_is_found_by_name() {
    assert_eq!(CardId::find("King"), Some(CardId::cup(2)));
    assert_eq!(CardId::find("100001"), Some(CardId::coin(1)));
    assert_eq!(CardId::find("queen"), None);
    assert!(CardId::named("queen").is_err() && CardId::named("king").is_ok());
    assert_eq!((CardId::cup(2).kind(), CardId::coin(1).kind()), (CardKind::Cup(2), CardKind::Coin(1)));
    assert_eq!(CardId::coin(1).place(), 1);
    let all: Vec<_> = CardId::all().map(CardId::slug).collect();
    assert_eq!(all, ["ace", "two-of-cups", "king", "penny", "100001"]);
    assert_eq!(names().core(CardId::cup).collect::<Vec<_>>(), [CardId::cup(0), CardId::cup(2)]);
    let last = Key::new(Key::TABLES as u16 - 1, Key::PLACES as u16 - 1);
    assert_eq!((usize::from(last.table()) + 1, usize::from(last.place()) + 1), (Key::TABLES, Key::PLACES));
    assert_eq!(size_of::<Option<CardId>>(), 2, "no card costs no room");
}

#[test]
fn every_card_has_its_own_entry() {
    let lengths = PerCard::new(names(), |card: CardId| card.slug().len());
    for card in CardId::all() {
        assert_eq!(lengths[card], card.slug().len(), "{card}");
    }
    assert_eq!(CardId::from_key(CardId::coin(1).key()), CardId::coin(1));
}

#[test]
fn cards_are_written_as_words() {
    let json = serde_json::to_string(&[Some(CardId::cup(2)), None]).unwrap();
    assert_eq!(json, r#"["king",null]"#);
    assert_eq!(serde_json::from_str::<[Option<CardId>; 2]>(&json).unwrap(), [Some(CardId::cup(2)), None]);
    let error = serde_json::from_str::<CardId>("\"queen\"").unwrap_err().to_string();
    assert!(error.contains("there is no card `queen`"), "{error}");
    let coins: Coins = [CardId::coin(1), CardId::coin(0)].into_iter().collect();
    let json = serde_json::to_string(&coins).unwrap();
    assert_eq!(json, r#"["penny","100001"]"#);
    assert_eq!(serde_json::from_str::<Coins>(&json).unwrap(), coins);
    assert!(serde_json::from_str::<Coins>(r#"["king"]"#).is_err(), "a cup is no coin");
}

#[test]
fn wrong_names_are_refused_with_file_and_card() {
    let error = |cups: &str| read(cups, COINS).err().expect("refused").to_string();
    assert_eq!(
        error(r#"[(id: "Ace!")]"#),
        "cups.ron, card Ace!, field `id`: `Ace!` has more than a-z, 0-9 and -"
    );
    assert_eq!(error(r#"[(id: "penny")]"#), "coins.ron, card penny, field `id`: `penny` is used twice");
    let error = error("[(id: \"ace\"),\n (id: \"two\", colour: 3)]");
    assert!(error.starts_with("cups.ron, card two: line 2"), "{error}");
    let many: Vec<_> = (0..=Key::PLACES).map(|i| format!("(id: \"c-{i}\")")).collect();
    let error = read(&format!("[{}]", many.join(",")), COINS).err().expect("refused").to_string();
    assert!(error.contains("4097 cards"), "{error}");
}
