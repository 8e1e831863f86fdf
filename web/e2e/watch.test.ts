import type { View as RivalsView } from '../src/wire/rivals';
import type { View as VendettaView } from '../src/wire/vendetta';
import { against, beGuest, playOn, snapshot } from './api';
import { asked } from './play';
import { expect, test } from './test';
import type { Visitor } from './visitor';

const HANDS: Record<string, (view: unknown, seat: string) => string[]> = {
  vendetta: (view, seat) => {
    const own = (view as VendettaView).players.find((player) => player.seat === seat);
    return [...(own?.hand ?? []), ...(own?.drawn ?? [])];
  },
  rivals: (view, seat) => (view as RivalsView).players.find((player) => player.seat === seat)?.hand ?? [],
};

/** Names of cards, as somebody reads them on the page. */
async function names({ context }: Visitor, game: string, slugs: string[]): Promise<string[]> {
  const cards = (await (await context.request.get(`/api/games/${game}/cards?lang=en`)).json()) as { slug: string; name: string }[];
  return [...new Set(slugs)].map((slug) => cards.find((card) => card.slug === slug)!.name);
}

for (const [game, players] of [['vendetta', 3], ['rivals', 2]] as const) {
  test(`${game}: a spectator sees the table, but neither options nor hidden cards`, async ({ visit }) => {
    const [player, spectator] = [await visit(), await visit()];
    await beGuest(player, 'Player');
    const { id } = await against(player, game, players);
    // So early that nothing of the hand has been shown to anybody.
    const { view, you } = await playOn(player, id, ({ now, view, you }) => now.question !== null && HANDS[game]!(view, you!).length > 0);
    const hand = await names(player, game, HANDS[game]!(view, you!));
    expect(hand.length).toBeGreaterThan(0);

    await player.go(`/table/${id}`);
    await asked(player);
    await spectator.go(`/table/${id}`);
    await spectator.page.getByText('You are looking on').waitFor();
    await spectator.page.locator('.board .spot').first().waitFor();
    expect(await spectator.page.locator('.option, .spot.choose, .spot.refused').count()).toBe(0);

    const whole = ({ page }: Visitor) => page.evaluate(() => document.documentElement.outerHTML.replaceAll('&amp;', '&'));
    const [seen, open] = [await whole(spectator), await whole(player)];
    for (const name of hand) {
      expect(open, 'the player sees the own hand').toContain(name);
      expect(seen.split(/(?<=>)|(?=<)/).filter((piece) => piece.includes(name)), `${name} is hidden`).toEqual([]);
    }
    // What the page was not told, it cannot show.
    expect((await snapshot(spectator, id)).now.question).toBeNull();
  });
}
