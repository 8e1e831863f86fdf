// Which of the two arrangements of a table fits the window. The same condition stands in the style sheets.
import { MediaQuery } from 'svelte/reactivity';

const narrow = new MediaQuery('(max-width: 899px), (max-height: 559px)', false);

/** A phone, or a window that is as narrow or as low as one (reactive). */
export function isNarrow(): boolean {
  return narrow.current;
}
