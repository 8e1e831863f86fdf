// Events that cost somebody Prestige, Agenda or a vampire.
import type { Event } from '../wire/rivals';

/** The seat that an event hurts. */
export function hurts(event: Event): string | null {
  switch (event.word) {
    case 'lost-prestige':
    case 'lost-agenda':
    case 'torpor':
    case 'vampire-burned':
      return event.who;
    case 'stole-prestige':
      return event.from;
    default:
      return null;
  }
}
