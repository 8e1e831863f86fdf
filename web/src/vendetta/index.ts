import type { GamePage } from '../games';
import type { Ask, Event, View } from '../wire/vendetta';
import { deed } from './deed';
import { heading } from './heading';
import { help } from './help';
import { hurts } from './hurts';
import { look } from './look';
import { resolutionOf } from './resolution';
import Scene from './Scene.svelte';
import { terms } from './terms';
import { tips } from './tips';

export const game: GamePage<View, Ask, Event> = {
  Scene,
  look,
  table: () => import('./Table.svelte'),
  hurts,
  heading,
  scene: resolutionOf,
  deed,
  falls: (event) => (event.word === 'eliminated' ? event.who : null),
  facts: { minutes: [15, 30], difficulty: 1, lesson: 3 },
  terms,
  help,
  tips,
  intro: () => import('./Intro.svelte'),
};
