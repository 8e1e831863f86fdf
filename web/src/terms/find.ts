// Where terms stand in a text. This is the one place of the page that searches sentences: a term is a word like any other in
// the hundreds of messages of a game, in four languages that decline it, and marking it in each of them would cost every
// translator a markup for nothing. Forms are listed in `glossary.ftl`, the name first: `blood | blood tokens`; a star stands
// for any ending. Only plain text is searched: cards, people, places and rules are parts of their own.
import { known, lang, t } from '../i18n';
import type { Lang } from '../wire/langs';
import { termsOf } from './terms';

export interface Piece {
  text: string;
  /** The term that the text is a form of. */
  term?: string;
}

interface Finder {
  pattern: RegExp;
  /** The term of each group of the pattern. */
  terms: string[];
}

const finders = new Map<string, Finder>();

const escaped = (form: string): string => form.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '\\p{L}*');

/** The forms of a term in the current language, its name first (reactive). */
export function formsOf(game: string, term: string): string[] {
  const key = `glossary-${game}-${term}`;
  return known(key) ? t(key).split(' | ') : [];
}

export const nameOf = (game: string, term: string): string => (formsOf(game, term)[0] ?? term).replaceAll('*', '');

export function finderOf(forms: readonly (readonly [term: string, form: string])[]): Finder {
  // Longer forms first: "Prince's Haven" is not a Haven.
  const sorted = forms.toSorted(([, a], [, b]) => b.length - a.length);
  const groups = sorted.map(([, form]) => `(${escaped(form)})`).join('|');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${groups})(?![\\p{L}\\p{N}])`, 'giu');
  return { pattern, terms: sorted.map(([term]) => term) };
}

function finder(game: string, language: Lang): Finder | null {
  const key = `${language} ${game}`;
  const found = finders.get(key);
  if (found) return found;
  const loud = Object.entries(termsOf(game)).filter(([, { silent }]) => !silent);
  const forms = loud.flatMap(([term]) => formsOf(game, term).map((form) => [term, form] as const));
  if (forms.length === 0) return null;
  const made = finderOf(forms);
  finders.set(key, made);
  return made;
}

/** The text in pieces: each term once, where it first stands. */
export function pieces(text: string, { pattern, terms }: Finder, said = new Set<string>()): Piece[] {
  const list: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const term = terms[match.slice(1).findIndex((group) => group !== undefined)]!;
    if (said.has(term)) continue;
    said.add(term);
    if (match.index > from) list.push({ text: text.slice(from, match.index) });
    list.push({ text: match[0], term });
    from = match.index + match[0].length;
  }
  if (from < text.length) list.push({ text: text.slice(from) });
  return list;
}

/** A text of a game in pieces, in the current language (reactive). `said` are terms that need no second line. */
export function inTerms(game: string, text: string, said?: Set<string>): Piece[] {
  const how = finder(game, lang());
  return how ? pieces(text, how, said) : [{ text }];
}
