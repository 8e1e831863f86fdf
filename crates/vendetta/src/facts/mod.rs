//! Positions as sheets of facts, for scenarios and bug reports: written and read back.

mod read;
mod write;

use elysium_kernel::Seat;
use elysium_kernel::scenario::{FactError, Facts, Sheet};

use crate::cards::CardId;
use crate::sets::Loc;
use crate::{Setup, State, Vendetta};

const TABLE: &[&str] = &[
    "players",
    "variants",
    "round",
    "step",
    "location",
    "turn",
    "active",
    "done",
    "ambition",
    "victims",
    "allies",
    "clans-offered",
    "relics-offered",
    "bane",
    "forestall",
    "winners",
];
const SEAT: &[&str] = &[
    "clan",
    "blood",
    "influence",
    "hand",
    "deck",
    "shuffled",
    "under",
    "drawn",
    "alliance",
    "drained",
    "relic",
    "relic-used",
    "tokens",
    "turned",
    "out",
    "shown",
    "score",
];
const LOCATION: &[&str] = &["ally", "card"];
const SIDE: &[&str] = &["up", "down", "blood", "looked"];
const HERE: &[&str] = &["winner", "rewarded", "curfew", "stays", "assault", "acted", "spares", "bonus"];

/// What a subject of a sheet is.
enum Subject {
    Table,
    Here,
    Seat,
    Location,
    Side(Loc, Seat),
}

fn subject(text: &str) -> Option<Subject> {
    let seat =
        |text: &str| text.parse::<Seat>().ok().filter(|_| text.chars().all(|c| c.is_ascii_uppercase()));
    match text.split_whitespace().collect::<Vec<_>>().as_slice() {
        ["table"] => Some(Subject::Table),
        ["here"] => Some(Subject::Here),
        [one] if seat(one).is_some() => Some(Subject::Seat),
        [one] => Loc::find(one).map(|_| Subject::Location),
        [at, who] => Some(Subject::Side(Loc::find(at)?, seat(who)?)),
        _ => None,
    }
}

impl Facts for Vendetta {
    fn vocabulary(text: &str) -> Option<&'static [&'static str]> {
        Some(match subject(text)? {
            Subject::Table => TABLE,
            Subject::Here => HERE,
            Subject::Seat => SEAT,
            Subject::Location => LOCATION,
            Subject::Side(..) => SIDE,
        })
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
