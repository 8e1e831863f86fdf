// What a card's picture is of, told from the words of its slug: `backstab` shows a dagger. A card that no
// word speaks for shows something of its kind.
import { omens } from './omens';
import { places } from './places';
import type { Cast } from './portrait';
import type { Motif } from './shape';
import { signs } from './signs';
import { treasures } from './treasures';
import { weapons } from './weapons';

export const motifs = { ...weapons, ...treasures, ...signs, ...omens, ...places } satisfies Record<string, Motif>;

export type MotifName = keyof typeof motifs;

const spoken: Partial<Record<MotifName, string>> = {
  dagger: 'backstab shadow-strike dagger coup-de-grace',
  bullets: '38-special drive-by',
  club: 'bat kneecapped show-of-force mindless-assault',
  bottle: 'molotov system',
  flame: 'burning smoke-em-out',
  drops: 'blood vitae bloodbag',
  chalice: 'chalice cauldron',
  phial: 'phial arcane-drain',
  book: 'apocrypha ledger pact plans seneschal',
  signet: 'signet artifacts',
  coins: 'money fortune greed bets spoils',
  crown: 'majesty royal-review prince-of-the-city assert-authority glory',
  scales: 'auction diplomacy balance mercy',
  chain: 'submission tied place collar',
  badge: 'affairs sheriff',
  hourglass: 'ahead curfew investment slowly nigh',
  piece: 'master-plan play primogen',
  whistle: 'whistle',
  wheel: 'engine',
  lanterns: 'year party',
  eye: 'awe gaze entrancement scry influencer',
  eyes: 'eyes pack',
  mask: 'mask bane distraction masquerade spotlight',
  claws: 'feral-weapons throat-rip',
  fangs: 'hunt fury fearless hunger biting snack terrorize',
  fist: 'fist posse gang-up slap punch strength',
  puppets: 'manipulation obedience masses playthings',
  voice: 'whispers summon humiliate voice word whispering-campaign',
  whirl: 'mesmerize logic',
  web: 'network connected entourage',
  moon: 'prowl',
  crack: 'earthshock earth-meld fall brink',
  bolt: 'retaliation lightning rain-on-your-parade',
  rose: 'charisma compliment beauty seduction',
  cloak: 'cloak vanish mist-form',
  speed: 'fleetness',
  banner: 'challenge herald rebellion protests turf-war',
  target: 'scoped-30-06 marked-man hunt-the-hunters',
  mirror: 'chaos mind unhinged',
  ward: 'ward forestall dignity insanity unswayable-mind',
  house: 'club clinic lofts house-of-pain madhouse',
  temple: 'gallery elysium retreat',
  cathedral: 'cathedral',
  hall: 'station office',
  tower: 'friends penthouse roost firm base-of-power',
  passage: 'passage tunnels dive',
  cranes: 'dockyards',
  car: 'cable-car-accident',
  isle: 'alcatraz fog',
};

const byWord = new Map(
  Object.entries(spoken).flatMap(([motif, words]) =>
    words.split(' ').map((word) => [word, motif as MotifName] as const),
  ),
);

const byKind: Record<string, readonly MotifName[]> = {
  conflict: ['dagger', 'claws', 'fist'],
  preparation: ['hourglass', 'book', 'ward'],
  aftermath: ['drops', 'flame', 'crack'],
  passive: ['ward', 'eye', 'chain'],
  relic: ['chalice', 'signet', 'book'],
  location: ['house', 'temple', 'hall'],
  haven: ['house', 'tower', 'temple'],
  attack: ['dagger', 'claws', 'fist', 'bolt'],
  reaction: ['ward', 'speed', 'mirror'],
  scheme: ['web', 'scales', 'puppets'],
  conspiracy: ['eye', 'book', 'mask'],
  title: ['crown', 'signet', 'banner'],
};
const anything: readonly MotifName[] = ['moon', 'web', 'target', 'wheel', 'rose', 'bolt'];

/** What a picture may be of: the whole slug speaks first, then its words in turn, then its kind. */
export function motifsFor(slug: string, kind: string): readonly MotifName[] {
  const said = [slug, ...slug.split('-')].map((word) => byWord.get(word)).find(Boolean);
  return said ? [said] : (byKind[kind] ?? anything);
}

const PEOPLE = new Set(['vampire', 'human', 'victim', 'citizen', 'vagrant']);

const roles: Record<string, Partial<Cast>> = {
  cop: { hat: 'cap', clothes: 'suit' },
  sgt: { hat: 'cap', clothes: 'suit' },
  chef: { hat: 'toque', clothes: 'scarf' },
  athlete: { hat: 'band', clothes: 'roll' },
  skateboarder: { hat: 'beanie', clothes: 'hood' },
  student: { glasses: true, clothes: 'hood' },
  guide: { hat: 'fedora', clothes: 'scarf' },
  vagrant: { hat: 'beanie', clothes: 'scarf', beard: true },
  preacher: { hat: 'fedora', clothes: 'coat', beard: true },
  cossack: { hat: 'beanie', clothes: 'leather', beard: true },
  shades: { glasses: true, clothes: 'leather' },
  doc: { glasses: true, clothes: 'coat' },
  dr: { glasses: true, clothes: 'suit' },
  damp: { hair: 'bald', clothes: 'collar' },
  inmate: { hair: 'bald', clothes: 'roll' },
  skunk: { hair: 'spikes', clothes: 'leather' },
  hydra: { hair: 'spikes', clothes: 'leather' },
  brother: { hair: 'short', clothes: 'hood', beard: true },
};

const LONG =
  'anita khadija wauneka carmelita maldavis erichtho fiorenza bronwyn portia maja betty tamara elena julie ' +
  'roberta sarah beretta flick lixue bella bunny iris liza june nancy penny velvet karma lolita';
const BEARDED = 'muhammad yusuf montgomery humberto bruno talley ambrus douglas jesus ed johnny';

/** Who is on a card of somebody, as far as kind and name tell; nothing for a card of something. */
export function castFor(slug: string, kind: string): Cast | null {
  if (!PEOPLE.has(kind)) return null;
  const words = slug.split('-');
  const among = (names: string): boolean => names.split(' ').some((name) => words.includes(name));
  const role = words.map((word) => roles[word]).find(Boolean);
  return {
    vampire: kind === 'vampire',
    beard: among(BEARDED),
    longHair: among(LONG),
    ...role,
  };
}
