// Standing answers: what somebody wants answered without being asked. The server keeps them with the table.
import { offered } from '../offered.svelte';
import type { StopInfo, StopNow } from '../wire';

/** What can be said in a game; nothing until the server has told. */
export const settingsOf = (game: string): readonly StopInfo[] =>
  offered.games?.find((one) => one.game === game)?.stops ?? [];

/** Something that holds now. */
export interface Said {
  setting: string;
  /** The value that takes it back: to be asked. */
  usual: string;
  about: string;
  text: string;
}

/** What differs from the usual, of settings with one value. */
export function saidOf(infos: readonly StopInfo[], now: readonly StopNow[]): Said[] {
  return infos.flatMap(({ setting, text: about, several, values: [usual, ...others] }) => {
    const chosen = now.find((one) => one.setting === setting)?.values[0];
    const other = others.find(({ value }) => value === chosen);
    return several || !usual || !other ? [] : [{ setting, usual: usual.value, about, text: other.text }];
  });
}
