// What everything on the table may want to know of the whole of it.
import { getContext, setContext } from 'svelte';

export interface Overview {
  /** The cards and the location that the open question is about. */
  readonly cards: readonly string[];
  readonly at: string | undefined;
  /** The id under which the card at a spot flies. */
  fly(spot: string): string;
}

const OVERVIEW = Symbol('overview');

export function provideOverview(overview: Overview): void {
  setContext(OVERVIEW, overview);
}

export function useOverview(): Overview {
  return getContext<Overview>(OVERVIEW);
}
