// A table fills the window: what is where, how large it is, and what stays free. Measured in the middle of real games.

import { isDeepStrictEqual } from 'node:util';
import type { Snapshot } from '../src/wire';
import { LANGS } from '../src/wire/langs';
import { against, beGuest, playOn } from './api';
import { asked } from './play';
import { bareGround, boxes, meet, namedCards, places, smallWords } from './stage';
import { expect, test } from './test';
import type { Visitor } from './visitor';

const SIZES = [
  [1440, 900],
  [1920, 1080],
  [1024, 768],
  [390, 664],
] as const;

type Middle = { players: number; reached: (seen: Snapshot) => boolean };

/** When a game is in its middle, with a question open that leaves the board free. */
const MIDDLE: Record<string, Middle> = {
  vendetta: {
    players: 4,
    reached: ({ view, now }) => {
      const { round, step } = view as { round: number; step: { word: string; of?: [number, string[]] } };
      return round >= 2 && now.question !== null && step.word === 'planning' && step.of![0] > 0 && isAsked(now, 'turn');
    },
  },
  rivals: {
    players: 3,
    reached: ({ view, now }) => (view as { turn: number }).turn >= 3 && isAsked(now, 'act'),
  },
};
const isAsked = ({ question }: Snapshot['now'], word: string) =>
  (question?.ask as { word: string } | null)?.word === word;

/** A table in the middle of its game; another one where a game ends too early. */
async function middle(visitor: Visitor, game: string): Promise<string> {
  const { players, reached } = MIDDLE[game]!;
  for (let tries = 0; tries < 8; tries += 1) {
    const { id } = await against(visitor, game, players, { options: { players, pace: 'instant' } });
    const { now } = await playOn(visitor, id, reached);
    if (now.status === 'playing') return id;
  }
  throw new Error(`no game of ${game} came to its middle`);
}

async function show(visitor: Visitor, [width, height]: readonly [number, number]): Promise<void> {
  const { page } = visitor;
  // A page in the background is not drawn anew.
  await page.bringToFront();
  await page.setViewportSize({ width, height });
  // The table has taken the new size when its dock stands at the new lower edge.
  await page.waitForFunction((height) => {
    const dock = document.querySelector('[data-dock]')?.getBoundingClientRect();
    return innerHeight === height && dock !== undefined && Math.abs(dock.bottom - height) < 1;
  }, height);
  // Cards are measured when they lie still.
  const read = () => boxes(visitor, '[data-board], [data-dock], .dock .hand li .sheet');
  for (let still = 0, before = await read(); still < 3;) {
    await page.waitForTimeout(150);
    const now = await read();
    still = isDeepStrictEqual(before, now) ? still + 1 : 0;
    before = now;
  }
}

for (const game of Object.keys(MIDDLE)) {
  test(`the table of ${game} uses the window it has`, async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    await beGuest(visitor, 'Marta');
    const id = await middle(visitor, game);
    const blank = await visitor.context.newPage();
    await visitor.go(`/table/${id}`);
    await asked(visitor);
    await page.evaluate(() => document.fonts.ready.then(() => null));

    for (const size of SIZES) {
      await show(visitor, size);
      const [width, height] = size;
      const phone = width < 900;
      const [board] = await boxes(visitor, '[data-board]');
      const about = `${game} at ${width}×${height}`;
      // Nothing scrolls but, on a phone, parts of the board.
      const whole = () =>
        page.evaluate(() => {
          const { scrollWidth, scrollHeight } = document.scrollingElement!;
          return { scrollWidth, scrollHeight };
        });
      await expect.poll(whole, { message: about }).toEqual({ scrollWidth: width, scrollHeight: height });
      expect(board!.height / height, `${about}: board`).toBeGreaterThanOrEqual(phone ? 0.45 : 0.6);
      const coins = phone ? 48 : 0;
      expect((board!.height - coins) / height, `${about}: board in sight`).toBeGreaterThanOrEqual(0.45);

      const { hand } = await places(visitor);
      const hands = () => boxes(visitor, '.dock .hand li .sheet');
      const least = { 1440: 120, 1920: 155 }[width as number] ?? 0;
      await expect.poll(async () => (await hands())[0]?.width, { message: about }).toBeGreaterThanOrEqual(least);
      const held = await hands();
      expect(held.length, `${about}: a hand`).toBeGreaterThan(0);
      if (!phone) {
        for (const one of held) {
          expect(one.x, `${about}: hand`).toBeGreaterThanOrEqual(hand!.x);
          expect(one.x + one.width, `${about}: hand`).toBeLessThanOrEqual(hand!.x + hand!.width + 1);
        }
        // What can be played is not covered by another card.
        const free = await boxes(visitor, '.dock .hand li.free');
        for (const [i, one] of free.entries()) {
          const next = held.map(({ x }) => x).filter((x) => x > one.x + 1);
          const seen = Math.min(...next, Infinity) - one.x;
          expect(seen, `${about}: playable card ${i}`).toBeGreaterThanOrEqual(Math.min(one.width, 100) - 2);
        }
      }
      const cards = await namedCards(visitor, game === 'vendetta' ? '.lanes' : '.board');
      if (width === 1440) {
        expect(held[0]!.width).toBeLessThanOrEqual(150);
        expect(Math.min(...cards), `${about}: cards with names`).toBeGreaterThanOrEqual(75);
        expect(await bareGround(visitor, blank), `${about}: bare ground`).toBeLessThanOrEqual(35);
      }
      if (width === 1920) {
        expect(Math.min(...cards), `${about}: cards with names`).toBeGreaterThanOrEqual(90);
        expect(await bareGround(visitor, blank), `${about}: bare ground`).toBeLessThanOrEqual(45);
      }

      // Few buttons, and a number is one control.
      expect(await page.locator('.dock .answers .slot').count(), `${about}: answers`).toBeLessThanOrEqual(3);

      // A card is read where it covers neither an answer nor anything that can be chosen.
      if (!phone) {
        await page.mouse.move(width / 2, 60);
        await page.mouse.move(held[0]!.x + 12, held[0]!.y + 40);
        const reader = page.locator('[data-reader]');
        await reader.waitFor();
        const [read] = await boxes(visitor, '[data-reader]');
        const taken = await boxes(visitor, '.spot.choose, .option, [data-dock]');
        expect(
          taken.filter((box) => meet(box, read!)),
          `${about}: reader`,
        ).toEqual([]);
        await page.mouse.move(width / 2, 10);
        await reader.waitFor({ state: 'detached' });
      }
    }

    // In every language: nothing too small to be read, nothing that goes beyond the window.
    for (const lang of LANGS) {
      await page.evaluate((lang) => localStorage.setItem('elysium', JSON.stringify({ lang })), lang);
      await page.reload();
      await asked(visitor);
      for (const size of lang === 'en' ? SIZES : SIZES.slice(2)) {
        await show(visitor, size);
        expect(await smallWords(visitor, 11), `${game} in ${lang} at ${size.join('×')}`).toEqual([]);
        expect(await page.evaluate(() => document.scrollingElement!.scrollWidth)).toBe(size[0]);
      }
    }
  });
}

test('where a card is played, a phone shows every location whole', async ({ visit }) => {
  const visitor = await visit({ phone: true });
  await beGuest(visitor, 'Marta');
  const { id } = await against(visitor, 'vendetta', 4, { options: { players: 4, pace: 'instant' } });
  await playOn(visitor, id, ({ now }) => isAsked(now, 'where'));
  await visitor.go(`/table/${id}`);
  await show(visitor, [390, 664]);
  await asked(visitor);
  const [board] = await boxes(visitor, '[data-board]');
  const locations = await boxes(visitor, '.district');
  expect(locations).toHaveLength(3);
  for (const { y, height } of locations) {
    expect(y).toBeGreaterThanOrEqual(board!.y);
    expect(y + height).toBeLessThanOrEqual(board!.y + board!.height);
    expect(height).toBeGreaterThan(80);
  }
});

test('a resolved location keeps its result until the round ends, after a reload too', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await beGuest(visitor, 'Marta');
  const { id } = await against(visitor, 'vendetta', 4, { options: { players: 4, pace: 'instant' } });
  const isThere = ({ now, view }: Snapshot) =>
    now.question !== null && (view as { step: { word: string; of?: string } }).step.of === 'haven';
  const seen = await playOn(visitor, id, (seen) => isThere(seen) && isAsked(seen.now, 'stay'));
  expect(seen.now.status, 'somebody is asked at the last location').toBe('playing');
  await visitor.go(`/table/${id}`);
  const results = page.locator('.district .result');
  await results.first().waitFor();
  const words = await results.allTextContents();
  expect(words.length).toBeGreaterThan(0);
  for (const one of words) expect(one).toMatch(/won/);
  await page.reload();
  await results.first().waitFor();
  expect(await results.allTextContents()).toEqual(words);
});
