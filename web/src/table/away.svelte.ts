// What happened at a table since somebody last looked at it. How far they have seen it is kept in this browser.

import { untrack } from 'svelte';
import type { TableState } from '../watched.svelte';
import type { LogLine } from '../wire';
import { undone } from './log';

/** How far somebody has seen a table: the number of the last event, and the place in the replay. */
export type Seen = { seq: number; answers: number };

const KEY = 'elysium-seen';
/** Tables that are remembered; the one seen longest ago is forgotten first. */
const TABLES = 50;
/** The most lines that a summary has. */
export const MOST = 8;
/** Less is read in the log. */
const WORTH_SAYING = 3;

function stored(): [string, Seen][] {
  try {
    const was: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(was) ? (was as [string, Seen][]) : [];
  } catch {
    return []; // Storage may be forbidden, or hold something of an older day.
  }
}

export function lastSeen(table: string): Seen | null {
  return stored().find(([id]) => id === table)?.[1] ?? null;
}

export function keepSeen(table: string, seen: Seen): void {
  const others = stored().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [table, seen]].slice(-TABLES)));
  } catch {
    // Without storage nothing is remembered.
  }
}

const concerns = (line: LogLine, you: string) => line.parts.some((part) => part.kind === 'seat' && part.seat === you);

/** The lines of the game after a number, at most 8: first those about you, then the latest; in their order. */
export function missed(lines: readonly LogLine[], since: number, you: string): LogLine[] {
  const gone = undone(lines);
  const fresh = lines.filter((line) => line.kind === 'game' && line.seq > since && !gone.has(line));
  const own = fresh.filter((line) => concerns(line, you)).slice(-MOST);
  const others = fresh.filter((line) => !own.includes(line)).slice(-(MOST - own.length) || fresh.length);
  const chosen = new Set([...own, ...(own.length < MOST ? others : [])]);
  return fresh.filter((line) => chosen.has(line));
}

/** To be made while a component starts. It looks on, and says what was missed after a time away. */
export class Away {
  #from = $state.raw<Seen | null>(null);
  #lines = $state.raw<LogLine[]>([]);
  #question: number | null = null;

  /** Where they had left it; nothing if there is nothing to say. */
  get from(): Seen | null {
    return this.#from;
  }
  get lines(): LogLine[] {
    return this.#lines;
  }

  dismiss(): void {
    this.#from = null;
  }

  constructor(table: () => TableState) {
    let looking = false;
    const look = ({ id, seq, now, lines, you }: TableState) => {
      if (document.visibilityState !== 'visible') {
        looking = false;
        return;
      }
      const seen = lastSeen(id);
      if (!looking && seen && you && now?.status === 'playing') {
        const news = missed(lines, seen.seq, you);
        if (news.length >= WORTH_SAYING) {
          [this.#from, this.#lines, this.#question] = [seen, news, now.question?.seq ?? null];
        }
      }
      // Who plays on has read it.
      const asked = now?.question?.seq ?? null;
      if (this.#question !== null && asked !== this.#question) this.dismiss();
      looking = true;
      if (you && now) keepSeen(id, { seq, answers: now.answers });
    };
    $effect(() => {
      const state = table();
      void [state.seq, state.now];
      untrack(() => look(state));
    });
    $effect(() => {
      const again = () => look(table());
      document.addEventListener('visibilitychange', again);
      return () => document.removeEventListener('visibilitychange', again);
    });
  }
}
