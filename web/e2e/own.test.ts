import { against, answerOnce, beGuest, openTable, order, snapshot } from './api';
import { answer, asked, openLog, pressButton } from './play';
import { TestServer } from './server';
import { expect, test } from './test';
import type { Visitor } from './visitor';

const NETWORK = /ERR_CONNECTION|WebSocket|ERR_EMPTY_RESPONSE|ERR_SOCKET|ERR_NETWORK/;
const tableOf = ({ page }: Visitor) => new URL(page.url()).pathname.split('/').at(-1)!;

/** Two people and two bots at a table of Vendetta. */
async function sitDown(visit: () => Promise<Visitor>): Promise<{ ana: Visitor; ben: Visitor; table: string }> {
  const [ana, ben] = [await visit(), await visit()];
  await beGuest(ana, 'Ana');
  await beGuest(ben, 'Ben');
  const { id } = await openTable(ana, { game: 'vendetta', options: { players: 4 }, bots: [{}, {}] });
  await order(ben, id, { do: 'sit' });
  await order(ana, id, { do: 'start' });
  for (const visitor of [ana, ben]) {
    await visitor.go(`/table/${id}`);
    await visitor.page.locator('[data-bar]').waitFor();
  }
  return { ana, ben, table: id };
}

test('a game that was left is found again from every page', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.go('/');
  expect(await page.getByRole('heading', { name: 'Your games' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Play now against bots' }).first().click();
  expect(await asked(visitor)).not.toBeNull();
  const table = tableOf(visitor);

  // By the logo, and back by the front page.
  await page.locator('a.logo').click();
  await page.getByRole('heading', { name: 'Your games' }).waitFor();
  await page.getByText('Your turn').waitFor();
  expect(await page.title()).toMatch(/^\(1\) /);
  expect(await page.locator('link[rel="icon"]').getAttribute('href')).toBe('/favicon-waiting.svg');
  await page.getByRole('link', { name: 'Continue' }).click();
  expect(await asked(visitor)).not.toBeNull();
  expect(tableOf(visitor)).toBe(table);
  expect(await page.title()).not.toMatch(/^\(/); // It is here that we are asked.

  // From anywhere else in two clicks.
  for (const path of ['/lobby', '/cards/vendetta', '/rules/rivals', '/replays', '/account', '/new', '/nowhere']) {
    await visitor.go(path);
    await page.getByRole('link', { name: 'Your games, 1 waiting for you' }).click();
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.locator('[data-bar]').waitFor();
    expect(tableOf(visitor), path).toBe(table);
  }
});

test('everybody is called by name, and nobody by a letter', async ({ visit }) => {
  const { ana, ben, table } = await sitDown(visit);
  const { names, seats } = (await snapshot(ana, table)).now;
  expect(names.slice(0, 2)).toEqual(['Ana', 'Ben']);
  expect(new Set(names).size).toBe(4);
  expect(seats.map(({ who }) => who.kind)).toEqual(['person', 'person', 'bot', 'bot']);
  for (let i = 0; i < 24; i += 1) for (const one of [ana, ben]) await answerOnce(one, table);
  const { page } = ana;
  await openLog(ana);
  await page.locator('[data-log]').getByText(names[2]!).first().waitFor();
  const shown = await page.evaluate(() => {
    // An initial on a crest is drawn, not said.
    const walk = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      if (!node.parentElement!.closest('.crest')) found.push(node.textContent!.trim());
    }
    return found;
  });
  for (const name of names) expect(shown.join(' ')).toContain(name);
  expect(shown.filter((text) => /^[A-F]$|(^|[\s(])[B-F](?=[\s,.:)]|$)|\b[A-F] \(/.test(text))).toEqual([]);
});

test('playing again takes everybody along', async ({ visit }) => {
  const { ana, ben, table } = await sitDown(visit);
  for (const one of [ana, ben]) await order(one, table, { do: 'concede' });
  await ana.page.getByRole('button', { name: 'Play again' }).click();
  await ana.page.getByText('Kept for Ben').waitFor();
  await ben.page.getByText('Ana wants to play again.').first().waitFor();
  await ben.page.getByRole('button', { name: 'Play again with them' }).click();
  for (const { page } of [ana, ben]) await page.locator('[data-bar]').waitFor();
  await expect.poll(() => tableOf(ben)).toBe(tableOf(ana));
  expect(tableOf(ana)).not.toBe(table);
  const again = await snapshot(ana, tableOf(ana));
  expect(again.you).toBe('A');
  expect(again.now.names).toEqual((await snapshot(ana, table)).now.names);
});

test('who comes back is told what happened meanwhile, and can replay just that', async ({ visit }) => {
  const { ana, ben, table } = await sitDown(visit);
  const { page } = ana;
  await page.locator('[data-bar]').waitFor();
  const left = (await snapshot(ana, table)).now.answers;
  await page.locator('a.logo').click();
  await page.getByRole('heading', { name: 'Your games' }).waitFor();
  // The same person answers elsewhere, so that the game goes on.
  for (let i = 0; i < 12; i += 1) for (const one of [ana, ben]) await answerOnce(one, table);
  await page.getByRole('link', { name: 'Continue' }).click();
  const away = page.locator('section.away');
  await away.getByRole('heading', { name: 'While you were away' }).waitFor();
  const lines = await away.locator('li').count();
  expect(lines).toBeGreaterThan(2);
  expect(lines).toBeLessThanOrEqual(8);
  const link = away.getByRole('link', { name: 'Replay what I missed' });
  expect(await link.getAttribute('href')).toBe(`/replay/${table}?at=${left}&as=A`);
  await away.getByRole('button', { name: 'Got it' }).click();
  await away.waitFor({ state: 'detached' });
  // Seen is seen.
  await page.reload();
  await page.locator('[data-bar]').waitFor();
  expect(await page.locator('section.away').count()).toBe(0);
});

test('a problem is reported in words', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await beGuest(visitor, 'Eva');
  const { id } = await against(visitor, 'rivals', 2);
  await visitor.go(`/table/${id}`);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('button', { name: 'Report a problem' }).click();
  await page.getByLabel('What is wrong?').fill('The blood does not add up.');
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await page.getByText('Thank you! Your report is kept as').waitFor();
});

test('a ticket that never comes does not keep the page from trying again', async ({ visit, onTestFinished }) => {
  const server = await TestServer.open();
  onTestFinished(() => server.close());
  const visitor = await visit({ server });
  const { page } = visitor;
  await visitor.go('/');
  await page.getByRole('button', { name: 'Play now against bots' }).first().click();
  await asked(visitor);
  visitor.expectProblem(NETWORK);
  const lost = page.getByText('The connection dropped');
  // The request is taken and never answered.
  let hanging = 0;
  await page.route('**/api/ticket*', () => void (hanging += 1));
  await server.stop('SIGKILL');
  await lost.waitFor();
  await server.start();
  await expect.poll(() => hanging, { timeout: 10_000 }).toBeGreaterThan(0);
  await page.unroute('**/api/ticket*');
  await lost.waitFor({ state: 'detached', timeout: 15_000 });
  visitor.expectNoProblem();
  await answer(visitor, pressButton, (await asked(visitor))!);
});

test('teams are named where the number of players is chosen', async ({ visit }) => {
  const visitor = await visit();
  await visitor.go('/');
  const panel = visitor.page.locator('article', { hasText: 'Vendetta' }).first();
  await panel.locator('option', { hasText: '6 players, in teams of two' }).waitFor({ state: 'attached' });
  await visitor.go('/new?game=vendetta');
  await visitor.page.getByLabel('6 (teams)').check();
  await visitor.page.getByText('Partners play together').waitFor();
});
