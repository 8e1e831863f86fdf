import { against, beGuest, order, snapshot } from './api';
import { asked } from './play';
import { boxes, meet } from './stage';
import { expect, test } from './test';
import type { Choosable, Part, QuestionInfo, Snapshot } from '../src/wire';
import type { Visitor } from './visitor';

const plain = (parts: readonly Part[]) => parts.map(({ text }) => text).join('');
const warns = (option: Choosable) => (option.forecasts ?? []).some(({ warning }) => warning !== null);

/** So many games are begun for one question. */
const GAMES = 8;

/** Opens tables and answers through the API as `pick` wants, until a question is as it should be. */
async function until(
  visitor: Visitor,
  game: string,
  players: number,
  enough: (question: QuestionInfo) => boolean,
  pick: (question: QuestionInfo) => Choosable | undefined,
): Promise<{ id: string; question: QuestionInfo }> {
  for (let tried = 0; tried < GAMES; tried += 1) {
    const { id } = await against(visitor, game, players);
    const question = await untilAsked(visitor, id, enough, pick);
    if (question) return { id, question };
  }
  throw new Error(`no such question in ${GAMES} games`);
}

/** Nothing where the game ends before. */
async function untilAsked(
  visitor: Visitor,
  id: string,
  enough: (question: QuestionInfo) => boolean,
  pick: (question: QuestionInfo) => Choosable | undefined,
): Promise<QuestionInfo | null> {
  for (let seq = -1; ;) {
    const now: Snapshot = await snapshot(visitor, id);
    const { question } = now.now;
    if (now.now.status === 'over') return null;
    if (!question || question.seq === seq) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      continue;
    }
    if (enough(question)) return question;
    seq = question.seq;
    const { word } = pick(question) ?? question.options[visitor.dice.below(question.options.length)]!;
    await order(visitor, id, { do: 'answer', seat: question.seat, expected_seq: question.seq, word });
  }
}

const starting = (word: string) => (question: QuestionInfo) =>
  question.options.find((option) => option.word.startsWith(word));
const isWord = (question: QuestionInfo, word: string) => (question.ask as { word: string }).word === word;

/** Recruits whoever comes, and lets the turn end. */
const spend = (question: QuestionInfo) =>
  starting('recruit')(question) ??
  starting('draw')(question) ??
  starting('faction')(question) ??
  starting('end')(question);

const warning = ({ page }: Visitor) => page.locator('[data-warning]');
/** What glows on the table for one option. */
const spotOf = ({ page }: Visitor, option: Choosable) =>
  page.locator(`.spot.choose > .hit[aria-label*="${plain(option.text)}"]`).first();

test('before Prestige comes to its limit there is a warning, and the red button says all of it', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await beGuest(visitor, 'Ana');
  const { id, question } = await until(
    visitor,
    'rivals',
    2,
    (question) =>
      isWord(question, 'act') && question.options.some((one) => one.word.startsWith('recruit') && warns(one)),
    spend,
  );
  await visitor.go(`/table/${id}`);
  await asked(visitor);

  // Always then, and never otherwise: every option in turn is pointed at.
  let [with_, without] = [0, 0];
  for (const option of question.options) {
    const spot = spotOf(visitor, option);
    if ((await spot.count()) === 0) continue;
    await spot.focus();
    if (warns(option)) {
      const said = plain(option.forecasts!.find(({ warning }) => warning !== null)!.warning!);
      await expect.poll(() => warning(visitor).innerText()).toContain(said);
      with_ += 1;
    } else {
      await expect.poll(() => warning(visitor).count()).toBe(0);
      without += 1;
    }
  }
  expect(with_).toBeGreaterThan(0);
  expect(without).toBeGreaterThan(0);

  // What it would come to is on the card, and in its name.
  const option = question.options.find((one) => one.word.startsWith('recruit') && warns(one))!;
  const prestige = option.forecasts!.find(({ word }) => word === 'prestige')!;
  const spot = spotOf(visitor, option);
  expect(await spot.getAttribute('aria-label')).toContain(plain(prestige.text));
  await spot.focus();
  expect(await page.locator('.spot:has(> .hit:focus) > [data-forecast]').innerText()).toContain(prestige.tag);

  // A click takes it up; the warning covers nothing that can be chosen.
  const before = visitor.answers;
  await spot.click();
  await expect.poll(() => warning(visitor).innerText()).toContain(plain(prestige.warning!));
  const red = page.locator('[data-main] .option');
  expect(await red.innerText()).toContain(plain(option.text));
  expect(await red.innerText()).toContain(plain(prestige.text));
  const [box] = await boxes(visitor, '[data-warning]');
  const taken = await boxes(visitor, '[data-board] .spot.choose, [data-dock]');
  expect(taken.filter((one) => meet(one, box!))).toEqual([]);
  // One's own number says the same.
  expect(await page.locator('[data-life]').innerText()).toContain(`→ ${prestige.after.most}`);

  // Esc leaves it.
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('[data-held]').count()).toBe(0);
  expect(visitor.answers).toBe(before);

  // Whoever wants no more of these has the answer at once.
  await spot.click();
  await warning(visitor).getByRole('button').click();
  await expect.poll(() => warning(visitor).count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.reload();
  await asked(visitor);
  await spotOf(visitor, option).click();
  expect(await visitor.hasAnswered(before, 10_000)).toBe(true);
});

test('a number that is too high warns on the stepper, a lower one does not', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await beGuest(visitor, 'Ben');
  const dearest = (question: QuestionInfo) =>
    starting('face:down')(question) ?? question.options.findLast((one) => one.word.startsWith('blood'));
  const { id, question } = await until(
    visitor,
    'vendetta',
    3,
    (question) => isWord(question, 'blood') && question.options.some(warns) && !question.options.every(warns),
    dearest,
  );
  await visitor.go(`/table/${id}`);
  await asked(visitor);
  const value = page.getByRole('spinbutton').first();
  for (const option of question.options) {
    const [target] = option.targets;
    if (target?.kind !== 'number') continue;
    await value.focus();
    await page.keyboard.press('Home');
    for (let n = 0; n < target.n; n += 1) await page.keyboard.press('ArrowRight');
    await expect.poll(() => warning(visitor).count(), { message: option.word }).toBe(warns(option) ? 1 : 0);
  }
});

test('a standing answer is set beside the question, seen as long as it holds, and taken back', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await beGuest(visitor, 'Cleo');
  const { id, question } = await until(
    visitor,
    'rivals',
    2,
    (question) => isWord(question, 'draw-from') && (question.standing?.length ?? 0) > 0,
    (question) => starting('draw')(question) ?? starting('end')(question),
  );
  const offer = question.standing!.find(({ value }) => value === 'library')!;
  await visitor.go(`/table/${id}`);
  await asked(visitor);
  await page.locator('[data-always] button').click();
  await page.locator('.offers button', { hasText: offer.text }).click();
  const chip = page.locator('[data-chips] button', { hasText: offer.text });
  await chip.waitFor();
  const said = async () => (await snapshot(visitor, id)).now.stops.find(({ setting }) => setting === 'draw')?.values;
  expect(await said()).toEqual(['library']);
  // The question itself has its answer.
  await expect.poll(async () => (await snapshot(visitor, id)).now.question?.seq).not.toBe(question.seq);

  await chip.click();
  await expect.poll(() => chip.count()).toBe(0);
  expect(await said()).toEqual(['ask']);

  // In the menu, too.
  await page.locator('header.bar .tools button').last().click();
  await page.locator('[data-standing] summary').click();
  await page.locator('[data-standing]').getByLabel(offer.text).check();
  await expect.poll(said).toEqual(['library']);
});

test('in Rivals every card in hand can be played or says why not', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await beGuest(visitor, 'Dora');
  const { id } = await until(
    visitor,
    'rivals',
    2,
    (question) => isWord(question, 'act') && question.refused.some(({ word }) => word.startsWith('play')),
    spend,
  );
  await visitor.go(`/table/${id}`);
  await asked(visitor);
  const hand = page.locator('.dock > .hand .spot');
  const [all, silent] = [await hand.count(), await page.locator('.dock > .hand .spot:not(.choose, .refused)').count()];
  expect(all).toBeGreaterThan(0);
  expect(silent).toBe(0);
  // Under the mouse it says so.
  await page
    .locator('.dock > .hand .spot.refused > .hit')
    .first()
    .hover({ position: { x: 12, y: 30 } });
  await page.locator('.panel:popover-open strong').first().waitFor();
});
