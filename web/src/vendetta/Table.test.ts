// The whole table from a view: what must be there for everybody, whatever it looks like.
import { cleanup, render, screen, within } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadLang, setLang } from '../i18n';
import { TABLE, type TableContext } from '../table/context';
import { indexSpots } from '../table/spots';
import type { Question } from '../wire';
import type { View } from '../wire/vendetta';
import { spotsOf } from './spots';
import Table from './Table.svelte';
import { aPlayer, aView } from './testing';

vi.mock('../cards/catalogue.svelte', () => ({
  cardOf: (_: string, slug: string) => ({ ...aCard, slug, id: slug, name: slug }),
  allCards: () => [],
  groupName: () => undefined,
}));

const aCard = {
  kind: 'passive',
  kind_name: '',
  group: 'brujah',
  group_name: '',
  text: '',
  house: false,
  facts: {},
  facts_in_words: [],
};

function show(view: View, { you = 'A' as string | null, question = null as Question | null } = {}) {
  const index = indexSpots(question, view, you, spotsOf);
  const context: TableContext = {
    game: 'vendetta',
    you,
    view,
    names: ['A (Brujah)', 'B (Gangrel)', 'C', 'D'],
    seats: [],
    question,
    waiting: [{ seat: 'B', text: '', since: 0, until: null }],
    live: true,
    optionsAt: (spot) => index.options.get(spot) ?? [],
    refusedAt: (spot) => index.refused.get(spot) ?? [],
    spotsOf: (word) => index.spots.get(word) ?? [],
    choose: vi.fn<(word: string) => void>(),
    pointed: [],
    point: () => {},
  };
  const bar = createRawSnippet(() => ({ render: () => '<p>the bar</p>' }));
  render(Table, { props: { view, you, names: context.names, bar }, context: new Map([[TABLE, context]]) });
  return context;
}

function ask(ask: unknown, ...options: [word: string, choice: unknown][]): Question {
  const list = options.map(([word, choice]) => ({ word, text: `do ${word}`, choice }));
  return { seat: 'A', seq: 1, text: '', ask, options: list, refused: [], forced: [] };
}

/** The marked step of a list. */
function current(list: string): string | undefined {
  return screen.getByRole('list', { name: list }).querySelector('[aria-current="step"]')?.textContent?.trim();
}

const fight = aView({
  step: { 'aftermath-start': '1' },
  winner: 'B',
  stays: ['A', 'B'],
  players: [
    aPlayer('A', { hand: ['brujah-hunt'], drawn: [], under: [] }),
    aPlayer('B'),
    aPlayer('C'),
    aPlayer('D'),
  ],
  locations: [
    {
      at: '1',
      ally: null,
      card: null,
      sides: [
        { seat: 'A', cards: [{ card: 'challenge', down: true, owner: 'A' }], blood: 2 },
        { seat: 'B', cards: [{ card: null, down: true, owner: 'B' }], blood: 0 },
      ],
      totals: [
        ['A', 6],
        ['B', 9],
      ],
    },
    { at: 'haven', ally: 'talley', card: null, sides: [], totals: [] },
  ],
});

beforeAll(async () => {
  await loadLang('en');
  await setLang('en');
});

afterEach(cleanup);

describe('the table', () => {
  it('shows round, phase and turn order', () => {
    show(aView({ step: { planning: [0, ['A']] } }));
    screen.getByRole('heading', { name: 'Round 1 of 3' });
    expect(current('Phases of the round')).toBe('Planning, turn 1 of 2');
    const order = within(screen.getByRole('list', { name: 'Turn order' })).getAllByRole('listitem');
    expect(order[0]?.textContent).toContain('A (Brujah), you, ambition token, has had this turn');
    expect(order[1]?.textContent).toContain('B (Gangrel), is being waited for');
  });

  it('shows the location being resolved, its step, sides and winner', () => {
    show(fight);
    expect(current('Steps of the location')).toBe('Aftermath');
    screen.getByText('Total power 9');
    screen.getByText('2 blood deployed');
    expect(screen.getAllByLabelText('Won')).toHaveLength(1);
    expect(screen.getAllByLabelText('Stays')).toHaveLength(1);
    // Own cards are known face down, those of others are not.
    screen.getByRole('button', { name: /challenge, face down/ });
    screen.getByRole('heading', { name: "Prince's Haven" });
  });

  it('offers what lies on it, and answers with it', () => {
    const question = ask({ where: 8 }, ['at:1', { at: '1' }], ['at:haven', { at: 'haven' }]);
    const context = show(fight, { question });
    screen.getByRole('button', { name: /Location 1.*do at:1/ }).click();
    expect(context.choose).toHaveBeenCalledWith('at:1');
  });

  it('lets a face-down card of another player be looked at', () => {
    const context = show(fight, { question: ask({ look: '1' }, ['look:1.b.1', { look: ['1', 'B', 1] }]) });
    screen.getByRole('button', { name: /Face-down card.*do look/ }).click();
    expect(context.choose).toHaveBeenCalledWith('look:1.b.1');
  });

  it('shows everybody to a spectator, and no hand', () => {
    show(fight, { you: null });
    expect(within(screen.getByRole('region', { name: 'Players' })).getAllByRole('article')).toHaveLength(4);
    expect(screen.queryByRole('region', { name: 'Your side of the table' })).toBeNull();
    screen.getByText('the bar');
  });

  it('offers clans before the first round', () => {
    const view = aView({ step: 'clans', round: 0, clans_on_offer: ['ventrue', 'tremere'] });
    const context = show(view, { question: ask('clan', ['clan:ventrue', { clan: 'ventrue' }]) });
    expect(screen.queryByRole('heading', { name: 'Location 1' })).toBeNull();
    screen.getByRole('button', { name: /Ventrue.*do clan/ }).click();
    expect(context.choose).toHaveBeenCalledWith('clan:ventrue');
  });

  it('ends with the scores', () => {
    show(aView({ step: 'over', round: 3 }));
    const rows = within(screen.getByRole('table', { name: 'Final scores' })).getAllByRole('row');
    expect(rows).toHaveLength(5);
    expect(rows[1]?.textContent).toContain('A (Brujah)');
  });
});
