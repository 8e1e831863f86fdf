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

use crate::Rivals;

pub(crate) use cards::{card_codes, cards};
pub(crate) use facts::fact;
pub(crate) use more::{event, why};
pub(crate) use names::clan_of;
pub(crate) use options::option;
pub(crate) use paint::paint;
pub(crate) use questions::question;

elysium_kit::messages! { Rivals:
    "names.ftl" "terms.ftl" "cards.ftl" "questions.ftl" "options.ftl" "events.ftl" "refusals.ftl" "table.ftl"
    "positions.ftl" "hints.ftl" "forecasts.ftl" "ending.ftl" "lessons.ftl"
}
