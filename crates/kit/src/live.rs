//! A game of one type behind the trait that has forgotten it.

use std::collections::BTreeSet;
use std::sync::Arc;

use elysium_kernel::{
    self as kernel, Fair, Game, Open, Outcome, Refusal, Rules, Seat, Seats, Seed, Viewer, record,
};
use elysium_text::Lang;
use elysium_wire::{Answered, Choosable, Forced, NotChoosable, Part, Question};
use serde_json::{Value, json};

use crate::play::Play;
use crate::told::{Told, named, told};
use crate::wording::parts;
use crate::{Rejection, Title, targets};

/// What a seat knew and how far chance had come before its last answer.
#[derive(Clone)]
struct Mark {
    number: usize,
    draws: u64,
    seen: BTreeSet<String>,
}

#[derive(Clone)]
pub(crate) struct Live<G: Title> {
    pub(crate) game: Game<G>,
    /// By seat: the last questions since its last decision that answered themselves.
    forced: Vec<Vec<kernel::Forced<G>>>,
    marks: Vec<Option<Mark>>,
}

impl<G: Title> Live<G> {
    pub(crate) fn new(game: Game<G>) -> Live<G> {
        let seats = <G as Rules>::seats(game.now());
        let mut live = Live { game, forced: vec![Vec::new(); seats], marks: vec![None; seats] };
        live.collect_forced();
        live
    }

    fn collect_forced(&mut self) {
        for forced in self.game.forced() {
            forced.clone().keep(&mut self.forced[forced.open.who.index()]);
        }
    }

    fn seen(&self, seat: Seat) -> BTreeSet<String> {
        G::cards_in_view(&self.game.view(Viewer::Seat(seat))).into_iter().collect()
    }

    /// Questions of a seat since its last decision that answered themselves.
    pub(crate) fn forced_of(&self, seat: Seat, lang: Lang) -> Vec<Forced> {
        let one = |kernel::Forced { open, state }: &kernel::Forced<G>| Forced {
            question: parts(&G::question(lang, state, seat, open.ask)),
            answer: parts(&G::option(lang, state, seat, open.ask, open.options[0])),
            refused: Self::refused(state, open, lang),
        };
        self.forced[seat.index()].iter().map(one).collect()
    }

    fn refused(state: &G::State, open: &Open<G>, lang: Lang) -> Vec<NotChoosable> {
        let one = |&(choice, refusal): &(G::Choice, Refusal<G::Why>)| NotChoosable {
            word: G::notation(state, choice),
            text: parts(&G::option(lang, state, open.who, open.ask, choice)),
            choice: json!(choice),
            targets: targets::<G, _>(state, open.who, choice),
            why: parts(&G::why(lang, refusal.why)),
            rule: named(refusal.rule),
        };
        open.refused.iter().map(one).collect()
    }
}

impl<G: Title> Play for Live<G> {
    fn boxed(&self) -> Box<dyn Play> {
        Box::new(self.clone())
    }

    fn answer(&mut self, seat: Seat, word: &str) -> Result<String, Rejection> {
        let mark =
            Mark { number: self.game.history().len(), draws: self.game.draws(), seen: self.seen(seat) };
        self.game.play(seat, word)?;
        self.forced[seat.index()].clear();
        self.marks[seat.index()] = Some(mark);
        if !self.holds_answer_of(seat) {
            self.collect_forced();
        }
        let taken = self.game.history().last();
        Ok(taken.map_or_else(String::new, |taken| taken.word.to_string()))
    }

    fn holds_answer_of(&self, seat: Seat) -> bool {
        let held = |open: &Open<G>| open.who == seat && open.given.is_some() && open.options.len() > 1;
        self.game.open().iter().any(held)
    }

    fn bot_answer(&self, seat: Seat, level: &str) -> Option<String> {
        let open = self.game.question(seat)?;
        // Dice of its own for every decision, the same ones if it is asked again after a restart.
        let base = u64::from_le_bytes(self.game.seed().0[..8].try_into().ok()?);
        let dice =
            base.wrapping_add(seat.index() as u64).wrapping_add((self.game.history().len() as u64) << 8);
        let mut bot = G::bot(level, dice)?;
        let choice = self.game.ask(seat, bot.as_mut()).filter(|choice| open.options.contains(choice));
        Some(G::notation(self.game.now(), choice.unwrap_or(open.options[0])))
    }

    fn rewind(&mut self, to: usize) {
        let history: Vec<_> = self.game.history().iter().take(to).cloned().collect();
        *self = Live::new(self.game.rewound_to(0));
        for answered in history {
            // What was taken once is taken again.
            let _ = self.answer(answered.seat, &answered.word);
        }
    }

    fn seats(&self) -> usize {
        <G as Rules>::seats(self.game.now())
    }

    fn answers(&self) -> usize {
        self.game.history().len()
    }

    fn given(&self, number: usize) -> Option<(Seat, String)> {
        self.game.history().get(number).map(|answered| (answered.seat, answered.word.to_string()))
    }

    fn asked(&self) -> Seats {
        self.game.open().iter().filter(|open| open.given.is_none()).map(|open| open.who).collect()
    }

    fn words(&self, seat: Seat) -> Vec<String> {
        let word = |&choice: &G::Choice| G::notation(self.game.now(), choice);
        self.game.question(seat).map_or_else(Vec::new, |open| open.options.iter().map(word).collect())
    }

    fn learnt_since_last_answer(&self, seat: Seat) -> bool {
        let Some(mark) = &self.marks[seat.index()] else { return true };
        let acted = self.game.history().len() != mark.number + 1;
        acted
            || self.game.draws() != mark.draws
            || self.asked() != Seats::one(seat)
            || !self.seen(seat).is_subset(&mark.seen)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn digest(&self) -> String {
        self.game.digest()
    }

    fn seed(&self) -> Seed {
        self.game.seed()
    }

    fn view(&self, viewer: Viewer) -> Value {
        json!(self.game.view(viewer))
    }

    fn question(&self, seat: Seat, lang: Lang, seq: u32) -> Option<Question> {
        let (open, state) = (self.game.question(seat)?, self.game.now());
        let option = |&choice: &G::Choice| Choosable {
            word: G::notation(state, choice),
            text: parts(&G::option(lang, state, seat, open.ask, choice)),
            choice: json!(choice),
            targets: targets::<G, _>(state, seat, choice),
        };
        Some(Question {
            seat: seat.to_string(),
            seq,
            text: parts(&G::question(lang, state, seat, open.ask)),
            ask: json!(open.ask),
            about: targets::<G, _>(state, seat, open.ask),
            options: open.options.iter().map(option).collect(),
            refused: Self::refused(state, open, lang),
            forced: self.forced_of(seat, lang),
        })
    }

    fn waiting(&self, seat: Seat, lang: Lang) -> Option<Vec<Part>> {
        let open = self.game.question(seat)?;
        Some(parts(&G::waiting(lang, self.game.now(), seat, open.ask)))
    }

    fn name(&self, seat: Seat, lang: Lang) -> String {
        G::seat_name(lang, self.game.now(), seat).to_string()
    }

    fn told(&self) -> usize {
        self.game.log().entries().len()
    }

    fn lines(&self, from: usize, viewer: Viewer, lang: Lang) -> Vec<Told> {
        told(&self.game, from, viewer, lang)
    }

    fn in_words(&self, seat: Seat, word: &str, lang: Lang) -> Option<Answered> {
        let open = self.game.question(seat)?;
        let choice = self.game.find(seat, word).ok()?;
        let text = parts(&G::option(lang, self.game.now(), seat, open.ask, choice));
        Some(Answered { seat: seat.to_string(), word: word.into(), text })
    }

    fn record(&self, names: &[String], fair: Option<&Fair>) -> String {
        record::write(&self.game, names, fair)
    }

    fn redealt(&self, viewer: Viewer, rng: &mut fastrand::Rng) -> Option<Box<dyn Play>> {
        let is_held = |open: &&Open<G>| open.given.is_some() && open.options.len() > 1;
        let history = self.game.history();
        let (before, held) =
            history.split_at(history.len() - self.game.open().iter().filter(is_held).count());
        let game = if held.is_empty() { self.game.clone() } else { self.game.rewound_to(before.len()) };
        let mut world = game.redealt(viewer, rng);
        // A hidden card can leave somebody without a choice, and then the other game goes on.
        if world.progress() != game.progress() {
            return None;
        }
        for answered in held {
            let own = viewer == Viewer::Seat(answered.seat);
            let options = &world.question(answered.seat)?.options;
            let choice = if own { answered.choice } else { options[rng.usize(..options.len())] };
            world.apply(answered.seat, choice).ok()?;
        }
        let mut live = Live { game: world, ..self.clone() };
        for kernel::Forced { state, .. } in live.forced.iter_mut().flatten() {
            let now = state.clone();
            G::redeal(Arc::make_mut(state), &now, viewer, rng);
        }
        Some(Box::new(live))
    }

    fn told_before_step(&self) -> usize {
        self.told() - self.game.unsettled().len()
    }
}
