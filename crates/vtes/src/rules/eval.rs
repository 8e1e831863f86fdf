//! Who, how many, and whether: selectors, amounts and conditions of cards, looked at in a position.

use elysium_kernel::{Seat, cite};

use super::{own, stats};
use crate::cards::{Amount, Cond, Deed, Expr, Sel, Test, Token, Zone};
use crate::state::{ActionResult, MinionId, RowKind, State, Thing, Use};

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
        self.any(filter, &mut |thing| {
            found(thing);
            false
        });
    }

    /// Is anything that passes a filter what somebody looks for? Nothing else is looked at then.
    pub fn any(self, filter: &[Test], wanted: &mut dyn FnMut(Thing) -> bool) -> bool {
        let state = self.state;
        let mut is_it = |thing: Thing| self.passes(filter, thing) && wanted(thing);
        let wants = |test: &dyn Fn(&Test) -> bool| filter.iter().any(test);
        if wants(&|t| matches!(t, Test::Player)) {
            return state.clockwise(state.acting()).map(Thing::Player).any(is_it);
        }
        if wants(&|t| matches!(t, Test::Uncontrolled)) {
            let uncontrolled = state.everyone().into_iter().flat_map(|seat| &state[seat].uncontrolled);
            return uncontrolled.map(|one| Thing::Card(one.slot)).any(is_it);
        }
        if let Some(Test::In(zone)) = filter.iter().find(|t| matches!(t, Test::In(_))) {
            return self.in_zone(zone).any(is_it);
        }
        // Anybody's, unless the filter says whose.
        cite(17, 33);
        let minions = match filter.iter().find(|test| matches!(test, Test::Ready | Test::Torpor)) {
            Some(Test::Ready) => state.ready,
            Some(_) => state.torpor,
            None => state.controlled(),
        };
        if minions.iter().map(Thing::Minion).any(&mut is_it) {
            return true;
        }
        // Most filters ask for minions; cards that are none are looked at for the others alone.
        if wants(&|t| {
            cite(2, 1);
            matches!(
                t,
                Test::Minion | Test::Vampire | Test::Ally | Test::Ready | Test::Torpor | Test::Clan(_)
            )
        }) {
            return false;
        }
        state.permanents().map(Thing::Permanent).any(is_it)
    }

    fn in_zone(self, zone: &'a Zone) -> impl Iterator<Item = Thing> + 'a {
        self.state.everyone().into_iter().flat_map(move |seat| {
            let player = &self.state[seat];
            let set = match zone {
                Zone::Hand => player.hand,
                Zone::AshHeap => player.ash,
                Zone::Library => player.deck.library(),
                Zone::Crypt => player.deck.crypt(),
                Zone::OutOfGame => player.removed,
                _ => Default::default(),
            };
            set.iter().map(move |index| Thing::Card(crate::state::Slot::new(seat, index)))
        })
    }

    pub fn count(self, filter: &[Test]) -> i32 {
        let mut n = 0;
        self.all(filter, &mut |_| n += 1);
        n
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
