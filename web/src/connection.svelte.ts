// A line to the server that comes back by itself after a cut.

import type { Result } from './api';
import type { FromServer, Ticket, ToServer } from './wire';

/** The part of a WebSocket that we use, so that tests can play the server. */
export type Wire = Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>;

export type World = {
  open(): Wire;
  ticket(): Promise<Result<Ticket>>;
  lang(): string;
  random(): number;
};

/** Whose line it is. */
export type Owner = {
  /** Whether a lost line is worth getting back. */
  needed(): boolean;
  hear(message: FromServer): void;
};

const FIRST_PAUSE = 250;
export const LONGEST_PAUSE = 2_000;
const PING_EVERY = 15_000;
const PONG_WITHIN = 8_000;

export class Connection {
  #world: World;
  #owner: Owner;
  #wire: Wire | null = null;
  #connected = $state(false);
  #attempts = $state(0);
  /** Connected, connecting, or waiting to try again. */
  #active = false;
  /** Counts tries and cuts, so that a ticket that comes late is not used. */
  #turn = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;

  constructor(world: World, owner: Owner) {
    this.#world = world;
    this.#owner = owner;
  }

  get connected(): boolean {
    return this.#connected;
  }

  /** The line is down and we are trying to get it back. */
  get lost(): boolean {
    return !this.#connected && this.#attempts > 0;
  }

  /** False if nobody could hear it just now. */
  send(message: ToServer): boolean {
    if (!this.#connected) return false;
    this.#wire?.send(JSON.stringify(message));
    return true;
  }

  /** Connect, unless that is under way. */
  start(): void {
    if (!this.#active) void this.#connect();
  }

  /** Introduce ourselves again, if we had begun to. */
  restart(): void {
    if (!this.#active) return;
    this.#drop();
    this.#attempts = 0;
    void this.#connect();
  }

  /** The network is back, or somebody looks at the page again: do not wait for the next try. */
  wake(): void {
    if (this.#retry === undefined) return;
    clearTimeout(this.#retry);
    this.#retry = undefined;
    void this.#connect();
  }

  async #connect(): Promise<void> {
    this.#active = true;
    const turn = ++this.#turn;
    const ticket = await this.#world.ticket();
    if (turn !== this.#turn) return;
    if (!ticket.ok) return this.#later();
    const wire = this.#world.open();
    const hello: ToServer = { t: 'hello', ticket: ticket.value.ticket, lang: this.#world.lang() };
    this.#wire = wire;
    wire.onopen = () => wire.send(JSON.stringify(hello));
    wire.onmessage = (event: MessageEvent) => {
      if (wire === this.#wire) this.#hear(JSON.parse(String(event.data)) as FromServer);
    };
    wire.onclose = () => this.#giveUp(wire);
    this.#listen(); // A socket that never opens is given up like one that falls silent.
  }

  #hear(message: FromServer): void {
    if (message.t === 'welcome') {
      this.#connected = true;
      this.#attempts = 0;
    }
    this.#listen();
    this.#owner.hear(message);
  }

  /** Silence is suspicious: ask, and give the socket up if nothing comes. */
  #listen(): void {
    clearTimeout(this.#pulse);
    const wire = this.#wire;
    const wait = () => (this.#pulse = setTimeout(() => this.#giveUp(wire), PONG_WITHIN));
    const ask = () => {
      this.send({ t: 'ping' });
      wait();
    };
    if (this.#connected) this.#pulse = setTimeout(ask, PING_EVERY);
    else wait();
  }

  #drop(): void {
    this.#turn += 1;
    clearTimeout(this.#retry);
    clearTimeout(this.#pulse);
    this.#retry = undefined;
    const wire = this.#wire;
    this.#wire = null;
    this.#connected = false;
    wire?.close();
  }

  #giveUp(wire: Wire | null): void {
    if (wire !== this.#wire) return;
    this.#drop();
    this.#active = this.#owner.needed();
    if (this.#active) this.#later();
  }

  #later(): void {
    const longest = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#attempts);
    this.#attempts += 1;
    // Jitter, so that not everybody comes back in the same moment.
    this.#retry = setTimeout(() => this.wake(), longest * (0.5 + this.#world.random() / 2));
  }
}
