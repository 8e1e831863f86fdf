//! Who sees what. This module alone decides it: views are built by allow-list, and what a viewer
//! cannot know can be dealt again.

use elysium_kernel::{Seat, Seats, Viewer, cite};
use serde::{Deserialize, Serialize};

use crate::State;
use crate::cards::{CardId, Clan};
use crate::rules::{conflict, score};
use crate::sets::{Loc, Slot, Slots};
use crate::setup::Setup;
use crate::state::{PUBLIC, Step};

/// A card on a side as a viewer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardView {
    /// `None` for a face-down card that this viewer may not know.
    pub card: Option<CardId>,
    pub down: bool,
    /// The player of its clan, where that is not the side's player.
    pub owner: Seat,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SideView {
    pub seat: Seat,
    pub cards: Vec<CardView>,
    pub blood: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LocationView {
    pub at: Loc,
    pub ally: Option<CardId>,
    pub card: Option<CardId>,
    pub sides: Vec<SideView>,
    /// Totals as they would be now, where every card of the location is known to the viewer.
    pub totals: Option<Vec<(Seat, u16)>>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    pub seat: Seat,
    pub alive: bool,
    pub clan: Option<Clan>,
    pub pool: u8,
    pub influence: u8,
    pub relic: Option<CardId>,
    pub relic_used: bool,
    /// Diablerie tokens, face up and turned over.
    pub tokens: u8,
    pub turned: u8,
    /// §10.2: alliances and drained cards are open.
    pub alliance: Vec<CardId>,
    pub drained: Vec<CardId>,
    pub hand_size: u8,
    pub deck_size: u8,
    /// The player's cards that everybody knows are not in the deck.
    pub shown: Vec<CardId>,
    /// The score if the game ended now: all of it is open.
    pub score: i32,
    /// §10.1, §14.10: only for the player, not for the partner: hand, cards being looked at, and what lies under the deck (§10.3).
    pub hand: Option<Vec<CardId>>,
    pub drawn: Option<Vec<CardId>>,
    pub under: Option<Vec<CardId>>,
}

/// What one viewer may know of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    pub setup: Setup,
    pub step: Step,
    pub round: u8,
    pub ambition: Seat,
    /// Players in turn order.
    pub order: Vec<Seat>,
    pub clans_on_offer: Vec<Clan>,
    pub relics_on_offer: Vec<CardId>,
    pub victims_left: u8,
    pub players: Vec<PlayerView>,
    pub locations: Vec<LocationView>,
    /// Who stayed at the location being resolved, once the tokens are revealed.
    pub stays: Seats,
    /// The winner of the location being resolved.
    pub winner: Option<Seat>,
    /// What the slots in options stand for: your cards outside the deck, and deployed cards that the
    /// viewer knows.
    pub slots: Vec<(Slot, CardId)>,
}

/// May `viewer` know what this deployed card is? §10.1: the owner and the side's player may look
/// at their own face-down cards; others only if a card let them.
pub fn knows(state: &State, viewer: Viewer, slot: Slot) -> bool {
    cite(10, 1);
    let looked = state.looked[slot.owner().index()][slot.index()];
    if !state.down.has(slot) || looked == PUBLIC {
        return true;
    }
    viewer.among(looked.with(slot.owner()).with(state.holder(slot)))
}

pub fn view(state: &State, viewer: Viewer) -> View {
    View {
        setup: state.setup,
        step: state.step,
        round: state.round,
        ambition: state.ambition,
        order: state.order().collect(),
        clans_on_offer: state.offer.iter().collect(),
        relics_on_offer: state.relic_offer.iter().collect(),
        victims_left: state.victims,
        players: Seats::first(state.seats()).into_iter().map(|seat| player(state, seat, viewer)).collect(),
        locations: state.locations().map(|at| location(state, at, viewer)).collect(),
        stays: state.here.stays,
        winner: state.here.winner,
        slots: slots(state, viewer),
    }
}

fn slots(state: &State, viewer: Viewer) -> Vec<(Slot, CardId)> {
    let deployed = state.deployed().into_iter().filter(|&slot| knows(state, viewer, slot));
    let own = Seats::first(state.seats()).into_iter().filter(|&seat| viewer.sees(seat));
    let held = own.flat_map(|seat| Slot::some_of(seat, state[seat].hand | state[seat].drawn));
    deployed.chain(held).map(|slot| (slot, state.card_of(slot))).collect()
}

fn player(state: &State, seat: Seat, viewer: Viewer) -> PlayerView {
    cite(10, 1);
    cite(10, 2);
    cite(10, 3);
    cite(14, 10);
    let player = &state[seat];
    let cards = |bits: u16| -> Vec<CardId> {
        let mut cards: Vec<_> =
            Slot::some_of(seat, bits).into_iter().map(|slot| state.card_of(slot)).collect();
        cards.sort();
        cards
    };
    let mine = viewer.sees(seat);
    let victims = |n: u8| std::iter::repeat_n(CardId::VICTIM, n as usize);
    PlayerView {
        seat,
        alive: state.alive.has(seat),
        clan: player.clan,
        pool: player.pool,
        influence: player.influence,
        relic: player.relic,
        relic_used: player.relic_used,
        tokens: player.tokens,
        turned: player.turned,
        alliance: player.allies.iter().chain(victims(player.victims)).collect(),
        drained: player.drained.iter().chain(victims(player.drained_victims)).collect(),
        hand_size: player.hand.count_ones() as u8,
        deck_size: (player.deck.count_ones() as usize + player.under.len()) as u8,
        shown: cards(player.shown),
        score: if state.alive.has(seat) { score::score(state, seat) } else { 0 },
        hand: mine.then(|| cards(player.hand)),
        drawn: mine.then(|| cards(player.drawn)),
        under: mine.then(|| player.under.iter().map(|i| state.card_of(Slot::of(seat, i))).collect()),
    }
}

fn location(state: &State, at: Loc, viewer: Viewer) -> LocationView {
    let side = |seat: Seat| SideView {
        seat,
        cards: state
            .side_in_order(at, seat)
            .into_iter()
            .map(|slot| CardView {
                card: knows(state, viewer, slot).then(|| state.card_of(slot)),
                down: state.down.has(slot),
                owner: slot.owner(),
            })
            .collect(),
        blood: state.blood(at, seat),
    };
    let open = state.at[at.index()].and(state.down).is_empty();
    LocationView {
        at,
        ally: state.ally_at(at),
        card: state.location_card(at),
        sides: state.alive.into_iter().filter(|&seat| state.is_in(at, seat)).map(side).collect(),
        totals: open.then(|| conflict::totals(state, at)),
    }
}

/// The cards of `seat` that `viewer` cannot tell apart: by zone, hidden at the start of the step
/// and now, and not shown to anybody in between.
fn hidden(state: &State, seat: Seat, viewer: Viewer) -> Slots {
    let player = &state[seat];
    let deck = Slot::some_of(seat, player.deck);
    if viewer == Viewer::Seat(seat) {
        return deck;
    }
    let unseen = Slot::some_of(seat, player.hand | player.drawn | player.under.bits()).or(deck);
    let mut hidden = unseen;
    for slot in state.deployed().and(state.down).and(Slot::all_of(seat)) {
        if !knows(state, viewer, slot) {
            hidden.insert(slot);
        }
    }
    hidden
}

/// Deals again, in `base`, what `viewer` cannot know at `now`. Cards that everybody has seen stay
/// out of the deck, and what is known of a card moves with it.
pub fn redeal(base: &mut State, now: &State, viewer: Viewer, rng: &mut fastrand::Rng) {
    if viewer == Viewer::Omniscient || base.step <= Step::Relics {
        return;
    }
    for seat in Seats::first(now.seats()) {
        let slots = hidden(base, seat, viewer).and(hidden(now, seat, viewer)).minus(now.exposed);
        let in_deck = Slot::some_of(seat, now[seat].deck | now[seat].under.bits());
        let shown = Slot::some_of(seat, now[seat].shown);
        let of = |slots: Slots| -> Vec<Slot> { slots.into_iter().collect() };
        let (deck, elsewhere) = (of(slots.and(in_deck)), of(slots.minus(in_deck)));
        // What was shown is dealt among hand and sides; the rest is dealt among all places left.
        let mut open = of(slots.and(shown).minus(in_deck));
        let mut rest = of(slots.minus(shown).or(slots.and(in_deck)));
        rng.shuffle(&mut rest);
        let fill = elsewhere.len() - open.len();
        open.extend(rest.drain(..fill));
        rng.shuffle(&mut open);
        let dealt = elsewhere.iter().chain(&deck).zip(open.iter().chain(&rest));
        let (old_def, old_shown) = (base.def[seat.index()], base[seat].shown);
        for (&to, &from) in dealt {
            base.def[seat.index()][to.index()] = old_def[from.index()];
            let bit = old_shown >> from.index() & 1;
            let player = &mut base[seat];
            player.shown = player.shown & !(1 << to.index()) | bit << to.index();
        }
    }
}
