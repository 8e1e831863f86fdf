//! Every word of Rivals. The messages are in `i18n/`; what is here picks one and fills it in.

mod abilities;
mod amounts;
mod cards;
mod conditions;
mod costs;
mod details;
mod effects;
mod facts;
mod members;
mod more;
mod names;
mod options;
mod paint;
mod questions;
mod steps;
mod streets;
mod under_way;
mod wording;

use std::sync::LazyLock;

use elysium_kit::Say;
use elysium_text::{Catalogue, Lang, catalogue};

use crate::Rivals;

pub(crate) use cards::{card_codes, cards};
pub(crate) use facts::fact;
pub(crate) use more::{event, why};
pub(crate) use names::clan_of;
pub(crate) use options::option;
pub(crate) use paint::paint;
pub(crate) use questions::question;

pub(crate) static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| {
    // The files are part of the program; a test reads them, so this cannot fail in a release.
    catalogue!("names.ftl" "terms.ftl" "cards.ftl" "questions.ftl" "options.ftl" "events.ftl" "refusals.ftl" "table.ftl")
        .unwrap_or_else(|error| panic!("{error}"))
});

/// Words in one language.
#[derive(Clone, Copy)]
pub(crate) struct Words(pub Lang);

impl Say for Words {
    type Game = Rivals;

    fn lang(self) -> Lang {
        self.0
    }
}
