// Somebody with a browser of their own. Whatever goes wrong in it fails the test: errors in the console,
// answers of 400 and more, requests that fail, broken content security policy.

import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Speed } from '../src/table/scenes/speed';
import type { Lang } from '../src/wire/langs';
import type { Dice } from './dice';
import { inside, playAt, throwDice } from './inside';

export type Wish = {
  lang?: Lang;
  /** 390 × 844, touched instead of clicked. */
  phone?: boolean;
  /** Let cards travel, and play scenes; it costs time. */
  moving?: boolean;
  /** Tips of a first game, which tests of something else do without. */
  tips?: boolean;
  /** How fast scenes are played: at once, unless things may move. */
  speed?: Speed;
};

export const WIDE = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

/** An empty page has no storage. */
function withoutTips(): void {
  if (location.protocol.startsWith('http')) localStorage.setItem('elysium-tips', '{"off":true}');
}

export class Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly phone: boolean;
  readonly server: string;
  readonly dice: Dice;
  #problems: string[] = [];
  #expected: RegExp[] = [];
  #answers = 0;
  #heard: (() => void) | null = null;

  private constructor(context: BrowserContext, page: Page, server: string, dice: Dice, phone: boolean) {
    this.context = context;
    this.page = page;
    this.phone = phone;
    this.server = server;
    this.dice = dice;
  }

  static async come(browser: Browser, server: string, dice: Dice, wish: Wish = {}): Promise<Visitor> {
    const context = await browser.newContext({
      baseURL: server,
      locale: wish.lang && wish.lang !== 'en' ? wish.lang : 'en-GB',
      viewport: wish.phone ? PHONE : WIDE,
      isMobile: wish.phone,
      hasTouch: wish.phone,
      reducedMotion: wish.moving ? 'no-preference' : 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    context.setDefaultTimeout(45_000);
    await context.addInitScript(inside);
    await context.addInitScript(playAt, wish.speed ?? (wish.moving ? 'usual' : 'at-once'));
    await context.addInitScript(throwDice, dice.below(2 ** 32));
    if (!wish.tips) await context.addInitScript(withoutTips);
    const visitor = new Visitor(context, await context.newPage(), server, dice, wish.phone ?? false);
    visitor.#watch();
    return visitor;
  }

  #watch(): void {
    this.context.on('console', (message) => {
      if (message.type() === 'error') this.#note(`console: ${message.text()} (${message.location().url})`);
    });
    this.context.on('weberror', (error) => this.#note(`page: ${error.error().stack ?? error.error()}`));
    this.context.on('response', (answer) => {
      if (answer.status() >= 400) {
        this.#note(`${answer.status()} to ${answer.request().method()} ${answer.url()}`);
      }
    });
    this.context.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? '';
      // Aborted: the page went elsewhere, or it became a download.
      if (why !== 'net::ERR_ABORTED') this.#note(`${why} for ${request.method()} ${request.url()}`);
    });
    this.page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => {
        if (!/"do":"(answer|plan)"/.test(String(payload))) return;
        this.#answers += 1;
        this.#heard?.();
      });
    });
  }

  #note(problem: string): void {
    if (!this.#expected.some((pattern) => pattern.test(problem))) this.#problems.push(problem);
  }

  /** From now on such a problem is none. */
  expectProblem(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** From now on every problem is one again. */
  expectNoProblem(): void {
    this.#expected = [];
  }

  get problems(): readonly string[] {
    return this.#problems;
  }

  /** How many answers and plans this browser has sent. */
  get answers(): number {
    return this.#answers;
  }

  /** False if no answer beyond the first `before` is sent in time. */
  async hasAnswered(before: number, within: number): Promise<boolean> {
    if (this.#answers > before) return true;
    return new Promise((resolve) => {
      const timer = setTimeout(() => done(false), within);
      const done = (sent: boolean) => {
        clearTimeout(timer);
        if (this.#heard === heard) this.#heard = null;
        resolve(sent);
      };
      const heard = () => done(true);
      this.#heard = heard;
    });
  }

  async go(path: string): Promise<void> {
    await this.page.goto(this.server + path);
  }

  /** How often mouse or finger were pressed. */
  presses = 0;

  /** A click, or a tap. */
  async touch(x: number, y: number): Promise<void> {
    this.presses += 1;
    await (this.phone ? this.page.touchscreen.tap(x, y) : this.page.mouse.click(x, y));
  }
}
