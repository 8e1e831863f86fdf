import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { setLang } from '../i18n';
import { allCards, cardOf, cardsProblem, groupName, loadCards } from './catalogue.svelte';
import { settings } from '../settings.svelte';
import { sample, serve } from './testkit';

const names: Record<string, string> = { en: 'Challenge', pl: 'Wyzwanie' };

beforeEach(() => setLang('en'), 60_000);
afterEach(() => void vi.useRealTimers());

// What is fetched is kept, so every test has a game of its own.
describe('the catalogue', () => {
  it('asks once for each language, however many cards look', async () => {
    const fetch = serve((_, lang) => [sample({ slug: 'challenge', name: names[lang] })]);
    expect(cardOf('first', 'challenge')).toBeUndefined();
    cardOf('first', 'chaos');
    await loadCards('first', 'en');
    expect(cardOf('first', 'challenge')?.name).toBe('Challenge');
    expect(fetch).toHaveBeenCalledTimes(1);

    await setLang('pl');
    // Until the other language is there, the one we have is better than nothing.
    expect(cardOf('first', 'challenge')?.name).toBe('Challenge');
    await loadCards('first', 'pl');
    expect(cardOf('first', 'challenge')?.name).toBe('Wyzwanie');
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('calls cards by their English names for those who want that', async () => {
    serve((_, lang) => [sample({ slug: 'dare', name: lang === 'pl' ? 'Wyzwanie' : 'Dare' })]);
    await setLang('pl');
    settings.englishCards = true;
    onTestFinished(() => void (settings.englishCards = false));
    await loadCards('english', 'pl');
    void cardOf('english', 'dare');
    await loadCards('english', 'en');
    expect(cardOf('english', 'dare')?.name).toBe('Dare');
    expect(allCards('english').map((card) => card.name)).toEqual(['Dare']);
    settings.englishCards = false;
    expect(cardOf('english', 'dare')?.name).toBe('Wyzwanie');
  });

  it('says why there are no cards', async () => {
    serve(() => undefined);
    expect(allCards('chess')).toEqual([]);
    await loadCards('chess', 'en');
    expect(cardsProblem('chess')).toMatchObject({ code: 'no-such-game', text: 'No such game.' });
  });

  it('asks again when the server was away', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
    await loadCards('third', 'en');
    expect(cardsProblem('third')?.code).toBe('offline');
    serve(() => [sample({ slug: 'hydra', name: 'Hydra' })]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(allCards('third').map((card) => card.name)).toEqual(['Hydra']);
    expect(cardsProblem('third')).toBeUndefined();
  });

  it('knows what groups are called', async () => {
    serve(() => [sample({ slug: 'challenge' })]);
    await loadCards('fourth', 'en');
    expect(groupName('fourth', 'brujah')).toBe('Brujah');
    expect(groupName('fourth', 'library')).toBeUndefined();
  });
});
