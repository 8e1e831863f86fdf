// What the stage of a table is given: by the page around it, and by the game.
import type { Snippet } from 'svelte';
import { getContext, setContext } from 'svelte';

/** What stands around the board and does not belong to the game. */
export interface Frame {
  readonly title: string;
  /** One line: what is asked, or whom the table waits for. */
  readonly line?: Snippet;
  /** The column of answers. */
  readonly answers?: Snippet;
  /** In the place of the hand, once the game is over for you. */
  readonly ended?: Snippet;
  /** In the place of the board: how the game ended. */
  readonly over?: Snippet;
  /** The buttons at the right end of the bar. */
  readonly tools?: Snippet;
  /** At the table of a lesson: what it says, above the board. */
  readonly lesson?: Snippet;
  /** What one should know before touching anything, above the dock. */
  readonly notices?: Snippet;
  /** Log and talk, where they are open. */
  readonly drawer?: Snippet;
}

const FRAME = Symbol('frame');
const HUES = Symbol('hues');

/** The colour of a seat, as a CSS value. */
export type Hue = (seat: string) => string;

export function provideFrame(frame: Frame): void {
  setContext(FRAME, frame);
}

export function useFrame(): Frame {
  return getContext<Frame | undefined>(FRAME) ?? { title: '' };
}

export function provideHues(hue: Hue): void {
  setContext(HUES, hue);
}

export function useHues(): Hue {
  return getContext<Hue | undefined>(HUES) ?? (() => 'var(--clan-neutral)');
}
