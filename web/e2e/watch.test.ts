import { about, against, beGuest, cardsOf, playOn, snapshot } from './api';
import { GAMES } from './games';
import { asked } from './play';
import { expect, test } from './test';
import type { Visitor } from './visitor';

/** Every word in a view, wherever it stands. */
function wordsIn(view: unknown): string[] {
  if (typeof view === 'string') return [view];
  return typeof view === 'object' && view !== null ? Object.values(view).flatMap(wordsIn) : [];
}

for (const game of GAMES) {
  test(`${game}: a spectator sees the table, but neither options nor hidden cards`, async ({ visit }) => {
    const [player, spectator] = [await visit(), await visit()];
    await beGuest(player, 'Player');
    const { id } = await against(player, game, (await about(player, game)).player_counts[0]!);
    const names = new Map((await cardsOf(player, game)).map((card) => [card.slug, card.name]));
    // Cards that one of them sees and the other does not.
    const hidden = async (view: unknown) => {
      const others = new Set(wordsIn((await snapshot(spectator, id)).view));
      return [...new Set(wordsIn(view))]
        .filter((word) => names.has(word) && !others.has(word))
        .map((slug) => names.get(slug)!);
    };
    // So early that nothing of the hand has been shown to anybody.
    let hand: string[] = [];
    await playOn(player, id, async ({ now, view }) => {
      hand = await hidden(view);
      return now.question !== null && hand.length > 0;
    });
    expect(hand).not.toEqual([]);

    await player.go(`/table/${id}`);
    await asked(player);
    await spectator.go(`/table/${id}`);
    await spectator.page.getByText('You are watching').waitFor();
    await spectator.page.locator('.board .spot').first().waitFor();
    expect(await spectator.page.locator('.option, .spot.choose, .spot.refused').count()).toBe(0);

    const whole = ({ page }: Visitor) =>
      page.evaluate(() => document.documentElement.outerHTML.replaceAll('&amp;', '&'));
    const [seen, open] = [await whole(spectator), await whole(player)];
    for (const name of hand) {
      expect(open, 'the player sees it').toContain(name);
      expect(
        seen.split(/(?<=>)|(?=<)/).filter((piece) => piece.includes(name)),
        `${name} is hidden`,
      ).toEqual([]);
    }
    // What the page was not sent, it cannot show.
    expect((await snapshot(spectator, id)).now.question).toBeNull();
  });
}
