//! The state of the full screen: the session, and what the eye is on.

use std::ops::Range;

use elysium_kit::{CardText, EventText, Line, Painting};
use elysium_text::{Args, Text};

use crate::event_lines;
use crate::parts::text;
use crate::play::asked::{self, OpenQuestion};
use crate::play::screen::layout::Focus;
use crate::play::screen::popup::Popup;
use crate::play::screen::scroll::Scroll;
use crate::play::screen::theme::Theme;
use crate::play::session::Session;
use crate::play::{cards, hint, intro, result};
use crate::text::{say, word};

/// A line of the log.
pub struct EventLine {
    /// The number of the event; not every event is worth a line.
    pub number: usize,
    /// The rule that made it happen.
    pub rule: Option<String>,
    pub text: Text,
}

/// The position in words, made once for each position and drawn many times.
pub struct ShownPosition {
    pub asked: Option<OpenQuestion>,
    pub waiting: Option<Text>,
    pub table: Painting,
    pub log: Vec<EventLine>,
    /// What was settled, in a line each, with the events that led to it.
    pub settled: Vec<(Range<usize>, Text)>,
    pub result: Vec<Line>,
    pub in_view: Vec<CardText>,
}

pub struct App<'a> {
    pub session: &'a mut Session,
    pub theme: Theme,
    pub shown: ShownPosition,
    /// Every card of the game.
    pub cards: Vec<CardText>,
    pub focus: Focus,
    pub table: Scroll,
    pub log: Scroll,
    pub options: Scroll,
    /// The option that Enter would choose.
    pub selected: usize,
    /// Options in a column, as last drawn.
    pub column: usize,
    /// Another pane hides the options, as last drawn.
    pub zoomed: bool,
    /// Digits typed so far, where one does not say it all.
    pub typed: String,
    pub popup: Option<Popup>,
    /// Something to say in the last line until the next key.
    pub message: Option<String>,
    /// The log shows the rule behind each line.
    pub rules: bool,
    /// Events shown so far.
    events: usize,
    /// The card chosen last, and the length of the log then.
    card: Option<(CardText, usize)>,
}

impl<'a> App<'a> {
    pub fn new(session: &'a mut Session, theme: Theme) -> App<'a> {
        let cards = session.game.cards(session.lang);
        let shown = ShownPosition {
            asked: None,
            waiting: None,
            table: Painting::default(),
            log: Vec::new(),
            settled: Vec::new(),
            result: Vec::new(),
            in_view: Vec::new(),
        };
        let mut app = App {
            session,
            theme,
            shown,
            cards,
            focus: Focus::default(),
            table: Scroll::default(),
            log: Scroll::at_end(),
            options: Scroll::default(),
            selected: 0,
            column: usize::MAX,
            zoomed: false,
            typed: String::new(),
            popup: None,
            message: None,
            rules: false,
            events: 0,
            card: None,
        };
        app.refresh();
        app
    }

    /// Lets one bot answer.
    pub fn let_bot_answer(&mut self) {
        self.session.let_bot_answer();
        self.refresh();
    }

    /// Answers with the option at this place.
    pub fn answer(&mut self, at: usize) {
        let Some(option) = self.shown.asked.as_ref().and_then(|asked| asked.options.get(at)) else { return };
        let word = option.word.clone();
        if let Some(card) = self.card_of(at) {
            self.card = Some((card.clone(), self.events));
        }
        // It was offered a moment ago, and nothing has happened since.
        if self.session.answer(&word).is_ok() {
            self.focus = Focus::Question;
            self.log = Scroll::at_end();
            self.new_question();
            self.refresh();
        }
    }

    /// Says what would be good, and selects it.
    pub fn hint(&mut self) {
        if let Some(at) = hint::place(self.session) {
            self.selected = at;
            self.typed.clear();
        }
        self.message = Some(hint::line(self.session));
    }

    pub fn take_back(&mut self) {
        let lang = self.session.lang;
        let Some(taken) = self.session.take_back() else {
            self.message = Some(word(lang, "play-nothing-to-take-back"));
            return;
        };
        let answer = asked::in_words(self.session, &taken);
        self.events = 0;
        self.shown.log.clear();
        self.log = Scroll::at_end();
        self.new_question();
        self.refresh();
        self.message = Some(say(lang, "play-taken-back", &Args::new().set("answer", answer)));
    }

    /// Saves in the usual file and says how that went.
    pub fn save(&mut self) -> bool {
        let lang = self.session.lang;
        let saved = self.session.save(None);
        let text = match &saved {
            Ok(path) => say(lang, "play-saved", &intro::file(path)),
            Err(failure) => failure.report(lang).unwrap_or_default(),
        };
        self.message = Some(text.trim_end().replace('\n', " "));
        saved.is_ok()
    }

    /// The card that the selected option mentions, or the one that was chosen just now, while
    /// further questions (where? how?) are about it.
    pub fn card_at_hand(&self) -> Option<&CardText> {
        let chosen = self.card.as_ref().filter(|(_, events)| *events == self.events).map(|(card, _)| card);
        self.card_of(self.selected).or(chosen)
    }

    fn card_of(&self, option: usize) -> Option<&CardText> {
        let option = self.shown.asked.as_ref()?.options.get(option)?;
        cards::mentioned(&self.shown.in_view, &self.cards, &option.text)
    }

    fn new_question(&mut self) {
        self.selected = 0;
        self.typed.clear();
        self.options = Scroll::default();
    }

    /// Puts the position into words.
    fn refresh(&mut self) {
        let lang = self.session.lang;
        let line = |event: EventText| EventLine {
            number: event.number,
            text: event_lines::reasoned(&event, lang),
            rule: event.rule,
        };
        self.shown.log.extend(self.session.events_since(self.events).into_iter().map(line));
        self.events = self.session.play().event_count();
        self.shown.table = self.session.paint();
        let settled = self.session.summaries_since(0).into_iter();
        self.shown.settled = settled.map(|one| (one.events, text(&one.parts))).collect();
        self.shown.asked = asked::asked(self.session);
        self.shown.waiting = asked::waiting(self.session);
        self.shown.result = result::lines(self.session);
        self.shown.in_view = cards::in_view(self.session, &self.cards);
        if let Some(report) = self.session.take_save_error().and_then(|error| error.report(lang)) {
            self.message = Some(report.trim_end().replace('\n', " "));
        }
    }
}
