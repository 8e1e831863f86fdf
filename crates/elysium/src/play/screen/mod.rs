//! The table on a full screen.

mod app;
mod bars;
mod draw;
mod keys;
mod layout;
mod pane;
mod popup;
mod question;
mod scroll;
#[cfg(test)]
mod tests;
mod theme;
mod window;
mod wrap;

use std::io;
use std::time::Duration;

use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyEventKind};

use crate::error::CliError;
use crate::output::colour_wanted;
use crate::play::screen::app::App;
use crate::play::screen::keys::{KeyOutcome, press};
use crate::play::screen::theme::Theme;
use crate::play::session::Session;

/// How often a clock is drawn.
const SECOND: Duration = Duration::from_secs(1);

/// Gives the terminal back, whatever happens. Before a panic is printed ratatui's own hook does so,
/// and doing it twice would put the cursor back into the middle of what was printed.
struct TerminalGuard;

impl Drop for TerminalGuard {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            ratatui::restore();
        }
    }
}

/// Plays until somebody leaves.
pub fn run(session: &mut Session) -> Result<(), CliError> {
    let given = TerminalGuard;
    let mut terminal = ratatui::try_init()?;
    let played = watch(&mut terminal, &mut App::new(session, Theme { colour: colour_wanted() }));
    drop(given);
    Ok(played?)
}

fn watch(terminal: &mut DefaultTerminal, app: &mut App) -> io::Result<()> {
    loop {
        terminal.draw(|frame| draw::draw(app, frame))?;
        let bots_turn = app.shown.waiting.is_some() && app.popup.is_none();
        if bots_turn {
            app.let_bot_answer();
            // Whatever was pressed while the bot was thinking was not meant for the next question.
            while event::poll(Duration::ZERO)? {
                if take(app, false)? == KeyOutcome::Leave {
                    return Ok(());
                }
            }
        } else if app.session.clock().is_some() && !event::poll(SECOND)? {
            // Nothing was pressed: the clock is drawn anew.
        } else if take(app, true)? == KeyOutcome::Leave {
            return Ok(());
        }
    }
}

/// Waits for the next event and takes it.
fn take(app: &mut App, may_answer: bool) -> io::Result<KeyOutcome> {
    match event::read()? {
        // Some terminals report releases too.
        Event::Key(key) if key.kind != KeyEventKind::Release => Ok(press(app, key, may_answer)),
        _ => Ok(KeyOutcome::Stay),
    }
}
