import { afterEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../settings.svelte';
import type { Choosable, ForecastInfo } from '../wire';
import { numberAt, tagsAt, tagsOf, warningsOf } from './forecasts';
import { tableContext } from './model.svelte';
import { asked, card, seat, text } from './testing';

const forecast = (more: Partial<ForecastInfo>): ForecastInfo => ({
  word: 'blood',
  text: text('Hydra: 4 → 2 Blood'),
  tag: '4 → 2',
  before: 4,
  after: { least: 2, most: 2 },
  spot: [card('A61')],
  warning: null,
  ...more,
});
const prestige = forecast({
  word: 'prestige',
  text: text('Prestige: 6 → 1'),
  tag: '6 → 1',
  before: 6,
  after: { least: 1, most: 1 },
  spot: [seat('A')],
  warning: text('This leaves you 1 Prestige: at 0 you are out.'),
});
const option = (word: string, ...forecasts: ForecastInfo[]): Choosable => ({
  word,
  text: text(word),
  choice: null,
  targets: [card('A3')],
  forecasts,
});

afterEach(() => settings.warnAgain('rivals'));

describe('forecasts', () => {
  it('stand on what they are about, or else on what is chosen', () => {
    const one = option('card:x', forecast({}), prestige);
    expect(tagsOf(one, ['card:A61'])).toEqual(['4 → 2']);
    expect(tagsOf(one, ['card:A3'])).toEqual(['4 → 2']);
    expect(tagsAt(one, ['seat:A'])).toEqual(['6 → 1']);
    expect(tagsAt(one, ['seat:B'])).toEqual([]);
    expect(tagsAt(undefined, ['seat:A'])).toEqual([]);
  });

  it('are found by their number', () => {
    expect(numberAt(option('x', prestige), 'prestige', 'seat:A')?.after.most).toBe(1);
    expect(numberAt(option('x', prestige), 'blood', 'seat:A')).toBeUndefined();
  });

  it('warn until somebody wants no more of it, in this game and of this kind', () => {
    const one = option('recruit:x', prestige);
    expect(warningsOf('rivals', one)).toEqual([prestige]);
    expect(warningsOf('rivals', option('x', forecast({})))).toEqual([]);
    settings.hush('rivals', 'coterie');
    expect(warningsOf('rivals', one)).toEqual([prestige]);
    settings.hush('rivals', 'prestige');
    expect(warningsOf('rivals', one)).toEqual([]);
    expect(warningsOf('vendetta', one)).toEqual([prestige]);
  });
});

describe('an option with a warning', () => {
  const table = () => {
    const choose = vi.fn<(word: string) => void>();
    const question = { ...asked({ word: 'act' }), options: [option('recruit:x', prestige), option('end')] };
    const source = { game: 'rivals', you: 'A', view: {}, names: [], seats: [], question, waiting: [], lines: [] };
    return { choose, context: tableContext(() => ({ ...source, live: true, choose })) };
  };

  it('is taken up first', () => {
    const { choose, context } = table();
    context.choose('recruit:x');
    expect([choose.mock.calls, context.taken, context.ahead?.word]).toEqual([[], 'recruit:x', 'recruit:x']);
    context.choose('recruit:x');
    expect(choose.mock.calls.map(([word]) => word)).toEqual(['recruit:x']);
  });

  it('is answered at once by the red button, and without a wish to be warned', () => {
    const { choose, context } = table();
    context.choose('recruit:x', undefined, true);
    settings.hush('rivals', 'prestige');
    context.choose('recruit:x');
    context.choose('end');
    expect(choose.mock.calls.map(([word]) => word)).toEqual(['recruit:x', 'recruit:x', 'end']);
  });

  it('shows its outcome while it is pointed at, taken up, or on the red button', () => {
    const { context } = table();
    context.lead('end');
    expect(context.ahead?.word).toBe('end');
    context.point(['recruit:x']);
    expect(context.ahead?.word).toBe('recruit:x');
    context.point([]);
    expect(context.ahead?.word).toBe('end');
  });
});
