// One's own tables: which there are, and which of them wait for us. Asked for again and again, since they go on while
// we look at something else; the table that is open on the page is heard of at once.

import { untrack } from 'svelte';
import { api, AT_ONCE, type Problem } from './api';
import { me } from './me.svelte';
import { notify } from './notify';
import { here } from './router';
import type { MyTable } from './wire';

/** How often we ask, in milliseconds. */
const EVERY = 10_000;

export class Mine {
  /** `null` until the server has said so. Those that wait for us come first. */
  #tables = $state.raw<MyTable[] | null>(null);
  #problem = $state.raw<Problem | null>(null);
  #turn = 0;
  /** What waited for us when we last asked: only what is new is worth a notification. */
  #waited: Set<string> | null = null;

  get tables(): MyTable[] | null {
    return this.#tables;
  }
  get problem(): Problem | null {
    return this.#problem;
  }
  /** Those that are not over. */
  get live(): MyTable[] {
    return (this.#tables ?? []).filter(({ status }) => status !== 'over');
  }
  get finished(): MyTable[] {
    return (this.#tables ?? []).filter(({ status }) => status === 'over');
  }
  /** How many wait for us. */
  get waiting(): number {
    return this.#waiting.length;
  }
  /** The same without the one that is open on the page. */
  get elsewhere(): number {
    const { route } = here;
    const open = route.page === 'table' ? route.id : null;
    return this.#waiting.filter(({ id }) => id !== open).length;
  }

  get #waiting(): MyTable[] {
    return (this.#tables ?? []).filter((table) => table.waits_for_you);
  }

  /** Ask now. Somebody who has not done anything yet has no tables. */
  async renew(): Promise<void> {
    const mine = ++this.#turn;
    if (!me.user) {
      [this.#tables, this.#problem, this.#waited] = [null, null, null];
      return;
    }
    const answer = await api.get<MyTable[]>('/api/tables', { mine: 1 }, AT_ONCE);
    if (mine !== this.#turn) return;
    this.#problem = answer.ok ? null : answer.problem;
    if (!answer.ok) return;
    this.#tables = answer.value;
    const before = this.#waited;
    this.#waited = new Set(this.#waiting.map(({ id }) => id));
    if (before) this.#waiting.filter(({ id }) => !before.has(id)).forEach(notify);
  }

  /** Keeps asking until the page is left. */
  follow(): () => void {
    const ask = () => void this.renew();
    const timer = setInterval(ask, EVERY);
    const look = () => document.visibilityState === 'visible' && ask();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', ask);
    // Another person has other tables.
    const end = $effect.root(() => {
      $effect(() => {
        void me.user?.id;
        untrack(ask);
      });
    });
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', ask);
      end();
    };
  }
}

export const mine = new Mine();
