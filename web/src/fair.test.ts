import { describe, expect, it } from 'vitest';
import { clientSeed, commitmentOf, seedOf, verifyFair } from './fair';
import type { FairInfo } from './wire';

// Computed with the Rust crate `blake3`, not with the library the page uses.
const server = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const ours = 'aa'.repeat(32);
const theirs = 'fffefdfcfbfaf9f8f7f6f5f4f3f2f1f0efeeedecebeae9e8e7e6e5e4e3e2e1e0';
const fair: FairInfo = {
  commitment: 'e528e95798037df410543d9f31e396ecdd458d71b157d6014398bae32fb56c65',
  server,
  seats: [ours, '', theirs],
  seed: 'c21ae2d001874caf7bad4856c75e4a6ad2c9e6e24c35332da03f0f0dc31831f9',
};

describe('the fair shuffle', () => {
  it('hashes as the server does', () => {
    expect(commitmentOf(server)).toBe(fair.commitment);
    expect(seedOf(server, fair.seats)).toBe(fair.seed);
    expect(seedOf(server, ['', ''])).toBe('130669dc87e67f6e108cffd80e489fe6ff9dbf28f8f1272c0dcb95a5ea1668e0');
  });

  it('accepts a game that was dealt as announced', () => {
    expect(verifyFair(fair, fair)).toBe(true);
  });

  it.each<[string, Partial<FairInfo>]>([
    ['another server part', { server: theirs }],
    ['another part of a seat', { seats: [theirs, '', theirs] }],
    ['seats in another order', { seats: [theirs, '', ours] }],
    ['a seat left out', { seats: [ours, '', ''] }],
    ['another seed', { seed: fair.commitment }],
    ['a part that is no part', { seats: [ours, 'zz', theirs] }],
    ['no server part', { server: '' }],
  ])('refuses %s', (_, wrong) => {
    expect(verifyFair({ ...fair, ...wrong }, fair)).toBe(false);
  });

  it('refuses a commitment that is not the announced one', () => {
    expect(verifyFair(fair, { commitment: ours })).toBe(false);
  });

  it('draws a new part of 32 bytes each time', () => {
    expect(clientSeed()).toMatch(/^[0-9a-f]{64}$/);
    expect(clientSeed()).not.toBe(clientSeed());
  });
});
