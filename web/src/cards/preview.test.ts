import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { placeBeside, preview, previewed } from './preview.svelte';

const screen = { width: 1280, height: 800 };
const card = { width: 300, height: 419 };

describe('the preview', () => {
  it('stands right of the thing, else left of it, and always on the screen', () => {
    expect(placeBeside({ left: 100, right: 200, top: 300, height: 100 }, card, screen)).toEqual({
      left: 212,
      top: 140.5,
    });
    expect(placeBeside({ left: 1100, right: 1200, top: 300, height: 100 }, card, screen).left).toBe(788);
    expect(placeBeside({ left: 100, right: 200, top: 0, height: 20 }, card, screen).top).toBe(12);
    expect(placeBeside({ left: 100, right: 200, top: 780, height: 20 }, card, screen).top).toBe(369);
  });
});

describe('the preview of a card', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const over = (element: Element, pointerType: string) =>
    element.dispatchEvent(Object.assign(new Event('pointermove'), { pointerType }));

  it('comes when the mouse rests on it, and goes with it', () => {
    const element = document.createElement('div');
    const stop = preview({ game: 'vendetta', slug: 'challenge' })(element)!;
    over(element, 'mouse');
    vi.advanceTimersByTime(200);
    expect(previewed()).toBeNull();
    vi.advanceTimersByTime(100);
    expect(previewed()).toMatchObject({ game: 'vendetta', slug: 'challenge' });
    element.dispatchEvent(new Event('pointerleave'));
    expect(previewed()).toBeNull();
    stop();
  });

  it('does not come back while the mouse is still where it pressed', () => {
    const element = document.createElement('div');
    const stop = preview({ game: 'vendetta', slug: 'challenge' })(element)!;
    over(element, 'mouse');
    element.dispatchEvent(new Event('pointerdown'));
    over(element, 'mouse');
    vi.advanceTimersByTime(300);
    expect(previewed()).toBeNull();
    element.dispatchEvent(new Event('pointerleave'));
    over(element, 'mouse');
    vi.advanceTimersByTime(300);
    expect(previewed()?.slug).toBe('challenge');
    stop();
  });

  it('goes when the thing goes, and not when another does', () => {
    const [one, other] = [document.createElement('div'), document.createElement('div')];
    const stopOne = preview({ game: 'vendetta', slug: 'chaos' })(one)!;
    const stopOther = preview({ game: 'vendetta', slug: 'victim' })(other)!;
    over(one, 'mouse');
    vi.advanceTimersByTime(300);
    stopOther();
    expect(previewed()?.slug).toBe('chaos');
    stopOne();
    expect(previewed()).toBeNull();
  });

  it('is not for fingers, nor for cards that lie face down', () => {
    const element = document.createElement('div');
    const stop = preview({ game: 'vendetta', slug: 'chaos' })(element)!;
    over(element, 'touch');
    vi.advanceTimersByTime(300);
    expect(previewed()).toBeNull();
    stop();
    expect(preview({ game: 'vendetta', slug: null })(element)).toBeUndefined();
  });
});
