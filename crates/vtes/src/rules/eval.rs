//! Who, how many, and whether: selectors, filters, amounts and conditions of cards, looked at in a position.

use elysium_kernel::{Seat, cite};

use super::{circles, own, stats};
use crate::cards::{Amount, CardKind, Cond, Deed, Expr, Key, Sel, Test, Token, Type, Zone, book};
use crate::state::{ActionResult, Host, MinionId, RowKind, State, Thing, Use};

/// A position, and the use of a card or text that looks at it.
#[derive(Clone, Copy)]
pub struct View<'a> {
    pub state: &'a State,
    pub used: &'a Use,
}

impl<'a> View<'a> {
    pub fn new(state: &'a State, used: &'a Use) -> View<'a> {
        View { state, used }
    }

    /// The one thing that a selector names; nothing if there is none.
    pub fn one(self, sel: &Sel) -> Thing {
        let (state, used) = (self.state, self.used);
        let player = |seat: Option<Seat>| seat.map_or(Thing::Nothing, Thing::Player);
        let minion = |minion: Option<MinionId>| minion.map_or(Thing::Nothing, Thing::Minion);
        match sel {
            Sel::You => Thing::Player(used.you),
            Sel::Prey => player(state.prey(used.you)),
            Sel::Predator => player(state.predator(used.you)),
            Sel::PreyOf(of) => player(self.seat(of).and_then(|seat| state.prey(seat))),
            Sel::PredatorOf(of) => player(self.seat(of).and_then(|seat| state.predator(seat))),
            Sel::ActingPlayer => Thing::Player(state.acting()),
            Sel::TargetPlayer => player(
                state
                    .action
                    .as_ref()
                    .and_then(|action| action.prey.or_else(|| action.directed.into_iter().next())),
            ),
            Sel::Controller(of) => player(state.controller(self.one(of))),
            Sel::Owner(of) => player(state.slot_of(self.one(of)).map(crate::state::Slot::owner)),
            Sel::This => used.this,
            Sel::Me => minion(used.me),
            Sel::Actor => minion(state.action.as_ref().map(|action| action.actor)),
            Sel::Blocker => minion(state.action.as_ref().and_then(|action| action.blocker)),
            Sel::Foe => minion(self.foe()),
            Sel::Target => used.targets[0],
            Sel::Second => used.targets[1],
            Sel::It | Sel::Victim => used.it,
            Sel::Known(n) => self.known(*n),
            Sel::PlayedCard => self.played().map_or(Thing::Nothing, |play| Thing::Card(play.slot)),
            Sel::ActionCard => {
                let card = state.action.as_ref().and_then(|action| action.card);
                card.map_or(Thing::Nothing, Thing::Card)
            }
            Sel::Aimed => {
                self.played().inspect(|_| cite(4, 37)).map_or(Thing::Nothing, |play| play.used.targets[0])
            }
            Sel::ChosenBy(of) => self.one(of),
            Sel::Everyone | Sel::OtherPlayers | Sel::Top(..) | Sel::All(_) | Sel::Both(..) => {
                let mut found = Thing::Nothing;
                self.each(sel, &mut |thing| {
                    if found == Thing::Nothing {
                        found = thing;
                    }
                });
                found
            }
        }
    }

    pub fn seat(self, sel: &Sel) -> Option<Seat> {
        self.one(sel).player()
    }

    pub fn minion(self, sel: &Sel) -> Option<MinionId> {
        self.one(sel).minion()
    }

    /// Everything that a selector names.
    pub fn each(self, sel: &Sel, found: &mut dyn FnMut(Thing)) {
        let state = self.state;
        match sel {
            Sel::Everyone => state.clockwise(state.acting()).for_each(|seat| found(Thing::Player(seat))),
            Sel::OtherPlayers => {
                let others = state.clockwise(self.used.you).filter(|&seat| seat != self.used.you);
                others.for_each(|seat| found(Thing::Player(seat)));
            }
            Sel::All(filter) => self.all(filter, found),
            Sel::Both(first, second) => {
                self.each(first, found);
                self.each(second, found);
            }
            // The top of a deck has no order until somebody looks: effects deal with it.
            Sel::Top(..) => {}
            Sel::Target if !self.used.many.is_empty() => {
                self.used.many.iter().for_each(|minion| found(Thing::Minion(minion)));
            }
            _ => match self.one(sel) {
                Thing::Nothing => {}
                thing => found(thing),
            },
        }
    }

    /// The minion that fights against mine.
    fn foe(self) -> Option<MinionId> {
        let combat = self.state.combat.as_ref()?;
        let side = 1 - combat.side(self.used.me?)?;
        let foe = combat.minions[side];
        // It may be gone.
        (self.state[foe].slot == combat.slots[side] && self.state.controlled().has(foe)).then_some(foe)
    }

    fn known(self, n: u8) -> Thing {
        let rows = self.state.rows.of(RowKind::Know);
        let mut mine = rows.filter(|(_, row)| row.source == self.used.this && row.n == n as i8);
        mine.next().map_or(Thing::Nothing, |(_, row)| row.subject)
    }

    /// The card being played that a text answers to: the one beneath its own.
    pub fn played(self) -> Option<&'a crate::state::Play> {
        let mut plays = self.state.limbo.iter().rev().filter_map(|play| play.0.as_ref());
        plays.find(|play| Thing::Card(play.slot) != self.used.this)
    }

    /// Everything that passes a filter.
    pub fn all(self, filter: &[Test], found: &mut dyn FnMut(Thing)) {
        let state = self.state;
        let wants = |test: &dyn Fn(&Test) -> bool| filter.iter().any(test);
        if wants(&|t| matches!(t, Test::Player)) {
            state
                .clockwise(state.acting())
                .map(Thing::Player)
                .filter(|&t| self.passes(filter, t))
                .for_each(found);
            return;
        }
        if wants(&|t| matches!(t, Test::Uncontrolled)) {
            for seat in state.everyone() {
                for one in &state[seat].uncontrolled {
                    if self.passes(filter, Thing::Card(one.slot)) {
                        found(Thing::Card(one.slot));
                    }
                }
            }
            return;
        }
        if let Some(Test::In(zone)) = filter.iter().find(|t| matches!(t, Test::In(_))) {
            return self.in_zone(zone, filter, found);
        }
        // Anybody's, unless the filter says whose.
        for minion in state.controlled() {
            cite(17, 33);
            if self.passes(filter, Thing::Minion(minion)) {
                found(Thing::Minion(minion));
            }
        }
        // Most filters ask for minions; cards that are none are looked at for the others alone.
        if wants(&|t| {
            cite(2, 1);
            matches!(
                t,
                Test::Minion | Test::Vampire | Test::Ally | Test::Ready | Test::Torpor | Test::Clan(_)
            )
        }) {
            return;
        }
        for permanent in state.permanents() {
            if self.passes(filter, Thing::Permanent(permanent)) {
                found(Thing::Permanent(permanent));
            }
        }
    }

    fn in_zone(self, zone: &Zone, filter: &[Test], found: &mut dyn FnMut(Thing)) {
        for seat in self.state.everyone() {
            let player = &self.state[seat];
            let set = match zone {
                Zone::Hand => player.hand,
                Zone::AshHeap => player.ash,
                Zone::Library => player.deck.library(),
                Zone::Crypt => player.deck.crypt(),
                Zone::OutOfGame => player.removed,
                _ => continue,
            };
            for index in set.iter() {
                let card = Thing::Card(crate::state::Slot::new(seat, index));
                if self.passes(filter, card) {
                    found(card);
                }
            }
        }
    }

    pub fn count(self, filter: &[Test]) -> i32 {
        let mut n = 0;
        self.all(filter, &mut |_| n += 1);
        n
    }

    /// A filter on what an event is about; an event about a card that is being replaced names its Methuselah.
    pub fn passes_event(self, filter: &[Test], subject: Thing) -> bool {
        filter.iter().all(|test| match (test, subject) {
            (Test::Not(inner), Thing::Player(_)) if matches!(**inner, Test::Same(Sel::This)) => true,
            _ => self.test(test, subject),
        })
    }

    pub fn passes(self, filter: &[Test], thing: Thing) -> bool {
        filter.iter().all(|test| self.test(test, thing))
    }

    fn test(self, test: &Test, thing: Thing) -> bool {
        let state = self.state;
        let minion = thing.minion();
        let of_minion = |holds: &dyn Fn(MinionId) -> bool| minion.is_some_and(holds);
        match test {
            Test::Minion => minion.is_some(),
            Test::Vampire => match thing {
                Thing::Minion(minion) => !state[minion].ally || self.plays_as_vampire(minion),
                Thing::Card(slot) => slot.is_crypt(),
                _ => false,
            },
            Test::Ally => match thing {
                Thing::Minion(minion) => state[minion].ally,
                _ => self.is_type(thing, Type::Ally),
            },
            Test::Retainer => self.is_type(thing, Type::Retainer),
            Test::Equipment => self.is_type(thing, Type::Equipment),
            Test::Location => self.has_key(thing, Key::Location),
            Test::Player => thing.player().is_some(),
            Test::Card(kind) => self.is_type(thing, *kind),
            Test::Key(key) => self.has_key(thing, *key),
            Test::Named(slug) => state.card_of(thing).is_some_and(|card| card.slug() == slug),
            Test::Clan(clan) => match thing {
                Thing::Minion(minion) => state[minion].clan == Some(*clan),
                Thing::Card(slot) if slot.is_crypt() => book().crypt(state.card(slot)).clan == *clan,
                _ => false,
            },
            Test::Sect(sect) => match thing {
                Thing::Minion(minion) if state[minion].ally => {
                    cite(16, 1);
                    false
                }
                Thing::Minion(minion) => {
                    cite(16, 26);
                    state[minion].sect == *sect
                }
                Thing::Card(slot) if slot.is_crypt() => book().crypt(state.card(slot)).sect == *sect,
                _ => false,
            },
            Test::Title(class) => of_minion(&|m| super::titles::is(state, m, *class)),
            Test::Titled => of_minion(&|m| {
                cite(16, 12);
                super::titles::title(state, m).is_some()
            }),
            Test::Has(disc) => of_minion(&|m| state[m].disciplines.has(disc.discipline, disc.superior)),
            Test::Requires(discs) => {
                let needs = |mode: &'static crate::cards::Mode| {
                    let mut all = mode.disc.iter().chain(&mode.disc_any);
                    all.any(|needed| discs.iter().any(|disc| disc.discipline == needed.discipline))
                };
                // While it is played, those of the effect that is used.
                cite(2, 18);
                if self.is_played(thing) {
                    self.played_mode(thing, needs)
                } else {
                    self.modes_any(thing, needs)
                }
            }
            Test::NeedsSuperior => self.played_mode(thing, |mode| mode.disc.iter().any(|disc| disc.superior)),
            Test::MinionCard => {
                self.modes_any(thing, |mode| !matches!(mode.kind, Type::Master | Type::Event))
            }
            Test::StrikeCard => self.modes_any(thing, |mode| {
                mode.does.iter().any(|effect| matches!(effect, crate::cards::Effect::Strike(..)))
            }),
            Test::UsesCounters => state.card_of(thing).is_some_and(own::uses_counters),
            Test::Does(word) => state.card_of(thing).is_some_and(|card| own::does(card, word)),
            Test::Did(trigger, least, span) => own::did(self, thing, *trigger, self.amount(least), *span),
            Test::In(_) => true,
            Test::Ready => of_minion(&|m| state.is_ready(m)),
            Test::Torpor => of_minion(&|m| state.torpor.has(m)),
            Test::Uncontrolled => match thing {
                Thing::Card(slot) => state.uncontrolled_at(slot).is_some(),
                _ => false,
            },
            Test::InPlay => state.is_in_play(thing),
            Test::Locked => self.is_locked(thing),
            Test::Unlocked => !self.is_locked(thing),
            Test::InCombat => of_minion(&|m| state.combat.as_ref().is_some_and(|c| c.minions.contains(&m))),
            Test::Acting => of_minion(&|m| state.action.as_ref().is_some_and(|a| a.actor == m)),
            Test::Blocked => of_minion(&|m| {
                state.action.as_ref().is_some_and(|a| a.actor == m && a.result == ActionResult::Blocked)
            }),
            Test::Targeted => state.action.as_ref().is_some_and(|a| {
                a.target == thing || a.used.is_some_and(|used| used.targets.contains(&thing))
            }),
            Test::Voted => of_minion(&|m| {
                state.referendum.as_ref().is_some_and(|r| r.cast[0].has(m) || r.cast[1].has(m))
            }),
            Test::Older(than) => {
                cite(2, 10);
                self.capacity(thing) > self.capacity(self.one(than))
            }
            Test::Younger(than) => {
                cite(2, 10);
                self.capacity(thing) < self.capacity(self.one(than))
            }
            Test::Oldest => of_minion(&|m| {
                let oldest = state.ready.iter().filter(|&o| !state[o].ally).map(|o| state[o].capacity).max();
                Some(state[m].capacity) == oldest
            }),
            Test::Circle(with) => circles::same(state, thing, self.one(with)),
            Test::Marked(token) => super::tokens::marks(state, *token, thing) > 0,
            Test::Yours => state.controller_or_holder(thing) == Some(self.used.you),
            Test::Others => state.controller_or_holder(thing).is_some_and(|seat| seat != self.used.you),
            Test::Of(sel) => state.controller_or_holder(thing).is_some_and(|seat| {
                let mut any = false;
                self.each(sel, &mut |one| any |= one == Thing::Player(seat));
                any
            }),
            Test::On(sel) => {
                let host = self.one(sel);
                thing.permanent().is_some_and(|p| match (state[p].host, host) {
                    (Host::Minion(minion), Thing::Minion(other)) => minion == other,
                    (Host::Permanent(permanent), Thing::Permanent(other)) => permanent == other,
                    _ => false,
                })
            }
            Test::Same(sel) => {
                let mut any = false;
                self.each(sel, &mut |one| any |= one == thing || self.is_of(thing, one));
                any && thing.is_something()
            }
            Test::Not(test) => !self.test(test, thing),
            Test::Any(tests) => tests.iter().any(|test| self.test(test, thing)),
            Test::Cmp(quantity, op, amount) => {
                op.holds(stats::value(state, *quantity, thing), self.amount(amount))
            }
            Test::If(cond) => {
                let used = Use { it: thing, ..*self.used };
                View::new(state, &used).holds(cond)
            }
        }
    }

    /// An ally that plays a card as a vampire is one for what comes from playing it, not for what it says in play.
    fn plays_as_vampire(self, minion: MinionId) -> bool {
        let mine = self.used.me == Some(minion);
        let Thing::Card(_) = self.used.this else {
            cite(4, 30);
            return false;
        };
        let allowed = |card| stats::allowed(self.state, Thing::Minion(minion), Deed::PlayAsVampire, card);
        mine && allowed(self.used.this)
    }

    /// Is something of the clan that was chosen?
    fn is_of(self, thing: Thing, clan: Thing) -> bool {
        let Thing::Clan(clan) = clan else { return false };
        self.test(&Test::Clan(clan), thing)
    }

    fn is_locked(self, thing: Thing) -> bool {
        match thing {
            Thing::Minion(minion) => self.state.locked.has(minion),
            Thing::Permanent(permanent) => self.state[permanent].locked,
            _ => false,
        }
    }

    fn is_type(self, thing: Thing, kind: Type) -> bool {
        // While it is played, a card of two types is what it is played as.
        if self.is_played(thing) {
            cite(4, 40);
            return self.played_mode(thing, |mode| mode.kind == kind);
        }
        self.state.card_of(thing).is_some_and(|card| match card.kind() {
            CardKind::Library(_) => book().library(card).is(kind),
            CardKind::Crypt(_) => false,
        })
    }

    pub fn has_key(self, thing: Thing, key: Key) -> bool {
        let Some(card) = self.state.card_of(thing) else { return false };
        match card.kind() {
            CardKind::Library(_) => {
                book().library(card).has(key) || self.played_mode(thing, |mode| mode.keys.contains(&key))
            }
            // Whatever its sect is.
            CardKind::Crypt(_) => {
                if key == Key::BlackHand {
                    cite(17, 37);
                }
                book().crypt(card).keys.contains(&key)
            }
        }
    }

    fn modes_any(self, thing: Thing, holds: impl Fn(&'static crate::cards::Mode) -> bool) -> bool {
        self.state.card_of(thing).is_some_and(|card| super::script::modes(card).iter().any(holds))
    }

    fn is_played(self, thing: Thing) -> bool {
        self.state.limbo.iter().filter_map(|play| play.0.as_ref()).any(|play| Thing::Card(play.slot) == thing)
    }

    /// Of a card that is being played: does its mode pass?
    fn played_mode(self, thing: Thing, holds: impl Fn(&'static crate::cards::Mode) -> bool) -> bool {
        let plays = self.state.limbo.iter().filter_map(|play| play.0.as_ref());
        let mut played = plays.filter(|play| Thing::Card(play.slot) == thing);
        played.any(|play| match play.used.clause {
            crate::state::ClauseNo::Mode(mode) => holds(&super::script::modes(play.used.card)[mode as usize]),
            _ => false,
        })
    }

    fn capacity(self, thing: Thing) -> i32 {
        cite(2, 11);
        match thing {
            Thing::Card(slot) if slot.is_crypt() => book().crypt(self.state.card(slot)).capacity.into(),
            Thing::Minion(minion) => self.state[minion].capacity.into(),
            _ => 0,
        }
    }

    pub fn amount(self, amount: &Amount) -> i32 {
        match amount {
            Amount::N(n) => i32::from(*n),
            Amount::E(expr) => self.expression(expr),
        }
    }

    fn expression(self, expr: &Expr) -> i32 {
        match expr {
            Expr::X => self.used.x.into(),
            Expr::Points => self.used.it.player().map_or(0, |seat| self.used.points[seat.index()].into()),
            Expr::Count(filter) => self.count(filter),
            Expr::Of(quantity, sel) => stats::value(self.state, *quantity, self.one(sel)),
            Expr::Tokens(token, sel) => self.tokens(*token, self.one(sel)),
            Expr::Times(a, b) => self.amount(a) * self.amount(b),
            Expr::Plus(a, b) => self.amount(a) + self.amount(b),
            Expr::Minus(a, b) => self.amount(a) - self.amount(b),
            Expr::Least(a, b) => self.amount(a).min(self.amount(b)),
            Expr::Either(cond, then, other) => self.amount(if self.all_hold(cond) { then } else { other }),
            Expr::Own(name) => own::amount(self, name),
        }
    }

    pub fn tokens(self, token: Token, of: Thing) -> i32 {
        match (token, of) {
            (Token::Pool, Thing::Player(seat)) => self.state[seat].pool.into(),
            (Token::Blood | Token::Life, Thing::Minion(minion)) => self.state[minion].blood.into(),
            (Token::Counter | Token::Life | Token::Blood | Token::Pool, Thing::Permanent(permanent)) => {
                self.state[permanent].counters.into()
            }
            (Token::Edge, Thing::Player(seat)) => i32::from(self.state.edge == Some(seat)),
            _ => super::tokens::marks(self.state, token, of),
        }
    }

    pub fn all_hold(self, conds: &[Cond]) -> bool {
        conds.iter().all(|cond| self.holds(cond))
    }

    pub fn holds(self, cond: &Cond) -> bool {
        let state = self.state;
        let action = state.action.as_ref();
        let combat = state.combat.as_ref();
        match cond {
            Cond::Is(sel, filter) => {
                let thing = self.one(sel);
                thing.is_something() && self.passes(filter, thing)
            }
            Cond::Exists(filter) => self.count(filter) > 0,
            Cond::Num(a, op, b) => op.holds(self.amount(a), self.amount(b)),
            Cond::Not(cond) => !self.holds(cond),
            Cond::Any(conds) => conds.iter().any(|cond| self.holds(cond)),
            Cond::Action(Deed::Act) => action.is_some(),
            Cond::Action(deed) => action.is_some_and(|a| a.deed == *deed),
            Cond::Directed => action.is_some_and(|a| !a.directed.is_empty()),
            Cond::AtYou => action.is_some_and(|a| a.directed.has(self.used.you)),
            Cond::Undirected => action.is_some_and(|a| a.directed.is_empty()),
            Cond::Successful => action.is_some_and(|a| a.result == ActionResult::Successful),
            Cond::Unsuccessful => {
                action.is_some_and(|a| matches!(a.result, ActionResult::Blocked | ActionResult::Failed))
            }
            Cond::CardAction => action.is_some_and(|a| a.card.is_some()),
            Cond::Passed => action.is_some_and(|a| a.passed),
            Cond::Close => combat.is_some_and(|c| !c.long),
            Cond::Long => combat.is_some_and(|c| c.long),
            Cond::Round(n) => combat.is_some_and(|c| c.round == *n),
            Cond::BothReady => combat.is_some_and(|c| c.minions.iter().all(|&m| state.is_ready(m))),
            Cond::New(span) => own::is_new(self, *span),
            Cond::First(span) => own::is_first(self, *span),
            Cond::HasEdge(sel) => self.seat(sel).is_some_and(|seat| state.edge == Some(seat)),
            Cond::PlayedAt(disc) => self.played_at(*disc),
            Cond::Own(name) => own::cond(self, name),
        }
    }

    /// Was the card that is in play now played at this level?
    fn played_at(self, disc: crate::cards::Disc) -> bool {
        let mode = match self.used.this {
            Thing::Permanent(permanent) => self.state[permanent].mode,
            _ => match self.used.clause {
                crate::state::ClauseNo::Mode(mode) => mode,
                _ => return false,
            },
        };
        super::script::modes(self.used.card).get(mode as usize).is_some_and(|mode| mode.disc.contains(&disc))
    }
}

impl State {
    /// Who controls something, or in whose region or hand it lies.
    pub fn controller_or_holder(&self, thing: Thing) -> Option<Seat> {
        match thing {
            Thing::Card(slot) => self.uncontrolled_at(slot).map(|(seat, _)| seat).or(Some(slot.owner())),
            _ => self.controller(thing),
        }
    }
}
