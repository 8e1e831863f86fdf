// The large card beside the pointer. Only for mice: fingers press long, keyboards open the inspector.
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';

interface Previewed {
  game: string;
  slug: string;
  /** What the card is shown beside. */
  by: Element;
  beside: DOMRect;
}

const WAIT_MS = 250;

let shown = $state.raw<Previewed | null>(null);

/** What is previewed now (reactive). */
export function previewed(): Previewed | null {
  return shown;
}

export function closePreview(): void {
  shown = null;
}

/** `{@attach preview({ game, slug })}` on whatever stands for a card; without a slug it does nothing. */
export function preview(card: { game: string; slug?: string | null }): Attachment<Element> {
  return (element) => {
    const { game, slug } = card;
    if (!slug) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;

    // A mouse that moves onto the card, not a card that comes to lie under a resting mouse: that would
    // hide the next question.
    const move = (event: Event): void => {
      if ((event as PointerEvent).pointerType !== 'mouse' || pressed || timer !== undefined) return;
      timer = setTimeout(() => {
        shown = { game, slug, by: element, beside: element.getBoundingClientRect() };
      }, WAIT_MS);
    };
    const stop = (): void => {
      clearTimeout(timer);
      timer = undefined;
      if (untrack(previewed)?.by === element) closePreview();
    };

    const leave = (): void => {
      pressed = false;
      stop();
    };
    const press = (): void => {
      pressed = true;
      stop();
    };

    element.addEventListener('pointermove', move);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('pointerdown', press);
    return () => {
      stop();
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('pointerdown', press);
    };
  };
}

/** Where a card of this size goes: right of the thing if there is room, else left, never off the screen. */
export function placeBeside(
  beside: { left: number; right: number; top: number; height: number },
  card: { width: number; height: number },
  screen: { width: number; height: number },
): { left: number; top: number } {
  const gap = 12;
  const right = beside.right + gap;
  const fits = right + card.width + gap <= screen.width;
  const left = fits ? right : Math.max(gap, beside.left - gap - card.width);
  const middle = beside.top + beside.height / 2 - card.height / 2;
  return { left, top: Math.max(gap, Math.min(middle, screen.height - card.height - gap)) };
}
