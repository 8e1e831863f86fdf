//! For those who write and review cards.

mod clauses;
mod compare;
mod outline;
mod random;
mod reference;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use elysium_kit::{Census, ClausePart, Compared, Outline, TableError, Workbench};
use elysium_text::Lang;
use serde_json::Value;

use crate::decks::official;
use crate::rulings;

pub use random::setup as random_setup;

pub struct CardWork;

impl Workbench for CardWork {
    fn census(&self, _: Lang) -> Vec<Census> {
        let mut counts: BTreeMap<(&'static str, &'static str), (usize, usize)> = BTreeMap::new();
        for printing in official::all() {
            let part = if printing.of_crypt { "crypt" } else { "library" };
            // A card of two types counts for both.
            for kind in printing.kind.split('/') {
                let (here, all) = counts.entry((part, kind)).or_default();
                *here += usize::from(printing.card.is_some());
                *all += 1;
            }
        }
        counts
            .into_iter()
            .map(|((part, kind), (here, all))| Census { part, kind: kind.into(), here, all })
            .collect()
    }

    fn clauses(&self) -> Vec<ClausePart> {
        clauses::all()
    }

    fn fired(&self, run: &mut dyn FnMut()) -> BTreeSet<ClausePart> {
        clauses::fired(run)
    }

    fn random_setup(&self, number: u64) -> Value {
        serde_json::to_value(random::setup(2 + (number % 5) as usize, number)).expect("plain data")
    }

    fn compare(&self, folder: &Path) -> Result<Vec<Compared>, TableError> {
        compare::compare(folder)
    }

    fn missing_rulings(&self, folder: &Path) -> Result<Option<Vec<String>>, TableError> {
        let file = folder.join("rulings.yaml");
        if !file.exists() {
            return Ok(None);
        }
        rulings::missing(folder).map(Some).map_err(|error| TableError::Unreadable(file, error))
    }

    fn outline(&self, wanted: &str, folder: &Path) -> Result<Outline, TableError> {
        outline::outline(wanted, folder)
    }
}
