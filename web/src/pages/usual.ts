// What a table is like unless somebody wishes otherwise.
import type { TableOptions } from '../wire';

/** What the server agrees on if nobody says anything else. */
export function usualOptions(): TableOptions {
  return {
    players: null,
    variants: [],
    public: false,
    spectators: true,
    take_back: 'ask',
    clock: { kind: 'none' },
    absent: 'bot',
    pace: 'calm',
    hints: 'alone',
  };
}
