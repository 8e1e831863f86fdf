//! The lines of a table, kept in the languages that somebody reads them in. Each line is worded at the
//! table as it was then, so a line that is not kept can only be had by reading the journal again.

use std::collections::BTreeMap;
use std::sync::Arc;

use elysium_kernel::{Seats, Viewer};
use elysium_kit::Worded;
use elysium_kit::wording::parts;
use elysium_text::Lang;
use elysium_wire::{LineKind, LogLine, Part};

use super::Table;
use crate::journal::{Entry, Journal, JournalEvent};

/// A line as everybody may read it, and as the audience do. Written as JSON: a quarter of the memory.
#[derive(Clone, Debug)]
struct TableLogLine {
    seq: u32,
    /// How many answers had been given, also those that nobody was to notice.
    answers: u32,
    open: Option<Arc<str>>,
    audience: Seats,
    more: Option<Arc<str>>,
}

impl TableLogLine {
    fn seen_by(&self, viewer: Viewer) -> Option<LogLine> {
        let knows = !self.audience.is_empty() && viewer.among(self.audience);
        let text = if knows { self.more.as_ref() } else { self.open.as_ref() };
        Some(serde_json::from_str(text?).expect("it was written by us"))
    }
}

fn written(line: &LogLine) -> Arc<str> {
    serde_json::to_string(line).expect("lines are plain data").into()
}

/// The lines in one language after entry `from`.
#[derive(Clone, Debug, Default)]
pub struct TableLog {
    from: u32,
    lines: Arc<Vec<TableLogLine>>,
}

pub(super) type TableLogs = BTreeMap<Lang, TableLog>;

/// How far the log had come before an entry.
pub(super) struct LogMark {
    events: usize,
    /// The entry of the first answer that is taken back, if one is.
    undoes: Option<u32>,
    /// A window was open: nobody may hear of what was decided in it.
    in_window: bool,
}

impl Table {
    /// Are the lines after entry `since` there in this language, without reading the journal again?
    pub fn has_log(&self, lang: Lang, since: u32) -> bool {
        // Who claims to have read more than there is gets everything.
        let since = if since > self.shown_seq() { 0 } else { self.stored_as(since) };
        since == self.seq() || self.logs.get(&lang).is_some_and(|log| log.from <= since)
    }

    /// Keeps lines in this language from here on; what was before comes with [`Table::complete`].
    pub fn begin_log(&mut self, lang: Lang) {
        // The first entry has no line.
        let from = if self.seq() <= 1 { 0 } else { self.seq() };
        self.logs.entry(lang).or_insert(TableLog { from, ..TableLog::default() });
    }

    /// Everything so far in a language. Reads the whole journal again.
    pub fn log(&self, lang: Lang) -> TableLog {
        let entries: Vec<_> = self.journal.iter().map(|entry| entry.as_ref().clone()).collect();
        let read = Table::read(&self.id, Journal::from(entries), &[lang]);
        read.ok().and_then(|mut table| table.logs.remove(&lang)).unwrap_or_default()
    }

    /// Puts what happened up to where the lines of this language were begun before them.
    pub fn complete(&mut self, lang: Lang, before: TableLog) {
        let Some(log) = self.logs.get_mut(&lang).filter(|log| log.from > 0) else { return };
        let mut lines = Arc::unwrap_or_clone(before.lines);
        lines.truncate(lines.partition_point(|line| line.seq <= log.from));
        lines.extend(log.lines.iter().cloned());
        *log = TableLog { from: 0, lines: Arc::new(lines) };
    }

    /// The lines after the entries that are shown under `since`.
    pub fn lines_since(&self, since: u32, viewer: Viewer, lang: Lang) -> Vec<LogLine> {
        // After a restart everybody comes back at once, and most have missed nothing.
        if since >= self.shown_seq() {
            return Vec::new();
        }
        let since = if since == 0 { 0 } else { self.stored_as(since) };
        let kept = self.logs.get(&lang).filter(|log| log.from <= since).cloned();
        let lines = kept.unwrap_or_else(|| self.log(lang)).lines;
        let first = lines.partition_point(|line| line.seq <= since);
        lines[first..].iter().filter_map(|line| self.seen_line(line, viewer)).collect()
    }

    /// A line as a viewer may read it. Its place in the replay is given when there is one.
    fn seen_line(&self, line: &TableLogLine, viewer: Viewer) -> Option<LogLine> {
        let seen = line.seen_by(viewer)?;
        Some(if self.ending.is_some() { LogLine { answers: line.answers, ..seen } } else { seen })
    }

    /// The lines of the last entry, in a language that is kept.
    pub fn last_lines(&self, viewer: Viewer, lang: Lang) -> Vec<LogLine> {
        let Some(log) = self.logs.get(&lang) else { return Vec::new() };
        let mut last: Vec<_> = log.lines.iter().rev().take_while(|line| line.seq == self.seq()).collect();
        last.reverse();
        last.into_iter().filter_map(|line| self.seen_line(line, viewer)).collect()
    }

    pub(super) fn mark(&self, what: &JournalEvent) -> LogMark {
        let undoes = match what {
            JournalEvent::TookBack { to, .. } => self.answer_seqs.get(*to).map(|&seq| self.shown_as(seq)),
            _ => None,
        };
        LogMark {
            in_window: self.open_window().is_some(),
            events: self.play().map_or(0, elysium_kit::Play::event_count),
            undoes,
        }
    }

    /// Words the last entry in every language that is kept.
    pub(super) fn write_log(&mut self, before: &LogMark) {
        let mut logs = std::mem::take(&mut self.logs);
        for (lang, log) in &mut logs {
            Arc::make_mut(&mut log.lines).extend(self.new_lines(before, *lang));
        }
        self.logs = logs;
    }

    fn new_lines(&self, before: &LogMark, lang: Lang) -> Vec<TableLogLine> {
        let Some(entry) = self.journal.last() else { return Vec::new() };
        let (seq, answers) = (entry.seq, self.answer_seqs.len() as u32);
        let for_all = |line: &LogLine| TableLogLine {
            seq,
            answers,
            open: Some(written(line)),
            audience: Seats::NONE,
            more: None,
        };
        let empty = self.empty_line(entry);
        let mut lines = Vec::new();
        if let JournalEvent::Said { who, text } = &entry.what {
            let (user, name) = (Some(who.user.clone()), Some(who.name.clone()));
            let parts = vec![Part::plain(text)];
            return vec![for_all(&LogLine { kind: LineKind::Chat, parts, user, name, ..empty })];
        }
        // That the clock answered shows that somebody was asked.
        let hushed = before.in_window && matches!(entry.what, JournalEvent::Answered { .. });
        if let Some(text) = self.table_line(entry, lang).filter(|_| !hushed) {
            let line = LogLine { parts: parts(&text), undoes: before.undoes, ..empty.clone() };
            lines.push(for_all(&line));
        }
        let takes_back = matches!(entry.what, JournalEvent::TookBack { .. });
        let reports = self.play().filter(|_| !takes_back).map(|play| play.reports(before.events, lang));
        for report in reports.into_iter().flatten() {
            let line = |worded: Worded| {
                let Worded { parts, rule, event, scene } = worded;
                let parts = self.named(parts);
                let kind = LineKind::Game;
                written(&LogLine { kind, parts, rule, event: Some(event), scene, ..empty.clone() })
            };
            let (open, more) = (report.open.map(line), report.more.map(line));
            if open.is_some() || more.is_some() {
                lines.push(TableLogLine { seq, answers, open, audience: report.audience, more });
            }
        }
        lines
    }

    fn empty_line(&self, entry: &Entry) -> LogLine {
        LogLine {
            seq: self.shown_as(entry.seq),
            answers: self.shown_answers(),
            kind: LineKind::Table,
            parts: Vec::new(),
            rule: None,
            event: None,
            scene: None,
            user: None,
            name: None,
            undoes: None,
            at: entry.at,
        }
    }
}
