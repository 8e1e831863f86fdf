// The rules of every game as numbered statements, and which of them mention a card.
import type { Problem } from '../api';
import { lang } from '../i18n';
import { Kept } from '../kept.svelte';
import type { RulesPage, Statement } from '../wire';

const books = new Kept<RulesPage>((page) => page);

const pathOf = (game: string): string => `/api/games/${encodeURIComponent(game)}/rules`;

/** The rules of a game (reactive); nothing until they are there. */
export function rulesOf(game: string): RulesPage | undefined {
  return books.get(pathOf(game), lang());
}

export function rulesProblem(game: string): Problem | undefined {
  return books.problem(pathOf(game), lang());
}

/** The statements that rule on a card (reactive). */
export function rulingsFor(game: string, slug: string): Statement[] {
  const sections = rulesOf(game)?.sections ?? [];
  return sections.flatMap(({ statements }) => statements.filter(({ cards }) => cards.includes(slug)));
}
