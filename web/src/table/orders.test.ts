import { describe, expect, it } from 'vitest';
import type { Result } from '../api';
import type { Ack, Command, QuestionInfo } from '../wire';
import { Orders } from './orders.svelte';

const question = (seq: number): QuestionInfo => ({
  seat: 'A',
  seq,
  text: [],
  ask: null,
  about: [],
  options: [],
  refused: [],
  forced: [],
});

/** A table that takes everything, and says so when it is asked to. */
function table() {
  const heard: string[] = [];
  const receipts: ((result: Result<Ack>) => void)[] = [];
  const orders = new Orders({
    do(command: Command) {
      if (command.do === 'answer') heard.push(`${command.expected_seq} ${command.word}`);
      else heard.push(command.do === 'plan' ? `${command.expected_seq} ${command.words.join(', ')}` : command.do);
      return new Promise((resolve) => receipts.push(resolve));
    },
  });
  const refuse = (i: number) =>
    receipts[i]!({ ok: false, problem: { code: 'late', text: 'Too late.' } } as Result<Ack>);
  const accept = (i: number) => receipts[i]!({ ok: true, value: {} } as Result<Ack>);
  return { heard, orders, accept, refuse };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('an answer', () => {
  it('is sent once, however often it is clicked', async () => {
    const { heard, orders, accept } = table();
    void orders.answer(question(1), 'yes');
    void orders.answer(question(1), 'no');
    accept(0);
    await settled();
    void orders.answer(question(1), 'no');
    expect(heard).toEqual(['1 yes']);
    expect(orders.busy).toBe(false);
  });

  it('to the next question does not wait for the receipt of the last', async () => {
    const { heard, orders, accept } = table();
    void orders.answer(question(1), 'yes');
    orders.movedTo(question(2));
    void orders.answer(question(2), 'no');
    expect(heard).toEqual(['1 yes', '2 no']);
    // The late receipt is not that of the answer on its way.
    accept(0);
    await settled();
    expect(orders.busy).toBe(true);
    expect(orders.sentTo(question(2))).toBe('no');
    accept(1);
    await settled();
    expect(orders.busy).toBe(false);
  });

  it('that was refused can be given again, and the refusal is shown', async () => {
    const { heard, orders, refuse } = table();
    void orders.answer(question(1), 'yes');
    refuse(0);
    await settled();
    expect(orders.problem?.text).toBe('Too late.');
    void orders.answer(question(1), 'no');
    expect(heard).toEqual(['1 yes', '1 no']);
  });
});

describe('a plan', () => {
  it('is one command, sent once', async () => {
    const { heard, orders, accept } = table();
    void orders.answer(question(1), 'play:hunt', 'at:2', 'face:up');
    void orders.answer(question(1), 'play:hunt', 'at:2', 'face:down');
    expect(orders.sentTo(question(1))).toBe('play:hunt');
    accept(0);
    await settled();
    expect(heard).toEqual(['1 play:hunt, at:2, face:up']);
  });

  it('that was refused leaves the question open', async () => {
    const { heard, orders, refuse } = table();
    void orders.answer(question(1), 'play:hunt', 'at:2');
    refuse(0);
    await settled();
    expect(orders.problem?.text).toBe('Too late.');
    expect(orders.sentTo(question(1))).toBeNull();
    void orders.answer(question(1), 'play:hunt', 'at:1');
    expect(heard).toEqual(['1 play:hunt, at:2', '1 play:hunt, at:1']);
  });
});
