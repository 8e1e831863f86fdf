//! The end of a round and of the game (section 11).

use elysium_kernel::{Asked, Seats, cite};

use super::{Ctx, phase, score};
use crate::cards::{CardId, Effect, When, book};
use crate::sets::Slot;
use crate::state::{Here, Step, Under};
use crate::vocabulary::{Ask, Choice, Event, Phase};

const ROUNDS: u8 = 3;

/// §11.1: after rounds 1 and 2; §11.4: after round 3 the game ends at once.
pub(crate) fn round(ctx: &mut Ctx) -> Asked<()> {
    cite(2, 1);
    if ctx.state.round >= ROUNDS {
        cite(11, 4);
        // §14.9: teams count together.
        let ctx = &mut *if ctx.state.setup.teams { ctx.rule(14, 9) } else { ctx.rule(11, 6) };
        game(ctx);
        return Ok(());
    }
    clear_the_table(ctx);
    shuffle_in(ctx)?;
    ctx.state.round += 1;
    let round = ctx.state.round;
    let ctx = &mut *ctx.rule(2, 1);
    ctx.emit(Event::Round { round });
    phase(ctx, Step::Feed, Phase::Feed);
    Ok(())
}

/// §11.1: deployed blood to the bank, cards to hand, diablerie tokens face up (§4.8). §11.2: each
/// card goes to the player of its clan, wherever it lies.
fn clear_the_table(ctx: &mut Ctx) {
    cite(4, 8);
    cite(11, 2);
    if !ctx.state.taken.is_empty() {
        cite(9, 2);
    }
    let state = &mut *ctx.state;
    let mut back = [0; crate::state::MAX_PLAYERS];
    for slot in state.deployed() {
        cite(2, 8);
        state.lift(slot);
        state[slot.owner()].hand |= 1 << slot.index();
        back[slot.owner().index()] += 1;
    }
    state.blood = Default::default();
    state.here = Here::default();
    cite(16, 18);
    state.forestall = [None; 4];
    state.stamp = 0;
    for player in &mut state.players {
        player.tokens += player.turned;
        player.turned = 0;
    }
    for who in ctx.state.order() {
        ctx.rule(11, 1).emit(Event::CardsBack { who, cards: back[who.index()] });
    }
}

/// Malkav's Bane (§17.17): after the cards are back, one of them goes into the deck.
fn shuffle_in(ctx: &mut Ctx) -> Asked<()> {
    let ctx = &mut *ctx.rule(17, 17);
    let bane = ctx.state.bane;
    ctx.state.bane = Seats::NONE;
    let applies = |card: &CardId| book().effects(*card, When::EndOfRound).any(|e| *e == Effect::ShuffleIn);
    for who in ctx.state.order().filter(|&seat| bane.has(seat)) {
        let Some(by) = book().names.core(CardId::clan_card).find(applies) else { continue };
        let choice = ctx.choose(who, Ask::ShuffleIn(by), |state, options| {
            for slot in Slot::some_of(who, state[who].hand) {
                options.push(Choice::Shuffle(slot));
            }
        })?;
        if let Choice::Shuffle(slot) = choice {
            // Nobody else can tell which card went, so nothing is known of this hand now.
            let player = &mut ctx.state[who];
            player.hand &= !(1 << slot.index());
            player.deck |= player.under.bits() | 1 << slot.index();
            player.under = Under::default();
            player.shown = 0;
            let card = Some(ctx.state.card_of(slot));
            let open = Event::ShuffledIn { who, card: None, by };
            ctx.emit_secret(Seats::one(who), Event::ShuffledIn { who, card, by }, open);
        }
    }
    Ok(())
}

/// §11.4, §11.5: scores, and the winner by the rule that applies.
pub(crate) fn game(ctx: &mut Ctx) {
    ctx.state.step = Step::Over;
    for who in ctx.state.order() {
        let score = score::score(ctx.state, who).clamp(-128, 127) as i8;
        ctx.rule(11, 5).emit(Event::Score { who, score });
    }
    let winners = score::winners(ctx.state);
    ctx.emit(Event::Won { winners });
}
