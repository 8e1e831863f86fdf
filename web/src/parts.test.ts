import { afterEach, describe, expect, it } from 'vitest';
import { learnEnglish } from './cards/english.svelte';
import { cardsIn, plain, read } from './parts';
import { settings } from './settings.svelte';
import type { Part } from './wire';

const text = (text: string): Part => ({ kind: 'text', text });
const vagrant: Part = { kind: 'card', text: 'Vagrant', card: 'vagrant' };

describe('a text in parts', () => {
  const parts: Part[] = [
    { kind: 'seat', text: 'B', seat: 'B' },
    text(' burns '),
    vagrant,
    text(' and '),
    vagrant,
    text('.'),
  ];
  it('has words', () => expect(plain(parts)).toBe('B burns Vagrant and Vagrant.'));
  it('names its cards once each', () => expect(cardsIn(parts)).toEqual(['vagrant']));
});

describe('cards by their English names', () => {
  const parts: Part[] = [text('Zagraj: '), { kind: 'card', text: 'Włóczęga', card: 'drifter' }];
  const words = () => [plain(parts), read(parts[1]!).text];
  afterEach(() => {
    settings.englishCards = false;
    settings.lang = 'en';
  });

  it('are called so only where that is wanted, known, and another language', () => {
    settings.lang = 'pl';
    settings.englishCards = true;
    expect(words()).toEqual(['Zagraj: Włóczęga', 'Włóczęga']);
    learnEnglish([{ slug: 'drifter', name: 'Drifter' }]);
    expect(words()).toEqual(['Zagraj: Drifter', 'Drifter']);
    settings.englishCards = false;
    expect(words()).toEqual(['Zagraj: Włóczęga', 'Włóczęga']);
  });
});
