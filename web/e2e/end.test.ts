// The end says why: the verdict, what decided it, how it went, what the points are.

import { AxeBuilder } from '@axe-core/playwright';
import { against, beGuest, order, playOn, snapshot } from './api';
import { expect, test } from './test';
import type { Course } from '../src/wire';
import type { Visitor } from './visitor';

const plain = (parts: { text: string }[]) => parts.map(({ text }) => text).join('');

async function complaints({ page }: Visitor): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include('[data-end]').analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** The smallest text in sight on the board. */
function smallest({ page }: Visitor): Promise<number> {
  return page.evaluate(() => {
    const walk = document.createTreeWalker(document.querySelector('[data-end]')!, NodeFilter.SHOW_TEXT);
    let least = Infinity;
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const on = node.parentElement!;
      if (node.textContent!.trim() && on.checkVisibility()) {
        least = Math.min(least, parseFloat(getComputedStyle(on).fontSize));
      }
    }
    return least;
  });
}

for (const game of ['vendetta', 'rivals']) {
  for (const phone of [false, true]) {
    test(`the end of ${game} says why${phone ? ', on a phone' : ''}`, async ({ visit }) => {
      const visitor = await visit({ phone });
      const { page } = visitor;
      await beGuest(visitor, 'Marta');
      const { id } = await against(visitor, game, 3);
      const { now } = await playOn(visitor, id);
      const result = now.result!;
      const own = result.seats.find(({ seat }) => seat === 'A')!;
      await visitor.go(`/table/${id}`);
      const end = page.locator('[data-end]');

      // The verdict for whoever sits here, and what decided it, in words of the game.
      await end.getByRole('heading', { name: plain(own.verdict), exact: true }).waitFor();
      expect(plain(result.why)).not.toBe('');
      expect(await end.locator('[data-why]').textContent()).toBe(plain(result.why));
      for (const winner of result.winners) {
        expect(plain(result.why)).toContain(now.names[winner.charCodeAt(0) - 65]!);
      }

      // One's own row is marked, and no other; the rows are everybody's, the winner first.
      const rows = end.locator('.row');
      expect(await rows.count()).toBe(3);
      expect(await end.locator('[aria-current]').count()).toBe(1);
      expect(await end.locator('[aria-current]').textContent()).toContain('Marta');
      if (own.rows.length > 0) {
        const pieces = await end.locator('[aria-current] .piece > [aria-hidden]').allTextContents();
        expect(pieces.map(Number)).toEqual(own.rows.map(({ points }) => points));
      }

      // The chart has a line for everybody; the same numbers stand in the table.
      const course = (await (await visitor.context.request.get(`/api/tables/${id}/course?lang=en`)).json()) as Course;
      // A line of somebody who never had anything is flat.
      await end.locator('polyline').first().waitFor({ state: 'attached' });
      expect(await end.locator('polyline').count()).toBe(3);
      const dashes = await end
        .locator('polyline')
        .evaluateAll((lines) => lines.map((line) => line.getAttribute('stroke-dasharray')));
      expect(new Set(dashes).size).toBe(3);
      await end.getByText('The numbers as a table').click();
      expect(await end.locator('tbody tr').count()).toBe(course.chapters.length);
      const last = await end.locator('tbody tr').last().locator('td').allTextContents();
      expect(last).toEqual(course.chapters.at(-1)!.values[0]!.map((value) => (value === null ? 'out' : String(value))));
      await end.locator('label', { hasText: course.tracks[1]!.text }).click();
      const other = await end.locator('tbody tr').last().locator('td').allTextContents();
      expect(other).toEqual(
        course.chapters.at(-1)!.values[1]!.map((value) => (value === null ? 'out' : String(value))),
      );

      expect(await smallest(visitor)).toBeGreaterThanOrEqual(11);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      expect(await complaints(visitor)).toEqual([]);

      // Where it turned, a click away.
      expect(course.turning_points.length).toBeLessThanOrEqual(2);
      const watch = end.getByRole('link', { name: /^Watch/ });
      expect(await watch.count()).toBe(course.turning_points.length);
      if (course.turning_points.length > 0) {
        const { at } = course.turning_points[0]!;
        expect(await watch.first().getAttribute('href')).toBe(`/replay/${id}?at=${at}&as=A`);
        await watch.first().click();
        const place = page.getByRole('slider', { name: 'Place in the game' });
        await expect.poll(() => place.getAttribute('aria-valuetext')).toBe(`${at} of ${now.answers}`);
      }

      // The end of the replay says the same.
      await visitor.go(`/replay/${id}?at=${now.answers}&as=A`);
      await expect.poll(() => page.locator('[data-verdict] [data-why]').first().textContent()).toBe(plain(result.why));
      // The dock is there before the board, and is drawn once more with it.
      await page.locator('[data-board] .spot').first().waitFor();
      await page.getByRole('button', { name: 'How it went' }).click();
      await end.getByRole('heading', { name: plain(own.verdict), exact: true }).waitFor();
      await page.getByRole('button', { name: 'The table' }).click();
      await end.waitFor({ state: 'detached' });
    });
  }
}

test('a game that is given up says so, and has no numbers', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await beGuest(visitor, 'Marta');
  const { id } = await against(visitor, 'vendetta', 3);
  await visitor.go(`/table/${id}`);
  await page.locator('[data-bar]').waitFor();
  await order(visitor, id, { do: 'concede' });
  await expect.poll(async () => (await snapshot(visitor, id)).now.status).toBe('over');
  const { now } = await snapshot(visitor, id);
  // Who is there when it ends looks at the table, and opens the rest.
  await page.locator('[data-verdict]', { hasText: now.result!.text }).waitFor();
  expect(await page.locator('[data-end]').count()).toBe(0);
  await page.getByRole('button', { name: 'How it went' }).click();
  await page.locator('[data-end] .row').first().waitFor();
  expect(await complaints(visitor)).toEqual([]);
});
