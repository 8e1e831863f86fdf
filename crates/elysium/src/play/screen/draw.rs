//! The whole screen.

use elysium_kit::Tone;
use elysium_text::{Args, Text};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Wrap};

use crate::parts::toned;
use crate::play::cards;
use crate::play::screen::app::{App, EventLine};
use crate::play::screen::layout::{self, Areas, Focus, LEAST};
use crate::play::screen::pane::{self, Pane};
use crate::play::screen::question::{Board, board};
use crate::play::screen::wrap::wrap;
use crate::play::screen::{bars, window};
use crate::text::{say, word};

/// So many rows of the table are in sight below those who stay there.
const LEAST_TABLE: usize = 3;

pub fn draw(app: &mut App, frame: &mut Frame) {
    let area = frame.area();
    if area.width < LEAST.0 || area.height < LEAST.1 {
        return too_small(app, frame, area);
    }
    let room = pane::text_width(layout::question_width(area), false);
    // The bar beside it is not to touch the notation of an option.
    let (rows, board) = question_rows(app, room - usize::from(layout::is_wide(area)));
    let others = table_rows(app, &app.shown.table.others, room);
    let mut table = table_rows(app, &app.shown.table.table, room);
    let wanted = others.len() + table.len();
    let areas = layout::areas(area, app.focus, wanted as u16, rows.len() as u16);
    app.zoomed = app.focus != Focus::Question && !layout::is_wide(area);
    if wanted >= areas.table.height as usize {
        // Air is for those who have the room.
        table.retain(|row| row.width() > 0);
    }
    bars::header(app, frame, areas.header);
    let (title, scroll) = (word(app.session.lang, "play-pane-table"), &mut app.table);
    let pane = Pane::new(title, app.focus == Focus::Table);
    // Who else is there stays in sight, unless that leaves the table no room.
    let height = areas.table.height.saturating_sub(1) as usize;
    if others.len() + LEAST_TABLE <= height {
        pane::with_head(frame, areas.table, &pane, &others, table, scroll);
    } else {
        let table = others.into_iter().chain(table).collect();
        pane::scrolled(frame, areas.table, &pane, table, scroll);
    }
    log(app, frame, &areas);
    card(app, frame, &areas);
    question(app, frame, areas.question, rows, board);
    bars::footer(app, frame, areas.footer);
    window::draw(app, frame, area);
}

fn too_small(app: &App, frame: &mut Frame, area: Rect) {
    let args = Args::new().set("width", LEAST.0).set("height", LEAST.1);
    let args = args.set("have-width", area.width).set("have-height", area.height);
    let text = say(app.session.lang, "play-too-small", &args);
    frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), area);
}

fn table_rows(app: &App, lines: &[elysium_kit::Line], room: usize) -> Vec<Line<'static>> {
    lines.iter().flat_map(|line| wrap(line, room, 4, app.theme)).collect()
}

/// The rows of the question's pane without its options, and those.
fn question_rows(app: &App, room: usize) -> (Vec<Line<'static>>, Option<Board>) {
    if let Some(asked) = &app.shown.asked {
        let board = board(asked, app.selected, room, app.theme);
        let rows = board.question.iter().chain(&board.options).cloned().collect();
        return (rows, Some(board));
    }
    let text = |text: &Text| wrap(&toned(text, Tone::Plain), room, 0, app.theme);
    let mut rows: Vec<_> = app.shown.result.iter().flat_map(|line| wrap(line, room, 2, app.theme)).collect();
    match &app.shown.waiting {
        Some(waiting) => rows.extend(text(waiting)),
        None => rows.extend(text(&word(app.session.lang, "play-over-how").into())),
    }
    (rows, None)
}

fn question(app: &mut App, frame: &mut Frame, area: Rect, rows: Vec<Line<'static>>, board: Option<Board>) {
    let lang = app.session.lang;
    let id = match (&board, app.session.outcome()) {
        (Some(_), _) => "play-pane-question",
        (None, Some(_)) => "play-pane-result",
        (None, None) => "play-pane-waiting",
    };
    let mut pane = Pane::new(word(lang, id), app.focus == Focus::Question);
    let Some(board) = board else {
        return pane::scrolled(frame, area, &pane, rows, &mut app.options);
    };
    if !app.typed.is_empty() {
        pane.note = Some(say(lang, "play-typed", &Args::new().set("digits", app.typed.as_str())));
    }
    app.column = board.column;
    // The question stays in sight while its options scroll, unless it leaves them no room.
    let height = area.height.saturating_sub(1) as usize;
    let (head, body) =
        if board.question.len() + 2 <= height { (board.question.len(), board.options) } else { (0, rows) };
    let selected = board.selected + board.question.len() - head;
    if app.options.hidden() != (0, 0) || selected >= height - head {
        app.options.show(selected, height - head);
    }
    pane::with_head(frame, area, &pane, &board.question[..head], body, &mut app.options);
}

fn log(app: &mut App, frame: &mut Frame, areas: &Areas) {
    let beside = areas.log.x > 0;
    let room = pane::text_width(areas.log.width, beside);
    let news = app.session.news();
    let fresh = app.shown.log.iter().filter(|line| line.number >= news).count();
    let rows = all_log_rows(app, news, room);
    let lang = app.session.lang;
    let mut pane = Pane::new(word(lang, "play-pane-log"), app.focus == Focus::Log);
    pane.beside = beside;
    pane.top = true;
    pane.note = (fresh > 0).then(|| say(lang, "play-news", &Args::new().set("lines", fresh)));
    pane::scrolled(frame, areas.log, &pane, rows, &mut app.log);
}

/// The log, in which one line stands for everything that led to something settled. Whoever looks into the log sees it all.
fn all_log_rows(app: &App, news: usize, room: usize) -> Vec<Line<'static>> {
    let mut settled = app.shown.settled.iter().peekable();
    let mut rows = Vec::new();
    for line in &app.shown.log {
        while let Some((_, text)) = settled.next_if(|(events, _)| events.end <= line.number) {
            rows.extend(settled_rows(app, text, room));
        }
        let folded = settled.peek().is_some_and(|(events, _)| events.contains(&line.number));
        if !folded || app.focus == Focus::Log {
            rows.extend(log_rows(app, line, line.number >= news, room));
        }
    }
    rows.extend(settled.flat_map(|(_, text)| settled_rows(app, text, room)));
    rows
}

fn settled_rows(app: &App, text: &Text, room: usize) -> Vec<Line<'static>> {
    let mut line = elysium_kit::Line::new().add(Tone::Accent, "» ");
    line.0.extend(toned(text, Tone::Strong).0);
    wrap(&line, room, 2, app.theme)
}

/// News has a mark before it; the rest is dim.
fn log_rows(app: &App, logged: &EventLine, news: bool, room: usize) -> Vec<Line<'static>> {
    let mark = if news { "› " } else { "  " };
    let rule = logged.rule.as_ref().filter(|_| app.rules).map(|rule| format!("{rule} ")).unwrap_or_default();
    let mut line = elysium_kit::Line::new().add(Tone::Dim, format!("{mark}{rule}"));
    match news {
        true => line.0.extend(toned(&logged.text, Tone::Plain).0),
        false => line.push(Tone::Dim, logged.text.to_string()),
    }
    wrap(&line, room, 2, app.theme)
}

fn card(app: &App, frame: &mut Frame, areas: &Areas) {
    let Some(area) = areas.card else { return };
    let room = pane::text_width(area.width, true);
    let mut pane = Pane::new(word(app.session.lang, "play-pane-card"), false);
    pane.beside = true;
    let lines = app.card_at_hand().map(|card| cards::lines(app.session, card)).unwrap_or_default();
    let rows: Vec<_> = lines.iter().flat_map(|line| wrap(line, room, 0, app.theme)).collect();
    pane::scrolled(frame, area, &pane, rows, &mut Default::default());
}
