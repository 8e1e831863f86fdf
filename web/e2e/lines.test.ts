import { answer, asked, byPointer, offered, pressAnything, type Turn } from './play';
import { TestServer } from './server';
import { expect, test } from './test';
import type { Visitor } from './visitor';

const NETWORK = /ERR_CONNECTION|ERR_INTERNET_DISCONNECTED|WebSocket|ERR_EMPTY_RESPONSE|ERR_SOCKET|ERR_NETWORK/;

/** Everything that is asked, word by word. */
async function shown(visitor: Visitor): Promise<{ turn: Turn; options: string[] }> {
  const turn = await asked(visitor);
  return { turn: turn!, options: await offered(visitor) };
}

async function playSome(visitor: Visitor, answers: number): Promise<void> {
  for (let i = 0; i < answers; i += 1) await answer(visitor, byPointer, (await asked(visitor))!);
}

test('reload, restart, power cut and lost network leave the question as it was', async ({ visit, onTestFinished }) => {
  const server = await TestServer.open();
  onTestFinished(() => server.close());
  const visitor = await visit({ server });
  const { page, context } = visitor;
  const lost = page.getByText('The connection dropped');
  await visitor.go('/');
  await page.getByRole('button', { name: 'Play now against bots' }).first().click();
  await playSome(visitor, 4);

  let before = await shown(visitor);
  await page.reload();
  expect(await shown(visitor)).toEqual(before);
  await playSome(visitor, 1);

  visitor.expectProblem(NETWORK);
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    before = await shown(visitor);
    await server.stop(signal);
    await lost.waitFor();
    await server.start();
    await lost.waitFor({ state: 'detached' });
    expect(await shown(visitor)).toEqual(before);
    await playSome(visitor, 2);
  }

  // An answer given while the server is away is sent when it is back, once.
  await asked(visitor);
  await server.stop('SIGKILL');
  await lost.waitFor();
  await pressAnything(visitor);
  const busy = page.locator('[data-bar][aria-busy]');
  await busy.waitFor();
  await server.start();
  await busy.waitFor({ state: 'detached' });
  expect(await asked(visitor)).not.toBeNull();
  expect((await page.getByRole('alert').allTextContents()).join('')).toBe('');
  await playSome(visitor, 2);

  before = await shown(visitor);
  await context.setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
  await context.setOffline(false);
  expect(await shown(visitor)).toEqual(before);
  await playSome(visitor, 2);
  visitor.expectNoProblem();
});
