//! The first and the last line: what is played, and which keys there are.

use elysium_kit::Tone;
use elysium_text::Args;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use crate::play::clock;
use crate::play::screen::app::App;
use crate::play::screen::wrap::width;
use crate::text::{say, word};

pub fn header(app: &App, frame: &mut Frame, area: Rect) {
    let lang = app.session.lang;
    let you = app.session.name(app.session.human());
    let left =
        say(lang, "play-header", &Args::new().set("game", app.session.game.display_name()).set("you", you));
    let mut right = Vec::new();
    if let Some(path) = app.session.file.kept() {
        let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
        right.push(say(lang, "play-header-file", &Args::new().set("file", name)));
    }
    right.extend(clock::short(app.session));
    // The time goes by; a long file name gives way.
    let room = (area.width as usize).saturating_sub(width(&left) + 4);
    while width(&right.join(" · ")) > room && !right.is_empty() {
        right.remove(0);
    }
    let right = right.join(" · ");
    let gap = (area.width as usize).saturating_sub(width(&left) + width(&right) + 2);
    let line = Line::from(vec![
        Span::styled(format!(" {left}"), Style::new().add_modifier(Modifier::BOLD)),
        Span::raw(" ".repeat(gap)),
        Span::styled(right, app.theme.style(Tone::Dim)),
    ]);
    frame.render_widget(line, area);
}

pub fn footer(app: &App, frame: &mut Frame, area: Rect) {
    if let Some(message) = &app.message {
        let style = Style::new().add_modifier(Modifier::REVERSED);
        frame.render_widget(Line::styled(format!(" {message} "), style), area);
        return;
    }
    // The most useful first: what does not fit is in the help.
    let mut keys = vec![
        ("?", "play-hint-help"),
        ("q", "play-hint-quit"),
        ("h", "play-hint-good"),
        ("w", "play-hint-why"),
        ("c", "play-hint-cards"),
        ("u", "play-hint-undo"),
        ("t", "play-hint-focus"),
        ("s", "play-hint-save"),
        ("r", "play-hint-rules"),
    ];
    if !app.session.game.stops(app.session.lang).is_empty() {
        keys.insert(4, ("p", "play-hint-stops"));
    }
    let asked = app.shown.asked.as_ref().map_or(0, |asked| asked.options.len());
    let numbers = format!("1-{asked}");
    if asked > 0 {
        keys.insert(0, (&numbers, "play-hint-choose"));
    }
    let mut line = Line::raw(" ");
    let mut room = (area.width as usize).saturating_sub(1);
    for (key, id) in keys {
        let text = format!(" {}  ", word(app.session.lang, id));
        let wide = width(key) + width(&text);
        if wide > room + 2 {
            break;
        }
        room = room.saturating_sub(wide);
        let style = app.theme.style(Tone::Accent).add_modifier(Modifier::BOLD);
        line.spans.extend([Span::styled(key.to_owned(), style), Span::raw(text)]);
    }
    frame.render_widget(line, area);
}
