//! A pane: a rule with a title, and text below it that may be longer than the pane.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::Paragraph;

use crate::play::screen::scroll::Scroll;
use crate::play::screen::wrap::width;

/// The bar between two panes, and a free cell.
const BAR: u16 = 2;

pub struct Pane {
    pub title: String,
    /// Keys go here. EventText by a heavy rule, not by colour.
    pub focused: bool,
    /// There is a pane to its left.
    pub beside: bool,
    /// There is no pane above it.
    pub top: bool,
    /// At the right end of the rule.
    pub note: Option<String>,
}

impl Pane {
    pub fn new(title: String, focused: bool) -> Pane {
        Pane { title, focused, beside: false, top: false, note: None }
    }
}

/// The cells of a row of text in a pane of this width.
pub fn text_width(pane: u16, beside: bool) -> usize {
    pane.saturating_sub(if beside { BAR } else { 0 }) as usize
}

/// Draws a pane whose text scrolls.
pub fn scrolled(frame: &mut Frame, area: Rect, pane: &Pane, rows: Vec<Line<'static>>, scroll: &mut Scroll) {
    with_head(frame, area, pane, &[], rows, scroll);
}

/// As [`scrolled`], below lines that stay where they are.
pub fn with_head(
    frame: &mut Frame,
    area: Rect,
    pane: &Pane,
    head: &[Line<'static>],
    rows: Vec<Line<'static>>,
    scroll: &mut Scroll,
) {
    if area.height == 0 {
        return;
    }
    let left = if pane.beside { BAR } else { 0 };
    let head_rows = (head.len() as u16).min(area.height - 1);
    let text = Rect {
        x: area.x + left,
        y: area.y + 1 + head_rows,
        width: area.width.saturating_sub(left),
        height: area.height - 1 - head_rows,
    };
    let top = scroll.fit(rows.len(), text.height as usize);
    let shown: Vec<_> = rows.into_iter().skip(top).take(text.height as usize).collect();
    if pane.beside {
        let bar = vec![Line::raw("│"); area.height as usize];
        frame.render_widget(
            Paragraph::new(Text::from(bar)).style(rule_style(false)),
            Rect { width: 1, ..area },
        );
    }
    frame.render_widget(rule(pane, area.width, scroll.hidden()), Rect { height: 1, ..area });
    let above = Rect { y: area.y + 1, height: head_rows, ..text };
    frame.render_widget(Paragraph::new(Text::from(head.to_vec())), above);
    frame.render_widget(Paragraph::new(Text::from(shown)), text);
}

/// `── Title ────────── note ─ ↑3 ↓5 ──`
fn rule(pane: &Pane, room: u16, (above, below): (usize, usize)) -> Line<'static> {
    let stroke = if pane.focused { "━" } else { "─" };
    let style = rule_style(pane.focused);
    let start = match (pane.beside, pane.top) {
        (true, true) => format!("┬{stroke}"),
        (true, false) => format!("├{stroke}"),
        (false, _) => stroke.repeat(2),
    };
    let title = format!(" {} ", pane.title);
    let mut end = pane.note.as_ref().map(|note| format!(" {note} {stroke}")).unwrap_or_default();
    let arrow = |sign: &str, rows: usize| if rows > 0 { format!("{sign}{rows} ") } else { String::new() };
    if above + below > 0 {
        end += &format!(" {}{}{stroke}", arrow("↑", above), arrow("↓", below));
    }
    let used = width(&start) + width(&title) + width(&end);
    let gap = (room as usize).saturating_sub(used);
    Line::from(vec![
        Span::styled(start, style),
        Span::styled(title, Style::new().add_modifier(Modifier::BOLD)),
        Span::styled(stroke.repeat(gap), style),
        Span::styled(end, style),
    ])
}

fn rule_style(focused: bool) -> Style {
    if focused { Style::new() } else { Style::new().add_modifier(Modifier::DIM) }
}
