// Long press on a touch screen, right click with a mouse: both mean "look at this".
const HOLD = 450;
const SLACK = 10;
/** After the finger is lifted, its click comes within this time or not at all. */
const CLICK_WITHIN = 400;

/** The click that ends a long press must neither choose anything nor close what the press has opened. */
function swallowClick() {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const lifted = () => setTimeout(() => removeEventListener('click', swallow, true), CLICK_WITHIN);
  addEventListener('click', swallow, { capture: true, once: true });
  addEventListener('pointerup', lifted, { capture: true, once: true });
  addEventListener('pointercancel', lifted, { capture: true, once: true });
}

export function press(look: () => void) {
  return (node: HTMLElement) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let held = false;

    const stop = () => clearTimeout(timer);
    const down = (event: PointerEvent) => {
      held = false;
      if (event.pointerType === 'mouse') return;
      from = { x: event.clientX, y: event.clientY };
      stop();
      timer = setTimeout(() => {
        held = true;
        swallowClick();
        look();
      }, HOLD);
    };
    const move = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK) stop();
    };
    const menu = (event: MouseEvent) => {
      event.preventDefault();
      stop();
      if (!held) look();
    };

    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', stop);
    node.addEventListener('pointercancel', stop);
    node.addEventListener('contextmenu', menu);
    return () => {
      stop();
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', stop);
      node.removeEventListener('pointercancel', stop);
      node.removeEventListener('contextmenu', menu);
    };
  };
}
