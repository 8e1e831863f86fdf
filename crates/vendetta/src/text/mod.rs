//! Every word of Vendetta. The messages are in `i18n/`; what is here picks one and fills it in.

mod amounts;
mod cards;
mod effects;
mod more;
mod names;
mod paint;
mod steps;

use std::sync::LazyLock;

use elysium_kit::Say;
use elysium_text::{Catalogue, Lang, catalogue};

use crate::Vendetta;

pub(crate) use cards::{card_codes, cards};
pub(crate) use more::{event, option_args, why};
pub(crate) use paint::paint;

pub(crate) static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| {
    // The files are part of the program; a test reads them, so this cannot fail in a release.
    catalogue!("names.ftl" "clans.ftl" "cards.ftl" "questions.ftl" "options.ftl" "events.ftl" "refusals.ftl" "table.ftl")
        .unwrap_or_else(|error| panic!("{error}"))
});

/// Words in one language.
#[derive(Clone, Copy)]
pub(crate) struct Words(pub Lang);

impl Say for Words {
    type Game = Vendetta;

    fn lang(self) -> Lang {
        self.0
    }
}
