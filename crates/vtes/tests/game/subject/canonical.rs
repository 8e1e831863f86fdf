//! A state with minions, cards in play and slots renumbered by what they are and where they lie, so that two states
//! are equal if they are the same position: copies of a card are alike, and a deck is listed in no order.

use elysium_kernel::Seat;
use elysium_vtes::State;
use elysium_vtes::cards::CardId;
use elysium_vtes::state::{
    Array, CARDS, CRYPT, Chosen, Host, Lasting, Limits, MINIONS, Means, MinionId, MinionSet, PERMANENTS,
    PermanentId, Row, RowKind, Rows, Slot, Thing, Use, Wide,
};

pub fn canonical(state: &State) -> State {
    let mut state = state.clone();
    // What was shown within a step, and whether anything has to be looked at: no part of a position.
    (state.exposed, state.looked, state.lookers) = Default::default();
    (state.dirty, state.unsettled, state.uneven) = Default::default();
    let numbers = Numbers::of(&state);
    numbers.renumber(&mut state);
    state
}

/// The new number of everything, by its old one.
struct Numbers {
    minions: [Option<u8>; MINIONS],
    permanents: [Option<u8>; PERMANENTS],
    slots: [[u8; CARDS]; 6],
}

impl Numbers {
    fn of(state: &State) -> Numbers {
        let (mut minions, mut permanents) = ([None; MINIONS], [None; PERMANENTS]);
        let slug = |slot: Slot| state.card(slot).slug();
        let mut all: Vec<MinionId> = state.controlled().or(state.contested).iter().collect();
        let region = |id: MinionId| [state.ready, state.torpor, state.contested].map(|set| !set.has(id));
        all.sort_by_key(|&id| (state[id].controller.0, region(id), slug(state[id].slot), id.0));
        (0..).zip(all).for_each(|(new, id)| minions[id.index()] = Some(new));
        // Cards on their own first, then by what they lie on.
        let mut order: Vec<PermanentId> = Vec::new();
        let mut layer: Vec<PermanentId> = state.in_play.iter().map(PermanentId).collect();
        layer.retain(|&id| !matches!(state[id].host, Host::Permanent(_)));
        while !layer.is_empty() {
            let host = |id: PermanentId| match state[id].host {
                Host::Table => (0, state[id].controller.0),
                Host::Minion(minion) => (1, minions[minion.index()].expect("it lies on a minion in play")),
                Host::Permanent(other) => {
                    (2, order.iter().position(|&one| one == other).map_or(0, |at| at as u8))
                }
            };
            layer.sort_by_key(|&id| (host(id), slug(state[id].slot), id.0));
            let next = |id: &PermanentId| match state[*id].host {
                Host::Permanent(other) => layer.contains(&other),
                _ => false,
            };
            let upper = state.in_play.iter().map(PermanentId).filter(next).collect();
            order.extend(std::mem::replace(&mut layer, upper));
        }
        (0..).zip(order).for_each(|(new, id)| permanents[id.index()] = Some(new));
        let mut numbers = Numbers { minions, permanents, slots: [[0; CARDS]; 6] };
        for owner in state.everyone() {
            numbers.slots[owner.index()] = slots(state, owner, &numbers);
        }
        numbers
    }

    fn slot(&self, slot: &mut Slot) {
        *slot = Slot::new(slot.owner(), self.slots[slot.owner().index()][slot.index()]);
    }

    fn wide(&self, owner: Seat, set: &mut Wide) {
        let mut new = Wide::NONE;
        set.iter().for_each(|i| new.insert(self.slots[owner.index()][usize::from(i)].into()));
        *set = new;
    }

    fn permanent_set(&self, set: &mut Wide) {
        let mut new = Wide::NONE;
        let there = set.iter().filter_map(|i| self.permanents[usize::from(i)]);
        there.for_each(|i| new.insert(i.into()));
        *set = new;
    }

    fn minion(&self, id: &mut MinionId) {
        *id = MinionId(self.minions[id.index()].unwrap_or(u8::MAX));
    }

    fn maybe_minion(&self, id: &mut Option<MinionId>) {
        *id = id.and_then(|id| self.minions[id.index()]).map(MinionId);
    }

    fn minion_set(&self, set: &mut MinionSet) {
        *set = set.iter().filter_map(|id| self.minions[id.index()]).map(MinionId).collect();
    }

    /// What has left play is nothing any more.
    fn thing(&self, thing: &mut Thing) {
        *thing = match *thing {
            Thing::Minion(id) => {
                self.minions[id.index()].map_or(Thing::Nothing, |new| Thing::Minion(MinionId(new)))
            }
            Thing::Permanent(id) => {
                self.permanents[id.index()].map_or(Thing::Nothing, |new| Thing::Permanent(PermanentId(new)))
            }
            Thing::Card(mut slot) => {
                self.slot(&mut slot);
                Thing::Card(slot)
            }
            other => other,
        };
    }

    fn used(&self, used: &mut Use) {
        self.thing(&mut used.this);
        self.thing(&mut used.it);
        used.targets.iter_mut().for_each(|target| self.thing(target));
        self.maybe_minion(&mut used.me);
        self.minion_set(&mut used.many);
    }

    fn chosen(&self, chosen: &mut Chosen, rows: &[usize]) {
        match &mut chosen.means {
            Means::Permanent(id) => *id = PermanentId(self.permanents[id.index()].unwrap_or(u8::MAX)),
            Means::Card(slot) => self.slot(slot),
            Means::Row(n) => {
                *n = rows.iter().position(|old| *old == usize::from(*n)).map_or(u8::MAX, |new| new as u8);
            }
            Means::Hands | Means::Minion => {}
        }
        chosen.used.iter_mut().for_each(|used| self.used(used));
        chosen.retainer = chosen.retainer.and_then(|id| self.permanents[id.index()]).map(PermanentId);
    }

    /// What cards in play always say comes first, in no order of its own; the rest in the order in which it came.
    fn rows(&self, state: &mut State) -> Vec<usize> {
        let mut rows: Vec<(usize, Row)> = state.rows.all().copied().enumerate().collect();
        for (_, row) in &mut rows {
            [&mut row.source, &mut row.subject, &mut row.target]
                .into_iter()
                .for_each(|thing| self.thing(thing));
        }
        let standing = |row: &Row| {
            row.until == Lasting::InPlay && row.kind != RowKind::Know && row.subject == Thing::Nothing
        };
        let (mut always, rest): (Vec<_>, Vec<_>) = rows.into_iter().partition(|(_, row)| standing(row));
        // Whose such a row is follows from its source.
        always.iter_mut().for_each(|(_, row)| row.you = Seat(0));
        always.sort_by_key(|(_, row)| format!("{:?} {:?} {row:?}", row.op.card.slug(), row.op.number));
        state.rows = Rows::default();
        let rows: Vec<_> = always.into_iter().chain(rest).collect();
        rows.iter().for_each(|(_, row)| state.rows.push(*row));
        rows.into_iter().map(|(old, _)| old).collect()
    }

    fn renumber(&self, state: &mut State) {
        let old = state.clone();
        let rows = self.rows(state);
        let mut limits: Vec<_> = state.limits.all().copied().collect();
        for limit in &mut limits {
            self.thing(&mut limit.who);
            self.thing(&mut limit.with);
        }
        limits.sort_by_key(|limit| format!("{limit:?}"));
        state.limits = Limits::default();
        limits.into_iter().for_each(|limit| state.limits.note(limit));
        for set in [
            &mut state.ready,
            &mut state.torpor,
            &mut state.contested,
            &mut state.locked,
            &mut state.woken,
            &mut state.talking,
        ] {
            self.minion_set(set);
        }
        state.minions = Array::default();
        for id in old.controlled().or(old.contested) {
            let mut minion = old[id];
            self.slot(&mut minion.slot);
            let mut new = id;
            self.minion(&mut new);
            state[new] = minion;
        }
        self.permanent_set(&mut state.stolen);
        self.permanent_set(&mut state.talking_cards);
        self.permanent_set(&mut state.retainers);
        (state.permanents, state.in_play) = (Array::default(), Wide::NONE);
        for id in old.in_play.iter().map(PermanentId) {
            let mut permanent = old[id];
            self.slot(&mut permanent.slot);
            match &mut permanent.host {
                Host::Table => {}
                Host::Minion(minion) => self.minion(minion),
                Host::Permanent(other) => {
                    *other = PermanentId(self.permanents[other.index()].expect("it is there"));
                }
            }
            let new = PermanentId(self.permanents[id.index()].expect("it is there"));
            state[new] = permanent;
            state.in_play.insert(new.index());
        }
        for owner in old.everyone() {
            let player = &mut state[owner];
            for set in [&mut player.deck, &mut player.hand, &mut player.ash, &mut player.removed] {
                self.wide(owner, set);
            }
            player.uncontrolled.iter_mut().for_each(|one| self.slot(&mut one.slot));
            let (new, old) = (&mut state.def[owner.index()], &old.def[owner.index()]);
            **new = [None; CARDS];
            (0..CARDS).for_each(|i| new[usize::from(self.slots[owner.index()][i])] = old[i]);
        }
        self.frames(state, &rows);
    }

    fn frames(&self, state: &mut State, rows: &[usize]) {
        for play in state.limbo.iter_mut().filter_map(|play| play.0.as_mut()) {
            self.slot(&mut play.slot);
            self.used(&mut play.used);
        }
        for waiting in state.waiting.iter_mut().filter_map(|one| one.0.as_mut()) {
            [&mut waiting.this, &mut waiting.it, &mut waiting.target]
                .into_iter()
                .for_each(|thing| self.thing(thing));
            self.maybe_minion(&mut waiting.me);
        }
        for hit in state.hits.iter_mut().filter_map(|hit| hit.0.as_mut()) {
            self.thing(&mut hit.victim);
            self.thing(&mut hit.source);
        }
        if let Some((first, second)) = &mut state.queued {
            self.minion(first);
            self.minion(second);
        }
        if let Some(action) = &mut state.action {
            self.minion(&mut action.actor);
            self.slot(&mut action.slot);
            action.used.iter_mut().for_each(|used| self.used(used));
            action.card.iter_mut().for_each(|slot| self.slot(slot));
            self.thing(&mut action.target);
            self.permanent_set(&mut action.pieces);
            self.maybe_minion(&mut action.blocker);
            self.minion_set(&mut action.failed);
        }
        if let Some(combat) = &mut state.combat {
            combat.minions.iter_mut().for_each(|minion| self.minion(minion));
            for chosen in combat.bound.iter_mut().chain(&mut combat.strikes).flatten() {
                self.chosen(chosen, rows);
            }
            combat.slots.iter_mut().for_each(|slot| self.slot(slot));
        }
        if let Some(referendum) = &mut state.referendum {
            self.maybe_minion(&mut referendum.caller);
            self.maybe_minion(&mut referendum.hunted);
            referendum.used.iter_mut().for_each(|used| self.used(used));
            let [first, second] = &mut referendum.cast;
            [first, second, &mut referendum.balloted, &mut referendum.abstaining]
                .into_iter()
                .for_each(|set| self.minion_set(set));
            let given = std::mem::take(&mut referendum.given);
            for (old, n) in given.iter().enumerate() {
                if let Some(new) = self.minions[old] {
                    referendum.given[usize::from(new)] = *n;
                }
            }
        }
    }
}

/// The cards of a deck by name and place, library and crypt apart.
fn slots(state: &State, owner: Seat, numbers: &Numbers) -> [u8; CARDS] {
    let mut new = [0; CARDS];
    for (start, end) in [(0, CRYPT), (CRYPT, CARDS as u8)] {
        let mut order: Vec<u8> = (start..end).collect();
        order.sort_by_cached_key(|&i| {
            let card = state.def[owner.index()][usize::from(i)];
            (card.is_none(), card.map(CardId::slug), place(state, Slot::new(owner, i), numbers))
        });
        (start..).zip(order).for_each(|(to, from)| new[usize::from(from)] = to);
    }
    new
}

/// Everything that says where a card lies and what refers to it, in an order.
fn place(state: &State, slot: Slot, numbers: &Numbers) -> String {
    let player = &state[slot.owner()];
    let piles = [player.deck, player.hand, player.ash, player.removed].map(|set| set.has(slot.index()));
    let minion = state.controlled().or(state.contested).iter().find(|&id| state[id].slot == slot);
    let minion = minion.and_then(|id| numbers.minions[id.index()]);
    let permanent = state.in_play.iter().find(|&i| state[PermanentId(i)].slot == slot);
    let permanent = permanent.and_then(|i| numbers.permanents[usize::from(i)]);
    let played = state.limbo.iter().position(|play| play.0.is_some_and(|play| play.slot == slot));
    let this = Thing::Card(slot);
    let rows = state.rows.all().filter(|row| !matches!(row.subject, Thing::Nothing) || row.target == this);
    let rows: Vec<_> =
        rows.map(|row| [row.source == this, row.subject == this, row.target == this]).collect();
    let action = state.action.map(|action| (action.card == Some(slot), action.target == this));
    let meant = |used: &Use| (used.this == this, used.it == this, used.targets.map(|target| target == this));
    let uses: Vec<_> = state.limbo.iter().filter_map(|play| play.0).map(|play| meant(&play.used)).collect();
    let waiting: Vec<_> =
        state.waiting.iter().filter_map(|one| one.0).map(|one| meant(&one.used())).collect();
    format!(
        "{:?}",
        (piles, state.uncontrolled_at(slot), minion, permanent, played, rows, action, uses, waiting)
    )
}
