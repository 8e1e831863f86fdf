//! What a player has at hand: cards, and abilities that can be used.

use elysium_kernel::Seat;
use elysium_rivals::State;
use elysium_rivals::cards::{CardId, When};
use elysium_rivals::sets::Slot;
use elysium_rivals::vocabulary::{Ask, Choice, Source};

/// The hand where a card of it can be played, the abilities where one can be used.
pub fn at_hand(state: &State, who: Seat, ask: Ask) -> Vec<String> {
    let (hand, abilities) = match ask {
        Ask::Act(_) | Ask::Scheme(_) | Ask::Exert(..) => (true, true),
        Ask::AttackCard(_) | Ask::React(_) => (true, false),
        Ask::Abilities(_) => (false, true),
        _ => (false, false),
    };
    let mut things = Vec::new();
    if hand {
        things.extend(state.hand(who).map(|slot| card(state.card(slot))));
    }
    if abilities {
        let influence = matches!(ask, Ask::Scheme(_) | Ask::Exert(..));
        things.extend(in_play(state, who, influence).into_iter().map(ability));
        // The action of a Title is one of the two actions.
        if matches!(ask, Ask::Act(_)) {
            let actions = worn(state, who).filter(|card| has(state, *card, When::Action));
            things.extend(actions.map(ability));
        }
    }
    things
}

fn card(card: CardId) -> String {
    format!("the card {}", card.slug())
}

fn ability(card: CardId) -> String {
    format!("the ability of {}", card.slug())
}

fn attached(state: &State, vampire: Slot) -> impl Iterator<Item = CardId> + '_ {
    state[vampire].attached.iter().map(move |one| state.attached_card(vampire, one.card))
}

/// What the vampires of a player bear, in torpor too.
fn worn(state: &State, who: Seat) -> impl Iterator<Item = CardId> + '_ {
    state.vampires(who).flat_map(|vampire| attached(state, vampire))
}

fn has(state: &State, card: CardId, when: When) -> bool {
    state.book().abilities(card).iter().any(|ability| ability.when == when)
}

/// Cards in play whose text a player uses, in torpor too. Where Influence is needed, a Haven is used by the card that it
/// stands for (Old Post Office).
fn in_play(state: &State, who: Seat, influence: bool) -> Vec<CardId> {
    let moments = [
        When::InAttack,
        When::InActionPhase,
        When::ForInfluence,
        When::Block,
        When::Prevent,
        When::Antagonist,
    ];
    let mut cards: Vec<CardId> = state.vampires(who).map(|vampire| state.card(vampire)).collect();
    cards.extend(worn(state, who));
    cards.extend(State::library_slots(who, state[who].ongoing).map(|slot| state.card(slot)));
    let haven = state.haven_card(who);
    if !influence || !has(state, haven, When::ForInfluence) {
        cards.push(haven);
    }
    cards.retain(|card| moments.iter().any(|when| has(state, *card, *when)));
    cards
}

/// What a choice uses.
pub fn uses(state: &State, choice: Choice) -> Option<String> {
    match choice {
        Choice::Recruit(slot)
        | Choice::Play(slot)
        | Choice::Card(slot)
        | Choice::FaceUp(slot)
        | Choice::Modifier(slot) => Some(card(state.card(slot))),
        Choice::TitleAction(vampire) => {
            attached(state, vampire).find(|card| has(state, *card, When::Action)).map(ability)
        }
        Choice::Use(source) => Some(ability(match source {
            Source::Vampire(slot) | Source::Ongoing(slot) | Source::AttackCard(slot) => state.card(slot),
            Source::Attached(bearer, one) => state.attached_card(bearer, one),
            Source::Haven(seat) => state.haven_card(seat),
            Source::Agenda(seat) => state.agenda_card(seat),
            Source::City(slot) => state.book().city_id(slot),
        })),
        _ => None,
    }
}
