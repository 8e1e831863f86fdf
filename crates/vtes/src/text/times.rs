//! When a card of the hand can be played, by the moments of its ways to be played.

use elysium_kit::{Say, wording};
use elysium_text::{Args, Lang, Text};

use super::Words;
use crate::Vtes;
use crate::cards::{CardId, Key, Mode, Type};
use crate::moment::{ANYTIME, Moment, Moments};
use crate::rules::script;
use crate::vocabulary::Why;

/// Why something cannot be chosen; of a card that has another time, when that is.
pub(crate) fn why(lang: Lang, why: Why) -> Text {
    let more = match why {
        Why::OtherTime { card } => Args::new().set("times", Words(lang).times(card)),
        _ => Args::new(),
    };
    wording::why::<Vtes>(lang, why, more)
}

impl Words {
    /// One time for each type that the card is played as.
    fn times(self, card: CardId) -> Text {
        let mut times: Vec<(&Mode, Moments)> = Vec::new();
        for mode in script::modes(card) {
            match times.iter_mut().find(|(same, _)| same.kind == mode.kind) {
                Some((_, moments)) => *moments = moments.or(mode.moments),
                None => times.push((mode, mode.moments)),
            }
        }
        self.list(times.into_iter().map(|(mode, moments)| self.time(mode, moments)).collect())
    }

    /// Whose action or turn it must be, and the moments of it.
    fn time(self, mode: &Mode, moments: Moments) -> Text {
        let moments = |id: &str| self.say(id, Args::new().set("moments", self.moments(moments)));
        match mode.kind {
            Type::ActionModifier => moments("time-own-action"),
            Type::Reaction => moments("time-others-action"),
            Type::Master if mode.keys.contains(&Key::OutOfTurn) => moments("time-others-turn"),
            Type::Combat => moments("time-combat"),
            _ => moments("time"),
        }
    }

    fn moments(self, moments: Moments) -> Text {
        if ANYTIME.minus(moments).is_empty() {
            return self.moment(Moment::Whenever);
        }
        self.list(moments.iter().map(|moment| self.moment(moment)).collect())
    }
}
