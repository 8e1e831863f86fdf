import { describe, expect, it } from 'vitest';
import type { LogLine } from '../wire';
import { chapters, only, logEntries, undone } from './log';

function line(seq: number, text: string, more: Partial<LogLine> = {}): LogLine {
  return { seq, answers: seq, kind: 'game', parts: [{ kind: 'text', text }], at: 0, ...more };
}
const chat = (seq: number, user: string) => line(seq, 'hello', { kind: 'chat', user, name: user });
const texts = (lines: Iterable<LogLine>) => [...lines].map((l) => l.parts[0]?.text);

describe('what was taken back', () => {
  it('is everything of the game from the undone answer on', () => {
    const lines = [
      line(1, 'a'),
      line(2, 'b'),
      line(2, 'c'),
      chat(3, 'u'),
      line(4, 'B took back', { kind: 'table', undoes: 2 }),
      line(5, 'd'),
    ];
    expect(texts(undone(lines)).sort()).toEqual(['b', 'c']);
  });
  it('may be more than one answer, one after the other', () => {
    const lines = [
      line(1, 'a'),
      line(2, 'b'),
      line(3, 'back', { kind: 'table', undoes: 2 }),
      line(4, 'c'),
      line(5, 'back', { kind: 'table', undoes: 4 }),
      line(6, 'back', { kind: 'table', undoes: 1 }),
      line(7, 'd'),
    ];
    expect(texts(undone(lines)).sort()).toEqual(['a', 'b', 'c']);
  });
  it('is nothing while nobody takes back', () => {
    expect(undone([line(1, 'a'), line(2, 'b')]).size).toBe(0);
  });
});

describe('the log', () => {
  it('folds what happens several times in a row', () => {
    const entries = logEntries([line(1, 'draws'), line(1, 'draws'), line(1, 'draws'), line(2, 'draws')]);
    expect(entries.map(({ times }) => times)).toEqual([3, 1]);
  });
  it('never folds talk', () => {
    expect(logEntries([chat(1, 'u'), chat(1, 'u')])).toHaveLength(2);
  });
  it('gives each line a name of its own that lasts when more is added', () => {
    const lines = [line(1, 'a'), line(1, 'b'), line(2, 'a')];
    const keys = logEntries(lines).map(({ key }) => key);
    expect(new Set(keys).size).toBe(3);
    expect(
      logEntries([...lines, line(3, 'c')])
        .map(({ key }) => key)
        .slice(0, 3),
    ).toEqual(keys);
  });
  it('can be read in parts', () => {
    const entries = logEntries([line(1, 'a'), line(2, 'sat down', { kind: 'table' }), chat(3, 'u'), chat(4, 'v')]);
    const read = (filter: 'all' | 'game' | 'talk') => only(entries, filter, (user) => user === 'v').length;
    expect([read('all'), read('game'), read('talk')]).toEqual([3, 2, 2]);
  });
  it('is folded by its headings, talk where it was said', () => {
    const event = (seq: number, word: string) => line(seq, word, { event: { word } });
    const level = ({ word }: { word: string }) =>
      word === 'round' ? ({ level: 1 } as const) : word === 'phase' ? ({ level: 2 } as const) : null;
    const entries = logEntries([
      line(1, 'before'),
      event(2, 'round'),
      event(3, 'drew'),
      event(4, 'phase'),
      chat(5, 'u'),
      event(6, 'round'),
    ]);
    const keys = (lines: { key: string }[]) => lines.map(({ key }) => key);
    expect(
      chapters(entries, level).map(({ key, lines, parts }) => [
        key,
        keys(lines),
        parts.map((part) => [part.key, keys(part.lines)]),
      ]),
    ).toEqual([
      ['start', ['1.0'], []],
      ['2.0', ['3.0'], [['4.0', ['5.0']]]],
      ['6.0', [], []],
    ]);
    expect(chapters(entries, undefined)).toHaveLength(1);
  });
});
