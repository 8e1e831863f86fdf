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

/** What glows on the table, but for what could be chosen instead of something chosen before. */
export const SPOTS = '.spot.choose:not(.again) > .hit';
/** What has a button of its own: in the dock, in the list above it, in the box of a plan. */
const BUTTONS = '.option:not([aria-disabled])';
/** All of it. */
export const ANY = `${SPOTS}, ${BUTTONS}`;
/** The box in which the rest of a plan is settled. */
export const BOX = '[data-plan]';
const MENU = '.panel:popover-open .item:not(.look)';
/** A card that a finger has taken up, or a button whose warning it has read: the next tap answers. */
const TAKEN = '.spot.chosen > .hit:not([aria-pressed]), [data-plan] .option[data-read]';
/** What was taken up, by a finger or because of a warning: the red button answers. */
const HELD = '[data-held]';
/** More parts than any plan has. */
const PARTS = 12;

/** Waits until the page asks something (that can be answered), or shows the end (`null`). */
export async function asked(visitor: Visitor): Promise<Turn | null> {
  const found = await visitor.page.waitForFunction(
    (any) => {
      const bar = document.querySelector('[data-bar]');
      if (!bar) return null;
      if (bar.querySelector('.result')) return 'over';
      if (!bar.classList.contains('asked') || bar.ariaBusy || document.querySelector('.dock .option[aria-disabled]')) {
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
  if (await visitor.hasAnswered(before, PATIENCE)) return;
  throw new Error(`nothing was answered to “${turn.question}” (${turn.options} options)`);
}

/** How much of a plan is chosen. */
export const stepOf = ({ page }: Visitor): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLElement>('[data-bar]')?.dataset.step ?? '');

/**
 * What comes of a press: an answer that is sent, another part of a plan, a menu that asks which of several things is meant, or a card
 * that a finger has taken up.
 */
async function outcome(
  visitor: Visitor,
  before: number,
  step: string,
): Promise<'sent' | 'part' | 'menu' | 'held' | 'taken'> {
  const shown = visitor.page
    .waitForFunction(
      ({ step, menu, held, taken }) => {
        if (document.querySelector(menu)) return 'menu' as const;
        const bar = document.querySelector<HTMLElement>('[data-bar]');
        // On its way, also while nobody can hear it.
        if (bar?.ariaBusy) return 'sent' as const;
        if (document.querySelector(held)) return 'held' as const;
        if (bar?.dataset.step !== step) return 'part' as const;
        return document.querySelector(taken) ? ('taken' as const) : null;
      },
      { step, menu: MENU, held: HELD, taken: TAKEN },
      { timeout: PATIENCE },
    )
    .then((found) => found.jsonValue())
    .catch(() => null);
  const sent = visitor.hasAnswered(before, PATIENCE).then((sent) => (sent ? ('sent' as const) : null));
  const first = await Promise.race([sent, shown]);
  // The next question may be there before the answer was counted.
  const found = visitor.answers > before ? 'sent' : (first ?? (await sent));
  if (!found) throw new Error('a press had no effect');
  return found;
}

/** Presses until an answer is sent: part by part where there is a plan. */
async function pressOn(visitor: Visitor, once: () => Promise<void>): Promise<void> {
  const before = visitor.answers;
  for (let parts = 0; parts < PARTS; parts += 1) {
    const step = await stepOf(visitor);
    await once();
    let came = await outcome(visitor, before, step);
    if (came === 'taken') {
      await press(visitor, TAKEN, 0);
      came = await outcome(visitor, before, step);
    }
    if (came === 'menu') {
      const menu = visitor.page.locator(MENU);
      visitor.presses += 1;
      await menu.nth(visitor.dice.below(await menu.count())).click();
      came = await outcome(visitor, before, step);
    }
    if (came === 'held') {
      visitor.presses += 1;
      await visitor.page.locator('[data-main] .option').click();
      came = await outcome(visitor, before, step);
    }
    if (came === 'sent') return;
  }
  throw new Error(`a plan of more than ${PARTS} parts`);
}

/** Clicks what glows on the table, otherwise a button. A finger takes a card up first, and taps again. */
export const byPointer: Way = (visitor) => pressOn(visitor, () => pressSomething(visitor));

async function pressSomething(visitor: Visitor): Promise<void> {
  const boxed = await visitor.page.locator(`${BOX} ${BUTTONS}`).count();
  const glowing = boxed > 0 ? 0 : await reachable(visitor, SPOTS);
  if (glowing > 0) return press(visitor, SPOTS, visitor.dice.below(glowing));
  await pressAButton(visitor, boxed > 0 ? `${BOX} ` : '');
}

/** One of the buttons; a number is changed now and then before it is answered. */
async function pressAButton(visitor: Visitor, inside: string): Promise<void> {
  const more = visitor.page.locator(`${inside}[data-stepper] button`).last();
  if ((await more.count()) > 0 && (await more.isEnabled()) && visitor.dice.below(2) === 0) {
    visitor.presses += 1;
    await more.click();
  }
  const buttons = await reachable(visitor, inside + BUTTONS);
  if (buttons > 0) return press(visitor, inside + BUTTONS, visitor.dice.below(buttons));
  await press(visitor, SPOTS, visitor.dice.below(await reachable(visitor, SPOTS)));
}

/** A button of the dock, if there is one. */
export const pressButton: Way = (visitor) => pressOn(visitor, () => pressAButton(visitor, ''));

/** Presses something that is offered until an answer leaves the page, and does not wait for what comes of it. */
export const pressAnything = (visitor: Visitor): Promise<void> => byPointer(visitor, { question: '', options: 0 });

/** Everything that is offered, in words. */
export async function offered({ page }: Visitor): Promise<string[]> {
  const spots = await page.locator(SPOTS).evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''));
  return [...spots, ...(await page.locator(`${BUTTONS} .text`).allTextContents())];
}

/** Opens the log with every part of it unfolded. */
export async function openLog({ page }: Visitor): Promise<void> {
  if ((await page.locator('[data-drawer]').count()) === 0)
    await page.locator('header.bar .tools button[aria-pressed]').first().click();
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
export const byKeyboard: Way = (visitor) => pressOn(visitor, () => typeSomething(visitor));

async function typeSomething(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const { keyboard } = page;
  const before = visitor.answers;
  if ((await page.locator(`${BOX} ${BUTTONS}`).count()) > 0) {
    // The box has the keys: a number first, now and then, then one of its buttons.
    await page.locator(BOX).focus();
    if (visitor.dice.below(2) === 0) await keyboard.press('ArrowRight');
    const keys = await page.locator(`${BOX} ${BUTTONS} kbd`).allTextContents();
    const key = keys[visitor.dice.below(keys.length)]!;
    return keyboard.press(key === '↵' ? 'Enter' : key.toLowerCase());
  }
  const dice = visitor.dice.below(4);
  const red = await page.locator('[data-main] .option').count();
  if (dice === 0) return walkAndEnter(visitor, ANY);
  if (dice === 1 && red > 0) {
    await page.locator('[data-question]').focus();
    return keyboard.press('Enter');
  }
  const keys = await page.locator('.spot.choose:not(.again) > .number, .option kbd').allTextContents();
  const key = keys[visitor.dice.below(keys.length)]!;
  if (key === '↵') {
    // A number: typed or stepped to, then answered.
    await page.getByRole('spinbutton').focus();
    await keyboard.press('ArrowRight');
    return keyboard.press('Enter');
  }
  const digits = key.replace(/\D/g, '');
  const step = await stepOf(visitor);
  for (const digit of digits) await keyboard.press(digit);
  // 1 of 12 may become 10, 11 or 12: Enter says that it will not.
  if (keys.length > 9 && !(await visitor.hasAnswered(before, 100)) && (await stepOf(visitor)) === step) {
    await page.locator('[data-question]').focus();
    await keyboard.press('Enter');
  }
}

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
