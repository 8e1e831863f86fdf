import { describe, expect, it } from 'vitest';
import type { TableInfo } from '../wire';
import { again } from './again';
import { place } from './anchor';
import { stretch } from './clock.svelte';
import { path } from './fly';
import { clockwise, othersOf, playerOf, shortName } from './seats';

describe('a panel beside its anchor', () => {
  const screen = { width: 390, height: 800 };
  const panel = { left: 0, top: 0, width: 200, height: 100 };
  it('is under it', () => {
    expect(place({ left: 100, top: 100, width: 50, height: 50 }, panel, screen)).toEqual({ left: 25, top: 158 });
  });
  it('is above it at the foot of the screen', () => {
    expect(place({ left: 100, top: 700, width: 50, height: 50 }, panel, screen).top).toBe(592);
  });
  it('is above it where that is wanted and there is room', () => {
    expect(place({ left: 100, top: 300, width: 50, height: 50 }, panel, screen, 'above').top).toBe(192);
    expect(place({ left: 100, top: 50, width: 50, height: 50 }, panel, screen, 'above').top).toBe(108);
  });
  it('stays on the screen', () => {
    expect(place({ left: 370, top: 100, width: 20, height: 20 }, panel, screen).left).toBe(182);
    expect(place({ left: 0, top: 100, width: 20, height: 20 }, panel, screen).left).toBe(8);
  });
});

describe('seats', () => {
  it('have a name of a letter or two that tells them apart', () => {
    const names = ['Vesna', 'Ana', 'Adam', 'Łukasz', 'Anabel'];
    expect(['A', 'B', 'C', 'D', 'E'].map((seat) => shortName(names, seat))).toEqual(['V', 'Ana', 'Ad', 'Ł', 'Ana']);
  });
  const view = { players: ['Ann', 'Ben', 'Cleo'] };
  it('go clockwise from the viewer', () => {
    expect(clockwise(view, 'B')).toEqual(['Ben', 'Cleo', 'Ann']);
    expect(othersOf(view, 'B')).toEqual(['Cleo', 'Ann']);
  });
  it('are looked at from the first one by a spectator, who is nobody', () => {
    expect(clockwise(view, null)).toEqual(view.players);
    expect(othersOf(view, null)).toEqual(view.players);
    expect([playerOf(view, null), playerOf(view, 'C')]).toEqual([undefined, 'Cleo']);
  });
});

describe('time', () => {
  it('is short', () => {
    expect([0, 7_000, 750_000, 3_723_000, -5].map(stretch)).toEqual(['0:00', '0:07', '12:30', '1:02:03', '0:00']);
  });
});

describe('a flight', () => {
  const at = (left: number, down = false) => ({ left, top: 0, width: 60, height: 84, down });
  it('is none for what stays', () => expect(path(at(10), at(11))).toBeNull());
  it('starts where the card was', () => {
    expect(path(at(10), at(110))?.[0]).toMatchObject({ translate: '-100px 0px' });
  });
  it('turns what is revealed', () => {
    expect(path(at(10, true), at(10))?.[0]).toMatchObject({ rotate: 'y 90deg' });
  });
});

describe('the same table once more', () => {
  const seat = (letter: string, who: TableInfo['seats'][number]['who']) => ({
    seat: letter,
    who,
    deck: null,
    stand_in: null,
    conceded: false,
    here: true,
  });
  const table = {
    game: 'vendetta',
    options: { players: null },
    seats: [
      seat('A', { kind: 'person', user: 'u', name: 'Ann' }),
      seat('B', { kind: 'bot', level: 'easy' }),
      seat('C', { kind: 'bot', level: 'random' }),
    ],
  } as unknown as TableInfo;

  it('starts at once where bots played among themselves', () => {
    const wish = again({ ...table, seats: table.seats.slice(1) });
    expect([wish.start, wish.watch]).toEqual([true, true]);
    expect(wish.bots?.map((bot) => bot.level)).toEqual(['easy', 'random']);
    expect(wish.options?.players).toBe(2);
  });
  it('waits for people', () => {
    const wish = again(table);
    expect([wish.start, wish.watch]).toEqual([false, true]);
  });
});
