//! Every word of Vendetta. The messages are in `i18n/`; what is here picks one and fills it in.

mod amounts;
mod asks;
mod cards;
mod choices;
mod effects;
mod events;
mod names;
mod paint;
mod stakes;
mod steps;
mod whys;

use std::sync::LazyLock;

use elysium_text::{Args, Catalogue, Lang};

pub(crate) use asks::{question, waiting};
pub(crate) use cards::{card_codes, cards};
pub(crate) use choices::option;
pub(crate) use events::event;
pub(crate) use paint::paint;
pub(crate) use whys::why;

/// The files of one language: the same list for all of them.
macro_rules! files {
    ($lang:literal: $($file:literal)+) => {
        &[$((concat!($lang, "/", $file), include_str!(concat!("../../i18n/", $lang, "/", $file)))),+]
    };
}

macro_rules! languages {
    ($($lang:ident = $code:literal),+) => {
        &[$((Lang::$lang, files!($code:
            "names.ftl" "clans.ftl" "cards.ftl" "questions.ftl"
            "options.ftl" "events.ftl" "refusals.ftl" "table.ftl"))),+]
    };
}

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| {
    // The files are part of the program; a test reads them, so this cannot fail in a release.
    Catalogue::new(languages![En = "en", Es = "es", Fr = "fr", Pl = "pl"])
        .unwrap_or_else(|error| panic!("{error}"))
});

pub(crate) fn catalogue() -> &'static Catalogue {
    &CATALOGUE
}

/// Words in one language.
#[derive(Clone, Copy)]
pub(crate) struct Words(pub Lang);

impl Words {
    pub fn say(self, id: &str, args: Args) -> String {
        CATALOGUE.format(self.0, id, &args)
    }

    /// A message without arguments.
    pub fn plain(self, id: &str) -> String {
        self.say(id, Args::new())
    }
}
