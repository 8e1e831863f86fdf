//! A game under way, whichever game it is: answers in, views and words out.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{LazyLock, Mutex};

use elysium_games::{GameName, for_game};
use elysium_kernel::{
    self as kernel, Fair, Game, Open, Outcome, Refusal as RuleRefusal, Rejected, Rule, Rules, Seat, Seats,
    Seed, Viewer, record,
};
use elysium_kit::Title;
use elysium_text::Lang;
use elysium_wire::{Answered, Choosable, Forced, NotChoosable, Part, Question, RefusalCode};
use serde_json::{Value, json};

use crate::refusal::Refusal;

/// An event of the game in words, as somebody may know it.
pub struct Told {
    pub parts: Vec<Part>,
    pub rule: Option<String>,
    pub event: Value,
}

/// A game whose type is forgotten.
pub trait Play: Send + Sync {
    fn boxed(&self) -> Box<dyn Play>;

    /// The option that reads so, or why there is none. Changes nothing.
    fn check(&self, seat: Seat, word: &str, lang: Lang) -> Result<(), Refusal>;
    /// Takes an answer.
    fn answer(&mut self, seat: Seat, word: &str) -> Result<(), Refusal>;
    /// Has this seat answered a question that others, who are asked at the same time, have not?
    fn holds_answer_of(&self, seat: Seat) -> bool;
    /// The word that a bot would answer.
    fn bot_answer(&self, seat: Seat, level: &str) -> Option<String>;
    fn rewind(&mut self, to: usize);

    fn seats(&self) -> usize;
    fn answers(&self) -> usize;
    /// An answer that was given, counted from 0.
    fn given(&self, number: usize) -> Option<(Seat, String)>;
    /// Who has a question to answer.
    fn asked(&self) -> Seats;
    /// Has anybody acted, or this seat learnt anything, since its last answer?
    fn learnt_since_last_answer(&self, seat: Seat) -> bool;
    fn outcome(&self) -> Option<Outcome>;
    fn digest(&self) -> String;

    fn view(&self, viewer: Viewer) -> Value;
    fn question(&self, seat: Seat, lang: Lang, seq: u32) -> Option<Question>;
    fn waiting(&self, seat: Seat, lang: Lang) -> Option<String>;
    fn name(&self, seat: Seat, lang: Lang) -> String;
    /// How many events there have been.
    fn told(&self) -> usize;
    /// Events from a number on.
    fn lines(&self, from: usize, viewer: Viewer, lang: Lang) -> Vec<Told>;
    /// What somebody would answer, in words for somebody who may know it.
    fn in_words(&self, seat: Seat, word: &str, lang: Lang) -> Option<Answered>;
    fn record(&self, names: &[String], fair: Option<&Fair>) -> String;

    /// Another game that looks the same to `viewer`, if chance finds one: what this viewer cannot
    /// know is dealt anew, and others who answer at the same time have answered something else.
    #[cfg(test)]
    fn redealt(&self, viewer: Viewer, rng: &mut fastrand::Rng) -> Option<Box<dyn Play>>;
    /// How many events there had been when the step under way began.
    #[cfg(test)]
    fn told_before_step(&self) -> usize;
}

/// The set-up of a table as data, from what it agreed on.
pub fn setup(
    game: GameName,
    lang: Lang,
    players: Option<u8>,
    variants: &[String],
    decks: &[(Seat, String)],
) -> Result<Value, Refusal> {
    for_game!(game, G => setup_of::<G>(lang, players, variants, decks))
}

fn setup_of<G: Title>(
    lang: Lang,
    players: Option<u8>,
    variants: &[String],
    decks: &[(Seat, String)],
) -> Result<Value, Refusal> {
    let bad = |words| Refusal::by_game(RefusalCode::BadSetup, words, None);
    let mut setup = G::setup(lang, players, variants).map_err(bad)?;
    for (seat, name) in decks {
        let starter = G::decks().and_then(|decks| {
            let (_, text) = decks.starters().iter().find(|(starter, _)| starter == name)?;
            decks.bring(&mut setup, *seat, text).ok()
        });
        starter.ok_or(RefusalCode::NoSuchDeck)?;
    }
    G::begin(&setup).map_err(|refusal| {
        Refusal::by_game(RefusalCode::BadSetup, G::why(lang, refusal.why), Some(refusal.rule))
    })?;
    serde_json::to_value(&setup).map_err(|_| RefusalCode::Broken.into())
}

/// How many would sit at such a table.
pub fn players(game: GameName, setup: &Value) -> Option<u8> {
    fn of<G: Title>(setup: &Value) -> Option<u8> {
        Some(G::players(&serde_json::from_value(setup.clone()).ok()?) as u8)
    }
    for_game!(game, G => of::<G>(setup))
}

pub fn rules_version(game: GameName) -> u32 {
    for_game!(game, G => <G as Rules>::VERSION)
}

/// A new game.
pub fn start(game: GameName, setup: &Value, seed: Seed) -> Result<Box<dyn Play>, String> {
    for_game!(game, G => start_of::<G>(setup, seed))
}

fn start_of<G: Title>(setup: &Value, seed: Seed) -> Result<Box<dyn Play>, String> {
    let setup = serde_json::from_value(setup.clone()).map_err(|error| error.to_string())?;
    let game =
        Game::<G>::new(setup, seed).map_err(|refusal| format!("rule {}: {:?}", refusal.rule, refusal.why))?;
    Ok(Box::new(Live::new(game)))
}

/// What a seat knew and how far chance had come before its last answer.
#[derive(Clone)]
struct Mark {
    number: usize,
    draws: u64,
    seen: BTreeSet<String>,
}

#[derive(Clone)]
struct Live<G: Title> {
    game: Game<G>,
    /// By seat: questions since its last decision that answered themselves.
    forced: Vec<Vec<kernel::Forced<G>>>,
    marks: Vec<Option<Mark>>,
}

impl<G: Title> Live<G> {
    fn new(game: Game<G>) -> Live<G> {
        let seats = <G as Rules>::seats(game.now());
        let mut live = Live { game, forced: vec![Vec::new(); seats], marks: vec![None; seats] };
        live.collect_forced();
        live
    }

    fn collect_forced(&mut self) {
        for forced in self.game.forced() {
            self.forced[forced.open.who.index()].push(forced.clone());
        }
    }

    fn seen(&self, seat: Seat) -> BTreeSet<String> {
        G::cards_in_view(&self.game.view(Viewer::Seat(seat))).into_iter().collect()
    }

    fn rejected(&self, rejected: Rejected<G>, lang: Lang) -> Refusal {
        match rejected {
            Rejected::Over => RefusalCode::Over.into(),
            Rejected::NotAsked { .. } => RefusalCode::NotAsked.into(),
            Rejected::AlreadyAnswered { .. } => RefusalCode::AlreadyAnswered.into(),
            Rejected::NotOffered { .. } => RefusalCode::NotOffered.into(),
            Rejected::Refused { refusal, .. } => {
                Refusal::by_game(RefusalCode::Refused, G::why(lang, refusal.why), Some(refusal.rule))
            }
        }
    }

    fn refused(state: &G::State, open: &Open<G>, lang: Lang) -> Vec<NotChoosable> {
        let one = |&(choice, refusal): &(G::Choice, RuleRefusal<G::Why>)| NotChoosable {
            word: G::notation(state, choice),
            text: G::option(lang, state, open.who, open.ask, choice),
            choice: json!(choice),
            why: G::why(lang, refusal.why),
            rule: named(refusal.rule),
        };
        open.refused.iter().map(one).collect()
    }
}

fn named(rule: Rule) -> Option<String> {
    (rule != Rule::NONE).then(|| rule.to_string())
}

impl<G: Title> Play for Live<G> {
    fn boxed(&self) -> Box<dyn Play> {
        Box::new(self.clone())
    }

    fn check(&self, seat: Seat, word: &str, lang: Lang) -> Result<(), Refusal> {
        self.game.find(seat, word).map(|_| ()).map_err(|rejected| self.rejected(rejected, lang))
    }

    fn answer(&mut self, seat: Seat, word: &str) -> Result<(), Refusal> {
        let choice = self.game.find(seat, word).map_err(|rejected| self.rejected(rejected, Lang::En))?;
        let mark =
            Mark { number: self.game.history().len(), draws: self.game.draws(), seen: self.seen(seat) };
        self.game.apply(seat, choice).map_err(|rejected| self.rejected(rejected, Lang::En))?;
        self.forced[seat.index()].clear();
        self.marks[seat.index()] = Some(mark);
        if !self.holds_answer_of(seat) {
            self.collect_forced();
        }
        Ok(())
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

    fn view(&self, viewer: Viewer) -> Value {
        json!(self.game.view(viewer))
    }

    fn question(&self, seat: Seat, lang: Lang, seq: u32) -> Option<Question> {
        let (open, state) = (self.game.question(seat)?, self.game.now());
        let option = |&choice: &G::Choice| Choosable {
            word: G::notation(state, choice),
            text: G::option(lang, state, seat, open.ask, choice),
            choice: json!(choice),
        };
        let forced = |kernel::Forced { open, state }: &kernel::Forced<G>| Forced {
            question: G::question(lang, state, seat, open.ask),
            answer: G::option(lang, state, seat, open.ask, open.options[0]),
            refused: Self::refused(state, open, lang),
        };
        Some(Question {
            seat: seat.to_string(),
            seq,
            text: G::question(lang, state, seat, open.ask),
            ask: json!(open.ask),
            options: open.options.iter().map(option).collect(),
            refused: Self::refused(state, open, lang),
            forced: self.forced[seat.index()].iter().map(forced).collect(),
        })
    }

    fn waiting(&self, seat: Seat, lang: Lang) -> Option<String> {
        let open = self.game.question(seat)?;
        Some(G::waiting(lang, self.game.now(), seat, open.ask))
    }

    fn name(&self, seat: Seat, lang: Lang) -> String {
        G::seat_name(lang, self.game.now(), seat)
    }

    fn told(&self) -> usize {
        self.game.log().entries().len()
    }

    fn lines(&self, from: usize, viewer: Viewer, lang: Lang) -> Vec<Told> {
        let names = card_names::<G>(lang);
        let told = |(_, rule, event): (usize, Rule, G::Event)| {
            let text = G::event(lang, self.game.now(), event)?;
            let event = json!(event);
            Some(Told { parts: parts(&text, &event, names), rule: named(rule), event })
        };
        self.game.log().since(from, viewer).filter_map(told).collect()
    }

    fn in_words(&self, seat: Seat, word: &str, lang: Lang) -> Option<Answered> {
        let open = self.game.question(seat)?;
        let choice = self.game.find(seat, word).ok()?;
        let text = G::option(lang, self.game.now(), seat, open.ask, choice);
        Some(Answered { seat: seat.to_string(), word: word.into(), text })
    }

    fn record(&self, names: &[String], fair: Option<&Fair>) -> String {
        record::write(&self.game, names, fair)
    }

    #[cfg(test)]
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
            G::redeal(state, &now, viewer, rng);
        }
        Some(Box::new(live))
    }

    #[cfg(test)]
    fn told_before_step(&self) -> usize {
        self.told() - self.game.unsettled().len()
    }
}

type Names = BTreeMap<String, String>;

/// The names of all cards in a language, by slug.
fn card_names<G: Title>(lang: Lang) -> &'static Names {
    static KNOWN: LazyLock<Mutex<HashMap<(&'static str, Lang), &'static Names>>> =
        LazyLock::new(Mutex::default);
    let mut known = KNOWN.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    known.entry((G::NAME, lang)).or_insert_with(|| {
        let names = G::cards(lang).into_iter().map(|card| (card.slug, card.name)).collect();
        // One list a game and language, kept for good.
        Box::leak(Box::new(names))
    })
}

/// A sentence with the cards of its event marked where it names them.
fn parts(text: &str, event: &Value, names: &Names) -> Vec<Part> {
    let mut slugs = Vec::new();
    words(event, &mut slugs);
    let mut cards: Vec<_> = slugs.into_iter().filter_map(|slug| names.get_key_value(slug)).collect();
    // The longer name first: one may be part of another.
    cards.sort_by_key(|(_, name)| std::cmp::Reverse(name.len()));
    cards.dedup();
    let mut parts = vec![Part { text: text.into(), card: None }];
    for (slug, name) in cards {
        let whole = std::mem::take(&mut parts);
        for part in whole {
            match part.text.split_once(name.as_str()).filter(|_| part.card.is_none()) {
                Some((before, after)) => {
                    let piece = |text: &str| Part { text: text.into(), card: None };
                    let card = Part { text: name.clone(), card: Some(slug.clone()) };
                    parts.extend(
                        [piece(before), card, piece(after)].into_iter().filter(|part| !part.text.is_empty()),
                    );
                }
                None => parts.push(part),
            }
        }
    }
    parts
}

/// Every word in a piece of data.
fn words<'v>(value: &'v Value, into: &mut Vec<&'v str>) {
    match value {
        Value::String(word) => into.push(word),
        Value::Array(list) => list.iter().for_each(|item| words(item, into)),
        Value::Object(map) => map.values().for_each(|item| words(item, into)),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_marks_the_cards_of_its_event_and_no_others() {
        let names: Names = [("rage", "Rage"), ("blind-rage", "Blind Rage"), ("blood", "Blood")]
            .map(|(slug, name)| (slug.to_owned(), name.to_owned()))
            .into();
        let event = json!({ "played": { "who": "A", "card": "blind-rage", "by": "rage" } });
        let parts = parts("A plays Blind Rage by Rage and pays Blood.", &event, &names);
        let told: Vec<_> = parts.iter().map(|part| (part.text.as_str(), part.card.as_deref())).collect();
        assert_eq!(
            told,
            [
                ("A plays ", None),
                ("Blind Rage", Some("blind-rage")),
                (" by ", None),
                ("Rage", Some("rage")),
                (" and pays Blood.", None),
            ]
        );
    }
}
