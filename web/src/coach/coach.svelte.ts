// Which tip is said now. Each once, in the first game of its kind, one at a question; kept in the browser alone.
import type { Moment, Tip } from './tip';

export const KEY = 'elysium-tips';

interface Kept {
  /** No more tips. */
  off: boolean;
  /** By game: the table of the first one. */
  first: Record<string, string>;
  /** By game: what was said. */
  said: Record<string, string[]>;
}

function kept(): Kept {
  const nothing = { off: false, first: {}, said: {} };
  try {
    return { ...nothing, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return nothing; // Storage may be forbidden, or hold something of an older day.
  }
}

class Tips {
  #kept = $state.raw(kept());

  get off(): boolean {
    return this.#kept.off;
  }
  set off(off: boolean) {
    // Who wants them again wants all of them.
    this.#keep(off ? { ...this.#kept, off } : { off, first: {}, said: {} });
  }

  said(game: string): readonly string[] {
    return this.#kept.said[game] ?? [];
  }

  /** Whether a table is the first of its game. */
  isFirst(game: string, table: string): boolean {
    return (this.#kept.first[game] ?? table) === table;
  }

  say(game: string, table: string, name: string): void {
    const { first, said } = this.#kept;
    this.#keep({
      ...this.#kept,
      first: { ...first, [game]: first[game] ?? table },
      said: { ...said, [game]: [...new Set([...this.said(game), name])] },
    });
  }

  /** As if the browser had never seen a tip, or with what it has kept. */
  read(): void {
    this.#kept = kept();
  }

  #keep(now: Kept): void {
    this.#kept = now;
    try {
      localStorage.setItem(KEY, JSON.stringify(now));
    } catch {
      // Without storage they are remembered until the page is left.
    }
  }
}

export const tips = new Tips();

/** The first tip whose moment it is and that was not said yet. */
export function tipFor<View, Ask>(
  all: readonly Tip<View, Ask>[],
  said: readonly string[],
  now: Moment<View, Ask>,
): Tip<View, Ask> | null {
  return all.find((tip) => !said.includes(tip.name) && tip.when(now)) ?? null;
}
