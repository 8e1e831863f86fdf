//! Set-up (section 1), with the choice of clans and relics.

use elysium_kernel::{Asked, Seat, Seats, cite};
use elysium_kit::sets::Set;

use super::{Ctx, phase};
use crate::State;
use crate::cards::{CardId, Clan, PER_CLAN, Relics, book};
use crate::sets::{Loc, Slots};
use crate::setup::Setup;
use crate::state::{Here, MAX_PLAYERS, PlayerState, Step, VICTIMS};
use crate::vocabulary::{Ask, Choice, Event, Phase};

const STARTING_BLOOD: u8 = 6;
const STARTING_INFLUENCE: u8 = 3;
const STARTING_VICTIMS: u8 = 1;

/// The table before anything has happened.
pub(crate) fn empty_table(setup: Setup) -> State {
    State {
        setup,
        step: Step::Start,
        round: 0,
        alive: Seats::first(setup.players as usize),
        ambition: Seat(0),
        players: [PlayerState::default(); MAX_PLAYERS],
        offer: Set::NONE,
        relic_offer: Relics::NONE,
        victims: VICTIMS,
        ally_deck: book().ally_deck,
        ally_at: [None; Loc::COUNT],
        location_card: [None; Loc::COUNT],
        def: [[None; PER_CLAN]; MAX_PLAYERS],
        looked: [[Seats::NONE; PER_CLAN]; MAX_PLAYERS],
        placed: [[0; PER_CLAN]; MAX_PLAYERS],
        stamp: 0,
        at: [Slots::NONE; Loc::COUNT],
        down: Slots::NONE,
        taken: Slots::NONE,
        taker: Seat(0),
        exposed: Slots::NONE,
        blood: [[0; MAX_PLAYERS]; Loc::COUNT],
        here: Here::default(),
        forestall: [None; 4],
        bane: Seats::NONE,
    }
}

/// §1.2 to §1.5: the ambition token, the clan sheets on offer; §14.2, §14.3: location cards, relics.
pub(crate) fn start(ctx: &mut Ctx) {
    let setup = ctx.state.setup;
    if setup.location_cards && setup.relics {
        cite(14, 1);
    }
    let first = ctx.chance(Ask::Chance, |state, outcomes| {
        for seat in state.alive {
            outcomes.push(Choice::Ambition(seat));
        }
    });
    if let Choice::Ambition(who) = first {
        ctx.state.ambition = who;
        ctx.rule(1, 2).emit(Event::Ambition { who });
    }
    // §1.5: one clan sheet more than players.
    for _ in 0..=setup.players {
        let sheet = ctx.chance(Ask::Chance, |state, outcomes| {
            for &clan in Clan::ALL.iter().filter(|&&clan| !state.offer.has(clan)) {
                outcomes.push(Choice::Offer(clan));
            }
        });
        if let Choice::Offer(clan) = sheet {
            ctx.state.offer.insert(clan);
            ctx.rule(1, 5).emit(Event::ClanOffered { clan });
        }
    }
    cite(14, 2);
    cite(14, 3);
    if setup.location_cards {
        // §14.2: one on every location but the Haven, for the whole game.
        let ctx = &mut *ctx.rule(14, 2);
        let mut left = setup.usable_location_cards();
        cite(1, 4);
        for at in ctx.state.locations().filter(|&at| at != Loc::HAVEN) {
            let Some(card) = draw(ctx, &mut left) else { break };
            ctx.state.location_card[at.index()] = Some(card);
            ctx.emit(Event::LocationCard { at, card });
        }
    }
    if setup.relics {
        let ctx = &mut *ctx.rule(14, 3);
        let mut left = setup.usable_relics();
        for _ in 0..=setup.players {
            let Some(relic) = draw(ctx, &mut left) else { break };
            ctx.state.relic_offer.insert(relic);
            ctx.emit(Event::RelicOffered { relic });
        }
    }
    ctx.state.step = Step::Clans;
}

/// Draws one of the cards in `left`.
fn draw<const FIRST: u16>(ctx: &mut Ctx, left: &mut Set<CardId, FIRST>) -> Option<CardId> {
    let drawn = ctx.chance(Ask::Chance, |_, outcomes| {
        for card in *left {
            outcomes.push(Choice::Draw(card));
        }
    });
    let Choice::Draw(card) = drawn else { return None };
    left.remove(card);
    Some(card)
}

/// §1.5: in turn order each picks a clan; the rest leave the game.
pub(crate) fn clans(ctx: &mut Ctx) -> Asked<()> {
    let Some(who) = ctx.state.order().find(|&seat| ctx.state[seat].clan.is_none()) else {
        ctx.state.offer = Set::NONE;
        if ctx.state.setup.relics {
            ctx.state.step = Step::Relics;
        } else {
            deal(ctx);
        }
        return Ok(());
    };
    let choice = ctx.choose(who, Ask::Clan, |state, options| {
        for clan in state.offer {
            options.push(Choice::Clan(clan));
        }
    })?;
    if let Choice::Clan(clan) = choice {
        ctx.state.offer.remove(clan);
        ctx.state[who].clan = Some(clan);
        ctx.rule(1, 5).emit(Event::ClanTaken { who, clan });
    }
    Ok(())
}

/// §14.3: counter-clockwise, from the player right of the ambition holder, who picks last.
pub(crate) fn relics(ctx: &mut Ctx) -> Asked<()> {
    let seats = ctx.state.seats();
    let mut who = ctx.state.ambition.previous(seats);
    while ctx.state[who].relic.is_some() {
        if who == ctx.state.ambition {
            ctx.state.relic_offer = Relics::NONE;
            deal(ctx);
            return Ok(());
        }
        who = who.previous(seats);
    }
    let choice = ctx.choose(who, Ask::Relic, |state, options| {
        for relic in state.relic_offer {
            options.push(Choice::Relic(relic));
        }
    })?;
    if let Choice::Relic(relic) = choice {
        ctx.state.relic_offer.remove(relic);
        ctx.state[who].relic = Some(relic);
        ctx.rule(14, 3).emit(Event::RelicTaken { who, relic });
    }
    Ok(())
}

/// §1.8, §1.9: what every player starts with. The deck has no order until it is drawn from.
pub(crate) fn equip(state: &mut State, who: Seat, clan: Clan) {
    let deck = book().clan_deck(clan);
    state.def[who.index()] = deck.cards.map(Some);
    let all = (1 << PER_CLAN) - 1;
    let player = &mut state[who];
    player.clan = Some(clan);
    player.hand = deck.starters;
    player.shown = deck.starters;
    player.deck = all & !deck.starters;
    player.pool = STARTING_BLOOD;
    player.influence = STARTING_INFLUENCE;
    player.victims = STARTING_VICTIMS;
    state.victims -= STARTING_VICTIMS;
}

fn deal(ctx: &mut Ctx) {
    cite(1, 7);
    cite(1, 8);
    cite(1, 9);
    for who in ctx.state.alive {
        if let Some(clan) = ctx.state[who].clan {
            equip(ctx.state, who, clan);
        }
    }
    ctx.state.round = 1;
    let ctx = &mut *ctx.rule(2, 1);
    ctx.emit(Event::Round { round: 1 });
    phase(ctx, Step::Feed, Phase::Feed);
}
