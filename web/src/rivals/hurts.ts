// Events that cost somebody Prestige, Agenda or a vampire.
import type { Event } from '../wire/rivals';

type These<Word extends Event['word']> = Word;

/** Events that hurt nobody. A new event has to be named here or below. */
type Harmless = These<
  | 'first-player' | 'leader-chosen' | 'bid' | 'bid-passed' | 'bid-won' | 'token-back' | 'rival-token'
  | 'turn' | 'phase' | 'city-card' | 'city-shuffled' | 'city-empty' | 'event-burned' | 'events-returned'
  | 'returned' | 'stays-out' | 'drew' | 'nothing-to-draw' | 'discarded' | 'put-away' | 'recovered'
  | 'recruited' | 'fraud-burned' | 'played' | 'played-face-down' | 'used' | 'peeked' | 'kept-on-top'
  | 'put-under' | 'top-revealed' | 'ongoing-burned' | 'moved' | 'joined' | 'went-alone' | 'exhausted'
  | 'gained-prestige' | 'paid-prestige' | 'gained-agenda' | 'lost-blood' | 'paid-blood' | 'stole-blood'
  | 'mended' | 'loaded' | 'fed' | 'marked' | 'mark-taken' | 'attack' | 'intel' | 'out-of-reach'
  | 'attack-over' | 'attack-type' | 'card-laid' | 'no-card' | 'blocked' | 'block-undone' | 'reaction-laid'
  | 'reaction-back' | 'revealed' | 'illegal' | 'retargeted' | 'cancelled' | 'text-void' | 'more-damage'
  | 'unblockable' | 'damage' | 'hunter-damage' | 'redirected' | 'reduced' | 'prevented' | 'damage-taken'
  | 'no-damage' | 'mortal-survived' | 'mortal-defeated' | 'mortal-burned' | 'mortal-discarded'
  | 'hunter-back' | 'hunter-burned' | 'attached' | 'attachment-burned' | 'attachment-discarded'
  | 'retainer-taken' | 'back-from-torpor' | 'claim' | 'claim-let-pass' | 'claim-failed' | 'prince'
  | 'prince-free' | 'exerted' | 'more-influence' | 'modifier-laid' | 'hid' | 'spent-for-influence'
  | 'answer' | 'hand-opened' | 'scheme-result' | 'named' | 'promised' | 'promise-kept' | 'shown'
  | 'contributed' | 'resolved' | 'agenda-flipped' | 'knocked-out' | 'turn-limit' | 'won'
>;

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
      event.word satisfies Harmless;
      return null;
  }
}
