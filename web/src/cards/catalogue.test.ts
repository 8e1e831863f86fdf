import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setLang } from '../i18n';
import { sample, serve } from './testkit';

const names: Record<string, string> = { en: 'Challenge', pl: 'Wyzwanie' };

beforeEach(async () => {
  vi.resetModules();
  vi.useRealTimers();
  await setLang('en');
});

/** The catalogue as a fresh page has it; its words come from the same fresh modules. */
async function fresh() {
  const { setLang } = await import('../i18n');
  await setLang('en');
  return { ...(await import('./catalogue.svelte')), setLang };
}

describe('the catalogue', () => {
  it('asks once for each language, however many cards look', async () => {
    const fetch = serve((_, lang) => [sample({ slug: 'challenge', name: names[lang] })]);
    const { cardOf, loadCards, setLang } = await fresh();
    expect(cardOf('vendetta', 'challenge')).toBeUndefined();
    cardOf('vendetta', 'chaos');
    await loadCards('vendetta', 'en');
    expect(cardOf('vendetta', 'challenge')?.name).toBe('Challenge');
    expect(fetch).toHaveBeenCalledTimes(1);

    await setLang('pl');
    // Until the other language is there, the one we have is better than nothing.
    expect(cardOf('vendetta', 'challenge')?.name).toBe('Challenge');
    await loadCards('vendetta', 'pl');
    expect(cardOf('vendetta', 'challenge')?.name).toBe('Wyzwanie');
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('says why there are no cards', async () => {
    serve(() => undefined);
    const { allCards, cardsProblem, loadCards } = await fresh();
    expect(allCards('chess')).toEqual([]);
    await loadCards('chess', 'en');
    expect(cardsProblem('chess')).toMatchObject({ code: 'no-such-game', text: 'No such game.' });
  });

  it('asks again when the server was away', async () => {
    vi.useFakeTimers();
    const fetch = vi.fn(() => Promise.reject(new Error('offline')));
    vi.stubGlobal('fetch', fetch);
    const { allCards, cardsProblem, loadCards } = await fresh();
    await loadCards('rivals', 'en');
    expect(cardsProblem('rivals')?.code).toBe('offline');
    serve(() => [sample({ slug: 'hydra', name: 'Hydra' })]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(allCards('rivals').map((card) => card.name)).toEqual(['Hydra']);
    expect(cardsProblem('rivals')).toBeUndefined();
  });

  it('knows what groups are called', async () => {
    serve(() => [sample({ slug: 'challenge' })]);
    const { groupName, loadCards } = await fresh();
    await loadCards('vendetta', 'en');
    expect(groupName('vendetta', 'brujah')).toBe('Brujah');
    expect(groupName('vendetta', 'library')).toBeUndefined();
  });
});
