//! Windows above the table.

use elysium_kit::Tone;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Block, BorderType, Clear, Paragraph};

use crate::play::screen::app::App;
use crate::play::screen::popup::{self, CardBrowser, KEY_COLUMN, Popup};
use crate::play::screen::scroll::Scroll;
use crate::play::screen::wrap::{width, wrap};

/// The widest a window with prose gets: longer lines are hard to read. On a screen not much wider
/// it takes all of it, since scraps of the table at its sides would only distract.
const MOST_COLUMNS: u16 = 96;

pub fn draw(app: &mut App, frame: &mut Frame, screen: Rect) {
    let Some(mut window) = app.popup.take() else { return };
    let columns = if screen.width < MOST_COLUMNS + 8 { screen.width } else { MOST_COLUMNS };
    let lines = popup::lines(&window, app);
    let (title, foot) = (popup::title(&window, app), popup::foot(&window, app));
    let frame_of = |rows: usize| {
        let height = (rows as u16).saturating_add(2).clamp(3, screen.height - 2);
        let (x, y) = ((screen.width - columns) / 2, (screen.height - height) / 2);
        Rect { x: screen.x + x, y: screen.y + y, width: columns, height }
    };
    let wrapped = |room: u16, hang: usize| -> Vec<Line<'static>> {
        lines.iter().flat_map(|line| wrap(line, room as usize, hang, app.theme)).collect()
    };
    let room = columns - 4;
    match &mut window {
        Popup::Cards(browser) => {
            let area = frame_of(usize::from(screen.height));
            let inner = border(frame, area, &title, foot, (0, 0));
            let list_width = (inner.width * 2 / 5).min(36);
            let list = Rect { width: list_width, ..inner };
            let x = inner.x + list_width + 2;
            let text = Rect { x, width: inner.right().saturating_sub(x + 1), ..inner };
            card_list(app, frame, list, browser);
            let rows = wrapped(text.width, 0);
            let top = browser.text.fit(rows.len(), text.height as usize);
            frame.render_widget(Paragraph::new(Text::from(rows)).scroll((top as u16, 0)), text);
        }
        Popup::Help(scroll) => text_window(frame, frame_of, &title, foot, wrapped(room, KEY_COLUMN), scroll),
        Popup::Stops(editor) => {
            let rows: Vec<_> = lines.iter().map(|line| wrap(line, room as usize, 4, app.theme)).collect();
            let before: usize = rows.iter().take(editor.selected).map(Vec::len).sum();
            let rows = rows.concat();
            editor.list.show(before, frame_of(rows.len()).height as usize - 2);
            text_window(frame, frame_of, &title, foot, rows, &mut editor.list);
        }
        Popup::Why(scroll) => text_window(frame, frame_of, &title, foot, wrapped(room, 2), scroll),
        Popup::Leave => {
            let rows = wrapped(room, KEY_COLUMN);
            text_window(frame, frame_of, &title, foot, rows, &mut Scroll::default());
        }
    }
    app.popup = Some(window);
}

/// A window as high as its text, or as the screen.
fn text_window(
    frame: &mut Frame,
    frame_of: impl Fn(usize) -> Rect,
    title: &str,
    foot: Option<String>,
    rows: Vec<Line<'static>>,
    scroll: &mut Scroll,
) {
    let area = frame_of(rows.len());
    let top = scroll.fit(rows.len(), area.height as usize - 2);
    let inner = border(frame, area, title, foot, scroll.hidden());
    frame.render_widget(Paragraph::new(Text::from(rows)).scroll((top as u16, 0)), inner);
}

/// Draws the frame of a window and gives the place inside it.
fn border(
    frame: &mut Frame,
    area: Rect,
    title: &str,
    foot: Option<String>,
    (above, below): (usize, usize),
) -> Rect {
    frame.render_widget(Clear, area);
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let mut block =
        Block::bordered().border_type(BorderType::Rounded).title(Line::styled(format!(" {title} "), bold));
    if let Some(foot) = foot {
        block = block.title_bottom(Line::raw(format!(" {foot} ")));
    }
    if above + below > 0 {
        block = block.title_bottom(Line::raw(format!(" ↑{above} ↓{below} ")).right_aligned());
    }
    let inner = block.inner(area);
    frame.render_widget(block, area);
    Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner }
}

fn card_list(app: &App, frame: &mut Frame, area: Rect, browser: &mut CardBrowser) {
    let cards = browser.cards(app);
    browser.list.show(browser.selected, area.height as usize);
    let top = browser.list.fit(cards.len(), area.height as usize);
    let row = |(i, card): (usize, &elysium_kit::CardText)| {
        let chosen = i == browser.selected;
        let (marker, style) = if chosen { ("▸ ", app.theme.chosen()) } else { ("  ", Style::new()) };
        let room = (area.width as usize).saturating_sub(width(marker) + 1);
        let name = fit(&card.name, room);
        // Cards of several groups share a name; those of none go by what they are.
        let group = if card.group.is_empty() { &card.kind_name } else { &card.group_name };
        let group = fit(group, room.saturating_sub(width(&name) + 2));
        let group = Span::styled(format!("  {group}"), app.theme.style(Tone::Dim));
        Line::from(vec![Span::raw(marker), Span::styled(name, style), group])
    };
    let rows: Vec<_> = cards.iter().enumerate().skip(top).take(area.height as usize).map(row).collect();
    frame.render_widget(Paragraph::new(Text::from(rows)), area);
    let bar = vec![Line::styled("│", app.theme.style(Tone::Dim)); area.height as usize];
    frame.render_widget(Paragraph::new(Text::from(bar)), Rect { x: area.right(), width: 1, ..area });
}

/// A name that is too long ends in an ellipsis; its whole stands beside the list.
fn fit(name: &str, room: usize) -> String {
    if width(name) <= room {
        return name.into();
    }
    if room < 4 {
        return String::new();
    }
    let mut short: String = name.chars().take(room.saturating_sub(1)).collect();
    while width(&short) + 1 > room && short.pop().is_some() {}
    short + "…"
}
