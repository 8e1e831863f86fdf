import type { GamePage } from '../games';
import type { Ask, Event, View } from '../wire/newgame';
import { look } from './look';
import Scene from './Scene.svelte';

export const game: GamePage<View, Ask, Event> = {
  Scene,
  look,
  table: () => import('./Table.svelte'),
};
