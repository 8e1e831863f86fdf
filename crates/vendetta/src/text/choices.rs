//! Options, in words for the one who is asked.

use elysium_kernel::Seat;
use elysium_text::Args;

use super::asks::Parts;
use super::{Words, effects};
use crate::State;
use crate::cards::{AllyKind, Amount, CardId, Effect, Sort, book};
use crate::notation::word;
use crate::rules::planning;
use crate::vocabulary::{Ask, Choice, Pick};

pub(crate) fn option(words: Words, state: &State, who: Seat, ask: Ask, choice: Choice) -> String {
    let name = |card: CardId| Args::new().set("card", words.card(card));
    let slot = |slot| name(state.card_of(slot));
    let about = || Args::new().set("ask", Parts::of(ask).word);
    match choice {
        Choice::Clan(clan) | Choice::Offer(clan) => words.clan(clan),
        Choice::Relic(relic) => words.card(relic),
        Choice::Draw(card) => words.card(card),
        Choice::DrawSlot(card) => words.card(state.card_of(card)),
        Choice::Keep(card) => words.say("option-keep", slot(card)),
        Choice::Give(card) => words.say("option-give", slot(card)),
        Choice::Under(card) => words.say("option-under", slot(card)),
        Choice::Play(card) => words.say("option-play", slot(card)),
        Choice::Resolve(card) => words.say("option-resolve", slot(card)),
        Choice::Turn(card) => words.say("option-turn", slot(card)),
        Choice::Take(card) => words.say("option-take", slot(card)),
        Choice::Shuffle(card) => words.say("option-shuffle", slot(card)),
        Choice::Target(card) => {
            let side = words.seat(state, state.holder(card));
            words.say("option-target", slot(card).set("side", side))
        }
        Choice::At(at) => effects::capitalised(match ask {
            Ask::MoveBlood(..) | Ask::Refuge(_) => words.to(at),
            _ => words.at(at),
        }),
        Choice::FaceUp | Choice::FaceDown => facing(words, state, who, ask, choice == Choice::FaceDown),
        Choice::Blood(n) => words.say("option-blood", about().set("n", n)),
        Choice::Tokens(n) => words.say("option-tokens", Args::new().set("n", n)),
        Choice::Bid(n) => words.say("option-bid", Args::new().set("n", n)),
        Choice::Drain(card) => drain(words, card),
        Choice::Use(relic) => words.say("option-use", name(relic)),
        Choice::Restore(card) => words.say("option-restore", name(card)),
        Choice::Look(at, side, nth) => {
            let args =
                Args::new().set("at", words.at(at)).set("nth", nth).set("n", cost_of_a_look(state, who));
            words.say("option-look", args.set("side", words.seat(state, side)))
        }
        Choice::Done => words.say("option-done", about()),
        Choice::Stay => words.plain("option-stay"),
        Choice::Withdraw => words.plain("option-withdraw"),
        Choice::Yes => yes(words, ask),
        Choice::No => words.say("option-no", about().set("n", Parts::of(ask).n.unwrap_or(0))),
        Choice::Rival(rival) => words.seat(state, rival),
        Choice::Pick(pick) => {
            words.say("option-pick", Args::new().set("pick", word(pick)).set("n", taken(ask, pick)))
        }
        Choice::Ambition(seat) => words.seat(state, seat),
    }
}

fn facing(words: Words, state: &State, who: Seat, ask: Ask, down: bool) -> String {
    let cost = match ask {
        Ask::Facing(_, at) => planning::cost(state, who, at, down),
        _ => 0,
    };
    words.say(if down { "option-face-down" } else { "option-face-up" }, Args::new().set("n", cost))
}

/// What a drain gives and what it takes from the score.
fn drain(words: Words, card: CardId) -> String {
    let Sort::Ally(ally) = card.sort() else { return words.card(card) };
    let facts = &book().allies[ally as usize];
    let more = facts.abilities.iter().flat_map(|a| &a.does).find_map(|effect| match effect {
        Effect::DiablerieTokens(n) => Some(*n),
        _ => None,
    });
    let tokens = if facts.kind == AllyKind::Vampire { more.unwrap_or(1) } else { 0 };
    let args = Args::new()
        .set("card", words.card(card))
        .set("blood", facts.drain_blood)
        .set("before", facts.influence)
        .set("after", facts.drain_influence)
        .set("tokens", tokens);
    words.say("option-drain", args)
}

fn cost_of_a_look(state: &State, who: Seat) -> u8 {
    let effects = state[who].allies.iter().flat_map(|ally| book().abilities(ally));
    let cost = effects.flat_map(|ability| &ability.does).find_map(|effect| match effect {
        Effect::LookForBlood(n) => Some(*n),
        _ => None,
    });
    cost.unwrap_or(0)
}

/// How much a card takes from whoever picks this.
fn taken(ask: Ask, pick: Pick) -> u8 {
    let Ask::Pick(card) = ask else { return 0 };
    for effect in book().abilities(card).iter().flat_map(|ability| &ability.does) {
        let Effect::Pick(_, first, second) = effect else { continue };
        for effect in first.iter().chain(second) {
            match (pick, effect) {
                (Pick::Steal, Effect::Steal(_, Amount::Just(n))) => return n.unsigned_abs(),
                (Pick::Influence, Effect::LoseInfluence(_, n) | Effect::GiveInfluence(n)) => return *n,
                _ => {}
            }
        }
    }
    0
}

/// A yes says what it does; where a card's effect is optional, in the words of the card.
fn yes(words: Words, ask: Ask) -> String {
    let parts = Parts::of(ask);
    let args = Args::new().set("ask", parts.word).set("n", parts.n.unwrap_or(0));
    let does = match ask {
        Ask::May(card) => effects::optional(words, card),
        _ => String::new(),
    };
    words.say("option-yes", args.set("effects", does))
}
