//! The facts of a game as tables of a page.

/// One fact on the page.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    pub key: &'static str,
    /// How its words are written; with a star behind it, there may be several.
    pub pattern: &'static str,
    pub about: &'static str,
    /// What holds if it is not said; `None` for what can only be expected.
    pub usual: Option<&'static str>,
    /// The order of its words counts.
    pub ordered: bool,
}

impl Row {
    /// How one word of it is written.
    pub fn word(&self) -> &'static str {
        self.pattern.strip_suffix('*').unwrap_or(self.pattern)
    }

    /// May it have several words?
    pub fn is_list(&self) -> bool {
        self.pattern.ends_with('*')
    }

    /// Can it be given, or only be expected?
    pub fn can_be_given(&self) -> bool {
        self.usual.is_some()
    }
}

/// One table per kind of subject, in the order in which the kinds first come.
pub(super) fn page(sections: impl Iterator<Item = (&'static str, &'static str, Vec<Row>)>) -> String {
    let mut kinds: Vec<(&str, &str, Vec<Row>)> = Vec::new();
    for (title, note, rows) in sections {
        match kinds.iter_mut().find(|(known, ..)| *known == title) {
            Some((_, _, known)) => known.extend(rows),
            None => kinds.push((title, note, rows)),
        }
    }
    let kinds = kinds.into_iter().map(|(title, note, rows)| {
        let rows: String = rows.iter().map(line).collect();
        let note = if note.is_empty() { String::new() } else { format!("\n{note}\n") };
        format!("{title}:\n\n| key | meaning | if not said |\n|---|---|---|\n{rows}{note}")
    });
    kinds.collect::<Vec<_>>().join("\n")
}

fn line(row: &Row) -> String {
    let Row { key, about, usual, .. } = row;
    format!("| `{key}` | {about} | {} |\n", usual.unwrap_or("only to be expected, not given"))
}
