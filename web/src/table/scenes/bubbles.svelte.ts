// What somebody did in their turn, said at their face for a moment: one line for each seat.
import type { GamePage } from '../../games';
import type { Seen } from '../../watched.svelte';
import type { LogLine } from '../../wire';
import { pageClock, type Clock } from './clock';
import { standing } from './grouping';

export const BUBBLE = 2500;

export interface Deed {
  seat: string;
  words: string;
}

/** Collects what each seat does from when the table waits for it until it does not any more. */
export class Turns {
  #lines = new Map<string, LogLine[]>();

  /** Those whose turn is over now, with what happened in it. */
  take(before: Seen, after: Seen): { seat: string; lines: LogLine[] }[] {
    const fresh = standing(after.lines).filter(({ seq }) => seq > before.seq);
    const waited = new Set(after.now.waiting.map(({ seat }) => seat));
    return before.now.waiting.flatMap(({ seat }) => {
      const lines = [...(this.#lines.get(seat) ?? []), ...fresh];
      if (waited.has(seat)) {
        this.#lines.set(seat, lines);
        return [];
      }
      this.#lines.delete(seat);
      return [{ seat, lines }];
    });
  }
}

export class Bubbles {
  #clock: Clock;
  #turns = new Turns();
  #shown = $state.raw<readonly Deed[]>([]);
  #forget = new Map<string, () => void>();

  constructor(clock: Clock = pageClock) {
    this.#clock = clock;
  }

  get shown() {
    return this.#shown;
  }

  take(page: GamePage<any, any, any> | undefined, before: Seen, after: Seen, you: string | null): void {
    for (const { seat, lines } of this.#turns.take(before, after)) {
      const words = seat === you ? null : (page?.deed?.(lines, seat) ?? null);
      if (words !== null) this.say(seat, words);
    }
  }

  say(seat: string, words: string): void {
    this.#forget.get(seat)?.();
    this.#shown = [...this.#shown.filter((one) => one.seat !== seat), { seat, words }];
    this.#forget.set(
      seat,
      this.#clock.after(BUBBLE, () => (this.#shown = this.#shown.filter((one) => one.seat !== seat))),
    );
  }

  /** Somebody goes on: nobody has to wait until the words are gone. */
  clear(): void {
    for (const forget of this.#forget.values()) forget();
    this.#forget.clear();
    this.#shown = [];
  }
}
