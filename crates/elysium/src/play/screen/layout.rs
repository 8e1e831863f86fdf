//! Where the panes are.

use ratatui::layout::Rect;

/// The smallest terminal that can show a table.
pub const LEAST: (u16, u16) = (60, 16);

/// Games paint their tables for a terminal of this width.
const TABLE: u16 = 80;
/// From this width on the log stands beside the table instead of below it.
const WIDE: u16 = 120;
/// From this height on, at that width, there is room for the text of a card.
const TALL: u16 = 30;
const CARD_ROWS: u16 = 9;
/// What is left of the question while another pane has the room.
const GLIMPSE: u16 = 4;

/// The pane that the arrow keys belong to. On a narrow screen it gets the room there is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Focus {
    #[default]
    Question,
    Table,
    Log,
}

impl Focus {
    pub const fn next(self) -> Focus {
        match self {
            Focus::Question => Focus::Table,
            Focus::Table => Focus::Log,
            Focus::Log => Focus::Question,
        }
    }

    pub const fn previous(self) -> Focus {
        self.next().next()
    }
}

/// The places of everything on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Areas {
    pub header: Rect,
    pub table: Rect,
    pub log: Rect,
    /// The text of the card that the selected option mentions.
    pub card: Option<Rect>,
    pub question: Rect,
    pub footer: Rect,
}

/// How wide the question's pane is; its height depends on that.
pub fn question_width(area: Rect) -> u16 {
    if is_wide(area) { area.width - log_width(area) } else { area.width }
}

/// Whether all panes are in sight at any time.
pub fn is_wide(area: Rect) -> bool {
    area.width >= WIDE
}

fn log_width(area: Rect) -> u16 {
    (area.width * 2 / 5).min(area.width - TABLE).min(TABLE)
}

/// Divides the screen. The rows wanted are those of the text; each pane has a rule above it.
pub fn areas(area: Rect, focus: Focus, table_rows: u16, question_rows: u16) -> Areas {
    let row = |y: u16| Rect { y: area.y + y, height: 1, ..area };
    let (header, footer) = (row(0), row(area.height - 1));
    let body = Rect { y: area.y + 1, height: area.height - 2, ..area };
    let (table_rows, question_rows) = (table_rows.saturating_add(1), question_rows.saturating_add(1));
    if !is_wide(area) {
        let most = if focus == Focus::Question { body.height / 2 } else { GLIMPSE };
        let question_height = question_rows.clamp(3, most);
        let rest = body.height - question_height;
        let table_height = match focus {
            Focus::Question => table_rows.min(rest - (rest / 3).max(3)),
            Focus::Table => rest,
            Focus::Log => 0,
        };
        let [table, log, question] = stack(body, [table_height, rest - table_height, question_height]);
        return Areas { header, table, log, card: None, question, footer };
    }
    let left = Rect { width: area.width - log_width(area), ..body };
    let right = Rect { x: left.right(), width: log_width(area), ..body };
    let most = if focus == Focus::Table { body.height / 3 } else { body.height / 2 };
    // What the table does not need goes to the question.
    let spare = body.height.saturating_sub(table_rows);
    let question_height = question_rows.clamp(4, most.max(spare.min(body.height - 4)));
    let [table, question, _] = stack(left, [body.height - question_height, question_height, 0]);
    let card_rows = if area.height >= TALL { CARD_ROWS } else { 0 };
    let [log, card, _] = stack(right, [body.height - card_rows, card_rows, 0]);
    Areas { header, table, log, card: (card_rows > 0).then_some(card), question, footer }
}

/// Rectangles of these heights from top to bottom.
fn stack(area: Rect, heights: [u16; 3]) -> [Rect; 3] {
    let mut y = area.y;
    heights.map(|height| {
        let part = Rect { y, height, ..area };
        y += height;
        part
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn panes_fill_every_screen_without_overlap() {
        for (width, height) in [(60, 16), (80, 24), (100, 32), (119, 16), (120, 40), (130, 16), (250, 80)] {
            for focus in [Focus::Question, Focus::Table, Focus::Log] {
                for (table, question) in [(0, 0), (9, 4), (30, 8), (200, 200)] {
                    let screen = Rect::new(0, 0, width, height);
                    let areas = areas(screen, focus, table, question);
                    let parts = [areas.header, areas.table, areas.log, areas.question, areas.footer];
                    let parts: Vec<_> = parts.into_iter().chain(areas.card).collect();
                    let filled: u32 = parts.iter().map(|part| part.area()).sum();
                    assert_eq!(
                        filled,
                        screen.area(),
                        "{width}x{height} {focus:?} {table} {question}: {areas:?}"
                    );
                    let (table_hidden, log_hidden) = (focus == Focus::Log, focus == Focus::Table);
                    assert!(areas.question.height >= 3, "{areas:?}");
                    assert!(areas.log.height >= 3 || log_hidden && !is_wide(screen), "{areas:?}");
                    assert!(areas.table.height >= 3 || table == 0 || table_hidden, "{areas:?}");
                    assert!(width < 80 || question_width(screen) >= 80);
                }
            }
        }
    }

    #[test]
    fn the_focus_goes_round() {
        for focus in [Focus::Question, Focus::Table, Focus::Log] {
            assert_eq!(focus.next().previous(), focus);
            assert_eq!(focus.next().next().next(), focus);
        }
    }
}
