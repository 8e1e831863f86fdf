// The real server: the program that people run, with a data directory of its own.

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

export const PROGRAM = resolve(process.env.ELYSIUM_BIN ?? '../target/debug/elysium');

// What players bring to a shuffle comes from their dice, and nothing else.
const ARGUMENTS = ['serve', '--lang', 'en', '--bot-pause', '0', '--shuffle-seed', '1'];

export class TestServer {
  readonly #data: string;
  #child: ChildProcess | null = null;
  #address = '';

  private constructor(data: string) {
    this.#data = data;
  }

  static async open(): Promise<TestServer> {
    const server = new TestServer(await mkdtemp(join(tmpdir(), 'elysium-e2e-')));
    await server.start();
    return server;
  }

  get address(): string {
    return this.#address;
  }

  /** Starts it, after a stop with the same data at the same address. */
  async start(): Promise<void> {
    const bind = this.#address ? new URL(this.#address).host : '127.0.0.1:0';
    const child = spawn(PROGRAM, [...ARGUMENTS, '--bind', bind, '--data', this.#data], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, RUST_LOG: 'warn' },
    });
    this.#child = child;
    // What the server complains of is worth reading when a test fails.
    child.stderr!.on('data', (bytes: Buffer) => process.stderr.write(`[elysium] ${bytes}`));
    const lines = createInterface({ input: child.stdout! });
    const first = await Promise.race([
      once(lines, 'line').then(([line]) => String(line)),
      once(child, 'error').then(([error]) => Promise.reject(new Error(`${PROGRAM} could not be started: ${error}`))),
      once(child, 'exit').then(([code]) => Promise.reject(new Error(`${PROGRAM} ended at once with ${code}`))),
    ]);
    const found = /http:\/\/\S+/.exec(first);
    if (!found) throw new Error(`no address in the server's first line: ${first}`);
    this.#address = found[0];
  }

  /** Politely (SIGTERM) or like a power cut (SIGKILL). */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  async close(): Promise<void> {
    await this.stop('SIGKILL');
    await rm(this.#data, { recursive: true, force: true });
  }
}
