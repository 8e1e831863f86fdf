import { describe, expect, it } from 'vitest';
import type { StopInfo } from '../wire';
import { saidOf } from './standing';

const value = (value: string) => ({ value, text: `text of ${value}`, note: null });
const infos: StopInfo[] = [
  { setting: 'draw', text: 'Which deck', several: false, values: [value('ask'), value('library'), value('faction')] },
  { setting: 'mend', text: 'Mending', several: false, values: [value('ask'), value('none')] },
  { setting: 'always', text: 'Where', several: true, values: [value('undecided'), value('mine')] },
];

describe('standing answers', () => {
  it('are those that differ from being asked', () => {
    const now = [
      { setting: 'draw', values: ['library'] },
      { setting: 'mend', values: ['ask'] },
      { setting: 'always', values: ['mine'] },
    ];
    expect(saidOf(infos, now)).toEqual([
      { setting: 'draw', usual: 'ask', about: 'Which deck', text: 'text of library' },
    ]);
  });

  it('are none before anything is known', () => {
    expect(saidOf([], [{ setting: 'draw', values: ['library'] }])).toEqual([]);
    expect(saidOf(infos, [])).toEqual([]);
  });
});
