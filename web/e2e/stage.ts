// Measuring a table on the page.

import type { Page } from 'playwright-core';
import type { Visitor } from './visitor';

export type Box = { x: number; y: number; width: number; height: number };

/** Where the parts of the dock are. */
export const places = ({ page }: Visitor): Promise<Record<string, Box>> =>
  page.evaluate(() => {
    const parts = { dock: '[data-dock]', line: '.dock > .line', hand: '.dock > .hand', answers: '.dock > .answers' };
    return Object.fromEntries(
      Object.entries(parts).map(([name, selector]) => {
        const { x, y, width, height } = document.querySelector(selector)!.getBoundingClientRect();
        return [name, { x, y, width, height }];
      }),
    );
  });

/** The boxes of what is shown of these. */
export const boxes = ({ page }: Visitor, selector: string): Promise<Box[]> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)]
        .filter((one) => one.checkVisibility())
        .map((one) => one.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ x, y, width, height }) => ({ x, y, width, height })),
    selector,
  );

export const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Words that are smaller than they may be. */
export const smallWords = ({ page }: Visitor, least: number): Promise<string[]> =>
  page.evaluate((least) => {
    const found: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const around = node.parentElement!;
      const text = node.textContent!.trim();
      // What is read aloud only is not seen, and what a popover holds is seen when it opens.
      if (!text || around.closest('.quiet, [popover]:not(:popover-open), dialog:not([open])')) continue;
      if (!around.checkVisibility() || around.getBoundingClientRect().width <= 1) continue;
      const size = parseFloat(getComputedStyle(around).fontSize);
      if (size < least) found.push(`${size}: ${text}`);
    }
    return found;
  }, least);

/** How wide the cards are that lie somewhere and have their names on them. */
export const namedCards = ({ page }: Visitor, where: string): Promise<number[]> =>
  page.evaluate(
    (where) =>
      [...document.querySelectorAll<HTMLElement>(`${where} .paper .plate .name`)]
        .filter((name) => name.checkVisibility() && name.offsetWidth > 0)
        .map((name) => name.closest<HTMLElement>('.sheet')!.offsetWidth),
    where,
  );

/**
 * How much of the board is bare ground, in percent: tiles of 18 pixels that are darker than 48 of 255 and show a spread
 * of grey of less than 3.
 */
export async function bareGround(visitor: Visitor, blank: Page): Promise<number> {
  const [board] = await boxes(visitor, '[data-board]');
  const picture = await visitor.page.screenshot({ clip: board!, animations: 'disabled' });
  return blank.evaluate(async (base64) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${base64}`;
    await picture.decode();
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext('2d')!;
    context.drawImage(picture, 0, 0);
    const TILE = 18;
    let [bare, all] = [0, 0];
    for (let y = 0; y + TILE <= picture.height; y += TILE) {
      for (let x = 0; x + TILE <= picture.width; x += TILE) {
        const { data } = context.getImageData(x, y, TILE, TILE);
        const greys: number[] = [];
        for (let i = 0; i < data.length; i += 4)
          greys.push(0.299 * data[i]! + 0.587 * data[i + 1]! + 0.114 * data[i + 2]!);
        const mean = greys.reduce((sum, grey) => sum + grey, 0) / greys.length;
        const spread = Math.sqrt(greys.reduce((sum, grey) => sum + (grey - mean) ** 2, 0) / greys.length);
        all += 1;
        if (mean < 48 && spread < 3) bare += 1;
      }
    }
    return (100 * bare) / all;
  }, picture.toString('base64'));
}
