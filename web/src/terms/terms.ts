// What a game's glossary has: each term with its statement of the rules, and an icon where one is shown for it. Its name, its
// forms and what it means are messages (`i18n/<lang>/glossary.ftl`).
import type { IconName } from '../cards/icons';
import { pageOf } from '../games';

export interface TermInfo {
  /** The statement that says it in full. */
  rule: string;
  icon?: IconName;
  /** Its word means too many other things: it explains a number or an icon, and is not looked for in texts. */
  silent?: true;
}

export type Terms = Readonly<Record<string, TermInfo>>;

export function termsOf(game: string): Terms {
  return pageOf(game)?.terms ?? {};
}
