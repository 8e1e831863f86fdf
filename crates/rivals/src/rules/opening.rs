//! Set-up (section 2) and the custom set-up (section 24).

use elysium_kernel::{Asked, Seat, Seats, cite};

use super::{Ctx, cards, stats, tokens, unless};
use crate::State;
use crate::cards::{BOXED_EVENTS, CardId, book};
use crate::sets::{FACTION, LIBRARY, List, Maybe, Slot};
use crate::setup::Setup;
use crate::state::{City, Exposed, MAX_PLAYERS, Place, PlayerState, STARTING_PRESTIGE, State as Whole, Step};
use crate::vocabulary::{Ask, Choice, Deck, Event, Why};

/// The table before the first step: everybody's cards are in their decks.
pub(crate) fn empty_table(setup: &Setup) -> State {
    let seats = setup.decks.len();
    let mut state = Whole {
        options: setup.options,
        seats: seats as u8,
        step: Step::Start,
        turn: 0,
        active: Seat(0),
        first: Seat(0),
        actions: 0,
        had_turn: Seats::NONE,
        players: [PlayerState::empty(); MAX_PLAYERS],
        supply: [0; MAX_PLAYERS],
        city: City { deck: book(setup.options.errata).city_deck(), ..City::default() },
        leader_out: false,
        attack: None,
        scheme: None,
        claimant: None,
        promises: List::default(),
        def: [List::default(); MAX_PLAYERS],
        exposed: Exposed::default(),
        winners: Seats::NONE,
    };
    for (seat, deck) in (0..).map(Seat).zip(&setup.decks) {
        let def = &mut state.def[seat.index()];
        for i in 0..LIBRARY {
            def.push(deck.library.get(i).copied());
        }
        deck.vampires.iter().for_each(|&card| def.push(Some(card)));
        let player = &mut state[seat];
        player.haven = Some(deck.haven);
        player.agenda_card = Some(deck.agenda);
        player.agenda_down = setup.options.custom;
        player.library = u64::MAX >> (64 - deck.library.len());
        player.faction = (1 << FACTION) - 1;
        // §2.5: 20 Prestige of the player's colour; the rest is the supply.
        player.prestige[seat.index()] = STARTING_PRESTIGE;
        state.supply[seat.index()] = setup.options.tokens - STARTING_PRESTIGE;
        // §2.12: with two players the foe is the Rival.
        state[seat].rival = Seat((seat.0 + 1) % seats as u8);
    }
    state
}

/// §2.2, §2.3, §2.4, §2.11: four Events go back unseen; the first player is drawn.
pub(crate) fn start(ctx: &mut Ctx) {
    // The table as it was laid: everybody's cards and Prestige, and the supply.
    cite(1, 1);
    cite(1, 3);
    cite(1, 6);
    cite(2, 1);
    cite(2, 2);
    cite(2, 3);
    cite(2, 4);
    cite(2, 5);
    cite(2, 6);
    for _ in 0..BOXED_EVENTS {
        let boxed = ctx.chance(Ask::Chance, |state, outcomes| {
            let deck = crate::sets::Bits(state.city.deck);
            deck.filter(|&slot| state.book().city_card(slot).kind.is_event())
                .for_each(|slot| outcomes.push(Choice::City(slot)));
        });
        if let Choice::City(slot) = boxed {
            ctx.state.city.deck &= !(1 << slot);
            ctx.state.city.boxed |= 1 << slot;
        }
    }
    let first = ctx.chance(Ask::Chance, |state, outcomes| {
        state.everyone().into_iter().for_each(|seat| outcomes.push(Choice::First(seat)));
    });
    if let Choice::First(seat) = first {
        ctx.state.first = seat;
        ctx.state.active = seat;
        ctx.rule(2, 11).emit(Event::FirstPlayer { who: seat });
    }
    ctx.state.step = Step::Leaders;
}

/// §2.7 to §2.10, §24.4: everybody's first vampire, chosen in secret and shown at once.
pub(crate) fn leaders(ctx: &mut Ctx) -> Asked<()> {
    cite(2, 7);
    cite(4, 10);
    cite(24, 3);
    cite(24, 7);
    let everyone = ctx.state.everyone();
    let chosen = ctx.choose_all(everyone, Ask::Leader, |state, seat, options| {
        let best = State::vampire_slots(seat, state[seat].faction).map(|v| stats::potency(state, v)).max();
        for vampire in State::vampire_slots(seat, state[seat].faction) {
            // §2.7: the highest Blood Potency; in the custom set-up any of the seven.
            if state.options.custom || Some(stats::potency(state, vampire)) == best {
                options.push(Choice::Vampire(vampire));
            }
        }
    })?;
    for seat in ctx.state.clockwise(ctx.state.first) {
        if let Some(Choice::Vampire(vampire)) = chosen.of(seat) {
            let ctx = &mut *if ctx.state.options.custom { ctx.rule(24, 4) } else { ctx.rule(2, 7) };
            show_leader(ctx, vampire);
        }
    }
    for seat in ctx.state.clockwise(ctx.state.first) {
        bid_for_leader(ctx, seat)?;
    }
    for seat in ctx.state.clockwise(ctx.state.first) {
        place_leader(ctx, seat);
    }
    rivals(ctx);
    ctx.state.step = Step::Deal;
    Ok(())
}

fn show_leader(ctx: &mut Ctx, vampire: Slot) {
    let who = vampire.owner();
    ctx.state.expose(vampire);
    ctx.state[who].leader = Maybe::some(vampire.nth_vampire() as u8);
    ctx.state[who].clan = ctx.state.marks(vampire).clan;
    let vampire = ctx.state.card(vampire);
    ctx.emit(Event::LeaderChosen { who, vampire });
}

fn leader_card(state: &State, seat: Seat) -> Option<CardId> {
    state.leader(seat).map(|leader| state.card(leader))
}

/// §24.8 to §24.12: one round of bidding among those with the same first vampire.
fn bid_for_leader(ctx: &mut Ctx, from: Seat) -> Asked<()> {
    cite(24, 8);
    let Some(card) = leader_card(ctx.state, from) else { return Ok(()) };
    let same = |state: &State, seat: Seat| leader_card(state, seat) == Some(card);
    let order = ctx.state.clockwise(ctx.state.first);
    let bidders: arrayvec::ArrayVec<Seat, 4> = order.filter(|&seat| same(ctx.state, seat)).collect();
    if bidders.len() < 2 || bidders[0] != from {
        return Ok(());
    }
    let (mut highest, mut keeper) = (None, bidders[0]);
    for &who in &bidders {
        let choice = ctx.choose(who, Ask::Bid(card, highest), |state, options| {
            options.push(Choice::Done);
            let potency = state.book().marks(card).potency;
            // §24.9: higher than the last; §24.12: enough must be left to fill the Leader and keep 1.
            cite(24, 12);
            if let Some(most) = state[who].total_prestige().checked_sub(potency + 1) {
                for amount in highest.map_or(0, |n: u8| n + 1)..=most {
                    options.push(Choice::Amount(amount));
                }
            }
        })?;
        match choice {
            Choice::Amount(amount) => {
                ctx.rule(24, 9).emit(Event::Bid { who, amount });
                (highest, keeper) = (Some(amount), who);
            }
            _ => ctx.rule(24, 9).emit(Event::BidPassed { who }),
        }
    }
    // §24.10: the highest keeps it and loses the bid; without a bid the earliest keeps it.
    let ctx = &mut *ctx.rule(24, 10);
    ctx.emit(Event::BidWon { who: keeper, amount: highest.unwrap_or(0), vampire: card });
    if let Some(amount) = highest {
        tokens::pay_prestige(ctx, keeper, amount, None);
    }
    for &who in bidders.iter().filter(|&&seat| seat != keeper) {
        let choice = ctx.choose(who, Ask::NewLeader, |state, options| {
            for vampire in State::vampire_slots(who, state[who].faction) {
                let card = state.card(vampire);
                let taken = state.everyone().into_iter().any(|seat| leader_card(state, seat) == Some(card));
                options.offer(Choice::Vampire(vampire), unless(!taken, 24, 11, Why::Taken { vampire: card }));
            }
        })?;
        if let Choice::Vampire(vampire) = choice {
            show_leader(&mut ctx.rule(24, 11), vampire);
        }
    }
    Ok(())
}

/// §2.8, §2.9, §2.10: the Leader, ready in the Haven, with Blood from the player's Prestige.
fn place_leader(ctx: &mut Ctx, seat: Seat) {
    cite(1, 2);
    cite(2, 8);
    cite(2, 9);
    cite(2, 10);
    let Some(leader) = ctx.state.leader(seat) else { return };
    let potency = stats::potency(ctx.state, leader);
    let blood = tokens::take(&mut ctx.state[seat].prestige, seat, potency);
    ctx.state[seat].faction &= !(1 << leader.nth_vampire());
    ctx.state[leader].place = Place::Haven;
    tokens::put(&mut ctx.state[leader].blood, blood);
}

/// §2.13 to §2.16: the Rival tokens, taken from Player 1 on.
fn rivals(ctx: &mut Ctx) {
    cite(2, 11);
    cite(2, 16);
    let seats = ctx.state.seats;
    if seats == 2 {
        cite(2, 12);
        return;
    }
    let mut left = ctx.state.everyone();
    let order: arrayvec::ArrayVec<Seat, 4> = ctx.state.clockwise(ctx.state.first).collect();
    for (taken, &who) in order.iter().enumerate() {
        let waiting = &order[taken..];
        let unseen = |seat: &Seat| left.has(*seat);
        if waiting.len() == 2 {
            cite(2, 15);
        }
        if let (&[first, second], true) = (waiting, waiting.len() == 2 && waiting.iter().any(unseen)) {
            // §2.15: the last two take what is not their own; there is one way.
            let ctx = &mut *ctx.rule(2, 15);
            let (a, b) = two(left);
            let straight = first != a && second != b;
            let (for_first, for_second) = if straight { (a, b) } else { (b, a) };
            take_token(ctx, first, for_first);
            take_token(ctx, second, for_second);
            return;
        }
        let ctx = &mut *ctx.rule(2, 13);
        let mut token = draw_token(ctx, left);
        if token == who {
            // §2.14: another one first, then the player's own goes back.
            ctx.rule(2, 14).emit(Event::TokenBack { who });
            token = draw_token(ctx, left.without(who));
        }
        left = left.without(token);
        take_token(ctx, who, token);
    }
}

fn two(seats: Seats) -> (Seat, Seat) {
    let mut seats = seats.into_iter();
    let first = seats.next().unwrap_or(Seat(0));
    (first, seats.next().unwrap_or(first))
}

fn draw_token(ctx: &mut Ctx, left: Seats) -> Seat {
    let drawn = ctx.chance(Ask::Chance, |_, outcomes| {
        left.into_iter().for_each(|seat| outcomes.push(Choice::Token(seat)));
    });
    if let Choice::Token(seat) = drawn { seat } else { Seat(0) }
}

fn take_token(ctx: &mut Ctx, who: Seat, rival: Seat) {
    ctx.state[who].rival = rival;
    ctx.emit(Event::RivalToken { who, rival });
}

/// §2.17, §2.18: opening hands; §2.19: no mulligan.
pub(crate) fn deal(ctx: &mut Ctx) {
    cite(2, 17);
    cite(2, 19);
    for seat in ctx.state.clockwise(ctx.state.first) {
        for _ in 0..4 {
            cards::draw_from(&mut ctx.rule(2, 18), seat, Deck::Library, None);
        }
        let vampires = if seat == ctx.state.first { 1 } else { 2 };
        for _ in 0..vampires {
            cards::draw_from(&mut ctx.rule(2, 18), seat, Deck::Faction, None);
        }
    }
    let first = ctx.state.first;
    super::turn::begin(ctx, first);
}
