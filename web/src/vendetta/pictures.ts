// What the pictures of Vendetta's cards are of.
import { byWord, clanSurroundings, type Pictures } from '../cards/art/pictures';
import { sigilOf } from '../cards/sigils';

export const pictures: Pictures = {
  surroundings: clanSurroundings,
  words: byWord({
    dagger: 'backstab shadow-strike',
    club: 'show-of-force mindless-assault',
    bottle: 'system',
    drops: 'blood vitae',
    chalice: 'chalice cauldron',
    phial: 'phial arcane-drain',
    book: 'apocrypha ledger pact',
    signet: 'signet artifacts',
    crown: 'majesty',
    scales: 'auction diplomacy',
    chain: 'submission collar',
    hourglass: 'ahead curfew',
    piece: 'master-plan',
    whistle: 'whistle',
    eye: 'awe gaze entrancement',
    eyes: 'eyes pack',
    mask: 'mask bane',
    claws: 'feral-weapons',
    fangs: 'hunt fury fearless hunger',
    fist: 'fist posse',
    puppets: 'manipulation',
    voice: 'whispers summon',
    whirl: 'mesmerize',
    web: 'network entourage',
    moon: 'prowl',
    crack: 'earthshock earth-meld',
    bolt: 'retaliation',
    rose: 'charisma',
    cloak: 'cloak vanish mist-form',
    banner: 'challenge',
    mirror: 'chaos',
    ward: 'ward forestall',
    house: 'club clinic',
    temple: 'gallery',
    cathedral: 'cathedral',
    hall: 'station',
    tower: 'friends',
    passage: 'passage tunnels',
  }),
  kinds: {
    conflict: ['dagger', 'claws', 'fist'],
    preparation: ['hourglass', 'book', 'ward'],
    aftermath: ['drops', 'flame', 'crack'],
    passive: ['ward', 'eye', 'chain'],
    relic: ['chalice', 'signet', 'book'],
    location: ['house', 'temple', 'hall'],
  },
  people: ['vampire', 'human', 'victim'],
  roles: {
    sgt: { hat: 'cap', clothes: 'suit' },
    dr: { glasses: true, clothes: 'suit' },
    damp: { hair: 'bald', clothes: 'collar' },
  },
  longHaired:
    'anita khadija wauneka carmelita maldavis erichtho fiorenza bronwyn portia maja betty tamara elena julie ' +
    'roberta sarah',
  bearded: 'talley ambrus douglas ed',
  emblem: ({ slug, group }) => {
    // The cards everybody starts with carry the sigil of their clan.
    if (slug === `${group}-ready`) return { sigil: sigilOf(group), place: 'translate(24 18) scale(1.5)' };
    if (slug === 'wolf-companion') return { sigil: sigilOf('gangrel'), place: 'translate(27 18) scale(1.4)' };
    return null;
  },
};
