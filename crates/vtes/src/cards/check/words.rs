//! Filters, conditions, amounts, prices, picks: everything below effects.

use crate::cards::{Amount, Body, Cond, Delay, Effect, Expr, Pick, Price, Sel, Test, Until, When, Zone};
use crate::moment::{Moment, moments};

use super::Checked;
use super::scope::{Scope, Sort, filtered, holder_of, owner_of};

/// Functions of their own that conditions, amounts and effects can name.
const OWN: &[&str] = &[];

pub(super) fn own(name: &str) -> Checked {
    if OWN.contains(&name) { Ok(()) } else { Err(format!("there is no function `{name}`")) }
}

/// A word of the language that the rules cannot carry out yet: a card with it would not be whole.
pub(super) fn not_yet(word: &str) -> Checked {
    Err(format!("the rules do not carry out `{word}` yet"))
}

impl Scope {
    pub fn filter(self, filter: &[Test]) -> Checked {
        // A Methuselah is told by pool, hand and place at the table; the rest is of cards.
        let plain = |test: &Test| {
            matches!(
                test,
                Test::Player | Test::Same(_) | Test::Not(_) | Test::Any(_) | Test::Cmp(..) | Test::If(_)
            )
        };
        if filtered(filter) == Sort::Player
            && let Some(test) = filter.iter().find(|test| !plain(test))
        {
            return Err(format!("`{test:?}` is asked of a Methuselah"));
        }
        let sort = filtered(filter);
        filter.iter().try_for_each(|test| self.test(test, sort))
    }

    fn test(self, test: &Test, of: Sort) -> Checked {
        match test {
            Test::Of(sel) => self.want(sel, Sort::Player),
            Test::On(sel) | Test::Older(sel) | Test::Younger(sel) | Test::Circle(sel) => {
                self.want(sel, Sort::Card)
            }
            Test::Same(sel) => self.sel(sel).map(|_| ()),
            Test::Not(test) => self.test(test, of),
            Test::Any(tests) => tests.iter().try_for_each(|test| self.test(test, of)),
            Test::Cmp(q, _, n) => {
                let owner = owner_of(*q);
                if owner != Sort::Any && owner != of {
                    return Err(format!("`{}` is asked of the wrong sort", q.slug()));
                }
                self.amount(n)
            }
            Test::If(cond) => self.cond(cond),
            Test::In(zone) => self.zone(zone),
            Test::Did(..) => not_yet("Did"),
            Test::Does(word) if Effect::WORDS.contains(&word.as_str()) => not_yet("Does"),
            Test::Does(word) => Err(format!("there is no effect `{word}`")),
            Test::UsesCounters => not_yet("UsesCounters"),
            Test::Marked(_) => not_yet("Marked"),
            Test::Named(slug) => {
                if slug
                    .bytes()
                    .all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == b'-')
                {
                    Ok(())
                } else {
                    Err(format!("`{slug}` is no name of a card"))
                }
            }
            Test::Minion
            | Test::Vampire
            | Test::Ally
            | Test::Retainer
            | Test::Equipment
            | Test::Location
            | Test::Player
            | Test::Card(_)
            | Test::Key(_)
            | Test::Clan(_)
            | Test::Sect(_)
            | Test::Title(_)
            | Test::Titled
            | Test::Has(_)
            | Test::Requires(_)
            | Test::NeedsSuperior
            | Test::MinionCard
            | Test::StrikeCard
            | Test::Ready
            | Test::Torpor
            | Test::Uncontrolled
            | Test::InPlay
            | Test::Locked
            | Test::Unlocked
            | Test::InCombat
            | Test::Acting
            | Test::Blocked
            | Test::Targeted
            | Test::Voted
            | Test::Oldest
            | Test::Yours
            | Test::Others => Ok(()),
        }
    }

    pub fn conds(self, conds: &[Cond]) -> Checked {
        conds.iter().try_for_each(|cond| self.cond(cond))
    }

    fn cond(self, cond: &Cond) -> Checked {
        let scope = self.asked();
        match cond {
            Cond::Is(sel, filter) => {
                let sort = scope.sel(sel)?;
                scope.filter(filter)?;
                filter.iter().try_for_each(|test| scope.test(test, sort))
            }
            Cond::Exists(filter) => scope.filter(filter),
            Cond::Num(one, _, other) => {
                scope.amount(one)?;
                scope.amount(other)
            }
            Cond::Not(cond) => scope.cond(cond),
            Cond::Any(conds) => scope.conds(conds),
            Cond::HasEdge(sel) => scope.want(sel, Sort::Player),
            Cond::Own(name) => own(name),
            Cond::Action(_)
            | Cond::Directed
            | Cond::AtYou
            | Cond::Undirected
            | Cond::Successful
            | Cond::Unsuccessful
            | Cond::CardAction
            | Cond::Passed
            | Cond::Close
            | Cond::Long
            | Cond::Round(_)
            | Cond::BothReady
            | Cond::PlayedAt(_) => Ok(()),
            Cond::New(_) => not_yet("New"),
            Cond::First(_) => not_yet("First"),
        }
    }

    pub fn amount(self, n: &Amount) -> Checked {
        let Amount::E(expr) = n else { return Ok(()) };
        match &**expr {
            Expr::X if !self.x => Err("nothing asks for `X` here".into()),
            Expr::Points if !self.points => Err("nothing splits `Points` here".into()),
            Expr::X | Expr::Points => Ok(()),
            Expr::Count(filter) => self.filter(filter),
            Expr::Of(q, sel) => self.want(sel, owner_of(*q)),
            Expr::Tokens(token, sel) => self.want(sel, holder_of(*token)),
            Expr::Times(one, other)
            | Expr::Plus(one, other)
            | Expr::Minus(one, other)
            | Expr::Least(one, other) => {
                self.amount(one)?;
                self.amount(other)
            }
            Expr::Either(conds, one, other) => {
                self.conds(conds)?;
                self.amount(one)?;
                self.amount(other)
            }
            Expr::Own(name) => own(name),
        }
    }

    /// `payer`: is there a minion that can pay with what it has?
    pub fn prices(self, prices: &[Price], payer: bool) -> Checked {
        // A price may ask for X itself.
        let scope = Scope { x: true, ..self };
        prices.iter().try_for_each(|price| match price {
            Price::Blood(n) | Price::Life(n) | Price::BloodOrLife(n) | Price::Conviction(n) => {
                if !payer {
                    return Err("no minion pays this price".into());
                }
                scope.amount(n)
            }
            Price::Pool(n) => scope.amount(n),
            Price::Lock(sel) | Price::Burn(sel) => scope.want(sel, Sort::Card),
            Price::Discard(n, filter) | Price::BloodOf(n, filter) => {
                scope.amount(n)?;
                scope.filter(filter)
            }
            Price::Remove(token, n, sel) => {
                scope.amount(n)?;
                scope.want(sel, holder_of(*token))
            }
            Price::BurnAny(_, filter) => scope.filter(filter),
            Price::OneOf(prices) => scope.prices(prices, payer),
            Price::Edge | Price::Transfers(_) | Price::Actions(_) => Ok(()),
        })
    }

    pub fn pick(self, pick: &Pick) -> Checked {
        match pick {
            Pick::One(filter) | Pick::UpTo(_, filter) => self.filter(filter),
            Pick::Exactly(n, filter) | Pick::Split(n, _, filter) => {
                self.amount(n)?;
                self.filter(filter)
            }
            Pick::Clan => Ok(()),
            Pick::Number(from, to) => {
                self.amount(from)?;
                self.amount(to)
            }
            Pick::By(sel, pick) => {
                self.want(sel, Sort::Player)?;
                self.pick(pick)
            }
            Pick::Maybe(pick) => self.pick(pick),
            // The one who chooses is `It`.
            Pick::Each(pick) => Scope { it: Some(Sort::Player), ..self }.pick(pick),
        }
    }

    pub fn until(self, until: Option<&Until>) -> Checked {
        match until {
            Some(Until::Next(_, sel) | Until::Through(_, sel)) => self.want(sel, Sort::Player),
            Some(Until::Event(_, filter)) => self.filter(filter),
            None | Some(Until::Now | Until::Span(_) | Until::InPlay) => Ok(()),
        }
    }

    /// The filters of a moment, asked when it comes.
    pub fn when(self, at: &When) -> Checked {
        let at_moment = |moment| Scope { moments: moments(&[moment]), standing: false, ..self };
        match at {
            When::In(_, sel) => self.want(sel, Sort::Player),
            When::AsPlayed(filter) => at_moment(Moment::AsPlayed).filter(filter),
            When::Would(_, filter) => at_moment(Moment::Would).filter(filter),
            When::On(_, filter) => at_moment(Moment::On).filter(filter),
            _ => Ok(()),
        }
    }

    pub fn delay(self, delay: Option<&Delay>) -> Checked {
        match delay {
            Some(Delay::On(crate::cards::Trigger::Leaves, filter))
                if filter[..] == [Test::Same(Sel::This)] =>
            {
                Ok(())
            }
            Some(Delay::On(..)) => Err("a card is replaced on nothing but leaving play itself".into()),
            None
            | Some(Delay::Now | Delay::At(_) | Delay::AfterAction | Delay::AfterCombat | Delay::Never) => {
                Ok(())
            }
        }
    }

    pub fn zone(self, zone: &Zone) -> Checked {
        match zone {
            Zone::On(sel) => self.want(sel, Sort::Card),
            Zone::InPlayOf(sel) => self.want(sel, Sort::Player),
            Zone::Ready
            | Zone::Torpor
            | Zone::Uncontrolled
            | Zone::Hand
            | Zone::AshHeap
            | Zone::Library
            | Zone::LibraryTop
            | Zone::LibraryBottom
            | Zone::Crypt
            | Zone::OutOfGame
            | Zone::Research
            | Zone::InPlay => Ok(()),
        }
    }

    pub fn body(self, body: &Body) -> Checked {
        let numbers = [&body.life, &body.strength, &body.bleed, &body.capacity];
        numbers.into_iter().flatten().try_for_each(|n| self.amount(n))?;
        body.like.iter().try_for_each(|sel: &Sel| self.want(sel, Sort::Card))
    }
}
