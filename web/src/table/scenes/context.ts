// The scenes of a table, for whatever shows them. A replay has none.
import { getContext, setContext } from 'svelte';
import type { Bubbles } from './bubbles.svelte';
import type { Playing } from './player.svelte';

export interface Scenes {
  readonly now: Playing | null;
  readonly bubbles: Bubbles['shown'];
  /** The last scene of a place once more. */
  again(place: string): void;
}

const SCENES = Symbol('scenes');

export function provideScenes(scenes: Scenes): Scenes {
  return setContext(SCENES, scenes);
}

export function useScenes(): Scenes | undefined {
  return getContext<Scenes | undefined>(SCENES);
}
