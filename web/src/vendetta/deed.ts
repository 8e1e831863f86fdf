// What a player did in a Planning turn, in one line.
import { cardOf } from '../cards/catalogue.svelte';
import { t } from '../i18n';
import type { LogLine } from '../wire';
import type { Event } from '../wire/vendetta';

export function deed(lines: readonly LogLine[], seat: string): string | null {
  const events = lines.flatMap(({ event }) => (event ? [event as Event] : []));
  const mine = events.filter((event) => 'who' in event && event.who === seat);
  const played = mine.findLast((event) => event.word === 'played');
  if (played) {
    const blood = mine.reduce(
      (all, event) => (event.word === 'blood-deployed' && event.at === played.at ? all + event.amount : all),
      0,
    );
    const place = t('vendetta-place', { place: played.at });
    const card = (played.card && cardOf('vendetta', played.card)?.name) ?? t('vendetta-a-card');
    // A card that lies face down is not named, though its owner's partner may know it.
    return t('scenes-vendetta-played', { down: played.down ? 'yes' : 'no', card, place, blood });
  }
  const drained = mine.findLast((event) => event.word === 'drained');
  if (drained) return t('scenes-vendetta-drained', { card: cardOf('vendetta', drained.card)?.name ?? '' });
  return mine.some((event) => event.word === 'passed') ? t('scenes-vendetta-passed') : null;
}
