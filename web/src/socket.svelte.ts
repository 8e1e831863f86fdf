// The one socket of the page: `socket.watch(table)`, `socket.watchLobby()`. It connects when it is
// first needed, and sends commands again after a cut until they are answered.

import { untrack } from 'svelte';
import { api, AT_ONCE, refusal, type Problem, type Result } from './api';
import { bundled } from './bundled';
import { Connection, LONGEST_PAUSE, type Owner, type World } from './connection.svelte';
import { lang } from './i18n';
import { LobbyState } from './lobby.svelte';
import { me } from './me.svelte';
import { TableState } from './watched.svelte';
import type { Ack, Command, FromServer, Ticket, ToServer } from './wire';

type PendingCommand = { message: ToServer; answer(result: Result<Ack>): void };

/** Reasons for not showing a table that pass by themselves. */
const PASSING: Problem['code'][] = ['too-fast', 'broken'];

export class Socket implements Owner {
  #line: Connection;
  #tables = new Map<string, { state: TableState; watchers: number }>();
  #commands = new Map<string, PendingCommand>();
  #lobbyWatchers = 0;
  readonly lobby = new LobbyState();

  constructor(world: World) {
    this.#line = new Connection(world, this);
  }

  get connected(): boolean {
    return this.#line.connected;
  }

  /** The line is down and we are trying to get it back. */
  get lost(): boolean {
    return this.#line.lost;
  }

  /** Hear of a table until `unwatch`. */
  watch(table: string): TableState {
    let entry = this.#tables.get(table);
    if (!entry) {
      entry = { state: new TableState(table, this), watchers: 0 };
      this.#tables.set(table, entry);
      this.#send({ t: 'watch', table, since: null });
    }
    entry.watchers += 1;
    return entry.state;
  }

  unwatch(table: string): void {
    const entry = this.#tables.get(table);
    if (!entry || (entry.watchers -= 1) > 0) return;
    this.#tables.delete(table);
    this.#line.send({ t: 'unwatch', table });
  }

  watchLobby(): LobbyState {
    this.#lobbyWatchers += 1;
    if (this.#lobbyWatchers === 1) this.#send({ t: 'watch-lobby' });
    return this.lobby;
  }

  unwatchLobby(): void {
    this.#lobbyWatchers -= 1;
    if (this.#lobbyWatchers === 0) this.#line.send({ t: 'unwatch-lobby' });
  }

  /** False if nobody could hear it just now. */
  sayInLobby(text: string): boolean {
    this.lobby.problem = null;
    return this.#line.send({ t: 'say-in-lobby', text });
  }

  order(table: string, command: Command): Promise<Result<Ack>> {
    const command_id = crypto.randomUUID();
    const message: ToServer = { t: 'do', table, command_id, ...command };
    return new Promise((answer) => {
      this.#commands.set(command_id, { message, answer });
      this.#send(message);
    });
  }

  /** Another language, another person: everything is sent from the start. */
  restart(): void {
    for (const { state } of this.#tables.values()) state.forget();
    this.#line.restart();
  }

  wake(): void {
    this.#line.wake();
  }

  needed(): boolean {
    return this.#tables.size + this.#commands.size + this.#lobbyWatchers > 0;
  }

  /** Send now, or have it sent by `#introduce` once connected. */
  #send(message: ToServer): void {
    if (!this.#line.send(message)) this.#line.start();
  }

  #introduce(): void {
    if (this.#lobbyWatchers > 0) this.#line.send({ t: 'watch-lobby' });
    for (const table of this.#tables.keys()) this.#watchAgain(table);
    for (const { message } of this.#commands.values()) this.#line.send(message);
  }

  #watchAgain(table: string): void {
    const entry = this.#tables.get(table);
    if (entry) this.#line.send({ t: 'watch', table, since: entry.state.since });
  }

  hear(message: FromServer): void {
    switch (message.t) {
      case 'welcome':
        me.know(message.me);
        return this.#introduce();
      case 'snapshot':
        return this.#tables.get(message.table.id)?.state.takeSnapshot(message);
      case 'update': {
        const state = this.#tables.get(message.table)?.state;
        if (!state || state.takeUpdate(message)) return;
        state.forget();
        return this.#watchAgain(message.table);
      }
      case 'presence':
        return this.#tables.get(message.table)?.state.takePresence(message.seats, message.watching);
      case 'lobby':
        return this.lobby.take(message.tables, message.said);
      case 'said-in-lobby':
        return this.lobby.hear(message.said);
      case 'ack': {
        const { command_id, seq, again } = message;
        return this.#answer(command_id, { ok: true, value: { command_id, seq, again } });
      }
      case 'refused':
        return this.#refused(message);
    }
  }

  #refused(refused: Extract<FromServer, { t: 'refused' }>): void {
    const { table, command_id, code } = refused;
    const problem = refusal(refused);
    if (command_id) this.#answer(command_id, { ok: false, problem });
    else if (table && PASSING.includes(code)) setTimeout(() => this.#watchAgain(table), LONGEST_PAUSE);
    else if (table) this.#tables.get(table)?.state.refuse(problem);
    else this.lobby.problem = problem;
  }

  #answer(id: string, result: Result<Ack>): void {
    const waiting = this.#commands.get(id);
    this.#commands.delete(id);
    waiting?.answer(result);
  }
}

async function ticket(): Promise<Result<Ticket>> {
  const self = await me.ensure();
  if (!self.ok) return self;
  const given = await api.post<Ticket>('/api/ticket', undefined, AT_ONCE);
  // Signed out elsewhere: the next try comes as a new guest.
  if (!given.ok && given.problem.code === 'sign-in') me.know(null);
  return given;
}

export const socket = new Socket({
  open: () => bundled(new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`)),
  ticket,
  lang,
  random: Math.random,
});

window.addEventListener('online', () => socket.wake());
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && socket.wake());
me.onChange(() => socket.restart());
let last = lang();
$effect.root(() => {
  $effect(() => {
    const now = lang();
    untrack(() => {
      if (now !== last) socket.restart();
      last = now;
    });
  });
});
