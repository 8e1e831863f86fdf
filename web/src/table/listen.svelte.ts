// Three sounds: something hit you, you are asked, the game is over.
import { untrack } from 'svelte';
import { play } from '../design/sounds';
import { pageOf } from '../games';
import type { TableState } from '../watched.svelte';

/** To be called while a component is made; what was so before makes no sound. */
export function listen(table: () => TableState) {
  let heard = untrack(() => table().seq);
  let asked: number | null = untrack(() => table().now?.question?.seq ?? null);
  let over = untrack(() => table().now?.status === 'over');

  $effect(() => {
    const { table: info, lines, you, now, seq } = table();
    const hurt = (info && pageOf(info.game)?.hurts) ?? (() => null);
    const fresh = lines.filter((line) => line.seq > heard && line.kind === 'game');
    const question = now?.question?.seq ?? null;
    const ended = now?.status === 'over';
    if (ended && !over) play('end');
    else if (fresh.some(({ event }) => you !== null && event !== undefined && hurt(event) === you)) play('hit');
    // Several questions in a row to the same player need one bell.
    else if (question !== null && asked === null) play('turn');
    [heard, asked, over] = [seq, question, ended];
  });
}
