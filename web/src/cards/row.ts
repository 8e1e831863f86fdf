// Words in the way of the current language.
import { lang } from '../i18n';

/** Several short things one after another: "Challenge, passive, 2 blood". */
export function inARow(parts: string[]): string {
  return new Intl.ListFormat(lang(), { type: 'unit', style: 'short' }).format(parts);
}
