// Small made-up tables for tests.

import { usualOptions } from './pages/usual';
import type { LineKind, LogLine, Now, Snapshot, Update, ViewChange } from './wire';

export function line(seq: number, kind: LineKind = 'game'): LogLine {
  return { seq, answers: seq, kind, parts: [{ kind: 'text', text: `line ${seq}` }], at: seq };
}

export function now(): Now {
  return {
    status: 'playing',
    seats: [
      {
        seat: 'A',
        who: { kind: 'person', user: 'u1', name: 'Ann' },
        name: 'Ann',
        portrait: 'u1',
        kept_for: null,
        deck: null,
        stand_in: null,
        conceded: false,
        here: true,
      },
    ],
    question: null,
    waiting: [],
    take_back: { can: 'no', asked_by: null, your_word: false },
    names: ['Ann'],
    answers: 0,
    out: [],
    result: null,
    rematch: null,
    read_only: null,
    stops: [],
    hints: false,
    time_up_at: null,
  };
}

export function snapshot(seq: number, lines: LogLine[], view: unknown = {}, since = 0): Snapshot {
  return {
    table: {
      id: 't',
      game: 'vendetta',
      status: 'playing',
      options: { ...usualOptions(), players: 1 },
      seats: now().seats,
      host: 'u1',
      host_name: 'Ann',
      watching: 0,
      created: 0,
      finished: null,
      winners: [],
      commitment: '',
    },
    seq,
    you: 'A',
    since,
    lines,
    view,
    now: now(),
  };
}

export function update(seq: number, lines: LogLine[], view: ViewChange = { kind: 'same' }): Update {
  return { table: 't', seq, lines, view, now: now() };
}
