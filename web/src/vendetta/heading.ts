// The headings of the log: rounds, and in them the phases and the locations as they are resolved.
import type { Heading } from '../games';
import { t } from '../i18n';
import type { Event } from '../wire/vendetta';

export function heading(event: Event): Heading | null {
  switch (event.word) {
    case 'round':
      return { level: 1 };
    case 'phase':
      return { level: 2 };
    case 'stage':
      return event.stage === 'withdraw' ? { level: 2, words: t('vendetta-place', { place: event.at }) } : null;
    default:
      return null;
  }
}
