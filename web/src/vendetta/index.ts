import type { GamePage } from '../games';
import { look } from './look';
import Scene from './Scene.svelte';

export const game: GamePage = {
  Scene,
  look,
  table: () => import('./table'),
  hurts: { lost: 'who', stolen: 'from' },
};
