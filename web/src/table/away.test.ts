import { beforeEach, describe, expect, it } from 'vitest';
import { line } from '../testing';
import type { LogLine } from '../wire';
import { keepSeen, lastSeen, missed, MOST } from './away.svelte';

const about = (seq: number, seat: string): LogLine => ({
  ...line(seq),
  parts: [
    { kind: 'seat', text: `name of ${seat}`, seat },
    { kind: 'text', text: ' does something.' },
  ],
});
const numbers = (lines: LogLine[]) => lines.map(({ seq }) => seq);

describe('what was missed', () => {
  it('has the lines after the last look, and nothing but the game', () => {
    expect(numbers(missed([line(1), line(2), line(3, 'chat'), line(4, 'table'), line(5)], 1, 'A'))).toEqual([2, 5]);
    expect(missed([line(1)], 1, 'A')).toEqual([]);
  });

  it('prefers what is about you to what is later, in at most 8 lines and in order', () => {
    const lines = Array.from({ length: 30 }, (_, i) => about(i + 1, i % 10 === 0 ? 'A' : 'B'));
    const found = missed(lines, 0, 'A');
    expect(numbers(found)).toEqual([1, 11, 21, 26, 27, 28, 29, 30]);
    const own = Array.from({ length: 30 }, (_, i) => about(i + 1, 'A'));
    expect(numbers(missed(own, 0, 'A'))).toEqual([23, 24, 25, 26, 27, 28, 29, 30]);
    expect(missed(own, 0, 'A').length).toBe(MOST);
  });

  it('leaves out what was taken back', () => {
    const back: LogLine = { ...line(4, 'table'), undoes: 2 };
    expect(numbers(missed([line(1), line(2), line(3), back, line(5)], 0, 'A'))).toEqual([1, 5]);
  });
});

describe('how far a table was seen', () => {
  beforeEach(() => localStorage.clear());

  it('is kept for each table, for so many of them', () => {
    expect(lastSeen('t')).toBeNull();
    keepSeen('t', { seq: 3, answers: 2 });
    keepSeen('s', { seq: 9, answers: 8 });
    keepSeen('t', { seq: 4, answers: 3 });
    expect([lastSeen('t'), lastSeen('s')]).toEqual([
      { seq: 4, answers: 3 },
      { seq: 9, answers: 8 },
    ]);
    for (let i = 0; i < 60; i += 1) keepSeen(`more-${i}`, { seq: i, answers: i });
    expect(lastSeen('t')).toBeNull();
    expect(lastSeen('more-59')?.seq).toBe(59);
  });

  it('survives what it does not understand', () => {
    localStorage.setItem('elysium-seen', '{"no": 1}');
    expect(lastSeen('t')).toBeNull();
    localStorage.setItem('elysium-seen', '{');
    expect(lastSeen('t')).toBeNull();
  });
});
