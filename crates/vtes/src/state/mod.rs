//! The position: flat data, copied as a whole.

mod array;
mod clockwise;
mod frames;
mod ids;
mod minion;
mod player;
mod rows;

use elysium_kernel::{Seat, Seats, cite};
use elysium_kit::{Steps, by_seat};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

pub use array::Array;
pub use clockwise::Clockwise;
pub use frames::{
    Action, ActionResult, ActionStage, Cancel, Chosen, ClauseNo, Combat, CombatStage, Hit, Means, Part, Play,
    PollStage, Referendum, Use,
};
pub use ids::{CARDS, CRYPT, MINIONS, MinionId, MinionSet, PERMANENTS, PermanentId, Slot, Thing, Wide};
pub use minion::{Deeds, Disciplines, Host, Minion, Permanent};
pub use player::{Delay, HAND, POOL, Player, Standing, UNCONTROLLED, Uncontrolled, VAMPIRES};
pub use rows::{Gone, LIMITS, Lasting, Limit, Limits, Op, ROWS, Row, RowKind, Rows};

use crate::cards::{CardId, Phase, Triggers};
use crate::moment::{Moment, Moments};
use crate::setup::TableOptions;

pub const MAX_PLAYERS: usize = 6;
/// Cards that can be played at the same time, each in answer to the one before (§18.22).
pub const LIMBO: usize = 8;
/// Room for damage of different sources that is resolved at the same time.
pub const HITS: usize = 12;

/// Where a turn stands. What is said of each is on the page about scenarios, too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Steps)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Pools, first hands and first vampires.
    Deal,
    /// The turn of the active player begins.
    TurnStart,
    /// Cards that waited are replaced, contests end, cards unlock.
    Unlock,
    /// The next effect of the unlock phase; cards are unlocked.
    Effects,
    /// What the others may do in the unlock phase.
    OthersUnlock,
    /// The next thing in the master phase.
    Master,
    /// The next action, or the end of the minion phase.
    Minion,
    /// The transfers of the influence phase are counted.
    InfluenceStart,
    /// The next thing in the influence phase.
    Influence,
    /// The actions of the discard phase are counted.
    DiscardStart,
    /// The next thing in the discard phase.
    Discard,
    /// The next player's turn.
    TurnEnd,
    /// Nothing: the game is over.
    Over,
}

/// A text that answers to something and has not been carried out yet: nothing has been declared for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Waiting {
    pub card: CardId,
    pub clause: ClauseNo,
    pub this: Thing,
    pub you: Seat,
    pub me: Option<MinionId>,
    /// What was chosen with the row that gave it.
    pub target: Thing,
    pub x: u8,
    pub it: Thing,
    /// It can be left out.
    pub may: bool,
    /// The row that gave it, if it was given for a while.
    pub row: Option<Op>,
}

impl Waiting {
    pub fn new(used: &Use, may: bool, row: Option<Op>) -> Waiting {
        let Use { card, clause, this, you, me, x, it, targets: [target, _], .. } = *used;
        Waiting { card, clause, this, you, me, target, x, it, may, row }
    }

    pub fn used(&self) -> Use {
        let Waiting { card, clause, this, you, me, target, x, it, .. } = *self;
        Use { targets: [target, Thing::Nothing], x, it, ..Use::new(card, clause, this, you, me) }
    }
}

/// Something in a row, or room for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Maybe<T>(pub Option<T>);

impl<T> Default for Maybe<T> {
    fn default() -> Self {
        Maybe(None)
    }
}

/// Everything that a later question may depend on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    pub seats: u8,
    pub options: TableOptions,
    /// Which card each slot is.
    pub def: [Array<Option<CardId>, CARDS>; MAX_PLAYERS],
    pub players: [Player; MAX_PLAYERS],
    /// Those of them who are still in the game: they are asked for all the time.
    living: Seats,
    pub minions: Array<Minion, MINIONS>,
    /// Minions by region. Contested ones are out of play.
    pub ready: MinionSet,
    pub torpor: MinionSet,
    pub contested: MinionSet,
    pub locked: MinionSet,
    /// May block and react in this action although they are locked.
    pub woken: MinionSet,
    pub permanents: Array<Permanent, PERMANENTS>,
    /// Which of them are there, contested ones included.
    pub in_play: Wide,
    /// Stolen in this round of combat: cannot be used in it.
    pub stolen: Wide,
    /// Minions and other cards in play that say more than what simply holds.
    pub talking: MinionSet,
    pub talking_cards: Wide,
    /// Cards in play that are burned when they have no life left.
    pub retainers: Wide,
    /// What cards in play answer to, after it has happened and before.
    pub on: Triggers,
    pub would: Triggers,
    /// When cards in play say what must happen, and what others than their controllers may use.
    pub must: Moments,
    pub open: Moments,
    pub rows: Rows,
    pub limits: Limits,
    pub edge: Option<Seat>,
    /// Turns begun so far.
    pub turn: u16,
    /// The time for the game is over: this turn is the last.
    pub time_up: bool,
    pub active: Seat,
    pub step: Step,
    /// Of the active Methuselah's phase: master phase actions, transfers, discard phase actions.
    pub actions: u8,
    /// The active Methuselah has taken the pool that the Edge brings.
    pub edge_taken: bool,
    /// Whether a trifle and an event have been played in this turn.
    pub trifle: bool,
    pub event: bool,
    pub limbo: ArrayVec<[Maybe<Play>; LIMBO]>,
    pub action: Option<Action>,
    pub combat: Option<Combat>,
    /// One more combat after the one under way.
    pub queued: Option<(MinionId, MinionId)>,
    /// Damage that is being resolved, in combat or outside.
    pub hits: ArrayVec<[Maybe<Hit>; HITS]>,
    pub referendum: Option<Referendum>,
    pub waiting: ArrayVec<[Maybe<Waiting>; 12]>,
    /// Events that have been played, each once a game.
    pub once_a_game: ArrayVec<[Option<CardId>; 8]>,
    /// Cards that were shown to all in this step, by owner.
    pub exposed: [Wide; MAX_PLAYERS],
    /// Hidden cards that somebody has seen in this step, by owner, and who has. Hardly ever two in one step; then what one has
    /// seen counts as known to the other, too, where cards are dealt again.
    pub looked: [Wide; MAX_PLAYERS],
    pub lookers: Seats,
    /// Something has changed that is looked at after each effect, at the end of the step, and a hand may not have its size.
    pub dirty: bool,
    pub unsettled: bool,
    pub uneven: bool,
}

by_seat!(State, players: Player);

impl std::ops::Index<MinionId> for State {
    type Output = Minion;

    #[inline]
    fn index(&self, minion: MinionId) -> &Minion {
        &self.minions[minion.index()]
    }
}

impl std::ops::IndexMut<MinionId> for State {
    #[inline]
    fn index_mut(&mut self, minion: MinionId) -> &mut Minion {
        &mut self.minions[minion.index()]
    }
}

impl std::ops::Index<PermanentId> for State {
    type Output = Permanent;

    #[inline]
    fn index(&self, permanent: PermanentId) -> &Permanent {
        &self.permanents[permanent.index()]
    }
}

impl std::ops::IndexMut<PermanentId> for State {
    #[inline]
    fn index_mut(&mut self, permanent: PermanentId) -> &mut Permanent {
        &mut self.permanents[permanent.index()]
    }
}

impl State {
    #[inline]
    pub fn card(&self, slot: Slot) -> CardId {
        self.def[slot.owner().index()][slot.index()].expect("every slot in use is a card")
    }

    /// The card that something is, if it is one.
    pub fn card_of(&self, thing: Thing) -> Option<CardId> {
        self.slot_of(thing).map(|slot| self.card(slot))
    }

    pub fn slot_of(&self, thing: Thing) -> Option<Slot> {
        match thing {
            Thing::Minion(minion) => Some(self[minion].slot),
            Thing::Permanent(permanent) => Some(self[permanent].slot),
            Thing::Card(slot) => Some(slot),
            Thing::Player(_) | Thing::Clan(_) | Thing::Nothing => None,
        }
    }

    /// All seats, in play or not.
    pub fn everyone(&self) -> Seats {
        Seats::first(self.seats as usize)
    }

    pub fn is_playing(&self, seat: Seat) -> bool {
        self[seat].standing == Standing::Playing
    }

    /// Is this the last turn of the limit, or the one in which time ran out?
    pub fn is_last_turn(&self) -> bool {
        let limit = self.options.turn_limit;
        self.time_up || limit > 0 && self.turn >= limit
    }

    /// The Methuselahs who are still in the game.
    #[inline]
    pub const fn living(&self) -> Seats {
        self.living
    }

    /// Whether a Methuselah is still in the game changes here alone.
    pub fn stand(&mut self, seat: Seat, standing: Standing) {
        self[seat].standing = standing;
        self.living = self.everyone().into_iter().filter(|&seat| self.is_playing(seat)).collect();
    }

    /// From a seat on clockwise, that seat first, without those who are out.
    pub fn clockwise(&self, from: Seat) -> Clockwise {
        Clockwise::new(self.living(), from, self.seats)
    }

    /// The next Methuselah to the left who is still in the game; nobody if alone.
    pub fn prey(&self, seat: Seat) -> Option<Seat> {
        cite(5, 11);
        self.clockwise(seat).find(|&other| other != seat)
    }

    /// The next to the right.
    pub fn predator(&self, seat: Seat) -> Option<Seat> {
        let living = self.clockwise(seat);
        if self.living().len() == 2 {
            cite(5, 12);
        }
        living.last().filter(|&other| other != seat)
    }

    /// Controlled minions, ready or in torpor.
    pub fn controlled(&self) -> MinionSet {
        self.ready.or(self.torpor)
    }

    pub fn minions_of(&self, seat: Seat) -> impl Iterator<Item = MinionId> + '_ {
        self.controlled().iter().filter(move |&minion| self[minion].controller == seat)
    }

    pub fn ready_of(&self, seat: Seat) -> impl Iterator<Item = MinionId> + '_ {
        self.ready.iter().filter(move |&minion| self[minion].controller == seat)
    }

    pub fn is_ready(&self, minion: MinionId) -> bool {
        self.ready.has(minion)
    }

    /// Does any card in play speak at this moment?
    pub fn speaks(&self, moment: Moment) -> bool {
        self.players.iter().fold(Moments::NONE, |all, player| all.or(player.table_at)).has(moment)
    }

    /// Cards in play that are no minions, and not contested.
    pub fn permanents(&self) -> impl Iterator<Item = PermanentId> + '_ {
        let all = self.in_play.iter().map(PermanentId);
        all.filter(|&permanent| !self[permanent].contested)
    }

    /// What lies on something.
    pub fn on(&self, host: Host) -> impl Iterator<Item = PermanentId> + '_ {
        self.in_play.iter().map(PermanentId).filter(move |&permanent| self[permanent].host == host)
    }

    pub fn on_minion(&self, minion: MinionId) -> impl Iterator<Item = PermanentId> + '_ {
        self.on(Host::Minion(minion))
    }

    /// Somebody sees hidden cards of somebody: for the rest of the step they are not dealt again.
    pub fn look(&mut self, who: Seat, of: Seat, cards: Wide) {
        self.looked[of.index()].0 |= cards.0;
        self.lookers = self.lookers.with(who);
    }

    /// The minion that a card lies on, if it does.
    pub fn bearer(&self, permanent: PermanentId) -> Option<MinionId> {
        match self[permanent].host {
            Host::Minion(minion) => Some(minion),
            Host::Permanent(other) => self.bearer(other),
            Host::Table => None,
        }
    }

    /// Who controls something.
    pub fn controller(&self, thing: Thing) -> Option<Seat> {
        match thing {
            Thing::Player(seat) => Some(seat),
            Thing::Minion(minion) => Some(self[minion].controller),
            Thing::Permanent(permanent) => Some(self[permanent].controller),
            Thing::Card(slot) => Some(slot.owner()),
            Thing::Clan(_) | Thing::Nothing => None,
        }
    }

    /// Is it where it was: in play and not contested?
    pub fn is_in_play(&self, thing: Thing) -> bool {
        match thing {
            Thing::Minion(minion) => self.controlled().has(minion),
            Thing::Permanent(permanent) => self.in_play.has(permanent.index()) && !self[permanent].contested,
            Thing::Player(seat) => self.is_playing(seat),
            Thing::Card(_) | Thing::Clan(_) | Thing::Nothing => false,
        }
    }

    /// Whose phase it is, and which.
    pub fn phase(&self) -> Option<Phase> {
        Some(match self.step {
            Step::Unlock | Step::Effects | Step::OthersUnlock => Phase::Unlock,
            Step::Master => Phase::Master,
            Step::Minion => Phase::Minion,
            Step::InfluenceStart | Step::Influence => Phase::Influence,
            Step::DiscardStart | Step::Discard => Phase::Discard,
            Step::Deal | Step::TurnStart | Step::TurnEnd | Step::Over => return None,
        })
    }

    /// The acting Methuselah: whose minion acts, else whose turn it is.
    pub fn acting(&self) -> Seat {
        match (&self.referendum, &self.action) {
            (Some(referendum), _) => referendum.who,
            (None, Some(action)) => action.who,
            (None, None) => self.active,
        }
    }

    /// A free place for a minion.
    pub fn free_minion(&self) -> Option<MinionId> {
        let used = self.controlled().or(self.contested);
        (0..MINIONS as u8).map(MinionId).find(|&minion| !used.has(minion))
    }

    pub fn free_permanent(&self) -> Option<PermanentId> {
        (0..PERMANENTS as u8).map(PermanentId).find(|permanent| !self.in_play.has(permanent.index()))
    }

    pub fn uncontrolled_at(&self, slot: Slot) -> Option<(Seat, usize)> {
        self.everyone().into_iter().find_map(|seat| {
            let place = self[seat].uncontrolled.iter().position(|one| one.slot == slot)?;
            Some((seat, place))
        })
    }
}

impl State {
    /// Before the deal.
    pub fn new(setup: &crate::Setup) -> State {
        let mut state = State {
            seats: setup.decks.len() as u8,
            options: setup.options,
            def: Default::default(),
            players: Default::default(),
            living: Seats::first(setup.decks.len()),
            minions: Array::default(),
            ready: MinionSet::NONE,
            torpor: MinionSet::NONE,
            contested: MinionSet::NONE,
            locked: MinionSet::NONE,
            woken: MinionSet::NONE,
            permanents: Array::default(),
            in_play: Wide::NONE,
            stolen: Wide::NONE,
            talking: MinionSet::NONE,
            talking_cards: Wide::NONE,
            retainers: Wide::NONE,
            on: Triggers::NONE,
            would: Triggers::NONE,
            must: Moments::NONE,
            open: Moments::NONE,
            rows: Rows::default(),
            limits: Limits::default(),
            edge: None,
            turn: 0,
            active: Seat(0),
            step: Step::Deal,
            actions: 0,
            edge_taken: false,
            time_up: false,
            trifle: false,
            event: false,
            limbo: ArrayVec::default(),
            action: None,
            combat: None,
            queued: None,
            hits: ArrayVec::default(),
            referendum: None,
            waiting: ArrayVec::default(),
            once_a_game: ArrayVec::default(),
            exposed: Default::default(),
            looked: Default::default(),
            lookers: Seats::NONE,
            dirty: false,
            unsettled: false,
            uneven: true,
        };
        for (deck, (cards, player)) in setup.decks.iter().zip(state.def.iter_mut().zip(&mut state.players)) {
            let library = deck.library.iter().enumerate();
            let crypt = deck.crypt.iter().enumerate().map(|(i, card)| (i + CRYPT as usize, card));
            for (i, &card) in library.chain(crypt) {
                cards[i] = Some(card);
                player.deck.insert(i);
            }
        }
        for nobody in &mut state.players[setup.decks.len()..] {
            nobody.standing = Standing::Ousted;
        }
        state
    }
}
