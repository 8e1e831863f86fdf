// A table as this browser knows it: kept up to date from what the socket hears.

import { applyPatch } from 'rfc6902';
import type { Problem, Result } from './api';
import type { Ack, Command, LogLine, Now, SeatInfo, Snapshot, TableInfo, Update, ViewChange } from './wire';

/** What a table needs of the socket. */
export type Line = {
  readonly connected: boolean;
  order(table: string, command: Command): Promise<Result<Ack>>;
};

/** A table at one moment. */
export type Seen = { seq: number; view: unknown; now: Now; lines: readonly LogLine[] };
/** Hears of each update: the table before and after. */
export type Watcher = (before: Seen, after: Seen) => void;

export class TableState {
  readonly id: string;
  #watchers = new Set<Watcher>();
  #line: Line;
  #current = false;
  #table = $state.raw<TableInfo | null>(null);
  #seq = $state.raw(0);
  #you = $state.raw<string | null>(null);
  #view = $state.raw<unknown>(null);
  #now = $state.raw<Now | null>(null);
  #lines = $state.raw<LogLine[]>([]);
  #problem = $state.raw<Problem | null>(null);
  #pending = $state.raw(0);

  constructor(id: string, line: Line) {
    this.id = id;
    this.#line = line;
  }

  /** `null` until the first word from the server. */
  get table() {
    return this.#table;
  }
  /** The number of the last event heard of. */
  get seq() {
    return this.#seq;
  }
  /** Your seat; `null` for a spectator. */
  get you() {
    return this.#you;
  }
  /** The game's view. Never changed in place: the view before stays as it was. */
  get view() {
    return this.#view;
  }
  get now() {
    return this.#now;
  }
  get lines() {
    return this.#lines;
  }
  /** Why the table cannot be watched. */
  get problem() {
    return this.#problem;
  }
  /** How many of your commands the server has not answered yet. */
  get pending() {
    return this.#pending;
  }
  get connected() {
    return this.#line.connected;
  }

  /** Send a command; it is sent again after a cut until the server has answered it. */
  async do(command: Command): Promise<Result<Ack>> {
    this.#pending += 1;
    try {
      return await this.#line.order(this.id, command);
    } finally {
      this.#pending -= 1;
    }
  }

  /** Hears what happens from now on, one update at a time; gives back what ends it. What was missed is not told. */
  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  }

  /** The table as it is. */
  get seen(): Seen | null {
    return this.#now && { seq: this.#seq, view: this.#view, now: this.#now, lines: this.#lines };
  }

  /** The last number heard, to ask for what was missed; nothing if all is to be sent. */
  get since(): number | null {
    return this.#current ? this.#seq : null;
  }

  takeSnapshot(s: Snapshot): void {
    this.#current = true;
    this.#problem = null;
    this.#table = s.table;
    this.#seq = s.seq;
    this.#you = s.you;
    this.#view = s.view;
    this.#now = s.now;
    // What is older than the snapshot's lines is kept, the rest is as the snapshot says.
    this.#lines = [...this.#lines.filter((l) => l.seq <= s.since), ...s.lines];
  }

  /** False if the table must be sent again: something was missed. */
  takeUpdate(u: Update): boolean {
    if (!this.#current || !this.#table || u.seq < this.#seq) return true;
    const before = this.seen;
    // The same number again: people or clocks changed, the log did not.
    if (u.seq > this.#seq) {
      const view = changed(this.#view, u.view);
      if (view === MISSED) return false;
      const fresh = u.lines.filter((l) => l.seq > this.#seq);
      this.#view = view;
      if (fresh.length > 0) this.#lines = [...this.#lines, ...fresh];
      this.#seq = u.seq;
    }
    this.#now = u.now;
    this.#table = { ...this.#table, status: u.now.status, seats: u.now.seats };
    const after = this.seen;
    if (before && after) this.#tell(before, after);
    return true;
  }

  #tell(before: Seen, after: Seen): void {
    for (const watcher of this.#watchers) {
      try {
        watcher(before, after);
      } catch (error) {
        reportError(error); // The table goes on, whatever is wrong with what looks on.
      }
    }
  }

  takePresence(seats: SeatInfo[], watching: number): void {
    if (this.#now) this.#now = { ...this.#now, seats };
    if (this.#table) this.#table = { ...this.#table, seats, watching };
  }

  refuse(problem: Problem): void {
    this.#problem = problem;
  }

  /** Have everything sent again, in another language or to somebody else; shown as it is till then. */
  forget(): void {
    this.#current = false;
  }
}

const MISSED = Symbol('missed');

function changed(view: unknown, change: ViewChange): unknown {
  if (change.kind === 'same') return view;
  if (change.kind === 'whole') return change.view;
  // On a copy: whoever still shows the old view (a card in flight) keeps it.
  const patched = structuredClone(view);
  return applyPatch(patched, change.patch).every((error) => error === null) ? patched : MISSED;
}
