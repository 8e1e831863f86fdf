//! Scores, winners, and who wins ties (§1.3, §11.5, §11.6, §14.9).

use arrayvec::ArrayVec;
use elysium_kernel::{Outcome, Seat, Seats, cite};

use super::{EffectSource, effects};
use crate::State;
use crate::cards::{CardId, Effect, When, book};
use crate::state::MAX_PLAYERS;

/// Turn order as ties see it: Fiorenza Savona's player wins every tie.
#[inline]
pub fn tie_order(state: &State) -> impl Iterator<Item = Seat> + use<> {
    cite(1, 3);
    let first = state.order().find(|&seat| !state[seat].allies.and(book().standing.win_ties).is_empty());
    first.into_iter().chain(state.order().filter(move |&seat| Some(seat) != first))
}

/// What a score is made of (§11.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parts {
    /// Influence tokens.
    pub influence: i32,
    pub allies: i32,
    pub victims: i32,
    /// Drained cards of both kinds (§4.2).
    pub drained: i32,
    /// §14.3: the relic's end value counts, used or not.
    pub relic: i32,
    /// Diablerie tokens, whichever side is up: each takes 1 off (§4.6).
    pub diablerie: i32,
}

/// §11.5: alliance, drained values (§4.2), influence tokens, relic; less one for each diablerie token (§4.6).
pub fn score(state: &State, who: Seat) -> i32 {
    let Parts { influence, allies, victims, drained, relic, diablerie } = parts(state, who);
    influence + allies + victims + drained + relic - diablerie
}

pub fn parts(state: &State, who: Seat) -> Parts {
    let player = &state[who];
    cite(4, 2);
    cite(11, 5);
    player.leaves_out_drained();
    if player.diablerie() > 0 {
        cite(4, 6);
    }
    if player.relic.is_some() {
        cite(14, 3);
    }
    let facts = |ally: CardId| book().ally(ally);
    let victim = facts(CardId::VICTIM);
    let drained: i32 = player.drained.iter().map(|ally| i32::from(facts(ally).drain_influence)).sum();
    Parts {
        influence: i32::from(player.influence),
        allies: player
            .allies
            .iter()
            .map(|ally| i32::from(facts(ally).influence) + more(state, who, ally))
            .sum(),
        victims: i32::from(player.victims) * i32::from(victim.influence),
        drained: drained + i32::from(player.drained_victims) * i32::from(victim.drain_influence),
        relic: player.relic.map_or(0, |relic| i32::from(book().relic(relic).influence)),
        diablerie: i32::from(player.diablerie()),
    }
}

/// What an ally is worth besides its number (Julie Munoz).
fn more(state: &State, who: Seat, ally: CardId) -> i32 {
    let mut more = 0;
    for effect in book().effects(ally, When::EndOfGame) {
        if let Effect::If(condition, then) = effect
            && effects::holds(state, *condition, EffectSource::ally(ally, who))
        {
            for effect in then {
                if let Effect::WorthMore(n) = effect {
                    more += i32::from(*n);
                }
            }
        }
    }
    more
}

/// A player and the partner who is still in the game.
pub(crate) fn team(state: &State, seat: Seat) -> Seats {
    if !state.alive.has(seat) || state.partner(seat).is_some_and(|partner| !state.alive.has(partner)) {
        cite(13, 5);
    }
    let partner = state.partner(seat).filter(|&partner| state.alive.has(partner));
    partner.map_or(Seats::one(seat), |partner| Seats::one(seat).with(partner))
}

/// §13.5: is only one player, or only one team, left?
pub(crate) fn sole_survivors(state: &State) -> bool {
    cite(13, 5);
    state.alive.into_iter().next().is_none_or(|first| team(state, first) == state.alive)
}

/// A team, or a player alone, at the end of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ranked {
    pub team: Seats,
    pub score: i32,
    /// In the pools.
    pub blood: i32,
}

/// §11.6: most influence, then most blood in the pool, then turn order from the ambition token.
/// §14.9: in teams the sums of both partners. §13.5: the eliminated cannot win. The winners come first.
pub fn ranking(state: &State) -> ArrayVec<Ranked, MAX_PLAYERS> {
    if state.alive.len() < state.seats() {
        cite(13, 5);
    }
    let mut ranking = ArrayVec::<Ranked, MAX_PLAYERS>::new();
    for seat in tie_order(state) {
        if ranking.iter().any(|ranked| ranked.team.has(seat)) {
            continue;
        }
        let team = team(state, seat);
        let sum = |of: &dyn Fn(Seat) -> i32| team.into_iter().map(of).sum::<i32>();
        let (score, blood) = (sum(&|seat| score(state, seat)), sum(&|seat| i32::from(state[seat].pool)));
        ranking.push(Ranked { team, score, blood });
    }
    // Who is level stays in the order of ties.
    ranking.sort_by_key(|ranked| std::cmp::Reverse((ranked.score, ranked.blood)));
    ranking
}

pub fn winners(state: &State) -> Seats {
    ranking(state).first().map_or(Seats::NONE, |ranked| ranked.team)
}

/// The end of the game in numbers.
pub fn outcome(state: &State) -> Outcome {
    let scores = Seats::first(state.seats()).into_iter();
    Outcome {
        winners: winners(state),
        scores: scores.map(|seat| state.alive.has(seat).then(|| score(state, seat))).collect(),
    }
}
