// The time, read again every second by what shows it.
import { createSubscriber } from 'svelte/reactivity';

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

/** Milliseconds since 1970 (reactive). */
export function now(): number {
  subscribe();
  return Date.now();
}

/** `0:07`, `12:30`, `1:02:03`: the same in all our languages. Clocks that differ never show less than nothing. */
export function stretch(ms: number): string {
  const all = Math.max(0, Math.floor(ms / 1000));
  const two = (n: number) => String(n).padStart(2, '0');
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
