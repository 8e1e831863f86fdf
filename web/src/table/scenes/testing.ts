// For tests only: a clock that stands until it is moved.
import type { Clock } from './clock';

export class TestClock implements Clock {
  #now = 0;
  #due: { at: number; call: () => void }[] = [];

  after(ms: number, call: () => void): () => void {
    const one = { at: this.#now + ms, call };
    this.#due.push(one);
    return () => void (this.#due = this.#due.filter((other) => other !== one));
  }

  /** Lets so much time pass, and calls what is due on the way. */
  pass(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const next = this.#due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#due = this.#due.filter((other) => other !== next);
      this.#now = next.at;
      next.call();
    }
    this.#now = end;
  }
}
