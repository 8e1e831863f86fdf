//! The rules, one file per concept. A step is about one numbered step of the rulebook.

mod act;
mod attachments;
mod attack;
mod block;
mod cards;
mod city;
pub(crate) mod claim;
pub(crate) mod conspiracy;
pub(crate) mod costs;
mod damage;
mod defeat;
mod effects;
pub mod end;
mod fight;
mod hunters;
pub(crate) mod influence;
pub mod legal;
mod mortals;
mod movement;
mod opening;
mod own;
pub(crate) mod play;
mod promises;
mod reasons;
pub(crate) mod scheme;
pub mod stats;
pub(crate) mod strike;
mod title;
mod tokens;
pub(crate) mod triggers;
mod turn;

use elysium_kernel::{Asked, Refusal, Seat, Seats, cite, unless};

use crate::cards::CardId;
use crate::sets::Slot;
use crate::state::{Exposed, Step};
use crate::vocabulary::{Ask, Choice, Source, Why};
use crate::{Rivals, State};

pub(crate) use movement::alone_in_streets;
pub(crate) use opening::empty_table;
pub(crate) use promises::PEACE_UNTIL;

pub(crate) type Ctx<'a> = elysium_kernel::Ctx<'a, Rivals>;
pub(crate) type Offered = elysium_kernel::Options<Rivals>;
pub(crate) type Check = Result<(), Refusal<Why>>;

/// What applies an effect: a card, whose it is, and whom it is about. Conditions and amounts look at it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct EffectContext {
    pub card: CardId,
    pub source: Source,
    /// The player: "you" in a text (§13.14).
    pub you: Seat,
    /// The vampire that has the text or bears the card; for a Haven, the Leader.
    pub this: Option<Slot>,
    /// The vampire that plays the card, attacks or reacts (§8.10).
    pub actor: Option<Slot>,
    /// The opposing player of the conflict, or the foe that was chosen.
    pub foe: Option<Seat>,
    /// The vampire that is hit, defeated, or got a card.
    pub victim: Option<Slot>,
    /// Its Blood Potency before it was defeated.
    pub victim_potency: u8,
    /// What the cost brought to light or made away with.
    pub put_away: Option<CardId>,
    pub discarded: u8,
    pub paid: u8,
    pub damage_taken: u8,
    /// The players that a Scheme names.
    pub named: Seats,
    // What it adds to the attack under way.
    pub damage: u8,
    pub shield: u8,
    pub party_shield: u8,
    pub ignores_shields: bool,
}

impl EffectContext {
    pub fn new(card: CardId, source: Source, you: Seat) -> EffectContext {
        EffectContext {
            card,
            source,
            you,
            this: None,
            actor: None,
            foe: None,
            victim: None,
            victim_potency: 0,
            put_away: None,
            discarded: 0,
            paid: 0,
            damage_taken: 0,
            named: Seats::NONE,
            damage: 0,
            shield: 0,
            party_shield: 0,
            ignores_shields: false,
        }
    }

    /// The card, its player and its vampire, for something in play.
    pub fn of(state: &State, source: Source, active: Seat) -> EffectContext {
        cite(13, 14);
        let (card, you, this) = match source {
            Source::Vampire(slot) => (state.card(slot), slot.owner(), Some(slot)),
            Source::Attached(bearer, one) => (state.attached_card(bearer, one), bearer.owner(), Some(bearer)),
            Source::Ongoing(slot) | Source::AttackCard(slot) => (state.card(slot), slot.owner(), None),
            Source::Haven(seat) => (state.haven_card(seat), seat, state.leader(seat)),
            Source::Agenda(seat) => (state.agenda_card(seat), seat, None),
            Source::City(slot) => (state.book().city_id(slot), active, None),
        };
        EffectContext { this, actor: this, ..EffectContext::new(card, source, you) }
    }
}

/// One step of the game.
pub fn step(ctx: &mut Ctx) -> Asked<()> {
    ctx.state.exposed = Exposed::default();
    match ctx.state.step {
        Step::Start => opening::start(ctx),
        Step::Leaders => opening::leaders(ctx)?,
        Step::Deal => opening::deal(ctx),
        Step::City(left) => turn::city(ctx, left)?,
        Step::TurnStart => turn::start(ctx)?,
        Step::Ready => turn::ready(ctx),
        Step::Joining(done) => conspiracy::joining(ctx, done)?,
        Step::Act => act::step(ctx)?,
        Step::Target => attack::target(ctx)?,
        Step::Lay => attack::lay(ctx)?,
        Step::Block => block::block(ctx)?,
        Step::React => block::react(ctx)?,
        Step::Reveal => block::reveal(ctx)?,
        Step::Abilities => fight::abilities(ctx)?,
        Step::Damage => fight::damage(ctx)?,
        Step::Claim(done) => claim::step(ctx, done)?,
        Step::Poll(done) => promises::poll(ctx, done)?,
        Step::Answer(done) => scheme::answer(ctx, done)?,
        Step::Tally => scheme::tally(ctx)?,
        Step::Torpor => turn::torpor(ctx)?,
        Step::Mending => turn::mending(ctx)?,
        Step::TurnEnd => turn::end(ctx)?,
        Step::Antagonist => hunters::step(ctx)?,
        Step::Draw => turn::draw(ctx)?,
        Step::Over => {}
    }
    end::settle(ctx)
}

/// A yes or no.
fn yes(ctx: &mut Ctx, who: Seat, ask: Ask) -> Asked<bool> {
    ctx.either(who, ask, Choice::Yes, Choice::No)
}

/// A yes or no, where yes may be out of the question.
fn yes_if(ctx: &mut Ctx, who: Seat, ask: Ask, may: impl FnOnce(&State) -> Check) -> Asked<bool> {
    let choice = ctx.choose(who, ask, |state, options| {
        options.offer(Choice::Yes, may(state));
        options.push(Choice::No);
    })?;
    Ok(choice == Choice::Yes)
}
