// Every game's table has each place that its rules declare, and everything on it lies where the targets of options say.
import { cleanup } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serve } from './cards/testkit';
import { coming, games, loadTable } from './games';
import { spotsOf } from './table/spots';
import { showTable, type Sample } from './table/testing';

const samples = import.meta.glob<Sample<any, any>[]>('./*/samples.ts', { eager: true, import: 'samples' });
const places = import.meta.glob<object>('./*/spots.ts', { eager: true, import: 'places' });

beforeEach(() => void serve(() => []));
afterEach(cleanup);

/** The spots of the things where an option may lie. */
async function drawn(game: string, { lying: _, ...sample }: Sample<any, any>): Promise<string[]> {
  const { drawn, unmount } = showTable({ game, Table: await loadTable(game), ...sample });
  unmount();
  return [...drawn].filter((spot) => !spot.startsWith('shown:')).sort();
}

describe.each(games.filter((game) => !coming.includes(game)))('%s', { timeout: 30_000 }, (game) => {
  const tables = samples[`./${game}/samples.ts`] ?? [];

  it('draws what lies on its samples, where it lies', async () => {
    expect(tables, `${game}/samples.ts`).not.toEqual([]);
    for (const table of tables) expect(await drawn(game, table)).toEqual(spotsOf(table.lying).sort());
  });

  it('draws every place that its rules declare on one of its samples', async () => {
    const all = (await Promise.all(tables.map((table) => drawn(game, table)))).flat();
    const missing = Object.keys(places[`./${game}/spots.ts`]!).filter(
      (word) => !all.some((spot) => spot === `place:${word}` || spot.startsWith(`place:${word}.`)),
    );
    expect(missing, `places of ${game} that no table of ${game}/samples.ts draws`).toEqual([]);
  });
});
