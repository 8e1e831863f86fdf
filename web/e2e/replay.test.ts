import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { against, beGuest, order, playOn } from './api';
import { PROGRAM } from './server';
import { openLog } from './play';
import { expect, test } from './test';

const run = promisify(execFile);

test('a replay goes back and forth, with anybody’s eyes, and proves itself', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await beGuest(visitor, 'Rita');
  const { id } = await against(visitor, 'vendetta', 3);
  const { now } = await playOn(visitor, id);
  const last = now.answers;
  const place = page.getByRole('slider', { name: 'Place in the game' });
  const at = (n: number) => expect.poll(() => place.getAttribute('aria-valuetext')).toBe(`${n} of ${last}`);
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await visitor.go('/replays');
  await page.locator(`a[href="/replay/${id}"]`).click();
  await at(0);
  await button('One step forward').click();
  await at(1);
  await page.locator('main').press('ArrowRight');
  await at(2);
  await button('One step back').click();
  await at(1);
  await page.locator('main').press('End');
  await at(last);
  await page.locator('[data-bar] h2', { hasText: now.result!.text }).waitFor();
  await button('To the beginning').click();
  await at(0);
  await button('Play').click();
  await button('Pause').click();

  // By a line of the log, and by a link to what is shown then.
  await openLog(visitor);
  const line = page.locator('[data-log] a[href*="at=9&"], [data-log] a[href$="at=9"]').first();
  await line.click();
  await at(9);
  await page.getByLabel('Seen by').selectOption('B');
  await page.waitForURL(/as=B/);
  const menu = () => button('Table').click();
  const close = () => page.keyboard.press('Escape');
  const moment = page.getByLabel('Link to this moment');
  await menu();
  await expect.poll(() => moment.inputValue()).toContain('as=B');
  const link = await moment.inputValue();
  await close();
  const other = await visit();
  await other.page.goto(link);
  await expect
    .poll(() => other.page.getByRole('slider', { name: 'Place in the game' }).getAttribute('aria-valuetext'))
    .toBe(`9 of ${last}`);
  expect(await other.page.getByLabel('Seen by').inputValue()).toBe('B');
  const shown = (one: typeof page) => one.locator('[data-bar] h2').first().textContent();
  await expect.poll(async () => (await shown(other.page)) === (await shown(page))).toBe(true);

  // All open: both other hands are on the table.
  const faces = () => page.locator('.board [data-fly]').count();
  const before = await faces();
  await page.getByLabel('Seen by').selectOption('open');
  await page.waitForURL(/as=open/);
  await expect.poll(faces).toBeGreaterThan(before);

  await menu();
  await page.getByText('Fair shuffle, checked in your browser').click();
  await page.getByText('Fingerprint published before the start').waitFor();

  const [record] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the record' }).click(),
  ]);
  const { stdout } = await run(PROGRAM, ['replay', '--lang', 'en', '--verify', await record.path()]);
  expect(stdout).toContain(`OK: vendetta, ${last} answers, finished`);
  expect(stdout).toContain('The shuffle is fair');
});

test('with all cards open, both hands of Rivals can be seen', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await beGuest(visitor, 'Rita');
  const { id } = await against(visitor, 'rivals', 2);
  await playOn(visitor, id, (now) => now.now.question !== null);
  await order(visitor, id, { do: 'concede' });
  await playOn(visitor, id);
  await visitor.go(`/replay/${id}?at=0&as=open`);
  const hands = page.locator('.board .held');
  await expect.poll(() => hands.count()).toBeGreaterThan(8);
  expect(await hands.locator('.art').filter({ visible: true }).count()).toBe(await hands.count());
});
