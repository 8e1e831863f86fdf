import { describe, expect, it } from 'vitest';
import type { LessonNow, LessonPage, QuestionInfo, Target } from '../wire';
import { Guide, NOWHERE } from './lesson.svelte';

const page = (words: string, ...at: Target[]): LessonPage => ({ text: [{ kind: 'text', text: words }], at, words: [] });

const lesson = (more: Partial<LessonNow>): LessonNow => ({
  game: 'vendetta',
  lesson: 'first-round',
  title: 'Your first round',
  minutes: 3,
  guided: true,
  pages: [page('look', { kind: 'seat', seat: 'B' }), page('do', { kind: 'card', id: 'hunt' })],
  hoped: [['play:hunt'], ['at:1', 'at:2'], ['blood:*']],
  page: 4,
  of: 9,
  watch: false,
  reply: null,
  why: [],
  finished: false,
  next: null,
  ...more,
});

const nothing = { steps: [], asks: null };

describe('a lesson', () => {
  it('is read page by page, and points at what each speaks of', () => {
    const guide = new Guide(() => lesson({}));
    expect([guide.number, guide.isFirst, guide.isLast]).toEqual([4, true, false]);
    expect(guide.aim(nothing)).toEqual({ spots: ['seat:B'], words: [], later: [] });
    guide.turn(1);
    expect([guide.number, guide.isFirst, guide.isLast]).toEqual([5, false, true]);
    expect(guide.aim(nothing).spots).toEqual(['card:hunt']);
    guide.turn(1);
    expect(guide.number).toBe(5);
    guide.turn(-1);
    expect(guide.number).toBe(4);
  });

  it('begins with the first page of each step', () => {
    let now = lesson({});
    const guide = new Guide(() => now);
    guide.turn(1);
    now = lesson({ page: 6 });
    expect([guide.number, guide.isFirst]).toEqual([6, true]);
  });

  it('points at the next part of a plan that was begun', () => {
    const guide = new Guide(() => lesson({}));
    guide.turn(1);
    const option = (word: string, at: string) => ({
      word,
      text: [],
      choice: null,
      targets: [{ kind: 'place' as const, place: { word: 'at', of: at } }],
    });
    const asks = { options: [option('at:1', '1'), option('at:3', '3')] } as unknown as QuestionInfo;
    expect(guide.aim({ steps: [{}], asks })).toEqual({ spots: ['place:at.1'], words: ['at:1'], later: ['blood:*'] });
  });

  it('points at nothing while the others play, or when an answer is to be taken back', () => {
    expect(new Guide(() => lesson({ watch: true })).aim(nothing)).toEqual(NOWHERE);
    expect(new Guide(() => lesson({ why: page('no').text })).aim(nothing)).toEqual(NOWHERE);
    expect(new Guide(() => undefined).aim(nothing)).toEqual(NOWHERE);
  });
});
