// Questions to the server. Every answer is a value or a problem in words; nothing throws.

import { lang, t } from './i18n';
import { plain } from './parts';
import type { Part, ErrorCode, ErrorInfo } from './wire';

/** Why something did not work, in words, and the same in parts. `offline`: the server could not be reached. */
export type Problem = { code: ErrorCode | 'offline'; text: string; parts: Part[]; rule?: string };

export type Result<T> = { ok: true; value: T } | { ok: false; problem: Problem };

export type Query = Record<string, string | number | undefined>;

/** Longer than the server itself takes for anything, in milliseconds: who still waits then is not connected. */
const LONGEST = 40_000;
/** For what is answered at once. */
export const AT_ONCE = 5_000;

async function ask<T>(
  method: string,
  path: string,
  query: Query,
  body?: unknown,
  within = LONGEST,
): Promise<Result<T>> {
  const url = new URL(path, location.origin);
  url.searchParams.set('lang', lang());
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(key, String(value));
  }
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), within);
  try {
    const answer = await fetch(url, {
      method,
      signal: giveUp.signal,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) return { ok: false, problem: problemOf(text) };
    return { ok: true, value: (text === '' ? undefined : JSON.parse(text)) as T };
  } catch {
    return { ok: false, problem: offline() };
  } finally {
    clearTimeout(timer);
  }
}

/** A refusal in the server's words; anything else (a proxy's page) counts as not reached. */
function problemOf(text: string): Problem {
  try {
    const refused = JSON.parse(text) as ErrorInfo;
    return refused.code && refused.text ? refusal(refused) : offline();
  } catch {
    return offline();
  }
}

export function refusal({ code, text, rule }: Pick<ErrorInfo, 'code' | 'text' | 'rule'>): Problem {
  return { code, text: plain(text), parts: text, rule };
}

export function offline(): Problem {
  const text = t('shell-offline');
  return { code: 'offline', text, parts: [{ kind: 'text', text }] };
}

export const api = {
  get: <T>(path: string, query: Query = {}, within?: number) => ask<T>('GET', path, query, undefined, within),
  post: <T>(path: string, body?: unknown, within?: number) => ask<T>('POST', path, {}, body ?? {}, within),
  put: <T>(path: string, body: unknown) => ask<T>('PUT', path, {}, body),
  delete: <T = void>(path: string) => ask<T>('DELETE', path, {}),
};
