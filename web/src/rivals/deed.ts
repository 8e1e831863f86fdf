// What a player did in a turn: the line of the log that says most.
import { plain } from '../parts';
import type { LogLine } from '../wire';
import type { Event } from '../wire/rivals';

/** The more telling, the earlier. */
const TELLING: readonly Event['word'][] = [
  'attack',
  'claim',
  'agenda-flipped',
  'resolved',
  'recruited',
  'played',
  'played-face-down',
  'blocked',
  'reaction-laid',
  'card-laid',
  'answer',
  'leader-chosen',
  'used',
  'drew',
];

export function deed(lines: readonly LogLine[], seat: string): string | null {
  const mine = lines.filter(({ event }) => (event as { who?: string } | undefined)?.who === seat);
  for (const word of TELLING) {
    const line = mine.findLast(({ event }) => (event as Event).word === word);
    if (line) return plain(line.parts);
  }
  return null;
}
