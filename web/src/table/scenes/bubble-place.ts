// Where a bubble goes: beside its face, and never over something that can be chosen.
import type { Box } from '../anchor';
import { choosable, meet } from '../room';

const GAP = 6;

/** Below the face, at its right, at its left, above it; none where something can be chosen in all of these places. */
export function placeBubble(
  board: Box,
  face: Box,
  bubble: { width: number; height: number },
  taken: readonly Box[],
): { left: number; top: number } | null {
  const clamp = (value: number, from: number, to: number) => Math.max(from, Math.min(value, to));
  const [right, bottom] = [board.left + board.width, board.top + board.height];
  const x = clamp(face.left - 4, board.left + GAP, right - GAP - bubble.width);
  const middle = face.top + (face.height - bubble.height) / 2;
  const places = [
    { left: x, top: face.top + face.height + GAP },
    { left: face.left + face.width + GAP, top: middle },
    { left: face.left - GAP - bubble.width, top: middle },
    { left: x, top: face.top - GAP - bubble.height },
  ];
  const fits = ({ left, top }: { left: number; top: number }) =>
    left >= board.left && top >= board.top && left + bubble.width <= right && top + bubble.height <= bottom;
  return places.find((place) => fits(place) && !taken.some((box) => meet(box, { ...place, ...bubble }))) ?? null;
}

/** The same, with what the page shows now. */
export function bubblePlace(seat: string, bubble: HTMLElement): { left: number; top: number } | null {
  const board = bubble.closest('[data-board]');
  const face = board?.querySelector(`[data-face="${seat}"]`)?.getBoundingClientRect();
  if (!board || !face || face.width === 0) return null;
  const around = board.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const place = placeBubble(around, face, { width, height }, choosable());
  return place && { left: place.left - around.left, top: place.top - around.top };
}
