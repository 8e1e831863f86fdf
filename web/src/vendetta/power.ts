// What a side comes to, as far as the viewer knows it.
import { cardOf } from '../cards/catalogue.svelte';
import type { LocationView, SideView } from '../wire/vendetta';

export interface Power {
  n: number;
  /** Cards whose power is not known to the viewer. */
  hidden: number;
}

/** Where all cards lie open, the rules say it; otherwise it is what is printed on the known cards, and the blood. */
export function powerOf({ totals }: LocationView, side: SideView): Power {
  const total = totals?.find(([seat]) => seat === side.seat)?.[1];
  if (total !== undefined) return { n: total, hidden: 0 };
  const printed = side.cards.map(({ card }) => (card ? cardOf('vendetta', card)?.facts.power : undefined));
  const n = printed.reduce<number>((sum, power) => sum + (typeof power === 'number' ? power : 0), side.blood);
  return { n, hidden: side.cards.filter(({ card }) => card === null).length };
}
