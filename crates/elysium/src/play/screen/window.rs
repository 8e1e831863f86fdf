//! Windows above the table.

use elysium_title::{Title, Tone};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Block, BorderType, Paragraph};

use crate::play::screen::app::App;
use crate::play::screen::pane;
use crate::play::screen::popup::{self, Browser, Popup};
use crate::play::screen::wrap::{width, wrap};

/// The widest a window with prose gets: longer lines are hard to read.
const MOST_COLUMNS: u16 = 96;

pub fn draw<G: Title>(app: &mut App<G>, frame: &mut Frame, screen: Rect) {
    let Some(mut window) = app.popup.take() else { return };
    let columns = (screen.width - 4).min(MOST_COLUMNS);
    let lines = popup::lines(&window, app);
    let (title, foot) = (popup::title(&window, app), popup::foot(&window, app));
    let frame_of = |rows: usize| {
        let height = (rows as u16).saturating_add(2).clamp(5, screen.height - 2);
        let (x, y) = ((screen.width - columns) / 2, (screen.height - height) / 2);
        Rect { x: screen.x + x, y: screen.y + y, width: columns, height }
    };
    let wrapped = |room: u16| -> Vec<Line<'static>> {
        lines.iter().flat_map(|line| wrap(line, room as usize, 5, app.theme)).collect()
    };
    match &mut window {
        Popup::Cards(browser) => {
            let area = frame_of(usize::from(screen.height));
            let inner = border(frame, area, &title, &foot, (0, 0));
            let list_width = (inner.width * 2 / 5).min(34);
            let list = Rect { width: list_width, ..inner };
            let x = inner.x + list_width + 2;
            let text = Rect { x, width: inner.right().saturating_sub(x + 1), ..inner };
            card_list(app, frame, list, browser);
            let rows: Vec<_> = lines.iter().flat_map(|l| wrap(l, text.width as usize, 0, app.theme)).collect();
            let top = browser.text.fit(rows.len(), text.height as usize);
            frame.render_widget(Paragraph::new(Text::from(rows)).scroll((top as u16, 0)), text);
        }
        Popup::Help(scroll) | Popup::Why(scroll) => {
            let rows = wrapped(columns - 4);
            let area = frame_of(rows.len());
            let top = scroll.fit(rows.len(), area.height as usize - 2);
            let inner = border(frame, area, &title, &foot, scroll.hidden());
            frame.render_widget(Paragraph::new(Text::from(rows)).scroll((top as u16, 0)), inner);
        }
        Popup::Leave => {
            let rows = wrapped(columns - 4);
            let inner = border(frame, frame_of(rows.len()), &title, &foot, (0, 0));
            frame.render_widget(Paragraph::new(Text::from(rows)), inner);
        }
    }
    app.popup = Some(window);
}

/// Draws the frame of a window and gives the place inside it.
fn border(frame: &mut Frame, area: Rect, title: &str, foot: &str, (above, below): (usize, usize)) -> Rect {
    pane::clear(frame, area);
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let mut block = Block::bordered()
        .border_type(BorderType::Rounded)
        .title(Line::styled(format!(" {title} "), bold))
        .title_bottom(Line::raw(format!(" {foot} ")));
    if above + below > 0 {
        block = block.title_bottom(Line::raw(format!(" ↑{above} ↓{below} ")).right_aligned());
    }
    let inner = block.inner(area);
    frame.render_widget(block, area);
    Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner }
}

fn card_list<G: Title>(app: &App<G>, frame: &mut Frame, area: Rect, browser: &mut Browser) {
    let cards = browser.cards(app);
    browser.list.show(browser.selected, area.height as usize);
    let top = browser.list.fit(cards.len(), area.height as usize);
    let row = |(i, card): (usize, &elysium_title::CardText)| {
        let chosen = i == browser.selected;
        let (marker, style) = if chosen { ("▸ ", app.theme.chosen()) } else { ("  ", Style::new()) };
        let room = (area.width as usize).saturating_sub(width(marker));
        let name: String = fit(&card.name, room);
        Line::from(vec![Span::raw(marker), Span::styled(name, style)])
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
    let mut short: String = name.chars().take(room.saturating_sub(1)).collect();
    while width(&short) + 1 > room && short.pop().is_some() {}
    short + "…"
}
