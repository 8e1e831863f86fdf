import { describe, expect, it } from 'vitest';
import { digit, isTyping, keyOf, settle } from './keys';

/** Types digits one after another until something is answered. */
function type(keys: string, count: number): number | null {
  let typed = '';
  for (const key of keys) {
    const meant = digit(typed, key, count);
    if ('answer' in meant) return meant.answer;
    typed = meant.typed;
  }
  return null;
}

describe('digits', () => {
  it('answer at once while there are ten options or fewer', () => {
    expect(type('1', 10)).toBe(0);
    expect(type('9', 10)).toBe(8);
    expect(type('0', 10)).toBe(9);
  });
  it('mean nothing where there is no such option', () => {
    expect(type('4', 3)).toBeNull();
    expect(type('0', 9)).toBeNull();
  });
  it('wait for a second one only where it could come', () => {
    expect(type('1', 14)).toBeNull();
    expect(type('14', 14)).toBe(13);
    expect(type('10', 14)).toBe(9);
    expect(type('2', 14)).toBe(1);
    expect(type('2', 25)).toBeNull();
    expect(type('25', 25)).toBe(24);
  });
  it('may be led by a nought', () => {
    expect(type('01', 14)).toBe(0);
    expect(type('00', 14)).toBeNull();
  });
  it('start again when the number does not exist', () => {
    expect(type('19', 14)).toBe(8);
    expect(type('27', 25)).toBe(6);
  });
  it('go on to three where there are so many options', () => {
    expect(type('12', 130)).toBeNull();
    expect(type('125', 130)).toBe(124);
    expect(type('14', 130)).toBe(13);
  });
  it('count as they are when no further one comes', () => {
    expect(settle('1', 14)).toBe(0);
    expect(settle('', 14)).toBeNull();
    expect(settle('0', 14)).toBeNull();
  });
  it('are written on the buttons', () => {
    expect([0, 8, 9].map((place) => keyOf(place, 10))).toEqual(['1', '9', '0']);
    expect(keyOf(9, 11)).toBe('10');
  });
});

describe('typing', () => {
  function pressed(html: string, init: KeyboardEventInit = {}): boolean {
    document.body.innerHTML = html;
    let typing = false;
    const listen = (event: KeyboardEvent) => (typing = isTyping(event));
    document.addEventListener('keydown', listen, { once: true });
    document.body
      .querySelector('[data-at]')!
      .dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true, ...init }));
    return typing;
  }
  it('keeps the table from hearing keys', () => {
    expect(pressed('<input data-at>')).toBe(true);
    expect(pressed('<textarea data-at></textarea>')).toBe(true);
    expect(pressed('<select data-at></select>')).toBe(true);
    expect(pressed('<dialog open><button data-at></button></dialog>')).toBe(true);
    expect(pressed('<p data-at></p>', { ctrlKey: true })).toBe(true);
  });
  it('is not what buttons and sliders are for', () => {
    expect(pressed('<button data-at></button>')).toBe(false);
    expect(pressed('<input type="range" data-at>')).toBe(false);
  });
});
