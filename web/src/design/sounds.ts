// Three short sounds, made on the spot: no files to fetch, quiet enough for a night room.

import { settings } from '../settings.svelte';

export type Sound = 'turn' | 'hit' | 'end';

type Note = { wave: OscillatorType; from: number; to: number; start: number; long: number; loud: number };

const SOUNDS: Record<Sound, Note[]> = {
  // Two strokes on a glass: it is your turn.
  turn: [
    { wave: 'sine', from: 659, to: 659, start: 0, long: 0.5, loud: 0.14 },
    { wave: 'sine', from: 988, to: 988, start: 0.12, long: 0.6, loud: 0.11 },
  ],
  // A dull knock: something hit you.
  hit: [
    { wave: 'triangle', from: 170, to: 55, start: 0, long: 0.22, loud: 0.3 },
    { wave: 'square', from: 90, to: 40, start: 0, long: 0.08, loud: 0.05 },
  ],
  // A falling chord: the game is over.
  end: [
    { wave: 'sine', from: 523, to: 523, start: 0, long: 1.2, loud: 0.1 },
    { wave: 'sine', from: 392, to: 392, start: 0.18, long: 1.2, loud: 0.1 },
    { wave: 'sine', from: 262, to: 262, start: 0.36, long: 1.6, loud: 0.13 },
  ],
};

let context: AudioContext | null = null;

/** Play a sound, unless sounds are muted. Browsers stay silent until somebody has clicked once. */
export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const tone of SOUNDS[sound]) strike(context, tone);
}

function strike(at: AudioContext, { wave, from, to, start, long, loud }: Note): void {
  const begin = at.currentTime + start;
  const source = new OscillatorNode(at, { type: wave, frequency: from });
  const volume = new GainNode(at, { gain: 0 });
  source.frequency.exponentialRampToValueAtTime(to, begin + long);
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loud, begin + 0.01); // No click at the start,
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + long); // and none at the end.
  source.connect(volume).connect(at.destination);
  source.start(begin);
  source.stop(begin + long);
}
