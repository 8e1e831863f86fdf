// What options would come to, as the server says it; here it is only found and put in its place.
import { plain } from '../parts';
import { settings } from '../settings.svelte';
import type { Choosable, ForecastInfo } from '../wire';
import { spotsOf } from './spots';

/** How many tags one thing on the table has room for. */
const TAGS = 2;

export const forecastsOf = (option: Choosable | undefined): readonly ForecastInfo[] => option?.forecasts ?? [];

/** In words, for buttons and for the names of what is chosen. */
export const inWords = (option: Choosable): string[] => forecastsOf(option).map(({ text }) => plain(text));

/** The warnings of an option that somebody wants to have. */
export const warningsOf = (game: string, option: Choosable | undefined): readonly ForecastInfo[] =>
  forecastsOf(option).filter(({ warning, word }) => warning && settings.warns(game, word));

const lies = ({ spot }: ForecastInfo, at: readonly string[]): boolean => spotsOf(spot).some((one) => at.includes(one));

/** The tags of something that can be chosen: what the option does there, or else what it comes to elsewhere. */
export function tagsOf(option: Choosable, at: readonly string[]): string[] {
  const all = forecastsOf(option);
  const here = all.filter((one) => lies(one, at));
  return (here.length > 0 ? here.slice(0, TAGS) : all.slice(0, 1)).map(({ tag }) => tag);
}

/** The tags that an option puts on something else. */
export const tagsAt = (option: Choosable | undefined, at: readonly string[]): string[] =>
  forecastsOf(option)
    .filter((one) => lies(one, at))
    .slice(0, TAGS)
    .map(({ tag }) => tag);

/** What a number of a seat would be: `prestige` of `seat:A`. */
export const numberAt = (option: Choosable | undefined, word: string, spot: string): ForecastInfo | undefined =>
  forecastsOf(option).find((one) => one.word === word && lies(one, [spot]));

/** Options that are taken one after the other, as one: each number as it is before the first and after the last. */
export function asOne(steps: readonly { option: Choosable }[]): Choosable | undefined {
  const last = steps.at(-1)?.option;
  if (!last || steps.length === 1) return last;
  const found = new Map<string, ForecastInfo>();
  for (const one of steps.flatMap(({ option }) => forecastsOf(option))) {
    const key = [one.word, ...spotsOf(one.spot)].join(' ');
    found.set(key, { ...one, before: found.get(key)?.before ?? one.before });
  }
  return { ...last, forecasts: [...found.values()] };
}
