// Where a warning stands: at the foot of the board above the dock, and not over anything that can be chosen.
import { meet, type Box } from './reader';

const STEP = 16;
const ROWS = 3;
const EDGE = 8;

const overlap = (a: Box, b: Box): number =>
  meet(a, b)
    ? (Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
      (Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top))
    : 0;

/** As low as it can be, then as near to the middle; where there is no room at all, where it covers least. */
export function placeWarning(board: Box, size: { width: number; height: number }, taken: readonly Box[]): Box {
  const middle = board.left + (board.width - size.width) / 2;
  const most = Math.max(0, (board.width - size.width) / 2 - EDGE);
  let best: { box: Box; covers: number } | null = null;
  for (let row = 0; row < ROWS; row += 1) {
    const top = board.top + board.height - EDGE - size.height - row * (size.height + STEP);
    for (let away = 0; away <= most; away += STEP) {
      for (const left of away === 0 ? [middle] : [middle + away, middle - away]) {
        const box = { left, top, ...size };
        const covers = taken.reduce((sum, one) => sum + overlap(box, one), 0);
        if (covers === 0) return box;
        if (!best || covers < best.covers) best = { box, covers };
      }
    }
  }
  return best!.box;
}
