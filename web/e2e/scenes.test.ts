// What is played out on a table, measured on the page's clock: it stands still until a test moves it.

import type { Page } from 'playwright-core';
import type { Snapshot } from '../src/wire';
import { against, answerOnce, beGuest, playOn } from './api';
import { asked, reachable } from './play';
import { boxes, meet } from './stage';
import { expect, test } from './test';
import type { Visitor } from './visitor';

const SCENE = '[data-scene]';
const OPTIONS = '.spot.choose > .hit, .option';

/** Opens a table with the clock of the page standing still. */
async function open(visitor: Visitor, id: string): Promise<void> {
  const { page } = visitor;
  await page.clock.install();
  await visitor.go(`/table/${id}`);
  await page.locator('[data-board]').waitFor();
  await page.locator('[data-bar]').waitFor();
  // Not so late that the page would think its connection lost.
  await page.clock.pauseAt(Date.now() + 1000);
}

/** The page hears what was sent to it a moment later, on its own clock: it is given that moment until something is so. */
async function wait(visitor: Visitor, so: (page: Page) => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 2000; tries += 1) {
    if (await so(visitor.page)) return;
    await run(visitor, 1);
  }
  throw new Error('it did not come to that');
}

/** The page asks what the server does. */
const caughtUp = (visitor: Visitor, { now }: Snapshot): Promise<void> =>
  wait(visitor, async (page) => {
    const question = now.question?.text.map(({ text }) => text).join('');
    if (!question) return (await page.locator('[data-bar] .result').count()) > 0;
    return ((await page.locator('[data-question]').textContent()) ?? '').includes(question);
  });

/** Plays behind the page's back until a scene is shown that is wanted. */
async function until(visitor: Visitor, id: string, wanted: (page: Page) => Promise<boolean>): Promise<void> {
  const { page } = visitor;
  for (let answers = 0; answers < 400; answers += 1) {
    while ((await page.locator(SCENE).count()) > 0) {
      if (await wanted(page)) return;
      await page.keyboard.press('Escape');
    }
    if ((await answerOnce(visitor, id)).now.status === 'over') break;
    await caughtUp(visitor, await playOn(visitor, id, ({ now }) => now.question !== null));
  }
  throw new Error('the game ended without such a scene');
}

/** A location that several fought for, and that stays on the board. */
const contested = async (page: Page) =>
  (await page.locator('[data-scene="contest"]:not([data-place="haven"]) li').count()) > 1;

const gone = ({ page }: Visitor) => expect.poll(() => page.locator(SCENE).count(), { timeout: 2000 }).toBe(0);
const shown = ({ page }: Visitor) => page.locator(SCENE).count();
const run = ({ page }: Visitor, ms: number) => page.clock.runFor(ms);

async function game(visitor: Visitor, name: string, players: number): Promise<string> {
  await beGuest(visitor, `Ana ${name}`);
  const { id } = await against(visitor, name, players, { options: { players, pace: 'instant' } });
  await open(visitor, id);
  return id;
}

test('a resolution takes 1.5 to 2.5 seconds, and its result stays on the location', async ({ visit }) => {
  const visitor = await visit({ moving: true });
  const { page } = visitor;
  const id = await game(visitor, 'vendetta', 4);
  await until(visitor, id, contested);
  const place = (await page.locator(SCENE).getAttribute('data-place'))!;

  // The next question is asked from the first moment, and the dock is not covered.
  expect((await asked(visitor))?.options).toBeGreaterThan(0);
  const [dock] = await boxes(visitor, '[data-dock]');
  const [scene] = await boxes(visitor, SCENE);
  expect(meet(dock!, scene!)).toBe(false);

  await run(visitor, 1499);
  expect(await shown(visitor)).toBe(1);
  const headline = await page.locator(`${SCENE} .banner b`).innerText();
  await page.keyboard.press('Escape');
  await gone(visitor);
  expect(await page.locator('[aria-live="polite"]').allTextContents().then(String)).toContain(headline);

  // Once more from the log, to its end.
  await page.locator(`[data-again="${place}"]`).click();
  await page.locator(SCENE).waitFor();
  await run(visitor, 1499);
  expect(await shown(visitor)).toBe(1);
  await run(visitor, 1001);
  await gone(visitor);

  const written = () => page.locator(`[data-at="${place}"]`).innerText();
  expect(await written()).toContain(headline);
  const result = await written();
  await page.clock.resume();
  await page.reload();
  await page.locator(`[data-at="${place}"] .result`).waitFor();
  expect(await written()).toBe(result);
  expect(await shown(visitor)).toBe(0);
});

test('a click, Space, Escape and an answer end a scene at once; what lies beneath can be chosen', async ({ visit }) => {
  const visitor = await visit({ moving: true });
  const { page } = visitor;
  const id = await game(visitor, 'vendetta', 4);
  await until(visitor, id, contested);
  const place = (await page.locator(SCENE).getAttribute('data-place'))!;
  const answers = visitor.answers;
  const middle = async () => {
    const [box] = await boxes(visitor, `${SCENE} .banner`);
    await page.mouse.click(box!.x + box!.width - 20, box!.y + 4);
  };
  await page.keyboard.press('Escape');
  for (const ends of [() => page.keyboard.press('Space'), () => page.keyboard.press('Escape'), middle]) {
    await gone(visitor);
    await page.locator(`[data-again="${place}"]`).click();
    await page.locator(SCENE).waitFor();
    await run(visitor, 300);
    // Whatever has the focus keeps its keys.
    await page.locator('[data-question]').focus();
    await ends();
  }
  await gone(visitor);
  expect(visitor.answers).toBe(answers);

  await page.locator(`[data-again="${place}"]`).click();
  await page.locator(SCENE).waitFor();
  await run(visitor, 300);
  expect(await reachable(visitor, OPTIONS)).toBeGreaterThan(0);
  const point = await page.evaluate((options) => window.inside.bring(options, 0), OPTIONS);
  await page.mouse.click(point!.x, point!.y);
  await gone(visitor);
});

test('where nothing may move, the last picture stands for a second and a half with the same words', async ({
  visit,
}) => {
  const visitor = await visit({ speed: 'usual' });
  const { page } = visitor;
  const id = await game(visitor, 'vendetta', 4);
  await until(visitor, id, contested);
  expect(await page.locator(SCENE).getAttribute('data-beat')).toBe('still');
  const place = await page.locator(SCENE).getAttribute('data-place');
  const headline = await page.locator(`${SCENE} .banner b`).innerText();
  expect(await page.locator(`[data-at="${place}"] .result`).innerText()).toContain(headline);
  await page.keyboard.press('Escape');
  await gone(visitor);
  await page.locator(`[data-again="${place}"]`).click();
  await page.locator(SCENE).waitFor();
  await run(visitor, 1499);
  expect(await shown(visitor)).toBe(1);
  await run(visitor, 1);
  await gone(visitor);
});

test('speed and waiting results are set in the bar and kept', async ({ visit }) => {
  const visitor = await visit({ moving: true });
  const { page } = visitor;
  const id = await game(visitor, 'vendetta', 3);
  const tool = page.locator('header.bar .speed button');
  await tool.click();
  await page.getByRole('radio', { name: '2×' }).check();
  await page.getByRole('checkbox', { name: 'Results wait for me' }).check();
  await page.keyboard.press('Escape');
  await until(visitor, id, contested);
  await run(visitor, 4000);
  expect(await shown(visitor)).toBe(1);
  await page.keyboard.press('Escape');
  await gone(visitor);

  await tool.click();
  await page.getByRole('checkbox', { name: 'Results wait for me' }).uncheck();
  await page.keyboard.press('Escape');
  await page.locator('[data-again]').first().click();
  await page.locator(SCENE).waitFor();
  await run(visitor, 749);
  expect(await shown(visitor)).toBe(1);
  await run(visitor, 501);
  await gone(visitor);

  await page.clock.resume();
  await page.reload();
  expect(await tool.innerText()).toContain('2×');
});

test('an attack takes 1.2 to 1.8 seconds, and what came of it stays in The Streets', async ({ visit }) => {
  const visitor = await visit({ moving: true });
  const { page } = visitor;
  const id = await game(visitor, 'rivals', 3);
  await until(visitor, id, async () => (await page.locator('[data-scene="fight"]').count()) > 0);
  const [dock] = await boxes(visitor, '[data-dock]');
  const [scene] = await boxes(visitor, SCENE);
  expect(meet(dock!, scene!)).toBe(false);
  await run(visitor, 1199);
  expect(await shown(visitor)).toBe(1);
  const headline = await page.locator(`${SCENE} .banner b`).innerText();
  await page.keyboard.press('Escape');
  await gone(visitor);
  expect(await page.locator('[aria-live="polite"]').allTextContents().then(String)).toContain(headline);
  if ((await page.locator('[data-outcome]').count()) === 0) return; // The next attack is under way.
  await page.locator('[data-again]').click();
  await page.locator(SCENE).waitFor();
  await run(visitor, 1199);
  expect(await shown(visitor)).toBe(1);
  await run(visitor, 601);
  await gone(visitor);
});

test('each of the others says what they did, once, over nothing that can be chosen', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  const id = await game(visitor, 'vendetta', 4);
  const planning = ({ view, now }: Snapshot) =>
    (view as { step: { word: string } }).step.word === 'planning' && now.question !== null;
  await playOn(visitor, id, planning);
  // A planning turn of one's own, then of three others.
  for (let answers = 0; answers < 40 && (await page.locator('[data-bubble]').count()) < 3; answers += 1) {
    const before = await answerOnce(visitor, id);
    await caughtUp(visitor, await playOn(visitor, id, ({ now, seq }) => now.question !== null && seq > before.seq));
  }
  const seats = await page.locator('[data-bubble]').evaluateAll((all) => all.map((one) => one.dataset.bubble));
  expect(seats.length).toBe(3);
  expect(new Set(seats).size).toBe(3);
  const [bubbles, options] = [await boxes(visitor, '.bubble.shown'), await boxes(visitor, '[data-board] .spot.choose')];
  expect(bubbles.filter((bubble) => options.some((option) => meet(bubble, option)))).toEqual([]);
  await run(visitor, 2500);
  await expect.poll(() => page.locator('[data-bubble]').count()).toBe(0);
});

test('the end of the game is played for three seconds', async ({ visit }) => {
  const visitor = await visit({ moving: true });
  const { page } = visitor;
  const id = await game(visitor, 'vendetta', 3);
  const end = await playOn(visitor, id);
  await caughtUp(visitor, end);
  // One press for each scene that came before it.
  for (let scenes = 0; scenes < 5 && (await page.locator('[data-scene="finale"]').count()) === 0; scenes += 1) {
    await page.locator('[data-bar]').click();
  }
  expect(await page.locator(`${SCENE} .banner b`).textContent()).toBe(end.now.result!.text);
  // It began a moment ago.
  await run(visitor, 2950);
  expect(await shown(visitor)).toBe(1);
  await run(visitor, 50);
  await gone(visitor);
});
