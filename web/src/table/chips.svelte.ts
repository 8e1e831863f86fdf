// A large hand: chips that light a part of it. The others are dimmed and stay where they are.
import { t } from '../i18n';

/** From so many cards on. */
export const LARGE = 10;
/** All, what can be played, and so many kinds; the rest is one chip. */
const KINDS = 3;

export interface Held {
  n: number;
  kind: string;
  /** The kind in words. */
  name: string;
  /** It can be chosen now. */
  free: boolean;
}

export interface Chip {
  key: string;
  name: string;
  n: number;
}

const sum = (held: readonly Held[]) => held.reduce((all, { n }) => all + n, 0);

/** The chips for a hand; none where it can be seen at a glance. */
export function chipsOf(held: readonly Held[]): Chip[] {
  if (sum(held) < LARGE) return [];
  const kinds = [...new Set(held.map(({ kind }) => kind))].map((kind) => {
    const of = held.filter((one) => one.kind === kind);
    return { key: `kind:${kind}`, name: of[0]!.name, n: sum(of) };
  });
  const largest = kinds.toSorted((a, b) => b.n - a.n).slice(0, kinds.length > KINDS + 1 ? KINDS : KINDS + 1);
  const rest = kinds.filter((kind) => !largest.includes(kind));
  const other = rest.map(({ key }) => key.slice('kind:'.length)).join(' ');
  return [
    { key: 'all', name: t('table-hand-all'), n: sum(held) },
    { key: 'playable', name: t('table-hand-playable'), n: sum(held.filter(({ free }) => free)) },
    ...kinds.filter((kind) => largest.includes(kind)),
    ...(rest.length > 0
      ? [{ key: `kind:${other}`, name: t('table-hand-other'), n: rest.reduce((all, { n }) => all + n, 0) }]
      : []),
  ];
}

/** Whether a card of this kind is lit by the chip. */
export function isLit(chip: string, kind: string, free: boolean): boolean {
  if (chip === 'all') return true;
  return chip === 'playable' ? free : chip.slice('kind:'.length).split(' ').includes(kind);
}

/** There is one hand on the page. */
class HandChips {
  #held = $state.raw<readonly Held[]>([]);
  #chosen = $state('all');
  readonly chips: Chip[] = $derived(chipsOf(this.#held));

  get chosen(): string {
    return this.chips.some(({ key }) => key === this.#chosen) ? this.#chosen : 'all';
  }
  choose(key: string): void {
    this.#chosen = key === this.#chosen ? 'all' : key;
  }

  /** Until the hand is gone. */
  show(held: readonly Held[]): () => void {
    this.#held = held;
    return () => (this.#held = []);
  }
}

export const handChips = new HandChips();
