// The large card to be read, for mice and keyboards: fingers tap or press long. On a page it comes beside the pointer; a
// table has fixed places for it.
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

export interface PreviewPlace {
  left: number;
  top: number;
  width: number;
}
/** Where the card beside which something lies is shown; nowhere if there is no room. */
export type PlaceFor = (beside: DOMRect) => PreviewPlace | null;

const WIDTH = 300;
const beside: PlaceFor = (box) => {
  const card = { width: WIDTH, height: (WIDTH * 88) / 63 };
  return { ...placeBeside(box, card, { width: innerWidth, height: innerHeight }), width: WIDTH };
};
let placeFor: PlaceFor = beside;

/** From now on cards are shown where this says; gives back what ends it. */
export function usePlace(place: PlaceFor): () => void {
  placeFor = place;
  return () => {
    if (placeFor === place) placeFor = beside;
  };
}

/** Where the card that is previewed goes. */
export function previewPlace(now: Previewed): PreviewPlace | null {
  return placeFor(now.beside);
}

/** Shows a card at once: a tap has asked for it. */
export function showPreview(game: string, slug: string, by: Element): void {
  shown = { game, slug, by, beside: by.getBoundingClientRect() };
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
      timer = setTimeout(() => showPreview(game, slug, element), WAIT_MS);
    };
    const focus = (): void => {
      if (!element.matches(':focus-visible') || timer !== undefined) return;
      timer = setTimeout(() => showPreview(game, slug, element), WAIT_MS);
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
    // A card that is taken away loses the focus while the page is being drawn, when nothing may change.
    const blur = (): void => queueMicrotask(leave);
    const press = (): void => {
      pressed = true;
      stop();
    };

    element.addEventListener('pointermove', move);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('pointerdown', press);
    element.addEventListener('focus', focus);
    element.addEventListener('blur', blur);
    return () => {
      stop();
      element.removeEventListener('focus', focus);
      element.removeEventListener('blur', blur);
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
