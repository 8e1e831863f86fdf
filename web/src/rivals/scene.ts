// What everything on the table may want to know of the whole of it.
import { getContext, setContext } from 'svelte';
import type { Asked as QuestionInfo } from '../games';
import type { Ask } from '../wire/rivals';
import type { Asked } from './asked';
import type { Role } from './roles';

export interface Scene {
  readonly question: QuestionInfo<Ask> | null;
  /** What the question is about. */
  readonly asked: Asked;
  /** By spot: the parts that cards play in what is under way. */
  readonly roles: ReadonlyMap<string, Role>;
}

const SCENE = Symbol('scene');

export function provideScene(scene: Scene): void {
  setContext(SCENE, scene);
}

export function useScene(): Scene {
  return getContext<Scene>(SCENE);
}
