// The gifts of vampires, in drawings of our own.
import { line, ring, type Drawing } from './drawing';

export const disciplines = {
  auspex: {
    line: 'M2.4 14.4c4.8-6 14.4-6 19.2 0-4.8 6-14.4 6-19.2 0zM12 2.4v3.4M5.4 4.6l1.8 2.8M18.6 4.6l-1.8 2.8',
    solid: ring(12, 14.4, 2.4),
  },
  celerity: line('M10.4 4.4l7.6 7.6-7.6 7.6', 'M2.6 7.2h5.4M2.6 12h9M2.6 16.8h5.4', 'M16.4 6.6l5.2 5.4-5.2 5.4'),
  dominate: line(
    'M3.6 5.2h16.8M12 2.4v5.6',
    'M4.8 5.2L8 15.4M19.2 5.2L16 15.4M12 8v3.6',
    ring(12, 13.8, 2.2),
    'M7 21.4c.4-3 2.2-4.4 5-4.4s4.6 1.4 5 4.4',
  ),
  fortitude: line(
    'M3.4 4.4h4v2.8h2.8V4.4h3.6v2.8h2.8V4.4h4v6.2H3.4z',
    'M5 10.6l.8 10.4h12.4L19 10.6',
    'M5.4 15.6h13.2M12 10.6v5M8.8 15.6V21M15.2 15.6V21',
  ),
  obfuscate: line(
    'M14.4 2.8a9.4 9.4 0 1 0 6.8 12.4A7.8 7.8 0 0 1 14.4 2.8z',
    'M15.2 8.2h2.6M19.8 8.2h1.4M16.2 11.6h1.6M20 11.6h1.6',
  ),
  potence: line(
    'M10.8 2.4l6.4 6.4-4.2 4.2-6.4-6.4z',
    'M11.4 11.4L3.2 19.6l1.8 1.8 8.2-8.2',
    'M20 12.4l1.8.6M17 15.4l2.2 2.2M14.4 18.6l.4 2.2',
  ),
  presence: line(
    'M12 20.6C6.4 16.6 3.6 13.4 3.6 9.8A4.4 4.4 0 0 1 12 8a4.4 4.4 0 0 1 8.4 1.8c0 3.6-2.8 6.8-8.4 10.8z',
    'M12 2v2.6M6.4 2.8l1 2M17.6 2.8l-1 2',
  ),
} satisfies Record<string, Drawing>;
