import { beGuest } from './api';
import { expect, test } from './test';

test('a public table appears in the lobby at once; people talk, and can be muted', async ({ visit }) => {
  const [ann, ben] = [await visit(), await visit()];
  await beGuest(ann, 'Ann of the lobby');
  await beGuest(ben, 'Ben of the lobby');
  await ann.go('/lobby');
  await ben.go('/new?game=vendetta');
  await ann.page.getByRole('region', { name: 'Tables' }).waitFor();

  const openTo = ben.page.getByRole('group', { name: 'Open to' });
  await openTo.getByRole('radio', { name: 'Everybody', exact: true }).check();
  await ben.page.getByRole('button', { name: 'Open the table' }).click();
  const heading = ann.page.getByRole('heading', { name: 'Vendetta with Ben of the lobby' });
  await heading.waitFor();
  await ann.page.getByRole('listitem').filter({ has: heading }).getByRole('button', { name: 'Join' }).click();
  await ann.page.getByRole('button', { name: 'Stand up' }).waitFor();
  await ben.page.getByRole('heading', { name: /Ann of the lobby/ }).waitFor();

  // At the table.
  await ann.page.getByLabel('Say something').fill('A seat by the door, please.');
  await ann.page.keyboard.press('Enter');
  await ben.page.locator('[data-log]').getByText('A seat by the door, please.').waitFor();

  // In the lobby.
  for (const { page } of [ann, ben]) await page.getByRole('link', { name: 'Lobby', exact: true }).click();
  const say = ann.page.getByLabel('Say something');
  const heard = ben.page.getByRole('log').getByText('Anybody for a game?');
  await say.fill('Anybody for a game?');
  await ann.page.getByRole('button', { name: 'Send' }).click();
  await heard.waitFor();
  await expect.poll(() => say.inputValue()).toBe('');

  await ben.page.getByRole('button', { name: 'Mute Ann of the lobby' }).first().click();
  await heard.waitFor({ state: 'detached' });
  await say.fill('Nobody?');
  await ann.page.keyboard.press('Enter');
  await ann.page.getByRole('log').getByText('Nobody?').waitFor();
  expect(await ben.page.getByRole('log').getByText('Nobody?').count()).toBe(0);
  await ben.page.getByRole('button', { name: 'Unmute Ann of the lobby' }).click();
  await ben.page.getByRole('log').getByText('Nobody?').waitFor();
});
