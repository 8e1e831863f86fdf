import { describe, expect, it } from 'vitest';
import type { LessonNow, LessonPage, QuestionInfo, Target } from '../wire';
import { Course, NOWHERE } from './lesson.svelte';

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
    const course = new Course(() => lesson({}));
    expect([course.number, course.isFirst, course.isLast]).toEqual([4, true, false]);
    expect(course.aim(nothing)).toEqual({ spots: ['seat:B'], words: [], later: [] });
    course.turn(1);
    expect([course.number, course.isFirst, course.isLast]).toEqual([5, false, true]);
    expect(course.aim(nothing).spots).toEqual(['card:hunt']);
    course.turn(1);
    expect(course.number).toBe(5);
    course.turn(-1);
    expect(course.number).toBe(4);
  });

  it('begins with the first page of each step', () => {
    let now = lesson({});
    const course = new Course(() => now);
    course.turn(1);
    now = lesson({ page: 6 });
    expect([course.number, course.isFirst]).toEqual([6, true]);
  });

  it('points at the next part of a plan that was begun', () => {
    const course = new Course(() => lesson({}));
    course.turn(1);
    const option = (word: string, at: string) => ({
      word,
      text: [],
      choice: null,
      targets: [{ kind: 'place' as const, place: { word: 'at', of: at } }],
    });
    const asks = { options: [option('at:1', '1'), option('at:3', '3')] } as unknown as QuestionInfo;
    expect(course.aim({ steps: [{}], asks })).toEqual({ spots: ['place:at.1'], words: ['at:1'], later: ['blood:*'] });
  });

  it('points at nothing while the others play, or when an answer is to be taken back', () => {
    expect(new Course(() => lesson({ watch: true })).aim(nothing)).toEqual(NOWHERE);
    expect(new Course(() => lesson({ why: page('no').text })).aim(nothing)).toEqual(NOWHERE);
    expect(new Course(() => undefined).aim(nothing)).toEqual(NOWHERE);
  });
});
