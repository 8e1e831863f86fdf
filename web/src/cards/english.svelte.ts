// English names of cards, for those who want them whatever language they read.
import { SvelteMap } from 'svelte/reactivity';
import { callCards } from '../parts';
import { settings } from '../settings.svelte';

/** By slug, as far as the catalogue has come. Games share slugs only where they share the name. */
const names = new SvelteMap<string, string>();

export function learnEnglish(cards: readonly { slug: string; name: string }[]): void {
  for (const { slug, name } of cards) names.set(slug, name);
}

/** Are English names wanted instead of those of the language? (reactive) */
export const wantsEnglish = (): boolean => settings.englishCards && settings.lang !== 'en';

/** What a card is to be called: its English name if that is wanted and known, or else what the language calls it. */
export function cardCalled(slug: string, name: string): string {
  return (wantsEnglish() && names.get(slug)) || name;
}

callCards(cardCalled);
