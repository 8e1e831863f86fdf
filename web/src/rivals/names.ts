// What cards and players are called here.
import { cardOf } from '../cards/catalogue.svelte';
import type { PlayerView } from '../wire/rivals';

export const GAME = 'rivals';

export function cardName(slug: string): string {
  return cardOf(GAME, slug)?.name ?? '';
}

/** The clan whose hue a player has: the Leader's. */
export function clanOf(player: PlayerView): string {
  return (player.leader === null ? undefined : cardOf(GAME, player.leader)?.group) ?? 'neutral';
}

/** For `style:--clan`. */
export function hueOf(player: PlayerView): string {
  return `var(--clan-${clanOf(player)})`;
}
