// Texts come in parts that know what they are about.
import type { Part } from './wire';

/** What a card is called, by its slug and the name that came with it. */
type Called = (slug: string, name: string) => string;
let called: Called = (_, name) => name;

/** Cards may be called otherwise than they came. */
export function callCards(by: Called): void {
  called = by;
}

/** A part as it is shown here. */
export const read = (part: Part): Part =>
  part.kind === 'card' ? { ...part, text: called(part.card, part.text) } : part;

/** The words alone: for buttons, labels and announcements. */
export function plain(parts: readonly Part[]): string {
  return parts.map((part) => read(part).text).join('');
}

/** The cards that a text mentions, each once. */
export function cardsIn(parts: readonly Part[]): string[] {
  return [...new Set(parts.flatMap((part) => (part.kind === 'card' ? [part.card] : [])))];
}
