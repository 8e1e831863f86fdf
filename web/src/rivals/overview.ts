// What everything on the table may want to know of the whole of it.
import { getContext, setContext } from 'svelte';
import type { GameQuestion } from '../games';
import type { Ask } from '../wire/rivals';
import type { QuestionFocus } from './asked';
import type { Role } from './roles';

export interface Overview {
  readonly question: GameQuestion<Ask> | null;
  /** What the question is about. */
  readonly asked: QuestionFocus;
  /** By spot: the parts that cards play in what is under way. */
  readonly roles: ReadonlyMap<string, Role>;
}

const OVERVIEW = Symbol('overview');

export function provideOverview(overview: Overview): void {
  setContext(OVERVIEW, overview);
}

export function useOverview(): Overview {
  return getContext<Overview>(OVERVIEW);
}
