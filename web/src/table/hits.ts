// Events that hurt somebody, for the sound of it: by name, and the field that says whom.
const HURTS: Record<string, string> = {
  // Vendetta
  lost: 'who',
  stolen: 'from',
  // Rivals
  'lost-prestige': 'who',
  'stole-prestige': 'from',
  'lost-agenda': 'who',
  torpor: 'who',
  'vampire-burned': 'who',
};

/** Whether an event, as data, hurt the seat. */
export function hurts(event: unknown, seat: string | null): boolean {
  if (!seat || typeof event !== 'object' || event === null) return false;
  return Object.entries(event).some(([name, held]) => {
    const field = HURTS[name];
    return field !== undefined && (held as Record<string, unknown>)[field] === seat;
  });
}
