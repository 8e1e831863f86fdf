// Events that hurt somebody, for the sound of it.

/** Whether an event, as data, hurt the seat. `hurting`: such events by name, and the field that says whom. */
export function hurts(event: unknown, seat: string | null, hurting: Readonly<Record<string, string>> = {}): boolean {
  if (!seat || typeof event !== 'object' || event === null) return false;
  return Object.entries(event).some(([name, held]) => {
    const field = hurting[name];
    return field !== undefined && (held as Record<string, unknown>)[field] === seat;
  });
}
