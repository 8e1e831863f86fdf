// Which statements of the rules speak of one card. They begin with its English name: "Brother: he helps ...".
import type { RulesPage, Statement } from '../wire';

/** The statements whose subject is the card of this English name. */
export function rulingsOn(rules: RulesPage, name: string): Statement[] {
  const all = rules.sections.flatMap((section) => section.statements);
  return all.filter((one) => subjects(one.text).includes(plain(name)));
}

/** The cards before the colon: "Liza Holt and Irresistible Voice", "Challenge (BR03)". */
function subjects(text: string): string[] {
  const head = /^([^:]{2,160}?):\s/.exec(text)?.[1];
  if (head === undefined) return [];
  return [head, ...head.split(/,\s+|\s+and\s+/)].map(plain);
}

const plain = (name: string): string =>
  name
    .replace(/\([^)]*\)/g, '')
    .replace(/[’']/g, "'")
    .trim()
    .toLowerCase();
