import { describe, expect, it } from 'vitest';
import { FREE, isFree, placeBox, type Rect } from './place';

const board: Rect = { left: 0, top: 40, width: 1440, height: 615 };
const location = (nth: number): Rect => ({ left: 16 + nth * 474, top: 155, width: 460, height: 488 });
const lane = (of: Rect): Rect => ({ left: of.left + 8, top: of.top + 150, width: 106, height: 330 });
const size = { width: 304, height: 320 };
const meet = (a: Rect, b: Rect) =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

describe('the box', () => {
  it.each([0, 1, 2])('at location %i lies over a neighbour that can still be clicked', (nth) => {
    const own = location(nth);
    const others = [0, 1, 2].filter((one) => one !== nth).map(location);
    const placed = placeBox(board, own, lane(own), others, size);
    const box = { ...placed, ...size };
    expect(meet(box, own)).toBe(false);
    expect(box.top + box.height).toBeLessThanOrEqual(board.top + board.height);
    for (const other of others) expect(isFree(other, box)).toBe(true);
    expect(placed.point?.side).toBe(nth === 0 ? 'left' : 'right');
  });

  it('points at the lane', () => {
    const own = location(1);
    const { top, point } = placeBox(board, own, lane(own), [], size);
    expect(top + point!.along).toBeCloseTo(lane(own).top + lane(own).height / 2, 0);
  });

  it('does not cover a small thing that can be chosen', () => {
    const target: Rect = { left: 600, top: 200, width: 100, height: 140 };
    const beside: Rect = { left: 480, top: 200, width: 100, height: 140 };
    const box = { ...placeBox(board, target, target, [beside], size), ...size };
    expect(meet(box, target)).toBe(false);
    expect(isFree(beside, box)).toBe(true);
  });

  it('stands at the foot of the board where its place is not in sight', () => {
    expect(placeBox(board, null, null, [], size)).toMatchObject({ left: 568, point: null });
  });

  it('leaves enough only if a strip is wide enough', () => {
    const one: Rect = { left: 0, top: 0, width: 100, height: 100 };
    expect(isFree(one, { left: FREE, top: 0, width: 200, height: 200 })).toBe(true);
    expect(isFree(one, { left: FREE - 1, top: 0, width: 200, height: 200 })).toBe(false);
  });
});
