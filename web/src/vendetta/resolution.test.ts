import { beforeAll, describe, expect, it } from 'vitest';
import { setLang } from '../i18n';
import { lengthOf as durationOf } from '../table/scenes/beats';
import type { LogLine } from '../wire';
import type { CardView, Event, SideView, View } from '../wire/vendetta';
import { resolutionOf } from './resolution';
import { aView } from './testing';

const lines = (...events: Event[]): LogLine[] =>
  events.map((event, i) => ({ seq: i, answers: i, kind: 'game', parts: [], event, at: 0 }));
const card = (slug: string | null, owner: string, down = slug === null): CardView => ({ card: slug, owner, down });

const events: Event[] = [
  { word: 'stage', at: '1', stage: 'withdraw' },
  { word: 'stage', at: '1', stage: 'revelation' },
  { word: 'revealed', who: 'B', card: 'fearless', at: '1' },
  { word: 'stage', at: '1', stage: 'conflict' },
  { word: 'total', who: 'A', at: '1', total: 4 },
  { word: 'total', who: 'B', at: '1', total: 7 },
  { word: 'ranked', who: 'B', rank: 1, at: '1' },
  { word: 'influence-gained', who: 'B', amount: 3, by: null },
  { word: 'ranked', who: 'A', rank: 2, at: '1' },
];

function at(sides: SideView[]): View {
  const view = aView({ step: { word: 'withdraw', of: '1' } });
  return { ...view, locations: view.locations.map((one) => (one.at === '1' ? { ...one, sides, totals: null } : one)) };
}
const before = at([
  { seat: 'A', cards: [card('challenge', 'A')], blood: 2 },
  { seat: 'B', cards: [card(null, 'B')], blood: 1 },
]);
const after = at([
  { seat: 'A', cards: [card('challenge', 'A')], blood: 2 },
  { seat: 'B', cards: [card('fearless', 'B')], blood: 1 },
]);
const names = ['Ann', 'Ben', 'Cleo', 'Dan'];

const play = (from: Event[], more: { before?: View; after?: View; fresh?: LogLine[] } = {}) => {
  const all = lines(...from);
  const settled = { key: 'k', lines: all, results: [], before, after, fresh: all, ...more };
  return resolutionOf(settled, { you: 'A', names })!;
};

describe('the scene of a location', () => {
  beforeAll(() => setLang('en'));

  it('has everybody in their rank with cards, total and gain, and says how it ended', () => {
    const { data, words, kind, place } = play(events);
    expect([kind, place]).toEqual(['contest', '1']);
    expect(words).toBe('Location 1: Ben won, 7 to your 4');
    expect(data.rows.map(({ seat, rank, total, influence }) => [seat, rank, total, influence])).toEqual([
      ['B', 1, 7, 3],
      ['A', 2, 4, 0],
    ]);
    expect(data.rows[0]!.cards).toEqual([{ card: 'fearless', owner: 'B', down: false, turns: true }]);
    expect(data.turns).toBe(1);
    expect([data.nth, data.of]).toEqual([0, 3]);
  });

  it('adds up to the totals that the rules say', () => {
    for (const { pieces, total } of play(events).data.rows) {
      const sum = pieces.reduce((all, { what, n }) => all + (what === 'less' ? -n : n), 0);
      expect(sum).toBe(total);
    }
  });

  it('knows the cards though the round is over and they are back in their decks', () => {
    const { rows, turns } = play(events, { after: aView({ round: 2 }) }).data;
    expect(rows[0]!.cards).toEqual([{ card: 'fearless', owner: 'B', down: false, turns: true }]);
    expect(rows[1]!.cards[0]).toMatchObject({ card: 'challenge', turns: false });
    expect(turns).toBe(1);
  });

  it('turns up no card that lies open already', () => {
    const { data } = play(events, { before: after, fresh: lines(...events).slice(3) });
    expect(data.turns).toBe(0);
  });

  it('takes 0.8 seconds where one player or nobody is there', () => {
    const alone = events.filter((event) => !('who' in event && event.who === 'A'));
    expect(durationOf(play(alone).beats)).toBe(800);
    expect(play(alone).words).toBe('Location 1: Ben won, unopposed');
    const nobody: Event[] = [events[0]!, { word: 'nobody-left', at: '1' }];
    expect(durationOf(play(nobody).beats)).toBe(800);
    expect(durationOf(play(events).beats)).toBeGreaterThanOrEqual(1500);
  });
});
