// Which page an address means, and how to get from one to another without leaving.

import { createSubscriber } from 'svelte/reactivity';

export type Route =
  | { page: 'home' }
  | { page: 'games' }
  | { page: 'lobby' }
  | { page: 'new'; game: string | null }
  | { page: 'table'; id: string }
  | { page: 'replays' }
  | { page: 'replay'; id: string; at: number | null; as: string | null }
  | { page: 'cards'; game: string; slug: string | null }
  | { page: 'rules'; game: string }
  | { page: 'learn'; game: string | null }
  | { page: 'first'; of: 'cards' | 'rules' }
  | { page: 'account' }
  | { page: 'lost' };

/** The page of an address (path and query, no origin). */
export function routeOf(address: string): Route {
  const url = new URL(address, 'http://here');
  const [first = '', second, third, ...rest] = url.pathname.split('/').filter(Boolean).map(decoded);
  const query = url.searchParams;
  const deep = (second ? 1 : 0) + (third ? 1 : 0) + rest.length;

  if (deep === 0) {
    if (first === '') return { page: 'home' };
    if (first === 'games' || first === 'lobby' || first === 'replays' || first === 'account') return { page: first };
    if (first === 'new') return { page: 'new', game: query.get('game') };
    if (first === 'learn') return { page: 'learn', game: null };
    if (first === 'cards' || first === 'rules') return { page: 'first', of: first };
  }
  if (deep === 1) {
    if (first === 'table') return { page: 'table', id: second! };
    if (first === 'replay') return { page: 'replay', id: second!, at: count(query.get('at')), as: query.get('as') };
    if (first === 'learn') return { page: 'learn', game: second! };
    if (first === 'cards' || first === 'rules') return gamePage(first, second!, null);
  }
  if (deep === 2 && first === 'cards') return gamePage('cards', second!, third!);
  return { page: 'lost' };
}

function gamePage(page: 'cards' | 'rules', game: string, slug: string | null): Route {
  return page === 'cards' ? { page, game, slug } : { page, game };
}

function count(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const watchers = new Set<() => void>();
const subscribe = createSubscriber((update) => {
  watchers.add(update);
  window.addEventListener('popstate', update);
  return () => {
    watchers.delete(update);
    window.removeEventListener('popstate', update);
  };
});

/** Where we are (reactive). */
export const here = {
  get address(): string {
    subscribe();
    return location.pathname + location.search;
  },
  get path(): string {
    subscribe();
    return location.pathname;
  },
  get hash(): string {
    subscribe();
    return location.hash;
  },
  get route(): Route {
    return routeOf(this.address);
  },
};

/** Go to another page. `replace` keeps the way back as it was (a moved slider, a changed filter). */
export function go(path: string, how: { replace?: boolean; keepScroll?: boolean } = {}): void {
  if (how.replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  if (!how.replace && !how.keepScroll) window.scrollTo(0, 0);
  for (const update of watchers) update();
}

/** Makes plain clicks on links of ours stay on the page. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download')) return;
  const url = new URL(link.href, location.href);
  if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  // Places on this very page are the browser's business.
  if (url.hash && url.pathname === location.pathname && url.search === location.search) return;
  event.preventDefault();
  go(url.pathname + url.search + url.hash);
}
