// Where the box of a plan goes: beside the place that it speaks of, never over it, and so that whatever else can be chosen stays
// within reach.

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Placed {
  left: number;
  top: number;
  /** The side of the box that its point is on, and how far along; none if the place is not beside it. */
  point: { side: 'left' | 'right' | 'top' | 'bottom'; along: number } | null;
}

const GAP = 12;
const EDGE = 6;
/** So much of everything else stays free to be clicked. */
export const FREE = 40;
/** The point keeps away from the corners. */
const CORNER = 22;

const right = (box: Rect) => box.left + box.width;
const bottom = (box: Rect) => box.top + box.height;
const clamp = (n: number, least: number, most: number) => Math.max(least, Math.min(n, most));

function overlap(a: Rect, b: Rect): { width: number; height: number } {
  return {
    width: Math.max(0, Math.min(right(a), right(b)) - Math.max(a.left, b.left)),
    height: Math.max(0, Math.min(bottom(a), bottom(b)) - Math.max(a.top, b.top)),
  };
}

/** How far two boxes are apart. */
function distance(a: Rect, b: Rect): number {
  const across = Math.max(0, a.left - right(b), b.left - right(a));
  const down = Math.max(0, a.top - bottom(b), b.top - bottom(a));
  return Math.hypot(across, down);
}

/** Is a strip of it left that can be clicked? */
export function isFree(one: Rect, box: Rect): boolean {
  const { width, height } = overlap(one, box);
  if (width === 0 || height === 0) return true;
  const beside = Math.max(box.left - one.left, right(one) - right(box));
  const above = Math.max(box.top - one.top, bottom(one) - bottom(box));
  return Math.max(beside, above) >= FREE;
}

/**
 * `aim` is what the box points at, inside its own place; `others` is what else can be chosen. Left of the place if there is room,
 * as its own things lie at its left, otherwise right, above or below.
 */
export function placeBox(
  board: Rect,
  own: Rect | null,
  aim: Rect | null,
  others: readonly Rect[],
  size: { width: number; height: number },
): Placed {
  const { width, height } = size;
  const most = { left: right(board) - EDGE - width, top: bottom(board) - EDGE - height };
  const inside = (left: number, top: number) => ({
    left: clamp(left, board.left + EDGE, most.left),
    top: clamp(top, board.top + EDGE, most.top),
  });
  if (!own || !aim) {
    return { ...inside(board.left + (board.width - width) / 2, most.top), point: null };
  }
  const middle = { x: aim.left + aim.width / 2, y: aim.top + aim.height / 2 };
  const [leftOf, rightOf] = [own.left - GAP - width, right(own) + GAP];
  const [over, under] = [own.top - GAP - height, bottom(own) + GAP];
  const tops = [most.top, middle.y - height / 2, board.top + EDGE];
  const lefts = [middle.x - width / 2, board.left + EDGE, most.left];
  const wished = [
    ...tops.map((top) => ({ left: leftOf, top, side: 'right' as const })),
    ...tops.map((top) => ({ left: rightOf, top, side: 'left' as const })),
    ...lefts.map((left) => ({ left, top: over, side: 'bottom' as const })),
    ...lefts.map((left) => ({ left, top: under, side: 'top' as const })),
  ];
  const tried = wished.map(({ side, ...at }) => {
    const box = { ...inside(at.left, at.top), width, height };
    const { width: w, height: h } = overlap(own, box);
    const covered = others.filter((one) => !isFree(one, box)).length;
    return { box, side, cost: w * h + covered * 1e4 + distance(own, box) };
  });
  // The first of the best: they are in the order in which they are liked.
  const best = tried.reduce((a, b) => (b.cost < a.cost ? b : a));
  const { left, top } = best.box;
  // From afar it would point at something else.
  if (distance(own, best.box) > GAP + 1) return { left, top, point: null };
  const upright = best.side === 'left' || best.side === 'right';
  const along = upright
    ? clamp(middle.y - top, CORNER, height - CORNER)
    : clamp(middle.x - left, CORNER, width - CORNER);
  return { left, top, point: { side: best.side, along } };
}
