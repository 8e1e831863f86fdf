import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { neutral, sigils } from '../sigils';
import Icon from './Icon.svelte';
import { drawings, isIcon, type Drawing } from './index';

describe('the icons', () => {
  const all: [string, Drawing][] = [...Object.entries(drawings), ...Object.entries({ ...sigils, neutral })];

  it.each(all)('%s is drawn with paths', (_, { line, solid }) => {
    const paths = [line, solid].filter((d) => d !== undefined);
    expect(paths.length).toBeGreaterThan(0);
    for (const d of paths) expect(d).toMatch(/^M[-MLHVCSQTAZa-z0-9. ]+$/);
  });

  it('are known by name', () => {
    expect(isIcon('blood')).toBe(true);
    expect(isIcon('toString')).toBe(false);
  });

  it('are decoration without a label and pictures with one', () => {
    const plain = render(Icon, { name: 'blood' });
    expect(plain.container.querySelector('svg')!.getAttribute('aria-hidden')).toBe('true');
    plain.unmount();
    const named = render(Icon, { name: 'blood', label: '3 blood' });
    expect(named.getByRole('img', { name: '3 blood' })).toBeTruthy();
  });
});
