// Names for words of the server that are the same in every language on the wire.

import { known, locale, t } from './i18n';
import type { SitterInfo } from './wire';
import type { Lang } from './wire/langs';

function named(key: string, word: string): string {
  return known(key) ? t(key) : word;
}

export const gameName = (game: string) => named(`${game}-name`, game);
export const gameAbout = (game: string) => named(`${game}-about`, '');
export const botName = (level: string) => named(`shell-bot-${level}`, level);
export const variantName = (game: string, variant: string) => named(`${game}-variant-${variant}`, variant);

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** What a language is called in another, or in itself: "Español". */
export function languageName(language: Lang, current: Lang): string {
  return capital(new Intl.DisplayNames(current, { type: 'language' }).of(language) ?? language);
}

/** Who sits there, in a word or two. */
export function sitterName(who: SitterInfo): string {
  switch (who.kind) {
    case 'free':
      return t('shell-free');
    case 'person':
      return who.name;
    case 'bot':
      return t('shell-bot', { level: botName(who.level) });
    default:
      return who satisfies never;
  }
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago something was: "5 minutes ago". */
export function ago(at: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' });
  const gone = Math.max(0, now - at);
  for (const [unit, long] of STEPS) {
    if (gone >= long) return format.format(-Math.floor(gone / long), unit);
  }
  return format.format(0, 'minute');
}
