import type { GamePage } from '../games';
import Scene from './Scene.svelte';

// Its table is not here yet: the front page says where it can be played.
export const game: GamePage = { Scene, facts: { minutes: [60, 120], difficulty: 3 } };
