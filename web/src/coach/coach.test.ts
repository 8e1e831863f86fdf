import { beforeEach, describe, expect, it } from 'vitest';
import { games, pageOf } from '../games';
import { known, setLang } from '../i18n';
import { LANGS } from '../wire/langs';
import { KEY, tipFor, tips } from './coach.svelte';
import type { Tip } from './tip';

const tip = (name: string, when: string): Tip<null, { word: string }> => ({
  name,
  when: ({ ask }) => ask?.word === when,
  at: 'main',
});
const all = [tip('goal', 'turn'), tip('blood', 'turn'), tip('withdraw', 'stay')];
const now = (word: string) => ({ view: null, you: 'A', ask: { word } });

describe('a tip', () => {
  it('is said when its moment comes, the first of several first', () => {
    expect(tipFor(all, [], now('turn'))?.name).toBe('goal');
    expect(tipFor(all, ['goal'], now('turn'))?.name).toBe('blood');
    expect(tipFor(all, ['goal', 'blood'], now('turn'))).toBeNull();
    expect(tipFor(all, [], now('stay'))?.name).toBe('withdraw');
    expect(tipFor(all, [], { view: null, you: 'A', ask: null })).toBeNull();
  });
});

describe('what was said', () => {
  beforeEach(() => {
    localStorage.removeItem(KEY);
    tips.read();
  });

  it('is kept in the browser, and belongs to the first table of its game', () => {
    tips.say('vendetta', 'one', 'goal');
    tips.say('vendetta', 'one', 'goal');
    tips.read();
    expect(tips.said('vendetta')).toEqual(['goal']);
    expect(tips.said('rivals')).toEqual([]);
    expect(tips.isFirst('vendetta', 'one')).toBe(true);
    expect(tips.isFirst('vendetta', 'two')).toBe(false);
    expect(tips.isFirst('rivals', 'two')).toBe(true);
  });

  it('ends for good, and begins anew when wanted again', () => {
    tips.say('vendetta', 'one', 'goal');
    tips.off = true;
    tips.read();
    expect(tips.off).toBe(true);
    tips.off = false;
    expect(tips.said('vendetta')).toEqual([]);
    expect(tips.isFirst('vendetta', 'two')).toBe(true);
  });

  it('does not stumble over what is no such thing', () => {
    localStorage.setItem(KEY, 'nonsense');
    tips.read();
    expect([tips.off, tips.said('vendetta')]).toEqual([false, []]);
  });
});

describe.each(games.filter((game) => pageOf(game)?.tips))('the tips of %s', (game) => {
  const list = pageOf(game)!.tips!;

  it('are six at most, each with a name of its own', () => {
    expect(list.length).toBeGreaterThan(0);
    expect(list.length).toBeLessThanOrEqual(6);
    expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
  });
  it.each(LANGS)('have words in %s', async (lang) => {
    await setLang(lang);
    const keys = list.flatMap(({ name }) => [`coach-${game}-${name}`, `coach-${game}-${name}-text`]);
    expect(keys.filter((key) => !known(key))).toEqual([]);
  });
});
