//! Where votes come from, and casting them (§10.10 to §10.32).

use elysium_kernel::{Asked, Seat, cite};

use super::prisci;
use crate::cards::{CardId, Deed, Effect, How, Price, Qty, Trigger};
use crate::rules::eval::View;
use crate::rules::{Check, Ctx, costs, fired, hand, raise, stats, tokens, unless, zones};
use crate::state::{
    ClauseNo, Delay, Lasting, MINIONS, MinionId, MinionSet, Referendum, Row, RowKind, Slot, State, Thing, Use,
};
use crate::vocabulary::{Ask, Choice, Event, Why};

/// Where a side is kept: for it first.
const fn place(yes: bool) -> usize {
    !yes as usize
}

/// Can these votes be cast against the referendum alone?
fn only_against(row: &Row) -> bool {
    matches!(row.op.text().effect, Effect::Mod { how, .. } if how.contains(&How::Against))
}

/// The votes of a minion on a side, cast or not: by its title and by texts, while it is ready (§10.28 to §10.30).
fn of_minion(state: &State, minion: MinionId, yes: bool) -> u8 {
    if !state.is_ready(minion) {
        // A title that it has gives nothing meanwhile.
        cite(10, 29);
        cite(12, 5);
        return 0;
    }
    let by_text = |row: &Row| {
        cite(10, 30);
        !(yes && only_against(row))
    };
    let votes = stats::value_by(state, Qty::Votes, Thing::Minion(minion), by_text);
    votes.clamp(0, u8::MAX.into()) as u8
}

/// What a minion has not cast yet: votes, and whether there is a ballot. Votes that come later can still be cast (§10.15).
fn left(state: &State, referendum: &Referendum, minion: MinionId, yes: bool) -> (u8, bool) {
    let votes = of_minion(state, minion, yes).saturating_sub(referendum.given[minion.index()]);
    (votes, prisci::has_ballot(state, minion) && !referendum.balloted.has(minion))
}

/// Is it worth saying why this minion does not vote?
fn might_have(state: &State, minion: MinionId) -> bool {
    let Some(referendum) = &state.referendum else { return false };
    of_minion(state, minion, false) > 0
        || prisci::has_ballot(state, minion)
        || referendum.side(minion).is_some()
        || referendum.abstaining.has(minion)
}

/// May this minion cast on this side?
fn may_cast(state: &State, minion: MinionId, yes: bool) -> Check {
    let card = state.card(state[minion].slot);
    let Some(referendum) = &state.referendum else { return unless(false, 10, 8, Why::NoVotes { card }) };
    unless(!referendum.abstaining.has(minion), 10, 16, Why::Abstains { card })?;
    // All that one vampire has goes to one side (§10.13).
    unless(referendum.side(minion).is_none_or(|side| side == yes), 10, 13, Why::HasVoted { card })?;
    let nothing = left(state, referendum, minion, yes) == (0, false);
    if nothing && referendum.side(minion).is_some() {
        return unless(false, 10, 11, Why::HasVoted { card });
    }
    unless(!nothing, 10, 20, Why::NoVotes { card })?;
    let deeds: &[Deed] = if yes { &[Deed::Vote] } else { &[Deed::Vote, Deed::VoteAgainst] };
    for &deed in deeds {
        if let Some(card) = stats::barred(state, Thing::Minion(minion), deed, Thing::Nothing) {
            return unless(false, 1, 19, Why::Barred { card });
        }
    }
    match unpayable(state, minion, yes) {
        Some(card) => unless(false, 1, 19, Why::Barred { card }),
        None => Ok(()),
    }
}

/// What texts make a minion pay before it votes: whose text, and the prices. Once for a referendum.
fn tolls(state: &State, minion: MinionId, yes: bool, mut toll: impl FnMut(CardId, &'static [Price])) {
    if state.referendum.as_ref().is_none_or(|referendum| referendum.side(minion).is_some()) {
        return;
    }
    for (_, row) in state.rows.of(RowKind::Toll) {
        let op = row.op.text();
        let Effect::Toll { who, on, cost, cond, .. } = op.effect else { continue };
        let applies = *on == Deed::Vote || *on == Deed::VoteAgainst && !yes;
        if !applies || !stats::is_about(state, row, who, Thing::Minion(minion)) {
            continue;
        }
        let used = stats::use_of(state, row);
        let view = View::new(state, &used);
        if view.all_hold(cond) && (row.until != Lasting::InPlay || view.all_hold(op.cond)) {
            fired::op(row.op);
            toll(row.op.card, cost);
        }
    }
}

fn payer(state: &State, minion: MinionId, card: CardId) -> Use {
    Use::new(card, ClauseNo::Text(0), Thing::Minion(minion), state[minion].controller, Some(minion))
}

/// The text whose price the minion cannot pay, if there is one.
fn unpayable(state: &State, minion: MinionId, yes: bool) -> Option<CardId> {
    let mut found = None;
    tolls(state, minion, yes, |card, cost| {
        if costs::payable(state, &payer(state, minion, card), cost).is_err() {
            found = Some(card);
        }
    });
    found
}

fn is_free(state: &State, minion: MinionId, yes: bool) -> bool {
    let mut free = true;
    tolls(state, minion, yes, |_, _| free = false);
    free
}

/// Votes that cards have given to a Methuselah for this referendum: each card is a source of its own.
pub fn sources(state: &State, seat: Seat, yes: bool, mut source: impl FnMut(CardId, u8)) {
    for (_, row) in state.rows.numbers(Qty::Votes) {
        if is_source(row, seat) && !(yes && only_against(row)) {
            source(row.op.card, row.n.max(0) as u8);
        }
    }
}

fn is_source(row: &Row, seat: Seat) -> bool {
    let votes =
        matches!(row.op.text().effect, Effect::Get(Qty::Votes, _) | Effect::Mod { q: Qty::Votes, .. });
    votes && row.until != Lasting::InPlay && row.subject == Thing::Player(seat) && row.n > 0
}

/// A minion that has or had something to cast, and whether it may still be cast.
pub struct Voter {
    pub minion: MinionId,
    checks: [Check; 2],
}

impl Voter {
    pub const fn may_cast(&self, yes: bool) -> Check {
        self.checks[place(yes)]
    }

    /// Without paying for it.
    fn is_free(&self, state: &State, yes: bool) -> bool {
        self.may_cast(yes).is_ok() && is_free(state, self.minion, yes)
    }
}

/// The minions of a seat that may have something to cast.
pub fn voters(state: &State, seat: Seat) -> arrayvec::ArrayVec<Voter, MINIONS> {
    let mine = state.minions_of(seat).filter(|&minion| might_have(state, minion));
    let voter = |minion| Voter { minion, checks: [true, false].map(|yes| may_cast(state, minion, yes)) };
    mine.map(voter).collect()
}

/// Has a seat anything to cast on a side that costs nothing?
pub fn any_for_free(state: &State, seat: Seat, voters: &[Voter], yes: bool) -> bool {
    let calling = state.referendum.as_ref().is_some_and(|one| one.calling_card && one.who == seat);
    let mut any = calling || voters.iter().any(|voter| voter.is_free(state, yes));
    sources(state, seat, yes, |_, _| any = true);
    any
}

/// Votes are cast.
pub fn make(ctx: &mut Ctx, seat: Seat, choice: Choice) -> Asked<()> {
    match choice {
        Choice::Votes(yes) => {
            let voters = voters(ctx.state, seat);
            // All who can do so as things stand, whatever the first of them changes.
            let free = voters.iter().filter(|voter| voter.is_free(ctx.state, yes)).map(|voter| voter.minion);
            for minion in free.collect::<MinionSet>() {
                cast(ctx, seat, minion, yes)?;
            }
            let mut cards = arrayvec::ArrayVec::<CardId, 16>::new();
            sources(ctx.state, seat, yes, |card, _| {
                let _ = cards.try_push(card);
            });
            // A source that comes up twice has nothing left the second time.
            cards.into_iter().for_each(|card| cast_source(ctx, seat, card, yes));
            calling_card(ctx, seat, yes);
        }
        Choice::Vote(minion, yes) => cast(ctx, seat, minion, yes)?,
        Choice::VoteText(card, yes) => cast_source(ctx, seat, card, yes),
        Choice::VoteCalling(yes) => calling_card(ctx, seat, yes),
        Choice::VoteEdge(yes) => {
            tokens::burn_edge(&mut ctx.rule(10, 31));
            add(&mut ctx.rule(10, 31), seat, None, 1, yes);
        }
        Choice::VoteCard(slot, yes) => burn_card(ctx, slot, yes)?,
        _ => {}
    }
    Ok(())
}

/// So many votes more on a side.
fn add(ctx: &mut Ctx, who: Seat, source: Option<CardId>, n: u8, yes: bool) {
    if n == 0 {
        return;
    }
    if let Some(referendum) = &mut ctx.state.referendum {
        let votes = &mut referendum.votes[place(yes)];
        *votes = votes.saturating_add(n);
        ctx.emit(Event::Voted { who, source, n, yes });
    }
}

/// A minion casts all its votes and its ballot on one side.
fn cast(ctx: &mut Ctx, who: Seat, minion: MinionId, yes: bool) -> Asked<()> {
    let Some(referendum) = &ctx.state.referendum else { return Ok(()) };
    let (n, ballot) = left(ctx.state, referendum, minion, yes);
    let card = ctx.state.card(ctx.state[minion].slot);
    let mut due = arrayvec::ArrayVec::<(CardId, &'static [Price]), 4>::new();
    tolls(ctx.state, minion, yes, |card, cost| {
        let _ = due.try_push((card, cost));
    });
    for (by, cost) in due {
        let payer = payer(ctx.state, minion, by);
        costs::pay(&mut ctx.rule(1, 19), &payer, cost)?;
    }
    let listeners = raise::listeners(ctx.state, Trigger::Votes, Thing::Minion(minion));
    if let Some(referendum) = &mut ctx.state.referendum {
        if referendum.side(minion).is_some() {
            cite(10, 15);
        }
        if referendum.hunted == Some(minion) {
            cite(12, 43);
        }
        referendum.cast[place(yes)].insert(minion);
        referendum.given[minion.index()] += n;
    }
    add(&mut ctx.rule(10, 13), who, Some(card), n, yes);
    if ballot {
        cast_ballot(ctx, minion, card, yes);
    }
    raise::answer(ctx, &listeners);
    Ok(())
}

fn cast_ballot(ctx: &mut Ctx, minion: MinionId, card: CardId, yes: bool) {
    let Some(referendum) = &mut ctx.state.referendum else { return };
    let before = prisci::swings(referendum);
    referendum.balloted.insert(minion);
    referendum.ballots[place(yes)] += 1;
    let after = prisci::swings(referendum);
    ctx.rule(10, 34).emit(Event::Ballots { minion: card, n: 1, yes });
    if before != after {
        ctx.rule(10, 38).emit(Event::BlockSwings { yes: after });
    }
}

/// The votes that a card has given to a Methuselah, all at once.
fn cast_source(ctx: &mut Ctx, seat: Seat, card: CardId, yes: bool) {
    let mut n = 0;
    sources(ctx.state, seat, yes, |source, votes| n += if source == card { votes } else { 0 });
    for place in 0..crate::state::ROWS {
        let Some(row) = ctx.state.rows.get_mut(place) else { break };
        if row.kind == RowKind::Number
            && row.op.card == card
            && is_source(row, seat)
            && !(yes && only_against(row))
        {
            row.n = 0;
        }
    }
    add(&mut ctx.rule(10, 13), seat, Some(card), n, yes);
}

/// The card that called the referendum has one vote for its Methuselah (§10.22).
fn calling_card(ctx: &mut Ctx, seat: Seat, yes: bool) {
    let Some(referendum) = &mut ctx.state.referendum else { return };
    if referendum.calling_card && referendum.who == seat {
        referendum.calling_card = false;
        let card = referendum.used.map(|used| used.card);
        add(&mut ctx.rule(10, 22), seat, card, 1, yes);
    }
}

/// A political card of the hand is burned for a vote, and replaced when the referendum is over (§10.25, §10.27).
fn burn_card(ctx: &mut Ctx, slot: Slot, yes: bool) -> Asked<()> {
    let (who, card) = (slot.owner(), ctx.state.card(slot));
    ctx.state.exposed[who.index()].insert(slot.index());
    zones::to_ash(ctx.state, slot);
    // It is not played, so nobody can cancel it.
    cite(10, 26);
    ctx.rule(10, 25).emit(Event::BurnedForVote { who, card });
    hand::replace(ctx, who, Some(Delay::AfterReferendum))?;
    if let Some(referendum) = &mut ctx.state.referendum {
        referendum.cards = referendum.cards.with(who);
    }
    add(&mut ctx.rule(10, 25), who, Some(card), 1, yes);
    Ok(())
}

/// A minion casts nothing in this referendum, and takes back what it has cast (§10.16).
pub fn abstain(ctx: &mut Ctx, minion: MinionId, by: CardId) {
    let card = ctx.state.card(ctx.state[minion].slot);
    let Some(referendum) = &mut ctx.state.referendum else { return };
    if let Some(side) = referendum.side(minion).map(place) {
        let given = std::mem::take(&mut referendum.given[minion.index()]);
        referendum.votes[side] = referendum.votes[side].saturating_sub(given);
        referendum.ballots[side] -= u8::from(referendum.balloted.has(minion));
        referendum.cast[side].remove(minion);
        referendum.balloted.remove(minion);
    }
    referendum.abstaining.insert(minion);
    ctx.rule(10, 16).emit(Event::Abstains { minion: card, by: Some(by) });
}

/// Somebody else decides how a minion casts.
pub fn cast_for(ctx: &mut Ctx, you: Seat, minion: MinionId) -> Asked<()> {
    if ctx.state.referendum.is_none()
        || [true, false].iter().all(|&yes| may_cast(ctx.state, minion, yes).is_err())
    {
        return Ok(());
    }
    let choice = ctx.choose(you, Ask::CastFor(minion), |state, options| {
        for yes in [true, false] {
            options.offer(Choice::Vote(minion, yes), may_cast(state, minion, yes));
        }
    })?;
    let Choice::Vote(_, yes) = choice else { return Ok(()) };
    cast(ctx, you, minion, yes)
}

/// A minion that gains votes against the referendum casts all it has against it.
pub fn cast_against(ctx: &mut Ctx, minion: MinionId) -> Asked<()> {
    if may_cast(ctx.state, minion, false).is_ok() {
        cast(ctx, ctx.state[minion].controller, minion, false)?;
    }
    Ok(())
}

/// Can a minion make use of votes that a card or text would give it (§10.29)?
/// Votes against it are not for who has voted for it.
pub fn may_gain(view: View, against: bool) -> Check {
    let Some(me) = view.used.me else { return Ok(()) };
    let card = view.state.card(view.state[me].slot);
    unless(view.state.is_ready(me), 10, 30, Why::NotReady { card })?;
    let referendum = view.state.referendum.as_ref();
    let votes_for = referendum.is_some_and(|one| one.side(me) == Some(true));
    unless(!(against && votes_for), 10, 13, Why::HasVoted { card })?;
    let abstains = referendum.is_some_and(|one| one.abstaining.has(me));
    unless(!abstains, 10, 16, Why::Abstains { card })
}
