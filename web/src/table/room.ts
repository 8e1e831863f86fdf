// Where something that explains may lie: near what it speaks of, and never over something that may be chosen.
import type { Box } from './anchor';

const GAP = 8;
/** How fine the search is, in pixels. */
const STEP = 16;

const CHOOSABLE =
  '.spot.choose, [data-dock] .answers :is(button, a, input, [role="spinbutton"]), [data-list], [data-plan]';

/** What may be chosen now, and every panel that is open, but for the one that `except` is in. */
export function choosable(except?: Element): Box[] {
  const panels = [...document.querySelectorAll('[popover]:popover-open')].filter(
    (panel) => !panel.hasAttribute('data-term-box') && !(except && panel.contains(except)),
  );
  return [...document.querySelectorAll(CHOOSABLE), ...panels]
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
}

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

export const meet = (a: Box, b: Box): boolean => overlap(a, b) > 0;

/** How far apart two boxes lie, from edge to edge; what lies straight above or below is nearer. */
function distance(a: Box, b: Box): number {
  const across = Math.max(0, a.left - b.left - b.width, b.left - a.left - a.width);
  const down = Math.max(0, a.top - b.top - b.height, b.top - a.top - a.height);
  const middles = Math.abs(a.left + a.width / 2 - b.left - b.width / 2);
  return Math.hypot(across, down) + middles / 20;
}

export interface Room {
  left: number;
  top: number;
  /** It covers nothing of what is taken. */
  free: boolean;
}

/** How much of what is shown may be covered to be a pixel nearer, in square pixels. */
const NEARER = 40;

/**
 * The place nearest to `beside` where a box of this size covers nothing that is taken, or as little as can be; and little of
 * what is better seen (`shown`).
 */
export function roomFor(
  size: { width: number; height: number },
  beside: Box,
  within: Box,
  taken: readonly Box[],
  shown: readonly Box[] = [],
): Room | null {
  const [least, most] = [within.left + GAP, within.left + within.width - GAP - size.width];
  const [top, bottom] = [within.top + GAP, within.top + within.height - GAP - size.height];
  if (most < least || bottom < top) return null;
  const inRange = (x: number, from: number, to: number) => Math.min(to, Math.max(from, x));
  const middle = inRange(beside.left + beside.width / 2 - size.width / 2, least, most);
  const columns = [middle, inRange(beside.left - GAP - size.width, least, most)];
  columns.push(inRange(beside.left + beside.width + GAP, least, most), most);
  const rows = [inRange(beside.top - GAP - size.height, top, bottom)];
  rows.push(inRange(beside.top + beside.height + GAP, top, bottom), bottom);
  for (let x = least; x <= most; x += STEP) columns.push(x);
  for (let y = top; y <= bottom; y += STEP) rows.push(y);

  let best: { left: number; top: number; covers: number; far: number } | null = null;
  for (const left of columns) {
    for (const y of rows) {
      const box = { left, top: y, ...size };
      // Its neighbours keep a little air.
      const wide = { left: left - 2, top: y - 2, width: size.width + 4, height: size.height + 4 };
      let covers = 0;
      for (const one of taken) covers += overlap(wide, one);
      if (best && covers > best.covers) continue;
      let far = distance(box, beside) * NEARER;
      for (const one of shown) far += overlap(box, one);
      if (!best || covers < best.covers || far < best.far) best = { left, top: y, covers, far };
    }
  }
  return best && { left: best.left, top: best.top, free: best.covers === 0 };
}
