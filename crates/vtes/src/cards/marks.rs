//! When a card can speak, ready at hand.

use super::{Crypt, Library, Text, TextKind, Triggers, Type, When};
use crate::moment::{Moment, Moments, moments};

/// A card with a burn option is thrown away in anybody's unlock phase.
const UNLOCK: Moments = moments(&[Moment::Unlock, Moment::OtherUnlock]);

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// The moments at which something can be done with it in hand, other than acting, by the acting Methuselah and by all others:
    /// modifiers are of one, reactions of the others.
    pub acting: Moments,
    pub reacting: Moments,
    /// The moments at which it speaks in play.
    pub table: Moments,
    /// The moments at which something must happen while it is in play.
    pub must: Moments,
    /// The moments at which others than its controller may use it.
    pub open: Moments,
    /// What it answers to in play, after it has happened.
    pub on: Triggers,
    /// What it answers to before it happens, in hand or in play.
    pub would: Triggers,
    /// It allows actions in play.
    pub acts: bool,
    /// Without life it is burned.
    pub retainer: bool,
}

impl Marks {
    pub(super) fn of_library(card: &Library) -> Marks {
        let mut marks = Marks::of_texts(&card.text);
        marks.retainer = card.is(Type::Retainer);
        for mode in &card.modes {
            marks.answers(mode.at.as_ref());
            // What a minion acts with is offered with its other actions.
            if mode.act.is_some() {
                continue;
            }
            if mode.kind != Type::Reaction {
                marks.acting = marks.acting.or(mode.moments);
            }
            if mode.kind != Type::ActionModifier {
                marks.reacting = marks.reacting.or(mode.moments);
            }
        }
        if card.burn_option {
            marks.acting = marks.acting.or(UNLOCK);
            marks.reacting = marks.reacting.or(UNLOCK);
        }
        marks
    }

    pub(super) fn of_crypt(card: &Crypt) -> Marks {
        let (alone, merged) = (Marks::of_texts(&card.text), Marks::of_texts(&card.merged));
        Marks {
            acting: Moments::NONE,
            reacting: Moments::NONE,
            table: alone.table.or(merged.table),
            must: alone.must.or(merged.must),
            open: alone.open.or(merged.open),
            on: alone.on.or(merged.on),
            would: alone.would.or(merged.would),
            acts: alone.acts || merged.acts,
            retainer: false,
        }
    }

    /// Of clauses in play, or of granted ones.
    pub fn of_texts(texts: &[Text]) -> Marks {
        let mut marks = Marks::default();
        for text in texts {
            marks.table = marks.table.or(text.moments);
            if text.is == TextKind::Must {
                marks.must = marks.must.or(text.moments);
            }
            if text.is_open() {
                marks.open = marks.open.or(text.moments);
            }
            marks.answers(text.at.as_ref());
            marks.acts |= text.act.is_some();
        }
        marks
    }

    fn answers(&mut self, at: Option<&When>) {
        match at {
            Some(When::On(trigger, _)) => self.on.insert(*trigger),
            Some(When::Would(trigger, _)) => self.would.insert(*trigger),
            _ => {}
        }
    }
}
