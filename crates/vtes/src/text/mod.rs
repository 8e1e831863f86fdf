//! Every word of V:TES. The messages are in `i18n/`; what is here picks one and fills it in.

mod act;
mod cards;
mod details;
mod frames;
mod gist;
mod more;
mod names;
mod options;
mod paint;
mod printed;
mod questions;
mod seats;
mod times;

use crate::Vtes;

pub(crate) use cards::card_codes;
pub(crate) use more::event;
pub(crate) use options::option;
pub(crate) use paint::paint;
pub(crate) use questions::question;
pub(crate) use times::why;

pub(crate) use printed::cards;
#[doc(hidden)]
pub use printed::{of_crypt, of_library};

elysium_kit::messages! { Vtes:
    "names.ftl" "terms.ftl" "questions.ftl" "options.ftl" "events.ftl" "refusals.ftl" "table.ftl"
    "cards.ftl" "nouns.ftl" "positions.ftl" "stops.ftl" "hints.ftl" "ending.ftl"
}
