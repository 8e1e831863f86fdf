// For tests only: cards to show, and a server that lists them.
import { vi, type Mock } from 'vitest';
import type { CardInfo } from '../wire';

export function sample(card: Partial<CardInfo> & { slug: string }): CardInfo {
  return {
    id: card.slug,
    name: card.slug,
    kind: 'passive',
    kind_name: 'passive',
    group: 'brujah',
    group_name: 'Brujah',
    text: '',
    homemade: false,
    facts: {},
    facts_in_words: [],
    ...card,
  };
}

/** Answers `GET`s by path and language; whatever is not there is refused. Returns the spy. */
export function serve(answerTo: (path: string, lang: string) => unknown): Mock<(url: URL) => Promise<Response>> {
  const fetch = vi.fn(async (url: URL) => {
    const answer = answerTo(url.pathname, url.searchParams.get('lang') ?? '');
    if (answer !== undefined) return new Response(JSON.stringify(answer));
    return new Response(JSON.stringify({ code: 'no-such-game', text: [{ kind: 'text', text: 'No such game.' }] }), {
      status: 404,
    });
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}
