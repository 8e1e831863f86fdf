import { describe, expect, it } from 'vitest';
import { setLang } from './i18n';
import { coming, games, loadTable, lookOf, pageOf } from './games';
import { LANGS } from './wire/langs';
import { gameAbout, gameName } from './words';

describe.each(games)('%s', (game) => {
  it('has a name and a few words about it in every language', async () => {
    for (const lang of LANGS) {
      await setLang(lang);
      expect(gameName(game), lang).not.toBe(game);
      expect(gameAbout(game), lang).not.toBe('');
    }
  });

  it('is announced, or has a table, and cards that look like something', () => {
    const { table, look } = pageOf(game)!;
    expect([table, look].map(Boolean)).toEqual(Array(2).fill(!coming.includes(game)));
  });
});

describe('a game that the page does not know', () => {
  it('has plain cards and no table', async () => {
    expect(pageOf('chess')).toBeUndefined();
    expect(lookOf('chess').corner({ power: 3 })).toBeNull();
    await expect(loadTable('chess')).rejects.toThrow('no table for chess');
  });
});
