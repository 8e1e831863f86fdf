// Everything that tests leave to chance. `E2E_SEED=... npm run e2e` throws the same dice again: each visitor of each
// test has dice of their own, so neither the order of tests nor other visitors make a difference.

import { inject } from 'vitest';

export class Dice {
  #state: number;

  /** Dice that fall the same way for the same words. */
  constructor(...words: (string | number)[]) {
    this.#state = hash([inject('seed'), ...words].join('/'));
  }

  /** A number from 0 to `count` - 1 (mulberry32). */
  below(count: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * count);
  }

  /** What a player adds to the shuffle: 256 bits in hexadecimal. */
  secret(): string {
    return Array.from({ length: 64 }, () => this.below(16).toString(16)).join('');
  }
}

/** FNV-1a. */
function hash(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  return hash;
}
