//! Positions as sheets of facts, for scenarios and bug reports: written and read back.
//!
//! A position in the middle of an attack, a claim or a Scheme can be written, but not read: a
//! scenario begins before it and plays its answers.

mod read;
mod write;

use elysium_kernel::Seat;
use elysium_kernel::scenario::{FactError, Facts, Sheet};

use crate::cards::{CardId, Sort};
use crate::{Rivals, Setup, State};

const TABLE: &[&str] = &[
    "players",
    "variants",
    "tokens",
    "step",
    "left",
    "done",
    "turn",
    "active",
    "first",
    "actions",
    "had-turn",
    "leader-out",
    "promises",
    "supply",
    "claimant",
    "winners",
];
const SEAT: &[&str] = &[
    "deck",
    "prestige",
    "foreign",
    "agenda",
    "haven",
    "agenda-card",
    "agenda-down",
    "rival",
    "leader",
    "home",
    "streets",
    "torpor",
    "hand",
    "shown",
    "discard",
    "library",
    "faction",
    "top",
    "top-open",
    "faction-top",
    "under",
    "faction-under",
    "ongoing",
    "loaded",
    "used",
    "haven-used",
    "agenda-used",
    "scheme-succeeded",
    "mortals",
    "undone-by",
    "knocked-out",
    "hand-size",
    "library-size",
    "faction-size",
    "score",
];
const VAMPIRE: &[&str] = &[
    "blood",
    "foreign",
    "exhausted",
    "no-influence",
    "used",
    "regrouped",
    "unblockable",
    "mended",
    "marks",
    "gained",
    "attacks",
    "attached",
    "of",
    "place",
    "potency",
    "physical",
    "social",
    "mental",
    "secrecy",
    "influence",
    "wounded",
    "party",
];
const FACE_DOWN: &[&str] = &["card", "tokens", "known", "contributors", "added", "new", "invited", "exempt"];
const CITY: &[&str] = &["deck", "boxed", "streets", "discard", "burned", "events", "tokenless"];
const ATTACK: &[&str] =
    &["attacker", "target", "first", "kind", "card", "intel", "blocker", "reaction", "reactor", "bonus"];
const SCHEME: &[&str] = &["card", "by", "named", "open", "fist", "yes", "no"];

/// What a subject of a sheet is.
enum Subject {
    Table,
    City,
    Attack,
    Scheme,
    Seat(Seat),
    Vampire,
    /// The n-th face-down card of a player, from 1.
    FaceDown(Seat),
}

fn subject(text: &str) -> Option<Subject> {
    let seat =
        |text: &str| text.parse::<Seat>().ok().filter(|_| text.chars().all(|c| c.is_ascii_uppercase()));
    match text.split_whitespace().collect::<Vec<_>>().as_slice() {
        ["table"] => Some(Subject::Table),
        ["city"] => Some(Subject::City),
        ["attack"] => Some(Subject::Attack),
        ["scheme"] => Some(Subject::Scheme),
        [one] => match seat(one) {
            Some(seat) => Some(Subject::Seat(seat)),
            None => {
                let card = CardId::find(one)?;
                matches!(card.sort(), Sort::Vampire(_)).then_some(Subject::Vampire)
            }
        },
        [who, nth] => {
            let counted = nth.parse::<u8>().is_ok_and(|nth| nth > 0);
            seat(who).filter(|_| counted).map(Subject::FaceDown)
        }
        _ => None,
    }
}

impl Facts for Rivals {
    type Notes = ();

    fn table() -> &'static [elysium_kernel::scenario::Part<Rivals>] {
        &[]
    }

    fn draft(_: &Sheet) -> elysium_kernel::scenario::Draft<'_, Rivals> {
        unreachable!("positions are read without a draft")
    }

    fn subject(text: &str) -> Option<(String, Vec<&'static str>)> {
        let keys = match subject(text)? {
            Subject::Table => TABLE,
            Subject::City => CITY,
            Subject::Attack => ATTACK,
            Subject::Scheme => SCHEME,
            Subject::Seat(_) => SEAT,
            Subject::Vampire => VAMPIRE,
            Subject::FaceDown(_) => FACE_DOWN,
        };
        Some((text.into(), keys.to_vec()))
    }

    fn position(sheet: &Sheet) -> Result<(Setup, State), FactError> {
        read::position(sheet)
    }

    fn facts(state: &State) -> Sheet {
        write::facts(state)
    }

    fn spelled(word: &str) -> String {
        CardId::find(word).map_or_else(|| word.into(), |card| card.slug().into())
    }
}
