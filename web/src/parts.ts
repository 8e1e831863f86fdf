// Texts come in parts that know what they speak of.
import type { Part } from './wire';

/** The words alone: for buttons, labels and announcements. */
export function plain(parts: readonly Part[]): string {
  return parts.map((part) => part.text).join('');
}

/** The cards that a text speaks of, each once. */
export function cardsIn(parts: readonly Part[]): string[] {
  return [...new Set(parts.flatMap((part) => (part.kind === 'card' ? [part.card] : [])))];
}

/** Whether a card in a text has a bracket or a stop at its sides, which must stay on its line. */
export function tight(parts: readonly Part[], place: number): { before: boolean; after: boolean } {
  return {
    before: /[\p{Ps}\p{Pi}]$/u.test(parts[place - 1]?.text ?? ''),
    after: /^\p{P}/u.test(parts[place + 1]?.text ?? ''),
  };
}
