// Events that cost somebody blood.
import type { Event } from '../wire/vendetta';

/** The seat that an event hurts. */
export function hurts(event: Event): string | null {
  switch (event.word) {
    case 'lost':
      return event.who;
    case 'stolen':
      return event.from;
    default:
      return null;
  }
}
