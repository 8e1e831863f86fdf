//! A table at which one person has a lesson. It is a table like any other: what is said follows from the answers that stand, so
//! take-backs and restarts need nothing more than the lesson's name in the journal.

use std::sync::Arc;

use elysium_kernel::{Seat, Viewer};
use elysium_kit::wording::parts;
use elysium_kit::{AnyGame, Lesson, Page, Play, Pointer, Progress, Reply};
use elysium_text::Lang;
use elysium_wire::{
    AbsentRule, Command, Ending, LessonInfo, LessonNow, LessonPage, LessonReply, Part, QuestionInfo,
    TableOptions, Target,
};
use serde_json::{Value, json};

use super::Table;
use super::decide::strongest;

/// What a lesson's table agrees on: it is nobody else's business, and nobody is in a hurry.
pub fn lesson_options() -> TableOptions {
    TableOptions { spectators: false, absent: AbsentRule::Wait, ..TableOptions::default() }
}

/// Who sits where at it: the learner, and bots.
pub fn lesson_commands(game: &dyn AnyGame, lesson: &Lesson, seats: usize) -> Vec<Command> {
    let seat = |seat: Seat| Some(seat.to_string());
    let others = (0..seats).map(|i| Seat(i as u8)).filter(|&other| other != lesson.learner());
    let bot = |other| Command::AddBot { seat: seat(other), level: Some(strongest(game).into()), deck: None };
    let mut commands = vec![Command::Sit { seat: seat(lesson.learner()), deck: None, seed: None }];
    commands.extend(others.map(bot));
    commands.push(Command::Start);
    commands
}

/// A lesson as lists have it.
pub fn lesson_info(game: &dyn AnyGame, lesson: &Lesson, lang: Lang) -> LessonInfo {
    LessonInfo {
        game: game.name().into(),
        lesson: lesson.name.clone(),
        title: game.lesson_text(lang, &lesson.title()).to_string(),
        minutes: lesson.minutes,
        guided: lesson.guided,
    }
}

impl Table {
    /// The lesson that is had here.
    pub fn lesson(&self) -> Option<&Lesson> {
        self.lesson.as_deref()
    }

    /// Its position.
    pub(super) fn lesson_begun(&self, lesson: &Lesson) -> Result<Box<dyn Play>, String> {
        let game = self.rules().map_err(|why| format!("{why:?}"))?;
        game.start_lesson(lesson).map_err(|failure| format!("{failure:?}"))
    }

    pub(super) fn progress(&self, lesson: &Lesson) -> Progress {
        let learner = lesson.learner();
        let answers = (0..self.answer_seqs.len()).filter_map(|number| self.answer(number));
        let own = answers.filter(|(seat, _)| *seat == learner).map(|(_, word)| word);
        lesson.follow(own, &self.play().map_or_else(Vec::new, |play| play.words(learner)))
    }

    /// Has the learner given a worse answer, which is still to be taken back?
    pub(super) fn is_led_astray(&self) -> bool {
        let worse = |lesson: &Arc<Lesson>| matches!(self.progress(lesson).reply, Some(Reply::Worse(_)));
        self.lesson.as_ref().is_some_and(worse)
    }

    /// Does nothing remain to be done here by the others before the learner goes on?
    fn waits_for_learner(&self, lesson: &Lesson) -> bool {
        let asked = self.play().map(Play::asked).unwrap_or_default();
        asked.is_empty() || asked.has(lesson.learner())
    }

    /// How a lesson ends here, if it does: when everything was done and the others have answered, or with its game. What
    /// was worse is taken back before.
    pub(super) fn lesson_ends(&self, lesson: &Lesson) -> Option<Ending> {
        let at = self.progress(lesson);
        let done = lesson.is_done(&at) && self.waits_for_learner(lesson);
        done.then_some(Ending::Learnt).or_else(|| self.given_up())
    }

    /// What the lesson lets a bot answer, if it says so and the rules allow it.
    pub(super) fn scripted(&self, seat: Seat) -> Option<&str> {
        let word = self.lesson.as_ref()?.script(seat, self.answers_of(seat))?;
        self.play()?.words(seat).iter().any(|offered| offered == word).then_some(word)
    }

    /// What is said now.
    pub(super) fn lesson_now(&self, viewer: Viewer, lang: Lang) -> Option<LessonNow> {
        let (lesson, game) = (self.lesson.as_ref()?, self.known_game?);
        let at = self.progress(lesson);
        let say = |id: &str| self.named(parts(&game.lesson_text(lang, id)));
        let why = match &at.reply {
            Some(Reply::Worse(why)) => say(why),
            _ => Vec::new(),
        };
        let question = match viewer {
            Viewer::Seat(seat) => self.play().and_then(|play| play.question(seat, lang, 0)),
            _ => None,
        };
        let (first, pages) = lesson.pages(&at);
        let mut options = question.iter().flat_map(|question| &question.options);
        let hoped = options.find(|option| lesson.hopes_for(&at, &option.word));
        let page = |(i, page): (usize, &Page)| {
            let hoped = hoped.filter(|_| i + 1 == pages.len());
            page_of(
                page,
                hoped.map(|option| option.word.as_str()),
                question.as_ref(),
                say(&lesson.message(&page.0)),
            )
        };
        let lessons = game.lessons();
        let after = lessons.iter().skip_while(|other| other.name != lesson.name).nth(1);
        Some(LessonNow {
            about: lesson_info(game, lesson, lang),
            hoped: lesson.hopes(&at),
            page: first as u32,
            of: lesson.count() as u32,
            watch: why.is_empty() && self.ending.is_none() && !self.waits_for_learner(lesson),
            reply: at.reply.as_ref().map(|reply| match reply {
                Reply::Hoped => LessonReply::Hoped,
                Reply::Worse(_) => LessonReply::Worse,
            }),
            why,
            finished: matches!(self.ending, Some((Ending::Learnt, _))),
            next: after.map(|next| lesson_info(game, next, lang)),
            pages: pages.iter().enumerate().map(page).collect(),
        })
    }
}

/// A page, with what it points at. One that says what to do and points at nothing points at that.
fn page_of(page: &Page, hoped: Option<&str>, question: Option<&QuestionInfo>, text: Vec<Part>) -> LessonPage {
    let Page(_, pointers) = page;
    let usual = hoped.filter(|_| pointers.is_empty()).map(|word| Pointer::Answer(word.to_owned()));
    let (mut at, mut words) = (Vec::new(), Vec::new());
    for pointer in pointers.iter().chain(&usual) {
        match pointer {
            Pointer::Seat(letter) => at.push(Target::seat(letter)),
            Pointer::Card(id) => at.push(Target::card(id)),
            Pointer::Place(place) => at.push(Target::Place { place: place_of(place) }),
            Pointer::Answer(word) => {
                let options = question.into_iter().flat_map(|question| &question.options);
                if let Some(option) = options.into_iter().find(|option| option.word == *word) {
                    at.extend(option.targets.iter().cloned());
                    words.push(word.clone());
                }
            }
        }
    }
    LessonPage { text, at, words }
}

/// `at.haven` as the game's place.
fn place_of(place: &str) -> Value {
    let mut parts = place.split('.');
    let word = parts.next().unwrap_or_default();
    let number = |part: &str| part.parse::<u8>().map_or_else(|_| json!(part), |n| json!(n));
    let of: Vec<_> = parts.map(number).collect();
    match of.as_slice() {
        [] => json!({ "word": word }),
        [one] => json!({ "word": word, "of": one }),
        _ => json!({ "word": word, "of": of }),
    }
}
