import { describe, expect, it } from 'vitest';
import { choicesOf, findCards, folded, inSections } from './search';
import { sample } from './testkit';

const cards = [
  sample({ slug: 'challenge', id: 'BR03', name: 'Challenge', text: 'That player loses 1 blood.' }),
  sample({
    slug: 'chaos',
    id: 'MA05',
    name: 'Chaos',
    kind: 'preparation',
    kind_name: 'Preparation',
    group: 'malkavian',
    group_name: 'Malkavian',
  }),
  sample({
    slug: 'victim',
    name: 'Victim',
    kind: 'victim',
    kind_name: 'victim',
    group: 'victim',
    group_name: 'Victims',
  }),
];
const polish = [sample({ slug: 'challenge', name: 'Wyzwanie' }), sample({ slug: 'chaos', name: 'Żądza chaosu' })];
const found = (wanted: Partial<{ query: string; kind: string; group: string }>, others = [polish]) =>
  findCards(cards, { query: '', kind: '', group: '', ...wanted }, others).map(({ card, alias }) => [card.slug, alias]);

describe('searching cards', () => {
  it('without words finds all', () => expect(found({}).length).toBe(3));

  it('finds parts of names, in any order, without accents and capitals', () => {
    expect(found({ query: 'LENGE chal' })).toEqual([['challenge', null]]);
    expect(found({ query: 'zadza' })).toEqual([['chaos', 'Żądza chaosu']]);
  });

  it('finds names of other languages and says which', () => {
    expect(found({ query: 'wyzw' })).toEqual([['challenge', 'Wyzwanie']]);
    expect(found({ query: 'wyzw' }, [])).toEqual([]);
  });

  it('finds words of the text, and ids', () => {
    expect(found({ query: 'loses blood' })).toEqual([['challenge', null]]);
    expect(found({ query: 'ma05' })).toEqual([['chaos', null]]);
  });

  it('keeps to kind and group', () => {
    expect(found({ kind: 'preparation' })).toEqual([['chaos', null]]);
    expect(found({ query: 'cha', group: 'brujah' })).toEqual([['challenge', null]]);
  });

  it('folds letters that have no accent to lose', () => {
    expect(folded('Łowy’s Cœur ÉTÉ')).toBe("lowy's coeur ete");
  });
});

describe('the browser', () => {
  it('offers what occurs', () => {
    expect(choicesOf(cards, 'group').map(({ label }) => label)).toEqual(['Brujah', 'Malkavian', 'Victims']);
  });

  it('has a heading for every clan, and for every kind of the rest', () => {
    const all = findCards(cards, { query: '', kind: '', group: '' });
    expect(inSections(all, (group) => group !== 'victim').map(({ title }) => title)).toEqual([
      'Brujah',
      'Malkavian',
      'Victim',
    ]);
  });
});
