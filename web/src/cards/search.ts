// Finding cards by what somebody remembers of them, in whatever language.
import type { CardInfo } from '../wire';
import { capital } from '../words';

/** Small letters without accents, so that "zadza" finds "Żądza". */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ł/g, 'l')
    .replace(/œ/g, 'oe')
    .replace(/[’']/g, "'");
}

export interface Wanted {
  query: string;
  kind: string;
  group: string;
}

export interface Found {
  card: CardInfo;
  /** The name in another language, if that is what was found. */
  alias: string | null;
}

/** The cards that fit, in the order they come. `others` are the same cards in other languages. */
export function findCards(cards: CardInfo[], wanted: Wanted, others: CardInfo[][] = []): Found[] {
  const words = folded(wanted.query).split(/\s+/).filter(Boolean);
  const within = (text: string): boolean => {
    const plain = folded(text);
    return words.every((word) => plain.includes(word));
  };
  const names = new Map<string, string[]>();
  for (const card of others.flat()) names.set(card.slug, [...(names.get(card.slug) ?? []), card.name]);

  return cards.flatMap((card): Found[] => {
    if (wanted.kind && card.kind !== wanted.kind) return [];
    if (wanted.group && card.group !== wanted.group) return [];
    if (words.length === 0 || within(card.name) || card.id.toLowerCase() === words.join(' ')) {
      return [{ card, alias: null }];
    }
    const alias = names.get(card.slug)?.find(within);
    if (alias !== undefined) return [{ card, alias }];
    return within(card.text) ? [{ card, alias: null }] : [];
  });
}

/** Kinds or groups that occur, each once, with their names. */
export function choicesOf(cards: CardInfo[], key: 'kind' | 'group'): { value: string; label: string }[] {
  const names = new Map(cards.map((card) => [card[key], card[`${key}_name`]]));
  return [...names].filter(([value]) => value).map(([value, label]) => ({ value, label: capital(label) }));
}

/** Cards under headings: clans by clan, everything else by kind. */
export function inSections(found: Found[], isClan: (group: string) => boolean): { title: string; found: Found[] }[] {
  const sections = new Map<string, Found[]>();
  for (const one of found) {
    const { card } = one;
    const title = capital(isClan(card.group) ? card.group_name : card.kind_name);
    sections.set(title, [...(sections.get(title) ?? []), one]);
  }
  return [...sections].map(([title, found]) => ({ title, found }));
}
