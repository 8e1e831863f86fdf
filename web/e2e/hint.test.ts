import { against, beGuest, openTable, order, snapshot } from './api';
import { asked } from './play';
import { expect, test } from './test';
import type { Hints } from '../src/wire';
import type { Visitor } from './visitor';

const candles = ({ page }: Visitor) => page.locator('[data-candle]');

/** The answer of the server to the next hint that is asked for. */
async function told({ page }: Visitor, ask: () => Promise<void>): Promise<Hints> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => new URL(response.url()).pathname.endsWith('/hint')),
    ask(),
  ]);
  return (await answer.json()) as Hints;
}

test('a candle burns at what would be good, with the reason, until the next question', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await beGuest(visitor, 'Ana');
  const { id } = await against(visitor, 'vendetta', 3);
  await visitor.go(`/table/${id}`);
  await asked(visitor);
  const button = page.locator('[data-hint]');
  expect(await button.innerText()).toContain('What would be good here?');
  const place = await button.boundingBox();

  const hints = await told(visitor, () => button.click());
  await expect.poll(() => candles(visitor).count()).toBe(1);
  const best = hints.hints[0]!;
  const why = best.why.map(({ text }) => text).join('');
  expect(why).not.toBe('');
  await expect.poll(() => button.innerText()).toContain(why);
  // It has the room of the button: nothing moves.
  expect(await button.boundingBox()).toEqual(place);

  // What the candle burns at is what was said.
  const lit = page.locator('.spot:has(> [data-candle]) > .hit');
  expect(await lit.getAttribute('aria-label')).toContain(best.text.map(({ text }) => text).join(''));
  await lit.click({ position: { x: 24, y: 24 } });
  await expect.poll(() => candles(visitor).count()).toBe(0);

  // By key, too, and the same key puts it out.
  await asked(visitor);
  await told(visitor, () => page.keyboard.press('h'));
  await expect.poll(() => candles(visitor).count()).toBe(1);
  await page.keyboard.press('h');
  await expect.poll(() => candles(visitor).count()).toBe(0);
});

test('on a phone the candle is beside the answers, and the line says why', async ({ visit }) => {
  const visitor = await visit({ phone: true });
  const { page } = visitor;
  await beGuest(visitor, 'Eva');
  const { id } = await against(visitor, 'rivals', 2);
  await visitor.go(`/table/${id}`);
  await asked(visitor);
  const button = page.locator('[data-hint]');
  const box = (await button.boundingBox())!;
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(40);
  const hints = await told(visitor, () => button.tap());
  const { why, text } = hints.hints[0]!;
  const said = (why.length > 0 ? why : text).map((part) => part.text).join('');
  await expect.poll(() => page.locator('[data-question]').innerText()).toContain(said);
  await expect.poll(() => candles(visitor).count()).toBeGreaterThan(0);
});

test('with other people nobody is told, unless the table says so; then they see it', async ({ visit }) => {
  for (const hints of ['alone', 'everybody'] as const) {
    const [ana, ben] = [await visit(), await visit()];
    await beGuest(ana, `Ana ${hints}`);
    await beGuest(ben, `Ben ${hints}`);
    const { id } = await openTable(ana, { game: 'vendetta', options: { players: 3, hints }, bots: [{}] });
    await order(ben, id, { do: 'sit' });
    await order(ana, id, { do: 'start' });
    const first = (await snapshot(ana, id)).now.question ? ana : ben;
    const other = first === ana ? ben : ana;
    await first.go(`/table/${id}`);
    await asked(first);
    const button = first.page.locator('[data-hint]');
    if (hints === 'alone') {
      expect(await button.count()).toBe(0);
      continue;
    }
    await told(first, () => button.click());
    await expect.poll(() => candles(first).count()).toBe(1);
    const lines = (await snapshot(other, id)).lines.map((line) => line.parts.map(({ text }) => text).join(''));
    expect(lines.at(-1)).toMatch(/ asks what would be good\.$/);
  }
});
