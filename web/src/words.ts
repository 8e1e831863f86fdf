// Names for words of the server that are the same in every language on the wire.

import { known, listed, locale, t } from './i18n';
import type { SeatInfo, TableInfo } from './wire';
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

/** How whoever sits there is called. A bot of a list that was kept before bots had names goes by its strength. */
export function sitterName({ name, who }: Pick<SeatInfo, 'name' | 'who'>): string {
  switch (who.kind) {
    case 'free':
      return t('shell-free');
    case 'person':
      return name ?? who.name;
    case 'bot':
      return name ?? strength(who.level);
    default:
      return who satisfies never;
  }
}

/** How strong a bot is: "Bot · Easy". */
export const strength = (level: string) => t('shell-bot', { level: botName(level) });

/** A seat as people count it, from 1. */
export const seatNumber = (seat: string) => seat.charCodeAt(0) - 'A'.charCodeAt(0) + 1;

/** Who has won a game that is over. */
export function wonBy({ seats, winners }: Pick<TableInfo, 'seats' | 'winners'>): string {
  const names = seats.filter(({ seat }) => winners.includes(seat)).map(sitterName);
  return t('games-won', { n: names.length, names: listed(names) });
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
