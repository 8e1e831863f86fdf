import { plain } from '../src/parts';
import type { LogLine, RulesPage, Snapshot } from '../src/wire';
import { LANGS, type Lang } from '../src/wire/langs';
import { about, against, beGuest, cardsOf, openTable, order, playOn, snapshot } from './api';
import { GAMES } from './games';
import { asked, openLog } from './play';
import { expect, test } from './test';
import type { Visitor } from './visitor';
import { KEYS, word } from './words';

/** The last line that is no heading of the log. */
const lineOf = ({ lines }: Snapshot) => {
  const isHeading = ({ event }: LogLine) =>
    ['round', 'phase', 'stage', 'turn'].includes((event as { word: string }).word);
  return plain(lines.filter((line) => line.kind === 'game' && !isHeading(line)).at(-1)!.parts);
};

/** Nothing on the page is the name of a text instead of the text. */
async function expectWords({ page }: Visitor): Promise<void> {
  const text = await page.evaluate(() => {
    const said = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((node) =>
      ['aria-label', 'title', 'placeholder'].map((name) => node.getAttribute(name) ?? ''),
    );
    return [document.title, document.body.textContent, ...said].join('\n');
  });
  expect(text).not.toContain('⟦');
  const found = new Set(text.match(/[a-z][\w]*(-[\w]+)+/g));
  expect(KEYS.filter((key) => found.has(key))).toEqual([]);
}

for (const lang of LANGS) {
  test(`everything is shown in ${lang}`, async ({ visit }) => {
    const visitor = await visit({ lang });
    const { page } = visitor;
    const heading = (name: string) => page.getByRole('heading', { name, exact: true }).waitFor();

    await visitor.go('/');
    await heading(word(lang, 'home-title'));
    await page
      .getByRole('button', { name: word(lang, 'home-play-now') })
      .first()
      .waitFor();
    await expectWords(visitor);

    for (const game of GAMES) {
      await beGuest(visitor, 'Ada');
      const { id } = await against(visitor, game, (await about(visitor, game)).player_counts[0]!);
      await playOn(visitor, id, ({ now }) => now.answers > 12);
      const table = await snapshot(visitor, id, lang);
      await visitor.go(`/table/${id}`);
      if (table.now.question) {
        // Cards in it are buttons, which stand apart in the name of the heading.
        await page
          .getByRole('heading')
          .filter({ hasText: plain(table.now.question.text) })
          .waitFor();
        const options = table.now.question.options.map((option) => plain(option.text));
        const labels = await page.locator('.spot.choose > .hit').evaluateAll((all) => all.map((one) => one.ariaLabel));
        const buttons = await page.locator('.option .text').allTextContents();
        // Behind the words of an option stands what it would come to.
        expect(buttons.filter((button) => !options.some((option) => button.startsWith(option)))).toEqual([]);
        expect(labels.length + buttons.length).toBeGreaterThan(0);
      }
      await openLog(visitor);
      await page.locator('[data-log]').getByText(lineOf(table)).last().waitFor();
      if (lang !== 'en') expect(lineOf(table)).not.toBe(lineOf(await snapshot(visitor, id, 'en')));
      await expectWords(visitor);

      const card = (await cardsOf(visitor, game, lang)).find(({ text }) => text.length > 20)!;
      await visitor.go(`/cards/${game}/${card.slug}`);
      await heading(card.name);
      await page.getByText(card.text).first().waitFor();
      await expectWords(visitor);

      await visitor.go(`/rules/${game}`);
      await page.getByText(word(lang, 'rules-lead')).waitFor();
      await page.getByLabel(word(lang, 'rules-search')).waitFor();
      const first = await page.locator('[id="1.1"] p').first().textContent();
      const english = (await (
        await visitor.context.request.get(`/api/games/${game}/rules?lang=en`)
      ).json()) as RulesPage;
      expect(first === plain(english.sections[0]!.statements[0]!.text)).toBe(lang === 'en');
      await expectWords(visitor);
    }

    for (const [path, title] of [
      ['/games', 'games-title'],
      ['/lobby', 'lobby-title'],
      ['/new', 'lobby-new-title'],
      ['/account', 'account-title'],
      ['/replays', 'replays-title'],
    ] as const) {
      await visitor.go(path);
      await heading(word(lang, title));
      await expectWords(visitor);
    }
  });
}

test('two people at one table read it in two languages, and one changes to a third', async ({ visit }) => {
  const [ada, jean] = [await visit({ lang: 'pl' }), await visit({ lang: 'fr' })];
  await beGuest(ada, 'Ada');
  await beGuest(jean, 'Jean');
  const { id } = await openTable(ada, { game: 'rivals', options: { players: 2 } });
  await order(jean, id, { do: 'sit', seed: jean.dice.secret() });
  await order(ada, id, { do: 'start' });
  const question = async (visitor: Visitor, lang: Lang) => {
    const { now } = await snapshot(visitor, id, lang);
    return plain(now.question?.text ?? now.waiting[0]!.text);
  };
  const shown = ({ page }: Visitor) => page.locator('[data-question]');
  for (const [visitor, lang] of [
    [ada, 'pl'],
    [jean, 'fr'],
  ] as const) {
    await visitor.go(`/table/${id}`);
    await shown(visitor)
      .getByText(await question(visitor, lang))
      .waitFor();
  }
  await ada.page.getByRole('button', { name: word('pl', 'table-about'), exact: true }).click();
  await ada.page.getByLabel(word('pl', 'shell-language')).selectOption('es');
  await shown(ada)
    .getByText(await question(ada, 'es'))
    .waitFor();
  expect(await ada.page.evaluate(() => document.documentElement.lang)).toBe('es');
  expect((await asked((await snapshot(ada, id)).now.question ? ada : jean))?.options).toBeGreaterThan(0);
});
