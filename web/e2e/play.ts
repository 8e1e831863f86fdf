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

/** `options`: what can be pressed to answer, in the dock and on the table. */
export type Turn = { question: string; options: number };
export type Way = (visitor: Visitor, turn: Turn) => Promise<void>;

/** What glows on the table. */
const SPOTS = '.spot.choose > .hit';
/** What has a button of its own, in the dock or in the list above it. */
const BUTTONS = '.option';
/** All of it. */
export const ANY = `${SPOTS}, ${BUTTONS}`;

/** Waits until the page asks something (that can be answered), or shows the end (`null`). */
export async function asked(visitor: Visitor): Promise<Turn | null> {
  const found = await visitor.page.waitForFunction(
    (any) => {
      const bar = document.querySelector('[data-bar]');
      if (!bar) return null;
      if (bar.querySelector('.result')) return 'over';
      if (!bar.classList.contains('asked') || bar.ariaBusy || document.querySelector('.option[aria-disabled]')) {
        return null;
      }
      const options = document.querySelectorAll(any);
      if (options.length === 0) return null;
      return { question: bar.querySelector('[data-question]')?.textContent?.trim() ?? '', options: options.length };
    },
    ANY,
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
  await beSure(visitor);
  if (await visitor.hasAnswered(before, PATIENCE)) return;
  throw new Error(`nothing was answered to “${turn.question}” (${turn.options} options)`);
}

/** What was taken up (by a finger, or because of a warning) is answered with the red button. */
async function beSure({ page }: Visitor): Promise<void> {
  if ((await page.locator('[data-held]').count()) > 0) await page.locator('[data-main] .option').click();
}

/** Clicks what glows on the table, otherwise a button. A finger takes a card up first, and taps again. */
export const byPointer: Way = async (visitor) => {
  const before = visitor.answers;
  const glowing = await reachable(visitor, SPOTS);
  if (glowing === 0) return pressButton(visitor);
  const nth = visitor.dice.below(glowing);
  await press(visitor, SPOTS, nth);
  await beSure(visitor);
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
  await beSure(visitor);
};

/** One of the buttons; a number is changed now and then before it is answered. */
export const pressButton = async (visitor: Visitor): Promise<void> => {
  const more = visitor.page.locator('[data-stepper] button').last();
  if ((await more.count()) > 0 && (await more.isEnabled()) && visitor.dice.below(2) === 0) await more.click();
  const buttons = await reachable(visitor, BUTTONS);
  if (buttons === 0) return byPointer(visitor, { question: '', options: 0 });
  await press(visitor, BUTTONS, visitor.dice.below(buttons));
};

/** Presses something that is offered, and does not wait for what comes of it. */
export async function pressAnything(visitor: Visitor): Promise<void> {
  await press(visitor, ANY, visitor.dice.below(await reachable(visitor, ANY)));
  const item = visitor.page.locator('.panel:popover-open .item:not(.look)').first();
  if ((await item.count()) > 0) await item.click();
  await beSure(visitor);
}

/** Everything that is offered, in words. */
export async function offered({ page }: Visitor): Promise<string[]> {
  const spots = await page.locator(SPOTS).evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''));
  return [...spots, ...(await page.locator(`${BUTTONS} .text`).allTextContents())];
}

/** Opens the log with every part of it unfolded. */
export async function openLog({ page }: Visitor): Promise<void> {
  if ((await page.locator('[data-drawer]').count()) === 0)
    await page.locator('header.bar .tools button').first().click();
  const folded = page.locator('[data-log] .head[aria-expanded="false"]');
  await page.locator('[data-log]').waitFor();
  while ((await folded.count()) > 0) await folded.first().click();
}

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

/** Digits as they are shown, and now and then Tab and Enter, or Enter alone for the red answer. */
export const byKeyboard: Way = async (visitor) => {
  const { page } = visitor;
  const { keyboard } = page;
  const before = visitor.answers;
  const dice = visitor.dice.below(4);
  const red = await page.locator('[data-main] .option').count();
  if (dice === 0) return walkAndEnter(visitor, ANY);
  if (dice === 1 && red > 0) {
    await page.locator('[data-question]').focus();
    return keyboard.press('Enter');
  }
  const keys = await page.locator('.spot.choose > .number, .option kbd').allTextContents();
  const key = keys[visitor.dice.below(keys.length)]!;
  if (key === '↵') {
    // A number: typed or stepped to, then answered.
    await page.getByRole('spinbutton').focus();
    await keyboard.press('ArrowRight');
    return keyboard.press('Enter');
  }
  const digits = key.replace(/\D/g, '');
  for (const digit of digits) await keyboard.press(digit);
  // 1 of 12 may become 10, 11 or 12: Enter says that it will not.
  if (keys.length > 9 && !(await visitor.hasAnswered(before, 100))) await keyboard.press('Enter');
};

/** Tab on to something of this kind, then Enter. */
export async function walkAndEnter(visitor: Visitor, selector: string): Promise<void> {
  const { page } = visitor;
  const there = () => page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector);
  for (let stops = 0; stops < 400; stops += 1) {
    await page.keyboard.press('Tab');
    if (!(await there())) continue;
    await page.keyboard.press('Enter');
    // Where several things are meant, a menu asks which.
    const menu = page.locator('.panel:popover-open .item').first();
    if (await menu.count()) await page.keyboard.press('Enter');
    return;
  }
  throw new Error(`Tab does not come to ${selector}`);
}
