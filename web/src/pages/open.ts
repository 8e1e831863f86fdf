// Opening tables and sitting down at them.

import { api, type Result } from '../api';
import { clientSeed } from '../fair';
import { me } from '../me.svelte';
import { go } from '../router';
import type { Ack, NewRematch, NewTable, Order, TableInfo } from '../wire';
import { usualOptions } from './usual';

export type Wish = Pick<NewTable, 'game'> & Partial<NewTable>;

/** Open a table and go there. */
export async function openTable(wish: Wish): Promise<Result<TableInfo>> {
  const self = await me.ensure();
  if (!self.ok) return self;
  const table: NewTable = {
    options: usualOptions(),
    bots: [],
    watch: false,
    start: false,
    deck: null,
    seed: clientSeed(),
    ...wish,
  };
  const opened = await api.post<TableInfo>('/api/tables', table);
  if (opened.ok) go(`/table/${opened.value.id}`);
  return opened;
}

/** A game alone against bots, at once. */
export function playNow(game: string, players: number, level: string, deck: string | null) {
  return openTable({
    game,
    options: { ...usualOptions(), players },
    bots: Array.from({ length: players - 1 }, () => ({ seat: null, level, deck: null })),
    start: true,
    deck,
  });
}

/** Take any free seat of a table and go there. */
export async function join(table: string): Promise<Result<Ack>> {
  const self = await me.ensure();
  if (!self.ok) return self;
  const order: Order = {
    command_id: crypto.randomUUID(),
    do: 'sit',
    seat: null,
    deck: null,
    seed: clientSeed(),
  };
  const sat = await api.post<Ack>(`/api/tables/${encodeURIComponent(table)}/commands`, order);
  if (sat.ok) go(`/table/${table}`);
  return sat;
}

/** Play a game that is over once more with the same people, and go there. The others are asked where they played. */
export async function rematch(table: string): Promise<Result<TableInfo>> {
  const wish: NewRematch = { seed: clientSeed() };
  const opened = await api.post<TableInfo>(`/api/tables/${encodeURIComponent(table)}/rematch`, wish);
  if (opened.ok) go(`/table/${opened.value.id}`);
  return opened;
}
