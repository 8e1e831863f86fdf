// The icon family: one grid, one stroke, drawn here.
import { disciplines } from './disciplines';
import type { Drawing } from './drawing';
import { goods } from './goods';
import { page } from './page';
import { play } from './play';

const all = { ...goods, ...play, ...disciplines, ...page };

export type { Drawing };
export type IconName = keyof typeof all;
/** One of the family, or a game's own. */
export type AnyIcon = IconName | Drawing;

export const drawings: Record<IconName, Drawing> = all;

/** Whether a word that came from outside names an icon. */
export function isIcon(name: string): name is IconName {
  return Object.hasOwn(all, name);
}
