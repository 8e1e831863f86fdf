// Answering by digits. Up to ten options: one key each, 0 for the tenth. Above ten: the number of
// the option, whose second digit is waited for only where it could still come.

/** What a digit typed after `typed` means: an answer (its place from 0), or digits to keep. */
export function digit(typed: string, key: string, count: number): { answer: number } | { typed: string } {
  if (count <= 10) {
    const number = key === '0' ? 10 : Number(key);
    return number <= count ? { answer: number - 1 } : { typed: '' };
  }
  const width = String(count).length;
  const digits = typed + key;
  const number = Number(digits);
  // A number that does not exist starts again with its last digit.
  if (number > count || digits.length > width) return typed ? digit('', key, count) : { typed: '' };
  if (number > 0 && (digits.length === width || number * 10 > count)) return { answer: number - 1 };
  return { typed: number === 0 && digits.length === width ? '' : digits };
}

/** What is meant when no further digit comes. */
export function settle(typed: string, count: number): number | null {
  const number = Number(typed);
  return typed && number >= 1 && number <= count ? number - 1 : null;
}

/** The key or number shown on an option's button. */
export function keyOf(place: number, count: number): string {
  return count <= 10 && place === 9 ? '0' : String(place + 1);
}

/** Keys mean nothing to the table while somebody writes, picks from a list, or has a dialog open. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  const at = event.target;
  if (!(at instanceof HTMLElement)) return false;
  if (at.closest('dialog') || at.isContentEditable) return true;
  if (at instanceof HTMLInputElement) return !['checkbox', 'radio', 'button', 'range'].includes(at.type);
  return at instanceof HTMLTextAreaElement || at instanceof HTMLSelectElement;
}

/** How a question is answered by keys that do not name an option; each says whether it meant anything. */
export interface AnswerKeys {
  /** The red answer. */
  enter(): boolean;
  /** The same, where it lets something pass. */
  space(): boolean;
  /** The option that a digit names. */
  choose(word: string): void;
  /** What was taken up is left. */
  leave(): boolean;
  /** A digit that belongs to a number. */
  digit(key: string): boolean;
}
