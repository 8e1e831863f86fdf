// A card dragged from the hand: it follows the pointer, and is dropped on a place that glows or goes back. A click, and then another
// on the place, do the same.
import type { Attachment } from 'svelte/attachments';
import { closePreview } from '../../cards/preview.svelte';
import { moving } from '../../settings.svelte';
import type { Draft } from './draft.svelte';

/** A mouse that moves less than this has clicked. */
const SLACK = 6;
const BACK_MS = 150;

interface Dragged {
  readonly draft: Draft | null;
  /** The option that is taken up; none where there is nothing to drag. */
  readonly word: string | null;
}

/** The spot at this point that would take the card. */
function spotAt(x: number, y: number): HTMLElement | null {
  for (const node of document.elementsFromPoint(x, y)) {
    const spot = node.closest<HTMLElement>('.spot.accepts');
    if (spot) return spot;
  }
  return null;
}

/** The picture that follows the pointer. */
function pictureOf(card: HTMLElement): HTMLElement {
  const { left, top, width, height } = card.getBoundingClientRect();
  const picture = document.createElement('div');
  const copy = card.cloneNode(true) as HTMLElement;
  delete copy.dataset.fly;
  picture.append(copy);
  picture.ariaHidden = 'true';
  picture.dataset.dragged = '';
  Object.assign(picture.style, {
    position: 'fixed',
    zIndex: '60',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    pointerEvents: 'none',
  });
  for (const name of ['--card-w', '--card-ratio']) {
    picture.style.setProperty(name, getComputedStyle(card).getPropertyValue(name));
  }
  document.body.append(picture);
  return picture;
}

/** `{@attach draggable(...)}` on the button of a spot in the hand, beside what it shows. */
export function draggable(of: () => Dragged): Attachment<HTMLElement> {
  return (node) => {
    let from: { x: number; y: number; id: number } | null = null;
    let picture: HTMLElement | null = null;
    /** The click that ends a drag would be one on the card. */
    let dropped = false;

    function begin() {
      const { draft, word } = of();
      const card = node.parentElement?.querySelector<HTMLElement>('[data-fly]');
      if (!draft || !word || !card || !from) return false;
      closePreview();
      if (!draft.isChosen(word)) draft.choose(word);
      draft.dragging = { over: null };
      picture = pictureOf(card);
      node.setPointerCapture(from.id);
      addEventListener('keydown', key, true);
      return true;
    }

    function move(event: PointerEvent) {
      if (!from || event.pointerId !== from.id) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!picture) {
        // A finger that moves sideways swipes the hand.
        const meant =
          event.pointerType === 'mouse' ? Math.hypot(x, y) > SLACK : Math.abs(y) > SLACK && Math.abs(y) > Math.abs(x);
        if (!meant || !begin()) return;
      }
      picture!.style.translate = `${x}px ${y}px`;
      const { draft } = of();
      if (draft?.dragging) draft.dragging = { over: spotAt(event.clientX, event.clientY)?.dataset.spot ?? null };
    }

    function up(event: PointerEvent) {
      if (!from || event.pointerId !== from.id) return;
      if (!picture) return end();
      const there = spotAt(event.clientX, event.clientY);
      dropped = true;
      if (there) {
        picture.remove();
        end();
        there.querySelector<HTMLElement>(':scope > .hit')?.click();
      } else goBack();
    }

    function goBack() {
      const gone = picture;
      of().draft?.back();
      end();
      if (!gone) return;
      const home = [{ translate: gone.style.translate }, { translate: '0px 0px' }];
      if (!moving()) return gone.remove();
      gone.animate(home, { duration: BACK_MS, easing: 'ease-out' }).finished.then(
        () => gone.remove(),
        () => gone.remove(),
      );
    }

    function end() {
      // What has not begun is nobody's business: the spot may be gone already.
      const draft = picture ? of().draft : null;
      if (draft) draft.dragging = null;
      removeEventListener('keydown', key, true);
      [from, picture] = [null, null];
    }

    function key(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      goBack();
    }
    const down = (event: PointerEvent) => {
      dropped = false;
      if (event.button === 0 && event.isPrimary) from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    };
    const cancel = () => (picture ? goBack() : end());
    const click = (event: MouseEvent) => {
      // Keys click, too, but no pointer is counted then.
      if (dropped && event.detail > 0) event.stopImmediatePropagation();
      dropped = false;
    };

    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointercancel', cancel);
    node.addEventListener('click', click, true);
    return () => {
      picture?.remove();
      end();
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', cancel);
      node.removeEventListener('click', click, true);
    };
  };
}
