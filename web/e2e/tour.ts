// Every page and every state of it worth looking at, one after another.

import type { Snapshot } from '../src/wire';
import { against, beGuest, openTable, playOn } from './api';
import { asked } from './play';
import type { Visitor } from './visitor';

export type Stop = { name: string; show: () => Promise<unknown> };

const PLAYERS: Record<string, number> = { vendetta: 4, rivals: 2 };

/** A moment with cards on the table and something that is not possible now. */
const lively = ({ now }: Snapshot) => now.answers > 24 && (now.question?.refused.length ?? 0) > 0;

/** Opens tables in every state, and tells how to see everything with this visitor's eyes. */
export async function tour(visitor: Visitor): Promise<Stop[]> {
  const { page, phone } = visitor;
  const go = (path: string) => visitor.go(path);
  const heading = (name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await beGuest(visitor, 'Night Owl');

  const fixed: Stop[] = [
    { name: 'home', show: () => go('/').then(() => button('Play now against bots').first().waitFor()) },
    { name: 'new', show: () => go('/new?game=rivals').then(() => button('Open the table').waitFor()) },
    { name: 'account', show: () => go('/account').then(() => page.getByText('This browser', { exact: true }).waitFor()) },
    // Some of the cards and statements: all of them would take axe ten seconds each.
    { name: 'cards', show: () => go('/cards/rivals?group=brujah').then(() => page.locator('main li a').nth(9).waitFor()) },
    { name: 'card-vendetta', show: () => go('/cards/vendetta/challenge').then(() => heading('Names')) },
    { name: 'card-rivals', show: () => go('/cards/rivals/fleetness').then(() => heading('Names')) },
    {
      name: 'rules',
      show: async () => {
        await go('/rules/rivals');
        await page.getByLabel('Search the rules').fill('blocker');
        await page.locator('[id="1.1"]').waitFor({ state: 'detached' });
      },
    },
    { name: 'lost', show: () => go('/nowhere').then(() => heading('There is nothing here')) },
  ];
  const games = await Promise.all(['vendetta', 'rivals'].map((game) => gameStops(visitor, game)));

  const lobby: Stop = {
    name: 'lobby',
    show: async () => {
      await go('/lobby');
      await page.getByRole('log').waitFor();
      await page.getByLabel('Say something').fill('Good evening.');
      await button('Send').click();
      await page.getByRole('log').getByText('Good evening.').first().waitFor();
    },
  };
  const replays: Stop = {
    name: 'replays',
    show: async () => {
      await go('/replays');
      await page.getByLabel('Whose').selectOption('mine');
      await page.getByRole('link', { name: 'Watch' }).first().waitFor();
    },
  };
  const name: Stop = {
    name: 'name',
    show: async () => {
      await go('/');
      await page.getByRole('banner').getByRole('button', { name: 'Night Owl' }).click();
      await page.getByRole('dialog').getByLabel('Name').waitFor();
    },
  };
  const menu: Stop = {
    name: 'menu',
    show: async () => {
      await go('/');
      await button('Menu').click();
      await page.getByRole('navigation', { name: 'Places' }).waitFor();
    },
  };
  return [...fixed, ...games.flat(), lobby, replays, name, ...(phone ? [menu] : [])];
}

async function gameStops(visitor: Visitor, game: string): Promise<Stop[]> {
  const { page, phone } = visitor;
  const players = PLAYERS[game]!;
  const go = (path: string) => visitor.go(path);
  const board = () => page.locator('.board .spot').first().waitFor();

  const open = await openTable(visitor, { game, options: { players: 4, public: true }, bots: [{}] });
  const begun = await against(visitor, game, players);
  const playing = await against(visitor, game, players);
  await playOn(visitor, playing.id, lively);
  const over = await against(visitor, game, players);
  const { now } = await playOn(visitor, over.id);

  const inPlay = async () => {
    await go(`/table/${playing.id}`);
    await board();
  };
  const show: Record<string, () => Promise<unknown>> = {
    room: () => go(`/table/${open.id}`).then(() => page.getByRole('button', { name: 'Add a bot' }).first().waitFor()),
    first: () => go(`/table/${begun.id}`).then(() => asked(visitor)),
    playing: inPlay,
    why: async () => {
      await inPlay();
      await page.keyboard.press('w');
      await page.getByRole('group', { name: 'Why not?' }).waitFor();
    },
    help: async () => {
      await inPlay();
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Help' }).waitFor();
    },
    inspector: async () => {
      await go(`/table/${over.id}`);
      await page.locator('.spot.look > .hit:visible').last().click();
      await page.getByRole('dialog').getByRole('link', { name: 'Page of this card' }).waitFor();
    },
    over: () => go(`/table/${over.id}`).then(() => page.locator('.result').waitFor()).then(board),
    replay: async () => {
      await go(`/replay/${over.id}?at=${Math.floor(now.answers / 2)}&as=open`);
      await page.getByRole('group', { name: 'Playback' }).waitFor();
      await board();
    },
  };
  if (phone) {
    for (const [name, title] of [['log', 'Log and talk'], ['table', 'Table']] as const) {
      show[name] = async () => {
        await inPlay();
        await page.getByRole('button', { name: title, exact: true }).click();
        await page.getByRole('dialog', { name: title }).waitFor();
      };
    }
  }
  return Object.entries(show).map(([name, show]) => ({ name: `${game}-${name}`, show }));
}
