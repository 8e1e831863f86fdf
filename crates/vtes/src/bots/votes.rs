//! Referendums: whether to call one, and how to vote.

use super::gist::Gist;
use super::seat_view::{SeatView, text_in_play};
use super::worth::{NEVER, Names};
use crate::cards::{CardId, CardKind, Effect, Mode, Token, book};
use crate::state::Thing;
use crate::view::AimView;
use crate::vocabulary::Choice;

impl SeatView<'_> {
    /// Calling a referendum: with enough votes of one's own, or with those of cards.
    pub fn call(&self, mode: &'static Mode, names: Names) -> f32 {
        let mine = self.votes(self.me) + 1;
        let others: i32 = self.others().map(|seat| self.votes(seat)).sum();
        let cards: f32 = self.mine().hand.iter().flatten().map(|&card| votes_of(card)).sum();
        let odds = if mine + cards as i32 > others {
            0.85
        } else if 2 * mine + cards as i32 > others {
            0.5
        } else {
            0.15
        };
        let prey = if mode.pick.is_empty() { self.effects(&mode.does, names) } else { 4.0 };
        odds * prey - (1.0 - odds)
    }

    /// How good it would be for the bot if the referendum passed.
    pub fn support(&self) -> f32 {
        let Some(one) = &self.view.referendum else { return 0.0 };
        if let Some(hunted) = one.hunted {
            let of = self.view.minions.iter().find(|minion| minion.card == hunted);
            return of.map_or(0.0, |minion| -4.0 * self.liking(minion.controller));
        }
        let Some(card) = one.card else { return 0.0 };
        let CardKind::Library(_) = card.kind() else { return 0.0 };
        let does = book().library(card).modes.iter().flat_map(|mode| &mode.does);
        let target = one.aims.iter().find_map(|aim| match aim {
            AimView::Player(seat) => Some(Thing::Player(*seat)),
            AimView::Card(card) => self
                .view
                .minions
                .iter()
                .find(|minion| minion.card == *card)
                .map(|minion| Thing::Minion(minion.id)),
            AimView::Place(..) => None,
        });
        let names = Names { you: Some(one.who), target: target.or(Some(Thing::Nothing)), ..Names::default() };
        let called = if one.who == self.me { 3.0 } else { 0.0 };
        let worth: f32 = does
            .map(|effect| match effect {
                Effect::Each(_, inner) if !one.points.is_empty() => self.points(inner, &one.points),
                other => self.effects(std::slice::from_ref(other), names),
            })
            .sum();
        // Whoever calls one wants something.
        let doubt = if worth == 0.0 { 0.5 * self.liking(one.who) } else { 0.0 };
        worth + called + doubt
    }

    /// Points that were given to players, and what becomes of them.
    fn points(&self, effects: &[Effect], points: &[(elysium_kernel::Seat, u8)]) -> f32 {
        let sign = effects.iter().find_map(|effect| match effect {
            Effect::Lose(Token::Pool, ..) => Some(-1.0),
            Effect::Gain(Token::Pool, ..) | Effect::Move(Token::Pool, ..) => Some(1.0),
            _ => None,
        });
        let sign = sign.unwrap_or(0.0);
        points.iter().map(|&(seat, n)| self.pool_worth(seat, sign * f32::from(n))).sum()
    }

    /// Is the side that the bot is on behind, by how much?
    fn behind(&self, yes: bool) -> i32 {
        let Some(one) = &self.view.referendum else { return 0 };
        let (yes_votes, no_votes) = (i32::from(one.yes), i32::from(one.no));
        // A tie fails.
        if yes { no_votes + 1 - yes_votes } else { yes_votes - no_votes }
    }

    pub fn polling(&self, choice: Choice) -> f32 {
        let support = self.support();
        let yes = support > 0.0;
        let cares = support.abs() > 0.5;
        let behind = self.behind(yes);
        let turns = behind == 1 && cares;
        match choice {
            Choice::Votes(side) if side == yes => 10.0,
            Choice::Vote(_, side) | Choice::VoteText(_, side) | Choice::VoteCalling(side) if side == yes => {
                8.0
            }
            Choice::VoteEdge(side) if side == yes && turns => support.abs() - 1.0,
            Choice::VoteCard(slot, side) if side == yes && turns => {
                support.abs() - self.card(slot).map_or(2.0, |card| self.keep(card))
            }
            Choice::Play(slot, clause, minion) => {
                let Some((_, mode)) = self.mode(slot, clause) else { return -0.5 };
                self.vote_card(Gist::of(&mode.does), mode) - self.cost(&mode.cost, minion)
            }
            Choice::Use(_, card, clause, minion) => {
                let Some(text) = text_in_play(card, clause) else { return 0.3 };
                let gist = Gist::of(&text.does);
                let useful = gist.votes > 0.0 && cares && behind > 0 && !(gist.against && yes);
                (if useful { 1.0 } else { -0.5 }) - self.cost(&text.cost, minion)
            }
            Choice::Pass => 0.0,
            _ => NEVER,
        }
    }

    /// A card that gives votes, or spoils the referendum.
    pub fn vote_card(&self, gist: Gist, mode: &'static Mode) -> f32 {
        let support = self.support();
        let (yes, behind) = (support > 0.0, self.behind(support > 0.0));
        if gist.votes > 0.0 {
            let fits = !(gist.against && yes) && behind > 0;
            return if fits { support.abs().min(4.0) } else { -0.5 };
        }
        let spoils = mode.does.iter().any(|effect| matches!(effect, Effect::Settle(_)));
        if spoils { -support - 1.0 } else { -0.3 }
    }

    /// Points of a card that are given to somebody.
    pub fn give_points(&self, card: CardId, choice: Choice) -> f32 {
        let Choice::Points(seat, n) = choice else { return 0.0 };
        let CardKind::Library(_) = card.kind() else { return 0.0 };
        let does = book().library(card).modes.iter().flat_map(|mode| &mode.does);
        let inner =
            does.filter_map(|effect| if let Effect::Each(_, inner) = effect { Some(inner) } else { None });
        inner.map(|inner| self.points(inner, &[(seat, n)])).sum()
    }
}

/// Votes that a card would give.
fn votes_of(card: CardId) -> f32 {
    let CardKind::Library(_) = card.kind() else { return 0.0 };
    let modes = book().library(card).modes.iter();
    modes.map(|mode| Gist::of(&mode.does).votes).fold(0.0, f32::max)
}
