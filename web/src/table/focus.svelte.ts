// Where the keyboard is. A new question never takes the focus from something that is still there; it
// only catches it when what had it is gone (the button of the answered question).
import { tick } from 'svelte';

export function keepFocus(root: () => HTMLElement | undefined, changes: () => unknown) {
  let held: Element | null = null;

  $effect.pre(() => {
    changes();
    held = root()?.contains(document.activeElement) ? document.activeElement : null;
  });
  $effect(() => {
    changes();
    const was = held;
    if (!was) return;
    void tick().then(() => {
      const lost = !was.isConnected && (!document.activeElement || document.activeElement === document.body);
      if (lost) root()?.querySelector<HTMLElement>('[data-question]')?.focus({ preventScroll: true });
    });
  });
}
