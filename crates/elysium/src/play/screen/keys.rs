//! What the keys do.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use crate::play::screen::app::App;
use crate::play::screen::layout::Focus;
use crate::play::screen::popup::Popup;

/// What comes after a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyOutcome {
    Stay,
    Leave,
}

/// Takes a key. Keys that were pressed before the question stood on the screen do not answer it:
/// `may_answer` is false for those.
pub fn press(app: &mut App, key: KeyEvent, may_answer: bool) -> KeyOutcome {
    app.message = None;
    let interrupt = key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c');
    match app.popup.take() {
        // Whoever interrupts twice means it.
        Some(Popup::Leave) if interrupt => return KeyOutcome::Leave,
        _ if interrupt => {
            app.popup = Some(Popup::Leave);
            return KeyOutcome::Stay;
        }
        Some(popup) => return popup.press(app, key),
        None => {}
    }
    if key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT) {
        return KeyOutcome::Stay;
    }
    if app.zoomed && matches!(key.code, KeyCode::Enter | KeyCode::Char('0'..='9')) {
        // Nobody is to choose what is out of sight.
        app.focus = Focus::Question;
        return KeyOutcome::Stay;
    }
    match key.code {
        KeyCode::Char(digit @ '0'..='9') if may_answer => type_digit(app, digit),
        KeyCode::Enter if may_answer => enter(app),
        KeyCode::Esc => {
            app.typed.clear();
            app.focus = Focus::Question;
        }
        KeyCode::Backspace => {
            app.typed.pop();
        }
        KeyCode::Char('q') => return leave(app),
        KeyCode::Char('?') | KeyCode::F(1) => app.popup = Some(Popup::help()),
        KeyCode::Char('w') => app.popup = Some(Popup::why()),
        KeyCode::Char('h') => app.hint(),
        KeyCode::Char('c') => app.popup = Some(Popup::cards(app)),
        KeyCode::Char('p') => app.popup = Some(Popup::stops()),
        KeyCode::Char('u') => app.take_back(),
        KeyCode::Char('s') => {
            app.save();
        }
        KeyCode::Char('r') => app.rules = !app.rules,
        KeyCode::Char('t') | KeyCode::Tab => app.focus = app.focus.next(),
        KeyCode::BackTab => app.focus = app.focus.previous(),
        code => travel(app, code),
    }
    KeyOutcome::Stay
}

/// Asks first, unless there is nothing to lose.
fn leave(app: &mut App) -> KeyOutcome {
    if app.session.outcome().is_some() && app.session.saved_in().is_some() {
        return KeyOutcome::Leave;
    }
    app.popup = Some(Popup::Leave);
    KeyOutcome::Stay
}

fn enter(app: &mut App) {
    match app.typed.parse::<usize>() {
        Ok(number) => {
            app.typed.clear();
            app.answer(number.wrapping_sub(1));
        }
        Err(_) => app.answer(app.selected),
    }
}

/// A digit answers at once if no option has a number that goes on from there.
fn type_digit(app: &mut App, digit: char) {
    let options = app.shown.asked.as_ref().map_or(0, |asked| asked.options.len());
    app.typed.push(digit);
    let number: usize = app.typed.parse().unwrap_or(usize::MAX);
    if number == 0 || number > options {
        app.typed.clear();
    } else {
        app.selected = number - 1;
        if number * 10 > options {
            app.typed.clear();
            app.answer(number - 1);
        }
    }
}

/// Arrows and pages: through the options, or through the pane that has the focus.
fn travel(app: &mut App, code: KeyCode) {
    let (scroll, sticks) = match app.focus {
        Focus::Table => (&mut app.table, false),
        Focus::Question | Focus::Log => (&mut app.log, true),
    };
    match code {
        KeyCode::PageUp => return scroll.up(scroll.page()),
        KeyCode::PageDown => return scroll.down(scroll.page(), sticks),
        _ => {}
    }
    if app.focus == Focus::Question {
        return select(app, code);
    }
    match code {
        KeyCode::Up | KeyCode::Char('k') => scroll.up(1),
        KeyCode::Down | KeyCode::Char('j') => scroll.down(1, sticks),
        KeyCode::Home | KeyCode::Char('g') => scroll.up(usize::MAX / 2),
        KeyCode::End | KeyCode::Char('G') => scroll.down(usize::MAX / 2, sticks),
        _ => {}
    }
}

fn select(app: &mut App, code: KeyCode) {
    let options = app.shown.asked.as_ref().map_or(0, |asked| asked.options.len());
    let Some(last) = options.checked_sub(1) else { return };
    let at = app.selected;
    app.selected = match code {
        KeyCode::Up | KeyCode::Char('k') => at.checked_sub(1).unwrap_or(last),
        KeyCode::Down | KeyCode::Char('j') => (at + 1) % options,
        KeyCode::Left => at.checked_sub(app.column).unwrap_or(at),
        KeyCode::Right | KeyCode::Char('l') if at.saturating_add(app.column) <= last => at + app.column,
        KeyCode::Home => 0,
        KeyCode::End => last,
        _ => return,
    };
    app.typed.clear();
}
