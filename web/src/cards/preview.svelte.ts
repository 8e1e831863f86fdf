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

    const enter = (event: Event): void => {
      if ((event as PointerEvent).pointerType !== 'mouse') return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        shown = { game, slug, by: element, beside: element.getBoundingClientRect() };
      }, WAIT_MS);
    };
    const leave = (): void => {
      clearTimeout(timer);
      if (untrack(previewed)?.by === element) closePreview();
    };

    element.addEventListener('pointerenter', enter);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('pointerdown', leave);
    return () => {
      leave();
      element.removeEventListener('pointerenter', enter);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('pointerdown', leave);
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
