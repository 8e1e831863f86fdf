//! Who sees what. This module alone decides it: views are built by allow-list.

mod frames;

use elysium_kernel::{Seat, Viewer, cite};
use serde::{Deserialize, Serialize};

use crate::cards::{CardId, CardKind, Clan, Effect, Phase, Trait, book};
use crate::moment::Moment;
use crate::rules::{fired, stats::is_about};
use crate::state::{MinionId, PermanentId, RowKind, Slot, Standing, Step, Thing};
use crate::titles::Title;
use crate::{State, Vtes};

pub use frames::{
    ActionView, AimView, CombatView, HitView, ReferendumView, SideView, StrikeView, action, card_in_play,
};

/// A minion as all see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MinionView {
    pub id: MinionId,
    pub card: CardId,
    pub controller: Seat,
    pub blood: u8,
    pub capacity: u8,
    pub ally: bool,
    pub locked: bool,
    pub torpor: bool,
    pub contested: bool,
    pub title: Option<Title>,
}

/// Another card in play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PermanentView {
    pub id: PermanentId,
    pub card: CardId,
    pub controller: Seat,
    /// The minion that it is on, or that bears the card it is on.
    pub on: Option<MinionId>,
    pub counters: u8,
    pub locked: bool,
    pub contested: bool,
}

/// An uncontrolled vampire: which one it is only for those who may know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct UncontrolledView {
    pub card: Option<CardId>,
    /// By which its Methuselah chooses it.
    pub slot: Option<Slot>,
    pub blood: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    pub seat: Seat,
    pub clan: Option<Clan>,
    pub standing: Standing,
    pub pool: u8,
    /// Victory points, as they are called: 1.5 for one and a half.
    pub points: f32,
    pub library: usize,
    pub crypt: usize,
    pub hand_size: usize,
    pub hand: Option<Vec<CardId>>,
    /// The viewer's own cards, by which they are chosen: in the order of `hand`.
    pub hand_slots: Vec<Slot>,
    pub ash: Vec<CardId>,
    pub removed: Vec<CardId>,
    pub uncontrolled: Vec<UncontrolledView>,
    pub owed: u8,
    pub withdrawing: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    pub viewer: Option<Seat>,
    pub turn: u16,
    /// The game ends with this turn: time is up, or it is the last of the limit.
    pub last_turn: bool,
    pub active: Seat,
    pub phase: Option<Phase>,
    pub moment: Option<Moment>,
    pub over: bool,
    pub edge: Option<Seat>,
    pub actions: u8,
    pub players: Vec<PlayerView>,
    pub minions: Vec<MinionView>,
    pub permanents: Vec<PermanentView>,
    pub playing: Vec<CardId>,
    pub action: Option<ActionView>,
    pub combat: Option<CombatView>,
    pub damage: Vec<HitView>,
    pub referendum: Option<ReferendumView>,
}

/// Does somebody play with an open hand?
pub fn open_hand(state: &State, seat: Seat) -> bool {
    state.rows.of(RowKind::Trait).any(|(_, row)| match row.op.text().effect {
        Effect::Trait { who, is: Trait::OpenHand, .. } if is_about(state, row, who, Thing::Player(seat)) => {
            fired::op(row.op);
            true
        }
        _ => false,
    })
}

/// The clan that a Methuselah goes by: that of most of the vampires in play, if there is one.
pub fn clan_of(state: &State, seat: Seat) -> Option<Clan> {
    commonest(state.minions_of(seat).filter_map(|minion| state[minion].clan))
}

/// The clan of most of a crypt, for statistics: nobody may know it while the game lasts.
pub fn clan_of_crypt(state: &State, seat: Seat) -> Option<Clan> {
    let crypt = state.def[seat.index()].iter().flatten().filter_map(|card| match card.kind() {
        CardKind::Crypt(_) => Some(book().crypt(*card).clan),
        CardKind::Library(_) => None,
    });
    commonest(crypt)
}

/// The clan that is there more often than any other.
fn commonest(clans: impl Iterator<Item = Clan>) -> Option<Clan> {
    let mut counts = [0_u8; Clan::COUNT];
    clans.for_each(|clan| counts[clan as usize] += 1);
    let most = counts.iter().copied().max().filter(|&most| most > 0)?;
    let mut first = Clan::ALL.iter().copied().filter(|&clan| counts[clan as usize] == most);
    first.next().filter(|_| first.next().is_none())
}

pub fn view(state: &State, viewer: Viewer) -> View {
    let minions = state.controlled().or(state.contested).iter().map(|id| {
        let one = &state[id];
        if state.contested.has(id) {
            cite(6, 17);
        }
        MinionView {
            id,
            card: state.card(one.slot),
            controller: one.controller,
            blood: one.blood,
            capacity: one.capacity,
            ally: one.ally,
            locked: state.locked.has(id),
            torpor: state.torpor.has(id),
            contested: state.contested.has(id),
            title: crate::rules::titles::title(state, id),
        }
    });
    let permanents = state.in_play.iter().map(PermanentId).map(|id| {
        let one = &state[id];
        PermanentView {
            id,
            card: state.card(one.slot),
            controller: one.controller,
            on: state.bearer(id),
            counters: one.counters,
            locked: one.locked,
            contested: one.contested,
        }
    });
    View {
        viewer: if let Viewer::Seat(seat) = viewer { Some(seat) } else { None },
        turn: state.turn,
        last_turn: state.is_last_turn(),
        active: state.active,
        phase: state.phase(),
        moment: frames::moment(state),
        over: state.step == Step::Over,
        edge: state.edge,
        actions: state.actions,
        players: state.everyone().into_iter().map(|seat| player(state, viewer, seat)).collect(),
        minions: minions.collect(),
        permanents: permanents.collect(),
        playing: state.limbo.iter().filter_map(|play| play.0).map(|play| state.card(play.slot)).collect(),
        action: state.action.as_ref().map(|action| frames::action(state, action)),
        combat: state.combat.as_ref().map(|combat| frames::combat(state, combat)),
        damage: state.hits.iter().filter_map(|hit| frames::hit(state, hit.0.as_ref()?)).collect(),
        referendum: state.referendum.as_ref().map(|one| frames::referendum(state, one)),
    }
}

fn player(state: &State, viewer: Viewer, seat: Seat) -> PlayerView {
    let player = &state[seat];
    let mut hand_slots: Vec<_> = player.hand.iter().map(|i| Slot::new(seat, i)).collect();
    hand_slots.sort_by_key(|&slot| state.card(slot).slug());
    hand_slots.retain(|_| viewer.sees(seat));
    let cards = |set: crate::state::Wide| -> Vec<CardId> {
        let mut cards: Vec<_> = set.iter().map(|i| state.card(crate::state::Slot::new(seat, i))).collect();
        // Slots say nothing: in no order but that of the names.
        cards.sort_unstable_by_key(|card| card.slug());
        cards
    };
    // Nobody sees into a deck; how many cards there are all see.
    cite(5, 20);
    cite(5, 21);
    cite(5, 22);
    cite(1, 10);
    let sees = viewer.sees(seat) || open_hand(state, seat);
    let uncontrolled = player.uncontrolled.iter().map(|one| UncontrolledView {
        card: (viewer.sees(seat) || viewer.among(one.known) || one.known.len() >= crate::state::MAX_PLAYERS)
            .then(|| state.card(one.slot)),
        slot: viewer.sees(seat).then_some(one.slot),
        blood: one.blood,
    });
    PlayerView {
        seat,
        clan: clan_of(state, seat),
        standing: player.standing,
        pool: player.pool,
        points: f32::from(player.points) / f32::from(<Vtes as elysium_kit::Title>::SCORES_PER_POINT),
        library: player.deck.library().len(),
        crypt: player.deck.crypt().len(),
        hand_size: player.hand.len(),
        hand: sees.then(|| cards(player.hand)),
        hand_slots,
        ash: cards(player.ash),
        removed: cards(player.removed),
        uncontrolled: uncontrolled.collect(),
        owed: player.owed,
        withdrawing: player.withdrawing,
    }
}
