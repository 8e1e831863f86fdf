//! The question and its options, laid out for a width.

use elysium_kit::Tone;
use elysium_text::Text;
use ratatui::text::{Line, Span};

use crate::parts::toned;
use crate::play::asked::OpenQuestion;
use crate::play::screen::theme::Theme;
use crate::play::screen::wrap::{width, wrap};

/// Marker, number and the space after it.
const MARGIN: usize = 2;

/// A question as rows of text.
pub struct Board {
    pub question: Vec<Line<'static>>,
    pub options: Vec<Line<'static>>,
    /// The row of the selected option among `options`.
    pub selected: usize,
    /// Options in a column.
    pub column: usize,
}

/// Lays the question out. Many short options stand in columns, so that the table keeps its room.
pub fn board(asked: &OpenQuestion, selected: usize, room: usize, theme: Theme) -> Board {
    let question = wrap(&toned(&asked.question, Tone::Strong), room, 0, theme);
    let digits = asked.options.len().to_string().len();
    let widest = asked.options.iter().map(|option| width(&option.text.to_string())).max().unwrap_or(0);
    let cell = MARGIN + digits + 2 + widest + 2;
    let columns = match asked.options.len() {
        0..=5 => 1,
        6..=14 => (room / cell).clamp(1, 2),
        _ => (room / cell).clamp(1, 3),
    };
    let rows = if columns == 1 {
        list(asked, selected, room, digits, theme)
    } else {
        grid(asked, selected, columns, room / columns, digits, theme)
    };
    Board { question, ..rows }
}

/// One option below the other, with its notation at the edge if there is room for all of them.
fn list(asked: &OpenQuestion, selected: usize, room: usize, digits: usize, theme: Theme) -> Board {
    let margin = MARGIN + digits + 2;
    let fits = |text: &str, word: &str| margin + width(text) + 3 + width(word) <= room;
    let notation = asked.options.iter().all(|option| fits(&option.text.to_string(), &option.word));
    let mut board =
        Board { question: Vec::new(), options: Vec::new(), selected: 0, column: asked.options.len().max(1) };
    for (i, option) in asked.options.iter().enumerate() {
        let mut rows = option_rows(&option.text, i == selected, room.saturating_sub(margin).max(1), theme);
        for (nth, row) in rows.iter_mut().enumerate() {
            let number = if nth == 0 { number(i, selected, digits) } else { " ".repeat(margin) };
            row.spans.insert(0, Span::raw(number));
        }
        if let (true, [row]) = (notation, &mut rows[..]) {
            let gap = room - row.width() - width(&option.word);
            row.spans.push(Span::raw(" ".repeat(gap)));
            row.spans.push(Span::styled(option.word.clone(), theme.style(Tone::Dim)));
        }
        if i == selected {
            board.selected = board.options.len();
        }
        board.options.extend(rows);
    }
    board
}

/// Columns that are read from top to bottom.
fn grid(
    asked: &OpenQuestion,
    selected: usize,
    columns: usize,
    cell: usize,
    digits: usize,
    theme: Theme,
) -> Board {
    let column = asked.options.len().div_ceil(columns);
    let mut options = vec![Line::default(); column];
    for (i, option) in asked.options.iter().enumerate() {
        let number = number(i, selected, digits);
        let text = option_rows(&option.text, i == selected, usize::MAX, theme);
        let gap = cell.saturating_sub(width(&number) + width(&option.text.to_string()));
        let row = &mut options[i % column];
        row.spans.push(Span::raw(number));
        row.spans.extend(text.into_iter().flat_map(|row| row.spans));
        row.spans.push(Span::raw(" ".repeat(gap)));
    }
    Board { question: Vec::new(), options, selected: selected % column, column }
}

/// The text of an option. Cards stand out, and the selected option as a whole.
fn option_rows(text: &Text, selected: bool, room: usize, theme: Theme) -> Vec<Line<'static>> {
    let mut rows = wrap(&toned(text, Tone::Plain), room, 0, theme);
    for span in rows.iter_mut().flat_map(|row| &mut row.spans).filter(|_| selected) {
        span.style = span.style.patch(theme.chosen());
    }
    rows
}

/// The marker is there so that the selected option is not marked by style alone.
fn number(i: usize, selected: usize, digits: usize) -> String {
    let marker = if i == selected { "▸ " } else { "  " };
    format!("{marker}{:>digits$}  ", i + 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::asked::ShownOption;

    fn shown(options: usize, room: usize) -> (Vec<String>, usize, usize) {
        let option = |i: usize| ShownOption { text: format!("Do {i}").into(), word: format!("do:{i}") };
        let asked = OpenQuestion { question: "What?".into(), options: (0..options).map(option).collect() };
        let board = board(&asked, options - 1, room, Theme { colour: false });
        assert!(board.options.iter().all(|row| row.width() <= room));
        (board.options.iter().map(std::string::ToString::to_string).collect(), board.selected, board.column)
    }

    #[test]
    fn few_options_stand_in_a_list_with_their_notation() {
        let (rows, selected, column) = shown(2, 30);
        assert_eq!(rows, ["  1  Do 0                 do:0", "▸ 2  Do 1                 do:1"]);
        assert_eq!((selected, column), (1, 2));
    }

    #[test]
    fn many_options_stand_in_columns() {
        let (rows, selected, column) = shown(12, 30);
        assert_eq!(rows.len(), 6);
        assert_eq!(rows[5].trim_end(), "   6  Do 5     ▸ 12  Do 11");
        assert_eq!((selected, column), (5, 6));
    }

    #[test]
    fn a_narrow_pane_drops_notation_and_columns() {
        let (rows, ..) = shown(12, 15);
        assert_eq!((rows.len(), rows[0].as_str()), (12, "   1  Do 0"));
    }
}
