// Questions to the server. Every answer is a value or a problem in words; nothing throws.

import { lang, t } from './i18n';
import { plain } from './parts';
import type { Part, ErrorCode, ErrorInfo } from './wire';

/** Why something did not work, in words, and the same in parts. `offline`: the server could not be reached. */
export type Problem = { code: ErrorCode | 'offline'; text: string; parts: Part[]; rule?: string };

export type Result<T> = { ok: true; value: T } | { ok: false; problem: Problem };

export type Query = Record<string, string | number | undefined>;

async function ask<T>(method: string, path: string, query: Query, body?: unknown): Promise<Result<T>> {
  const url = new URL(path, location.origin);
  url.searchParams.set('lang', lang());
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(key, String(value));
  }
  try {
    const answer = await fetch(url, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) return { ok: false, problem: problemOf(text) };
    return { ok: true, value: (text === '' ? undefined : JSON.parse(text)) as T };
  } catch {
    return { ok: false, problem: offline() };
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
  get: <T>(path: string, query: Query = {}) => ask<T>('GET', path, query),
  post: <T>(path: string, body?: unknown, query: Query = {}) => ask<T>('POST', path, query, body ?? {}),
  put: <T>(path: string, body: unknown) => ask<T>('PUT', path, {}, body),
  delete: <T = void>(path: string) => ask<T>('DELETE', path, {}),
};
