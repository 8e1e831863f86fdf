//! Reasons for what no rule of the moment covers: a card of the hand or an ability that is for another
//! moment, or whose vampire lies in torpor. Only worked out where somebody reads refusals.

use elysium_kernel::Seat;

use super::{Check, EffectContext, Offered, stats, unless};
use crate::State;
use crate::cards::{CardId, Kind, When};
use crate::sets::Slot;
use crate::vocabulary::{Choice, Source, Why};

/// The moments at which a player may use an ability, but for the action that a Title gives.
const USED: [When; 6] =
    [When::InAttack, When::InActionPhase, When::ForInfluence, When::Block, When::Prevent, When::Antagonist];

/// Everything of a player in play whose text can be used, in torpor too.
fn each_ability(state: &State, who: Seat, mut each: impl FnMut(Source, CardId, When)) {
    let mut add = |source: Source, card: CardId| {
        let moment = USED.into_iter().find(|&when| state.book().triggers_on(card, when));
        moment.into_iter().for_each(|when| each(source, card, when));
    };
    for vampire in state.vampires(who) {
        add(Source::Vampire(vampire), state.card(vampire));
        for (one, card) in stats::attached(state, vampire) {
            add(Source::Attached(vampire, one.card), card);
        }
    }
    for slot in State::library_slots(who, state[who].ongoing) {
        add(Source::Ongoing(slot), state.card(slot));
    }
    add(Source::Haven(who), state.haven_card(who));
}

/// Is the text off? §14.5, §14.7: in torpor; §4.17: a Haven's without the Leader.
fn works(state: &State, source: Source) -> Check {
    let stands = |vampire: Slot, number: u8| {
        let vampire_card = state.card(vampire);
        unless(state[vampire].in_coterie(), 14, number, Why::InTorpor { vampire: vampire_card })
    };
    match source {
        Source::Vampire(vampire) => stands(vampire, 5),
        Source::Attached(bearer, _) => stands(bearer, 7),
        Source::Haven(seat) => unless(state.active_leader(seat).is_some(), 4, 17, Why::NoLeader),
        _ => Ok(()),
    }
}

/// The statement that says when such an ability is used.
fn moment(state: &State, who: Seat, when: When, card: CardId) -> Check {
    let (section, number) = match when {
        When::InAttack => (12, 1),
        When::Block => (11, 1),
        When::Prevent => (12, 11),
        When::Antagonist => (7, 8),
        _ if state.active != who => (13, 5),
        _ => (13, 9),
    };
    unless(false, section, number, Why::NotNow { card })
}

/// Every ability that the question does not mention yet. `now` is the moment that the question is about.
pub(crate) fn explain_abilities(state: &State, who: Seat, now: When, options: &mut Offered) {
    if !options.explains() {
        return;
    }
    each_ability(state, who, |source, card, when| {
        // Old Post Office is used by the card that it stands for.
        let by_card = when == now && now == When::ForInfluence && matches!(source, Source::Haven(_));
        let off = works(state, source);
        let used = |choice: &Choice| matches!(choice, Choice::Use(at) if EffectContext::of(state, *at, who).card == card);
        let mentioned =
            options.list().iter().any(used) || options.refused().iter().any(|(choice, _)| used(choice));
        if !mentioned && (off.is_err() || !by_card) {
            options.offer(Choice::Use(source), off.and_then(|()| moment(state, who, when, card)));
        }
    });
}

/// A card of the hand that is no Action card, where actions are chosen.
pub(crate) fn no_action(state: &State, card: CardId) -> Check {
    let why = Why::NotNow { card };
    match state.book().library_card(card).kind {
        Kind::Reaction => unless(false, 11, 7, why),
        Kind::InfluenceModifier => unless(false, 16, 6, why),
        _ => unless(false, 10, 12, why),
    }
}
