//! What cards in play are called: by the name of the card, with a number from the second of the name on.

use crate::State;
use crate::cards::CardId;
use crate::state::{Host, PermanentId, Thing};

/// Everything in play and contested: minions by seat and region, then cards on their own, then what lies on these.
pub fn in_play(state: &State) -> Vec<Thing> {
    let mut all = Vec::new();
    for seat in state.everyone() {
        for region in [state.ready, state.torpor, state.contested] {
            let mine = region.iter().filter(|&minion| state[minion].controller == seat);
            all.extend(mine.map(Thing::Minion));
        }
    }
    for seat in state.everyone() {
        let mine = state.on(Host::Table).filter(|&permanent| state[permanent].controller == seat);
        all.extend(mine.map(Thing::Permanent));
    }
    let mut next = 0;
    while let Some(&thing) = all.get(next) {
        all.extend(riders(state, thing).map(Thing::Permanent));
        next += 1;
    }
    all
}

/// What lies on something.
pub fn riders(state: &State, thing: Thing) -> impl Iterator<Item = PermanentId> + '_ {
    let host = match thing {
        Thing::Minion(minion) => Some(Host::Minion(minion)),
        Thing::Permanent(permanent) => Some(Host::Permanent(permanent)),
        Thing::Player(_) | Thing::Card(_) | Thing::Clan(_) | Thing::Nothing => None,
    };
    host.into_iter().flat_map(|host| state.on(host))
}

/// Is it there, contested or not?
pub fn is_there(state: &State, thing: Thing) -> bool {
    match thing {
        Thing::Minion(minion) => state.controlled().or(state.contested).has(minion),
        Thing::Permanent(permanent) => state.in_play.has(permanent.index()),
        Thing::Player(_) | Thing::Card(_) | Thing::Clan(_) => true,
        Thing::Nothing => false,
    }
}

/// The name of a card in play: `krid`, `raven-spy~2`.
pub fn name(state: &State, thing: Thing) -> String {
    let Some(card) = state.card_of(thing) else { return String::new() };
    if !several(state, card) {
        return card.slug().into();
    }
    let before = in_play(state).into_iter().take_while(|&other| other != thing);
    numbered(card, before.filter(|&other| state.card_of(other) == Some(card)).count())
}

/// The name of a card with so many of the same name before it.
pub fn numbered(card: CardId, before: usize) -> String {
    if before == 0 { card.slug().into() } else { format!("{}~{}", card.slug(), before + 1) }
}

fn several(state: &State, card: CardId) -> bool {
    let minions = state.controlled().or(state.contested).iter().map(Thing::Minion);
    let permanents = state.in_play.iter().map(|i| Thing::Permanent(PermanentId(i)));
    let mut alike = minions.chain(permanents).filter(|&thing| state.card_of(thing) == Some(card));
    alike.nth(1).is_some()
}

/// What has this name.
pub fn find(state: &State, word: &str) -> Option<Thing> {
    let (slug, number) = word.split_once('~').unwrap_or((word, "1"));
    let (card, number) = (CardId::find(slug)?, number.parse::<usize>().ok()?);
    let mut alike = in_play(state).into_iter().filter(|&thing| state.card_of(thing) == Some(card));
    alike.nth(number.checked_sub(1)?)
}
