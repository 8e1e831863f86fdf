// Data of a game is either a word or one word with what it carries: `"draw"`, `{ "show": [1, "B"] }`.
export function open(data: unknown): { word: string; held: unknown[] } {
  if (typeof data === 'string') return { word: data, held: [] };
  const [word, held] = Object.entries((data ?? {}) as Record<string, unknown>)[0] ?? ['', []];
  return { word, held: Array.isArray(held) ? held : [held] };
}
