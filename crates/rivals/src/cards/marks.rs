//! What rules ask of a card all the time, ready at hand.

use super::{Book, CardId, CardKind, Clan, Discipline, Effect, Type};

#[derive(Clone, Copy, Debug, Default)]
pub struct Marks {
    /// The moments at which it applies, as bits of [`When`](super::When).
    pub when: u64,
    /// Icons by discipline.
    pub icons: [u8; Discipline::COUNT],
    pub potency: u8,
    pub clan: Option<Clan>,
    /// By [`Type`]; Ranged has none.
    pub attributes: [u8; 4],
    /// Types as bits.
    pub attack: u8,
    pub reaction: u8,
    pub guard: bool,
}

fn bits(types: &[Type]) -> u8 {
    types.iter().fold(0, |bits, one| bits | one.bit())
}

impl Marks {
    pub(super) fn of(book: &Book, card: CardId) -> Marks {
        let when = book.abilities(card).iter().fold(0, |bits, ability| bits | ability.when.bit());
        let mut marks = Marks { when, ..Marks::default() };
        match card.kind() {
            CardKind::Vampire(i) => {
                let card = &book.vampires[i as usize];
                for discipline in &card.disciplines {
                    marks.icons[*discipline as usize] += 1;
                }
                marks.potency = card.potency;
                marks.clan = Some(card.clan);
                marks.attributes = [0, card.physical, card.social, card.mental];
                marks.guard = card.guard;
            }
            CardKind::Library(i) => {
                let card = &book.library[i as usize];
                marks.potency = card.potency.unwrap_or(0);
                marks.clan = card.clan;
                marks.attack = bits(&card.attack);
                marks.reaction = bits(&card.reaction);
            }
            CardKind::City(_) | CardKind::Haven(_) | CardKind::Agenda(_) => {
                for effect in book.abilities(card).iter().flat_map(|ability| &ability.does) {
                    match effect {
                        Effect::Icon(discipline) => marks.icons[*discipline as usize] += 1,
                        Effect::Potency(n) => marks.potency += n,
                        Effect::Attribute(of, n) => marks.attributes[*of as usize] += n,
                        _ => {}
                    }
                }
            }
        }
        marks
    }
}
