// What a game says to somebody who plays it for the first time. Words: `coach-<game>-<name>`, and `…-text`.

export interface Moment<View, Ask> {
  view: View;
  you: string;
  /** What is asked now. */
  ask: Ask | null;
}

export interface Tip<View, Ask> {
  name: string;
  /** When it matters. */
  when: (now: Moment<View, Ask>) => boolean;
  /** What it speaks of: a selector of something on the stage. */
  at: string;
}
