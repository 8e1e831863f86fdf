import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bundled } from './bundled';
import type { Wire } from './connection.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A bundled socket, and all that is heard from it. */
function line() {
  const socket: Wire = { send: vi.fn(), close: vi.fn(), onopen: null, onmessage: null, onclose: null };
  const wire = bundled(socket);
  const heard: string[] = [];
  wire.onmessage = ({ data }) => void heard.push(data as string);
  wire.onclose = () => void heard.push('closed');
  const say = (data: string) => socket.onmessage!.call(socket as WebSocket, new MessageEvent('message', { data }));
  const close = () => socket.onclose!.call(socket as WebSocket, new Event('close') as CloseEvent);
  return { socket, wire, heard, say, close };
}

test('what comes together is heard together, in its order', () => {
  const { heard, say } = line();
  say('one');
  say('two');
  expect(heard).toEqual([]);
  vi.runAllTimers();
  expect(heard).toEqual(['one', 'two']);
  say('three');
  vi.runAllTimers();
  expect(heard).toEqual(['one', 'two', 'three']);
});

test('what came before the end is heard before it', () => {
  const { heard, say, close } = line();
  say('last');
  close();
  vi.runAllTimers();
  expect(heard).toEqual(['last', 'closed']);
});

test('what is said goes out at once', () => {
  const { socket, wire } = line();
  wire.send('hello');
  wire.close();
  expect(socket.send).toHaveBeenCalledWith('hello');
  expect(socket.close).toHaveBeenCalled();
});
