// The shuffle can be checked: the server published the hash of its part before anybody sat down, each seat
// added its own, and the game was dealt from the hash of all of them.

import { blake3 } from '@noble/hashes/blake3.js';
import { bytesToHex, concatBytes, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { FairInfo, TableInfo } from './wire';

const LABEL = 'elysium fair shuffle 1\n';
const PART = /^[0-9a-f]{64}$/;

/** Our part of a shuffle: 32 random bytes in hex. */
export function clientSeed(): string {
  return bytesToHex(randomBytes(32));
}

/** The hash that a server's part is announced by. */
export function commitmentOf(server: string): string {
  return bytesToHex(blake3(hexToBytes(server)));
}

/** What a game is dealt from. Seats of bots have no part. */
export function seedOf(server: string, seats: readonly string[]): string {
  const parts = seats.filter((seat) => seat !== '').map(hexToBytes);
  return bytesToHex(blake3(concatBytes(utf8ToBytes(LABEL), hexToBytes(server), ...parts)));
}

/** Whether a game was dealt as the table announced before anybody sat down. */
export function verifyFair(fair: FairInfo, table: Pick<TableInfo, 'commitment'>): boolean {
  const { commitment, server, seats, seed } = fair;
  if (!PART.test(server) || !seats.every((seat) => seat === '' || PART.test(seat))) return false;
  return commitment === table.commitment && commitment === commitmentOf(server) && seed === seedOf(server, seats);
}
