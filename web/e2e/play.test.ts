import { against, beGuest } from './api';
import { GAMES } from './games';
import { ANY, asked, byKeyboard, byPointer, playToEnd, walkAndEnter } from './play';
import { places } from './stage';
import { expect, test } from './test';

for (const game of GAMES) {
  test(`a newcomer plays a whole game of ${game} by mouse`, async ({ visit }) => {
    const visitor = await visit({ moving: true });
    const { page } = visitor;
    await visitor.go('/');
    await page
      .locator(`article:has([href='/cards/${game}'])`)
      .getByRole('button', { name: 'Play now against bots' })
      .click();
    expect(await asked(visitor), 'one click to the first question').not.toBeNull();

    // The dock never moves: hand, question and answers have one place for the whole game.
    const first = await places(visitor);
    const answers = await playToEnd(visitor, byPointer, async ({ question }) => {
      expect(await places(visitor), question).toEqual(first);
    });
    expect(answers).toBeGreaterThan(0);

    await expect.poll(() => page.locator('.result h2').textContent()).toMatch(/wins?\b|win\b|draw/i);
    await page.getByRole('link', { name: 'Replay', exact: true }).click();
    await page.waitForURL(/\/replay\//);
    await page.getByRole('group', { name: 'Playback' }).waitFor();
    await page.locator('.board .spot').first().waitFor();
  });
}

test('a whole game by keyboard alone', async ({ visit }) => {
  const visitor = await visit();
  await visitor.go('/');
  await visitor.page.getByRole('button', { name: 'Play now against bots' }).first().waitFor();
  await walkAndEnter(visitor, 'article button');
  expect(await playToEnd(visitor, byKeyboard)).toBeGreaterThan(0);
  await walkAndEnter(visitor, 'a[href^="/replay/"]');
  await visitor.page.waitForURL(/\/replay\//);
});

for (const game of GAMES) {
  test(`nothing moves under the pointer once a question of ${game} is there`, async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    await beGuest(visitor, 'Early');
    const { id } = await against(visitor, game, 3);
    let late = false;
    await page.route('**/api/games/*/cards*', async (route) => {
      await page.waitForTimeout(1000);
      late = true;
      await route.continue();
    });
    await visitor.go(`/table/${id}`);
    await asked(visitor);
    const option = page.locator(ANY).first();
    const place = await option.boundingBox();
    await expect.poll(() => late).toBe(true);
    await page.waitForTimeout(500);
    expect(await option.boundingBox()).toEqual(place);
  });
}
