// Lessons: what there is to learn, how to begin, and what was learnt in this browser.
import { SvelteSet } from 'svelte/reactivity';
import { api, type Problem, type Result } from './api';
import { lang } from './i18n';
import { Kept } from './kept.svelte';
import { me } from './me.svelte';
import { go } from './router';
import type { LessonInfo, TableInfo } from './wire';

const PATH = '/api/lessons';
const KEY = 'elysium-lessons';
const lists = new Kept<LessonInfo[]>((lessons) => lessons);

type Named = Pick<LessonInfo, 'game' | 'lesson'>;
const nameOf = ({ game, lesson }: Named): string => `${game}/${lesson}`;

function stored(): string[] {
  try {
    const names: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return []; // Storage may be forbidden, or hold something of an older day.
  }
}

const learnt = new SvelteSet<string>(stored());

/** Everything is reactive; the first look asks the server. */
export const lessons = {
  /** Nothing until the server has answered. */
  get all(): LessonInfo[] | undefined {
    return lists.get(PATH, lang()) ?? lists.inAny(PATH);
  },
  of(game: string): LessonInfo[] {
    return lessons.all?.filter((lesson) => lesson.game === game) ?? [];
  },
  get problem(): Problem | undefined {
    return lists.problem(PATH, lang());
  },
  isLearnt(lesson: Named): boolean {
    return learnt.has(nameOf(lesson));
  },
  learn(lesson: Named): void {
    if (learnt.has(nameOf(lesson))) return;
    learnt.add(nameOf(lesson));
    try {
      localStorage.setItem(KEY, JSON.stringify([...learnt]));
    } catch {
      // It is known until the page is closed.
    }
  },
  /** A table of its own, and the way there. */
  async begin({ game, lesson }: Named): Promise<Result<TableInfo>> {
    const self = await me.ensure();
    if (!self.ok) return self;
    const opened = await api.post<TableInfo>(`${PATH}/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}`);
    if (opened.ok) go(`/table/${opened.value.id}`);
    return opened;
  },
};
