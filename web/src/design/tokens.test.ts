import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

// Read from the disk: the test runner has no use for styles and makes them empty. A game may bring tokens of its own.
const files = readdirSync('src')
  .map((folder) => `src/${folder}/tokens.css`)
  .filter((file) => existsSync(file));
const css = files.map((file) => readFileSync(file, 'utf8')).join();

const colours = new Map([...css.matchAll(/--([\w-]+): #([0-9a-f]{6});/g)].map((m) => [m[1]!, m[2]!]));

/** Relative luminance and contrast as WCAG 2 defines them. */
function luminance(name: string): number {
  const hex = colours.get(name);
  if (!hex) throw new Error(`no colour ${name}`);
  const [r, g, b] = [0, 2, 4].map((i) => {
    const c = parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light! + 0.05) / (dark! + 0.05);
}

const GROUNDS = ['ground', 'panel', 'panel-2'];
const FILLS = ['blood', ...[...colours.keys()].filter((name) => name.startsWith('clan-'))];

describe('the colours', () => {
  it.each(['bone', 'bone-dim', 'blood-bright', 'gold', 'prestige', 'good', 'focus'])(
    'let %s be read on every ground',
    (text) => {
      for (const ground of GROUNDS) expect(contrast(text, ground), ground).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(FILLS)('let bone be read on %s', (fill) => {
    expect(contrast('bone', fill)).toBeGreaterThanOrEqual(4.5);
  });

  it('show the edges of what can be filled in or pressed', () => {
    for (const ground of GROUNDS) expect(contrast('gold-dim', ground), ground).toBeGreaterThanOrEqual(3);
  });

  it('give each clan a hue of its own', () => {
    const hues = [...colours].filter(([name]) => name.startsWith('clan-')).map(([, hex]) => hex);
    expect(hues.length).toBeGreaterThan(7);
    expect(new Set(hues).size).toBe(hues.length);
  });
});
