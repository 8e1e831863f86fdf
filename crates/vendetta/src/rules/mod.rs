//! The rules, one file per concept. A step is about one numbered step of the rulebook.

pub mod blood;
pub mod conflict;
mod effects;
mod end;
pub(crate) mod frenzy;
mod hand;
mod opening;
mod own;
pub mod planning;
mod puts_down;
mod reactions;
mod resolution;
mod revelation;
pub mod score;
mod withdraw;

use elysium_kernel::{Asked, Seat, Seats, cite};

use crate::cards::{CardId, When, book};
use crate::sets::{Loc, Slot};
use crate::state::{Here, Step};
use crate::vocabulary::{Ask, Choice, Event, Phase, Stage};
use crate::{State, Vendetta};

pub(crate) use opening::{empty_table, equip};

pub(crate) type Ctx<'a> = elysium_kernel::Ctx<'a, Vendetta>;

/// What applies an effect: the card, whose it is, and where. Frenzies and protections look at it (§7.2, §16.7).
#[derive(Clone, Copy, Debug)]
pub(crate) struct EffectSource {
    /// `None` for the rules themselves, such as a negative feed.
    pub card: Option<CardId>,
    pub slot: Option<Slot>,
    /// `None` for location cards, which belong to nobody (§7.3).
    pub you: Option<Seat>,
    /// `None` for allies and relics, which have no location (§16.7).
    pub at: Option<Loc>,
}

impl EffectSource {
    /// A clan card on the table.
    pub fn clan_card(state: &State, slot: Slot, at: Loc) -> EffectSource {
        EffectSource {
            card: Some(state.card_of(slot)),
            slot: Some(slot),
            you: Some(state.holder(slot)),
            at: Some(at),
        }
    }

    pub fn ally(ally: CardId, you: Seat) -> EffectSource {
        EffectSource { card: Some(ally), slot: None, you: Some(you), at: None }
    }

    pub fn relic(relic: CardId, you: Seat) -> EffectSource {
        EffectSource { card: Some(relic), slot: None, you: Some(you), at: None }
    }

    pub fn location_card(card: CardId, at: Loc) -> EffectSource {
        EffectSource { card: Some(card), slot: None, you: None, at: Some(at) }
    }

    pub const RULES: EffectSource = EffectSource { card: None, slot: None, you: None, at: None };
}

/// One step of the game.
pub fn step(ctx: &mut Ctx) -> Asked<()> {
    ctx.state.exposed = crate::sets::Slots::NONE;
    match ctx.state.step {
        Step::Start => opening::start(ctx),
        Step::Clans => opening::clans(ctx)?,
        Step::Relics => opening::relics(ctx)?,
        Step::Feed => resolution::feed(ctx)?,
        Step::LocationSetup => resolution::location_setup(ctx),
        Step::HandManagement => hand::hand_management(ctx)?,
        Step::Planning(turn, done) => planning::step(ctx, turn, done)?,
        Step::EndOfPlanning => planning::end(ctx)?,
        Step::StartOfResolution => resolution::start(ctx)?,
        Step::Withdraw(at) => withdraw::step(ctx, at)?,
        Step::Revelation(at) => revelation::step(ctx, at)?,
        // §15.5: Auction of Blood, Malkav's Bane, Curfew, Forestall.
        Step::AfterRevelation(at, done) => match ctx.state.next_in_order(done) {
            Some(seat) => {
                cite(15, 5);
                resolution::own_cards(&mut ctx.rule(5, 16), at, seat, When::AfterRevelation)?;
                ctx.state.step = Step::AfterRevelation(at, done.with(seat));
            }
            None => enter(ctx, Step::Preparation(at, Seats::NONE), at, Stage::Preparation),
        },
        Step::Preparation(at, done) => match ctx.state.next_in_order(done) {
            Some(seat) => {
                // §15.6: in turn order.
                cite(15, 6);
                resolution::own_cards(&mut ctx.rule(5, 18), at, seat, When::Preparation)?;
                ctx.state.step = Step::Preparation(at, done.with(seat));
            }
            None => enter(ctx, Step::Conflict(at), at, Stage::Conflict),
        },
        Step::Conflict(at) => conflict::step(ctx, at)?,
        Step::AftermathStart(at) => resolution::aftermath_start(ctx, at)?,
        Step::Aftermath(at, done) => match ctx.state.next_in_order(done) {
            Some(seat) => {
                // §5.31: losers' cards count as well as the winner's.
                cite(5, 31);
                resolution::own_cards(&mut ctx.rule(5, 30), at, seat, When::Aftermath)?;
                ctx.state.step = Step::Aftermath(at, done.with(seat));
            }
            None => ctx.state.step = Step::AfterLocation(at),
        },
        Step::AfterLocation(at) => resolution::after_location(ctx, at)?,
        Step::EndOfRound => end::round(ctx)?,
        Step::Over => {}
    }
    Ok(())
}

/// Enters a step of a location (§5.2).
fn enter(ctx: &mut Ctx, step: Step, at: Loc, stage: Stage) {
    ctx.state.here.acted = crate::sets::Slots::NONE;
    ctx.state.step = step;
    ctx.rule(5, 2).emit(Event::Stage { at, stage });
}

fn phase(ctx: &mut Ctx, step: Step, phase: Phase) {
    cite(2, 1);
    ctx.state.step = step;
    ctx.emit(Event::Phase { phase });
}

/// §5.1, §5.2: goes on to a location's first step, or to the end of the round.
fn enter_location(ctx: &mut Ctx, at: Option<Loc>) {
    cite(1, 4);
    cite(5, 1);
    cite(15, 1);
    ctx.state.here = Here::default();
    match at {
        Some(at) => enter(ctx, Step::Withdraw(at), at, Stage::Withdraw),
        None => phase(&mut ctx.rule(11, 1), Step::EndOfRound, Phase::EndOfRound),
    }
}

/// A yes or no.
fn yes(ctx: &mut Ctx, who: Seat, ask: Ask) -> Asked<bool> {
    ctx.either(who, ask, Choice::Yes, Choice::No)
}

/// The unused relic of `who`, if it applies at this moment.
fn relic_for(state: &State, who: Seat, when: When) -> Option<CardId> {
    let player = &state[who];
    let relic = player.relic.filter(|_| !player.relic_used)?;
    book().relic(relic).abilities.iter().any(|a| a.when == when).then_some(relic)
}

/// §14.3: a relic is used once a game and then turned over.
fn use_relic(ctx: &mut Ctx, who: Seat, relic: CardId) {
    ctx.state[who].relic_used = true;
    ctx.rule(14, 3).emit(Event::RelicUsed { who, relic });
}

/// §14.6, §16.23: for each effect that names opponents or rivals its player decides, at that
/// moment, whether the partner is included.
fn with_or_without_partner(ctx: &mut Ctx, you: Seat, seats: Seats, card: CardId) -> Asked<Seats> {
    cite(14, 6);
    if ctx.state.setup.teams {
        cite(16, 23);
    }
    match ctx.state.partner(you) {
        Some(partner) if seats.has(partner) => {
            if yes(ctx, you, Ask::Partner(card))? {
                return Ok(seats);
            }
            ctx.rule(14, 6).emit(Event::PartnerLeftOut { who: you, by: card });
            Ok(seats.without(partner))
        }
        _ => Ok(seats),
    }
}
