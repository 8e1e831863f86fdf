import { cleanup } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sample as card, serve } from '../cards/testkit';
import { loadLang } from '../i18n';
import { asked, showTable } from '../table/testing';
import type { GameQuestion } from '../games';
import type { Target } from '../wire';
import type { Ask, View } from '../wire/rivals';
import { attack, sample } from './sample';
import Table from './Table.svelte';

const CARDS = [
  card({ slug: 'hydra', name: 'Hydra', kind: 'vampire' }),
  card({ slug: 'baseball-bat', name: 'Baseball Bat', kind: 'attack' }),
];

const lying = (id: string): Target => ({ kind: 'card', id });

function show(view: View, you: string | null, question: GameQuestion<Ask> | null = null) {
  const names = ['A (Brujah)', 'B (Toreador)', 'C (Ventrue)'];
  return showTable({ game: 'rivals', Table, view, you, names, question });
}

beforeAll(() => loadLang('en'));
beforeEach(() => void serve(() => CARDS));
afterEach(cleanup);

// By selectors: queries by role work out every style of the page, which takes seconds here.
const all = (root: Element, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
const labels = (root: Element, selector: string) => all(root, selector).map((one) => one.getAttribute('aria-label'));

// A whole table takes its time on a busy machine.
describe("Rivals' table", { timeout: 30_000 }, () => {
  it("shows everybody, The Streets, the question and the player's hand", async () => {
    const { container, getByText } = show(sample(), 'A');
    expect(all(container, '.foe h2').map((name) => name.textContent)).toEqual(['B (Toreador)', 'C (Ventrue)']);
    expect(container.querySelector('.own')?.textContent).toContain('A (Brujah), you');
    expect(getByText('your Rival').closest('.foe')?.textContent).toContain('B (Toreador)');
    expect(getByText('hunts you').closest('.foe')?.textContent).toContain('C (Ventrue)');
    expect(labels(container, '.streets .party')).toEqual(['Party of A (Brujah)', 'Party of A (Brujah)']);
    expect(getByText('Your hand, 4 cards')).toBeTruthy();
    const bats = () => labels(container, '.hand .hit').filter((label) => label?.includes('Baseball Bat'));
    await vi.waitFor(() => expect(bats()).toEqual(['2 × Baseball Bat. Look at it']));
  });

  it('takes an answer where it lies, from a pile of equal cards', () => {
    const question = asked<Ask>({ word: 'act', of: 2 }, ['play:baseball-bat', lying('A3'), lying('A9')]);
    const { container, choose } = show(sample(), 'A', question);
    const hits = all(container, '.hand .choose > .hit');
    expect(hits).toHaveLength(1);
    hits[0]!.click();
    expect(choose).toHaveBeenCalledWith('play:baseball-bat');
  });

  it('shows an attack and how far it has come', () => {
    const { container } = show(
      sample({ step: { word: 'abilities' }, attack: attack({ kind: 'physical', intel: 1, card_laid: true }) }),
      'B',
    );
    const shown = container.querySelector('.attack')!;
    expect(shown.textContent).toContain('face down');
    expect(shown.querySelector('[aria-current="step"]')?.textContent).toContain('Abilities');
  });

  it('lets who has no seat look on', () => {
    const { container } = show(sample(), null);
    expect(all(container, '.foe')).toHaveLength(3);
    expect(container.querySelector('.hand ul')).toBeNull();
  });
});
