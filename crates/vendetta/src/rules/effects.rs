//! Carries out what the language of effects says.

use elysium_kernel::{Asked, Refusal, Seat, Seats, cite};

use super::{Ctx, EffectSource, blood, hand, own, puts_down, with_or_without_partner, withdraw};
use crate::State;
use crate::cards::{Amount, CardId, Condition, Count, Effect, Goal, When, Whom, book};
use crate::sets::Loc;
use crate::vocabulary::{Ask, Choice, Event, Pick, Why};

/// Everything that the card says at this moment.
pub(crate) fn apply(ctx: &mut Ctx, when: When, source: EffectSource, them: Option<Seat>) -> Asked<()> {
    apply_with(ctx, when, source, Case { them, moved: 0 })
}

/// What an ability refers to besides its source.
#[derive(Clone, Copy, Default)]
pub(crate) struct Case {
    pub them: Option<Seat>,
    /// Cards moved by the withdrawal that set the ability off.
    pub moved: u8,
}

pub(crate) fn apply_with(ctx: &mut Ctx, when: When, source: EffectSource, case: Case) -> Asked<()> {
    let Some(card) = source.card else { return Ok(()) };
    for ability in book().abilities(card).iter().filter(|a| a.when == when) {
        run(ctx, &ability.does, source, case)?;
    }
    Ok(())
}

pub(crate) fn run(ctx: &mut Ctx, effects: &'static [Effect], source: EffectSource, case: Case) -> Asked<()> {
    effects.iter().try_for_each(|effect| one(ctx, effect, source, case))
}

fn one(ctx: &mut Ctx, effect: &'static Effect, source: EffectSource, case: Case) -> Asked<()> {
    let (Some(card), at) = (source.card, source.at) else { return Ok(()) };
    if let Effect::Lose(whom, amount) = *effect {
        let seats = targets(ctx, whom, source, case)?;
        let lost = count(ctx.state, amount, source, case);
        return for_each(ctx, seats, |ctx, seat| blood::lose(ctx, seat, lost, source));
    }
    // All else belongs to somebody.
    let Some(you) = source.you else { return own::of_the_location(ctx, effect, source) };
    if !ctx.state.alive.has(you) {
        return Ok(());
    }
    match *effect {
        Effect::Steal(whom, amount) => {
            let seats = targets(ctx, whom, source, case)?;
            let stolen = count(ctx.state, amount, source, case);
            for_each(ctx, seats, |ctx, seat| blood::steal(ctx, you, seat, stolen, source))?;
        }
        Effect::Gain(amount) => {
            let amount = count(ctx.state, amount, source, case);
            blood::gain(ctx, you, amount, Some(card));
        }
        Effect::GainInfluence(amount) => blood::gain_influence(ctx, you, amount, Some(card)),
        Effect::LoseInfluence(whom, amount) => {
            let seats = targets(ctx, whom, source, case)?;
            for_each(ctx, seats, |ctx, seat| {
                blood::lose_influence(ctx, seat, amount, Some(card));
                Ok(())
            })?;
        }
        Effect::GiveInfluence(amount) => {
            if let Some(them) = case.them {
                let amount = amount.min(ctx.state[them].influence);
                ctx.state[them].influence -= amount;
                ctx.state[you].influence += amount;
                ctx.emit(Event::InfluenceGiven { who: them, to: you, amount, by: card });
            }
        }
        Effect::Deploy(amount) => {
            let amount = count(ctx.state, amount, source, case);
            if let Some(at) = at {
                blood::add(ctx, you, amount, at, card);
            }
        }
        Effect::DeployFromPool(amount) => {
            let limit = count(ctx.state, amount, source, case);
            if let Some(at) = at {
                blood::deploy_up_to(ctx, you, limit, at, card)?;
            }
        }
        Effect::TakeDeployed(whom, amount, goal) => {
            let seats = targets(ctx, whom, source, case)?;
            let Some(at) = at else { return Ok(()) };
            for_each(ctx, seats, |ctx, seat| {
                let amount = count(ctx.state, amount, source, Case { them: Some(seat), ..case });
                take_deployed(ctx, you, seat, amount, at, goal, card);
                Ok(())
            })?;
        }
        Effect::TakeBackBlood => {
            if let Some(at) = at {
                let amount = ctx.state.blood(at, you);
                blood::take_back(ctx, you, amount, at, Some(card));
            }
        }
        Effect::ExchangeBlood => exchange(ctx, you, at, card)?,
        Effect::MoveBlood(amount) => {
            let amount = count(ctx.state, amount, source, case);
            move_blood(ctx, you, amount, at, card)?;
        }
        Effect::DrawVictim => draw_victim(ctx, you, Some(card)),
        Effect::DrawCard => hand::draw_into_hand(ctx, you, Some(card)),
        Effect::PlayHand(whom) => {
            let Some(at) = at else { return Ok(()) };
            let Some(from) = (if whom == Whom::You { Some(you) } else { choose_rival(ctx, you, at, card)? })
            else {
                return Ok(());
            };
            puts_down::hand(ctx, you, from, at, card)?;
        }
        Effect::PlayTop => {
            let Some(at) = at else { return Ok(()) };
            if let Some(slot) = hand::draw_top(ctx, you) {
                ctx.state.bane = ctx.state.bane.with(you);
                puts_down::card(ctx, you, slot, at, card)?;
            }
        }
        Effect::MoveToHaven => move_to_haven(ctx, you, source),
        Effect::TurnDown => {
            if let (Some(slot), Some(at)) = (source.slot, at) {
                ctx.state.turn_down(slot);
                ctx.emit(Event::TurnedDown { who: you, card: Some(card), at, by: card });
            }
        }
        Effect::Withdraw => {
            // §5.21: the normal withdrawal, triggers included.
            if let Some(at) = at {
                cite(5, 21);
                withdraw::leave(ctx, you, at)?;
            }
        }
        Effect::SkipSteps => {
            if let (Some(them), Some(at)) = (case.them, at) {
                ctx.state.here.curfew = ctx.state.here.curfew.with(them);
                ctx.emit(Event::Skips { who: them, at, by: card });
            }
        }
        Effect::May(ref effects) => {
            let choice = ctx.choose(you, Ask::May(card), |state, options| {
                options.offer(Choice::Yes, can(state, effects, source, case));
                options.push(Choice::No);
            })?;
            if choice == Choice::Yes {
                run(ctx, effects, source, case)?;
            }
        }
        Effect::If(condition, ref effects) => {
            if holds(ctx.state, condition, source) {
                run(ctx, effects, source, case)?;
            }
        }
        Effect::Pay(cost, ref then, ref otherwise) => {
            let cost = count(ctx.state, cost, source, case);
            // §4.4: nothing is drained for it.
            cite(4, 4);
            let choice = ctx.choose(you, Ask::Pay(card, cost), |state, options| {
                options.offer(Choice::Yes, blood::can_spend(state, you, cost));
                options.push(Choice::No);
            })?;
            if choice == Choice::Yes {
                blood::spend(ctx, you, cost, at, Some(card))?;
                run(ctx, then, source, case)?;
            } else {
                run(ctx, otherwise, source, case)?;
            }
        }
        Effect::Pick(whom, ref first, ref second) => {
            let seats = targets(ctx, whom, source, case)?;
            for_each(ctx, seats, |ctx, seat| pick(ctx, seat, first, second, source))?;
        }
        Effect::Own(own) => own::run(ctx, own, you, source)?,
        // Standing rules are asked for where they matter, and power when totals are made.
        Effect::Power(_)
        | Effect::PowerOfHighest
        | Effect::HalveRivals
        | Effect::ZeroHighestRival
        | Effect::BloodWorth(_)
        | Effect::AddToTotal(_)
        | Effect::FaceDownCost(_)
        | Effect::FaceDownBase(_)
        | Effect::PlayToll(_)
        | Effect::WinTies
        | Effect::CannotBeDrained
        | Effect::DrainedFirst
        | Effect::DiablerieTokens(_)
        | Effect::LookForBlood(_)
        | Effect::WorthMore(_)
        | Effect::KeepBoth
        | Effect::DrawMore(_)
        | Effect::ChooseRefuge
        | Effect::ShuffleIn
        | Effect::ReturnBlood(_)
        | Effect::Lose(..) => {}
    }
    Ok(())
}

/// §7.8: dealt in turn order, each player's frenzy settled before the next is hit.
fn for_each(ctx: &mut Ctx, seats: Seats, mut effect: impl FnMut(&mut Ctx, Seat) -> Asked<()>) -> Asked<()> {
    cite(7, 8);
    for seat in ctx.state.order() {
        if seats.has(seat) && ctx.state.alive.has(seat) {
            effect(ctx, seat)?;
        }
    }
    Ok(())
}

fn targets(ctx: &mut Ctx, whom: Whom, source: EffectSource, case: Case) -> Asked<Seats> {
    let (Some(card), at) = (source.card, source.at) else { return Ok(Seats::NONE) };
    cite(5, 11);
    cite(9, 1);
    let present = at.map_or(Seats::NONE, |at| ctx.state.present(at));
    let winner = ctx.state.here.winner;
    let without = |seats: Seats, seat: Option<Seat>| seat.map_or(seats, |seat| seats.without(seat));
    let named = match whom {
        Whom::You => return Ok(source.you.map_or(Seats::NONE, Seats::one)),
        Whom::Them => return Ok(case.them.map_or(Seats::NONE, Seats::one)),
        Whom::Winner => return Ok(without(winner.map_or(Seats::NONE, Seats::one), source.you)),
        Whom::LosersHere => return Ok(without(present, winner)),
        Whom::Rivals | Whom::ChosenRival => without(present, source.you),
        Whom::RivalsWhoStay => without(present.and(ctx.state.here.stays), source.you),
        Whom::Opponents => without(ctx.state.alive, source.you),
        Whom::OpponentsWithoutCardHere => {
            let absent = |&seat: &Seat| at.is_none_or(|at| ctx.state.side(at, seat).is_empty());
            without(ctx.state.alive.into_iter().filter(absent).collect(), source.you)
        }
    };
    match source.you {
        Some(you) => with_or_without_partner(ctx, you, named, card),
        None => Ok(named),
    }
}

/// The amount as it stands now; never below 0 (penalties to power are counted elsewhere).
fn count(state: &State, amount: Amount, source: EffectSource, case: Case) -> u8 {
    value(state, amount, source, case).clamp(0, i32::from(u8::MAX)) as u8
}

pub(crate) fn value(state: &State, amount: Amount, source: EffectSource, case: Case) -> i32 {
    let tally = |count| i32::from(tally(state, count, source, case));
    match amount {
        Amount::Just(n) => i32::from(n),
        Amount::Round => i32::from(state.round),
        Amount::Each(n, count) => i32::from(n) * tally(count),
        Amount::EachUpTo(n, count, most) => (i32::from(n) * tally(count)).min(i32::from(most)),
        Amount::Half(count) => {
            cite(8, 8);
            tally(count) / 2
        }
        Amount::HalfUp(count) => (tally(count) + 1) / 2,
        Amount::Either(condition, yes, no) => {
            i32::from(if holds(state, condition, source) { yes } else { no })
        }
        Amount::Fill(to, least) => {
            let pool = source.you.map_or(0, |you| i32::from(state[you].pool));
            (i32::from(to) - pool).max(i32::from(least))
        }
    }
}

fn tally(state: &State, count: Count, source: EffectSource, case: Case) -> u16 {
    let (Some(you), at) = (source.you, source.at.unwrap_or(Loc::HAVEN)) else { return 0 };
    cite(9, 5);
    let side = |seat: Seat| state.side(at, seat).len() as u16;
    match count {
        Count::YourCardsHere => side(you),
        Count::CardsHere => state.alive.into_iter().map(side).sum(),
        Count::RivalsHere => {
            let spared = source.slot.is_some_and(|slot| state.here.spares.has(slot));
            let partner = state.partner(you).filter(|_| spared);
            let rivals = state.rivals(at, you);
            partner.map_or(rivals, |partner| rivals.without(partner)).len() as u16
        }
        Count::YourAlliance => u16::from(state[you].alliance()),
        Count::YourPool => u16::from(state[you].pool),
        Count::YourBloodHere => u16::from(state.blood(at, you)),
        Count::TheirBloodHere => case.them.map_or(0, |them| u16::from(state.blood(at, them))),
        Count::BloodHere => state.alive.into_iter().map(|seat| u16::from(state.blood(at, seat))).sum(),
        Count::CardsMoved => u16::from(case.moved),
    }
}

pub(crate) fn holds(state: &State, condition: Condition, source: EffectSource) -> bool {
    let (Some(you), at) = (source.you, source.at.unwrap_or(Loc::HAVEN)) else { return false };
    match condition {
        Condition::YourBloodHere => state.blood(at, you) > 0,
        Condition::YouWon => state.here.winner == Some(you),
        Condition::Rewarded => {
            cite(16, 25);
            state.here.rewarded.has(you)
        }
        Condition::AtHaven => at == Loc::HAVEN,
        Condition::NobodyHasFewerFaceUp => {
            let yours = state.face_up(at, you).len();
            state.present(at).into_iter().all(|seat| state.face_up(at, seat).len() >= yours)
        }
        Condition::OnlyHumanAlly => {
            let human = |&ally: &CardId| book().ally(ally).kind == crate::cards::AllyKind::Human;
            state[you].allies.iter().filter(human).count() == 1
        }
    }
}

/// Could these optional effects do anything?
fn can(state: &State, effects: &[Effect], source: EffectSource, case: Case) -> Result<(), Refusal<Why>> {
    let (Some(you), Some(at)) = (source.you, source.at) else { return Ok(()) };
    match effects.first() {
        // Something must lie there to be exchanged, whatever is in the pool.
        Some(Effect::ExchangeBlood) if state.blood(at, you) == 0 => {
            Err(Refusal::new(17, 4, Why::NothingDeployed))
        }
        Some(Effect::MoveBlood(amount)) if count(state, *amount, source, case) == 0 => {
            Err(Refusal::new(12, 3, Why::NothingDeployed))
        }
        Some(Effect::MoveToHaven) if at == Loc::HAVEN => Err(Refusal::new(12, 3, Why::AlreadyThere)),
        _ => Ok(()),
    }
}

fn take_deployed(ctx: &mut Ctx, you: Seat, from: Seat, amount: u8, at: Loc, goal: Goal, by: CardId) {
    cite(8, 5);
    let amount = amount.min(ctx.state.blood(at, from));
    if amount == 0 {
        return;
    }
    *ctx.state.blood_mut(at, from) -= amount;
    match goal {
        Goal::YourPool => ctx.state[you].pool = ctx.state[you].pool.saturating_add(amount),
        Goal::YourSide => *ctx.state.blood_mut(at, you) += amount,
        Goal::Bank => return ctx.emit(Event::Discarded { who: from, amount, at, by }),
    }
    ctx.emit(Event::Taken { who: you, from, amount, at, by, deployed: goal == Goal::YourSide });
}

fn exchange(ctx: &mut Ctx, you: Seat, at: Option<Loc>, by: CardId) -> Asked<()> {
    let Some(at) = at else { return Ok(()) };
    let (pool, deployed) = (ctx.state[you].pool, ctx.state.blood(at, you));
    ctx.state[you].pool = deployed;
    *ctx.state.blood_mut(at, you) = pool;
    ctx.emit(Event::Exchanged { who: you, pool: deployed, deployed: pool, at, by });
    if pool > 0 && deployed == 0 {
        super::frenzy::frenzy(
            ctx,
            you,
            EffectSource { card: Some(by), slot: None, you: Some(you), at: Some(at) },
        )?;
    }
    Ok(())
}

fn move_blood(ctx: &mut Ctx, you: Seat, amount: u8, at: Option<Loc>, by: CardId) -> Asked<()> {
    cite(8, 5);
    let (Some(from), true) = (at, amount > 0) else { return Ok(()) };
    let choice = ctx.choose(you, Ask::MoveBlood(by, amount), |state, options| {
        for to in state.locations().filter(|&to| to != from) {
            options.push(Choice::At(to));
        }
    })?;
    if let Choice::At(to) = choice {
        *ctx.state.blood_mut(from, you) -= amount;
        *ctx.state.blood_mut(to, you) += amount;
        ctx.emit(Event::BloodMoved { who: you, amount, from, to, by });
    }
    Ok(())
}

/// §1.10: with the victim deck empty, none is drawn.
pub(crate) fn draw_victim(ctx: &mut Ctx, who: Seat, by: Option<CardId>) {
    cite(1, 10);
    if ctx.state.victims == 0 {
        return ctx.rule(1, 10).emit(Event::NoVictimLeft { who });
    }
    ctx.state.victims -= 1;
    ctx.state[who].victims += 1;
    ctx.emit(Event::VictimDrawn { who, by });
}

fn choose_rival(ctx: &mut Ctx, you: Seat, at: Loc, by: CardId) -> Asked<Option<Seat>> {
    let rivals = ctx.state.rivals(at, you);
    if rivals.is_empty() {
        return Ok(None);
    }
    let choice = ctx.choose(you, Ask::Rival(by), |_, options| {
        for rival in rivals {
            options.push(Choice::Rival(rival));
        }
    })?;
    Ok(if let Choice::Rival(rival) = choice { Some(rival) } else { None })
}

/// §9.3: moving a card is not playing it.
fn move_to_haven(ctx: &mut Ctx, you: Seat, source: EffectSource) {
    cite(9, 3);
    if let (Some(slot), Some(card), Some(at)) = (source.slot, source.card, source.at)
        && at != Loc::HAVEN
        && ctx.state.at[at.index()].has(slot)
    {
        ctx.state.shift(slot, Loc::HAVEN);
        ctx.emit(Event::Moved { who: you, card, to: Loc::HAVEN, by: card });
    }
}

fn pick(
    ctx: &mut Ctx,
    them: Seat,
    first: &'static [Effect],
    second: &'static [Effect],
    source: EffectSource,
) -> Asked<()> {
    let Some(card) = source.card else { return Ok(()) };
    let choice = ctx.choose(them, Ask::Pick(card), |state, options| {
        for branch in [first, second] {
            options.offer(Choice::Pick(word(branch)), may_pick(state, them, branch));
        }
    })?;
    let branch = if choice == Choice::Pick(word(first)) { first } else { second };
    ctx.emit(Event::Picked { who: them, pick: word(branch), by: card });
    run(ctx, branch, source, Case { them: Some(them), moved: 0 })
}

/// A choice that costs influence needs the influence.
fn may_pick(state: &State, them: Seat, branch: &[Effect]) -> Result<(), Refusal<Why>> {
    match branch.first() {
        Some(Effect::LoseInfluence(_, need) | Effect::GiveInfluence(need))
            if state[them].influence < *need =>
        {
            Err(Refusal::new(8, 9, Why::NoInfluence { need: *need }))
        }
        _ => Ok(()),
    }
}

fn word(branch: &[Effect]) -> Pick {
    match branch.first() {
        Some(Effect::SkipSteps) => Pick::Skip,
        Some(Effect::TakeDeployed(..)) => Pick::Blood,
        Some(Effect::LoseInfluence(..) | Effect::GiveInfluence(_)) => Pick::Influence,
        _ => Pick::Steal,
    }
}
