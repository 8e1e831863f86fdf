import { describe, expect, it, vi } from 'vitest';
import type { Result } from '../api';
import type { Hints } from '../wire';
import { Hinter } from './hints.svelte';
import { asked, text } from './testing';

const question = (seq: number) => ({ ...asked({}, ['stay'], ['go']), seq });
const said = (seq: number, why: string): Result<Hints> => ({
  ok: true,
  value: { seq, hints: [{ word: 'go', text: text('Go away'), why: why ? text(why) : [] }] },
});

describe('what would be good', () => {
  it('is said with its reason, and put away when asked again', async () => {
    const ask = vi.fn(async () => said(4, 'It is safer.'));
    const hinter = new Hinter(
      () => 'table',
      () => question(4),
      ask,
    );
    expect(hinter.word).toBeNull();
    await hinter.toggle();
    expect(ask).toHaveBeenCalledWith('table', 4);
    expect([hinter.word, hinter.says]).toEqual(['go', 'It is safer.']);
    await hinter.toggle();
    expect([hinter.word, hinter.says]).toEqual([null, null]);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is the choice alone where there is no more to say', async () => {
    const hinter = new Hinter(
      () => 'table',
      () => question(4),
      async () => said(4, ''),
    );
    await hinter.toggle();
    expect(hinter.says).toBe('Go away');
  });

  it('is gone with the next question, also if it comes late', async () => {
    let open = question(4);
    let answer: (said: Result<Hints>) => void = () => {};
    const hinter = new Hinter(
      () => 'table',
      () => open,
      () => new Promise((resolve) => (answer = resolve)),
    );
    const asking = hinter.toggle();
    expect(hinter.busy).toBe(true);
    open = question(5);
    expect(hinter.busy).toBe(false);
    answer(said(4, 'Too late.'));
    await asking;
    expect([hinter.word, hinter.says]).toEqual([null, null]);
  });

  it('says why nobody tells', async () => {
    const problem = { code: 'no-hints' as const, text: 'Not here.', parts: text('Not here.') };
    const hinter = new Hinter(
      () => 'table',
      () => question(4),
      async () => ({ ok: false, problem }),
    );
    await hinter.toggle();
    expect([hinter.word, hinter.says]).toEqual([null, 'Not here.']);
  });
});
