//! The polling: everybody casts in any order; cards and texts come in the usual one (§10.8, §10.9).

use elysium_kernel::{Asked, Options, Seat, Seats, Turns, cite};

use super::{enter, votes};
use crate::Vtes;
use crate::cards::Type;
use crate::moment::Moment;
use crate::rules::{Check, Ctx, hand, impulse, play, playable, seats, unless, usable};
use crate::state::{PollStage, Referendum, Slot, State};
use crate::vocabulary::{Ask, Choice, Why};

/// Asks all who may still cast something. Who passes has finished until something changes; when all have, the votes
/// are counted (§10.17, §10.18).
pub fn polling(ctx: &mut Ctx) -> Asked<()> {
    let order = seats::order(ctx.state);
    cite(10, 8);
    let used = ctx.first(order, Seats::NONE, Turns::Free, Ask::Polling, Choice::Pass, offer)?;
    match used {
        None => {
            cite(10, 17);
            enter(ctx, PollStage::Tally);
            Ok(())
        }
        Some((seat, Choice::Play(slot, clause, minion))) => {
            cite(10, 9);
            cite(10, 18);
            play::card(ctx, seat, slot, clause, minion).map(drop)
        }
        Some((seat, Choice::Use(thing, card, clause, _))) => {
            cite(10, 9);
            cite(10, 18);
            impulse::use_text(ctx, seat, thing, card, clause)
        }
        Some((seat, choice)) => {
            cite(10, 18);
            votes::make(ctx, seat, choice)
        }
    }
}

/// Everything that a seat can cast or use.
fn offer(state: &State, seat: Seat, options: &mut Options<Vtes>) {
    let Some(referendum) = &state.referendum else { return };
    // Each source on either side, or none at all.
    cite(10, 10);
    cite(10, 12);
    let voters = votes::voters(state, seat);
    for yes in [true, false] {
        if votes::any_for_free(state, seat, &voters, yes) {
            options.push(Choice::Votes(yes));
        }
    }
    for yes in [true, false] {
        for voter in &voters {
            options.offer(Choice::Vote(voter.minion, yes), voter.may_cast(yes));
        }
        votes::sources(state, seat, yes, |card, _| {
            let choice = Choice::VoteText(card, yes);
            if !options.list().contains(&choice) {
                options.push(choice);
            }
        });
        if referendum.calling_card && referendum.who == seat {
            options.push(Choice::VoteCalling(yes));
        }
        options.offer(Choice::VoteEdge(yes), unless(state.edge == Some(seat), 10, 31, Why::NoEdge));
        let political = |card| playable::is(card, Type::Political);
        hand::distinct(state, seat, political, |slot| {
            options.offer(Choice::VoteCard(slot, yes), may_burn(referendum, slot));
        });
    }
    cite(10, 32);
    playable::cards(state, seat, Moment::Polling, options);
    usable::texts(state, seat, Moment::Polling, options);
}

/// At most one vote comes from political cards (§10.21).
fn may_burn(referendum: &Referendum, slot: Slot) -> Check {
    unless(!referendum.cards.has(slot.owner()), 10, 21, Why::OneCardVote)
}
