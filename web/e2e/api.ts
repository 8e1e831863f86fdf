// Short ways to the states that tests look at: the same person, acting without the page.

import type { APIResponse } from 'playwright-core';
import type { Ack, CardInfo, Command, GameInfo, Me, NewTable, Order, Snapshot, TableInfo } from '../src/wire';
import type { Visitor } from './visitor';

async function bodyOf<T>(answer: APIResponse): Promise<T> {
  const text = await answer.text();
  if (!answer.ok()) throw new Error(`${answer.status()} from ${answer.url()}: ${text}`);
  return JSON.parse(text) as T;
}

const get = async <T>({ context }: Visitor, path: string) => bodyOf<T>(await context.request.get(path));

async function post<T>({ context, server }: Visitor, path: string, data: object): Promise<T> {
  for (;;) {
    // Only our own page may change something: say that we are.
    const answer = await context.request.post(path, { data, headers: { origin: server } });
    if (answer.status() !== 429) return bodyOf<T>(answer);
    await new Promise((resolve) => setTimeout(resolve, 100)); // More than 20 answers a second are too many.
  }
}

/** What the server says about a game. */
export async function about(visitor: Visitor, game: string): Promise<GameInfo> {
  return (await get<GameInfo[]>(visitor, '/api/games')).find((one) => one.game === game)!;
}

/** All cards of a game in words. */
export const cardsOf = (visitor: Visitor, game: string, lang = 'en') =>
  get<CardInfo[]>(visitor, `/api/games/${game}/cards?lang=${lang}`);

export const beGuest = (visitor: Visitor, name: string) => post<Me>(visitor, '/api/guest', { name });

export const openTable = (visitor: Visitor, table: NewTable) =>
  post<TableInfo>(visitor, '/api/tables', { seed: visitor.dice.secret(), ...table });

/** A game against bots of this many players. */
export function against(
  visitor: Visitor,
  game: string,
  players: number,
  more: Partial<NewTable> = {},
): Promise<TableInfo> {
  const seats = Array.from({ length: players - (more.watch ? 0 : 1) }, () => ({}));
  return openTable(visitor, { game, options: { players }, bots: seats, start: true, ...more });
}

export const snapshot = (visitor: Visitor, table: string, lang = 'en') =>
  get<Snapshot>(visitor, `/api/tables/${table}?lang=${lang}`);

export function order(visitor: Visitor, table: string, command: Command): Promise<Ack> {
  const made: Order = { command_id: crypto.randomUUID(), ...command };
  return post<Ack>(visitor, `/api/tables/${table}/commands`, made);
}

/** Answers what is asked, if anything is, by chance. */
export async function answerOnce(visitor: Visitor, table: string): Promise<Snapshot> {
  const now = await snapshot(visitor, table);
  const question = now.now.question;
  if (!question) return now;
  const { word } = question.options[visitor.dice.below(question.options.length)]!;
  await order(visitor, table, { do: 'answer', seat: question.seat, expected_seq: question.seq, word });
  return now;
}

/** Plays until `enough`, or the end. */
export async function playOn(
  visitor: Visitor,
  table: string,
  enough: (now: Snapshot) => boolean | Promise<boolean> = () => false,
): Promise<Snapshot> {
  for (;;) {
    const now = await snapshot(visitor, table);
    if (now.now.status === 'over' || (await enough(now))) return now;
    if (now.now.question) await answerOnce(visitor, table);
    else await get(visitor, `/api/tables/${table}?since=${now.seq}&wait=5`);
  }
}
