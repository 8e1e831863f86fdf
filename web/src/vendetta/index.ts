import type { GamePage } from '../games';
import type { Ask, Event, View } from '../wire/vendetta';
import { deed } from './deed';
import { heading } from './heading';
import { hurts } from './hurts';
import { look } from './look';
import { resolutionOf } from './resolution';
import Scene from './Scene.svelte';

export const game: GamePage<View, Ask, Event> = {
  Scene,
  look,
  table: () => import('./Table.svelte'),
  hurts,
  heading,
  scene: resolutionOf,
  deed,
  falls: (event) => (event.word === 'eliminated' ? event.who : null),
};
