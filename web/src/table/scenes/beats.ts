// How long the parts of a scene take, in milliseconds at the usual speed.

/** `grow`: the place grows; `reveal`: cards turn up; `run`: bars run; `banner`: who won; `stay`, `shrink`. */
export type BeatName = 'grow' | 'reveal' | 'run' | 'banner' | 'stay' | 'shrink';

export interface Beat {
  name: BeatName;
  ms: number;
}

export const GROW = 250;
export const SHRINK = 200;
export const TURN = 220;
export const STAGGER = 60;
export const RUN = 700;
export const BANNER = 350;
/** A scene without movement. */
export const STILL = 1500;

/** Cards begin to turn while the place still grows. */
const BEFORE_TURN = 100;
/** Many cards turn up in the time of five: a scene has an end. */
const MOST_STAGGER = 230;

const lasting = (...beats: [BeatName, number][]): Beat[] =>
  beats.filter(([, ms]) => ms > 0).map(([name, ms]) => ({ name, ms }));

/** How much later each of so many cards turns up than the one before. */
export function stagger(cards: number): number {
  return cards > 1 ? Math.min(STAGGER, MOST_STAGGER / (cards - 1)) : 0;
}

function opening(cards: number): [BeatName, number][] {
  if (cards === 0) return [['grow', GROW]];
  return [
    ['grow', BEFORE_TURN],
    ['reveal', TURN + stagger(cards) * (cards - 1)],
  ];
}

/** Several compete for a place, and so many cards turn up for it: 1.5 to 2.5 seconds. */
export const contest = (cards: number): Beat[] =>
  lasting(...opening(cards), ['run', RUN], ['banner', BANNER], ['stay', 700], ['shrink', SHRINK]);

/** Nobody competes. */
export const unopposed = (): Beat[] => lasting(['grow', GROW], ['banner', BANNER], ['shrink', SHRINK]);

/** From the reveal to the damage: 1.2 to 1.8 seconds. */
export const fight = (cards: number): Beat[] =>
  lasting(...opening(cards), ['run', 400], ['banner', BANNER], ['stay', 300], ['shrink', SHRINK]);

/** A tally: as long as a fight. */
export const vote = (): Beat[] =>
  lasting(['grow', GROW], ['run', 500], ['banner', BANNER], ['stay', 400], ['shrink', SHRINK]);

/** Somebody leaves the game. */
export const fall = (): Beat[] => lasting(['grow', GROW], ['banner', BANNER], ['stay', 500], ['shrink', SHRINK]);

/** The end of the game. */
export const finale = (): Beat[] =>
  lasting(['grow', GROW], ['run', RUN], ['banner', BANNER], ['stay', 1500], ['shrink', SHRINK]);

export const lengthOf = (beats: readonly Beat[]): number => beats.reduce((all, { ms }) => all + ms, 0);

/** Whether a beat has begun, in the order in which they come. */
const ORDER: readonly BeatName[] = ['grow', 'reveal', 'run', 'banner', 'stay', 'shrink'];
export const reached = (now: BeatName, beat: BeatName): boolean => ORDER.indexOf(now) >= ORDER.indexOf(beat);
