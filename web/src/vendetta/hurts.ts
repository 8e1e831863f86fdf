// Events that cost somebody blood.
import type { Event } from '../wire/vendetta';

type These<Word extends Event['word']> = Word;

/** Events that hurt nobody. A new event has to be named here or below. */
type Harmless = These<
  | 'ambition' | 'clan-offered' | 'relic-offered' | 'clan-taken' | 'relic-taken' | 'location-card' | 'round'
  | 'phase' | 'stage' | 'ally-appears' | 'ally-leaves' | 'drew' | 'kept' | 'put-under' | 'shuffled-in'
  | 'looked' | 'played' | 'blood-deployed' | 'tokens-turned' | 'passed' | 'gained' | 'spent' | 'ignored'
  | 'added' | 'taken' | 'discarded' | 'blood-back' | 'blood-moved' | 'exchanged' | 'influence-gained'
  | 'influence-lost' | 'influence-given' | 'frenzy' | 'drained' | 'diablerie' | 'eliminated' | 'restored'
  | 'relic-used' | 'token' | 'token-changed' | 'withdrew' | 'revealed' | 'left-down' | 'turned-down'
  | 'to-hand' | 'moved' | 'skips' | 'forestalled' | 'assault' | 'bid' | 'lowest-bid' | 'picked'
  | 'partner-left-out' | 'total' | 'ranked' | 'ally-won' | 'victim-drawn' | 'no-victim-left' | 'nobody-left'
  | 'cards-back' | 'score' | 'won'
>;

/** The seat that an event hurts. */
export function hurts(event: Event): string | null {
  switch (event.word) {
    case 'lost':
      return event.who;
    case 'stolen':
      return event.from;
    default:
      event.word satisfies Harmless;
      return null;
  }
}
