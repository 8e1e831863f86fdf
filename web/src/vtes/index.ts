import type { GamePage } from '../games';
import Scene from './Scene.svelte';

// Announced on the front page.
export const game: GamePage = { Scene };
