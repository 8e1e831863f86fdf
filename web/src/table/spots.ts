// Where options lie on the table. A spot is the key of a target, such as `card:A17` or `place:at.haven`; a game
// gives the same key to the thing it shows there.
import type { Choosable, NotChoosable, QuestionInfo, Target } from '../wire';

/** A card by the id that the view gives to what lies there. */
export const cardSpot = (id: string): string => `card:${id}`;
export const seatSpot = (seat: string): string => `seat:${seat}`;

/** A place as data: the game's `TablePlace`. */
type AnyPlace = Extract<Target, { kind: 'place' }>['place'];
type PlaceSpot<Word extends string> = `place:${Word}` | `place:${Word}.${string}`;
type Carried<Place> = Place extends { of: infer Of } ? (Of extends readonly unknown[] ? Of : [Of]) : [];

/** A spot for every place that a game's rules declare: one that is missing or misspelt does not compile. */
export type PlaceSpots<Place extends AnyPlace> = {
  [Word in Place['word']]: (...of: Carried<Extract<Place, { word: Word }>>) => PlaceSpot<Word>;
};

/** The spots of places with this word, by what they carry. */
export const placeSpot =
  <Word extends string>(word: Word) =>
  (...of: unknown[]) =>
    `place:${[word, ...of].join('.')}` as PlaceSpot<Word>;

/** Shown to be read: no option ever lies there. */
export const shownSpot = (what: string): string => `shown:${what}`;

/** Numbers lie nowhere. */
function spotOf(target: Target): string | null {
  switch (target.kind) {
    case 'card':
      return cardSpot(target.id);
    case 'seat':
      return seatSpot(target.seat);
    case 'place':
      return placeSpot(target.place.word)(...[target.place.of ?? []].flat());
    case 'number':
      return null;
    default:
      return target satisfies never;
  }
}

/** Each once. */
export function spotsOf(targets: readonly Target[]): string[] {
  return [...new Set(targets.map(spotOf).filter((spot) => spot !== null))];
}

export interface SpotIndex {
  options: Map<string, Choosable[]>;
  refused: Map<string, NotChoosable[]>;
  /** The words of the options that lie somewhere. */
  lying: Set<string>;
}

function add<T>(map: Map<string, T[]>, key: string, value: T) {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** Sorts a question's options and refusals by the spots where they lie. */
export function indexSpots(question: QuestionInfo | null): SpotIndex {
  const index: SpotIndex = { options: new Map(), refused: new Map(), lying: new Set() };
  for (const option of question?.options ?? []) {
    for (const spot of spotsOf(option.targets)) {
      add(index.options, spot, option);
      index.lying.add(option.word);
    }
  }
  for (const refused of question?.refused ?? []) {
    for (const spot of spotsOf(refused.targets)) add(index.refused, spot, refused);
  }
  return index;
}

/** The same for a plan in the making, from the part at hand to the first: where several parts lie, the nearest one counts. */
export function indexLevels(levels: readonly (readonly Choosable[])[]): SpotIndex {
  const index: SpotIndex = { options: new Map(), refused: new Map(), lying: new Set() };
  for (const options of levels) {
    const taken = new Set(index.options.keys());
    for (const option of options) {
      const spots = spotsOf(option.targets);
      if (spots.length > 0) index.lying.add(option.word);
      for (const spot of spots) if (!taken.has(spot)) add(index.options, spot, option);
    }
  }
  return index;
}
