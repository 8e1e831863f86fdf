// What was settled, read from the log: the lines from the one that opens a scene to the one that ends it, as the game
// has marked them.
import { undone } from '../log';
import type { LogLine } from '../../wire';

export interface Scene {
  /** Unlike any other's, and the same as long as its first line is there. */
  key: string;
  lines: LogLine[];
  /** What came of it. */
  results: LogLine[];
}

/** What has happened, without what was taken back. */
export function standing(lines: readonly LogLine[]): LogLine[] {
  const gone = undone(lines);
  return lines.filter((line) => line.kind === 'game' && !gone.has(line));
}

/** Every scene of which something is told, in order. The last one may still be going on. */
export function scenesOf(lines: readonly LogLine[]): Scene[] {
  const all: Scene[] = [];
  let open: Scene | null = null;
  let [seq, nth] = [-1, 0];
  for (const line of lines) {
    nth = line.seq === seq ? nth + 1 : 0;
    seq = line.seq;
    if (line.scene === 'opens') {
      open = { key: `${seq}.${nth}`, lines: [], results: [] };
      all.push(open);
    } else if (line.scene === 'is-over') open = null;
    if (!open) continue;
    open.lines.push(line);
    if (line.scene === 'tells') open.results.push(line);
    else if (line.scene === 'ends') open = null;
  }
  return all.filter(({ results }) => results.length > 0);
}
