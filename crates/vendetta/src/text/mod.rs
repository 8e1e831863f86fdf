//! Every word of Vendetta. The messages are in `i18n/`; what is here picks one and fills it in.

mod amounts;
mod cards;
mod effects;
mod more;
mod names;
mod paint;
mod steps;
mod summary;

use crate::Vendetta;

pub(crate) use cards::{card_codes, cards};
pub(crate) use more::{event, option_args, why};
pub(crate) use paint::paint;
pub(crate) use summary::sum_up;

elysium_kit::messages! { Vendetta:
    "names.ftl" "clans.ftl" "cards.ftl" "questions.ftl" "options.ftl" "events.ftl" "refusals.ftl" "table.ftl"
    "positions.ftl" "hints.ftl" "forecasts.ftl" "ending.ftl" "lessons.ftl"
}
