/** How fast scenes are played. */
export type Speed = 'half' | 'usual' | 'double' | 'at-once';
export const SPEEDS: readonly Speed[] = ['half', 'usual', 'double', 'at-once'];

const FACTOR: Record<Speed, number> = { half: 0.5, usual: 1, double: 2, 'at-once': 1 };

/** What durations are multiplied by. */
export const paceOf = (speed: Speed): number => 1 / FACTOR[speed];
