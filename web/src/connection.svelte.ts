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
/** A line that says nothing is asked after so long, and given up if it does not answer: 9 seconds in all. */
const PING_EVERY = 5_000;
const PONG_WITHIN = 4_000;
/** A try that takes longer than this is given up: a ticket that does not come, a socket that does not open. */
const TRY_WITHIN = 6_000;
/** A try younger than this is left alone when somebody looks at the page again. */
const YOUNG = 1_000;

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
  /** When the try under way began. */
  #begun = 0;
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

  /**
   * The network is back, or somebody looks at the page again. Do not wait for the next try, nor for one that may hang;
   * and ask a line that seems to stand whether it does.
   */
  wake(): void {
    if (!this.#active) return;
    if (this.#connected) return this.#ask();
    if (this.#retry === undefined && Date.now() - this.#begun < YOUNG) return;
    this.#drop();
    void this.#connect();
  }

  async #connect(): Promise<void> {
    this.#active = true;
    this.#retry = undefined;
    this.#begun = Date.now();
    const turn = ++this.#turn;
    // Nothing on the way may take for ever: neither the ticket nor the socket.
    this.#pulse = setTimeout(() => this.#giveUp(this.#wire), TRY_WITHIN);
    const ticket = await this.#world.ticket();
    if (turn !== this.#turn) return;
    clearTimeout(this.#pulse);
    if (!ticket.ok) return this.#later();
    const wire = this.#world.open();
    const hello: ToServer = { t: 'hello', ticket: ticket.value.ticket, lang: this.#world.lang(), plans: true };
    this.#wire = wire;
    wire.onopen = () => wire.send(JSON.stringify(hello));
    wire.onmessage = (event: MessageEvent) => {
      if (wire === this.#wire) this.#hear(JSON.parse(String(event.data)) as FromServer);
    };
    wire.onclose = () => this.#giveUp(wire);
    this.#pulse = setTimeout(() => this.#giveUp(wire), TRY_WITHIN);
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
    if (!this.#connected) return;
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => this.#ask(), PING_EVERY);
  }

  #ask(): void {
    clearTimeout(this.#pulse);
    const wire = this.#wire;
    this.send({ t: 'ping' });
    this.#pulse = setTimeout(() => this.#giveUp(wire), PONG_WITHIN);
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
    this.#retry = setTimeout(() => void this.#connect(), longest * (0.5 + this.#world.random() / 2));
  }
}
