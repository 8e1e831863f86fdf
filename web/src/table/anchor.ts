// Small panels beside the thing they belong to. They live in the browser's top layer, so that no
// scrolling row cuts them off, and close by themselves on Escape and on a click elsewhere.
const GAP = 8;

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Side = 'below' | 'above';

/** Where a panel goes: on the wanted side of its anchor, on the other where there is no room, never off the screen. */
export function place(anchor: Box, panel: Box, screen: { width: number; height: number }, wanted: Side = 'below') {
  const below = anchor.top + anchor.height + GAP;
  const above = anchor.top - GAP - panel.height;
  const fitsBelow = below + panel.height <= screen.height - GAP;
  const goesBelow = wanted === 'below' ? fitsBelow || above < GAP : above < GAP;
  const top = goesBelow ? Math.min(below, screen.height - GAP - panel.height) : above;
  const middle = anchor.left + anchor.width / 2 - panel.width / 2;
  const left = Math.min(Math.max(GAP, middle), screen.width - GAP - panel.width);
  return { left: Math.max(GAP, left), top: Math.max(GAP, top) };
}

export function openBeside(panel: HTMLElement, anchor: Element, wanted?: Side) {
  if (!panel.matches(':popover-open')) panel.showPopover();
  const screen = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const { left, top } = place(anchor.getBoundingClientRect(), panel.getBoundingClientRect(), screen, wanted);
  panel.style.left = `${left}px`;
  panel.style.top = `${top}px`;
}

export function close(panel: HTMLElement | undefined) {
  if (panel?.matches(':popover-open')) panel.hidePopover();
}

/** Arrow keys walk through the buttons and links of a panel. */
export function walk(event: KeyboardEvent) {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  const home = event.currentTarget;
  if (!step || !(home instanceof HTMLElement)) return;
  const stops = [...home.querySelectorAll<HTMLElement>('button:not(:disabled), a[href]')];
  if (stops.length === 0) return;
  const at = stops.indexOf(document.activeElement as HTMLElement);
  stops[(at + step + stops.length) % stops.length]?.focus();
  event.preventDefault();
}
