// Every page and every state of it worth looking at, one after another.

import type { Snapshot } from '../src/wire';
import { about, against, beGuest, cardsOf, openTable, playOn } from './api';
import { GAMES } from './games';
import { asked } from './play';
import type { Visitor } from './visitor';

/** How to come to a place, by its name. */
export type Stops = Record<string, () => Promise<unknown>>;

export const TOURS: Record<string, (visitor: Visitor) => Promise<Stops>> = {
  site: siteTour,
  ...Object.fromEntries(GAMES.map((game) => [game, (visitor: Visitor) => gameTour(visitor, game)])),
};

/** What is not a table. */
async function siteTour(visitor: Visitor): Promise<Stops> {
  const { page, phone } = visitor;
  const go = (path: string) => visitor.go(path);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  await beGuest(visitor, 'Night Owl');
  await openTable(visitor, { game: 'vendetta', options: { public: true }, bots: [{}] });
  await playOn(visitor, (await against(visitor, 'rivals', 2)).id);

  const stops: Stops = {
    home: () => go('/').then(() => button('Play now against bots').first().waitFor()),
    name: async () => {
      await go('/');
      await page.getByRole('banner').getByRole('button', { name: 'Night Owl' }).click();
      await page.getByRole('dialog').getByLabel('Name').waitFor();
    },
    lobby: async () => {
      await go('/lobby');
      await heading('Vendetta with Night Owl').first().waitFor();
      await page.getByLabel('Say something').fill('Good evening.');
      await button('Send').click();
      await page.getByRole('log').getByText('Good evening.').first().waitFor();
    },
    new: () => go('/new?game=rivals').then(() => button('Open the table').waitFor()),
    account: () => go('/account').then(() => page.getByText('This browser', { exact: true }).waitFor()),
    replays: () => go('/replays').then(() => page.getByRole('link', { name: 'Watch' }).first().waitFor()),
    // Some of the cards, some of the statements: all of them take axe ten seconds each.
    cards: () => go('/cards/rivals?group=brujah').then(() => page.locator('main li a').nth(9).waitFor()),
    rules: async () => {
      await go('/rules/rivals');
      await page.getByLabel('Search the rules').fill('blocker');
      await page.locator('[id="1.1"]').waitFor({ state: 'detached' });
    },
    lost: () => go('/nowhere').then(() => heading('There is nothing here').waitFor()),
  };
  if (phone) {
    stops.menu = async () => {
      await go('/');
      await button('Menu').click();
      await page.getByRole('navigation', { name: 'Main' }).waitFor();
    };
  }
  return stops;
}

/** A moment with something that is not possible now. */
const refusing = ({ now }: Snapshot) => (now.question?.refused.length ?? 0) > 0;
/** The same, with many cards on the table. */
const lively = (seen: Snapshot) => seen.now.answers > 24 && refusing(seen);

/** Done when it is first needed, and only then. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

/** A card of a game, and its tables in every state. */
async function gameTour(visitor: Visitor, game: string): Promise<Stops> {
  const { page } = visitor;
  const board = () => page.locator('.board .spot').first().waitFor();
  await beGuest(visitor, 'Night Owl');
  const { usual_players: players, player_counts } = await about(visitor, game);
  const open = await openTable(visitor, { game, options: { players: Math.max(...player_counts) }, bots: [{}] });
  const played = async (enough?: (seen: Snapshot) => boolean) => {
    const { id } = await against(visitor, game, players);
    return { id, ...(await playOn(visitor, id, enough)).now };
  };
  // Whole games take a while: they are played when somebody goes there.
  const lived = once(async () => {
    let table = await played(lively);
    // A short game may end before anything is refused: another one then.
    for (let tries = 0; table.status === 'over' && tries < 10; tries++) table = await played(refusing);
    return table;
  });
  const over = once(() => played());

  const inPlay = async () => {
    await visitor.go(`/table/${(await lived()).id}`);
    await board();
  };
  const replayed = async () => {
    const { id, answers } = await over();
    await visitor.go(`/replay/${id}?at=${Math.floor(answers / 2)}&as=open`);
    await page.getByRole('group', { name: 'Playback' }).waitFor();
    await board();
  };
  const press = (key: string, opens: ReturnType<typeof page.getByRole>) => async () => {
    await inPlay();
    await page.keyboard.press(key);
    await opens.waitFor();
  };
  const [card] = await cardsOf(visitor, game);
  const stops: Stops = {
    card: () =>
      visitor
        .go(`/cards/${game}/${card!.slug}`)
        .then(() => page.getByRole('heading', { name: 'Names', exact: true }).waitFor()),
    room: () => visitor.go(`/table/${open.id}`).then(() => page.getByText('seats are still free').waitFor()),
    first: async () => {
      await visitor.go(`/table/${(await against(visitor, game, players)).id}`);
      await asked(visitor);
    },
    playing: inPlay,
    why: press('w', page.getByRole('group', { name: 'Why not?' })),
    help: press('?', page.getByRole('dialog', { name: 'Help' })),
    over: async () => {
      await visitor.go(`/table/${(await over()).id}`);
      await page.locator('.result').waitFor();
      await board();
    },
    // In the middle of a game, with all hands open: some card lies there in every game.
    inspector: async () => {
      await replayed();
      await page.locator('.spot.look > .hit:visible').last().click();
      await page.getByRole('dialog').getByRole('link', { name: 'Page of this card' }).waitFor();
    },
    replay: replayed,
  };
  stops.log = async () => {
    await inPlay();
    await page.getByRole('button', { name: 'Log', exact: true }).click();
    await page.locator('[data-drawer]').waitFor();
  };
  stops.about = async () => {
    await inPlay();
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    await page.getByRole('dialog', { name: 'Table' }).waitFor();
  };
  return Object.fromEntries(Object.entries(stops).map(([name, show]) => [`${game}-${name}`, show]));
}
