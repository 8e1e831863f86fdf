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
    // Nobody.
    case 'first-player': case 'leader-chosen': case 'bid': case 'bid-passed': case 'bid-won': case 'token-back':
    case 'rival-token': case 'turn': case 'phase': case 'city-card': case 'city-shuffled': case 'city-empty':
    case 'event-burned': case 'events-returned': case 'returned': case 'stays-out': case 'drew':
    case 'nothing-to-draw': case 'discarded': case 'put-away': case 'recovered': case 'recruited':
    case 'fraud-burned': case 'played': case 'played-face-down': case 'used': case 'peeked': case 'kept-on-top':
    case 'put-under': case 'top-revealed': case 'ongoing-burned': case 'moved': case 'joined': case 'went-alone':
    case 'exhausted': case 'gained-prestige': case 'paid-prestige': case 'gained-agenda': case 'lost-blood':
    case 'paid-blood': case 'stole-blood': case 'mended': case 'loaded': case 'fed': case 'marked':
    case 'mark-taken': case 'attack': case 'intel': case 'out-of-reach': case 'attack-over': case 'attack-type':
    case 'card-laid': case 'no-card': case 'blocked': case 'block-undone': case 'reaction-laid':
    case 'reaction-back': case 'revealed': case 'illegal': case 'retargeted': case 'cancelled': case 'text-void':
    case 'more-damage': case 'unblockable': case 'damage': case 'hunter-damage': case 'redirected': case 'reduced':
    case 'prevented': case 'damage-taken': case 'no-damage': case 'mortal-survived': case 'mortal-defeated':
    case 'mortal-burned': case 'mortal-discarded': case 'hunter-back': case 'hunter-burned': case 'attached':
    case 'attachment-burned': case 'attachment-discarded': case 'retainer-taken': case 'back-from-torpor':
    case 'claim': case 'claim-let-pass': case 'claim-failed': case 'prince': case 'prince-free': case 'exerted':
    case 'more-influence': case 'modifier-laid': case 'hid': case 'spent-for-influence': case 'answer':
    case 'hand-opened': case 'scheme-result': case 'named': case 'promised': case 'promise-kept': case 'shown':
    case 'contributed': case 'resolved': case 'agenda-flipped': case 'knocked-out': case 'turn-limit': case 'won':
      return null;
    default:
      return event satisfies never;
  }
}
