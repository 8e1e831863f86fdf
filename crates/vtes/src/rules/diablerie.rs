//! Diablerie: a vampire in torpor is drunk dry and burned (chapter 12).

use elysium_kernel::{Asked, cite};

use super::{
    Check, Ctx, contest, deeds, playable, raise, referendum, stats, tokens, unless, withdraw, zones,
};
use crate::cards::{CardKind, Deed, Effect, Key, Trait, Trigger, book};
use crate::state::{Host, MinionId, Slot, State, Thing};
use crate::vocabulary::{Ask, Choice, Event, Why};

/// May this vampire diablerize that one?
pub fn may(state: &State, minion: MinionId, victim: MinionId) -> Check {
    let name = state.card(state[minion].slot);
    unless(!state[minion].ally, 12, 19, Why::AlliesCannot { minion: name })?;
    unless(!is_cursed(state, minion), 12, 22, Why::CannotAct { minion: name })?;
    let barred = stats::barred(state, Thing::Minion(victim), Deed::BeDiablerized, Thing::Minion(minion));
    match barred {
        Some(card) => unless(false, 1, 19, Why::Barred { card }),
        None => Ok(()),
    }
}

fn is_cursed(state: &State, minion: MinionId) -> bool {
    let card = state.card(state[minion].slot);
    matches!(card.kind(), CardKind::Crypt(_)) && book().crypt(card).keys.contains(&Key::BloodCursed)
}

/// A vampire that tried to leave torpor and was blocked: the blocker, locked by now, may diablerize it (§12.11).
pub fn offer(ctx: &mut Ctx, blocker: MinionId, victim: MinionId) -> Asked<()> {
    if !ctx.state.is_ready(blocker)
        || !ctx.state.torpor.has(victim)
        || may(ctx.state, blocker, victim).is_err()
    {
        cite(12, 12);
        return Ok(());
    }
    let who = ctx.state[blocker].controller;
    cite(12, 11);
    if ctx.either(who, Ask::Diablerie(blocker, victim), Choice::Yes, Choice::No)? {
        return diablerize(ctx, blocker, victim);
    }
    cite(12, 12);
    Ok(())
}

/// An effect lets a minion commit diablerie. An ally cannot, also if it plays cards as a vampire.
pub fn by_effect(ctx: &mut Ctx, minion: MinionId, victim: MinionId) -> Asked<()> {
    if ctx.state[minion].ally {
        cite(12, 23);
        return Ok(());
    }
    if may(ctx.state, minion, victim).is_err() {
        return Ok(());
    }
    // In the middle of a combat, too.
    if ctx.state.combat.is_some() {
        cite(12, 44);
    }
    diablerize(ctx, minion, victim)
}

/// One unit without interruption: blood, equipment, the victim burns, a Discipline; then the blood hunt.
pub fn diablerize(ctx: &mut Ctx, minion: MinionId, victim: MinionId) -> Asked<()> {
    if !ctx.state.torpor.has(victim) || !ctx.state.is_ready(minion) {
        return Ok(());
    }
    cite(12, 33);
    let (name, prey) = (ctx.state.card(ctx.state[minion].slot), ctx.state.card(ctx.state[victim].slot));
    ctx.rule(12, 21).emit(Event::Diablerized { minion: name, victim: prey });
    cite(12, 28);
    let older = ctx.state[victim].capacity > ctx.state[minion].capacity;
    drink(ctx, minion, victim);
    equipment(ctx, minion, victim)?;
    // What answers to the burning waits until the last step is done.
    cite(12, 34);
    let burned = raise::listeners(ctx.state, Trigger::Burned, Thing::Minion(victim));
    let listeners = raise::listeners(ctx.state, Trigger::Diablerizes, Thing::Minion(minion));
    ctx.rule(12, 27).emit(Event::Burned { card: prey, by: None });
    zones::leave_play(ctx, Thing::Minion(victim), zones::Leaves::Ash)?;
    if older {
        discipline(ctx, minion)?;
    }
    raise::answer(ctx, &burned);
    raise::answer(ctx, &listeners);
    // What they bring the diablerist is there for the referendum.
    cite(12, 45);
    referendum::blood_hunt(ctx, minion);
    Ok(())
}

/// All blood of the victim goes to the diablerist, as far as there is room for it (§12.24).
fn drink(ctx: &mut Ctx, minion: MinionId, victim: MinionId) {
    let (to, from) = (ctx.state.card(ctx.state[minion].slot), ctx.state.card(ctx.state[victim].slot));
    let blood = std::mem::take(&mut ctx.state[victim].blood);
    let n = blood.min(tokens::room_for_blood(ctx.state, minion));
    ctx.state[minion].blood += n;
    ctx.state.dirty = true;
    if blood > 0 {
        let loser = ctx.state[victim].controller;
        withdraw::breaks(ctx, loser, withdraw::Breach::Blood);
        ctx.rule(12, 24).emit(Event::BloodMoved { from, to, n, by: None });
    }
}

/// The diablerist may take any equipment of the victim, piece by piece.
fn equipment(ctx: &mut Ctx, minion: MinionId, victim: MinionId) -> Asked<()> {
    loop {
        let who = ctx.state[minion].controller;
        cite(12, 25);
        let choice = ctx.choose(who, Ask::Take(victim), |state, options| {
            options.push(Choice::Done);
            // One such card on each minion, for some.
            let room = |card| deeds::may_have(state, minion, card).is_ok();
            let pieces = deeds::equipment(state, victim).filter(|&piece| room(state.card(state[piece].slot)));
            pieces.for_each(|piece| options.push(Choice::Take(piece)));
        })?;
        let Choice::Take(permanent) = choice else { return Ok(()) };
        zones::move_onto(&mut ctx.rule(12, 25), permanent, minion, None);
        // A second copy of a unique piece is burned.
        contest::permanent(&mut ctx.rule(12, 26), permanent)?;
    }
}

/// A Discipline master from the library, the ash heap or the hand (§12.28, §12.29), put on the diablerist without being played
/// (§12.32).
fn discipline(ctx: &mut Ctx, minion: MinionId) -> Asked<()> {
    let who = ctx.state[minion].controller;
    let library = ctx.state[who].deck.library();
    ctx.state.look(who, who, library);
    cite(12, 29);
    let choice = ctx.choose(who, Ask::DiablerieDiscipline(minion), |state, options| {
        options.push(Choice::Done);
        let mut seen = arrayvec::ArrayVec::<crate::cards::CardId, 32>::new();
        let player = &state[who];
        for index in player.deck.library().iter().chain(player.ash.iter()).chain(player.hand.iter()) {
            let slot = Slot::new(who, index);
            let card = state.card(slot);
            if gives_a_level(state, minion, card) && !seen.contains(&card) {
                let _ = seen.try_push(card);
                options.push(Choice::Target(Thing::Card(slot)));
            }
        }
    })?;
    let Choice::Target(Thing::Card(slot)) = choice else { return Ok(()) };
    ctx.state.exposed[who.index()].insert(slot.index());
    let from_library = ctx.state[who].deck.has(slot.index());
    cite(12, 32);
    zones::enter_permanent(&mut ctx.rule(12, 29), slot, who, Host::Minion(minion), 0, 0);
    if from_library {
        ctx.rule(12, 31).emit(Event::Shuffled { who });
    }
    cite(12, 31);
    super::hand::fill(ctx, who)
}

/// Only a card that gives the diablerist a level that it does not have.
fn gives_a_level(state: &State, minion: MinionId, card: crate::cards::CardId) -> bool {
    if !playable::is(card, crate::cards::Type::Master) || !book().library(card).has(Key::DisciplineCard) {
        return false;
    }
    let effects = book().library(card).text.iter().flat_map(|text| &text.does);
    effects.into_iter().any(|effect| match effect {
        Effect::Trait { is: Trait::Disc(disc), .. } => {
            cite(12, 30);
            !state[minion].disciplines.has(disc.discipline, true)
        }
        _ => false,
    })
}
