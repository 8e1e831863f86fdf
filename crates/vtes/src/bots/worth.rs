//! What things are worth to the easy bot, in points of its own pool.

use elysium_kernel::Seat;

use super::gist::{amount, price};
use super::seat_view::{SeatView, prints};
use crate::cards::{CardId, CardKind, Deed, Effect, Mode, Price, Sel, Token, Type, Zone, book};
use crate::state::{MinionId, Thing};

/// What the bot does only if it must.
pub(super) const NEVER: f32 = -100.0;
/// Ousting the prey: a victory point and 6 pool.
pub(super) const OUST: f32 = 40.0;
/// A point of blood on a vampire.
pub(super) const BLOOD: f32 = 0.5;

/// Whom a text names.
#[derive(Clone, Copy, Default)]
pub(super) struct Names {
    pub you: Option<Seat>,
    pub me: Option<MinionId>,
    /// What was chosen; while nothing is, the best is assumed.
    pub target: Option<Thing>,
    pub it: Option<Thing>,
}

impl SeatView<'_> {
    pub fn names(&self, me: Option<MinionId>) -> Names {
        Names { you: Some(self.me), me, ..Names::default() }
    }

    /// What so much pool, more or less, means to somebody, as the bot sees it. The last points are life itself.
    pub fn pool_worth(&self, seat: Seat, n: f32) -> f32 {
        let pool = f32::from(self.player(seat).pool);
        if seat == self.me {
            let each = if pool + n.min(0.0) <= 4.0 {
                3.0
            } else if pool <= 10.0 {
                1.5
            } else {
                1.0
            };
            return if pool + n <= 0.0 { NEVER } else { n * each };
        }
        let gone = pool + n <= 0.0;
        let near = if pool <= 8.0 { 1.4 } else { 1.0 };
        if Some(seat) == self.prey {
            return if gone { OUST } else { -n * near };
        }
        // Whoever is ousted gives a point to somebody else.
        if gone { -5.0 } else { n * self.liking(seat) }
    }

    fn blood(&self, minion: MinionId, n: f32) -> f32 {
        let Some(one) = self.minion(minion) else { return 0.0 };
        let n = if n > 0.0 { n.min(f32::from(one.capacity.saturating_sub(one.blood))) } else { n };
        n * BLOOD * self.liking(one.controller)
    }

    /// So much of a token more, or less.
    fn tokens(&self, token: Token, n: f32, thing: Option<Thing>) -> f32 {
        match (token, thing) {
            (Token::Pool, Some(Thing::Player(seat))) => self.pool_worth(seat, n),
            (Token::Edge, Some(Thing::Player(seat))) => 1.5 * n * self.liking(seat),
            (Token::Blood | Token::Life, Some(Thing::Minion(minion))) => self.blood(minion, n),
            (_, Some(Thing::Card(slot))) => n * 1.2 * self.liking(slot.owner()),
            (_, Some(Thing::Permanent(one))) => {
                let whose = self.permanent(one).map(|one| one.controller);
                n * 0.3 * whose.map_or(0.0, |whose| self.liking(whose))
            }
            // Not chosen yet: the best is.
            (_, None) => n.abs() * 0.8,
            _ => 0.0,
        }
    }

    /// The things that a selector names, as far as the bot follows it; `None` for what is chosen later.
    fn each(&self, sel: &Sel, names: Names, see: &mut dyn FnMut(Option<Thing>)) {
        let player = |seat: Option<Seat>| seat.map(Thing::Player);
        let action = self.view.action.as_ref();
        let combat = self.view.combat.as_ref();
        let found = match sel {
            Sel::You => player(names.you),
            Sel::Prey if names.you == Some(self.me) => player(self.prey),
            Sel::Predator if names.you == Some(self.me) => player(self.predator),
            Sel::Me => names.me.map(Thing::Minion),
            Sel::It => names.it,
            Sel::Target if names.target.is_none() => return see(None),
            Sel::Target => names.target,
            Sel::ActingPlayer => player(action.map(|one| one.who)),
            Sel::Actor => {
                action.and_then(|one| self.named(one.actor, one.who)).map(|one| Thing::Minion(one.id))
            }
            Sel::Blocker => action.and_then(|one| {
                let blocker = one.blocker?;
                self.view.minions.iter().find(|one| one.card == blocker).map(|one| Thing::Minion(one.id))
            }),
            Sel::Foe => combat.and_then(|combat| {
                let foe = combat.sides.iter().find(|side| side.who != self.me)?;
                self.named(foe.minion, foe.who).map(|one| Thing::Minion(one.id))
            }),
            Sel::Everyone => {
                see(player(Some(self.me)));
                return self.others().for_each(|seat| see(player(Some(seat))));
            }
            Sel::OtherPlayers => return self.others().for_each(|seat| see(player(Some(seat)))),
            Sel::Controller(of) => {
                return self.each(of, names, &mut |thing| {
                    if let Some(seat) = thing.and_then(|thing| self.controller(thing)) {
                        see(player(Some(seat)));
                    }
                });
            }
            _ => None,
        };
        if found.is_some() {
            see(found);
        }
    }

    fn sum(&self, sel: &Sel, names: Names, of: impl Fn(Option<Thing>) -> f32) -> f32 {
        let mut sum = 0.0;
        self.each(sel, names, &mut |thing| sum += of(thing));
        sum
    }

    /// Something good (or bad, below 0) of this size happens to a card.
    fn fate(&self, thing: Option<Thing>, size: f32) -> f32 {
        let Some(thing) = thing else { return size.abs() };
        let whose = self.controller(thing).map_or(0.0, |seat| self.liking(seat));
        let scale = match thing {
            Thing::Minion(minion) => {
                self.minion(minion).map_or(1.0, |one| f32::from(one.capacity.max(2)) / 5.0)
            }
            _ => 1.0,
        };
        whose * size * scale
    }

    /// What a list of effects is worth.
    pub fn effects(&self, effects: &[Effect], names: Names) -> f32 {
        effects.iter().map(|effect| self.effect(effect, names)).sum()
    }

    fn effect(&self, effect: &Effect, names: Names) -> f32 {
        match effect {
            Effect::If(_, then) | Effect::May(then) => 0.8 * self.effects(then, names),
            Effect::Instead(then) => self.effects(then, names),
            Effect::IfElse(_, a, b) => (self.effects(a, names) + self.effects(b, names)) / 2.0,
            Effect::Choose(branches) => {
                let worths = branches.iter().map(|branch| self.effects(branch, names));
                worths.fold(f32::NEG_INFINITY, f32::max).max(0.0)
            }
            Effect::Each(sel, then) => self.sum(sel, names, |it| self.effects(then, Names { it, ..names })),
            Effect::Select(_, then) | Effect::Search { then, .. } => 1.0 + self.effects(then, names).abs(),
            Effect::Times(n, then) => amount(n) * self.effects(then, names),
            Effect::Later(_, then) => 0.6 * self.effects(then, names),
            Effect::Gain(token, n, to) => self.sum(to, names, |to| self.tokens(*token, amount(n), to)),
            Effect::Lose(token, n, from) => {
                self.sum(from, names, |from| self.tokens(*token, -amount(n), from))
            }
            Effect::Move(token, n, from, to) => {
                // Blood that goes to a Methuselah is pool then, and the other way round.
                let of = |thing: Option<Thing>, n: f32| match thing {
                    Some(Thing::Player(_)) => self.tokens(Token::Pool, n, thing),
                    _ => self.tokens(*token, n, thing),
                };
                self.sum(from, names, |from| of(from, -amount(n)))
                    + self.sum(to, names, |to| of(to, amount(n)))
            }
            Effect::Lock(sel) => self.sum(sel, names, |one| self.fate(one, -1.0)),
            Effect::Unlock(sel) => self.sum(sel, names, |one| self.fate(one, 1.5)),
            Effect::Burn(Sel::This) => 0.0,
            Effect::Burn(sel) => self.sum(sel, names, |one| self.fate(one, -5.0)),
            Effect::Send(sel, Zone::Torpor) => self.sum(sel, names, |one| self.fate(one, -4.0)),
            Effect::Send(sel, Zone::Ready) => self.sum(sel, names, |one| self.fate(one, 4.0)),
            Effect::Damage(n, sel, _) => self.sum(sel, names, |one| self.fate(one, -0.8 * amount(n))),
            Effect::Control(_, who, _) => self.sum(who, names, |one| self.fate(one, 4.0)),
            Effect::Draw(n, who) => self.sum(who, names, |one| self.fate(one, 0.6 * amount(n))),
            Effect::Discard { who, .. } => self.sum(who, names, |one| self.fate(one, -0.6)),
            Effect::Put(_) | Effect::Equip(..) => 2.5,
            Effect::Trait { who, .. } | Effect::Grant { who, .. } => {
                self.sum(who, names, |one| self.fate(one, 0.5))
            }
            Effect::Bar { who, .. } | Effect::Must { who, .. } | Effect::Toll { who, .. } => {
                self.sum(who, names, |one| self.fate(one, -0.8))
            }
            Effect::Let { who, .. } => self.sum(who, names, |one| self.fate(one, 0.8)),
            Effect::Get(..) | Effect::Mod { .. } => 0.4,
            Effect::EndAction | Effect::FailAction => {
                self.view.action.as_ref().map_or(0.0, |one| -3.0 * self.liking(one.who))
            }
            _ => 0.3,
        }
    }

    /// What prices take; too much of the pool is never paid.
    pub fn cost(&self, prices: &[Price], payer: Option<MinionId>) -> f32 {
        let (pool, blood) = price(prices);
        let left = f32::from(self.pool()) - pool;
        if pool > 0.0 && left < 3.0 {
            return -NEVER;
        }
        let rest = payer.and_then(|payer| self.minion(payer)).map_or(9.0, |one| f32::from(one.blood) - blood);
        let thirst = if blood > 0.0 && rest < 1.0 { 1.5 } else { 0.0 };
        -self.pool_worth(self.me, -pool) + blood * BLOOD + thirst
    }

    /// Could a vampire that the bot has, or is about to have, play a card in this way?
    pub fn is_able(&self, card: CardId, mode: &Mode) -> bool {
        if matches!(mode.kind, Type::Master | Type::Event) {
            return true;
        }
        let clans = &book().library(card).clan;
        let fits = |vampire: CardId| {
            let CardKind::Crypt(_) = vampire.kind() else { return mode.disc.is_empty() && clans.is_empty() };
            let clan = clans.is_empty() || clans.contains(&book().crypt(vampire).clan);
            clan && prints(vampire, &mode.disc)
        };
        let coming = self.mine().uncontrolled.iter().filter(|one| one.blood > 0).filter_map(|one| one.card);
        self.minions(self.me).map(|one| one.card).chain(coming).any(fits)
    }

    /// A card in the hand: what it would be bad to lose.
    pub fn keep(&self, card: CardId) -> f32 {
        let CardKind::Library(_) = card.kind() else { return 3.0 };
        let library = book().library(card);
        let able = library.modes.iter().filter(|mode| self.is_able(card, mode));
        let best = able.map(|mode| match mode.kind {
            Type::Master if mode.put.is_some() && self.in_play(card) => 0.3,
            Type::Master => 2.6,
            Type::Political => 2.4,
            Type::Action if mode.act.as_ref().is_some_and(|act| act.is == Deed::Bleed) => 3.2,
            Type::Action | Type::Ally | Type::Retainer => 2.5,
            Type::ActionModifier => 3.0,
            Type::Reaction => 2.8,
            Type::Equipment => 2.0,
            Type::Combat => 1.6,
            Type::Event | Type::Power | Type::Conviction | Type::Reflex => 1.2,
        });
        let best = best.fold(0.2, f32::max);
        let copies = self.mine().hand.iter().flatten().filter(|&&other| other == card).count();
        best - 0.3 * copies.saturating_sub(1) as f32
    }

    /// Has the bot this card in play already?
    pub fn in_play(&self, card: CardId) -> bool {
        self.view.permanents.iter().any(|one| one.card == card && one.controller == self.me)
    }
}
