import { describe, expect, it } from 'vitest';
import { text as parts } from '../table/testing';
import type { Part, RulesPage } from '../wire';
import { narrowed } from './statements';

const of = (number: string, text: Part[] | string) => ({
  number,
  text: typeof text === 'string' ? parts(text) : text,
  mark: 'S',
  source: 'p. 3',
  cards: [],
});
const rules: RulesPage = {
  game: 'rivals',
  sections: [
    { number: '1', title: 'Set-up', statements: [of('1.1', 'The game takes 2 to 4 players.'), of('1.12', 'Décor.')] },
    {
      number: '25',
      title: 'Card rulings',
      statements: [
        of('25.3', 'Brother: he helps only an attacker of his own party.'),
        of('25.12', 'Liza Holt and Irresistible Voice: a stolen Retainer stays ready.'),
        of('25.7', [...parts('Skunk and Sweetums are Guards: see '), { kind: 'rule', text: '§11.4', rule: '11.4' }]),
        of('25.8', 'Challenge (BR03): it strikes once. Brother: not here.'),
      ],
    },
  ],
};
const numbers = (query: string) =>
  narrowed(rules.sections, query).flatMap((s) => s.statements.map((one) => one.number));

describe('searching the rules', () => {
  it('finds words in any order, without accents', () => {
    expect(numbers('players game')).toEqual(['1.1']);
    expect(numbers('decor')).toEqual(['1.12']);
    expect(numbers('see §11.4')).toEqual(['25.7']);
  });

  it('finds numbers and whole sections', () => {
    expect(numbers('25.12')).toEqual(['25.12']);
    expect(numbers('§1.1')).toEqual(['1.1', '1.12']);
    expect(numbers('1')).toEqual(['1.1', '1.12']);
  });

  it('leaves out sections without any', () => {
    expect(narrowed(rules.sections, 'stolen').map((section) => section.number)).toEqual(['25']);
    expect(narrowed(rules.sections, ' ')).toBe(rules.sections);
  });
});
