import { GAMES } from './games';
import { ANY, byPointer, playToEnd, reachable } from './play';
import { expect, test } from './test';
import { PHONE } from './visitor';

for (const game of GAMES) {
  test(`a whole game of ${game} on a phone, every decision within reach`, async ({ visit }) => {
    const visitor = await visit({ phone: true });
    const { page } = visitor;
    await visitor.go('/');
    await page
      .locator(`article:has([href='/cards/${game}'])`)
      .getByRole('button', { name: 'Play now against bots' })
      .tap();
    const answers = await playToEnd(visitor, byPointer, async (turn) => {
      const wide = await page.evaluate(() => document.scrollingElement!.scrollWidth);
      expect(wide, `no sideways scrolling at “${turn.question}”`).toBeLessThanOrEqual(PHONE.width);
      expect(await reachable(visitor, ANY)).toBe(turn.options);
    });
    expect(answers).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.scrollingElement!.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    await page.getByRole('link', { name: 'Replay', exact: true }).tap();
    await page.getByRole('group', { name: 'Playback' }).waitFor();
    expect(await page.evaluate(() => document.scrollingElement!.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  });
}
