//! Why the easy bot likes an option best, in the terms that it was rated by.

use elysium_kernel::{Question, Seen};
use elysium_kit::Hint;
use elysium_kit::bots::best;

use super::easy::rate;
use super::gist::Gist;
use super::seat_view::SeatView;
use crate::Vtes;
use crate::cards::Deed;
use crate::moment::Moment;
use crate::state::{MinionId, Thing};
use crate::view::{AimView, MinionView};
use crate::vocabulary::{Ask, Choice, Motive};

/// What the easy bot would choose if it had no whims.
pub(super) fn hints(seen: &Seen<Vtes>, question: &Question<Vtes>) -> Vec<Hint<Vtes>> {
    let view = seen.view();
    let table = SeatView::new(&view, question.who);
    let mut no_dice = fastrand::Rng::with_seed(0);
    let choice = best(question, &mut no_dice, 0.0, |choice| rate(&table, question.ask, choice));
    vec![Hint { choice, motive: table.motive(question, choice) }]
}

impl SeatView<'_> {
    fn motive(&self, question: &Question<Vtes>, choice: Choice) -> Option<Motive> {
        match question.ask {
            Ask::Window(moment) => self.in_window(moment, question, choice),
            Ask::Deed(minion) => self.of_deed(self.minion(minion)?, choice),
            Ask::Polling | Ask::CastFor(_) => self.of_vote(choice),
            Ask::Strike(_) => match choice {
                Choice::Dodge(_) => self.in_danger().then_some(Motive::InDanger),
                Choice::Play(slot, clause, _) => self.of_combat(Gist::of(&self.mode(slot, clause)?.1.does)),
                _ => None,
            },
            Ask::Discard => Some(Motive::MissedLeast),
            Ask::Payer(_) => matches!(choice, Choice::Target(Thing::Minion(_))).then_some(Motive::MostBlood),
            _ => None,
        }
    }

    fn of_bleed(&self, actor: &MinionView) -> Option<Motive> {
        let prey = self.prey?;
        Some(if self.bleed_of(actor) >= f32::from(self.player(prey).pool) {
            Motive::Ousts(prey)
        } else if self.awake(prey).next().is_none() {
            Motive::NobodyBlocks(prey)
        } else {
            Motive::TakesPool(prey)
        })
    }

    fn of_deed(&self, one: &MinionView, choice: Choice) -> Option<Motive> {
        match choice {
            Choice::Bleed => self.of_bleed(one),
            Choice::Hunt if one.blood <= 2 => Some(Motive::Hungry(one.card)),
            Choice::LeaveTorpor => Some(Motive::OutOfTorpor(one.card)),
            Choice::Rescue(victim) => Some(Motive::OutOfTorpor(self.minion(victim)?.card)),
            Choice::Play(slot, clause, _) => {
                let act = self.mode(slot, clause)?.1.act.as_ref()?;
                (act.is == Deed::Bleed).then_some(Motive::TakesPool(self.prey?))
            }
            _ => None,
        }
    }

    /// A minion that acts: for the better of what it can do without cards.
    fn of_acting(&self, minion: MinionId) -> Option<Motive> {
        let one = self.minion(minion)?;
        if one.torpor {
            return Some(Motive::OutOfTorpor(one.card));
        }
        let hunts = self.hunt(one) > self.bleed(one, 0.0, 0.0);
        self.of_deed(one, if hunts { Choice::Hunt } else { Choice::Bleed })
    }

    fn in_window(&self, moment: Moment, question: &Question<Vtes>, choice: Choice) -> Option<Motive> {
        match choice {
            Choice::Act(minion) => self.of_acting(minion),
            Choice::Block(_) => self.of_stopping(),
            Choice::Play(slot, clause, minion) => {
                let gist = Gist::of(&self.mode(slot, clause)?.1.does);
                match moment {
                    Moment::Polling => None,
                    _ if gist.is_combat() && self.view.combat.is_some() => self.of_combat(gist),
                    _ => self.while_under_way(moment, gist, minion),
                }
            }
            Choice::Transfer(_, slot) => Some(Motive::ComesNext(self.card(slot)?)),
            Choice::Discard(_) => Some(Motive::MissedLeast),
            Choice::Pass | Choice::Done => self.of_passing(question),
            _ => None,
        }
    }

    /// What speaks against the action under way.
    fn of_stopping(&self) -> Option<Motive> {
        let action = self.view.action.as_ref()?;
        let bled = action.deed == Deed::Bleed && action.target == Some(AimView::Player(self.me));
        let bleed = action.bleed.unwrap_or(1).max(0) as f32;
        Some(match bled {
            true if bleed >= f32::from(self.pool()) => Motive::WouldBeOusted,
            true => Motive::WouldLosePool,
            false if self.harm() > 0.0 => Motive::StopsIt,
            false => return None,
        })
    }

    /// Why nothing is done where something could be: a block that is left, or pool that is kept.
    fn of_passing(&self, question: &Question<Vtes>) -> Option<Motive> {
        let mut blocks = question.options.iter().filter_map(|option| match option {
            Choice::Block(minion) => Some(*minion),
            _ => None,
        });
        if let Some(first) = blocks.next() {
            let harm = self.harm();
            return if harm <= 0.0 {
                Some(Motive::DoesNoHarm)
            } else {
                let (action, one) = (self.view.action.as_ref()?, self.minion(first)?);
                let actor = self.named(action.actor, action.who)?;
                (self.duel(one, actor) < 0.0).then_some(Motive::FightCostsMore)
            };
        }
        let transfers = question.options.iter().any(|option| matches!(option, Choice::Transfer(..)));
        (transfers && self.pool() <= self.reserve()).then_some(Motive::PoolIsNeeded)
    }

    /// A card at a moment of an action.
    fn while_under_way(&self, moment: Moment, gist: Gist, minion: Option<MinionId>) -> Option<Motive> {
        let action = self.view.action.as_ref()?;
        if action.who == self.me {
            if gist.stealth > 0.0 && moment == Moment::Attempt {
                let enough = action.stealth as f32 + gist.stealth > action.intercept as f32;
                return enough.then_some(Motive::GetsPast);
            }
            let Some(AimView::Player(target)) = action.target else { return None };
            return (gist.bleed > 0.0 && action.deed == Deed::Bleed).then_some(Motive::MoreBleed(target));
        }
        let blocking =
            minion.and_then(|id| self.minion(id)).is_some_and(|one| action.blocker == Some(one.card));
        if gist.redirects {
            return Some(Motive::Redirects);
        }
        if gist.intercept > 0.0 && blocking {
            let enough = action.intercept as f32 + gist.intercept >= action.stealth as f32;
            return enough.then_some(Motive::ReachesIt);
        }
        let against = gist.bleed < 0.0 || gist.wakes || gist.unlocks_me || gist.blocks;
        if against { self.of_stopping() } else { None }
    }

    fn of_combat(&self, gist: Gist) -> Option<Motive> {
        let defends = gist.dodge || gist.ends_combat || gist.prevents > 0.0;
        (defends && self.in_danger()).then_some(Motive::InDanger)
    }

    fn of_vote(&self, choice: Choice) -> Option<Motive> {
        let casts = matches!(
            choice,
            Choice::Votes(_)
                | Choice::Vote(..)
                | Choice::VoteText(..)
                | Choice::VoteCalling(_)
                | Choice::VoteEdge(_)
                | Choice::VoteCard(..)
        );
        let support = self.support();
        // Close to nothing either way is no reason.
        if !casts || support.abs() <= 0.5 {
            return None;
        }
        Some(if support > 0.0 { Motive::GoodForYou } else { Motive::BadForYou })
    }
}
