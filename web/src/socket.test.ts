import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Result } from './api';
import type { Wire } from './connection.svelte';
import { me } from './me.svelte';
import { Socket } from './socket.svelte';
import { line, now, snapshot, update } from './testing';
import type { Ack, FromServer, Ticket, ToServer } from './wire';

/** A socket whose other end is played by the test. */
class FakeWire implements Wire {
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  heard: ToServer[] = [];
  closed = false;

  send(data: unknown) {
    this.heard.push(JSON.parse(String(data)) as ToServer);
  }
  close() {
    this.closed = true;
  }

  say(message: FromServer) {
    this.onmessage!.call(this as never, { data: JSON.stringify(message) } as MessageEvent);
  }
  /** The network breaks. */
  cut() {
    this.onclose!.call(this as never, {} as CloseEvent);
  }
  /** The server lets us in. */
  welcome() {
    this.onopen!.call(this as never, {} as Event);
    this.say({ t: 'welcome', me: { id: 'u1', name: 'Ann', guest: true } });
  }
  of(kind: ToServer['t']) {
    return this.heard.filter((message) => message.t === kind);
  }
}

let wires: FakeWire[];
let tickets: number;
let ticket: Result<Ticket>;
/** The server takes requests for tickets and stays silent. */
let hanging: boolean;
let late: ((ticket: Result<Ticket>) => void)[];
let language: string;
let socket: Socket;

const last = () => wires.at(-1)!;
/** Lets promises and due timers run. */
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

async function connect() {
  await pass();
  last().welcome();
}

beforeEach(() => {
  vi.useFakeTimers();
  [wires, tickets, language] = [[], 0, 'en'];
  ticket = { ok: true, value: { ticket: 'once' } };
  [hanging, late] = [false, []];
  socket = new Socket({
    open: () => (wires.push(new FakeWire()), last()),
    ticket: async () => {
      tickets++;
      return hanging ? new Promise<Result<Ticket>>((answer) => late.push(answer)) : ticket;
    },
    lang: () => language,
    random: () => 1,
  });
});

afterEach(() => vi.useRealTimers());

describe('connecting', () => {
  it('says hello with a ticket, then watches', async () => {
    const table = socket.watch('t');
    expect(socket.connected).toBe(false);
    await connect();
    expect(last().heard).toEqual([
      { t: 'hello', ticket: 'once', lang: 'en', plans: true },
      { t: 'watch', table: 't', since: null },
    ]);
    expect(me.user?.name).toBe('Ann');
    expect(table.connected).toBe(true);
    expect(table.table).toBeNull();
  });

  it('uses one socket for everything', async () => {
    socket.watch('t');
    socket.watch('t');
    socket.watchLobby();
    await connect();
    socket.watch('s');
    expect(wires.length).toBe(1);
    expect(last().of('watch').length).toBe(2);
    expect(last().of('watch-lobby').length).toBe(1);
    socket.unwatch('t');
    expect(last().of('unwatch')).toEqual([]);
    socket.unwatch('t');
    expect(last().of('unwatch')).toEqual([{ t: 'unwatch', table: 't' }]);
  });

  it('tries again with longer and longer pauses, each time with a new ticket', async () => {
    socket.watch('t');
    await connect();
    last().cut();
    expect(socket.lost).toBe(true);
    for (const pause of [250, 500, 1000, 2000, 2000]) {
      const before = wires.length;
      await pass(pause - 1);
      expect(wires.length).toBe(before);
      await pass(1);
      expect(wires.length).toBe(before + 1);
      last().cut();
    }
    expect(tickets).toBe(6);
    await pass(2000);
    last().welcome();
    expect(socket.lost).toBe(false);
  });

  it('tries again when there is no ticket to be had', async () => {
    ticket = { ok: false, problem: { code: 'offline', text: '', parts: [] } };
    socket.watch('t');
    await pass();
    expect(wires).toEqual([]);
    expect(socket.lost).toBe(true);
    ticket = { ok: true, value: { ticket: 'later' } };
    await pass(250);
    expect(wires.length).toBe(1);
  });

  it('does not wait when the network is back', async () => {
    socket.watch('t');
    await connect();
    last().cut();
    socket.wake();
    await pass();
    expect(wires.length).toBe(2);
    socket.wake();
    await pass(5000);
    expect(wires.length).toBe(2);
  });

  it('notices within 10 seconds that a socket has fallen silent', async () => {
    socket.watch('t');
    await connect();
    const silent = last();
    await pass(5_000);
    expect(silent.of('ping').length).toBe(1);
    silent.say({ t: 'pong' });
    await pass(9_000);
    expect(silent.of('ping').length).toBe(2);
    expect(silent.closed).toBe(true);
    await pass(250);
    expect(wires.length).toBe(2);
    silent.say({ t: 'snapshot', ...snapshot(9, []) });
    expect(socket.watch('t').seq).toBe(0);
  });

  it('does not wait for ever for a ticket', async () => {
    socket.watch('t');
    await connect();
    hanging = true;
    last().cut();
    await pass(250);
    const asked = tickets;
    expect(wires.length).toBe(1);
    await pass(6_000 + 500);
    expect(tickets).toBe(asked + 1);
    // The network is back, and the next try comes by itself.
    hanging = false;
    await pass(6_000 + 1_000);
    expect(wires.length).toBe(2);
    last().welcome();
    expect(socket.lost).toBe(false);
  });

  it('leaves a ticket that hangs behind when the network is back', async () => {
    socket.watch('t');
    await connect();
    hanging = true;
    last().cut();
    await pass(250 + 2_000);
    hanging = false;
    socket.wake();
    await pass();
    expect(wires.length).toBe(2);
    last().welcome();
    // What the first try was waiting for comes too late to be used.
    late.forEach((answer) => answer(ticket));
    await pass();
    expect(wires.length).toBe(2);
    expect(socket.connected).toBe(true);
  });

  it('gives up a socket that never lets it in', async () => {
    socket.watch('t');
    await pass();
    expect(wires.length).toBe(1);
    await pass(6_000 + 250);
    expect(wires[0]!.closed).toBe(true);
    expect(wires.length).toBe(2);
  });

  it('asks a line that seems to stand when somebody looks at the page again', async () => {
    socket.watch('t');
    await connect();
    await pass(1_000);
    socket.wake();
    expect(last().of('ping').length).toBe(1);
    await pass(4_000);
    expect(wires[0]!.closed).toBe(true);
  });

  it('stays away when nobody needs it any more', async () => {
    socket.watch('t');
    await connect();
    socket.unwatch('t');
    last().cut();
    await pass(60_000);
    expect(wires.length).toBe(1);
    socket.watch('t');
    await pass();
    expect(wires.length).toBe(2);
  });
});

describe('a watched table', () => {
  it('follows snapshots, patches and whole views', async () => {
    const table = socket.watch('t');
    await connect();
    last().say({ t: 'snapshot', ...snapshot(2, [line(1), line(2)], { pool: [1, 2] }) });
    const before = table.view;
    const patch = [{ op: 'replace', path: '/pool/1', value: 5 } as const];
    last().say({ t: 'update', ...update(3, [line(3)], { kind: 'patch', patch }) });
    expect(table.view).toEqual({ pool: [1, 5] });
    expect(before).toEqual({ pool: [1, 2] });
    last().say({ t: 'update', ...update(4, [line(4, 'chat')], { kind: 'same' }) });
    last().say({ t: 'update', ...update(5, [], { kind: 'whole', view: { pool: [] } }) });
    expect(table.view).toEqual({ pool: [] });
    expect(table.lines.map((l) => l.seq)).toEqual([1, 2, 3, 4]);
    expect(table.seq).toBe(5);
  });

  it('takes each line once, however often it is sent', async () => {
    const table = socket.watch('t');
    await connect();
    last().say({ t: 'snapshot', ...snapshot(2, [line(1), line(2)]) });
    last().say({ t: 'update', ...update(3, [line(3), line(3, 'table')]) });
    last().say({ t: 'update', ...update(3, [line(3), line(3, 'table')]) });
    last().say({ t: 'update', ...update(2, [line(2)]) });
    expect(table.lines.map((l) => l.seq)).toEqual([1, 2, 3, 3]);
  });

  it('asks only for what it missed and joins it on', async () => {
    const table = socket.watch('t');
    await connect();
    last().say({ t: 'snapshot', ...snapshot(2, [line(1), line(2)]) });
    last().cut();
    await pass(250);
    last().welcome();
    expect(last().of('watch')).toEqual([{ t: 'watch', table: 't', since: 2 }]);
    last().say({ t: 'snapshot', ...snapshot(4, [line(3), line(4)], {}, 2) });
    expect(table.lines.map((l) => l.seq)).toEqual([1, 2, 3, 4]);
  });

  it('asks for everything when a patch does not fit', async () => {
    const table = socket.watch('t');
    await connect();
    last().say({ t: 'snapshot', ...snapshot(2, [line(2)], { a: 1 }) });
    const patch = [{ op: 'remove', path: '/b/c' } as const];
    last().say({ t: 'update', ...update(3, [line(3)], { kind: 'patch', patch }) });
    expect(last().of('watch').length).toBe(2);
    expect(last().of('watch')[1]).toEqual({ t: 'watch', table: 't', since: null });
    last().say({ t: 'snapshot', ...snapshot(3, [line(2), line(3)], { a: 2 }) });
    expect(table.view).toEqual({ a: 2 });
    expect(table.lines.map((l) => l.seq)).toEqual([2, 3]);
  });

  it('gets everything again in another language, and shows the old one until then', async () => {
    const table = socket.watch('t');
    await connect();
    last().say({ t: 'snapshot', ...snapshot(2, [line(1), line(2)]) });
    language = 'pl';
    socket.restart();
    expect(wires[0]!.closed).toBe(true);
    expect(table.lines.length).toBe(2);
    await connect();
    expect(last().heard[0]).toMatchObject({ t: 'hello', lang: 'pl' });
    expect(last().of('watch')).toEqual([{ t: 'watch', table: 't', since: null }]);
    last().say({ t: 'snapshot', ...snapshot(2, [line(1, 'chat')]) });
    expect(table.lines).toEqual([line(1, 'chat')]);
  });

  it('knows who is there', async () => {
    const table = socket.watch('t');
    await connect();
    last().say({ t: 'snapshot', ...snapshot(1, []) });
    const seats = now().seats.map((seat) => ({ ...seat, here: false }));
    last().say({ t: 'presence', table: 't', seats, watching: 3 });
    expect(table.now?.seats[0]?.here).toBe(false);
    expect(table.table?.watching).toBe(3);
  });

  it('says why it cannot be watched', async () => {
    const table = socket.watch('t');
    await connect();
    last().say({
      t: 'refused',
      table: 't',
      code: 'no-such-table',
      text: [{ kind: 'text', text: 'There is no such table.' }],
    });
    expect(table.problem?.code).toBe('no-such-table');
  });

  it('asks again for a while if it was only too fast', async () => {
    const table = socket.watch('t');
    await connect();
    last().say({ t: 'refused', table: 't', code: 'too-fast', text: [{ kind: 'text', text: 'Too fast.' }] });
    expect(table.problem).toBeNull();
    await pass(2000);
    expect(last().of('watch').length).toBe(2);
  });
});

describe('commands', () => {
  it('are answered by their own number', async () => {
    const table = socket.watch('t');
    await connect();
    const [said, conceded] = [table.do({ do: 'say', text: 'hm' }), table.do({ do: 'concede' })];
    expect(table.pending).toBe(2);
    const [first, second] = last().of('do') as Extract<ToServer, { t: 'do' }>[];
    expect(first).toMatchObject({ t: 'do', table: 't', do: 'say', text: 'hm' });
    expect(first!.command_id).not.toBe(second!.command_id);
    last().say({
      t: 'refused',
      table: 't',
      command_id: second!.command_id,
      code: 'over',
      text: [{ kind: 'text', text: 'Over.' }],
    });
    last().say({ t: 'ack', table: 't', command_id: first!.command_id, seq: 7, again: false });
    const ack: Ack = { command_id: first!.command_id, seq: 7, again: false };
    expect(await said).toEqual({ ok: true, value: ack });
    expect(await conceded).toMatchObject({ ok: false, problem: { code: 'over', text: 'Over.' } });
    expect(table.pending).toBe(0);
    expect(table.problem).toBeNull();
  });

  it('are sent again with the same number after a cut, in order, until answered', async () => {
    const table = socket.watch('t');
    await connect();
    const answered = table.do({ do: 'return' });
    void table.do({ do: 'say', text: 'back' });
    const sent = last().of('do');
    last().cut();
    const later = table.do({ do: 'leave' });
    await pass(250);
    last().welcome();
    const again = last().of('do');
    expect(again.slice(0, 2)).toEqual(sent);
    expect(again.length).toBe(3);
    expect(last().heard.map((message) => message.t)).toEqual(['hello', 'watch', 'do', 'do', 'do']);
    for (const message of again as Extract<ToServer, { t: 'do' }>[]) {
      last().say({ t: 'ack', table: 't', command_id: message.command_id, seq: 1, again: true });
    }
    expect((await answered).ok && (await later).ok).toBe(true);
    last().cut();
    await pass(250);
    last().welcome();
    expect(last().of('do')).toEqual([]);
  });
});

describe('the lobby', () => {
  it('is heard live', async () => {
    const lobby = socket.watchLobby();
    await connect();
    const said = { user: 'u2', name: 'Ben', text: 'Anybody?', at: 1 };
    last().say({ t: 'lobby', tables: [snapshot(1, []).table], said: [said] });
    last().say({ t: 'said-in-lobby', said: { ...said, text: 'Hello?' } });
    expect(lobby.tables?.length).toBe(1);
    expect(lobby.said.map((s) => s.text)).toEqual(['Anybody?', 'Hello?']);
    expect(socket.sayInLobby('Yes')).toBe(true);
    expect(last().of('say-in-lobby')).toEqual([{ t: 'say-in-lobby', text: 'Yes' }]);
    last().say({ t: 'refused', code: 'too-fast', text: [{ kind: 'text', text: 'Too fast.' }] });
    expect(lobby.problem?.code).toBe('too-fast');
    socket.unwatchLobby();
    expect(last().of('unwatch-lobby').length).toBe(1);
  });

  it('does not swallow words while the line is down', () => {
    expect(socket.sayInLobby('Hello?')).toBe(false);
  });
});
