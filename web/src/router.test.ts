import { describe, expect, it } from 'vitest';
import { followLinks, go, here, routeOf } from './router';

describe('addresses', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/lobby', { page: 'lobby' }],
    ['/lobby/', { page: 'lobby' }],
    ['/new', { page: 'new', game: null }],
    ['/new?game=rivals', { page: 'new', game: 'rivals' }],
    ['/table/k3x9', { page: 'table', id: 'k3x9' }],
    ['/replays', { page: 'replays' }],
    ['/replay/k3x9', { page: 'replay', id: 'k3x9', at: null, as: null }],
    ['/replay/k3x9?at=12&as=B', { page: 'replay', id: 'k3x9', at: 12, as: 'B' }],
    ['/replay/k3x9?at=-1', { page: 'replay', id: 'k3x9', at: null, as: null }],
    ['/cards/vendetta', { page: 'cards', game: 'vendetta', slug: null }],
    ['/cards/rivals/coup-de-gr%C3%A2ce', { page: 'cards', game: 'rivals', slug: 'coup-de-grâce' }],
    ['/rules/rivals', { page: 'rules', game: 'rivals' }],
    ['/cards', { page: 'first', of: 'cards' }],
    ['/rules/', { page: 'first', of: 'rules' }],
    ['/learn', { page: 'learn', game: null }],
    ['/learn/rivals', { page: 'learn', game: 'rivals' }],
    ['/account', { page: 'account' }],
    ['/table', { page: 'lost' }],
    ['/table/a/b', { page: 'lost' }],
    ['/lobby/x', { page: 'lost' }],
    ['/cards/a/b/c', { page: 'lost' }],
    ['/%E0%A4%A', { page: 'lost' }],
  ])('%s', (address, route) => {
    expect(routeOf(address)).toEqual(route);
  });
});

describe('links', () => {
  /** Clicks a link and says whether it was left to the browser. */
  function click(html: string, how: MouseEventInit = {}): boolean {
    document.body.innerHTML = html;
    let left = true;
    const event = {
      target: document.querySelector('a')!.firstElementChild ?? document.querySelector('a'),
      button: 0,
      preventDefault: () => (left = false),
      ...how,
    };
    followLinks(event as unknown as MouseEvent);
    return left;
  }

  it('of ours stay on the page', () => {
    go('/');
    expect(click('<a href="/lobby?x=1#y"><b>Lobby</b></a>')).toBe(false);
    expect(location.pathname + location.search + location.hash).toBe('/lobby?x=1#y');
    expect(here.route).toEqual({ page: 'lobby' });
  });

  it.each([
    ['<a href="https://example.org/lobby">elsewhere</a>', {}],
    ['<a href="/api/tables/x/record">server</a>', {}],
    ['<a href="/lobby" download>file</a>', {}],
    ['<a href="/lobby" target="_blank">new tab</a>', {}],
    ['<a href="/lobby">with a key</a>', { ctrlKey: true }],
    ['<a href="/lobby">middle button</a>', { button: 1 }],
    ['<a href="/#main">same page</a>', {}],
  ])('are left to the browser: %s', (html, how) => {
    go('/');
    expect(click(html, how)).toBe(true);
    expect(location.pathname).toBe('/');
  });

  it('can be replaced without a new step back', () => {
    go('/replay/a?at=1');
    const steps = history.length;
    go('/replay/a?at=2', { replace: true });
    expect(history.length).toBe(steps);
    expect(here.address).toBe('/replay/a?at=2');
  });
});
