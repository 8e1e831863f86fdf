// Texts come in parts that know what they are about.
import type { Part } from './wire';

/** The words alone: for buttons, labels and announcements. */
export function plain(parts: readonly Part[]): string {
  return parts.map((part) => part.text).join('');
}

/** The cards that a text mentions, each once. */
export function cardsIn(parts: readonly Part[]): string[] {
  return [...new Set(parts.flatMap((part) => (part.kind === 'card' ? [part.card] : [])))];
}

/** A part, and for a card the brackets and stops beside it, taken from the neighbours: they stay on its line. */
export type Glued = { part: Part; before: string; after: string };

const opening = (part?: Part) => (part?.kind === 'text' && /[\p{Ps}\p{Pi}]+$/u.exec(part.text)?.[0]) || '';
const closing = (part?: Part) => (part?.kind === 'text' && /^[\p{Pe}\p{Pf}\p{Po}]+/u.exec(part.text)?.[0]) || '';

export function glued(parts: readonly Part[]): Glued[] {
  return parts.map((part, i) => {
    const [last, next] = [parts[i - 1], parts[i + 1]];
    if (part.kind === 'card') return { part, before: opening(last), after: closing(next) };
    const from = last?.kind === 'card' ? closing(part).length : 0;
    const to = part.text.length - (next?.kind === 'card' ? opening(part).length : 0);
    return { part: { ...part, text: part.text.slice(from, to) }, before: '', after: '' };
  });
}
