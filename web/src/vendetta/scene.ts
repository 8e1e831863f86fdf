// What everything on the table may want to know of the whole of it.
import { getContext, setContext } from 'svelte';

export interface Scene {
  /** The cards and the location that the open question is about. */
  readonly cards: readonly string[];
  readonly at: string | undefined;
  /** The id under which the card at a spot flies. */
  fly(spot: string): string;
}

const SCENE = Symbol('scene');

export function provideScene(scene: Scene): void {
  setContext(SCENE, scene);
}

export function useScene(): Scene {
  return getContext<Scene>(SCENE);
}
