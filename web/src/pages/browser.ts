// What a browser calls itself, made short: "Firefox · Linux".

const BROWSERS: [RegExp, string][] = [
  [/Firefox\//, 'Firefox'],
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

const first = (list: [RegExp, string][], agent: string) => list.find(([mark]) => mark.test(agent))?.[1];

/** `null` if it says nothing at all. */
export function browserOf(agent: string): string | null {
  const known = [first(BROWSERS, agent), first(SYSTEMS, agent)].filter((part) => part !== undefined);
  return known.length > 0 ? known.join(' · ') : agent.slice(0, 60) || null;
}
