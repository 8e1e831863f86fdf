//! What rules ask of a card all the time, ready at hand.

use super::{Ability, Amount, Effect};

/// What a card does to power in the Conflict, besides its own bonus.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Might {
    #[default]
    Plain,
    OfHighest,
    HalvesRivals,
    ZeroesHighest,
    BloodWorth(u8),
}

#[derive(Clone, Copy, Debug, Default)]
pub struct Marks {
    /// The moments at which it applies, as bits of [`When`](super::When).
    pub when: u32,
    /// The functions of its own, as bits of [`Own`](super::Own).
    pub own: u32,
    pub power: u8,
    pub bonus: Option<Amount>,
    pub might: Might,
    /// Added to the cost of playing face down.
    pub face_down_cost: i8,
}

impl Marks {
    pub(super) fn of(abilities: &[Ability], power: u8) -> Marks {
        let mut marks = Marks { power, ..Marks::default() };
        for ability in abilities {
            marks.when |= ability.when.bit();
            for effect in &ability.does {
                match effect {
                    Effect::Own(own) => marks.own |= own.bit(),
                    Effect::Power(amount) => marks.bonus = Some(*amount),
                    Effect::FaceDownCost(n) => marks.face_down_cost += n,
                    Effect::PowerOfHighest => marks.might = Might::OfHighest,
                    Effect::HalveRivals => marks.might = Might::HalvesRivals,
                    Effect::ZeroHighestRival => marks.might = Might::ZeroesHighest,
                    Effect::BloodWorth(n) => marks.might = Might::BloodWorth(*n),
                    _ => {}
                }
            }
        }
        marks
    }
}
