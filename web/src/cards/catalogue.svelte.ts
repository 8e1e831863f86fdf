// Every card of every game, in words: fetched once for each game and language, then kept.
import type { Problem } from '../api';
import { lang } from '../i18n';
import { cardCalled, learnEnglish, wantsEnglish } from './english.svelte';
import { Kept } from '../kept.svelte';
import type { CardInfo } from '../wire';
import type { Lang } from '../wire/langs';

interface List {
  cards: CardInfo[];
  bySlug: Map<string, CardInfo>;
}

const lists = new Kept<CardInfo[], List>((cards, language) => {
  if (language === 'en') learnEnglish(cards);
  return { cards, bySlug: new Map(cards.map((card) => [card.slug, card])) };
});

const pathOf = (game: string): string => `/api/games/${encodeURIComponent(game)}/cards`;

/** The list in the current language; while it is on its way, in any language we have. */
function listOf(game: string): List | undefined {
  const path = pathOf(game);
  if (wantsEnglish()) void lists.load(path, 'en');
  return lists.get(path, lang()) ?? lists.inAny(path);
}

/** A card in the current language (reactive); nothing until its game's cards are there. */
export function cardOf(game: string, slug: string): CardInfo | undefined {
  const card = listOf(game)?.bySlug.get(slug);
  return card && called(card);
}

const called = (card: CardInfo): CardInfo =>
  wantsEnglish() ? { ...card, name: cardCalled(card.slug, card.name) } : card;

/** All cards of a game (reactive), in the order of the box. */
export function allCards(game: string): CardInfo[] {
  return (listOf(game)?.cards ?? []).map(called);
}

/** A card in one language (reactive); the first look fetches that language. */
export function cardIn(game: string, slug: string, language: Lang): CardInfo | undefined {
  return lists.get(pathOf(game), language)?.bySlug.get(slug);
}

/** All cards of a game in one language (reactive); the first look fetches that language. */
export function cardsIn(game: string, language: Lang): CardInfo[] {
  return lists.get(pathOf(game), language)?.cards ?? [];
}

/** What the cards of a group are called: a clan, allies. */
export function groupName(game: string, group: string): string | undefined {
  return listOf(game)?.cards.find((card) => card.group === group)?.group_name;
}

/** Why there are no cards (reactive). */
export function cardsProblem(game: string): Problem | undefined {
  return lists.problem(pathOf(game), lang());
}

/** Settles when a game's cards in a language are there, or cannot be had just now. */
export function loadCards(game: string, language: Lang): Promise<void> {
  return lists.load(pathOf(game), language);
}
