//! What questions say beyond the fields of their word.

use elysium_kernel::Seat;
use elysium_kit::{Say, wording};
use elysium_text::{Args, Lang, Text};

use super::Words;
use crate::sets::Slot;
use crate::state::{AttackTarget, sum};
use crate::vocabulary::Ask;
use crate::{Rivals, State};

pub(crate) fn question(lang: Lang, state: &State, who: Seat, ask: Ask) -> Text {
    let words = Words(lang);
    if let Some((ending, args)) = in_attack(words, state, ask) {
        return wording::question_ending::<Rivals>(lang, state, ending, ask, args);
    }
    let more = match ask {
        Ask::Contribute(seat, nth) => Down::find(state, seat, nth).args(words, state),
        Ask::FlipAgenda => Args::new().set("card", words.card(state.agenda_card(who))),
        _ => Args::new(),
    };
    wording::question::<Rivals>(lang, state, ask, more)
}

/// Questions that say more while their attack is under way: the ending of their message, and what it needs.
fn in_attack(words: Words, state: &State, ask: Ask) -> Option<(&'static str, Args)> {
    let attack = state.attack.as_ref()?;
    match ask {
        Ask::Intel(attacker, _) if attack.attacker == attacker => {
            let target = match attack.target {
                AttackTarget::Vampire(slot) => words.slot(state, slot),
                AttackTarget::Mortal(slot) => words.city(state, slot),
            };
            Some(("-target", Args::new().set("target", target)))
        }
        Ask::Block(target) | Ask::React(target) if attack.target == AttackTarget::Vampire(target) => {
            let args = Args::new().set("attacker", words.slot(state, attack.attacker));
            Some(("-attack", args.set("type", attack.kind.slug())))
        }
        _ => None,
    }
}

/// A face-down card for somebody who knows it.
pub(super) struct Down {
    slot: Option<Slot>,
    tokens: u8,
}

impl Down {
    /// The n-th face-down card of a player, counted from 1.
    pub fn find(state: &State, seat: Seat, nth: u8) -> Down {
        let mut down = state[seat].laden.iter().filter(|laden| laden.down);
        let laden = usize::from(nth).checked_sub(1).and_then(|before| down.nth(before));
        Down {
            slot: laden.map(|laden| Slot::library(seat, laden.card)),
            tokens: laden.map_or(0, |laden| sum(&laden.tokens)),
        }
    }

    /// Its name, the Prestige on it, and what it needs.
    pub fn args(self, words: Words, state: &State) -> Args {
        let card = self.slot.map(|slot| state.card(slot));
        let need = card.map_or(0, |card| state.book().library_card(card).resolve_at);
        let name = card.map_or_else(|| words.plain("option-hidden-card"), |card| words.card(card));
        Args::new().set("card", name).set("have", self.tokens).set("need", need)
    }
}
