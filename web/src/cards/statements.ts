// Statements of the rules: what they point at, and which of them somebody looks for.
import type { RulesSection } from '../wire';
import { folded } from './search';

/** A text in pieces; some name another statement: `§5.12`. */
export function pieces(text: string): { words: string; rule: string | null }[] {
  return text
    .split(/(§\d+\.\d+)/)
    .filter(Boolean)
    .map((words) => ({ words, rule: /^§\d+\.\d+$/.test(words) ? words.slice(1) : null }));
}

/** Only the statements with all these words, or of this number, and only sections that still have some. */
export function narrowed(sections: RulesSection[], query: string): RulesSection[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return sections;
  const number = words.length === 1 ? words[0]!.replace(/^§/, '') : '';
  const numbered = /^\d+(\.\d*)?$/.test(number);
  return sections
    .map((section) => ({
      ...section,
      statements: section.statements.filter((one) => {
        if (numbered) return `${one.number}.`.startsWith(number.includes('.') ? number : `${number}.`);
        const plain = folded(one.text);
        return words.every((word) => plain.includes(word));
      }),
    }))
    .filter((section) => section.statements.length > 0);
}
