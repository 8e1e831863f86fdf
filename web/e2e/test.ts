// `test` with a server, a browser, and visitors that are checked when they leave.

import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { expect, test as plain } from 'vitest';
import { Dice } from './dice';
import { TestServer } from './server';
import { Visitor, type Wish } from './visitor';

export { expect } from 'vitest';

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
const ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const PICTURES = join(tmpdir(), 'elysium-e2e-failed');

type Given = {
  /** A browser of its own for each call. */
  visit: (wish?: Wish & { server?: TestServer }) => Promise<Visitor>;
  browser: Browser;
  /** Shared: tests must not stop it. */
  server: TestServer;
};

export const test = plain.extend<Given>({
  browser: [
    async ({}, use) => {
      const browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGUMENTS });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({}, use) => {
      const server = await TestServer.open();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  visit: async ({ browser, server, task }, use) => {
    const visitors: Visitor[] = [];
    await use(async ({ server: other, ...wish } = {}) => {
      const dice = new Dice(task.name, visitors.length);
      const visitor = await Visitor.come(browser, (other ?? server).address, dice, wish);
      visitors.push(visitor);
      return visitor;
    });
    const problems = visitors.flatMap((visitor) => visitor.problems);
    if (problems.length > 0 || task.result?.errors?.length) await keepPictures(task.name, visitors);
    await Promise.all(visitors.map(({ context }) => context.close()));
    expect(problems, 'problems in the browser').toEqual([]);
  },
});

/** What the visitors of a failed test saw last. */
async function keepPictures(test: string, visitors: Visitor[]): Promise<void> {
  await mkdir(PICTURES, { recursive: true });
  for (const [i, { page }] of visitors.entries()) {
    const path = join(PICTURES, `${test.replace(/\W+/g, '-')}-${i + 1}.png`);
    await page.screenshot({ path }).then(
      () => console.error(`visitor ${i + 1} at ${page.url()}: ${path}`),
      (error) => console.error(`no picture of visitor ${i + 1}: ${error}`),
    );
  }
}
