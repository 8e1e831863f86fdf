// Long press on a touch screen, right click with a mouse: both mean "look at this".
const HOLD = 450;
const SLACK = 10;

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
        look();
      }, HOLD);
    };
    const move = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK) stop();
    };
    // The click that ends a long press must not choose anything.
    const click = (event: MouseEvent) => {
      if (!held) return;
      held = false;
      event.preventDefault();
      event.stopImmediatePropagation();
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
    node.addEventListener('click', click, true);
    node.addEventListener('contextmenu', menu);
    return () => {
      stop();
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', stop);
      node.removeEventListener('pointercancel', stop);
      node.removeEventListener('click', click, true);
      node.removeEventListener('contextmenu', menu);
    };
  };
}
