// The positions of a replay, kept as they come: stepping back asks nobody.
import { api, type Problem, type Result } from '../api';
import { lang } from '../i18n';
import type { Moment } from '../wire';

export class Moments {
  #table: string;
  #kept = new Map<string, Promise<Result<Moment>>>();
  #shown = $state.raw<Moment | null>(null);
  #problem = $state.raw<Problem | null>(null);
  #wanted = '';

  constructor(table: string) {
    this.#table = table;
  }

  /** The last one that arrived: it stays until the next one is there. */
  get shown() {
    return this.#shown;
  }
  get problem() {
    return this.#problem;
  }

  /** Show a position, and fetch the one after it meanwhile. */
  async show(at: number, last: number, as: string | null): Promise<void> {
    const mine = (this.#wanted = `${at} ${as} ${lang()}`);
    const asked = this.#fetch(at, as);
    if (at < last) void this.#fetch(at + 1, as);
    const answer = await asked;
    if (mine !== this.#wanted) return; // Somebody stepped on.
    if (answer.ok) this.#shown = answer.value;
    this.#problem = answer.ok ? null : answer.problem;
  }

  #fetch(at: number, as: string | null): Promise<Result<Moment>> {
    const key = `${at} ${as} ${lang()}`;
    let asked = this.#kept.get(key);
    if (!asked) {
      asked = api.get<Moment>(`/api/tables/${encodeURIComponent(this.#table)}/replay/${at}`, { as: as ?? undefined });
      this.#kept.set(key, asked);
      void asked.then((answer) => {
        if (!answer.ok) this.#kept.delete(key); // Asked again next time.
      });
    }
    return asked;
  }
}
