//! Standing answers: what a player need not be asked.

use elysium_kit::{HasStanding, Standing, StopSetting};

use crate::Vendetta;
use crate::vocabulary::{Ask, Choice};

impl HasStanding for Vendetta {
    const SETTINGS: &'static [StopSetting] = &[
        StopSetting::one_of("end-turn", &["ask", "end"]),
        StopSetting::one_of("tokens", &["ask", "none"]),
        StopSetting::one_of("looks", &["ask", "none"]),
    ];
}

pub fn standing(stops: &Standing<Vendetta>, ask: Ask) -> Option<Choice> {
    match (ask, stops.said("end-turn"), stops.said("tokens"), stops.said("looks")) {
        (Ask::EndTurn, Some("end"), ..) => Some(Choice::Done),
        (Ask::Tokens(..), _, Some("none"), _) => Some(Choice::Tokens(0)),
        (Ask::Look(_), .., Some("none")) => Some(Choice::Done),
        _ => None,
    }
}
