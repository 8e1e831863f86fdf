//! The tables that somebody has of all printed cards: commas and quotation marks, a row for each card.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use elysium_kit::TableError;

/// The table of library cards, and that of crypt cards.
const FILES: [&str; 2] = ["vteslib.csv", "vtescrypt.csv"];

/// A card by the names of the columns.
pub struct Reference {
    pub of_crypt: bool,
    columns: BTreeMap<String, String>,
}

impl Reference {
    /// What stands in a column; nothing where the table has none of the name.
    pub fn get(&self, column: &str) -> &str {
        self.columns.get(column).map_or("", String::as_str)
    }

    pub fn id(&self) -> &str {
        self.get("Id")
    }

    pub fn text(&self) -> &str {
        self.get("Card Text")
    }
}

/// Every card of the tables in a folder.
pub fn read(folder: &Path) -> Result<Vec<Reference>, TableError> {
    let mut cards = Vec::new();
    for file in FILES {
        let path = folder.join(file);
        let text = fs::read_to_string(&path).map_err(|error| TableError::Unreadable(path.clone(), error))?;
        let mut rows = rows(text.trim_start_matches('\u{feff}')).into_iter();
        let head = rows.next().unwrap_or_default();
        for column in ["Id", "Name", "Card Text"] {
            if !head.iter().any(|there| there == column) {
                return Err(TableError::NoColumn(path, column));
            }
        }
        let card = |row: Vec<String>| Reference {
            of_crypt: file == FILES[1],
            columns: head.iter().cloned().zip(row).collect(),
        };
        cards.extend(rows.map(card));
    }
    Ok(cards)
}

/// The rows of a table with commas and quotation marks; a field may go over several lines.
fn rows(table: &str) -> Vec<Vec<String>> {
    let mut rows = vec![vec![String::new()]];
    let mut letters = table.chars().peekable();
    let mut quoted = false;
    while let Some(letter) = letters.next() {
        let row = rows.len() - 1;
        let fields = rows[row].len() - 1;
        match letter {
            '"' if quoted && letters.peek() == Some(&'"') => {
                letters.next();
                rows[row][fields].push('"');
            }
            '"' => quoted = !quoted,
            ',' if !quoted => rows[row].push(String::new()),
            '\n' if !quoted => rows.push(vec![String::new()]),
            '\r' if !quoted => {}
            letter => rows[row][fields].push(letter),
        }
    }
    rows.retain(|row| row.iter().any(|field| !field.is_empty()));
    rows
}
