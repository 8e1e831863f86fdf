// The log of a table, made ready to be read: what was taken back is marked, repeated lines are
// folded into one.
import type { Heading } from '../games';
import { plain } from '../parts';
import type { LineKind, LogLine } from '../wire';

export type Filter = 'all' | 'game' | 'talk';

export interface LogEntry {
  /** Unlike any other line's, and the same as long as the line is there. */
  key: string;
  line: LogLine;
  /** How often it happened in a row. */
  times: number;
  undone: boolean;
}

/** What a take-back, reported by a line of the table, has undone: game lines from its number on. */
export function undone(lines: readonly LogLine[]): Set<LogLine> {
  const gone = new Set<LogLine>();
  let earliest = Infinity;
  for (const line of lines.toReversed()) {
    if (line.kind === 'game' && line.seq >= earliest) gone.add(line);
    // Going back through the log, what lies before the undone part stands again.
    if (line.seq < earliest) earliest = Infinity;
    if (line.undoes !== undefined) earliest = Math.min(earliest, line.undoes);
  }
  return gone;
}

export function logEntries(lines: readonly LogLine[]): LogEntry[] {
  const gone = undone(lines);
  const entries: LogEntry[] = [];
  let seq = -1;
  let nth = 0;
  for (const line of lines) {
    nth = line.seq === seq ? nth + 1 : 0;
    seq = line.seq;
    const last = entries.at(-1);
    if (last && isSame(last.line, line) && last.undone === gone.has(line)) last.times += 1;
    else entries.push({ key: `${seq}.${nth}`, line, times: 1, undone: gone.has(line) });
  }
  return entries;
}

function isSame(a: LogLine, b: LogLine): boolean {
  return a.kind === 'game' && b.kind === 'game' && a.answers === b.answers && plain(a.parts) === plain(b.parts);
}

const SHOWN_IN: Record<LineKind, readonly Filter[]> = {
  game: ['all', 'game'],
  table: ['all', 'game', 'talk'],
  chat: ['all', 'talk'],
};

/** What a filter lets through; words of muted people are never shown. */
export function only(
  entries: readonly LogEntry[],
  filter: Filter,
  isMuted: (user: string | undefined) => boolean,
): LogEntry[] {
  return entries.filter(
    ({ line }) => SHOWN_IN[line.kind].includes(filter) && !(line.kind === 'chat' && isMuted(line.user)),
  );
}

/** A part of the log under a heading. */
export interface Section {
  key: string;
  /** Its heading; none for what comes before the first. */
  head: LogEntry | null;
  words: string;
  lines: LogEntry[];
}
export interface Chapter extends Section {
  /** Its parts; `lines` are those before the first of them. */
  parts: Section[];
}

export type HeadingOf = (event: never) => Heading | null;

/** The log, folded: rounds, and what is in each of them. Talk stands where it was said. */
export function chapters(entries: readonly LogEntry[], headingOf: HeadingOf | undefined): Chapter[] {
  const all: Chapter[] = [];
  const chapter = (): Chapter => all.at(-1) ?? open(null);
  const open = (head: LogEntry | null, words = ''): Chapter => {
    const made: Chapter = { key: head?.key ?? 'start', head, words, lines: [], parts: [] };
    all.push(made);
    return made;
  };
  for (const entry of entries) {
    const { event } = entry.line;
    const heading = event === undefined || entry.undone ? null : (headingOf?.(event as never) ?? null);
    const words = heading?.words ?? plain(entry.line.parts);
    if (heading?.level === 1) open(entry, words);
    else if (heading?.level === 2) chapter().parts.push({ key: entry.key, head: entry, words, lines: [] });
    else (chapter().parts.at(-1) ?? chapter()).lines.push(entry);
  }
  return all;
}
