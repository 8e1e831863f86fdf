// Events that cost somebody blood.
import type { Event } from '../wire/vendetta';

/** The seat that an event hurts. */
export function hurts(event: Event): string | null {
  switch (event.word) {
    case 'lost':
      return event.who;
    case 'stolen':
      return event.from;
    // Nobody.
    case 'ambition': case 'clan-offered': case 'relic-offered': case 'clan-taken': case 'relic-taken':
    case 'location-card': case 'round': case 'phase': case 'stage': case 'ally-appears': case 'ally-leaves':
    case 'drew': case 'kept': case 'put-under': case 'shuffled-in': case 'looked': case 'played':
    case 'blood-deployed': case 'tokens-turned': case 'passed': case 'gained': case 'spent': case 'ignored':
    case 'added': case 'taken': case 'discarded': case 'blood-back': case 'blood-moved': case 'exchanged':
    case 'influence-gained': case 'influence-lost': case 'influence-given': case 'frenzy': case 'drained':
    case 'diablerie': case 'eliminated': case 'restored': case 'relic-used': case 'token': case 'token-changed':
    case 'withdrew': case 'revealed': case 'left-down': case 'turned-down': case 'to-hand': case 'moved':
    case 'skips': case 'forestalled': case 'assault': case 'bid': case 'lowest-bid': case 'picked':
    case 'partner-left-out': case 'total': case 'ranked': case 'ally-won': case 'victim-drawn':
    case 'no-victim-left': case 'nobody-left': case 'cards-back': case 'score': case 'won':
      return null;
    default:
      return event satisfies never;
  }
}
