//! Who may play which card: one check for offers, for refusals and for what is turned up.

use elysium_kernel::{Seat, cite};

use super::{Check, influence, stats, turn, unless};
use crate::State;
use crate::cards::{CardId, CardKind, Condition, Kind, Type, When};
use crate::sets::Slot;
use crate::state::Place;
use crate::vocabulary::Why;

/// §8.12: a clan card needs a vampire of that clan in the coterie.
pub(crate) fn clan(state: &State, who: Seat, card: CardId) -> Check {
    match state.book().marks(card).clan {
        None => Ok(()),
        Some(clan) => {
            cite(8, 13);
            let has = state.coterie(who).any(|vampire| state.marks(vampire).clan == Some(clan));
            unless(has, 8, 12, Why::Clan { clan })
        }
    }
}

/// §8.9, §10.13, §11.9: the vampire needs the Blood Potency of the card.
pub(crate) fn potency(state: &State, vampire: Slot, card: CardId) -> Check {
    let (need, have) = (state.book().marks(card).potency, stats::potency(state, vampire));
    unless(have >= need, 8, 9, Why::Potency { vampire: state.card(vampire), need, have })
}

fn ranged(state: &State, kind: Type) -> Check {
    match turn::no_ranged(state) {
        Some(by) if kind == Type::Ranged => unless(false, 23, 7, Why::NoRanged { by }),
        _ => Ok(()),
    }
}

/// §10.12, §10.13: is this an Attack card for this attacker and this type?
pub(crate) fn attack_card(state: &State, attacker: Slot, kind: Type, card: CardId) -> Check {
    cite(10, 13);
    let fits =
        matches!(card.kind(), CardKind::Library(_)) && state.book().marks(card).attack & kind.bit() != 0;
    unless(fits, 10, 12, Why::WrongType { card, kind })?;
    clan(state, attacker.owner(), card)?;
    potency(state, attacker, card)?;
    ranged(state, kind)
}

/// §11.8, §11.9: is this a Reaction for this target and this type?
pub(crate) fn reaction(state: &State, target: Slot, kind: Type, card: CardId) -> Check {
    cite(11, 9);
    let fits =
        matches!(card.kind(), CardKind::Library(_)) && state.book().marks(card).reaction & kind.bit() != 0;
    unless(fits, 11, 8, Why::WrongType { card, kind })?;
    clan(state, target.owner(), card)?;
    potency(state, target, card)?;
    ranged(state, kind)
}

/// §8.8, §6.5, §19.1: can this vampire play the Action card?
pub(crate) fn host(state: &State, vampire: Slot, slot: Slot) -> Check {
    if state.book().library_card(state.card(slot)).kind == Kind::Title {
        cite(19, 1);
        cite(19, 2);
    }
    able(state, vampire, slot)?;
    let text = state.book().library_card(state.card(slot));
    if text.kind == Kind::Title {
        let (need, have) = (text.influence, influence::potential(state, slot, vampire));
        unless(have >= need, 19, 2, Why::Influence { need, have })?;
    }
    Ok(())
}

/// Can any vampire play it? If not, the reason is that of the vampire that comes closest: nobody asks why the
/// exhausted one cannot where a ready one lacks Influence.
pub(crate) fn any_host(state: &State, slot: Slot) -> Check {
    cite(14, 6);
    let closeness = |check: &Check| match check {
        Ok(()) => (5, 0),
        Err(refusal) => match refusal.why {
            Why::Influence { have, .. } => (4, have),
            Why::Titled { .. } => (3, 0),
            Why::NotInStreets { .. } => (2, 0),
            Why::Potency { have, .. } => (1, have),
            _ => (0, 0),
        },
    };
    let checks = state.coterie(slot.owner()).map(|vampire| host(state, vampire, slot));
    // Without anybody in the coterie the game is over.
    checks.max_by_key(closeness).unwrap_or(unless(false, 6, 4, Why::NoTarget { card: state.card(slot) }))
}

/// The same, as far as everybody can see it: Influence may be hidden in the hand.
pub(crate) fn able(state: &State, vampire: Slot, slot: Slot) -> Check {
    cite(6, 5);
    let card = state.card(slot);
    let (me, name) = (&state[vampire], state.card(vampire));
    unless(me.is_ready(), 6, 4, Why::NotReady { vampire: name })?;
    potency(state, vampire, card)?;
    for (_, ability) in state.book().at(card, When::Played) {
        if ability.needs.contains(&Condition::ActorInStreets) {
            unless(me.in_streets(), 6, 5, Why::NotInStreets { vampire: name })?;
        }
    }
    if state.book().library_card(card).kind == Kind::Title {
        cite(9, 11);
        cite(19, 1);
        cite(21, 9);
        unless(!stats::is_titled(state, vampire), 19, 4, Why::Titled { vampire: name })?;
    }
    Ok(())
}

/// §8.6: no vampire of that name in any coterie.
pub(crate) fn unique_name(state: &State, card: CardId) -> Check {
    let active = |seat| state.coterie(seat).any(|vampire| state.card(vampire) == card);
    unless(!state.everyone().into_iter().any(active), 8, 6, Why::InPlay { vampire: card })
}

/// §19.5 to §19.8: may this Title be played at all?
pub(crate) fn title_free(state: &State, who: Seat, card: CardId) -> Check {
    cite(14, 7);
    let bears = |vampire: Slot| stats::attached(state, vampire).any(|(_, other)| other == card);
    if state.book().library_card(card).unique {
        let taken = state.everyone().into_iter().any(|seat| state.coterie(seat).any(bears));
        return unless(!taken, 19, 5, Why::TitleTaken { card });
    }
    unless(!state.coterie(who).any(bears), 19, 7, Why::OnePerPlayer { card })?;
    // One in torpor counts.
    unless(!state.vampires(who).any(bears), 19, 8, Why::OnePerPlayer { card })
}

/// The vampire in torpor with this name, whoever has it (§8.7).
pub(crate) fn fraud(state: &State, card: CardId) -> Option<Slot> {
    state.everyone().into_iter().find_map(|seat| {
        state.which(seat, |v| v.place == Place::Torpor).find(|&vampire| state.card(vampire) == card)
    })
}
