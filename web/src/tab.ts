// What the browser's tab says.
import { t } from './i18n';
import { mine } from './mine.svelte';

/** A title, and before it how many tables wait for us elsewhere. */
export function counted(title: string): string {
  const n = mine.elsewhere;
  return n > 0 ? t('shell-counted', { n, title }) : title;
}
