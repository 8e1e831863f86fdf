//! Effects: the right sort in each place, and names that are bound when they run.

use crate::cards::{Effect, Qty, Sel, Strike, Text, Token, Trait, Trigger, When, infer};
use crate::moment::Moment;

use super::scope::{Scope, Sort, asks_number, holder_of, owner_of, splits, thing};
use super::words::{not_yet, own};
use super::{Checked, clauses};

impl Scope {
    pub fn effects(self, effects: &[Effect]) -> Checked {
        effects.iter().try_for_each(|effect| self.effect(effect))
    }

    fn effect(self, effect: &Effect) -> Checked {
        match effect {
            Effect::If(conds, then) => {
                self.conds(conds)?;
                self.effects(then)
            }
            Effect::IfElse(conds, then, otherwise) => {
                self.conds(conds)?;
                self.effects(then)?;
                self.effects(otherwise)
            }
            Effect::May(effects) => self.effects(effects),
            Effect::Choose(lists) => lists.iter().try_for_each(|list| self.effects(list)),
            Effect::Each(sel, effects) => {
                let it = Some(self.sel(sel)?);
                Scope { it, ..self }.effects(effects)
            }
            Effect::Select(pick, effects) => {
                self.pick(pick)?;
                let one = std::slice::from_ref(pick);
                let scope = Scope {
                    it: thing(pick).or(if splits(one) { Some(Sort::Any) } else { self.it }),
                    x: self.x || asks_number(one),
                    points: self.points || splits(one),
                    chosen: self.chosen || matches!(pick, crate::cards::Pick::Each(_)),
                    ..self
                };
                scope.effects(effects)
            }
            Effect::Pay(who, prices, then, otherwise) => {
                self.sel(who)?;
                self.prices(prices, self.sort(who) != Sort::Player)?;
                self.effects(then)?;
                self.effects(otherwise)
            }
            Effect::Times(n, effects) => {
                self.amount(n)?;
                self.effects(effects)
            }
            Effect::Later(at, effects) => self.later(at, effects),
            Effect::Get(q, n) => self.number(*q, n),
            Effect::Mod { q, n, of, until, cond, .. } => {
                self.number(*q, n)?;
                if let Some(of) = of {
                    self.want(of, owner_of(*q))?;
                    self.lasting(of, *q == Qty::Capacity)?;
                }
                self.until(until.as_ref())?;
                // A row is looked at while it lasts.
                Scope { standing: true, ..self }.conds(cond)
            }
            Effect::Bar { who, what, until, cond, .. } => {
                self.sel(who)?;
                self.filter(what)?;
                self.until(until.as_ref())?;
                Scope { standing: true, ..self }.conds(cond)
            }
            Effect::Must { who, until, .. } => {
                self.sel(who)?;
                self.until(until.as_ref())
            }
            Effect::Let { who, what, until, cost, .. } => {
                self.sel(who)?;
                self.filter(what)?;
                self.prices(cost, true)?;
                self.until(until.as_ref())
            }
            Effect::Toll { who, cost, until, cond, .. } => {
                self.sel(who)?;
                self.prices(cost, true)?;
                self.until(until.as_ref())?;
                Scope { standing: true, ..self }.conds(cond)
            }
            Effect::Trait { who, is, until } => {
                self.want(who, if *is == Trait::OpenHand { Sort::Player } else { Sort::Card })?;
                self.lasting(who, true)?;
                if let Trait::SameClanAndSect(sel) = is {
                    self.want(sel, Sort::Card)?;
                }
                self.until(until.as_ref())
            }
            Effect::Grant { who, text, until } => {
                self.sel(who)?;
                self.until(until.as_ref())?;
                let scope = Scope { me: true, it: None, interrupts: false, ..self };
                text.iter().try_for_each(|text: &Text| clauses::text(scope, text))
            }
            Effect::Gain(token, ..) | Effect::Lose(token, ..) | Effect::Move(token, ..)
                if matches!(token, Token::Hostage | Token::Corruption | Token::Conviction) =>
            {
                not_yet(token.slug())
            }
            Effect::Gain(token, n, sel) | Effect::Lose(token, n, sel) => {
                self.amount(n)?;
                self.want(sel, holder_of(*token))
            }
            Effect::Move(token, n, from, to) => {
                self.amount(n)?;
                self.want(from, holder_of(*token))?;
                self.sel(to).map(|_| ())
            }
            Effect::Lock(sel)
            | Effect::Unlock(sel)
            | Effect::Wake(sel)
            | Effect::Burn(sel)
            | Effect::Diablerize(sel)
            | Effect::TryBlock(sel)
            | Effect::ActingIs(sel)
            | Effect::Queue(sel)
            | Effect::Restrike(sel)
            | Effect::Abstain(sel)
            | Effect::CastFor(sel)
            | Effect::Cancel(sel, _) => self.want(sel, Sort::Card),
            Effect::Send(sel, zone) => {
                self.want(sel, Sort::Card)?;
                self.zone(zone)
            }
            Effect::Put(zone) => self.zone(zone),
            Effect::Control(card, player, until) => {
                self.want(card, Sort::Card)?;
                self.want(player, Sort::Player)?;
                self.until(Some(until))
            }
            Effect::Become(..) => not_yet("Become"),
            Effect::Know(place, sel) => {
                if usize::from(*place) >= self.known.len() {
                    return Err(format!("a card remembers two things, 0 and 1, and not {place}"));
                }
                self.sel(sel).map(|_| ())
            }
            Effect::Draw(n, sel) | Effect::DrawCrypt(n, sel) => {
                self.amount(n)?;
                self.want(sel, Sort::Player)
            }
            Effect::Discard { who, n, by, what, .. } => {
                self.want(who, Sort::Player)?;
                n.iter().try_for_each(|n| self.amount(n))?;
                by.iter().try_for_each(|by| self.want(by, Sort::Player))?;
                self.filter(what)
            }
            Effect::Search { of, zones, what, then } => {
                self.want(of, Sort::Player)?;
                zones.iter().try_for_each(|zone| self.zone(zone))?;
                self.filter(what)?;
                Scope { it: Some(Sort::Card), ..self }.effects(then)
            }
            Effect::Look(sel, zone) => {
                self.want(sel, Sort::Player)?;
                self.zone(zone)
            }
            Effect::Equip(one, other) | Effect::Fight(one, other) => {
                self.want(one, Sort::Card)?;
                self.want(other, Sort::Card)
            }
            Effect::Redirect(filter) => self.filter(filter),
            Effect::Strike(strike, _) => self.strike(strike),
            Effect::Prevent(n) => self.amount(n),
            Effect::Damage(n, sel, _) => {
                self.amount(n)?;
                self.want(sel, Sort::Card)
            }
            Effect::Instead(effects) => {
                if !self.interrupts {
                    return Err(
                        "`Instead` is for what is about to happen: Would, WouldSucceed, WouldEnd".into()
                    );
                }
                self.effects(effects)
            }
            Effect::Own(name) => own(name),
            Effect::EndAction
            | Effect::FailAction
            | Effect::Continue
            | Effect::FailBlock
            | Effect::NoBleed
            | Effect::Maneuver(_)
            | Effect::Press(_)
            | Effect::SetRange(_)
            | Effect::NewRound
            | Effect::EndCombat
            | Effect::Settle(_) => Ok(()),
        }
    }

    fn number(self, q: Qty, n: &crate::cards::Amount) -> Checked {
        if q.is_read_only() {
            return Err(format!("`{}` can be asked for, not changed", q.slug()));
        }
        self.amount(n)
    }

    /// What is kept ready of a minion cannot follow a role that changes with every action.
    fn lasting(self, of: &Sel, kept: bool) -> Checked {
        if kept && self.standing && matches!(of, Sel::Actor | Sel::Blocker | Sel::Foe) {
            return Err("a trait or a capacity that always holds cannot go by a role of the action".into());
        }
        Ok(())
    }

    fn later(self, at: &When, effects: &[Effect]) -> Checked {
        if matches!(at, When::Always | When::Anytime | When::Action | When::AsPlayed(_)) {
            return Err("`Later` needs one moment".into());
        }
        self.when(at)?;
        let scope = Scope {
            moments: infer::written(at),
            standing: false,
            it: subject(Some(at)).or(self.it),
            interrupts: interrupts(Some(at)),
            ..self
        };
        scope.effects(effects)
    }

    fn strike(self, strike: &Strike) -> Checked {
        match strike {
            Strike::Hand(n) | Strike::Damage(n) | Strike::StealBlood(n) => self.amount(n),
            Strike::Weapon(sel, n) => {
                self.want(sel, Sort::Card)?;
                self.amount(n)
            }
            Strike::Do(effects) => self.effects(effects),
            Strike::DestroyEquipment(of) | Strike::StealEquipment(of) => self.filter(of),
            Strike::Dodge | Strike::CombatEnds => Ok(()),
        }
    }
}

/// What `It` is at a moment.
pub(super) fn subject(at: Option<&When>) -> Option<Sort> {
    match at? {
        When::In(..) => Some(Sort::Player),
        When::On(Trigger::Ousted, _) | When::Would(Trigger::Ousted, _) => Some(Sort::Player),
        When::On(..) | When::Would(..) | When::Prevent => Some(Sort::Card),
        _ => None,
    }
}

/// Can what is about to happen be replaced at this moment?
pub(super) fn interrupts(at: Option<&When>) -> bool {
    at.is_some_and(|at| {
        let moments = infer::written(at);
        [Moment::Would, Moment::WouldSucceed, Moment::WouldEnd].into_iter().any(|moment| moments.has(moment))
    })
}
