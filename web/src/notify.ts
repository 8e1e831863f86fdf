// Notifications of the browser while a tab is open: that a table waits, never what for.

import { listed, t } from './i18n';
import { go } from './router';
import { settings } from './settings.svelte';
import type { MyTable } from './wire';
import { gameName, sitterName } from './words';

/** Can this browser show any? */
export const canNotify = (): boolean => 'Notification' in window;

/** Asks the person, if the browser has not been told before. False if they do not want any. */
export async function mayNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

/** Says that a table waits. Who looks at the page sees it there. */
export function notify(table: MyTable): void {
  if (!settings.notify || !canNotify() || Notification.permission !== 'granted') return;
  if (document.visibilityState === 'visible' && document.hasFocus()) return;
  const others = table.seats.filter(({ seat, who }) => seat !== table.you && who.kind !== 'free');
  // Of several tabs the last one is heard: the tag is the same.
  const shown = new Notification(t('games-notify', { game: gameName(table.game) }), {
    body: listed(others.map(sitterName)),
    tag: table.id,
    icon: '/favicon.svg',
  });
  shown.onclick = () => {
    window.focus();
    go(`/table/${table.id}`);
    shown.close();
  };
}
