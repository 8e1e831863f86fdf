//! Small numbers that stand for cards while the program runs. Nothing that is written names them: files,
//! records, saves and the digest have slugs, because a number changes when a card comes before it.

use std::hash::Hash;
use std::num::NonZeroU16;

/// Bits for the place of a card in its table: at most 15 tables of at most 4,096 cards.
const PLACE_BITS: u32 = 12;

/// A card's table (a data file) and its place there. Never 0, so that an optional card takes no more room.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Key(NonZeroU16);

impl Key {
    pub const TABLES: usize = (1 << (16 - PLACE_BITS)) - 1;
    pub const PLACES: usize = 1 << PLACE_BITS;

    #[inline]
    pub const fn new(table: u16, place: u16) -> Key {
        debug_assert!((table as usize) < Key::TABLES && (place as usize) < Key::PLACES);
        match NonZeroU16::new((table + 1) << PLACE_BITS | place) {
            Some(number) => Key(number),
            None => panic!("tables count from 1"),
        }
    }

    #[inline]
    pub const fn table(self) -> u16 {
        (self.0.get() >> PLACE_BITS) - 1
    }

    /// The table counted from 1: a row of something with a row for each table and one for none.
    #[inline]
    pub(super) const fn row(self) -> usize {
        (self.0.get() >> PLACE_BITS) as usize
    }

    #[inline]
    pub const fn place(self) -> u16 {
        self.0.get() & (Key::PLACES as u16 - 1)
    }

    #[inline]
    pub const fn number(self) -> u16 {
        self.0.get()
    }

    #[inline]
    pub const fn numbered(number: u16) -> Key {
        Key::new((number >> PLACE_BITS) - 1, number & (Key::PLACES as u16 - 1))
    }
}

/// A card id, as [`card_ids!`](crate::card_ids) makes it for a game.
pub trait Card: Copy + Eq + Hash + 'static {
    fn key(self) -> Key;
    fn from_key(key: Key) -> Self;
}

/// The id of a card: a small number, written and read as the card's slug.
///
/// ```ignore
/// card_ids! {
///     /// Any card.
///     pub struct CardId of book().names;
///     /// A card's table and its place in it.
///     pub enum CardKind { Vampire: vampire, Library: library }
/// }
/// ```
/// gives `CardId::vampire(3)`, `card.kind()`, `card.slug()`, `CardId::find("hydra")`, `CardId::all()`. The
/// expression after `of` is the [`Names`](crate::cards::Names) of the game's cards.
#[macro_export]
macro_rules! card_ids {
    (
        $(#[$meta:meta])*
        pub struct $Id:ident of $names:expr;
        $(#[$kind_meta:meta])*
        pub enum $Kind:ident { $($(#[$variant_meta:meta])* $Table:ident: $table:ident),+ $(,)? }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        pub struct $Id($crate::cards::Key);

        $(#[$kind_meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $Kind { $($(#[$variant_meta])* $Table(u16)),+ }

        const _: () = {
            #[repr(u16)]
            enum Table { $($Table),+ }

            impl $Id {
                $(
                    #[inline]
                    pub const fn $table(place: u16) -> $Id {
                        $Id($crate::cards::Key::new(Table::$Table as u16, place))
                    }
                )+

                #[inline]
                pub const fn kind(self) -> $Kind {
                    let (table, place) = (self.0.table(), self.0.place());
                    $(
                        if table == Table::$Table as u16 {
                            return $Kind::$Table(place);
                        }
                    )+
                    panic!("every card is in a table")
                }

                /// The place in its table.
                #[inline]
                pub const fn place(self) -> usize {
                    self.0.place() as usize
                }

                /// As a number while the program runs: what is in a [`Set`]($crate::sets::Set).
                pub const fn number(self) -> u16 {
                    self.0.number()
                }

                /// What it is called in notation, records, saves and files.
                pub fn slug(self) -> &'static str {
                    $names.slug(self)
                }

                /// By slug or code, in any case.
                pub fn find(text: &str) -> Option<$Id> {
                    $names.find(text)
                }

                /// By slug or code, or that there is no such card.
                pub fn named(text: &str) -> Result<$Id, elysium_kernel::Reason> {
                    $Id::find(text).ok_or_else(|| $crate::reasons::no_card(text))
                }

                /// Every card, table by table.
                pub fn all() -> impl Iterator<Item = $Id> {
                    $names.all()
                }
            }

            impl $crate::cards::Card for $Id {
                #[inline]
                fn key(self) -> $crate::cards::Key {
                    self.0
                }

                #[inline]
                fn from_key(key: $crate::cards::Key) -> $Id {
                    $Id(key)
                }
            }

            impl $crate::sets::Member for $Id {
                #[inline]
                fn number(self) -> u16 {
                    self.0.number()
                }

                #[inline]
                fn numbered(number: u16) -> $Id {
                    $Id($crate::cards::Key::numbered(number))
                }
            }

            impl std::fmt::Display for $Id {
                fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                    f.write_str(self.slug())
                }
            }

            impl std::fmt::Debug for $Id {
                fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                    f.write_str(self.slug())
                }
            }

            impl serde::Serialize for $Id {
                fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
                    s.serialize_str(self.slug())
                }
            }

            impl<'de> serde::Deserialize<'de> for $Id {
                fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
                    let text = std::borrow::Cow::<'de, str>::deserialize(d)?;
                    // What is said of damaged data is for developers.
                    let unknown = || serde::de::Error::custom(format!("there is no card `{text}`"));
                    $Id::find(&text).ok_or_else(unknown)
                }
            }
        };
    };
}
