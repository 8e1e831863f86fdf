import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { bundleOf, known, setLang, t } from './i18n';
import { preferred } from './settings.svelte';
import { LANGS } from './wire/langs';

const texts = import.meta.glob<string>('../i18n/*/*.ftl', { eager: true, query: '?raw', import: 'default' });
const sources = Object.entries(
  import.meta.glob<string>(['./**/*.{svelte,ts}', '!./**/*.test.ts', '!./wire/**'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
);

const of = (lang: string) =>
  Object.entries(texts)
    .filter(([path]) => path.startsWith(`../i18n/${lang}/`))
    .map(([path, text]) => ({ area: path.split('/').at(-1)!.replace('.ftl', ''), text }));

/** Each message of a file with its lines. */
function messages(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const part of text.split(/^(?=[a-z][\w-]* =)/m)) {
    const key = /^([a-z][\w-]*) =/.exec(part)?.[1];
    if (key) found.set(key, part.replace(/^#.*$/gm, ''));
  }
  return found;
}

const all = (lang: string) => new Map(of(lang).flatMap(({ text }) => [...messages(text)]));
const args = (message: string) => [...new Set(message.match(/\$[\w-]+/g))].sort().join(' ');
const english = all('en');

/** The keys that sources ask for: whole ones, and patterns of those that are made up. */
const found = (mark: RegExp) => sources.flatMap(([, text]) => [...text.matchAll(mark)].map((m) => m[1]!));
const asked = new Set(found(/\bt\(\s*'([\w-]+)'/g));
const quoted = new Set(found(/['"]([a-z][\w-]*)['"]/g));
const areas = of('en').map(({ area }) => area);
/** `${game}-name`: every game has an area of its own. */
const anyArea = `(?:${areas.join('|')})`;
const made = found(new RegExp(`\`((?:${areas.join('|')}|\\$\\{game\\})-[^\`]*)\``, 'g'))
  .filter((pattern) => pattern.includes('${'))
  .map((pattern) => pattern.replace(/^\$\{game\}/, anyArea).replace(/\$\{[^}]*\}/g, '[\\w-]+'))
  .map((pattern) => new RegExp(`^${pattern}$`));

describe.each(LANGS)('the words in %s', (lang) => {
  it('are there for every area', () => {
    expect(of(lang).map(({ area }) => area)).toEqual(of('en').map(({ area }) => area));
  });

  it('have no hole and nothing too much', () => {
    expect([...all(lang).keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('can all be read', () => {
    for (const { area, text } of of(lang)) {
      const read = [...new FluentResource(text).body].map((entry) => entry.id);
      expect(read, area).toEqual([...messages(text).keys()]);
    }
  });

  it('belong to their area', () => {
    for (const { area, text } of of(lang)) {
      expect(
        [...messages(text).keys()].filter((key) => !key.startsWith(`${area}-`)),
        area,
      ).toEqual([]);
    }
  });

  it('take the arguments of the English ones', () => {
    const odd = [...all(lang)].filter(([key, message]) => args(message) !== args(english.get(key) ?? ''));
    expect(odd.map(([key]) => key)).toEqual([]);
  });

  it('have all plural forms of the language', () => {
    const rules = new Intl.PluralRules(lang);
    // Millions and fractions, which some languages have forms for, do not come up at a card table.
    const needed = new Set(Array.from({ length: 1000 }, (_, n) => rules.select(n)));
    const forms = [...needed].filter((form) => form !== 'other');
    const poor = [...all(lang)].filter(([, message]) => {
      // Forms that do not show the number may be fewer.
      if (!/\[(one|few|many)\][^\n]*\{ *\$/.test(message)) return false;
      return !forms.every((form) => message.includes(`[${form}]`));
    });
    expect(poor.map(([key]) => key)).toEqual([]);
  });
});

describe('the keys', () => {
  const keys = [...english.keys()];

  it('that are used exist', () => {
    expect([...asked].filter((key) => !english.has(key))).toEqual([]);
  });

  it('that are made up have something to find', () => {
    expect(made.filter((pattern) => !keys.some((key) => pattern.test(key)))).toEqual([]);
  });

  it('that exist are used', () => {
    const idle = keys.filter((key) => !quoted.has(key) && !made.some((pattern) => pattern.test(key)));
    expect(idle).toEqual([]);
  });
});

describe('translating', () => {
  it('follows the chosen language', async () => {
    await setLang('en');
    expect(t('shell-nav-rules')).toBe('Rules');
    await setLang('pl');
    expect(t('shell-nav-rules')).toBe('Zasady');
    expect(document.documentElement.lang).toBe('pl');
    expect(t('lobby-count', { n: 1 })).toBe('1 stół');
    expect(t('lobby-count', { n: 3 })).toBe('3 stoły');
    expect(t('lobby-count', { n: 5 })).toBe('5 stołów');
  });

  it('shows what has no words', () => {
    expect(t('shell-no-such-key')).toBe('⟦shell-no-such-key⟧');
    expect(known('shell-no-such-key')).toBe(false);
  });

  it('writes arguments without marks around them', () => {
    const bundle = bundleOf('en', ['x = { $who } sits']);
    expect(bundle.formatPattern(bundle.getMessage('x')!.value!, { who: 'Ann' })).toBe('Ann sits');
  });

  it('begins with the first language of the browser that we know', () => {
    expect(preferred(['xx-XX', 'fr-CA', 'en'])).toBe('fr');
    expect(preferred(['de'])).toBe('en');
  });
});
