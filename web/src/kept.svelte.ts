// What the server answers the same to everybody: asked for once in each language, then kept.
import { SvelteMap } from 'svelte/reactivity';
import { api, type Problem } from './api';
import { LANGS, type Lang } from './wire/langs';

/** How long to wait before asking again when the server could not be reached. */
const AGAIN_MS = 4000;

export class Kept<Answer, Value = Answer> {
  #values = new SvelteMap<string, Value>();
  #problems = new SvelteMap<string, Problem>();
  /** What was asked for, so that a table full of cards asks once. */
  #asked = new Map<string, Promise<void>>();
  #read: (answer: Answer, language: Lang) => Value;

  constructor(read: (answer: Answer, language: Lang) => Value) {
    this.#read = read;
  }

  /** What we have (reactive); the first look asks for it. */
  get(path: string, language: Lang): Value | undefined {
    void this.load(path, language);
    return this.#values.get(keyOf(path, language));
  }

  /** What we have in any language, without asking (reactive): better than nothing while another is on its way. */
  inAny(path: string): Value | undefined {
    return LANGS.map((language) => this.#values.get(keyOf(path, language))).find((value) => value !== undefined);
  }

  /** Why we do not have it (reactive). */
  problem(path: string, language: Lang): Problem | undefined {
    return this.#problems.get(keyOf(path, language));
  }

  /** Settles when the answer is there, good or bad. */
  load(path: string, language: Lang): Promise<void> {
    const key = keyOf(path, language);
    let answer = this.#asked.get(key);
    if (!answer) {
      answer = this.#ask(path, language, key);
      this.#asked.set(key, answer);
    }
    return answer;
  }

  /** Ask once more at once, whatever came of it before. */
  again(path: string, language: Lang): Promise<void> {
    this.#asked.delete(keyOf(path, language));
    return this.load(path, language);
  }

  async #ask(path: string, language: Lang, key: string): Promise<void> {
    const answer = await api.get<Answer>(path, { lang: language });
    if (answer.ok) {
      this.#values.set(key, this.#read(answer.value, language));
      this.#problems.delete(key);
      return;
    }
    this.#problems.set(key, answer.problem);
    // A server that could not be reached may be back soon; what it does not know, it will not know then.
    if (answer.problem.code !== 'offline') return;
    setTimeout(() => {
      this.#asked.delete(key);
      void this.load(path, language);
    }, AGAIN_MS);
  }
}

const keyOf = (path: string, language: Lang): string => `${language} ${path}`;
