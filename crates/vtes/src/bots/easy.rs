//! The easy bot: rates every option by rules of thumb and takes the best.

use elysium_kernel::{Player, Question, Seen};
use elysium_kit::bots::best;

use super::gist::price;
use super::seat_view::{SeatView, text_in_play};
use super::worth::NEVER;
use crate::Vtes;
use crate::cards::{CardId, CardKind, book};
use crate::state::Thing;
use crate::vocabulary::{Ask, Choice};

/// How much chance adds at the most, so that equal options take turns.
const WHIM: f32 = 0.2;
/// How much less something is liked each time it has been chosen in a turn: nothing is repeated for ever.
const AGAIN: f32 = 1.0;

/// Bleeds its prey, feeds its vampires and keeps its pool; looks no further than the next action.
#[derive(Clone)]
pub struct Easy {
    rng: fastrand::Rng,
    turn: u16,
    /// What it has chosen in this turn.
    chosen: Vec<Choice>,
}

impl Easy {
    pub fn new(seed: u64) -> Self {
        Easy { rng: fastrand::Rng::with_seed(seed), turn: 0, chosen: Vec::new() }
    }

    fn weariness(&self, choice: Choice) -> f32 {
        let can_repeat = matches!(choice, Choice::Use(..) | Choice::Back(_) | Choice::Block(_));
        if !can_repeat {
            return 0.0;
        }
        AGAIN * self.chosen.iter().filter(|&&other| other == choice).count() as f32
    }
}

impl Player<Vtes> for Easy {
    fn choose(&mut self, seen: &Seen<Vtes>, question: &Question<Vtes>) -> Option<Choice> {
        let view = seen.view();
        if self.turn != view.turn {
            self.turn = view.turn;
            self.chosen.clear();
        }
        let table = SeatView::new(&view, question.who);
        let mut rng = self.rng.clone();
        let choice = best(question, &mut rng, WHIM, |choice| {
            rate(&table, question.ask, choice) - self.weariness(choice)
        });
        self.rng = rng;
        self.chosen.push(choice);
        Some(choice)
    }

    fn chance(&mut self, outcomes: usize) -> usize {
        self.rng.usize(..outcomes)
    }
}

/// What a choice is worth, compared with the other options of the same question.
pub(super) fn rate(table: &SeatView, ask: Ask, choice: Choice) -> f32 {
    match ask {
        Ask::Window(moment) => table.window(moment, choice),
        Ask::AsPlayed(card, of) => table.cancel(card, of, choice),
        Ask::Would(..) => would(table, choice),
        Ask::Deed(minion) => table.deed(minion, choice),
        Ask::Next => next(table, choice),
        Ask::Target(card, _) | Ask::More(card) => table.target(card, choice),
        Ask::X(card) | Ask::Number(card) => number(table, card, choice),
        Ask::Points(card) => table.give_points(card, choice),
        Ask::Option(card) => option(table, card, choice),
        Ask::Strike(minion) => table.strike(minion, choice),
        Ask::Polling => table.polling(choice),
        Ask::CastFor(_) => match choice {
            Choice::Vote(minion, side) => table.polling(Choice::Vote(minion, side)),
            _ => 0.0,
        },
        Ask::Discard => match choice {
            Choice::Discard(slot) => table.card(slot).map_or(0.0, |card| -table.keep(card)),
            _ => 0.0,
        },
        Ask::Search(_) | Ask::DiablerieDiscipline(_) | Ask::Take(_) => {
            if choice == Choice::Done {
                0.0
            } else {
                1.0
            }
        }
        Ask::Diablerie(minion, victim) => match choice {
            Choice::Yes => table.deed(minion, Choice::Diablerize(victim)),
            _ => 0.0,
        },
        Ask::Payer(_) => payer(table, choice),
        Ask::Prevent(_) => match choice {
            Choice::Damage(_, aggravated) => f32::from(u8::from(aggravated)),
            _ => 0.0,
        },
        Ask::StrikeTarget(_) => match choice {
            Choice::Target(Thing::Minion(_)) => 1.0,
            _ => 0.0,
        },
        Ask::May(_) | Ask::Pay(_) if choice == Choice::Yes => 0.5,
        _ => 0.0,
    }
}

/// Before something happens: what can be done about it usually helps whoever can.
fn would(table: &SeatView, choice: Choice) -> f32 {
    match choice {
        Choice::Pass => 0.0,
        Choice::Play(slot, clause, minion) => {
            table.mode(slot, clause).map_or(0.0, |(_, mode)| 1.0 - table.cost(&mode.cost, minion))
        }
        _ => 0.5,
    }
}

/// The unlock phase: gains first; a contest is paid for while there is pool for it.
fn next(table: &SeatView, choice: Choice) -> f32 {
    match choice {
        Choice::EdgePool => 10.0,
        Choice::Use(_, card, clause, minion) => {
            let Some(text) = text_in_play(card, clause) else { return 0.3 };
            table.effects(&text.does, table.names(minion)) - table.cost(&text.cost, minion)
        }
        Choice::Pay(thing) => {
            let size = thing.minion().and_then(|id| table.minion(id)).map_or(2, |one| one.capacity);
            if table.pool() > 10 && size >= 5 { 2.0 } else { -1.0 }
        }
        Choice::Withdraw => NEVER,
        _ => 0.0,
    }
}

/// As much as there is, unless it is paid from a small pool.
fn number(table: &SeatView, card: CardId, choice: Choice) -> f32 {
    let Choice::Number(n) = choice else { return 0.0 };
    let CardKind::Library(_) = card.kind() else { return 0.3 * f32::from(n) };
    let (pool, blood) = price(&book().library(card).cost);
    let n = f32::from(n);
    if pool > 0.0 && f32::from(table.pool()) - n < 6.0 {
        -n
    } else if blood > 0.0 {
        -0.1 * n
    } else {
        0.3 * n
    }
}

/// The branch that brings most.
fn option(table: &SeatView, card: CardId, choice: Choice) -> f32 {
    let Choice::Option(n) = choice else { return 0.0 };
    let mut worth = 0.0;
    let me = table.minions(table.me).find(|one| table.on(one.id).any(|other| other.card == card));
    let names = table.names(me.map(|one| one.id));
    book().effects(card, &mut |effect| {
        if let crate::cards::Effect::Choose(branches) = effect
            && let Some(branch) = branches.get(usize::from(n))
        {
            worth = table.effects(branch, names);
        }
    });
    worth
}

/// Whoever has most blood pays.
fn payer(table: &SeatView, choice: Choice) -> f32 {
    match choice {
        Choice::Target(Thing::Minion(id)) => table.minion(id).map_or(0.0, |one| f32::from(one.blood)),
        _ => 0.0,
    }
}
