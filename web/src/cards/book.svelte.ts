// The rules of every game as numbered statements, and which of them speak of a card.
import type { Problem } from '../api';
import { lang } from '../i18n';
import { Kept } from '../kept.svelte';
import type { RulesPage, Statement } from '../wire';
import { cardIn } from './catalogue.svelte';
import { rulingsOn } from './rulings';

const books = new Kept<RulesPage>((page) => page);

const pathOf = (game: string): string => `/api/games/${encodeURIComponent(game)}/rules`;

/** The rules of a game (reactive); nothing until they are there. */
export function rulesOf(game: string): RulesPage | undefined {
  return books.get(pathOf(game), lang());
}

export function rulesProblem(game: string): Problem | undefined {
  return books.problem(pathOf(game), lang());
}

/** The statements about one card (reactive). It is the English ones that begin with its English name. */
export function rulingsFor(game: string, slug: string): Statement[] {
  const [rules, english, card] = [rulesOf(game), books.get(pathOf(game), 'en'), cardIn(game, slug, 'en')];
  if (!rules || !english || !card) return [];
  const numbers = new Set(rulingsOn(english, card.name).map(({ number }) => number));
  return rules.sections.flatMap(({ statements }) => statements.filter(({ number }) => numbers.has(number)));
}
