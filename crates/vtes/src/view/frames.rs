//! What is under way, as all see it: by cards and players, with the numbers that count.

use elysium_kernel::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::State;
use crate::cards::{CardId, Deed, Qty};
use crate::moment::Moment;
use crate::rules::{action as rules, flow, stats};
use crate::state::{Action, Chosen, Combat, CombatStage, Hit, Means, MinionId, Referendum, Thing, Use};

/// What something is aimed at. Nobody is told which vampire an uncontrolled one is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum AimView {
    Player(Seat),
    Card(CardId),
    /// An uncontrolled vampire, by its place counted from 1.
    Place(Seat, u8),
}

impl AimView {
    pub fn of(state: &State, thing: Thing) -> Option<AimView> {
        Some(match thing {
            Thing::Nothing => return None,
            Thing::Player(seat) => AimView::Player(seat),
            Thing::Card(slot) => match state.uncontrolled_at(slot) {
                Some((seat, place)) => AimView::Place(seat, place as u8 + 1),
                // A card of a hand or a deck is not for all to see; a card being played is shown elsewhere.
                None => return None,
            },
            _ => AimView::Card(card_in_play(state, thing)?),
        })
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ActionView {
    pub actor: CardId,
    pub who: Seat,
    pub deed: Deed,
    pub card: Option<CardId>,
    pub target: Option<AimView>,
    pub directed: Seats,
    pub stealth: i32,
    /// What a bleed would take.
    pub bleed: Option<i32>,
    pub blocker: Option<CardId>,
    /// That of the blocker.
    pub intercept: i32,
    /// Who may block now, and who does not block any more.
    pub may_block: Option<Seat>,
    pub declined: Seats,
}

/// One side of a combat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SideView {
    pub minion: CardId,
    pub who: Seat,
    pub strike: Option<StrikeView>,
    /// Additional strikes left.
    pub left: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum StrikeView {
    Hands,
    Card(CardId),
}

/// Damage that has been dealt and not been healed yet, of one source.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HitView {
    pub victim: CardId,
    pub n: u8,
    pub aggravated: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CombatView {
    pub sides: [SideView; 2],
    pub round: u8,
    pub long: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReferendumView {
    pub who: Seat,
    pub caller: Option<CardId>,
    /// What it is about; none for a blood hunt.
    pub card: Option<CardId>,
    pub hunted: Option<CardId>,
    /// Its terms: what was chosen, and points by player.
    pub aims: Vec<AimView>,
    pub points: Vec<(Seat, u8)>,
    pub yes: u8,
    pub no: u8,
    /// Ballots of prisci, for and against.
    pub ballots: [u8; 2],
}

/// The card that something in play is, contested or not. Of what is gone the state keeps nothing that all may see.
pub fn card_in_play(state: &State, thing: Thing) -> Option<CardId> {
    let there = match thing {
        Thing::Minion(minion) => state.controlled().or(state.contested).has(minion),
        Thing::Permanent(permanent) => state.in_play.has(permanent.index()),
        _ => false,
    };
    if there { state.card_of(thing) } else { None }
}

fn name(state: &State, minion: MinionId) -> Option<CardId> {
    card_in_play(state, Thing::Minion(minion))
}

/// What is bled, rescued, diablerized, robbed, or chosen for the card.
fn target(state: &State, action: &Action) -> Option<AimView> {
    let chosen = action.used.map_or(Thing::Nothing, |used| used.targets[0]);
    let bled = action.prey.filter(|_| action.deed == Deed::Bleed).map(AimView::Player);
    bled.or_else(|| AimView::of(state, action.target)).or_else(|| AimView::of(state, chosen))
}

pub fn action(state: &State, under_way: &Action) -> ActionView {
    let actor = Thing::Minion(under_way.actor);
    ActionView {
        actor: state.card(under_way.slot),
        who: under_way.who,
        deed: under_way.deed,
        card: under_way.used.map(|used| used.card),
        target: target(state, under_way),
        directed: under_way.directed,
        stealth: rules::stealth(state),
        bleed: (under_way.deed == Deed::Bleed).then(|| stats::value(state, Qty::Bleed, actor)),
        blocker: under_way.blocker.and_then(|blocker| name(state, blocker)),
        intercept: under_way.blocker.map_or(0, |blocker| rules::intercept(state, blocker)),
        may_block: rules::may_block_now(state),
        declined: under_way.declined,
    }
}

pub(super) fn combat(state: &State, combat: &Combat) -> CombatView {
    let side = |i: usize| {
        let minion = combat.minions[i];
        SideView {
            minion: state.card(combat.slots[i]),
            who: combat.seats[i],
            strike: combat.strikes[i].map(|strike| strike_view(state, minion, &strike)),
            left: combat.left[i],
        }
    };
    CombatView { sides: [side(0), side(1)], round: combat.round, long: combat.long }
}

pub(super) fn hit(state: &State, hit: &Hit) -> Option<HitView> {
    let victim = card_in_play(state, hit.victim)?;
    Some(HitView { victim, n: hit.n, aggravated: hit.aggravated })
}

fn strike_view(state: &State, minion: MinionId, strike: &Chosen) -> StrikeView {
    let card = strike.used.map(|used| used.card).or(match strike.means {
        Means::Hands => None,
        Means::Minion => name(state, minion),
        Means::Permanent(permanent) => card_in_play(state, Thing::Permanent(permanent)),
        Means::Card(slot) => Some(state.card(slot)),
        Means::Row(row) => state.rows.get(usize::from(row)).map(|row| row.op.card),
    });
    card.map_or(StrikeView::Hands, StrikeView::Card)
}

pub(super) fn referendum(state: &State, referendum: &Referendum) -> ReferendumView {
    let terms = |used: Use| {
        let aims = used.targets.into_iter().chain(used.many.iter().map(Thing::Minion));
        aims.filter_map(|thing| AimView::of(state, thing)).collect()
    };
    let points = |used: Use| {
        let by_seat = state.everyone().into_iter().map(|seat| (seat, used.points[seat.index()]));
        by_seat.filter(|(_, points)| *points > 0).collect()
    };
    ReferendumView {
        who: referendum.who,
        caller: referendum.caller.and_then(|caller| name(state, caller)),
        card: referendum.used.map(|used| used.card),
        hunted: referendum.hunted.and_then(|hunted| name(state, hunted)),
        aims: referendum.used.map(terms).unwrap_or_default(),
        points: referendum.used.map(points).unwrap_or_default(),
        yes: referendum.votes[0],
        no: referendum.votes[1],
        ballots: referendum.ballots,
    }
}

/// Where the game stands, windows with an order of their own included.
pub(super) fn moment(state: &State) -> Option<Moment> {
    flow::moment(state).or_else(|| {
        let combat = state.combat.as_ref().filter(|_| state.referendum.is_none())?;
        match combat.stage {
            CombatStage::Range => Some(Moment::Range),
            CombatStage::Choose => Some(Moment::Strike),
            CombatStage::Resolve => Some(Moment::Resolution),
            CombatStage::Prevent => Some(Moment::Prevent),
            CombatStage::Additional => Some(Moment::Additional),
            CombatStage::Press => Some(Moment::Press),
            _ => None,
        }
    })
}
