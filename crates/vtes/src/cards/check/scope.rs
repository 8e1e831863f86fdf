//! Which names are bound at a place, and to what.

use crate::cards::{Amount, Expr, Pick, Price, Qty, Sel, Test, Token};
use crate::moment::{COMBAT, Moment, Moments, moments};

use super::Checked;

/// What a selector stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sort {
    Player,
    Card,
    Clan,
    /// Either of the first two, as it comes.
    Any,
}

/// What is bound where an effect, a condition or a filter stands.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Scope {
    /// When it is looked at; none while it stands.
    pub moments: Moments,
    /// It holds for a while: roles of an action or a combat may come and go.
    pub standing: bool,
    /// It is only asked: a role that is not there makes it false.
    pub asking: bool,
    pub me: bool,
    pub target: Option<Sort>,
    pub second: Option<Sort>,
    pub it: Option<Sort>,
    pub known: [Option<Sort>; 2],
    pub x: bool,
    pub points: bool,
    /// Every Methuselah has chosen something.
    pub chosen: bool,
    /// The clause interrupts something that can be replaced.
    pub interrupts: bool,
}

/// Something may be under way when a text answers to what happens.
const ANSWERS: Moments = moments(&[Moment::AsPlayed, Moment::Would, Moment::On]);

const COMBATANTS: Moments =
    COMBAT.or(ANSWERS).or(moments(&[Moment::BeforeCombat, Moment::Resolution, Moment::CombatOver]));

const BLOCKED: Moments =
    COMBATANTS.or(moments(&[Moment::Attempt, Moment::WouldSucceed, Moment::Blocked, Moment::Resolved]));

const ACTING: Moments = BLOCKED.or(moments(&[
    Moment::Announced,
    Moment::Undecided,
    Moment::Declined,
    Moment::BeforeVotes,
    Moment::Polling,
    Moment::Diablerized,
]));

const PLAYING: Moments = ANSWERS;

const DIABLERIE: Moments = moments(&[Moment::Diablerized, Moment::On, Moment::Would]);

impl Scope {
    /// A place where it is only asked.
    pub fn asked(self) -> Scope {
        Scope { asking: true, ..self }
    }

    /// That the name is bound, and to what.
    pub fn sel(self, sel: &Sel) -> Result<Sort, String> {
        let unbound = || format!("nothing binds `{}` here", name(sel));
        let bound = |yes: bool| if yes { Ok(()) } else { Err(unbound()) };
        match sel {
            Sel::You | Sel::Prey | Sel::Predator | Sel::Everyone | Sel::OtherPlayers | Sel::This => {}
            Sel::PreyOf(of) | Sel::PredatorOf(of) | Sel::ChosenBy(of) => self.want(of, Sort::Player)?,
            Sel::Controller(of) | Sel::Owner(of) => self.want(of, Sort::Card)?,
            Sel::Top(n, zone, of) => {
                self.amount(n)?;
                self.zone(zone)?;
                self.want(of, Sort::Player)?;
            }
            Sel::Me => bound(self.me)?,
            Sel::Actor | Sel::ActingPlayer | Sel::TargetPlayer | Sel::ActionCard => {
                bound(self.within(ACTING))?;
            }
            Sel::Blocker => bound(self.within(BLOCKED))?,
            Sel::Foe => bound(self.within(COMBATANTS))?,
            Sel::PlayedCard | Sel::Aimed => bound(self.within(PLAYING))?,
            Sel::Victim => bound(self.within(DIABLERIE))?,
            Sel::Target => bound(self.target.is_some())?,
            Sel::Second => bound(self.second.is_some())?,
            Sel::It => bound(self.it.is_some())?,
            Sel::Known(place) => bound(self.known.get(usize::from(*place)).is_some_and(Option::is_some))?,
            Sel::All(filter) => self.filter(filter)?,
            Sel::Both(one, other) => {
                let (one, other) = (self.sel(one)?, self.sel(other)?);
                if one != other {
                    return Err("`Both` joins a Methuselah and a card".into());
                }
            }
        }
        if matches!(sel, Sel::ChosenBy(_)) {
            bound(self.chosen)?;
        }
        Ok(self.sort(sel))
    }

    /// That the name is bound, and to the right sort.
    pub fn want(self, sel: &Sel, wanted: Sort) -> Checked {
        let sort = self.sel(sel)?;
        if wanted == Sort::Any || sort == Sort::Any || sort == wanted {
            return Ok(());
        }
        let noun = |sort| match sort {
            Sort::Player => "a Methuselah",
            Sort::Card => "a card",
            Sort::Clan => "a clan",
            Sort::Any => "anything",
        };
        Err(format!("`{}` is {}, and {} is meant", name(sel), noun(sort), noun(wanted)))
    }

    /// What a selector stands for, bound or not.
    pub fn sort(self, sel: &Sel) -> Sort {
        match sel {
            Sel::You
            | Sel::Prey
            | Sel::Predator
            | Sel::PreyOf(_)
            | Sel::PredatorOf(_)
            | Sel::ActingPlayer
            | Sel::TargetPlayer
            | Sel::Everyone
            | Sel::OtherPlayers
            | Sel::Controller(_)
            | Sel::Owner(_) => Sort::Player,
            Sel::Top(..)
            | Sel::This
            | Sel::Me
            | Sel::Actor
            | Sel::Blocker
            | Sel::Foe
            | Sel::Victim
            | Sel::PlayedCard
            | Sel::ActionCard
            | Sel::ChosenBy(_) => Sort::Card,
            Sel::Aimed => Sort::Any,
            Sel::Target => self.target.unwrap_or(Sort::Any),
            Sel::Second => self.second.unwrap_or(Sort::Any),
            Sel::It => self.it.unwrap_or(Sort::Any),
            Sel::Known(place) => self.known.get(usize::from(*place)).copied().flatten().unwrap_or(Sort::Any),
            Sel::All(filter) => filtered(filter),
            Sel::Both(one, _) => self.sort(one),
        }
    }

    /// Is the frame there at each of these moments, or, where it is only asked for, at one of them?
    fn within(self, frame: Moments) -> bool {
        if self.standing {
            return true;
        }
        if self.asking { !self.moments.and(frame).is_empty() } else { self.moments.minus(frame).is_empty() }
    }
}

/// How a selector is written, for messages.
fn name(sel: &Sel) -> String {
    let text = format!("{sel:?}");
    text.split(['(', ' ']).next().unwrap_or_default().to_owned()
}

/// What passes a filter.
pub(super) fn filtered(filter: &[Test]) -> Sort {
    if filter.contains(&Test::Player) { Sort::Player } else { Sort::Card }
}

/// What the first two things picked are. Numbers and points are no things.
pub(super) fn picked(picks: &[Pick]) -> (Option<Sort>, Option<Sort>) {
    let mut things = picks.iter().filter_map(thing);
    (things.next(), things.next())
}

pub(super) fn thing(pick: &Pick) -> Option<Sort> {
    match pick {
        Pick::One(filter) | Pick::UpTo(_, filter) | Pick::Exactly(_, filter) => Some(filtered(filter)),
        Pick::Clan => Some(Sort::Clan),
        Pick::Number(..) | Pick::Split(..) => None,
        Pick::By(_, pick) | Pick::Maybe(pick) | Pick::Each(pick) => thing(pick),
    }
}

pub(super) fn asks_number(picks: &[Pick]) -> bool {
    picks.iter().any(|pick| matches!(pick, Pick::Number(..)))
}

pub(super) fn splits(picks: &[Pick]) -> bool {
    picks.iter().any(|pick| matches!(pick, Pick::Split(..)))
}

/// Does paying it mean to choose X?
pub(super) fn asks_x(prices: &[Price]) -> bool {
    let is_x = |n: &Amount| matches!(n, Amount::E(expr) if **expr == Expr::X);
    prices.iter().any(|price| match price {
        Price::Blood(n)
        | Price::Pool(n)
        | Price::Life(n)
        | Price::BloodOrLife(n)
        | Price::Conviction(n)
        | Price::Discard(n, _)
        | Price::Remove(_, n, _)
        | Price::BloodOf(n, _) => is_x(n),
        Price::OneOf(prices) => asks_x(prices),
        Price::Lock(_)
        | Price::Burn(_)
        | Price::Edge
        | Price::Transfers(_)
        | Price::Actions(_)
        | Price::BurnAny(..) => false,
    })
}

/// Whose number it is.
pub(super) const fn owner_of(q: Qty) -> Sort {
    match q {
        Qty::Pool
        | Qty::HandSize
        | Qty::Transfers
        | Qty::MasterActions
        | Qty::DiscardActions
        | Qty::MinionActions => Sort::Player,
        Qty::Votes => Sort::Any,
        Qty::Stealth
        | Qty::Intercept
        | Qty::Bleed
        | Qty::Strength
        | Qty::Capacity
        | Qty::Life
        | Qty::Blood
        | Qty::Hunt
        | Qty::Maneuvers
        | Qty::Presses
        | Qty::PressesToEnd
        | Qty::Prevention
        | Qty::Strikes
        | Qty::Dodges
        | Qty::StrikeDamage
        | Qty::HandDamage
        | Qty::BloodCost
        | Qty::PoolCost
        | Qty::Margin
        | Qty::Bled
        | Qty::DamageLost
        | Qty::StartingLife => Sort::Card,
    }
}

/// Who has such tokens.
pub(super) const fn holder_of(token: Token) -> Sort {
    match token {
        Token::Pool | Token::Edge => Sort::Player,
        Token::Blood
        | Token::Life
        | Token::Counter
        | Token::Hostage
        | Token::Corruption
        | Token::Conviction => Sort::Card,
    }
}
