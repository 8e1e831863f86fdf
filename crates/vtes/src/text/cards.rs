//! Cards that are in sight.

use crate::cards::{CardId, book};
use crate::view::{StrikeView, View};

/// The cards that a viewer sees somewhere on the table, each once.
pub(crate) fn card_codes(view: &View) -> Vec<String> {
    let mut cards: Vec<CardId> = view.minions.iter().map(|one| one.card).collect();
    cards.extend(view.permanents.iter().map(|one| one.card));
    cards.extend(&view.playing);
    for player in &view.players {
        cards.extend(player.hand.iter().flatten());
        cards.extend(player.ash.iter().chain(&player.removed));
        cards.extend(player.uncontrolled.iter().filter_map(|one| one.card));
    }
    if let Some(action) = &view.action {
        cards.push(action.actor);
        cards.extend(action.card);
    }
    for side in view.combat.iter().flat_map(|combat| &combat.sides) {
        cards.push(side.minion);
        cards.extend(
            side.strike
                .and_then(|strike| if let StrikeView::Card(card) = strike { Some(card) } else { None }),
        );
    }
    if let Some(referendum) = &view.referendum {
        cards.extend(referendum.card.into_iter().chain(referendum.hunted));
    }
    cards.sort_unstable();
    cards.dedup();
    cards.into_iter().map(|card| book().names.code(card).to_owned()).collect()
}
