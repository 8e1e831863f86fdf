//! Lines with tones, broken to the width of a pane.

use elysium_kit::Line as Toned;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::play::screen::theme::Theme;

/// A character with its style and its width in cells.
type Cell = (char, Style, usize);

/// Breaks a line between words; lines after the first are indented by `hang`. A line that fits is
/// left alone, with all its spaces: tables are aligned by them.
pub fn wrap(line: &Toned, width: usize, hang: usize, theme: Theme) -> Vec<Line<'static>> {
    let cells: Vec<Cell> = line.0.iter().flat_map(|span| cells(&span.text, theme.style(span.tone))).collect();
    wrap_cells(&cells, width, hang)
}

/// How many cells a text takes.
pub fn width(text: &str) -> usize {
    Span::raw(text).width()
}

fn cells(text: &str, style: Style) -> impl Iterator<Item = Cell> {
    let cell_width = |c: char| if c.is_ascii() { 1 } else { width(c.encode_utf8(&mut [0; 4])) };
    text.chars().filter(|c| !c.is_control()).map(move |c| (c, style, cell_width(c)))
}

fn wrap_cells(cells: &[Cell], width: usize, hang: usize) -> Vec<Line<'static>> {
    // A pane so narrow that the indent fills it gets none.
    let hang = if hang + 8 > width { 0 } else { hang };
    let mut rows = Vec::new();
    let mut rest = cells;
    loop {
        let indent = if rows.is_empty() { 0 } else { hang };
        let fit = fitting(rest, width.max(1) - indent.min(width));
        if fit == rest.len() {
            rows.push(row(rest, indent));
            return rows;
        }
        // At the last space that leaves something before it, or else in the middle of a word.
        let space = rest[..=fit].iter().rposition(|cell| cell.0 == ' ').filter(|&at| !blank(&rest[..at]));
        let (here, next) = rest.split_at(space.unwrap_or(fit.max(1)));
        rows.push(row(here, indent));
        rest = &next[next.iter().take_while(|cell| cell.0 == ' ').count()..];
        if rest.is_empty() {
            return rows;
        }
    }
}

/// How many cells of a row fit into a width.
fn fitting(cells: &[Cell], width: usize) -> usize {
    let mut used = 0;
    let fits = |cell: &&Cell| {
        used += cell.2;
        used <= width
    };
    cells.iter().take_while(fits).count()
}

fn blank(cells: &[Cell]) -> bool {
    cells.iter().all(|cell| cell.0 == ' ')
}

fn row(cells: &[Cell], indent: usize) -> Line<'static> {
    let mut spans: Vec<Span<'static>> = Vec::new();
    if indent > 0 {
        spans.push(Span::raw(" ".repeat(indent)));
    }
    for same in cells.chunk_by(|a, b| a.1 == b.1) {
        spans.push(Span::styled(same.iter().map(|cell| cell.0).collect::<String>(), same[0].1));
    }
    Line::from(spans)
}

#[cfg(test)]
mod tests {
    use elysium_kit::Tone;

    use super::*;

    fn wrapped(text: &str, width: usize, hang: usize) -> Vec<String> {
        let line = Toned::new().add(Tone::Plain, text);
        wrap(&line, width, hang, Theme { colour: false }).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn lines_break_between_words_and_hang() {
        assert_eq!(wrapped("one two three four", 20, 2), ["one two three four"]);
        assert_eq!(wrapped("one two three four", 10, 2), ["one two", "  three", "  four"]);
        assert_eq!(wrapped("one two three", 13, 0), ["one two three"]);
        assert_eq!(wrapped("one two three", 7, 0), ["one two", "three"]);
        assert_eq!(wrapped("", 5, 0), [""]);
    }

    #[test]
    fn spaces_are_kept_where_a_line_fits_and_at_its_start() {
        assert_eq!(wrapped("  a    b", 20, 0), ["  a    b"]);
        assert_eq!(wrapped("  a    bcdefgh", 10, 0), ["  a   ", "bcdefgh"]);
    }

    #[test]
    fn a_word_too_long_is_broken_and_wide_letters_count_twice() {
        assert_eq!(wrapped("abcdefgh", 3, 0), ["abc", "def", "gh"]);
        assert_eq!(wrapped("漢字漢字", 4, 0), ["漢字", "漢字"]);
        assert_eq!(wrapped("żółw łódź", 5, 0), ["żółw", "łódź"]);
        assert_eq!(wrapped("漢", 1, 0), ["漢"]);
    }

    #[test]
    fn control_characters_never_reach_the_screen() {
        assert_eq!(wrapped("a\x1b[31mb\n", 20, 0), ["a[31mb"]);
    }
}
