//! A game of one type behind the trait that has forgotten it.

use std::collections::BTreeSet;
use std::sync::Arc;

use elysium_kernel::{
    self as kernel, Bookmark, Fair, Game, Logged, Open, Outcome, Refusal, Rule, Rules, Seat, Seats, Seed,
    Viewer, record,
};
use elysium_text::Lang;
use elysium_wire::{
    AnswerInfo, Course, ErrorCode, ForcedInfo, HintInfo, NotChoosable, Part, PlanInfo, QuestionInfo,
    SeatEnding, StopNow,
};
use serde_json::{Value, json};

use crate::ending::Ended;
use crate::event_text::{EventText, event_texts, named};
use crate::plans::{PlanError, Plans};
use crate::play::{EventReport, OpenWindow, Play, Worded};
use crate::stops::{self, StopSetting, StopSettings};
use crate::wording::{choosable, parts};
use crate::{GameError, Title, course, ending, hints, slow, targets};

/// Between two places that the game can go back to at once lie so many answers.
const STRIDE: usize = 50;

/// The table and how far chance had come before the last answer.
#[derive(Clone)]
struct Before<G: Title> {
    draws: u64,
    state: Arc<G::State>,
}

/// A place that the game can go back to at once.
struct Checkpoint<G: Title> {
    game: Bookmark<G>,
    forced: Vec<Vec<kernel::Forced<G>>>,
}

#[derive(Clone)]
pub(crate) struct Live<G: Title> {
    pub(crate) game: Game<G>,
    /// By seat: the last questions since its last decision that answered themselves.
    forced: Vec<Vec<kernel::Forced<G>>>,
    before: Option<Before<G>>,
    /// One every [`STRIDE`] answers; copies of the game share them.
    checkpoints: Vec<Arc<Checkpoint<G>>>,
    /// How many answers were played again to come here.
    replayed: usize,
    plans: Plans<G>,
}

impl<G: Title> Live<G> {
    pub(crate) fn new(game: Game<G>) -> Live<G> {
        let seats = <G as Rules>::seats(game.now());
        let forced = vec![Vec::new(); seats];
        let mut live = Live {
            game,
            forced,
            before: None,
            checkpoints: Vec::new(),
            replayed: 0,
            plans: Plans::new(seats),
        };
        live.collect_forced();
        live
    }

    fn collect_forced(&mut self) {
        for forced in self.game.forced() {
            forced.clone().keep(&mut self.forced[forced.open.who.index()]);
        }
    }

    fn before(&self) -> Before<G> {
        Before { draws: self.game.draws(), state: Arc::new(self.game.now().clone()) }
    }

    /// `seat` has answered.
    fn went_on(&mut self, seat: Seat, before: Before<G>) {
        self.forced[seat.index()].clear();
        self.before = Some(before);
        self.plans.forget();
        if !self.holds_answer_of(seat) {
            self.collect_forced();
        }
        if self.answers().is_multiple_of(STRIDE) {
            let checkpoint = Checkpoint { game: self.game.bookmark(), forced: self.forced.clone() };
            self.checkpoints.push(Arc::new(checkpoint));
        }
    }

    /// The last checkpoint before so many answers, so that the last of them is given again: what was known
    /// before it decides whether it can be taken back.
    fn checkpoint_before(&self, answers: usize) -> Option<usize> {
        self.checkpoints.iter().rposition(|one| one.game.answers() < answers)
    }

    /// The game as it was after so many answers.
    fn went_back_to(&self, answers: usize) -> Live<G> {
        let answers = answers.min(self.answers());
        let mut live = match self.checkpoint_before(answers) {
            Some(i) => Live {
                game: self.game.opened_at(&self.checkpoints[i].game),
                forced: self.checkpoints[i].forced.clone(),
                before: None,
                checkpoints: self.checkpoints[..=i].to_vec(),
                replayed: 0,
                plans: Plans::new(self.forced.len()),
            },
            None => Live::new(self.game.rewound_to(0)),
        };
        while live.answers() < answers {
            let (seat, before) = (self.game.history()[live.answers()].seat, live.before());
            live.game.follow(&self.game);
            live.went_on(seat, before);
            live.replayed += 1;
        }
        live
    }

    fn seen(state: &G::State, seat: Seat) -> BTreeSet<String> {
        G::cards_in_view(&G::view(state, Viewer::Seat(seat))).into_iter().collect()
    }

    fn worded(&self, rule: Rule, event: G::Event, lang: Lang) -> Option<Worded> {
        let text = G::event(lang, self.game.now(), event)?;
        let scene = G::part_in_scene(&event);
        Some(Worded { parts: parts(&text), rule: named(rule), event: json!(event), scene })
    }

    /// Questions of a seat since its last decision that answered themselves.
    pub(crate) fn forced_of(&self, seat: Seat, lang: Lang) -> Vec<ForcedInfo> {
        let one = |kernel::Forced { open, state }: &kernel::Forced<G>| ForcedInfo {
            question: parts(&G::question(lang, state, seat, open.ask)),
            answer: parts(&G::option(lang, state, seat, open.ask, open.given.unwrap_or(open.options[0]))),
            refused: Self::refused(state, open, lang),
            standing: open.options.len() > 1,
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

    fn answer(&mut self, seat: Seat, word: &str) -> Result<String, GameError> {
        let before = self.before();
        self.game.play(seat, word)?;
        self.went_on(seat, before);
        let taken = self.game.history().last();
        Ok(taken.map_or_else(String::new, |taken| taken.word.to_string()))
    }

    fn answer_all(&mut self, seat: Seat, words: &[String]) -> Result<Vec<String>, PlanError> {
        let mut copy = self.clone();
        let mut taken = Vec::new();
        for (piece, word) in words.iter().enumerate() {
            if piece > 0 && copy.learnt_since_last_answer(seat) {
                return Err(PlanError::at(piece, ErrorCode::TooFar));
            }
            taken.push(copy.answer(seat, word).map_err(|error| PlanError::at(piece, error))?);
        }
        if taken.is_empty() {
            return Err(PlanError::empty());
        }
        *self = copy;
        Ok(taken)
    }

    fn holds_answer_of(&self, seat: Seat) -> bool {
        let held = |open: &Open<G>| open.who == seat && open.given.is_some() && open.is_asked();
        self.game.open().iter().any(held)
    }

    fn bot_answer(&self, seat: Seat, level: &str) -> Option<String> {
        let open = self.game.question(seat)?;
        // Dice of its own for every decision, the same ones if it is asked again after a restart.
        let base = u64::from_le_bytes(self.game.seed().0[..8].try_into().ok()?);
        let dice =
            base.wrapping_add(seat.index() as u64).wrapping_add((self.game.history().len() as u64) << 8);
        let mut bot = slow::bot::<G>(level, dice)?;
        let choice = self.game.ask(seat, bot.as_mut()).filter(|choice| open.options.contains(choice))?;
        Some(G::notation(self.game.now(), choice))
    }

    fn hints(&self, seat: Seat, lang: Lang) -> Vec<HintInfo> {
        hints::in_words(&self.game, seat, lang)
    }

    fn at(&self, answers: usize) -> Box<dyn Play> {
        Box::new(self.went_back_to(answers))
    }

    fn taken_back_to(&self, answers: usize) -> Box<dyn Play> {
        let mut live = self.went_back_to(answers);
        for seat in Seats::first(Play::seats(self)) {
            let stops = self.game.stops(seat).lasting();
            if live.game.stops(seat) != stops {
                live.game.set_stops(seat, stops);
            }
        }
        Box::new(live)
    }

    fn replayed(&self) -> usize {
        self.replayed
    }

    fn stops(&self, seat: Seat) -> Vec<StopNow> {
        let now = self.game.stops(seat);
        let one = |setting: &StopSetting| StopNow {
            setting: setting.word.into(),
            values: now.values(setting.word).into_iter().map(Into::into).collect(),
        };
        <G::Stops as StopSettings<G>>::settings().iter().map(one).collect()
    }

    fn set_stop(&mut self, seat: Seat, setting: &str, value: &str) -> Result<(String, String), GameError> {
        let wanted = stops::find::<G>(setting, value)?;
        let (word, value) = (wanted.setting.word, wanted.value);
        let mut now = self.game.stops(seat);
        now.set(self.game.now(), seat, word, value, wanted.on).map_err(GameError::no_stop::<G>)?;
        self.game.set_stops(seat, now);
        self.plans.forget();
        Ok((word.into(), wanted.written()))
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

    fn window(&self) -> Option<OpenWindow> {
        let kernel::Window { place, polled, lingers, thinking_time, .. } = self.game.window()?;
        Some(OpenWindow { place, polled, lingers, thinking_time })
    }

    fn linger(&mut self) {
        self.game.linger();
    }

    fn close_window(&mut self) -> Result<(), GameError> {
        if !self.game.close_window() {
            return Err(ErrorCode::NotAsked.into());
        }
        self.collect_forced();
        self.plans.forget();
        Ok(())
    }

    fn pass(&self) -> Option<String> {
        self.game.window().map(|window| G::notation(self.game.now(), window.pass))
    }

    fn time_limit(&self) -> Option<u64> {
        self.game.time_limit()
    }

    fn is_time_up(&self) -> bool {
        self.game.time_up_after().is_some()
    }

    fn time_is_up(&mut self) -> Result<(), GameError> {
        self.plans.forget();
        if self.game.time_is_up() { Ok(()) } else { Err(ErrorCode::NotAsked.into()) }
    }

    fn gone_by(&self) -> Vec<Seats> {
        self.game.gone_by().iter().map(|(_, polled)| *polled).collect()
    }

    fn words(&self, seat: Seat) -> Vec<String> {
        let word = |&choice: &G::Choice| G::notation(self.game.now(), choice);
        self.game.question(seat).map_or_else(Vec::new, |open| open.options.iter().map(word).collect())
    }

    fn forbidden(&self, seat: Seat) -> Vec<String> {
        let word = |&(choice, _): &(G::Choice, Refusal<G::Why>)| G::notation(self.game.now(), choice);
        self.game.question(seat).map_or_else(Vec::new, |open| open.refused.iter().map(word).collect())
    }

    fn learnt_since_last_answer(&self, seat: Seat) -> bool {
        let (Some(before), Some(last)) = (&self.before, self.game.history().last()) else { return true };
        last.seat != seat
            || self.game.draws() != before.draws
            || self.asked() != Seats::one(seat)
            // Others may have been asked, and nobody is to see whether they were.
            || self.gone_by().into_iter().any(|polled| !polled.without(seat).is_empty())
            || self.game.window().is_some_and(|window| !window.polled.without(seat).is_empty())
            || !Self::seen(self.game.now(), seat).is_subset(&Self::seen(&before.state, seat))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn scores_per_point(&self) -> u8 {
        G::SCORES_PER_POINT
    }

    fn ended(&self, lang: Lang) -> Option<Ended> {
        ending::ended(&self.game, lang)
    }

    fn out(&self, lang: Lang) -> Vec<SeatEnding> {
        ending::out(&self.game, lang)
    }

    fn course(&self, lang: Lang) -> Course {
        course::course(&self.game, lang)
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

    fn question(&self, seat: Seat, lang: Lang, seq: u32) -> Option<QuestionInfo> {
        let (open, state) = (self.game.question(seat)?, self.game.now());
        let option = |&choice: &G::Choice| choosable::<G>(lang, state, seat, open.ask, choice);
        Some(QuestionInfo {
            seat: seat.to_string(),
            seq,
            text: parts(&G::question(lang, state, seat, open.ask)),
            ask: json!(open.ask),
            about: targets::<G, _>(state, seat, open.ask),
            options: open.options.iter().map(option).collect(),
            refused: Self::refused(state, open, lang),
            forced: self.forced_of(seat, lang),
            standing: stops::offered::<G>(lang, self.game.stops(seat), state, seat, open.ask, &open.options),
            plan: None,
        })
    }

    fn plan(&self, seat: Seat, lang: Lang) -> Option<PlanInfo> {
        Some(self.plans.of(&self.game, seat)?.in_words(lang))
    }

    fn waiting(&self, seat: Seat, lang: Lang) -> Option<Vec<Part>> {
        let in_window =
            || self.game.window().filter(|window| window.polled.has(seat)).map(|window| window.ask);
        let ask = self.game.question(seat).map(|open| open.ask).or_else(in_window)?;
        Some(parts(&G::waiting(lang, self.game.now(), seat, ask)))
    }

    fn name(&self, seat: Seat, lang: Lang) -> String {
        G::seat_name(lang, self.game.now(), seat).to_string()
    }

    fn event_count(&self) -> usize {
        self.game.log().entries().len()
    }

    fn lines(&self, from: usize, viewer: Viewer, lang: Lang) -> Vec<EventText> {
        event_texts(&self.game, from, viewer, lang)
    }

    fn reports(&self, from: usize, lang: Lang) -> Vec<EventReport> {
        let report = |logged: &Logged<G>| {
            let worded = |viewer| self.worded(logged.rule, logged.seen_by(viewer), lang);
            let audience = logged.audience();
            let more = if audience.is_empty() { None } else { worded(Viewer::Omniscient) };
            EventReport { open: worded(Viewer::Spectator), audience, more }
        };
        self.game.log().entries().get(from..).unwrap_or_default().iter().map(report).collect()
    }

    fn in_words(&self, seat: Seat, word: &str, lang: Lang) -> Option<AnswerInfo> {
        let open = self.game.question(seat)?;
        let choice = self.game.find(seat, word).ok()?;
        let text = parts(&G::option(lang, self.game.now(), seat, open.ask, choice));
        Some(AnswerInfo { seat: seat.to_string(), word: word.into(), text })
    }

    fn record(&self, names: &[String], fair: Option<&Fair>) -> String {
        record::write(&self.game, names, fair)
    }

    fn redealt(&self, viewer: Viewer, rng: &mut fastrand::Rng) -> Option<Box<dyn Play>> {
        let is_held = |open: &&Open<G>| open.given.is_some() && open.is_asked();
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
        let mut live = Live { game: world, plans: Plans::new(self.forced.len()), ..self.clone() };
        for kernel::Forced { state, .. } in live.forced.iter_mut().flatten() {
            let now = state.clone();
            G::redeal(Arc::make_mut(state), &now, viewer, rng);
        }
        Some(Box::new(live))
    }

    fn events_before_step(&self) -> usize {
        self.event_count() - self.game.unsettled().len()
    }
}
