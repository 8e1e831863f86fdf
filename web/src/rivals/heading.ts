// The headings of the log: turns, and in them their phases.
import type { Heading } from '../games';
import type { Event } from '../wire/rivals';

export function heading(event: Event): Heading | null {
  switch (event.word) {
    case 'turn':
      return { level: 1 };
    case 'phase':
      return { level: 2 };
    default:
      return null;
  }
}
