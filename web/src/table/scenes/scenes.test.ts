import { describe, expect, it } from 'vitest';
import { now as aNow } from '../../testing';
import type { Seen } from '../../watched.svelte';
import type { LogLine, SceneEvent } from '../../wire';
import { contest, fall, fight, finale, lengthOf, stagger, TURN, unopposed, vote } from './beats';
import { placeBubble } from './bubble-place';
import { BUBBLE, Bubbles } from './bubbles.svelte';
import { scenesOf, standing } from './grouping';
import { scriptsOf, type Script } from './script';
import { ScenePlayer, type Manner } from './player.svelte';
import { TestClock } from './testing';

const line = (seq: number, scene?: SceneEvent, event: unknown = {}): LogLine => ({
  seq,
  answers: seq,
  kind: 'game',
  parts: [{ kind: 'text', text: `line ${seq}` }],
  event,
  at: 0,
  ...(scene && { scene }),
});
const numbers = (lines: readonly LogLine[]) => lines.map(({ seq }) => seq);

describe('scenes in the log', () => {
  it('go from what opens them to what ends them', () => {
    const [one, two] = scenesOf([
      line(1),
      line(2, 'opens'),
      line(3),
      line(4, 'tells'),
      line(5, 'ends'),
      line(6),
      line(7, 'opens'),
      line(8, 'tells'),
      line(9, 'is-over'),
      line(10),
    ]);
    expect(numbers(one!.lines)).toEqual([2, 3, 4, 5]);
    expect(numbers(one!.results)).toEqual([4]);
    expect(numbers(two!.lines)).toEqual([7, 8]);
  });

  it('are over when the next one opens, and none where nothing is told', () => {
    const found = scenesOf([line(1, 'opens'), line(2), line(3, 'opens'), line(4, 'tells'), line(5)]);
    expect(found.map(({ lines }) => numbers(lines))).toEqual([[3, 4, 5]]);
  });

  it('have keys of their own, in one entry too', () => {
    const lines = [line(1, 'opens'), line(1, 'tells'), line(1, 'opens'), line(1, 'tells')];
    expect(new Set(scenesOf(lines).map(({ key }) => key)).size).toBe(2);
  });

  it('are not there any more when they are taken back', () => {
    const back: LogLine = { ...line(4), kind: 'table', undoes: 2 };
    expect(numbers(standing([line(1), line(2), line(3), back, line(5)]))).toEqual([1, 5]);
  });
});

describe('how long a scene takes', () => {
  it('is 1.5 to 2.5 seconds for a place with several players, however many cards turn up', () => {
    for (let cards = 0; cards <= 24; cards += 1) {
      expect(lengthOf(contest(cards))).toBeGreaterThanOrEqual(1500);
      expect(lengthOf(contest(cards))).toBeLessThanOrEqual(2500);
    }
    expect(lengthOf(unopposed())).toBe(800);
  });

  it('is 1.2 to 1.8 seconds for an attack and for a vote, 3 for the end', () => {
    for (const beats of [fight(0), fight(1), fight(2), fight(3), vote(), fall()]) {
      expect(lengthOf(beats)).toBeGreaterThanOrEqual(1200);
      expect(lengthOf(beats)).toBeLessThanOrEqual(1800);
    }
    expect(lengthOf(finale())).toBe(3000);
  });

  it('has cards turn up one after the other', () => {
    expect(stagger(1)).toBe(0);
    expect(stagger(4)).toBe(60);
    expect(contest(4)).toContainEqual({ name: 'reveal', ms: TURN + 3 * 60 });
  });
});

const script = (words: string, beats = contest(0)): Script => ({
  key: words,
  place: words,
  kind: 'contest',
  data: null,
  words,
  beats,
});

function stage(more: Partial<Manner> = {}) {
  const clock = new TestClock();
  const manner: Manner = { speed: 'usual', still: false, waits: false, hidden: false, ...more };
  return { clock, manner, player: new ScenePlayer(() => manner, clock) };
}

describe('playing', () => {
  it('goes through the beats on the clock, and tells what came of it', () => {
    const { clock, player } = stage();
    player.show(script('won'));
    const beats: string[] = [];
    while (player.now) {
      if (beats.at(-1) !== player.now.beat) beats.push(player.now.beat);
      expect(player.told.nth).toBe(0);
      clock.pass(10);
    }
    expect(beats).toEqual(['grow', 'run', 'banner', 'stay', 'shrink']);
    expect(player.told).toEqual({ nth: 1, words: ['won'] });
  });

  it.each([
    ['half', 4400],
    ['usual', 2200],
    ['double', 1100],
  ] as const)('takes its time at speed %s', (speed, ms) => {
    const { clock, player } = stage({ speed });
    player.show(script('won'));
    clock.pass(ms - 1);
    expect(player.now?.pace).toBe(ms / 2200);
    clock.pass(1);
    expect(player.now).toBeNull();
  });

  it('does not begin at once speed, nor where nobody sees it', () => {
    for (const more of [{ speed: 'at-once' }, { hidden: true }] as const) {
      const { player } = stage(more);
      player.show(script('won'));
      expect(player.now).toBeNull();
      expect(player.told.words).toEqual(['won']);
    }
  });

  it('shows the last picture for a second and a half where nothing may move', () => {
    const { clock, player } = stage({ still: true });
    player.show(script('won'));
    expect(player.now).toMatchObject({ beat: 'stay', still: true });
    clock.pass(1499);
    expect(player.now).not.toBeNull();
    clock.pass(1);
    expect(player.now).toBeNull();
  });

  it('waits with the result for who wants that', () => {
    for (const [more, beats] of [
      [{}, contest(0)],
      [{}, unopposed()],
      [{ still: true }, contest(0)],
    ] as const) {
      const { clock, player } = stage({ waits: true, ...more });
      player.show(script('won', beats));
      clock.pass(60_000);
      expect(['banner', 'stay']).toContain(player.now?.beat);
      expect(player.skip()).toBe(true);
      expect(player.now).toBeNull();
    }
  });

  it('ends when it is skipped, and what waited is played', () => {
    const { clock, player } = stage();
    player.show(script('one'));
    player.show(script('two'));
    player.skip();
    expect(player.now?.script.words).toBe('two');
    expect(player.told.words).toEqual(['one']);
    clock.pass(2199);
    expect(player.now?.script.words).toBe('two');
    clock.pass(1);
    expect(player.now).toBeNull();
    expect(player.skip()).toBe(false);
  });

  it('ends altogether when somebody goes on', () => {
    const { clock, player } = stage();
    for (const words of ['one', 'two', 'three']) player.show(script(words));
    expect(player.end()).toBe(true);
    expect(player.now).toBeNull();
    expect(player.told.words).toEqual(['one', 'two', 'three']);
    clock.pass(10_000);
    expect(player.told.nth).toBe(3);
  });

  it('does not fall behind', () => {
    const { player } = stage();
    for (let i = 0; i < 20; i += 1) player.show(script(`${i}`));
    expect(player.told.words.at(-1)).toBe('16');
    expect(player.now?.script.words).toBe('0');
  });

  it('plays again what somebody asks for, at once speed too', () => {
    const { clock, player } = stage({ speed: 'at-once' });
    player.again(script('won'));
    expect(player.now?.beat).toBe('grow');
    clock.pass(2200);
    expect(player.now).toBeNull();
  });
});

const seen = (seq: number, lines: LogLine[], waiting: string[] = [], status: 'playing' | 'over' = 'playing'): Seen => ({
  seq,
  view: `view ${seq}`,
  lines,
  now: {
    ...aNow(),
    status,
    waiting: waiting.map((seat) => ({ seat, since: 0 }) as never),
    result:
      status === 'over'
        ? { how: 'finished', winners: ['A'], scores: [3], text: 'Ann wins.', why: [], seats: [] }
        : null,
  },
});
const onlooker = { you: 'A', names: ['Ann', 'Ben'] };

describe('what is played when a table has gone on', () => {
  const page = {
    scene: (settled: { before: unknown; after: unknown; fresh: LogLine[]; key: string }) => ({
      ...script('settled'),
      data: { before: settled.before, after: settled.after, fresh: numbers(settled.fresh) },
    }),
    falls: (event: { out?: string }) => event.out ?? null,
  } as never;

  it('is what was told since then, with the table before and after', () => {
    const lines = [line(1, 'opens'), line(2), line(3), line(4, 'tells')];
    const [one] = scriptsOf(page, seen(2, lines.slice(0, 2)), seen(4, lines), onlooker);
    expect(one?.data).toEqual({ before: 'view 2', after: 'view 4', fresh: [3, 4] });
  });

  it('is nothing that was told before', () => {
    const lines = [line(1, 'opens'), line(2, 'tells'), line(3, 'tells')];
    expect(scriptsOf(page, seen(2, lines.slice(0, 2)), seen(3, lines), onlooker)).toEqual([]);
  });

  it('is who leaves the game, and the end', () => {
    const lines = [line(1), line(2, undefined, { out: 'B' })];
    const found = scriptsOf(page, seen(1, lines.slice(0, 1)), seen(2, lines, [], 'over'), onlooker);
    expect(found.map(({ kind, words }) => [kind, words])).toEqual([
      ['fall', 'line 2'],
      ['finale', 'Ann wins.'],
    ]);
  });
});

describe('bubbles', () => {
  const page = { deed: (lines: LogLine[]) => numbers(lines).join(' ') } as never;

  it('say once what somebody did in a turn of several answers, for two and a half seconds', () => {
    const clock = new TestClock();
    const bubbles = new Bubbles(clock);
    const lines = [line(1), line(2), line(3)];
    bubbles.take(page, seen(1, lines.slice(0, 1), ['B']), seen(2, lines.slice(0, 2), ['B']), 'A');
    expect(bubbles.shown).toEqual([]);
    bubbles.take(page, seen(2, lines.slice(0, 2), ['B']), seen(3, lines, ['C']), 'A');
    expect(bubbles.shown).toEqual([{ seat: 'B', words: '2 3' }]);
    clock.pass(BUBBLE - 1);
    expect(bubbles.shown).toHaveLength(1);
    clock.pass(1);
    expect(bubbles.shown).toEqual([]);
  });

  it('are one for each seat, and none for who looks on', () => {
    const clock = new TestClock();
    const bubbles = new Bubbles(clock);
    bubbles.say('B', 'one');
    clock.pass(2000);
    bubbles.say('B', 'two');
    clock.pass(2000);
    expect(bubbles.shown).toEqual([{ seat: 'B', words: 'two' }]);
    bubbles.take(page, seen(1, [line(1)], ['A']), seen(2, [line(1), line(2)], []), 'A');
    expect(bubbles.shown).toHaveLength(1);
  });

  it('lie over nothing that can be chosen', () => {
    const board = { left: 0, top: 40, width: 1000, height: 600 };
    const face = { left: 20, top: 60, width: 50, height: 50 };
    const size = { width: 200, height: 30 };
    expect(placeBubble(board, face, size, [])).toEqual({ left: 16, top: 116 });
    const below = { left: 0, top: 115, width: 1000, height: 500 };
    expect(placeBubble(board, face, size, [below])).toEqual({ left: 76, top: 70 });
    expect(placeBubble(board, face, size, [board])).toBeNull();
  });
});
