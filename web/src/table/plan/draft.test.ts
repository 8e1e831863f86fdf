import { beforeEach, describe, expect, it } from 'vitest';
import type { QuestionInfo } from '../../wire';
import { remember } from '../answers';
import { Draft } from './draft.svelte';
import { asking, planning } from './testing';

function begin(question: QuestionInfo = asking(planning())) {
  const sent: string[][] = [];
  const now = { question };
  const draft = new Draft(() => ({
    game: 'vendetta',
    question: now.question,
    sent: false,
    send: (words) => void sent.push([...words]),
  }));
  return { draft, sent, now };
}
const chosen = (draft: Draft) => draft.steps.map(({ option }) => option.word);

beforeEach(() => remember('vendetta/blood', 0));

describe('a plan in the making', () => {
  it('is sent whole, once its last part is settled', () => {
    const { draft, sent } = begin();
    draft.choose('play:hunt');
    draft.choose('at:2');
    expect(sent).toEqual([]);
    expect(draft.box?.buttons).toHaveLength(2);
    draft.set('blood', 2);
    draft.press(draft.main!);
    expect(sent).toEqual([['play:hunt', 'at:2', 'face:up', 'blood:2', 'done']]);
  });

  it('proposes the number of the last time', () => {
    const first = begin();
    first.draft.choose('play:hunt');
    first.draft.choose('at:2');
    first.draft.set('blood', 2);
    first.draft.choose('face:down');
    expect(first.sent[0]).toContain('blood:2');
    const { draft } = begin();
    draft.choose('play:ready');
    draft.choose('at:1');
    expect(draft.box?.dials[0]?.value).toBe(2);
  });

  it('lets a part be chosen again, with the number as it was set', () => {
    const { draft } = begin();
    draft.choose('play:hunt');
    draft.choose('at:2');
    draft.set('blood', 3);
    draft.choose('at:1');
    expect(chosen(draft)).toEqual(['play:hunt', 'at:1']);
    expect(draft.box?.dials[0]?.value).toBe(3);
    draft.choose('play:ready');
    expect(chosen(draft)).toEqual(['play:ready']);
  });

  it('puts back what is chosen a second time, and all of it at once', () => {
    const { draft, sent } = begin();
    draft.choose('play:hunt');
    draft.choose('play:hunt');
    expect(draft.begun).toBe(false);
    draft.choose('play:hunt');
    draft.choose('at:2');
    draft.back();
    expect(draft.begun).toBe(false);
    expect(sent).toEqual([]);
  });

  it('leaves other answers as they are', () => {
    const { draft, sent } = begin();
    draft.choose('drain');
    expect(sent).toEqual([['drain']]);
  });

  it('belongs to its question', () => {
    const { draft } = begin(asking(planning(), 1));
    draft.choose('play:hunt');
    expect(draft.begun).toBe(true);
    const other = begin(asking(planning(), 2));
    expect(other.draft.begun).toBe(false);
  });

  it('is not sent with a number that cannot be had', () => {
    const { draft, sent } = begin();
    draft.choose('play:hunt');
    draft.choose('at:2');
    draft.set('blood', 3);
    draft.choose('face:down');
    expect(sent).toEqual([]);
    expect(draft.box).not.toBeNull();
  });

  it('says where things lie: the part at hand before those that can be changed', () => {
    const { draft } = begin();
    draft.choose('play:hunt');
    expect(draft.index!.options.get('place:at.2')?.map(({ word }) => word)).toEqual(['at:2']);
    expect(draft.index!.options.get('card:ready')?.map(({ word }) => word)).toEqual(['play:ready']);
    expect(draft.asks!.options.map(({ word }) => word)).toEqual(['at:1', 'at:2']);
  });
});
