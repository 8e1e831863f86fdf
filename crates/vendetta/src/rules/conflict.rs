//! Conflict: power, totals, ranks (§5.22 to §5.29), rewards (section 6).

use elysium_kernel::{Asked, Seat, Seats, cite};

use super::score::tie_order;
use super::{Ctx, EffectSource, blood, effects, enter, relic_for, use_relic, with_or_without_partner, yes};
use crate::State;
use crate::cards::{Amount, CardId, Count, Effect, Marks, Might, When, book};
use crate::sets::{Loc, Slot, Slots};
use crate::state::{MAX_PLAYERS, Step};
use crate::vocabulary::{Ask, Event, Stage};

/// What a face-down card counts after Mindless Assault.
const ASSAULT_POWER: i32 = 4;
/// §6.2: influence for first, second and third place by round.
pub(crate) const INFLUENCE: [[u8; 3]; 3] = [[1, 1, 1], [2, 2, 1], [3, 2, 1]];
/// §6.3: what the Haven's winner gets besides.
pub(crate) const HAVEN_BONUS: u8 = 1;

pub(crate) fn step(ctx: &mut Ctx, at: Loc) -> Asked<()> {
    cite(5, 22);
    cite(15, 7);
    // §5.22, §15.7: Diplomacy comes first; as totals do not depend on order, all are made at once.
    if ctx.state.setup.teams {
        spare_partners(ctx, at)?;
    }
    add_to_totals(ctx, at)?;
    cite(16, 3);
    let ranking = Ranking::of(ctx.state, at);
    for &(who, total) in ranking.places() {
        ctx.rule(5, 23).emit(Event::Total { who, at, total: total.min(u16::from(u8::MAX)) as u8 });
    }
    rewards(ctx, at, ranking)?;
    enter(ctx, Step::AftermathStart(at), at, Stage::Aftermath);
    Ok(())
}

/// §14.6 for the effects that name rivals in the Conflict.
fn spare_partners(ctx: &mut Ctx, at: Loc) -> Asked<()> {
    for you in ctx.state.order() {
        for slot in ctx.state.face_up(at, you) {
            let Marks { might, bonus, .. } = *ctx.state.marks(slot);
            let names_rivals = matches!(might, Might::HalvesRivals | Might::ZeroesHighest)
                || matches!(bonus, Some(Amount::Each(_, Count::RivalsHere)));
            let rivals = ctx.state.rivals(at, you);
            let card = ctx.state.card_of(slot);
            if names_rivals && with_or_without_partner(ctx, you, rivals, card)? != rivals {
                ctx.state.here.spares.insert(slot);
            }
        }
    }
    Ok(())
}

/// §15.8: a relic that adds power, after all Conflict effects, in turn order.
fn add_to_totals(ctx: &mut Ctx, at: Loc) -> Asked<()> {
    cite(15, 8);
    for who in ctx.state.order() {
        if !ctx.state.is_in(at, who) {
            continue;
        }
        if let Some(relic) = relic_for(ctx.state, who, When::BeforeTotals)
            && yes(ctx, who, Ask::AddToTotal(relic, at))?
        {
            use_relic(ctx, who, relic);
            for effect in book().effects(relic, When::BeforeTotals) {
                if let Effect::AddToTotal(n) = effect {
                    ctx.state.here.bonus[who.index()] += n;
                }
            }
        }
    }
    Ok(())
}

/// Who is ranked. §5.28: who alone has cards wins alone, and without any card nobody does (§5.29); §5.27: where
/// several have cards, blood alone is enough to take part. A table may rank blood alone wherever it lies.
fn ranked(state: &State, at: Loc) -> Seats {
    if state.setup.teams {
        cite(14, 8);
    }
    let present = state.present(at);
    let with_cards: Seats = present.into_iter().filter(|&seat| !state.side(at, seat).is_empty()).collect();
    cite(5, 28);
    if state.setup.blood_alone_is_ranked || with_cards.len() > 1 {
        cite(5, 27);
        return present;
    }
    with_cards
}

/// The players ranked at a location, best first.
#[derive(Clone, Copy)]
pub(crate) struct Ranking {
    places: [(Seat, u16); MAX_PLAYERS],
    len: usize,
}

impl Ranking {
    /// §14.8: partners are ranked separately. §5.26: highest total first; ties at every rank go to the player earlier
    /// in turn order (§1.3).
    pub fn of(state: &State, at: Loc) -> Ranking {
        cite(1, 3);
        cite(5, 26);
        let ranked = ranked(state, at);
        // Who is alone wins without comparison (§5.28), whatever the total (§5.29).
        let zero_ranks = state.setup.zero_power_players_are_ranked || ranked.len() == 1;
        Ranking::among(state, at, ranked, zero_ranks)
    }

    fn among(state: &State, at: Loc, ranked: Seats, zero_ranks: bool) -> Ranking {
        let might = Mights::at(state, at);
        let mut ranking = Ranking { places: [(Seat(0), 0); MAX_PLAYERS], len: 0 };
        for seat in tie_order(state).filter(|&seat| ranked.has(seat)) {
            let total = might.total(state, at, seat);
            if total == 0 {
                cite(5, 29);
            }
            if total == 0 && !zero_ranks {
                continue;
            }
            let mut place = ranking.len;
            while place > 0 && ranking.places[place - 1].1 < total {
                ranking.places[place] = ranking.places[place - 1];
                place -= 1;
            }
            ranking.places[place] = (seat, total);
            ranking.len += 1;
        }
        ranking
    }

    pub fn places(&self) -> &[(Seat, u16)] {
        &self.places[..self.len]
    }
}

/// What acts on the power of cards at a location, worked out once from printed power, which no
/// effect touches (§5.25). §5.24: the result does not
/// depend on the order of effects.
struct Mights {
    zeroed: Slots,
    halved: Slots,
    highest: u8,
}

impl Mights {
    fn at(state: &State, at: Loc) -> Mights {
        cite(5, 25);
        let mut mights = Mights { zeroed: Slots::NONE, halved: Slots::NONE, highest: 0 };
        let face_up = state.at[at.index()].minus(state.down);
        cite(9, 7);
        let printed = |slot: Slot| state.marks(slot).power;
        for slot in face_up {
            mights.highest = mights.highest.max(printed(slot));
        }
        for slot in face_up {
            match state.marks(slot).might {
                Might::HalvesRivals => mights.halved = mights.halved.or(against(state, at, slot)),
                Might::ZeroesHighest => {
                    cite(9, 7);
                    // §9.7: printed power looks at face-up cards only; tied cards all suffer.
                    let others = against(state, at, slot).minus(state.down);
                    let highest = others.into_iter().map(printed).max();
                    for other in others {
                        if Some(printed(other)) == highest {
                            mights.zeroed.insert(other);
                        }
                    }
                }
                Might::Plain | Might::OfHighest | Might::BloodWorth(_) => {}
            }
        }
        mights
    }

    /// §5.24: base, then its own bonuses and penalties, never below 0.
    fn power(&self, state: &State, at: Loc, slot: Slot) -> i32 {
        cite(5, 24);
        if state.down.has(slot) {
            cite(9, 6);
            cite(16, 2);
            // §9.6, §16.2: 0, unless an effect says otherwise.
            return if state.here.assault.has(state.holder(slot)) { ASSAULT_POWER } else { 0 };
        }
        let Marks { power, bonus, might, .. } = *state.marks(slot);
        let zeroed = self.zeroed.has(slot);
        cite(16, 12);
        // §16.12: a card hit by Diplomacy has 0, Majesty too; Majesty is set, not added.
        if might == Might::OfHighest && !zeroed {
            return i32::from(self.highest);
        }
        let base = if zeroed {
            0
        } else if self.halved.has(slot) {
            i32::from(power / 2)
        } else {
            i32::from(power)
        };
        let bonus = bonus.map_or(0, |amount| {
            effects::value(state, amount, EffectSource::clan_card(state, slot, at), effects::Case::default())
        });
        (base + bonus).max(0)
    }

    /// §5.23: the player's cards after all effects, plus deployed blood.
    fn total(&self, state: &State, at: Loc, seat: Seat) -> u16 {
        let mut worth = 1;
        let mut total = i32::from(state.here.bonus[seat.index()]);
        for slot in state.side(at, seat) {
            total += self.power(state, at, slot);
            if let Might::BloodWorth(n) = state.marks(slot).might
                && !state.down.has(slot)
            {
                worth = worth.max(i32::from(n));
            }
        }
        total += worth * i32::from(state.blood(at, seat));
        total.clamp(0, i32::from(u16::MAX)) as u16
    }
}

/// The cards on the sides of a card's rivals.
fn against(state: &State, at: Loc, slot: Slot) -> Slots {
    let you = state.holder(slot);
    let mut others = state.at[at.index()].minus(state.side(at, you));
    if state.here.spares.has(slot)
        && let Some(partner) = state.partner(you)
    {
        others = others.minus(state.side(at, partner));
    }
    others
}

/// The totals of all who are there as they stand, for views.
pub fn totals(state: &State, at: Loc) -> Vec<(Seat, u16)> {
    Ranking::among(state, at, state.present(at), true).places().to_vec()
}

/// Section 6: rewards come at the end of the Conflict, before Aftermath (§6.1).
fn rewards(ctx: &mut Ctx, at: Loc, ranking: Ranking) -> Asked<()> {
    cite(6, 1);
    let ctx = &mut *ctx.rule(6, 2);
    let places = ranking.places();
    let ally = ctx.state.ally_at(at);
    ctx.state.ally_at[at.index()] = None;
    let Some(&(winner, _)) = places.first() else {
        // §5.29, §16.3: nobody wins, and the ally leaves the game (§11.3); at the Haven the
        // ambition token stays where it is (§6.6).
        let ctx = &mut *ctx.rule(5, 29);
        cite(16, 3);
        ctx.emit(Event::NobodyLeft { at });
        if at == Loc::HAVEN {
            cite(6, 6);
        }
        if let Some(ally) = ally {
            cite(11, 3);
            ctx.emit(Event::AllyLeaves { at, ally });
        }
        return Ok(());
    };
    ctx.state.here.winner = Some(winner);
    let by_rank = INFLUENCE[(ctx.state.round.clamp(1, 3) - 1) as usize];
    // §6.4: fourth and lower get nothing.
    cite(6, 4);
    for (rank, &(who, _)) in places.iter().enumerate().take(3) {
        ctx.emit(Event::Ranked { who, rank: rank as u8 + 1, at });
        blood::gain_influence(ctx, who, by_rank[rank], None);
        match rank {
            0 => {
                if let Some(ally) = ally {
                    // §6.5: it joins the alliance at once.
                    ctx.state[who].allies.insert(ally);
                    ctx.emit(Event::AllyWon { who, ally, at });
                    ctx.state.here.rewarded = ctx.state.here.rewarded.with(who);
                }
            }
            1 => draw_reward(ctx, who, None),
            _ => third(ctx, who, at),
        }
    }
    // §5.33: Aftermath uses the new order. §6.3, §16.4: the ambition token moves before any "when you gain".
    cite(5, 33);
    cite(6, 3);
    if at == Loc::HAVEN {
        let ctx = &mut *ctx.rule(6, 3);
        cite(16, 4);
        blood::gain_influence(ctx, winner, HAVEN_BONUS, None);
        ctx.state.ambition = winner;
        ctx.emit(Event::Ambition { who: winner });
    }
    // §6.1: a location card that adds to the winner's reward does so now.
    if let Some(card) = ctx.state.location_card(at) {
        let source = EffectSource { you: Some(winner), ..EffectSource::location_card(card, at) };
        effects::apply(&mut ctx.rule(6, 1), When::WinHere, source, None)?;
    }
    // §16.11: both have their cards; now first place's "when you gain". Victims have none.
    if let Some(ally) = ally {
        cite(16, 11);
        effects::apply(&mut ctx.rule(6, 5), When::Gained, EffectSource::ally(ally, winner), None)?;
    }
    Ok(())
}

/// §16.25: what Summon looks at is this reward alone.
fn draw_reward(ctx: &mut Ctx, who: Seat, by: Option<CardId>) {
    if ctx.state.victims > 0 {
        ctx.state.here.rewarded = ctx.state.here.rewarded.with(who);
    }
    effects::draw_victim(ctx, who, by);
}

/// Free Clinic: the third draws a victim, too.
fn third(ctx: &mut Ctx, who: Seat, at: Loc) {
    if let Some(card) = ctx.state.location_card(at)
        && book().effects(card, When::ThirdHere).any(|effect| *effect == Effect::DrawVictim)
    {
        draw_reward(&mut ctx.rule(16, 25), who, Some(card));
    }
}
