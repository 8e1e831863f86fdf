import { cleanup, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { setLang, t } from '../i18n';
import { line, now, snapshot } from '../testing';
import { TableState } from '../watched.svelte';
import type { Part, ErrorInfo, Replay } from '../wire';
import NoGame from './NoGame.svelte';
import Notices from './Notices.svelte';
import { Orders } from './orders.svelte';
import Play from './Play.svelte';
import ReplayPage from './ReplayPage.svelte';

const why: Part[] = [
  { kind: 'text', text: 'Entry 7 is missing, ' },
  { kind: 'text', text: 'so nobody can play on.' },
];

function stopped(view: unknown): TableState {
  const state = new TableState('t', { connected: true, order: () => new Promise(() => {}) });
  const seen = snapshot(6, [line(1, 'table'), line(2, 'chat')], view);
  state.takeSnapshot({ ...seen, now: { ...now(), status: 'frozen', read_only: why } });
  return state;
}

beforeAll(() => setLang('en'), 60_000);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('is said above the game that can only be looked at', () => {
  const state = stopped({});
  render(Notices, { state, orders: new Orders(state) });
  expect(document.body.textContent).toContain('Entry 7 is missing, so nobody can play on.');
  expect(document.body.textContent).not.toContain('restarted');
});

it('is said where there is no game to show, with who sat there and what was said', () => {
  render(NoGame, { state: stopped(null) });
  expect(document.body.textContent).toContain('Entry 7 is missing, so nobody can play on.');
  expect(screen.getByText('line 2')).toBeTruthy();
  expect(document.body.textContent).toContain('line 1');
});

it('leaves nothing to say at a table where nothing can happen', () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const state = stopped({});
  render(Play, { state });
  const tool = (name: string) => screen.queryByRole('button', { name });
  expect(tool('Log')).not.toBeNull();
  expect(tool('Chat')).toBeNull();
  state.takeSnapshot(snapshot(7, [], {}));
  flushSync();
  expect(tool('Chat')).not.toBeNull();
});

it('is all that a replay without positions shows, apart from its lines', async () => {
  const { table, lines } = snapshot(6, [line(1, 'table'), line(2, 'chat')]);
  const replay: Replay = { table: { ...table, status: 'over' }, answers: 3, lines, result: null, fair: null };
  const refused: ErrorInfo = { code: 'read-only', text: why };
  vi.stubGlobal('fetch', (url: URL) =>
    Promise.resolve(url.pathname.endsWith('/replay') ? Response.json(replay) : Response.json(refused, { status: 409 })),
  );
  render(ReplayPage, { id: 't', at: null, as: null });
  expect(await screen.findByText('Entry 7 is missing, so nobody can play on.')).toBeTruthy();
  expect(screen.queryByText(t('table-loading'))).toBeNull();
  expect(document.body.textContent).toContain('line 1');
});
