// Which statements of the rules somebody looks for.
import { plain } from '../parts';
import type { RulesSection } from '../wire';
import { folded } from './search';

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
        const text = folded(plain(one.text));
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter((section) => section.statements.length > 0);
}
