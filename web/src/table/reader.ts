// Where a card is read at a table: in one of a few fixed places, and never over an answer or something that can be chosen.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface ReaderPlace {
  left: number;
  top: number;
  width: number;
}

const GAP = 8;
/** As large as there is room for, and never so small that it cannot be read. */
const WIDTHS = [260, 228, 196];
const RATIO = 88 / 63;

export const meet = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

/**
 * At the left edge of the board above the dock; at the right edge if what is pointed at lies at the left; then at the top
 * of the board, and smaller, if something in these places can be chosen. None where all are taken.
 */
export function placeReader(board: Box, pointed: Box, taken: readonly Box[]): ReaderPlace | null {
  const atLeft = pointed.left + pointed.width / 2 < board.left + board.width / 2;
  // What lies in the hand is below: the left edge is the usual place.
  const below = pointed.top >= board.top + board.height;
  for (const width of WIDTHS) {
    const height = width * RATIO;
    if (height > board.height - 2 * GAP || width > board.width - 2 * GAP) continue;
    const [left, right] = [board.left + GAP, board.left + board.width - GAP - width];
    const [top, bottom] = [board.top + GAP, board.top + board.height - GAP - height];
    for (const y of [bottom, top]) {
      for (const x of atLeft && !below ? [right, left] : [left, right]) {
        const place = { left: x, top: y, width };
        if (!taken.some((box) => meet(box, { ...place, height }))) return place;
      }
    }
  }
  return null;
}

/** The same, with what the page shows now. */
export function readerPlace(pointed: DOMRect): ReaderPlace | null {
  const board = document.querySelector('[data-board]')?.getBoundingClientRect();
  if (!board) return null;
  const taken = [
    ...document.querySelectorAll('[data-board] .spot.choose, [data-list], [data-plan], .panel:popover-open'),
  ];
  const boxes = taken.map((one) => one.getBoundingClientRect()).filter((box) => box.width > 0);
  return placeReader(board, pointed, [...boxes, pointed]);
}
