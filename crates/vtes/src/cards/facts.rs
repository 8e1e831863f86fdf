//! What is printed beside the text: types, clans, Disciplines, sects, titles, keywords.

use std::fmt;

use elysium_kit::words;
use serde::de::{self, Deserializer, EnumAccess, VariantAccess, Visitor};
use serde::{Deserialize, Serialize, Serializer};

use super::{Amount, Sel};

words!(
    /// Card types of the library.
    Type {
        Master = "master", Action = "action", ActionModifier = "action-modifier", Reaction = "reaction",
        Combat = "combat", Political = "political", Equipment = "equipment", Ally = "ally",
        Retainer = "retainer", Event = "event", Power = "power", Conviction = "conviction",
        Reflex = "reflex",
    }
);

words!(
    /// Disciplines, and the virtues of the imbued, by the three letters of their sign.
    Discipline {
        Abombwe = "abo", Animalism = "ani", Auspex = "aus", Celerity = "cel", Chimerstry = "chi",
        Daimoinon = "dai", Dementation = "dem", Dominate = "dom", Fortitude = "for", Maleficia = "mal",
        Melpominee = "mel", Mytherceria = "myt", Necromancy = "nec", Obeah = "obe", Obfuscate = "obf",
        Oblivion = "obl", Obtenebration = "obt", Potence = "pot", Presence = "pre", Protean = "pro",
        Quietus = "qui", Sanguinus = "san", Serpentis = "ser", Spiritus = "spi", Striga = "str",
        Temporis = "tem", Thaumaturgy = "tha", Thanatosis = "thn", Valeren = "val", Vicissitude = "vic",
        Visceratika = "vis", Defense = "def", Innocence = "inn", Judgment = "jud", Martyrdom = "mar",
        Redemption = "red", Vengeance = "ven", Vision = "viz",
    }
);

words!(
    /// Clans and bloodlines by the names of today, and the creeds of the imbued.
    Clan {
        Abomination = "abomination", Ahrimane = "ahrimane", Akunanse = "akunanse", Baali = "baali",
        BanuHaqim = "banu-haqim", BloodBrother = "blood-brother", Brujah = "brujah",
        BrujahAntitribu = "brujah-antitribu", Caitiff = "caitiff",
        DaughterOfCacophony = "daughter-of-cacophony", Gangrel = "gangrel",
        GangrelAntitribu = "gangrel-antitribu", Gargoyle = "gargoyle", Giovanni = "giovanni",
        Guruhi = "guruhi", HarbingerOfSkulls = "harbinger-of-skulls", Hecata = "hecata",
        Ishtarri = "ishtarri", Kiasyd = "kiasyd", Lasombra = "lasombra", Malkavian = "malkavian",
        MalkavianAntitribu = "malkavian-antitribu", Ministry = "ministry", Nagaraja = "nagaraja",
        Nosferatu = "nosferatu", NosferatuAntitribu = "nosferatu-antitribu", Osebo = "osebo",
        Pander = "pander", Ravnos = "ravnos", Salubri = "salubri", SalubriAntitribu = "salubri-antitribu",
        Samedi = "samedi", Toreador = "toreador", ToreadorAntitribu = "toreador-antitribu",
        Tremere = "tremere", TremereAntitribu = "tremere-antitribu", TrueBrujah = "true-brujah",
        Tzimisce = "tzimisce", Ventrue = "ventrue", VentrueAntitribu = "ventrue-antitribu",
        Avenger = "avenger", Defender = "defender", Innocent = "innocent", Judge = "judge",
        Martyr = "martyr", Redeemer = "redeemer", Visionary = "visionary",
    }
);

words!(
    /// The sects.
    Sect {
        Camarilla = "camarilla", Sabbat = "sabbat", Laibon = "laibon", Independent = "independent",
        Anarch = "anarch",
    }
);

impl Clan {
    /// Is it a creed of the imbued?
    pub const fn is_creed(self) -> bool {
        self as u8 >= Clan::Avenger as u8
    }
}

impl Discipline {
    /// Is it a virtue of the imbued? Virtues have one level only.
    pub const fn is_virtue(self) -> bool {
        self as u8 >= Discipline::Defense as u8
    }
}

/// A Discipline at a level, written as it is in print: `dom` basic, `DOM` superior.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Disc {
    pub discipline: Discipline,
    pub superior: bool,
}

impl Disc {
    pub fn find(text: &str) -> Option<Disc> {
        let discipline = Discipline::find(text)?;
        let superior = text.bytes().all(|letter| letter.is_ascii_uppercase());
        let basic = text.bytes().all(|letter| letter.is_ascii_lowercase());
        (basic || superior && !discipline.is_virtue()).then_some(Disc { discipline, superior })
    }
}

impl fmt::Display for Disc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let code = self.discipline.slug();
        if self.superior { f.write_str(&code.to_ascii_uppercase()) } else { f.write_str(code) }
    }
}

impl Serialize for Disc {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}

/// Data files write the letters without quotation marks, as the variant of an enum.
impl<'de> Deserialize<'de> for Disc {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Disc, D::Error> {
        struct Letters;

        impl<'de> Visitor<'de> for Letters {
            type Value = Disc;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a Discipline as `dom` or `DOM`")
            }

            fn visit_enum<A: EnumAccess<'de>>(self, data: A) -> Result<Disc, A::Error> {
                let (code, rest) = data.variant::<Code>()?;
                rest.unit_variant()?;
                let unknown = || de::Error::custom(format!("there is no Discipline `{}`", code.0));
                Disc::find(&code.0).ok_or_else(unknown)
            }
        }

        d.deserialize_enum("Disc", &[], Letters)
    }
}

/// A word that is no string in a data file.
struct Code(String);

impl<'de> Deserialize<'de> for Code {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Code, D::Error> {
        struct Word;

        impl Visitor<'_> for Word {
            type Value = Code;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a word")
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Code, E> {
                Ok(Code(text.to_owned()))
            }
        }

        d.deserialize_identifier(Word)
    }
}

/// A title as it is held: some belong to a city, some to a clan.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Title {
    Primogen,
    Prince(String),
    Justicar(Clan),
    InnerCircle(Clan),
    Bishop,
    Archbishop(String),
    Priscus,
    Cardinal,
    Regent,
    Baron(String),
    Magaji,
    Kholo(Clan),
    Inquisitor,
    /// An independent title without a name: so many votes.
    Votes(u8),
}

impl Title {
    /// What it is without its city or clan; titles without a name are of no class.
    pub const fn class(&self) -> Option<Class> {
        Some(match self {
            Title::Primogen => Class::Primogen,
            Title::Prince(_) => Class::Prince,
            Title::Justicar(_) => Class::Justicar,
            Title::InnerCircle(_) => Class::InnerCircle,
            Title::Bishop => Class::Bishop,
            Title::Archbishop(_) => Class::Archbishop,
            Title::Priscus => Class::Priscus,
            Title::Cardinal => Class::Cardinal,
            Title::Regent => Class::Regent,
            Title::Baron(_) => Class::Baron,
            Title::Magaji => Class::Magaji,
            Title::Kholo(_) => Class::Kholo,
            Title::Inquisitor => Class::Inquisitor,
            Title::Votes(_) => return None,
        })
    }

    /// The city that it is of.
    pub fn city(&self) -> Option<&str> {
        match self {
            Title::Prince(city) | Title::Archbishop(city) | Title::Baron(city) => Some(city),
            Title::Primogen
            | Title::Justicar(_)
            | Title::InnerCircle(_)
            | Title::Bishop
            | Title::Priscus
            | Title::Cardinal
            | Title::Regent
            | Title::Magaji
            | Title::Kholo(_)
            | Title::Inquisitor
            | Title::Votes(_) => None,
        }
    }
}

words!(
    /// Titles without their city or clan.
    Class {
        Primogen = "primogen", Prince = "prince", Justicar = "justicar", InnerCircle = "inner-circle",
        Bishop = "bishop", Archbishop = "archbishop", Priscus = "priscus", Cardinal = "cardinal",
        Regent = "regent", Baron = "baron", Magaji = "magaji", Kholo = "kholo", Inquisitor = "inquisitor",
    }
);

words!(
    /// Keywords: printed words that rules or other cards look at.
    Key {
        Unique = "unique", NonUnique = "non-unique", Location = "location",
        HuntingGround = "hunting-ground", Trifle = "trifle", OutOfTurn = "out-of-turn", Weapon = "weapon",
        Gun = "gun", Melee = "melee", Vehicle = "vehicle", Electronic = "electronic", Ammo = "ammo",
        Archetype = "archetype", Boon = "boon", Title = "title", Frenzy = "frenzy", Grapple = "grapple",
        Aim = "aim", Gehenna = "gehenna", Government = "government", Inconnu = "inconnu",
        Inquisition = "inquisition", Transient = "transient", Watchtower = "watchtower",
        NodFragment = "nod-fragment", HunterList = "hunter-list", Trophy = "trophy", Contract = "contract",
        DisciplineCard = "discipline-card", Animal = "animal", Mortal = "mortal", Ghoul = "ghoul",
        Mage = "mage", Mummy = "mummy", Demon = "demon", Wraith = "wraith", Changeling = "changeling",
        Dhampir = "dhampir", GargoyleCreature = "gargoyle-creature", Werewolf = "werewolf",
        Zombie = "zombie", Imbued = "imbued", Sterile = "sterile", Scarce = "scarce", Slave = "slave",
        Infernal = "infernal", BloodCursed = "blood-cursed", RedList = "red-list", BlackHand = "black-hand",
        Seraph = "seraph", Circle = "circle", Flight = "flight", Mithraic = "mithraic", Patagia = "patagia",
    }
);

/// What an ally, a retainer, or a card that becomes a minion is made of.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Body {
    pub life: Option<Amount>,
    pub strength: Option<Amount>,
    pub bleed: Option<Amount>,
    pub capacity: Option<Amount>,
    /// Clan and sect are those of this minion.
    pub like: Option<Sel>,
    pub clan: Option<Clan>,
    pub disc: Vec<Disc>,
    pub keys: Vec<Key>,
}
