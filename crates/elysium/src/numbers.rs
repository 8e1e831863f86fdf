//! Numbers and columns as people read them.

use elysium_text::{Args, Lang};

use crate::text::say;

/// A number with decimals, with the point or comma of the language.
pub fn decimal(lang: Lang, value: f64, places: usize) -> String {
    let text = format!("{value:.places$}");
    match text.split_once('.') {
        Some((whole, part)) => {
            say(lang, "decimal", &Args::new().set("whole", grouped(whole)).set("part", part))
        }
        None => grouped(&text),
    }
}

/// A share as a percentage.
pub fn percent(lang: Lang, share: f64) -> String {
    say(lang, "percent", &Args::new().set("number", decimal(lang, share * 100.0, 1)))
}

/// Digits in groups of three, with a space that does not break and is right in every language.
pub fn grouped(digits: &str) -> String {
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        let left = digits.len() - i;
        if i > 0 && left.is_multiple_of(3) && digits.len() > 4 {
            text.push('\u{a0}');
        }
        text.push(digit);
    }
    text
}

/// Points of scores, of which so many make a point: without decimals where there are none.
pub fn points(lang: Lang, scores: i64, per_point: u8) -> String {
    let per_point = i64::from(per_point.max(1));
    let places = usize::from(scores % per_point != 0);
    decimal(lang, scores as f64 / per_point as f64, places)
}

/// A number of anything.
pub fn count(n: u64) -> String {
    grouped(&n.to_string())
}

/// Lines of cells in columns; all columns but the first stand to the right if they hold figures.
pub fn columns(rows: &[Vec<String>], figures: bool) -> Vec<String> {
    let wide = |cell: &String| cell.chars().count();
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widths: Vec<_> =
        (0..columns).map(|i| rows.iter().filter_map(|row| row.get(i)).map(wide).max().unwrap_or(0)).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().enumerate().map(|(i, cell)| match (figures && i > 0, widths[i]) {
            (true, width) => format!("{cell:>width$}"),
            (false, width) => format!("{cell:<width$}"),
        });
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_grouped_from_five_on() {
        let shown: Vec<_> =
            ["7", "1234", "12345", "1234567"].map(|n| grouped(n).replace('\u{a0}', " ")).into();
        assert_eq!(shown, ["7", "1234", "12 345", "1 234 567"]);
    }

    #[test]
    fn decimals_follow_the_language() {
        assert_eq!(decimal(Lang::En, 12.345, 1), "12.3");
        assert_eq!(decimal(Lang::Pl, 12.345, 2), "12,35");
        assert_eq!(decimal(Lang::Fr, 3.0, 0), "3");
    }

    #[test]
    fn columns_line_up() {
        let rows = [vec!["ab".into(), "1".into()], vec!["a".into(), "10".into()]];
        assert_eq!(columns(&rows, true), ["ab   1", "a   10"]);
        assert_eq!(columns(&rows, false), ["ab  1", "a   10"]);
    }
}
