import { cleanup, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setLang } from '../i18n';
import { go } from '../router';
import { text as parts } from '../table/testing';
import { LANGS } from '../wire/langs';
import CardsPage from './CardsPage.svelte';
import { loadCards } from './catalogue.svelte';
import { closeInspect, inspect } from './inspector.svelte';
import Inspector from './Inspector.svelte';
import RulesPage from './RulesPage.svelte';
import { sample, serve } from './testkit';

const cards = (lang: string) => [
  sample({
    slug: 'challenge',
    id: 'BR03',
    name: lang === 'pl' ? 'Wyzwanie' : 'Challenge',
    facts_in_words: ['power: 4'],
  }),
  sample({ slug: 'chaos', id: 'MA05', name: 'Chaos', group: 'malkavian', group_name: 'Malkavian' }),
];
const rules = {
  game: 'vendetta',
  sections: [
    {
      number: '1',
      title: 'Setup',
      statements: [
        {
          number: '1.1',
          text: [...parts('3 to 5 players, see '), { kind: 'rule', text: '§17.1', rule: '17.1' }],
          mark: 'S',
          source: 'p. 2',
          cards: [],
        },
      ],
    },
    {
      number: '17',
      title: 'Card rulings',
      statements: [
        { number: '17.1', text: parts('Challenge (BR03): once.'), mark: 'R', source: 'point 4', cards: ['challenge'] },
        { number: '17.2', text: parts('Both of them: never.'), mark: 'R', source: '', cards: ['chaos', 'challenge'] },
        { number: '17.3', text: parts('Chaos (MA05): Challenge aside.'), mark: 'R', source: '', cards: ['chaos'] },
      ],
    },
  ],
};

beforeAll(async () => {
  await setLang('en');
  serve((path, lang) => {
    if (path === '/api/games/vendetta/rules') return rules;
    return path === '/api/games/vendetta/cards' ? cards(lang) : undefined;
  });
  await Promise.all(LANGS.map((lang) => loadCards('vendetta', lang)));
  await loadCards('chess', 'en');
}, 60_000);
beforeEach(() => {
  go('/cards/vendetta', { replace: true });
});

afterEach(() => {
  closeInspect();
  cleanup();
});

async function type(text: string) {
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await tick();
}

describe('the card browser', () => {
  it('shows all cards as links under headings', () => {
    render(CardsPage, { game: 'vendetta' });
    expect(screen.getByRole('heading', { level: 2, name: 'Malkavian' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Chaos/ }).getAttribute('href')).toBe('/cards/vendetta/chaos');
    expect(screen.getByText('2 cards')).toBeTruthy();
  });

  it('finds a card by its name in another language, and keeps the search in the address', async () => {
    render(CardsPage, { game: 'vendetta' });
    await type('wyzw');
    expect(screen.getByText('1 card')).toBeTruthy();
    expect(screen.getByText('Wyzwanie')).toBeTruthy();
    expect(location.search).toBe('?q=wyzw');
  });

  it('says so when nothing fits, when there is no such card, and no such game', async () => {
    const list = render(CardsPage, { game: 'vendetta' });
    await type('zzz');
    expect(screen.getByText(/No card matches/)).toBeTruthy();
    list.unmount();
    const lost = render(CardsPage, { game: 'vendetta', slug: 'nothing' });
    expect(screen.getByText(/no card “nothing”/)).toBeTruthy();
    lost.unmount();
    render(CardsPage, { game: 'chess' });
    expect(screen.getByRole('alert').textContent).toBe('No such game.');
  });

  it('shows one card with its names, its neighbours and its rulings', async () => {
    render(CardsPage, { game: 'vendetta', slug: 'challenge' });
    await expect.poll(() => screen.queryByText(/once\./)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Challenge' })).toBeTruthy();
    expect(screen.getByText('Wyzwanie').getAttribute('lang')).toBe('pl');
    const rulings = screen.getAllByRole('link', { name: /^\d+\.\d+$/ }).map((link) => link.getAttribute('href'));
    expect(rulings).toEqual(['/rules/vendetta#17.1', '/rules/vendetta#17.2']);
    expect(screen.getByRole('link', { name: /Chaos/ }).getAttribute('rel')).toBe('next');
  });
});

describe('the rules page', () => {
  it('has statements that can be linked to, and marks the one that was', async () => {
    go('/rules/vendetta#17.1', { replace: true });
    render(RulesPage, { game: 'vendetta' });
    await expect.poll(() => document.getElementById('17.1')).toBeTruthy();
    const linked = document.getElementById('17.1')!;
    expect(linked.getAttribute('aria-current')).toBe('location');
    expect(within(linked).getByText('Ruling of this table')).toBeTruthy();
    expect(screen.getByRole('link', { name: '§17.1' }).getAttribute('href')).toBe('/rules/vendetta#17.1');
    expect(within(linked).getByRole('link', { name: 'Challenge' }).getAttribute('href')).toBe(
      '/cards/vendetta/challenge',
    );
  });

  it('can be searched', async () => {
    go('/rules/vendetta', { replace: true });
    render(RulesPage, { game: 'vendetta' });
    await type('players');
    expect(screen.getByText('1 statement')).toBeTruthy();
    expect(document.getElementById('17.1')).toBeNull();
  });
});

describe('the inspector', () => {
  it('shows the card that was asked for until it is closed', async () => {
    render(Inspector);
    inspect('vendetta', 'challenge');
    await expect.poll(() => screen.queryByRole('heading', { name: 'Challenge' })).toBeTruthy();
    expect(document.querySelector('dialog')!.open).toBe(true);
    expect(screen.getByRole('link', { name: 'Page of this card' }).getAttribute('href')).toBe(
      '/cards/vendetta/challenge',
    );
    closeInspect();
    await expect.poll(() => document.querySelector('dialog')!.open).toBe(false);
  });

  it('is left behind when one goes elsewhere', async () => {
    render(Inspector);
    inspect('vendetta', 'challenge');
    await expect.poll(() => document.querySelector('dialog')!.open).toBe(true);
    go('/lobby');
    await expect.poll(() => document.querySelector('dialog')!.open).toBe(false);
  });
});
