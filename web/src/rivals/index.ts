import type { GamePage } from '../games';
import type { Ask, Event, View } from '../wire/rivals';
import { deed } from './deed';
import { heading } from './heading';
import { help } from './help';
import { hurts } from './hurts';
import { look } from './look';
import Scene from './Scene.svelte';
import { settledOf } from './settled';
import { terms } from './terms';
import { tips } from './tips';

export const game: GamePage<View, Ask, Event> = {
  Scene,
  look,
  table: () => import('./Table.svelte'),
  hurts,
  heading,
  scene: settledOf,
  deed,
  falls: (event) => (event.word === 'knocked-out' ? event.who : null),
  facts: { minutes: [30, 60], difficulty: 2, lesson: 6 },
  terms,
  help,
  tips,
  intro: () => import('./Intro.svelte'),
};
