// The page teaches: terms, tips of a first game, help for the open question, the start page, the beginning of the rules.
import { AxeBuilder } from '@axe-core/playwright';
import { against, answerOnce, beGuest, playOn, snapshot } from './api';
import { asked } from './play';
import { expect, test } from './test';
import type { Visitor } from './visitor';

const box = ({ page }: Visitor) => page.locator('[data-term-box]');
const mark = ({ page }: Visitor) => page.locator('[data-coach].placed');

/** What may be chosen now and is covered by this: names of spots and words of answers. */
const covers = ({ page }: Visitor, selector: string) =>
  page.evaluate((selector) => {
    const over = document.querySelector(selector)!.getBoundingClientRect();
    const choosable = '.spot.choose > .hit, [data-dock] .answers button, [data-list] button, [data-plan]';
    return [...document.querySelectorAll<HTMLElement>(choosable)]
      .filter((one) => {
        const box = one.getBoundingClientRect();
        const apart =
          box.right <= over.left || box.left >= over.right || box.bottom <= over.top || box.top >= over.bottom;
        return box.width > 0 && !apart;
      })
      .map((one) => one.ariaLabel ?? one.innerText);
  }, selector);

/** What axe finds in this. */
async function complaints({ page }: Visitor, selector: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include(selector).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

async function sitDown(visitor: Visitor, game: string, players: number): Promise<string> {
  await beGuest(visitor, 'Ana');
  const { id } = await against(visitor, game, players);
  await visitor.go(`/table/${id}`);
  await asked(visitor);
  return id;
}

test('a number explains itself on hover and focus, and covers nothing that may be chosen', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  const id = await sitDown(visitor, 'vendetta', 4);
  await playOn(visitor, id, ({ now }) => (now.question?.ask as { word?: string })?.word === 'turn');
  await page.locator('[data-question]', { hasText: 'Your turn' }).waitFor();
  const blood = page.locator('[data-me] [data-term="blood"]');

  await blood.hover();
  await box(visitor).waitFor();
  expect(await box(visitor).innerText()).toContain('Blood is what you pay with');
  expect(await box(visitor).getByRole('link').getAttribute('href')).toBe('/rules/vendetta#3.5');
  expect(await covers(visitor, '[data-term-box]')).toEqual([]);
  expect(await complaints(visitor, '[data-term-box]')).toEqual([]);
  await page.mouse.move(700, 300);
  await box(visitor).waitFor({ state: 'detached' });

  // By keyboard: focus shows it, Enter goes into it, Escape comes back.
  await page.locator('[data-question]').focus();
  await blood.focus();
  await page.keyboard.press('Tab');
  await box(visitor).waitFor();
  const focused = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.term);
  expect(focused).toBe('influence');
  // Numbers in a row are one stop.
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box(visitor).innerText()).toMatch(/score now/i);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => box(visitor).innerText()).toMatch(/^influence/i);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement!.closest('[data-term-box]') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await box(visitor).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.term)).toBe('influence');

  // Those of others, too.
  await page.locator('article [data-term="score"]').first().hover();
  await box(visitor).waitFor();
  expect(await covers(visitor, '[data-term-box]')).toEqual([]);
});

test('a word of a question, a refusal and a card text explains itself', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  const id = await sitDown(visitor, 'vendetta', 3);
  await playOn(visitor, id, ({ now }) => (now.question?.ask as { word?: string })?.word === 'stay');
  const word = page.locator('[data-question] [data-term="withdraw"]');
  await word.waitFor();
  await word.click();
  await box(visitor).waitFor();
  expect(await box(visitor).innerText()).toContain('secretly stays or withdraws');
  expect(await covers(visitor, '[data-term-box]')).toEqual([]);
  // It stays until something else is pressed, and answers nothing.
  const before = visitor.answers;
  await page.locator('[data-me] b').first().click();
  expect(visitor.answers).toBe(before);

  await page.goto(`${visitor.server}/cards/vendetta/challenge`);
  await page.locator('.text [data-term]').first().click();
  await box(visitor).waitFor();
});

test('on a phone a tap explains', async ({ visit }) => {
  const visitor = await visit({ phone: true });
  const { page } = visitor;
  await sitDown(visitor, 'rivals', 2);
  for (const term of ['prestige', 'agenda']) {
    await page.locator(`[data-me] [data-term="${term}"]`).tap();
    await box(visitor).waitFor();
    await expect.poll(() => box(visitor).innerText()).toMatch(new RegExp(term, 'i'));
    expect(await covers(visitor, '[data-term-box]')).toEqual([]);
    const { x, width } = (await box(visitor).boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
  }
});

for (const [game, players] of [
  ['vendetta', 4],
  ['rivals', 3],
] as const) {
  test(`tips in the first game of ${game}: each once, never over a choice, and then no more`, async ({ visit }) => {
    const visitor = await visit({ tips: true });
    const { page } = visitor;
    const id = await sitDown(visitor, game, players);
    const seen: string[] = [];
    for (let turn = 0; turn < 40 && seen.length < 3; turn += 1) {
      if ((await snapshot(visitor, id)).now.status === 'over') break;
      if (!(await asked(visitor))) break;
      const shown = await mark(visitor)
        .waitFor({ timeout: 900 })
        .then(
          () => true,
          () => false,
        );
      if (shown) {
        seen.push((await mark(visitor).getAttribute('data-coach'))!);
        expect(await covers(visitor, '[data-coach]')).toEqual([]);
        expect(await complaints(visitor, '[data-coach]')).toEqual([]);
        await mark(visitor).getByRole('button', { name: 'Got it' }).click();
        await page.locator('[data-coach]').waitFor({ state: 'detached' });
      }
      await answerOnce(visitor, id);
      await page.waitForTimeout(200);
    }
    expect(seen.length).toBe(3);
    expect(new Set(seen).size).toBe(3);

    // What was said is not said again, neither after a reload nor at another table.
    await page.reload();
    await asked(visitor);
    await page.waitForTimeout(900);
    const again = await mark(visitor).evaluateAll((all) => all.map((one) => one.getAttribute('data-coach')));
    expect(again.filter((name) => seen.includes(name!))).toEqual([]);
    const { id: other } = await against(visitor, game, players);
    await visitor.go(`/table/${other}`);
    await asked(visitor);
    await page.waitForTimeout(900);
    expect(await page.locator('[data-coach]').count()).toBe(0);
  });
}

test('no more tips means none', async ({ visit }) => {
  const visitor = await visit({ tips: true });
  const { page } = visitor;
  const id = await sitDown(visitor, 'rivals', 2);
  await playOn(visitor, id, ({ now }) => (now.question?.ask as { word?: string })?.word === 'act');
  await mark(visitor).waitFor();
  await mark(visitor).getByRole('button', { name: 'No more tips' }).click();
  await page.locator('[data-coach]').waitFor({ state: 'detached' });
  await page.reload();
  await asked(visitor);
  await page.waitForTimeout(900);
  expect(await page.locator('[data-coach]').count()).toBe(0);
});

test('? helps with the open question', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  const id = await sitDown(visitor, 'vendetta', 3);
  for (const [word, rule, good] of [
    ['keep', '2.6', 'joins your hand'],
    ['turn', '3.3', 'exactly one card a turn'],
  ] as const) {
    await playOn(visitor, id, ({ now }) => (now.question?.ask as { word?: string })?.word === word);
    const { now } = await snapshot(visitor, id);
    const asks = now.question!.text.map(({ text }) => text).join('');
    await page.locator('[data-question]', { hasText: asks }).waitFor();
    await page.keyboard.press('?');
    const help = page.locator(`[data-help="${word}"]`);
    await help.waitFor();
    expect(await help.innerText()).toContain(asks);
    expect(await help.innerText()).toContain(good);
    expect(await help.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toContain(
      `/rules/vendetta#${rule}`,
    );
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'hidden' });
  }
  // Where there is room, it has a button.
  await page.locator('[data-ask-help]').click();
  await page.locator('[data-help="turn"]').waitFor();
});

test('the start page says for how many, how long and how hard, and where to begin', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.go('/');
  const panels = page.locator('article');
  await expect.poll(() => panels.count()).toBe(3);
  const words = await panels.allInnerTexts();
  expect(words[0]).toMatch(/3 to 6\s+players\s+15 to 30\s+minutes\s+easy/);
  expect(words[1]).toMatch(/2 to 4\s+players\s+30 to 60\s+minutes\s+medium/);
  expect(words[2]).toMatch(/60 to 120\s+minutes\s+deep/);
  expect(words.map((text) => text.includes('Start here'))).toEqual([true, false, false]);
  expect(await page.getByLabel('Players').first().locator('option').allInnerTexts()).toContain(
    '6 players, in teams of two',
  );
  const lessons = await page.locator('[data-learn]').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(lessons).toEqual(['/learn/vendetta', '/learn/rivals']);
  // Who has finished a game knows where to begin.
  await beGuest(visitor, 'Ana');
  const { id } = await against(visitor, 'vendetta', 3);
  await playOn(visitor, id);
  await visitor.go('/');
  await page.getByRole('heading', { name: 'Good evening, Ana.' }).waitFor();
  await expect.poll(() => panels.count()).toBe(3);
  await expect.poll(() => page.getByText('Start here').count()).toBe(0);
}, 240_000);

test('the rules begin with pictures and end with the glossary, which links lead to', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  for (const game of ['vendetta', 'rivals']) {
    await visitor.go(`/rules/${game}`);
    await expect.poll(() => page.locator('[data-step]').count()).toBe(6);
    // Pictures say what the words say: readers of the screen get the words.
    expect(await page.locator('[data-step]').getByRole('img').count()).toBe(0);
    expect(await page.locator('[data-step] .card').count()).toBeGreaterThan(5);
  }
  await visitor.go('/rules/rivals#term-torpor');
  const term = page.locator('#term-torpor');
  await expect.poll(() => term.getAttribute('class')).toContain('linked');
  await expect
    .poll(async () => {
      const { y } = (await term.boundingBox())!;
      return y > 0 && y < 800;
    })
    .toBe(true);
});
