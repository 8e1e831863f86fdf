import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { setLang } from '../i18n';
import CardFace from './CardFace.svelte';
import { loadCards } from './catalogue.svelte';
import { sample, serve } from './testkit';

const cards = [
  sample({
    slug: 'hydra',
    name: 'Hydra',
    kind: 'vampire',
    kind_name: 'Vampire',
    text: 'Pay 1 Blood: draw 1 card.\nWith errata: draw 2.',
    facts: { potency: 6, physical: 2, social: 1, mental: 0, disciplines: ['potence'] },
    facts_in_words: ['Blood Potency: 6', 'Physical: 2'],
  }),
];

beforeAll(async () => {
  await setLang('en');
  serve(() => cards);
  await loadCards('rivals', 'en');
}, 60_000);

afterEach(cleanup);

describe('a card', () => {
  it('is a picture with a name when small', () => {
    render(CardFace, { game: 'rivals', slug: 'hydra', size: 'small' });
    expect(screen.getByRole('img', { name: 'Hydra, Vampire' })).toBeTruthy();
    expect(screen.getByText('6')).toBeTruthy();
  });

  it('says that it is turned and what lies on it', () => {
    const marks = [{ icon: 'blood' as const, n: 3, label: '3 blood' }];
    render(CardFace, { game: 'rivals', slug: 'hydra', size: 'tiny', turned: true, marks });
    expect(screen.getByRole('img', { name: 'Hydra, Vampire, turned sideways, 3 blood' })).toBeTruthy();
  });

  it('is read when large: text in paragraphs, numbers in words', () => {
    const { container } = render(CardFace, { game: 'rivals', slug: 'hydra', size: 'large' });
    const paragraphs = [...container.querySelectorAll('.text p')].map((one) => one.textContent);
    expect(paragraphs).toEqual(['Pay 1 Blood: draw 1 card.', 'With errata: draw 2.']);
    expect(screen.getByText('Blood Potency: 6, Physical: 2')).toBeTruthy();
    expect(container.querySelector('[role=img]')).toBeNull();
  });

  it('shows only its back when face down', () => {
    render(CardFace, { game: 'rivals', slug: null, size: 'small', back: 'library' });
    expect(screen.getByRole('img', { name: 'Face-down card: Library' })).toBeTruthy();
    render(CardFace, { game: 'rivals', size: 'small' });
    expect(screen.getByRole('img', { name: 'Face-down card' })).toBeTruthy();
    render(CardFace, { game: 'rivals', size: 'small', back: 'brujah' });
    expect(screen.getByRole('img', { name: 'Face-down card: Brujah' })).toBeTruthy();
  });

  it('has a place until it is known', () => {
    render(CardFace, { game: 'rivals', slug: 'brand-new', size: 'small' });
    expect(screen.getByRole('img', { name: 'brand-new' })).toBeTruthy();
  });
});
