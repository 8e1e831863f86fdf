import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { games, pageOf } from '../games';
import { known, loadLang, setLang, t } from '../i18n';
import { LANGS } from '../wire/langs';
import { finderOf, formsOf, inTerms, nameOf, pieces } from './find';
import { termsOf } from './terms';

const texts = import.meta.glob<string>('../../i18n/en/{glossary,help,coach,intro}.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const keysOf = (area: string) =>
  [...texts[`../../i18n/en/${area}.ftl`]!.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key!);

/** The numbers of a game's statements, from the rules themselves. */
const statements = (game: string) =>
  new Set(
    [...readFileSync(`../docs/rules/en/${game}.md`, 'utf8').matchAll(/^- \*\*(\d+\.\d+)\*\*/gm)].map(([, n]) => n),
  );

/** What a game can ask, from the types that are made of its rules. */
function asks(game: string): string[] {
  const source = readFileSync(`src/wire/${game}.ts`, 'utf8');
  const union = /export type Ask =\n((?: {2}\|.*\n)+)/.exec(source)![1]!;
  return [...union.matchAll(/"word": "([\w-]+)"/g)].map(([, word]) => word!);
}

const taught = games.filter((game) => pageOf(game)?.terms);

beforeAll(async () => {
  await Promise.all(LANGS.map(loadLang));
});

it('there are games to be taught', () => {
  expect(taught).toEqual(expect.arrayContaining(['vendetta', 'rivals']));
});

describe('a text in pieces', () => {
  const finder = finderOf([
    ['haven', 'Haven'],
    ['prince', "Prince's Haven"],
    ['influence', 'wpływ*'],
  ]);
  const terms = (text: string) => pieces(text, finder).flatMap(({ text, term }) => (term ? [[text, term]] : []));

  it('is the text', () => {
    const text = "To the Prince's Haven, not a Haven.";
    expect(
      pieces(text, finder)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });
  it('has the longest term where several fit, and each term once', () => {
    expect(terms("The Prince's Haven is a haven, a Haven.")).toEqual([
      ["Prince's Haven", 'prince'],
      ['haven', 'haven'],
    ]);
  });
  it('has whole words only, with every ending where a star stands', () => {
    expect(terms('Havens, 2 wpływów, bezwpływowy')).toEqual([['wpływów', 'influence']]);
  });
});

describe.each(taught)('the glossary of %s', (game) => {
  const terms = Object.entries(termsOf(game));

  it.each(LANGS)('has a name and two sentences for every term in %s', async (lang) => {
    await setLang(lang);
    for (const [term] of terms) {
      expect(nameOf(game, term), term).not.toMatch(/[*|⟦]/);
      const about = t(`glossary-${game}-${term}-about`);
      expect(about.match(/[.!?](?=\s|$)/g), `${term}: ${about}`).toHaveLength(2);
    }
  });
  it.each(LANGS)('finds every term by each of its forms in %s', async (lang) => {
    await setLang(lang);
    for (const [term, { silent }] of terms) {
      for (const form of silent ? [] : formsOf(game, term)) {
        const word = form.replaceAll('*', '');
        expect(inTerms(game, `(${word})`), form).toEqual([{ text: '(' }, { text: word, term }, { text: ')' }]);
      }
    }
  });
  it('leads to statements of the rules', () => {
    const there = statements(game);
    expect(terms.filter(([, { rule }]) => !there.has(rule)).map(([term]) => term)).toEqual([]);
  });
  it('has nothing left over', () => {
    const keys = keysOf('glossary').filter((key) => key.startsWith(`glossary-${game}-`));
    expect(keys.toSorted()).toEqual(
      terms.flatMap(([term]) => [`glossary-${game}-${term}`, `glossary-${game}-${term}-about`]).toSorted(),
    );
  });
});

describe.each(taught)('help in %s', (game) => {
  const words = asks(game);

  it('is there for every question, with its statement', () => {
    expect(words.length).toBeGreaterThan(30);
    const { help = {} } = pageOf(game)!;
    expect(Object.keys(help).toSorted()).toEqual(words.toSorted());
    const there = statements(game);
    expect(Object.entries(help).filter(([, rule]) => !there.has(rule))).toEqual([]);
  });
  it.each(LANGS)('says what each question is good for in %s', async (lang) => {
    await setLang(lang);
    expect(words.filter((word) => !known(`help-${game}-${word}`))).toEqual([]);
  });
  it('has nothing left over', () => {
    const keys = keysOf('help').filter((key) => key.startsWith(`help-${game}-`));
    expect(keys.toSorted()).toEqual(words.map((word) => `help-${game}-${word}`).toSorted());
  });
});
