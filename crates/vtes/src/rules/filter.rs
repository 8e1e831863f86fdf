//! Whether a thing passes a filter of a card.

use elysium_kernel::cite;

use super::eval::View;
use super::{circles, own, stats};
use crate::cards::{CardKind, Deed, Key, Sel, Test, Type, book};
use crate::state::{ActionResult, Host, MinionId, Thing, Use};

impl View<'_> {
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
}
