// The one box in which terms are explained: which term, beside what, and when it comes and goes.
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';

interface Explained {
  game: string;
  term: string;
  by: HTMLElement;
  /** Asked for by a click, a tap or Enter: it stays until it is closed. */
  pinned: boolean;
}

const WAIT_MS = 250;
/** Time to get from the word to the box. */
const LEAVE_MS = 300;

let shown = $state.raw<Explained | null>(null);
let leaving: ReturnType<typeof setTimeout> | undefined;

/** What is explained now (reactive). */
export function explained(): Explained | null {
  return shown;
}

export function closeBox(): void {
  clearTimeout(leaving);
  shown = null;
}

/** The pointer is on the box: it stays. */
export function stay(): void {
  clearTimeout(leaving);
}

/** The pointer has left. */
export function leave(): void {
  clearTimeout(leaving);
  if (!untrack(explained)?.pinned) leaving = setTimeout(closeBox, LEAVE_MS);
}

/** `{@attach explain(game, term)}` on whatever stands for a term. */
export function explain(game: string, term: string): Attachment<HTMLElement> {
  return (by) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isOwn = () => untrack(explained)?.by === by;

    const show = (pinned: boolean): void => {
      clearTimeout(timer);
      clearTimeout(leaving);
      shown = { game, term, by, pinned };
    };
    // A mouse that moves onto the word, not a word that comes to lie under a resting mouse.
    const move = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse') return;
      if (isOwn()) stay();
      else if (timer === undefined) timer = setTimeout(() => show(false), WAIT_MS);
    };
    const out = (): void => {
      clearTimeout(timer);
      timer = undefined;
      if (isOwn()) leave();
    };
    const focus = (): void => {
      if (by.matches(':focus-visible') && !isOwn()) show(false);
    };
    // What had the focus may be gone while the page is being drawn, when nothing may change.
    const blur = (): void => queueMicrotask(out);
    const click = (event: MouseEvent): void => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      if (isOwn() && untrack(explained)?.pinned) closeBox();
      else show(true);
    };

    by.addEventListener('pointermove', move);
    by.addEventListener('pointerleave', out);
    by.addEventListener('focus', focus);
    by.addEventListener('blur', blur);
    by.addEventListener('click', click);
    return () => {
      clearTimeout(timer);
      by.removeEventListener('pointermove', move);
      by.removeEventListener('pointerleave', out);
      by.removeEventListener('focus', focus);
      by.removeEventListener('blur', blur);
      by.removeEventListener('click', click);
      queueMicrotask(() => isOwn() && leave());
    };
  };
}
