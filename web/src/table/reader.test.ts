import { describe, expect, it } from 'vitest';
import { placeReader } from './reader';

const board = { left: 0, top: 40, width: 1440, height: 615 };
const box = (left: number, top: number, width = 100, height = 140) => ({ left, top, width, height });

describe('the reader', () => {
  it('stands at the left edge above the dock for what is in hand or at the right', () => {
    const place = placeReader(board, box(300, 700), []);
    expect(place).toMatchObject({ left: 8, width: 260 });
    expect(place!.top + (260 * 88) / 63).toBeCloseTo(40 + 615 - 8);
    expect(placeReader(board, box(1000, 300), [])?.left).toBe(8);
  });
  it('changes to the right edge for what lies at the left', () => {
    expect(placeReader(board, box(100, 300), [])?.left).toBe(1440 - 8 - 260);
  });
  it('never covers what can be chosen', () => {
    expect(placeReader(board, box(300, 700), [box(0, 400)])?.left).toBe(1440 - 8 - 260);
    const foot = [box(0, 600), box(1300, 600)];
    expect(placeReader(board, box(300, 700), foot)).toEqual({ left: 8, top: 48, width: 260 });
    expect(placeReader(board, box(300, 700), [{ ...board }])).toBeNull();
  });
  it('is not there where it could not be read', () => {
    expect(placeReader({ ...board, height: 200 }, box(300, 700), [])).toBeNull();
  });
});
