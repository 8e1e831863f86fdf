// The keys of the box: Enter for its first button, F for its second, digits and arrows for the number; where there is none, digits
// for the buttons.
import { isTyping } from '../keys';
import type { Draft } from './draft.svelte';

/** What stands on a button. */
export function keyName({ box, main }: Draft, i: number): string {
  if (box?.buttons[i] === main) return '↵';
  if (box && box.dials.length > 0) return i === 1 ? 'F' : '';
  return String(i + 1);
}

const ARROWS: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/** Whether this key means something to the box; it has done it then. */
export function boxKey(event: KeyboardEvent, draft: Draft): boolean {
  const { box, main } = draft;
  if (!box || isTyping(event)) return false;
  const on = event.target instanceof Element ? event.target : null;
  const done = () => {
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  if (event.key === 'Escape' && draft.begun) {
    draft.back();
    return done();
  }
  // Enter and the arrows belong to a button that has the focus.
  const busy = on?.closest('button, a, input, [popover]') != null;
  if (event.key === 'Enter' && !busy && !event.repeat && main) {
    draft.press(main);
    return done();
  }
  const [dial] = box.dials;
  const digit = /^[0-9]$/.test(event.key) ? Number(event.key) : null;
  if (dial) {
    const second = box.buttons[1];
    if (event.key.toLowerCase() === 'f' && second) {
      draft.press(second);
      return done();
    }
    if (digit !== null && dial.values.includes(digit)) {
      draft.set(dial.part, digit);
      return done();
    }
    const by = ARROWS[event.key];
    const to = by === undefined ? undefined : dial.values[dial.values.indexOf(dial.value) + by];
    if (to !== undefined && !busy && on?.closest('[data-plan]')) {
      draft.set(dial.part, to);
      return done();
    }
    return digit !== null;
  }
  const button = digit === null ? undefined : box.buttons[digit - 1];
  if (button) draft.press(button);
  return button ? done() : false;
}
