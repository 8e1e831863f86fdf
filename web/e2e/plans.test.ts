// A move of several parts is made on the table and sent as one. Here its presses are counted, and it is measured what its box covers.

import type { Command, Snapshot } from '../src/wire';
import { against, beGuest, playOn, snapshot } from './api';
import { asked, BOX, reachable, SPOTS, stepOf } from './play';
import { boxes, meet, type Box } from './stage';
import { expect, test } from './test';
import type { Visitor } from './visitor';

const HELD = '.dock .hand .spot.choose > .hit';
const LOCATIONS = ['1', '2', 'haven'];
const locationOf = (at: string) => `.district[data-at="${at}"]`;
const isAsked = ({ now }: Snapshot, word: string) => (now.question?.ask as { word: string } | null)?.word === word;

/** A table of Vendetta at which it is the visitor's turn to play a card, with several in hand. */
async function planning(visitor: Visitor, players = 4): Promise<string> {
  await beGuest(visitor, 'Marta');
  const options = { players, pace: 'instant' as const };
  const { id } = await against(visitor, 'vendetta', players, { options });
  const seen = await playOn(visitor, id, (seen) => isAsked(seen, 'turn') && hand(seen) > 2);
  expect(seen.now.status).toBe('playing');
  await visitor.go(`/table/${id}`);
  await asked(visitor);
  return id;
}
const hand = ({ now }: Snapshot) => now.question!.options.filter(({ word }) => word.startsWith('play:')).length;

/** What the page has sent that changes the game. */
function sent({ page }: Visitor): Command[] {
  const commands: Command[] = [];
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      const message = JSON.parse(String(payload)) as { t: string } & Command;
      if (message.t === 'do') commands.push(message);
    });
  });
  return commands;
}

const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });
const first = async (visitor: Visitor, selector: string) => (await boxes(visitor, selector))[0]!;
/** Where a location can be hit: its name, which nothing lies on. */
const nameOf = async (visitor: Visitor, at: string) => middle(await first(visitor, `${locationOf(at)} h3`));

async function press(visitor: Visitor, point: { x: number; y: number }): Promise<void> {
  await visitor.touch(point.x, point.y);
}
async function pressFirst(visitor: Visitor, selector: string): Promise<void> {
  await press(visitor, middle(await first(visitor, selector)));
}
const reaches = (visitor: Visitor, step: number) => expect.poll(() => stepOf(visitor)).toBe(String(step));

/** Drags the first card of the hand somewhere: one press. */
async function drag(visitor: Visitor, to: { x: number; y: number }, drop = true): Promise<void> {
  const { mouse } = visitor.page;
  const from = middle(await first(visitor, HELD));
  visitor.presses += 1;
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(from.x, from.y - 20);
  await mouse.move(to.x, to.y, { steps: 3 });
  if (drop) await mouse.up();
}

test('a planning turn by mouse: place and button, a third click for another number', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  const commands = sent(visitor);
  const id = await planning(visitor);
  const before = await snapshot(visitor, id);
  const names = await page.locator(HELD).first().getAttribute('aria-label');

  await pressFirst(visitor, HELD);
  await reaches(visitor, 1);
  visitor.presses = 0;
  await press(visitor, await nameOf(visitor, '2'));
  await page.locator(BOX).waitFor();
  // The card lies in its lane already, and the pool says what is paid.
  await page.locator(`${locationOf('2')} [data-laid]`).waitFor();
  const box = page.locator(BOX);
  expect(await box.getByRole('spinbutton').count(), 'a number is one control').toBe(1);
  expect(await page.locator('.dock .answers .slot').count()).toBeLessThanOrEqual(3);
  await box.getByRole('spinbutton').locator('xpath=following-sibling::button').click();
  visitor.presses += 1;
  const pool = (before.view as { players: { seat: string; pool: number }[] }).players.find(
    ({ seat }) => seat === before.you,
  )!.pool;
  expect(await box.innerText()).toContain(`Blood: ${pool} → ${pool - 1}`);
  await page
    .locator(`${locationOf('2')} [data-lane] .blood .drop`)
    .first()
    .waitFor();
  await pressFirst(visitor, `${BOX} .option.main`);
  expect(await visitor.hasAnswered(0, 10_000)).toBe(true);
  expect(visitor.presses, 'place, number, button').toBe(3);

  const plan = commands.find((command) => command.do === 'plan')!;
  expect(plan).toMatchObject({ do: 'plan', words: expect.arrayContaining(['at:2', 'face:up', 'blood:1']) });
  expect(commands.filter((command) => command.do === 'answer')).toEqual([]);

  // With the proposal, the number of the last time, two are enough.
  await asked(visitor);
  const again = await playOn(visitor, id, (seen) => isAsked(seen, 'turn'));
  if (again.now.status === 'playing' && hand(again) > 1) {
    await expect.poll(() => page.locator(HELD).count()).toBeGreaterThan(1);
    await pressFirst(visitor, HELD);
    await reaches(visitor, 1);
    visitor.presses = 0;
    const sentSoFar = visitor.answers;
    await press(visitor, await nameOf(visitor, '1'));
    await page.locator(BOX).waitFor();
    expect(await box.getByRole('spinbutton').getAttribute('aria-valuenow')).toBe('1');
    await pressFirst(visitor, `${BOX} .option.main`);
    expect(await visitor.hasAnswered(sentSoFar, 10_000)).toBe(true);
    expect(visitor.presses, 'place, button').toBe(2);
  }
  expect(names).toContain('Play');
});

test('a plan is taken back whole, and a card that was picked up is put back', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await beGuest(visitor, 'Marta');
  // The last to play: nothing happens between the card and the take-back.
  const { id } = await against(visitor, 'vendetta', 3, { options: { players: 3, pace: 'instant' } });
  await playOn(visitor, id, (seen) => isAsked(seen, 'turn'));
  await visitor.go(`/table/${id}`);
  await asked(visitor);
  const question = await page.locator('[data-question]').innerText();
  const held = await page.locator(HELD).count();

  await pressFirst(visitor, HELD);
  await reaches(visitor, 1);
  await pressFirst(visitor, HELD);
  await reaches(visitor, 0);
  await pressFirst(visitor, HELD);
  await reaches(visitor, 1);
  await press(visitor, await nameOf(visitor, 'haven'));
  await page.locator(BOX).waitFor();
  // Another place, with the box open.
  await press(visitor, await nameOf(visitor, '1'));
  await page.locator(`${locationOf('1')} [data-laid]`).waitFor();
  await page.keyboard.press('Escape');
  await reaches(visitor, 0);
  expect(await page.locator('[data-laid]').count()).toBe(0);
  expect(visitor.answers, 'nothing was sent').toBe(0);

  await pressFirst(visitor, HELD);
  await reaches(visitor, 1);
  await press(visitor, await nameOf(visitor, 'haven'));
  await page.locator(BOX).waitFor();
  await pressFirst(visitor, `${BOX} .option.main`);
  await visitor.hasAnswered(0, 10_000);
  const taken = page.getByRole('button', { name: 'Take back', exact: true });
  // Where somebody has answered since, they would have to agree; bots answer at once.
  await expect.poll(async () => (await snapshot(visitor, id)).now.answers).toBeGreaterThan(0);
  const { now } = await snapshot(visitor, id);
  if (now.take_back.can === 'freely') {
    await taken.click();
    await expect.poll(() => page.locator(HELD).count()).toBe(held);
    expect(await page.locator('[data-question]').innerText()).toBe(question);
  }
});

test('a planning turn by dragging: a drag and one click', async ({ visit }) => {
  const visitor = await visit({ moving: true });
  const { page } = visitor;
  await planning(visitor);

  // While it is dragged, the places that take it are lit, and the one beneath it more so; the card follows the pointer.
  const to = await nameOf(visitor, '2');
  const from = middle(await first(visitor, HELD));
  await drag(visitor, to, false);
  expect(await page.locator('.spot.accepts').count()).toBe(3);
  await page.locator(`${locationOf('2')} > .spot.over`).waitFor();
  const picture = middle(await first(visitor, '[data-dragged]'));
  expect(Math.hypot(picture.x - from.x - (to.x - from.x), picture.y - from.y - (to.y - from.y))).toBeLessThan(3);

  // Dropped where nothing takes it, it goes back.
  await page.mouse.move(from.x, 5);
  await page.mouse.up();
  await page.locator('[data-dragged]').waitFor({ state: 'detached' });
  await reaches(visitor, 0);
  expect(visitor.answers).toBe(0);

  visitor.presses = 0;
  await drag(visitor, to);
  await page.locator(BOX).waitFor();
  expect(visitor.answers, 'a drop does not commit').toBe(0);
  await pressFirst(visitor, `${BOX} .option.main`);
  expect(await visitor.hasAnswered(0, 10_000)).toBe(true);
  expect(visitor.presses).toBe(2);
});

test('a planning turn by keyboard: digits, arrows, Enter or F, and Esc', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  const { keyboard } = page;
  const commands = sent(visitor);
  await planning(visitor);
  await keyboard.press('1');
  await reaches(visitor, 1);
  await keyboard.press('2');
  await page.locator(BOX).waitFor();
  const value = () => page.locator(BOX).getByRole('spinbutton').getAttribute('aria-valuenow');
  await keyboard.press('ArrowRight');
  await expect.poll(value).toBe('1');
  await keyboard.press('0');
  await expect.poll(value).toBe('0');
  await keyboard.press('Escape');
  await reaches(visitor, 0);

  await keyboard.press('2');
  await reaches(visitor, 1);
  await keyboard.press('1');
  await page.locator(BOX).waitFor();
  await keyboard.press('f');
  expect(await visitor.hasAnswered(0, 10_000)).toBe(true);
  expect(commands.find((command) => command.do === 'plan')).toMatchObject({
    words: expect.arrayContaining(['at:1', 'face:down']),
  });
});

test('a planning turn on a phone: tap, tap, tap, and the location stays in sight', async ({ visit }) => {
  const visitor = await visit({ phone: true });
  const { page } = visitor;
  await page.setViewportSize({ width: 390, height: 664 });
  await planning(visitor);
  for (const at of LOCATIONS) {
    await pressFirst(visitor, HELD);
    await reaches(visitor, 1);
    visitor.presses = 0;
    await press(visitor, await nameOf(visitor, at));
    const box = page.locator(BOX);
    await box.waitFor();
    const sheet = await first(visitor, BOX);
    const own = await first(visitor, locationOf(at));
    expect(own.y + own.height, `location ${at} above the sheet`).toBeLessThanOrEqual(sheet.y + 2);
    expect(sheet.y + sheet.height).toBeLessThanOrEqual(665);
    for (const { width, height } of await boxes(visitor, `${BOX} button`)) {
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    if (at !== LOCATIONS.at(-1)) {
      await page.locator(`${BOX} .back`).tap();
      await reaches(visitor, 0);
    }
  }
  await pressFirst(visitor, `${BOX} .option.main`);
  expect(await visitor.hasAnswered(0, 10_000)).toBe(true);
  expect(visitor.presses, 'place, button').toBe(2);
});

test('the box leaves its own place, the dock and everything else within reach', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await planning(visitor);
  for (const [width, height] of [
    [1440, 900],
    [1920, 1080],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const at of LOCATIONS) {
      const about = `location ${at} at ${width}×${height}`;
      await pressFirst(visitor, HELD);
      await reaches(visitor, 1);
      await press(visitor, await nameOf(visitor, at));
      await page.locator(BOX).waitFor();
      const placed = () => first(visitor, BOX);
      const own = await first(visitor, locationOf(at));
      const [dock, board] = [await first(visitor, '[data-dock]'), await first(visitor, '[data-board]')];
      await expect.poll(async () => meet(await placed(), own), { message: about }).toBe(false);
      const box = await placed();
      expect(meet(box, dock), `${about}: dock`).toBe(false);
      expect(box.y, `${about}: board`).toBeGreaterThanOrEqual(board.y);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      // It is beside its place, not somewhere else.
      expect(Math.min(Math.abs(box.x + box.width - own.x), Math.abs(own.x + own.width - box.x)), about).toBeLessThan(
        24,
      );
      for (const other of LOCATIONS.filter((one) => one !== at)) {
        const place = await first(visitor, locationOf(other));
        const free = [box.x - place.x, place.x + place.width - box.x - box.width, box.y - place.y];
        if (meet(box, place)) expect(Math.max(...free), `${about}: ${other}`).toBeGreaterThanOrEqual(40);
        expect(await reachable(visitor, `${locationOf(other)} > .spot > .hit`)).toBe(1);
      }
      // A card is not read over it.
      const other = (await boxes(visitor, HELD)).at(-1)!;
      await page.mouse.move(width / 2, 20);
      await page.mouse.move(other.x + 12, other.y + 40);
      // Read after 250 ms.
      await page.waitForTimeout(400);
      for (const reader of await boxes(visitor, '[data-reader]'))
        expect(meet(reader, box), `${about}: reader`).toBe(false);
      await page.keyboard.press('Escape');
      await reaches(visitor, 0);
    }
  }
});

test('a whole Vendetta takes at most 35 presses', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await beGuest(visitor, 'Marta');
  const { id } = await against(visitor, 'vendetta', 4, {
    options: { players: 4, pace: 'instant' },
    seed: '5eed'.repeat(16),
  });
  await visitor.go(`/table/${id}`);
  const asks: string[] = [];
  for (let turn = await asked(visitor); turn; turn = await asked(visitor)) {
    const before = visitor.answers;
    const presses = visitor.presses;
    if ((await page.locator(HELD).count()) > 0 && /which card do you play/.test(turn.question)) {
      await drag(visitor, await nameOf(visitor, LOCATIONS[asks.length % 3]!));
      await page.locator(BOX).waitFor();
      await pressFirst(visitor, `${BOX} .option.main`);
    } else if ((await page.locator(`${BOX} .option.main`).count()) > 0)
      await pressFirst(visitor, `${BOX} .option.main`);
    else if ((await page.locator('[data-main] .option').count()) > 0) await pressFirst(visitor, '[data-main] .option');
    else {
      const point = await page.evaluate((spots) => window.inside.bring(spots, 0), SPOTS);
      await press(visitor, point!);
    }
    expect(await visitor.hasAnswered(before, 15_000), turn.question).toBe(true);
    asks.push(`${visitor.presses - presses} ${turn.question}`);
  }
  expect(visitor.presses, asks.join('\n')).toBeLessThanOrEqual(35);
  // More than the turns alone: it was a whole game.
  expect(asks.length).toBeGreaterThan(12);
});
