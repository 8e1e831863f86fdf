import { describe, expect, it } from 'vitest';
import { meet, roomFor } from './room';

const screen = { left: 0, top: 0, width: 1000, height: 600 };
const size = { width: 200, height: 100 };
const word = { left: 400, top: 300, width: 60, height: 20 };

describe('room for something that explains', () => {
  it('is right above, where nothing lies', () => {
    const at = roomFor(size, word, screen, [word])!;
    expect(at.free).toBe(true);
    expect(at.top + size.height).toBeLessThanOrEqual(word.top);
    expect(word.top - at.top - size.height).toBeLessThanOrEqual(16);
    expect(Math.abs(at.left + 100 - 430)).toBeLessThanOrEqual(1);
  });

  it('covers nothing that is taken, as near as can be', () => {
    const above = { left: 0, top: 0, width: 1000, height: 298 };
    const below = { left: 300, top: 322, width: 300, height: 278 };
    const taken = [word, above, below];
    const at = roomFor(size, word, screen, taken)!;
    expect(at.free).toBe(true);
    expect(taken.some((one) => meet(one, { ...at, ...size }))).toBe(false);
  });

  it('covers little of what is shown, if it need not go far for that', () => {
    const shown = [{ left: 300, top: 150, width: 300, height: 148 }];
    const at = roomFor(size, word, screen, [word], shown)!;
    expect(at.top).toBeGreaterThan(word.top);
  });

  it('stays on the screen', () => {
    const corner = { left: 990, top: 590, width: 10, height: 10 };
    const at = roomFor(size, corner, screen, [corner])!;
    expect(at.left + size.width).toBeLessThanOrEqual(1000);
    expect(at.top + size.height).toBeLessThanOrEqual(600);
  });

  it('says so where everything is taken', () => {
    expect(roomFor(size, word, screen, [screen])!.free).toBe(false);
    expect(roomFor({ width: 2000, height: 10 }, word, screen, [])).toBeNull();
  });
});
