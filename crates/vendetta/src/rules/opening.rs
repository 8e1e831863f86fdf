//! Set-up (section 1), with the choice of clans and relics.

use elysium_kernel::{Asked, Seat, Seats};

use super::{Table, phase};
use crate::State;
use crate::cards::{ALLIES, CardId, Clan, PER_CLAN};
use crate::sets::{AllySet, Loc, Maybe, Slots};
use crate::setup::Setup;
use crate::state::{Here, MAX_PLAYERS, Player, Step, VICTIMS};
use crate::vocabulary::{Ask, Choice, Event, Phase};

/// Own cards that start in hand: Ready and Hunt are the last two of a clan.
pub(crate) const STARTERS: u16 = 0b1_1000_0000;
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
        players: [Player::default(); MAX_PLAYERS],
        offer: 0,
        relic_offer: 0,
        victims: VICTIMS,
        ally_deck: AllySet((1 << ALLIES) - 1),
        ally_at: [Maybe::NONE; Loc::COUNT],
        location_card: [Maybe::NONE; Loc::COUNT],
        def: [[0; PER_CLAN]; MAX_PLAYERS],
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
pub(crate) fn start(ctx: &mut Table) {
    let setup = ctx.state.setup;
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
            for clan in Clan::ALL.into_iter().filter(|&clan| state.offer >> clan as u8 & 1 == 0) {
                outcomes.push(Choice::Offer(clan));
            }
        });
        if let Choice::Offer(clan) = sheet {
            ctx.state.offer |= 1 << clan as u8;
            ctx.rule(1, 5).emit(Event::ClanOffered { clan });
        }
    }
    if setup.location_cards {
        // §14.2: one on every location but the Haven, for the whole game.
        let ctx = &mut *ctx.rule(14, 2);
        let mut left = setup.usable_location_cards();
        for at in ctx.state.locations().filter(|&at| at != Loc::HAVEN) {
            let card = draw_bit(ctx, &mut left, CardId::location);
            ctx.state.location_card[at.index()] = Maybe::some(card);
            ctx.emit(Event::LocationCard { at, card: CardId::location(card) });
        }
    }
    if setup.relics {
        let ctx = &mut *ctx.rule(14, 3);
        let mut left = setup.usable_relics();
        for _ in 0..=setup.players {
            let relic = draw_bit(ctx, &mut left, CardId::relic);
            ctx.state.relic_offer |= 1 << relic;
            ctx.emit(Event::RelicOffered { relic: CardId::relic(relic) });
        }
    }
    ctx.state.step = Step::Clans;
}

/// Draws one of the cards in `left`.
fn draw_bit(ctx: &mut Table, left: &mut u8, id: fn(u8) -> CardId) -> u8 {
    let bits = *left;
    let drawn = ctx.chance(Ask::Chance, |_, outcomes| {
        for i in (0..8).filter(|i| bits >> i & 1 == 1) {
            outcomes.push(Choice::Draw(id(i)));
        }
    });
    let i = (0..8).find(|&i| drawn == Choice::Draw(id(i))).unwrap_or_default();
    *left &= !(1 << i);
    i
}

/// §1.5: in turn order each picks a clan; the rest leave the game.
pub(crate) fn clans(ctx: &mut Table) -> Asked<()> {
    let Some(who) = ctx.state.order().find(|&seat| ctx.state[seat].clan.is_none()) else {
        ctx.state.offer = 0;
        if ctx.state.setup.relics {
            ctx.state.step = Step::Relics;
        } else {
            deal(ctx);
        }
        return Ok(());
    };
    let choice = ctx.choose(who, Ask::Clan, |state, options| {
        for clan in Clan::ALL.into_iter().filter(|&clan| state.offer >> clan as u8 & 1 == 1) {
            options.push(Choice::Clan(clan));
        }
    })?;
    if let Choice::Clan(clan) = choice {
        ctx.state.offer &= !(1 << clan as u8);
        ctx.state[who].clan = Some(clan);
        ctx.rule(1, 5).emit(Event::ClanTaken { who, clan });
    }
    Ok(())
}

/// §14.3: counter-clockwise, from the player right of the ambition holder, who picks last.
pub(crate) fn relics(ctx: &mut Table) -> Asked<()> {
    let seats = ctx.state.seats();
    let mut who = ctx.state.ambition.previous(seats);
    while ctx.state[who].relic.is_some() {
        if who == ctx.state.ambition {
            ctx.state.relic_offer = 0;
            deal(ctx);
            return Ok(());
        }
        who = who.previous(seats);
    }
    let choice = ctx.choose(who, Ask::Relic, |state, options| {
        for i in (0..8).filter(|i| state.relic_offer >> i & 1 == 1) {
            options.push(Choice::Relic(CardId::relic(i)));
        }
    })?;
    if let Choice::Relic(relic) = choice
        && let crate::cards::Sort::Relic(i) = relic.sort()
    {
        ctx.state.relic_offer &= !(1 << i);
        ctx.state[who].relic = Some(i);
        ctx.rule(14, 3).emit(Event::RelicTaken { who, relic });
    }
    Ok(())
}

/// §1.8, §1.9: what every player starts with. The deck has no order until it is drawn from.
pub(crate) fn equip(state: &mut State, who: Seat, clan: Clan) {
    for (i, def) in state.def[who.index()].iter_mut().enumerate() {
        *def = clan as u8 * PER_CLAN as u8 + i as u8;
    }
    let all = (1 << PER_CLAN) - 1;
    let player = &mut state[who];
    player.clan = Some(clan);
    player.hand = STARTERS;
    player.shown = STARTERS;
    player.deck = all & !STARTERS;
    player.pool = STARTING_BLOOD;
    player.influence = STARTING_INFLUENCE;
    player.victims = STARTING_VICTIMS;
    state.victims -= STARTING_VICTIMS;
}

fn deal(ctx: &mut Table) {
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
