import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../wire';
import { Plan } from './plan.svelte';
import { usualOptions } from './usual';

const info: GameInfo = {
  game: 'rivals',
  player_counts: [2, 3, 4],
  usual_players: 2,
  team_counts: [],
  bots: ['random', 'easy'],
  variants: [
    { name: 'custom', about: '', on: false },
    { name: 'promises', about: '', on: true },
  ],
  decks: [{ name: 'brujah', title: 'Brujah' }],
  stops: [],
  values: [],
};

describe('a planned table', () => {
  it('wishes for the usual unless something is changed', () => {
    const { options, ...rest } = new Plan(info).wish(false);
    expect(options).toEqual({ ...usualOptions(), players: 2 });
    expect(rest).toEqual({ game: 'rivals', bots: [], watch: false, start: false, deck: null });
  });

  it('names only the variants that were switched', () => {
    const plan = new Plan(info);
    plan.variants.custom = true;
    plan.variants.promises = false;
    expect(plan.wish(false).options?.variants).toEqual(['custom', 'no-promises']);
  });

  it('seats bots where they were put, and starts only when full', () => {
    const plan = new Plan(info);
    plan.players = 3;
    plan.others[1]!.who = 'random';
    plan.others[1]!.deck = 'brujah';
    expect(plan.wish(true)).toMatchObject({
      start: false,
      bots: [{ seat: 'C', level: 'random', deck: 'brujah' }],
    });
    plan.fill('easy');
    expect(plan.wish(true)).toMatchObject({
      start: true,
      bots: [
        { seat: 'B', level: 'easy', deck: null },
        { seat: 'C', level: 'random', deck: 'brujah' },
      ],
    });
  });

  it('frees the first seat for a bot if the opener only watches', () => {
    const plan = new Plan(info);
    plan.deck = 'brujah';
    plan.watch = true;
    plan.fill('easy');
    expect(plan.wish(true)).toMatchObject({ watch: true, deck: null, start: true });
    expect(plan.wish(true).bots?.map((bot) => bot.seat)).toEqual(['A', 'B']);
  });

  it('sends the clock in seconds', () => {
    const plan = new Plan(info);
    plan.clock = 'player';
    expect(plan.wish(false).options?.clock).toEqual({ kind: 'player', seconds: 1200, increment: 10 });
    plan.clock = 'decision';
    expect(plan.wish(false).options?.clock).toEqual({ kind: 'decision', seconds: 60 });
  });
});
