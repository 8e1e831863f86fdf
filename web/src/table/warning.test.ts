import { describe, expect, it } from 'vitest';
import { meet, type Box } from './reader';
import { placeWarning } from './warning';

const board: Box = { left: 0, top: 40, width: 1440, height: 615 };
const size = { width: 560, height: 44 };

describe('a warning', () => {
  it('stands in the middle at the foot of the board', () => {
    expect(placeWarning(board, size, [])).toEqual({ left: 440, top: 603, width: 560, height: 44 });
  });

  it('makes room for what can be chosen', () => {
    const cards: Box[] = [0, 1, 2, 3, 4].map((i) => ({ left: 300 + i * 110, top: 520, width: 100, height: 130 }));
    const place = placeWarning(board, size, cards);
    expect(cards.filter((card) => meet(card, place))).toEqual([]);
  });

  it('goes up where the foot is full', () => {
    const row: Box = { left: 0, top: 590, width: 1440, height: 60 };
    const place = placeWarning(board, size, [row]);
    expect(meet(row, place)).toBe(false);
  });

  it('covers as little as it can where everything is taken', () => {
    const place = placeWarning(board, size, [{ left: 0, top: 40, width: 1400, height: 615 }]);
    expect(place.left + place.width).toBeGreaterThan(1400);
  });
});
