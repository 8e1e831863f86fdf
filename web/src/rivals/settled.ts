// Attacks and Schemes, ready to be played out: read from what has happened.
import { t } from '../i18n';
import { plain } from '../parts';
import { fight, vote } from '../table/scenes/beats';
import type { Onlooker, Script, Settled } from '../table/scenes/script';
import type { LogLine } from '../wire';
import type { Event, Type, VampireView, View } from '../wire/rivals';

export interface Fight {
  who: string;
  attacker: string;
  target: string;
  /** Whose vampire it is; nobody's if it is a mortal. */
  targetOf: string | null;
  kind: Type | null;
  /** Attack card and Reaction, as they were revealed. */
  revealed: { who: string; card: string; turns: boolean }[];
  damage: number;
  /** What did not get through. */
  held: number;
  taken: number;
  /** The target's Blood before, and how much there can be; unknown when it is watched again. */
  blood: { before: number; most: number } | null;
  /** What came of it. */
  headline: string;
}

export interface Vote {
  card: string;
  who: string;
  yes: number;
  no: number;
  /** Who answered what. */
  answers: { seat: string; yes: boolean }[];
  headline: string;
}

const eventsOf = (lines: readonly LogLine[]): Event[] => lines.flatMap(({ event }) => (event ? [event as Event] : []));

/** The only place where something is settled. */
export const STREETS = 'streets';

export function settledOf(settled: Settled<View>, _: Onlooker): Script<Fight | Vote> | null {
  const [opens, ...rest] = eventsOf(settled.lines);
  const results = settled.results.map((line) => plain(line.parts));
  const shared = {
    key: settled.key,
    place: STREETS,
    words: t('scenes-told', { what: plain(settled.lines[0]?.parts ?? []), results: results.join('; ') }),
  };
  const headline = results.at(-1) ?? '';
  if (opens?.word === 'attack') {
    const data = fightOf(opens, rest, settled, headline);
    return { ...shared, kind: 'fight', data, beats: fight(data.revealed.filter(({ turns }) => turns).length) };
  }
  if (opens?.word === 'played') {
    const data = voteOf(opens, rest, headline);
    return data && { ...shared, kind: 'vote', data, beats: vote() };
  }
  return null;
}

function fightOf(
  { who, attacker, target: first }: Event & { word: 'attack' },
  events: Event[],
  { before, fresh }: Settled<View>,
  headline: string,
): Fight {
  const now = new Set(eventsOf(fresh).flatMap((event) => (event.word === 'revealed' ? [event.card] : [])));
  const scene: Fight = {
    who,
    attacker,
    target: first,
    targetOf: null,
    kind: null,
    revealed: [],
    damage: 0,
    held: 0,
    taken: 0,
    blood: null,
    headline,
  };
  for (const event of events) {
    switch (event.word) {
      case 'attack-type':
        scene.kind = event.kind;
        break;
      case 'retargeted':
        scene.target = event.target;
        break;
      case 'blocked':
        scene.target = event.vampire;
        break;
      case 'block-undone':
        scene.target = first;
        break;
      case 'revealed':
        scene.revealed.push({ who: event.who, card: event.card, turns: now.has(event.card) });
        break;
      case 'damage':
        if (event.victim === scene.target) scene.damage += event.amount;
        break;
      case 'reduced':
      case 'prevented':
        if (event.victim === scene.target) scene.held += event.amount;
        break;
      case 'damage-taken':
        if (event.victim === scene.target) scene.taken += event.amount;
        break;
      default:
    }
  }
  const hit = vampireOf(before, scene.target);
  scene.targetOf = hit?.seat ?? null;
  // Watched again, the table is not the one before the attack any more.
  const live = before.attack !== null;
  scene.blood =
    hit && live ? { before: hit.vampire.blood, most: Math.max(hit.vampire.blood, hit.vampire.potency) } : null;
  return scene;
}

function vampireOf({ players }: View, card: string): { seat: string; vampire: VampireView } | undefined {
  for (const { seat, vampires } of players) {
    const vampire = vampires.find((one) => one.vampire === card);
    if (vampire) return { seat, vampire };
  }
  return undefined;
}

function voteOf({ who, card }: Event & { word: 'played' }, events: Event[], headline: string): Vote | null {
  const result = events.findLast((event) => event.word === 'scheme-result');
  if (!result) return null;
  const answers = new Map<string, boolean>();
  for (const event of events) if (event.word === 'answer') answers.set(event.who, event.yes);
  return {
    card,
    who,
    yes: result.yes,
    no: result.no,
    answers: [...answers].map(([seat, yes]) => ({ seat, yes })),
    headline,
  };
}
