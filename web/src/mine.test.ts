import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLang } from './i18n';
import { me } from './me.svelte';
import { Mine } from './mine.svelte';
import { settings } from './settings.svelte';
import { snapshot } from './testing';
import type { MyTable } from './wire';

const table = (id: string, waits_for_you: boolean, status: MyTable['status'] = 'playing'): MyTable => ({
  ...snapshot(1, []).table,
  id,
  status,
  you: 'A',
  waits_for_you,
  turns: [],
});

let answer: MyTable[];
let asked: string[];
let notices: { title: string; options: NotificationOptions }[];

class FakeNotification {
  static permission = 'granted';
  static requestPermission = async () => 'granted';
  onclick: (() => void) | null = null;
  constructor(title: string, options: NotificationOptions) {
    notices.push({ title, options });
  }
  close() {}
}

beforeAll(() => setLang('en'));

beforeEach(() => {
  [answer, asked, notices] = [[], [], []];
  vi.stubGlobal('fetch', async (url: URL) => {
    asked.push(url.pathname + url.search);
    return new Response(JSON.stringify(answer));
  });
  vi.stubGlobal('Notification', FakeNotification);
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  me.know({ id: 'u1', name: 'Ann', guest: true });
  settings.notify = true;
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  me.know(null);
  settings.notify = false;
});

describe("one's own tables", () => {
  it('are those the server lists, and are counted', async () => {
    const mine = new Mine();
    expect(mine.tables).toBeNull();
    answer = [table('a', true), table('b', false), table('c', false, 'over')];
    await mine.renew();
    expect(asked[0]).toContain('mine=1');
    expect([mine.waiting, mine.elsewhere]).toEqual([1, 1]);
    expect(mine.live.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(mine.finished.map(({ id }) => id)).toEqual(['c']);
  });

  it('are not asked for by somebody who has none', async () => {
    me.know(null);
    const mine = new Mine();
    await mine.renew();
    expect([asked, mine.tables]).toEqual([[], null]);
  });

  it('are announced once when they begin to wait, without a word of the game', async () => {
    const mine = new Mine();
    answer = [table('a', true), table('b', false)];
    await mine.renew();
    expect(notices).toEqual([]); // What waits when the page is opened is seen there.
    answer = [table('a', true), table('b', true)];
    await mine.renew();
    await mine.renew();
    expect(notices.map(({ options }) => options.tag)).toEqual(['b']);
    expect(notices[0]!.title).toBe('Your turn: Vendetta');
    answer = [table('a', false), table('b', false)];
    await mine.renew();
    answer = [table('a', true), table('b', false)];
    await mine.renew();
    expect(notices.map(({ options }) => options.tag)).toEqual(['b', 'a']);
  });

  it('are announced only to those who want it', async () => {
    settings.notify = false;
    const mine = new Mine();
    await mine.renew();
    answer = [table('a', true)];
    await mine.renew();
    expect(notices).toEqual([]);
  });
});
