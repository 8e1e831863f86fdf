import { beforeAll, describe, expect, it } from 'vitest';
import { setLang } from './i18n';
import { browserOf } from './pages/browser';
import { ago, botName, gameName, languageName, seatNumber, sitterName, strength, variantName } from './words';

beforeAll(() => setLang('en'));

describe('words', () => {
  it('name who sits there', () => {
    expect(sitterName({ name: 'Ann (2)', who: { kind: 'person', user: 'u', name: 'Ann' } })).toBe('Ann (2)');
    expect(sitterName({ name: 'Vesna', who: { kind: 'bot', level: 'easy' } })).toBe('Vesna');
    expect(sitterName({ name: null, who: { kind: 'bot', level: 'easy' } })).toBe(strength('easy'));
    expect(strength('easy')).toBe('Bot · Easy');
    expect(sitterName({ name: null, who: { kind: 'free' } })).toBe('Free');
    expect(seatNumber('C')).toBe(3);
    expect(botName('brand-new')).toBe('brand-new');
  });

  it('name games and what they can be played with', () => {
    expect([gameName('rivals'), gameName('brand-new')]).toEqual(['Rivals', 'brand-new']);
    expect(variantName('vendetta', 'relics')).toBe('Relics');
    expect(variantName('rivals', 'relics')).toBe('relics');
  });

  it('name languages with a capital', () => {
    expect([languageName('es', 'es'), languageName('es', 'fr')]).toEqual(['Español', 'Espagnol']);
  });

  it('say how long ago something was', () => {
    const minute = 60_000;
    expect(ago(0, 30_000)).toBe('this minute');
    expect(ago(0, 5 * minute)).toBe('5 minutes ago');
    expect(ago(0, 125 * minute)).toBe('2 hours ago');
    expect(ago(0, 30 * 60 * minute)).toBe('yesterday');
    expect(ago(9, 0)).toBe('this minute');
  });

  it('shorten what a browser calls itself', () => {
    expect(browserOf('Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0')).toBe('Firefox · Linux');
    expect(browserOf('Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/150.0 Safari/537.36')).toBe(
      'Chrome · Android',
    );
    expect(browserOf('curl/8.0')).toBe('curl/8.0');
    expect(browserOf('')).toBeNull();
  });
});
