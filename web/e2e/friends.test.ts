import { answerOnce, order, snapshot } from './api';
import { answer, asked, byPointer, offered, openLog, playToEnd } from './play';
import { expect, test } from './test';
import type { Visitor } from './visitor';

type Visit = () => Promise<Visitor>;

/** Two people and bots at a table of Vendetta, as people get there: by the front page, and by a link. */
async function sitDown(visit: Visit): Promise<{ host: Visitor; friend: Visitor }> {
  const [host, friend] = [await visit(), await visit()];
  await host.go('/');
  await host.page.getByRole('button', { name: 'Play with friends' }).first().click();
  const link = await host.page.getByLabel('Link to this table').inputValue();
  await friend.page.goto(link);
  await friend.page.getByRole('button', { name: 'Sit here' }).first().click();
  await friend.page.getByRole('button', { name: 'Stand up' }).waitFor();
  const start = host.page.getByRole('button', { name: 'Start the game' });
  const addBot = host.page.getByRole('button', { name: 'Add a bot' });
  for (let free = 2; free > 0; free -= 1) {
    await expect.poll(() => addBot.count()).toBe(free);
    expect(await start.isDisabled()).toBe(true);
    await addBot.first().click();
  }
  await start.click();
  await Promise.all([host, friend].map(({ page }) => page.locator('[data-bar]').waitFor()));
  return { host, friend };
}

test('two browsers and bots play each other to the end', async ({ visit }) => {
  const { host, friend } = await sitDown(visit);
  await Promise.all([playToEnd(host, byPointer), playToEnd(friend, byPointer)]);
  const results = [host, friend].map(({ page }) => page.locator('.result h2').textContent());
  expect(await results[0]).toBe(await results[1]);
});

test('an answer is taken back freely while nobody has learnt anything', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.go('/');
  await page.getByRole('button', { name: 'Play now against bots' }).first().click();
  const takeBack = page.getByRole('button', { name: 'Take back', exact: true });
  // Which card, then where: between the two nothing comes to light.
  let turn = await asked(visitor);
  while (!turn!.question.includes('which card do you play')) {
    await answer(visitor, byPointer, turn!);
    turn = await asked(visitor);
  }
  const options = await offered(visitor);
  // The page sends both in one; who answers in single steps is asked for the place.
  const table = new URL(page.url()).pathname.split('/').pop()!;
  const question = (await snapshot(visitor, table)).now.question!;
  const card = question.options.find(({ word }) => word.startsWith('play:'))!;
  await order(visitor, table, { do: 'answer', seat: question.seat, expected_seq: question.seq, word: card.word });
  await page.locator('[data-question]', { hasText: 'where do you play it' }).waitFor();
  await takeBack.click();
  await page.locator('[data-question]', { hasText: 'which card do you play' }).waitFor();
  expect(await offered(visitor)).toEqual(options);
  await openLog(visitor);
  await page.getByText('takes back the last answer').first().waitFor();
});

/** Both answer until the host would have to ask for the last answer back. */
async function untilAsking(host: Visitor, friend: Visitor, table: string): Promise<void> {
  const asking = async () => (await snapshot(host, table)).now.take_back.can === 'ask';
  while (!(await asking())) {
    for (const visitor of [host, friend]) await answerOnce(visitor, table);
  }
  await host.page.getByRole('button', { name: 'Ask to take back' }).waitFor();
}

test('between people a take-back needs consent, and may be declined', async ({ visit }) => {
  const { host, friend } = await sitDown(visit);
  const table = host.page.url().split('/').at(-1)!;
  const ask = host.page.getByRole('button', { name: 'Ask to take back' });
  const wanted = friend.page.getByText('would like to take back an answer. Do you agree?');

  await untilAsking(host, friend, table);
  for (const visitor of [host, friend]) await openLog(visitor);
  await ask.click();
  await host.page.getByText('You have asked to take back your answer').waitFor();
  await wanted.waitFor();
  const undone = await host.page.locator('[data-log] .undone').count();
  await friend.page.getByRole('button', { name: 'Decline' }).click();
  await host.page.getByText('You have asked to take back your answer').waitFor({ state: 'detached' });
  expect(await host.page.locator('[data-log] .undone').count()).toBe(undone);

  await untilAsking(host, friend, table);
  await ask.click();
  await friend.page.getByRole('button', { name: 'Agree' }).click();
  await wanted.waitFor({ state: 'detached' });
  // What was undone is struck out for both, and the host is asked again.
  for (const { page } of [host, friend]) await page.locator('[data-log] .undone').first().waitFor();
  expect(await asked(host)).not.toBeNull();
});
