// The sigils of clans that several games share, on a grid of 48: abstract, drawn here, like nothing printed.
import { ring, type Drawing } from './icons/drawing';

export const sigils = {
  // A barricade on fire.
  brujah: {
    solid: 'M4.6 43.6L12 16.4l6.4 12.8L25 2.4l5.8 24.4L36.6 15l6.8 28.6-10.2-7.4-9.2 7.4-9.2-7.4z',
  },
  // A beast that looks at you.
  gangrel: {
    solid:
      'M6.4 4.4l11 8.4h13.2l11-8.4-1.8 18.8-7.4 9.4-3.8 12h-9.2l-3.8-12-7.4-9.4z' +
      'M14.6 21.4l2.2 6.6 5.8.4zM33.4 21.4l-2.2 6.6-5.8.4zM21.4 36l2.6 3.2 2.6-3.2z',
  },
  // A mirror broken in two, and the halves no longer fit.
  malkavian: {
    line: 'M27.4 8.4a17.6 17.6 0 0 1 0 35.2l2.2-10-6.2-7.6 6.2-7.6z',
    solid: 'M20.6 3.4a18.2 18.2 0 0 0 0 36.4l2.4-10.2-6.2-7.6 6.2-8.4z',
  },
  // Eyes in a culvert.
  nosferatu: {
    line: 'M5 43V24a19 19 0 0 1 38 0v19M12.6 43V24.8a11.4 11.4 0 0 1 22.8 0V43M24 5v8.4M8.4 13.2l6.8 4.8M39.6 13.2l-6.8 4.8',
    solid: 'M16.4 25.2l6.2 3.2-5.4 1.4zM31.6 25.2l-6.2 3.2 5.4 1.4z',
  },
  // A rose in one stroke.
  toreador: {
    line:
      'M24.2 24.6c-2.6 0-4.2-1.7-4.2-4 0-2.7 2.1-4.6 4.8-4.6 3.7 0 6.2 2.7 6.2 6.4 0 4.5-3.5 7.6-8 7.6-5.7 0-9.6-4.1-9.6-9.8' +
      'C13.4 13.3 18.5 8.4 25.4 8.4c7.9 0 13.2 5.7 13.2 13.4 0 8.7-6.1 14.6-14.4 14.6-9.6 0-16.2-6.6-16.2-16.2 0-6 2.4-10.9 6.4-14.2',
    solid: 'M25 37.6c4.2 6.4 10.2 8.6 16.6 6.2-2.6-6-8.8-8.8-16.6-6.2z',
  },
  // One figure in another, and a door in the last.
  tremere: {
    line: `${ring(24, 24, 20)}M24 4l17.3 30H6.7z`,
    solid: 'M24 17.6l6.8 8.2-6.8 8.2-6.8-8.2z',
  },
  // A throne.
  ventrue: {
    line: 'M6 43.6h36',
    solid: 'M20.4 13L24 3.4l3.6 9.6v25.6h-7.2zM9.6 23.4l3.4-7 3.4 7v15.2H9.6zM31.6 23.4l3.4-7 3.4 7v15.2h-6.8z',
  },
} satisfies Record<string, Drawing>;

/** For whoever is of no clan: a drop under the moon. */
export const neutral: Drawing = {
  solid:
    'M27.6 4.6A20 20 0 1 0 43.2 30 16.4 16.4 0 0 1 27.6 4.6z' +
    'M36.4 9.6c3 3.7 4.6 6.2 4.6 8.8a4.6 4.6 0 0 1-9.2 0c0-2.6 1.6-5.1 4.6-8.8z',
};

export function sigilOf(clan: string | null | undefined): Drawing {
  return clan && Object.hasOwn(sigils, clan) ? sigils[clan as keyof typeof sigils] : neutral;
}
