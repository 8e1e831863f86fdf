// Where options lie on the table. A spot is a key such as `hand:3` that a game gives to a thing it
// shows; the same key tells the frame which options belong to that thing.
import type { Choosable, NotChoosable, Question } from '../wire';

/** The spots of a choice, none for choices that lie nowhere (an amount, a yes). */
export type SpotsOf = (choice: unknown, view: unknown, you: string | null) => string[];

export interface SpotIndex {
  options: Map<string, Choosable[]>;
  refused: Map<string, NotChoosable[]>;
  /** By word: the spots of an option. */
  spots: Map<string, string[]>;
}

function add<T>(map: Map<string, T[]>, key: string, value: T) {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** Sorts a question's options and refusals by the spots where they lie. */
export function indexSpots(
  question: Question | null,
  view: unknown,
  you: string | null,
  spotsOf: SpotsOf | undefined,
): SpotIndex {
  const index: SpotIndex = { options: new Map(), refused: new Map(), spots: new Map() };
  if (!question || !spotsOf) return index;
  for (const option of question.options) {
    const spots = [...new Set(spotsOf(option.choice, view, you))];
    index.spots.set(option.word, spots);
    for (const spot of spots) add(index.options, spot, option);
  }
  for (const refused of question.refused) {
    for (const spot of new Set(spotsOf(refused.choice, view, you))) add(index.refused, spot, refused);
  }
  return index;
}
