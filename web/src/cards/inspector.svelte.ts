// The card that somebody looks at closely, in a dialog over whatever is there.

export interface Looked {
  game: string;
  slug: string;
}

let looked = $state.raw<Looked | null>(null);

/** Show a card large, with everything that is known of it. */
export function inspect(game: string, slug: string): void {
  looked = { game, slug };
}

export function closeInspect(): void {
  looked = null;
}

/** What is looked at now (reactive). */
export function inspected(): Looked | null {
  return looked;
}
