// The games that the server offers, in its order.
import type { Problem } from './api';
import { hasTable } from './games';
import { lang } from './i18n';
import { Kept } from './kept.svelte';
import type { GameInfo } from './wire';

const PATH = '/api/games';
const lists = new Kept<GameInfo[]>((games) => games);

/** Everything is reactive; the first look asks the server. */
export const offered = {
  /** Nothing until the server has answered. */
  get games(): GameInfo[] | undefined {
    return lists.get(PATH, lang()) ?? lists.inAny(PATH);
  },
  /** Those that can be played here: of the others there are cards and rules. */
  get playable(): GameInfo[] | undefined {
    return offered.games?.filter(({ game }) => hasTable(game));
  },
  get problem(): Problem | undefined {
    return lists.problem(PATH, lang());
  },
  askAgain(): void {
    void lists.again(PATH, lang());
  },
};
