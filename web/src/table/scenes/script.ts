// A scene, ready to be played.
import type { GamePage } from '../../games';
import type { Seen } from '../../watched.svelte';
import type { LogLine } from '../../wire';
import type { Beat } from './beats';
import { fall, finale } from './beats';
import { plain } from '../../parts';
import { scenesOf, standing, type Scene } from './grouping';

export interface Script<Data = unknown> {
  key: string;
  /** Where it happens: the last scene of a place can be watched again. */
  place: string;
  /** Which picture shows it. */
  kind: 'contest' | 'fight' | 'vote' | 'fall' | 'finale';
  data: Data;
  /** What came of it, in one sentence. */
  words: string;
  beats: Beat[];
}

/** Who looks on, and how the seats are called. */
export interface Onlooker {
  readonly you: string | null;
  readonly names: string[];
}

/** Something that was settled, with the table before and after. */
export interface Settled<View = unknown> extends Scene {
  before: View;
  after: View;
  /** Those of its lines that are new. */
  fresh: LogLine[];
}

export interface Fallen {
  seat: string;
  words: string;
}

type Page = GamePage<any, any, any>;

/** What is to be played when a table has gone on. */
export function scriptsOf(page: Page | undefined, before: Seen, after: Seen, onlooker: Onlooker): Script[] {
  const lines = standing(after.lines);
  const fresh = lines.filter(({ seq }) => seq > before.seq);
  const settled = scenesOf(lines).filter(({ results }) => results[0]!.seq > before.seq);
  const scripts = settled.flatMap((scene) => {
    const isFresh = scene.lines.filter(({ seq }) => seq > before.seq);
    return page?.scene?.({ ...scene, before: before.view, after: after.view, fresh: isFresh }, onlooker) ?? [];
  });
  const fallen = fresh.flatMap((line): Script[] => {
    const seat = line.event === undefined ? null : (page?.falls?.(line.event) ?? null);
    const data: Fallen = { seat: seat ?? '', words: plain(line.parts) };
    return seat === null
      ? []
      : [{ key: `fall.${seat}`, place: 'table', kind: 'fall', data, words: data.words, beats: fall() }];
  });
  const { result } = after.now;
  const over = before.now.status === 'playing' && after.now.status === 'over';
  const ends = over && result && result.how !== 'abandoned' && result.how !== 'learnt';
  const end: Script[] = ends
    ? [{ key: 'finale', place: 'table', kind: 'finale', data: result, words: result.text, beats: finale() }]
    : [];
  return [...scripts, ...fallen, ...end];
}

/** The last scene of a place once more, from the log. */
export function scriptAgain(page: Page | undefined, place: string, now: Seen, onlooker: Onlooker): Script | undefined {
  const scripts = scenesOf(standing(now.lines)).flatMap(
    (scene) => page?.scene?.({ ...scene, before: now.view, after: now.view, fresh: scene.lines }, onlooker) ?? [],
  );
  return scripts.findLast((script) => script.place === place);
}
