// Playing a game through the page, by mouse or finger or by keyboard alone, always with something offered.

import { playOn } from './api';
import { thorough } from './effort';
import type { Visitor } from './visitor';

/** More questions than any game asks. */
const MOST = 1500;
/** After so many answers the rest of a game is like what was before; it is answered behind the page's back. */
const ENOUGH = thorough ? MOST : 24;
/** How long an answer may take to leave the page, however busy the machine is. */
const PATIENCE = 10_000;

export type Turn = { question: string; options: number };
export type Way = (visitor: Visitor, turn: Turn) => Promise<void>;

/** Waits until the page asks something (with buttons that can be pressed), or shows the end (`null`). */
export async function asked(visitor: Visitor): Promise<Turn | null> {
  const found = await visitor.page.waitForFunction(
    () => {
      const bar = document.querySelector('[data-bar]');
      if (!bar) return null;
      if (bar.querySelector('.result')) return 'over';
      const options = bar.querySelectorAll('.option');
      if (options.length === 0 || bar.querySelector('.option[aria-disabled]')) return null;
      return { question: bar.querySelector('[data-question]')?.textContent?.trim() ?? '', options: options.length };
    },
    undefined,
    { timeout: 60_000 },
  );
  const turn = await found.jsonValue();
  return turn === 'over' ? null : turn;
}

/** Plays on to the end, which the page shows, and says how many answers were given in this way. */
export async function playToEnd(visitor: Visitor, way: Way, each?: (turn: Turn) => Promise<void>): Promise<number> {
  for (let count = 0; count < ENOUGH; count += 1) {
    const turn = await asked(visitor);
    if (!turn) return count;
    await each?.(turn);
    await answer(visitor, way, turn);
  }
  if (thorough) throw new Error(`no end after ${MOST} answers`);
  await playOn(visitor, new URL(visitor.page.url()).pathname.split('/').pop()!);
  await visitor.page.locator('[data-bar] .result').waitFor();
  return ENOUGH;
}

/** Answers the question on the page, once. */
export async function answer(visitor: Visitor, way: Way, turn: Turn): Promise<void> {
  const before = visitor.answers;
  await way(visitor, turn);
  if (await visitor.hasAnswered(before, PATIENCE)) return;
  throw new Error(`nothing was answered to “${turn.question}” (${turn.options} options)`);
}

const SPOTS = '.spot.choose > .hit';
const BUTTONS = '.option';

/** Clicks what glows on the table, otherwise a button. */
export const byPointer: Way = async (visitor) => {
  const before = visitor.answers;
  const glowing = await reachable(visitor, SPOTS);
  if (glowing === 0) return pressButton(visitor);
  await press(visitor, SPOTS, visitor.dice.below(glowing));
  const menu = visitor.page.locator('.panel:popover-open .item:not(.look)');
  const opened = menu
    .first()
    .waitFor({ timeout: PATIENCE })
    .then(
      () => true,
      () => false,
    );
  // It answers, or asks which of several things is meant.
  const done = await Promise.race([visitor.hasAnswered(before, PATIENCE), opened.then((open) => !open)]);
  if (!done) await menu.nth(visitor.dice.below(await menu.count())).click();
};

/** One of the numbered buttons. */
export const pressButton = async (visitor: Visitor): Promise<void> => {
  await press(visitor, BUTTONS, visitor.dice.below(await reachable(visitor, BUTTONS)));
};

/** How many of these there are. Each of them must be possible to hit, once nothing moves any more. */
export async function reachable(visitor: Visitor, selector: string): Promise<number> {
  const look = () => visitor.page.evaluate((selector) => window.inside.reachable(selector), selector);
  const { found, hidden } = await look();
  if (hidden.length === 0) return found;
  await visitor.page
    .waitForFunction((selector) => window.inside.reachable(selector).hidden.length === 0, selector, { timeout: 3000 })
    .catch(() => {});
  const again = await look();
  if (again.hidden.length > 0) throw new Error(`shown, but cannot be clicked: ${again.hidden.join(' / ')}`);
  return again.found;
}

async function press(visitor: Visitor, selector: string, nth: number): Promise<void> {
  const point = await visitor.page.evaluate(([selector, nth]) => window.inside.bring(selector, nth), [
    selector,
    nth,
  ] as const);
  if (point) await visitor.touch(point.x, point.y);
}

/** Digits, and now and then Tab and Enter. */
export const byKeyboard: Way = async (visitor, turn) => {
  const { keyboard } = visitor.page;
  const before = visitor.answers;
  if (visitor.dice.below(3) === 0) return walkAndEnter(visitor, '.option');
  const number = visitor.dice.below(turn.options) + 1;
  const keys = turn.options <= 10 && number === 10 ? '0' : String(number);
  for (const key of keys) await keyboard.press(key);
  // 1 of 12 may become 10, 11 or 12: Enter says that it will not.
  if (turn.options > 10 && !(await visitor.hasAnswered(before, 100))) await keyboard.press('Enter');
};

/** Tab on to something of this kind, then Enter. */
export async function walkAndEnter(visitor: Visitor, selector: string): Promise<void> {
  const { page } = visitor;
  const there = () => page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector);
  for (let stops = 0; stops < 400; stops += 1) {
    await page.keyboard.press('Tab');
    if (await there()) return page.keyboard.press('Enter');
  }
  throw new Error(`Tab does not come to ${selector}`);
}
