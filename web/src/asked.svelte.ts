// Something the server is asked for a page: kept while the page is there, asked again when the
// language or anything else the question reads has changed.

import type { Problem, Result } from './api';

export type Asked<T> = {
  /** The last good answer. */
  readonly value: T | null;
  readonly problem: Problem | null;
  renew(): void;
};

/** To be called while a component starts. */
export function asked<T>(question: () => Promise<Result<T>>): Asked<T> {
  let value = $state.raw<T | null>(null);
  let problem = $state.raw<Problem | null>(null);
  let times = $state(0);
  let turn = 0;

  $effect(() => {
    void times;
    const mine = ++turn;
    void question().then((answer) => {
      if (mine !== turn) return; // A later question is under way.
      if (answer.ok) value = answer.value;
      problem = answer.ok ? null : answer.problem;
    });
  });

  return {
    get value() {
      return value;
    },
    get problem() {
      return problem;
    },
    renew: () => (times += 1),
  };
}
