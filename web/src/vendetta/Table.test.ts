// The whole table from a view: what must be there for everybody, whatever it looks like.
import { cleanup, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sample as card } from '../cards/testkit';
import { loadLang, setLang } from '../i18n';
import { asked, showTable, text } from '../table/testing';
import type { GameQuestion } from '../games';
import type { Target } from '../wire';
import type { Ask, TablePlace, View } from '../wire/vendetta';
import Table from './Table.svelte';
import { aPlayer, aView } from './testing';

vi.mock('../cards/catalogue.svelte', () => ({
  cardOf: (_: string, slug: string) => card({ slug }),
  allCards: () => [],
  groupName: () => undefined,
}));

function show(view: View, { you = 'A' as string | null, question = null as GameQuestion<Ask> | null } = {}) {
  const names = ['A (Brujah)', 'B (Gangrel)', 'C', 'D'];
  const waiting = [{ seat: 'B', text: text(''), since: 0, until: null }];
  return showTable({ game: 'vendetta', Table, view, you, names, question, waiting });
}

/** The marked step of a list. */
function current(list: string): string | undefined {
  return screen.getByRole('list', { name: list }).querySelector('[aria-current="step"]')?.textContent?.trim();
}

const place = (place: TablePlace): Target => ({ kind: 'place', place });

const fight = aView({
  step: { word: 'aftermath-start', of: '1' },
  winner: 'B',
  stays: ['A', 'B'],
  players: [aPlayer('A', { hand: ['brujah-hunt'], drawn: [], under: [] }), aPlayer('B'), aPlayer('C'), aPlayer('D')],
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
    show(aView({ step: { word: 'planning', of: [0, ['A']] } }));
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
    expect(screen.getAllByText('Stays')).toHaveLength(2);
    // Your own cards are known face down, those of others are not.
    screen.getByRole('button', { name: /challenge, face down/ });
    screen.getByRole('heading', { name: "Prince's Haven" });
  });

  it('offers what lies on it, and answers with it', () => {
    const question = asked<Ask>(
      { word: 'where', of: 8 },
      ['at:1', place({ word: 'at', of: '1' })],
      ['at:haven', place({ word: 'at', of: 'haven' })],
    );
    const { choose } = show(fight, { question });
    screen.getByRole('button', { name: /Location 1.*do at:1/ }).click();
    expect(choose).toHaveBeenCalledWith('at:1');
  });

  it('lets a face-down card of another player be looked at', () => {
    const question = asked<Ask>({ word: 'look', of: '1' }, [
      'look:1.b.1',
      place({ word: 'unknown', of: ['1', 'B', 1] }),
    ]);
    const { choose } = show(fight, { question });
    screen.getByRole('button', { name: /Face-down card.*do look/ }).click();
    expect(choose).toHaveBeenCalledWith('look:1.b.1');
  });

  it('shows everybody to a spectator, and no hand', () => {
    show(fight, { you: null });
    expect(within(screen.getByRole('region', { name: 'Players' })).getAllByRole('article')).toHaveLength(4);
    expect(screen.queryByRole('region', { name: 'Your side of the table' })).toBeNull();
  });

  it('offers clans before the first round', () => {
    const view = aView({ step: { word: 'clans' }, round: 0, clans_on_offer: ['ventrue', 'tremere'] });
    const { choose } = show(view, {
      question: asked<Ask>({ word: 'clan' }, ['clan:ventrue', place({ word: 'clan', of: 'ventrue' })]),
    });
    expect(screen.queryByRole('heading', { name: 'Location 1' })).toBeNull();
    screen.getByRole('button', { name: /Ventrue.*do clan/ }).click();
    expect(choose).toHaveBeenCalledWith('clan:ventrue');
  });

  it('keeps the locations in sight when the game is over', () => {
    show(aView({ step: { word: 'over' }, round: 3 }));
    expect(screen.getByRole('heading', { name: 'Location 1' })).toBeTruthy();
  });
});
