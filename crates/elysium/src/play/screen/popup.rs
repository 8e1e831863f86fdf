//! What opens above the table: help, refusals, cards, and the question whether to leave.

use elysium_kit::{CardText, Line, Tone};
use ratatui::crossterm::event::{KeyCode, KeyEvent};

use crate::play::intro;
use crate::play::screen::app::App;
use crate::play::screen::keys::KeyOutcome;
use crate::play::screen::scroll::Scroll;
use crate::play::{cards, stops, why};
use crate::text::{say, word};

/// The column of keys in lists of keys.
pub const KEY_COLUMN: usize = 5;

pub enum Popup {
    Help(Scroll),
    Why(Scroll),
    Cards(CardBrowser),
    Stops(StopsEditor),
    Leave,
}

/// A list of stops, one of which can be changed.
#[derive(Default)]
pub struct StopsEditor {
    pub selected: usize,
    pub list: Scroll,
}

/// A list of cards, and the text of one of them.
#[derive(Default)]
pub struct CardBrowser {
    /// Every card of the game instead of those in view.
    pub all: bool,
    pub selected: usize,
    pub list: Scroll,
    pub text: Scroll,
}

impl CardBrowser {
    pub fn cards<'a>(&self, app: &'a App) -> &'a [CardText] {
        if self.all { &app.cards } else { &app.shown.in_view }
    }
}

impl Popup {
    pub fn help() -> Popup {
        Popup::Help(Scroll::default())
    }

    pub fn why() -> Popup {
        Popup::Why(Scroll::default())
    }

    pub fn stops() -> Popup {
        Popup::Stops(StopsEditor::default())
    }

    /// Opens at the card of the selected option, since that is the one somebody wants to read.
    pub fn cards(app: &App) -> Popup {
        let place = |cards: &[CardText], id: &str| cards.iter().position(|card| card.id == id);
        let mut browser = CardBrowser { all: app.shown.in_view.is_empty(), ..CardBrowser::default() };
        if let Some(card) = app.card_at_hand() {
            browser.all |= place(&app.shown.in_view, &card.id).is_none();
            browser.selected = place(browser.cards(app), &card.id).unwrap_or(0);
        }
        Popup::Cards(browser)
    }

    /// Takes a key and stays open or closes, as it sees fit.
    pub fn press(mut self, app: &mut App, key: KeyEvent) -> KeyOutcome {
        match (&mut self, key.code) {
            (Popup::Leave, KeyCode::Char('s')) => {
                if app.save() {
                    return KeyOutcome::Leave;
                }
            }
            (Popup::Leave, KeyCode::Char('q' | 'y')) => return KeyOutcome::Leave,
            (Popup::Leave, KeyCode::Esc | KeyCode::Char('n')) => return KeyOutcome::Stay,
            (Popup::Stops(editor), KeyCode::Enter | KeyCode::Char(' ')) => {
                if let Some(row) = stops::rows(app.session).get(editor.selected) {
                    stops::change(app.session, row);
                }
            }
            (_, KeyCode::Esc | KeyCode::Enter | KeyCode::Char('q')) => return KeyOutcome::Stay,
            (Popup::Stops(_), KeyCode::Char('p')) => return KeyOutcome::Stay,
            (Popup::Stops(editor), code) => {
                let last = stops::rows(app.session).len().saturating_sub(1);
                editor.selected = match code {
                    KeyCode::Up | KeyCode::Char('k') => editor.selected.saturating_sub(1),
                    KeyCode::Down | KeyCode::Char('j') => (editor.selected + 1).min(last),
                    KeyCode::PageUp | KeyCode::Home => 0,
                    KeyCode::PageDown | KeyCode::End => last,
                    _ => editor.selected,
                };
            }
            (Popup::Help(_), KeyCode::Char('?') | KeyCode::F(1)) => return KeyOutcome::Stay,
            (Popup::Why(_), KeyCode::Char('w')) => return KeyOutcome::Stay,
            (Popup::Cards(_), KeyCode::Char('c')) => return KeyOutcome::Stay,
            (Popup::Cards(browser), code) => browse(browser, app, code),
            (Popup::Help(scroll) | Popup::Why(scroll), code) => turn(scroll, code),
            (Popup::Leave, _) => {}
        }
        app.popup = Some(self);
        KeyOutcome::Stay
    }
}

fn turn(scroll: &mut Scroll, code: KeyCode) {
    match code {
        KeyCode::Up | KeyCode::Char('k') => scroll.up(1),
        KeyCode::Down | KeyCode::Char('j') => scroll.down(1, false),
        KeyCode::PageUp => scroll.up(scroll.page()),
        KeyCode::PageDown | KeyCode::Char(' ') => scroll.down(scroll.page(), false),
        _ => {}
    }
}

fn browse(browser: &mut CardBrowser, app: &App, code: KeyCode) {
    let last = browser.cards(app).len().saturating_sub(1);
    let before = browser.selected;
    match code {
        KeyCode::Up | KeyCode::Char('k') => browser.selected = before.saturating_sub(1),
        KeyCode::Down | KeyCode::Char('j') => browser.selected = (before + 1).min(last),
        KeyCode::PageUp => browser.selected = before.saturating_sub(browser.list.page()),
        KeyCode::PageDown => browser.selected = (before + browser.list.page()).min(last),
        KeyCode::Home => browser.selected = 0,
        KeyCode::End => browser.selected = last,
        KeyCode::Char(' ') => browser.text.down(browser.text.page(), false),
        KeyCode::Char('a') | KeyCode::Tab => {
            // The same card stays selected if the other list has it.
            let id = browser.cards(app).get(before).map(|card| card.id.clone());
            browser.all = !browser.all;
            let cards = browser.cards(app);
            browser.selected = cards.iter().position(|card| Some(&card.id) == id.as_ref()).unwrap_or(0);
        }
        _ => {}
    }
    if browser.selected != before {
        browser.text = Scroll::default();
    }
}

/// The text of help, of refusals, or of the question whether to leave.
pub fn lines(popup: &Popup, app: &App) -> Vec<Line> {
    match popup {
        Popup::Help(_) => help(app),
        Popup::Why(_) => why::lines(app.session),
        Popup::Stops(editor) => stops::list(app.session, editor.selected),
        Popup::Leave => leave(app),
        Popup::Cards(browser) => match browser.cards(app).get(browser.selected) {
            Some(card) => cards::lines(app.session, card),
            None => vec![Line::new().add(Tone::Plain, word(app.session.lang, "play-cards-none"))],
        },
    }
}

/// The heading of the window.
pub fn title(popup: &Popup, app: &App) -> String {
    let id = match popup {
        Popup::Help(_) => "play-title-help",
        Popup::Why(_) => "play-title-why",
        Popup::Cards(browser) if browser.all => "play-title-cards-all",
        Popup::Cards(_) => "play-title-cards",
        Popup::Stops(_) => "play-title-stops",
        Popup::Leave => "play-title-leave",
    };
    word(app.session.lang, id)
}

/// What closes the window, at its foot; leaving or staying is a question with answers of its own.
pub fn foot(popup: &Popup, app: &App) -> Option<String> {
    let id = match popup {
        Popup::Help(_) | Popup::Why(_) => "play-foot-close",
        Popup::Cards(_) => "play-foot-cards",
        Popup::Stops(_) => "play-foot-stops",
        Popup::Leave => return None,
    };
    Some(word(app.session.lang, id))
}

/// Keys in a column, what they do in the next.
fn help(app: &App) -> Vec<Line> {
    const KEYS: [(&str, &str); 14] = [
        ("1-9", "play-key-number"),
        ("↑ ↓", "play-key-arrows"),
        ("?", "play-key-help"),
        ("h", "play-key-hint"),
        ("w", "play-key-why"),
        ("c", "play-key-cards"),
        ("p", "play-key-stops"),
        ("u", "play-key-undo"),
        ("s", "play-key-save"),
        ("t", "play-key-focus"),
        ("PgUp", "play-key-page"),
        ("r", "play-key-rules"),
        ("q", "play-key-quit"),
        ("Esc", "play-key-escape"),
    ];
    let lang = app.session.lang;
    let key = |(key, id): (&str, &str)| key_line(key, word(lang, id));
    let mut lines: Vec<Line> = KEYS.into_iter().map(key).collect();
    lines.push(Line::new());
    lines.extend(intro::lines(app.session));
    lines
}

fn leave(app: &App) -> Vec<Line> {
    let lang = app.session.lang;
    let saved = app.session.saved_in();
    let state = match saved {
        Some(path) => say(lang, "play-leave-saved", &intro::file(path)),
        None => word(lang, "play-leave-unsaved"),
    };
    let mut lines = vec![Line::new().add(Tone::Plain, state), Line::new()];
    if saved.is_none() {
        lines.push(key_line("s", say(lang, "play-leave-save", &intro::file(&app.session.usual_file()))));
    }
    lines.push(key_line("q", word(lang, "play-leave-quit")));
    lines.push(key_line("Esc", word(lang, "play-leave-stay")));
    lines
}

/// A key in a column of its own, and what it does.
fn key_line(key: &str, text: String) -> Line {
    Line::new().add(Tone::Accent, format!("{key:<KEY_COLUMN$}")).add(Tone::Plain, text)
}
