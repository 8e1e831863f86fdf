import { snapshot } from './api';
import { expect, test } from './test';
import type { LessonNow } from '../src/wire';
import type { Visitor } from './visitor';

/** More answers than any lesson asks for. */
const MOST = 80;

const box = ({ page }: Visitor) => page.locator('[data-lesson]');

/** The table's address ends with its id. */
const idOf = ({ page }: Visitor): string => new URL(page.url()).pathname.split('/').pop()!;

async function lessonOf(visitor: Visitor): Promise<LessonNow> {
  return (await snapshot(visitor, idOf(visitor))).now.lesson!;
}

/** Begins the lesson that leads through a game, from the page of its lessons. */
async function begin(visitor: Visitor, game: string): Promise<void> {
  await visitor.go(`/learn/${game}`);
  await visitor.page.locator('.guided button').click();
  await visitor.page.waitForURL('**/table/*');
  await box(visitor).waitFor();
}

/** Reads on to the page that says what to do; false if the lesson is over. */
async function read(visitor: Visitor): Promise<boolean> {
  const { page } = visitor;
  const turn = box(visitor).locator('.turn');
  const end = page.locator('[data-lesson-end]');
  await expect
    .poll(async () => (await turn.count()) + (await end.count()) + (await next(visitor).count()))
    .toBeGreaterThan(0);
  while ((await next(visitor).count()) > 0) {
    const before = await box(visitor).locator('.text').innerText();
    await page.keyboard.press('n');
    await expect.poll(() => box(visitor).locator('.text').innerText()).not.toBe(before);
  }
  return (await end.count()) === 0;
}
const next = (visitor: Visitor) => box(visitor).locator('[aria-keyshortcuts="n"]');

/** Does what is pointed at, by keyboard: a spot, a button, or the rest of a move in its box. */
async function obey(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const before = (await snapshot(visitor, idOf(visitor))).seq;
  for (let part = 0; part < 6; part += 1) {
    const dials = page.locator('[data-plan] .dial.aimed');
    const pointed = page.locator('[data-plan] .option.aimed, .spot.aimed.choose > .hit, .column .option.aimed');
    await expect.poll(() => pointed.count()).toBeGreaterThan(0);
    const { hoped } = await lessonOf(visitor);
    for (const dial of await dials.all()) {
      const named = await dial.getAttribute('data-part');
      const wanted = hoped.flat().find((word) => word.startsWith(`${named}:`) && !word.endsWith('*'));
      if (!wanted) continue;
      const value = dial.getByRole('spinbutton');
      await value.press('Home');
      while ((await value.getAttribute('aria-valuenow')) !== wanted.split(':')[1]) await value.press('ArrowUp');
    }
    const was = await page.locator('.aimed').evaluateAll((all) => all.map((one) => one.outerHTML).join());
    await pointed.first().press('Enter');
    // The answer is on its way, or the next part of it is asked for.
    const moved = async () =>
      (await snapshot(visitor, idOf(visitor))).seq > before ||
      (await page.locator('.aimed').evaluateAll((all) => all.map((one) => one.outerHTML).join())) !== was;
    await expect.poll(moved).toBe(true);
    if ((await snapshot(visitor, idOf(visitor))).seq > before) return;
  }
  throw new Error('six parts, and nothing is answered');
}

/** Follows the lesson to its end. */
async function follow(visitor: Visitor, each?: (lesson: LessonNow) => Promise<void>): Promise<void> {
  let step = 0;
  for (let count = 0; count < MOST; count += 1) {
    if (!(await read(visitor))) return;
    const lesson = await lessonOf(visitor);
    expect(lesson.page).toBeGreaterThanOrEqual(step);
    step = lesson.page;
    expect(await box(visitor).locator('[data-step]').innerText()).toContain(String(lesson.of));
    await each?.(lesson);
    await obey(visitor);
  }
  throw new Error(`no end after ${MOST} answers`);
}

test('a round of Vendetta is learnt, a worse answer is explained and taken back', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await begin(visitor, 'vendetta');
  let astray = 0;
  await follow(visitor, async (lesson) => {
    // The first choice to stay or to withdraw is made wrongly.
    if (astray > 0 || lesson.hoped[0]?.[0] !== 'stay') return;
    astray += 1;
    await page.locator('.column .option:not(.aimed)', { hasText: 'Withdraw' }).press('Enter');
    await box(visitor).locator('.ways button').waitFor();
    await expect.poll(() => box(visitor).getAttribute('class')).toContain('worse');
    expect(await box(visitor).locator('.text').innerText()).toContain('6 to 3');
    await box(visitor).locator('.ways button').press('Enter');
    await expect.poll(() => box(visitor).getAttribute('class')).not.toContain('worse');
    await read(visitor);
  });
  expect(astray).toBe(1);
  const end = page.locator('[data-lesson-end]');
  expect(await end.innerText()).toContain('Blood is power');
  await visitor.go('/learn');
  expect(await page.locator('li.guided.learnt').count()).toBe(1);
  // A lesson is no game: it is in no list.
  await visitor.go('/games');
  expect(await page.locator('a[href^="/table/"]').count()).toBe(0);
});

test('a turn of Rivals is learnt, and the next lesson begins from its end', async ({ visit }) => {
  const visitor = await visit();
  await begin(visitor, 'rivals');
  await follow(visitor);
  const before = visitor.page.url();
  await visitor.page.locator('[data-lesson-end] button', { hasText: 'Prestige is life' }).click();
  await expect.poll(() => visitor.page.url()).not.toBe(before);
  await box(visitor).getByText('Prestige is life').waitFor();
});
