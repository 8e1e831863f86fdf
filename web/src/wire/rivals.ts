// Generated from the Rust types by crates/types. Renew with: UPDATE=1 cargo test -p elysium-types

/** What a question is about. A `CardId` is the card that asks. */
export type Ask =
  | "leader"
  | { "bid": [CardId, number | null] }
  | "new-leader"
  | "next-effect"
  | { "act": number }
  | { "party": Slot }
  | "draw-from"
  | { "host": CardId }
  | { "pay": CardId }
  | "mend-whom"
  | { "antagonist": number }
  | { "redirect-to": CardId }
  | { "discard": [CardId | null, number] }
  | { "target": Slot }
  | { "intel": [Slot, number] }
  | { "attack-type": Slot }
  | { "attack-card": Slot }
  | { "block": Slot }
  | { "block-elsewhere": [CardId, Slot] }
  | { "react": Slot }
  | { "retarget": Slot }
  | { "option": CardId }
  | { "abilities": Slot }
  | { "also-hit": CardId }
  | { "prevent": [Slot, number] }
  | { "burn-or-attach": CardId }
  | { "make-room": Slot }
  | { "attack-claimant": Slot }
  | { "exert": [CardId, number] }
  | { "scheme": CardId }
  | { "promise": CardId }
  | { "contribute": [Seat, number] }
  | { "may": CardId }
  | { "pick-vampire": CardId }
  | { "pick-foe": CardId }
  | { "pick-players": CardId }
  | { "pick-mortal": CardId }
  | { "pick-ongoing": CardId }
  | { "pick-face-down": CardId }
  | { "pick-retainer": CardId }
  | { "new-bearer": CardId }
  | { "pick-haven": CardId }
  | { "recover": CardId }
  | { "peek": CardId }
  | { "keep-on-top": [CardId, CardId] }
  | "flip-agenda"
  | "chance";

/** A card attached to a vampire. */
export type AttachedView = { card: CardId, exhausted: boolean, is_title: boolean, };

/**
 * A Title of the own Library, or a City card: a Retainer or the Prince. Whoever has it controls it
 * (§1.12).
 */
export type Attachment = number;

export type AttackView = { attacker: CardId, attacker_of: Seat,
    /** `None` before the target is chosen. */
    target: CardId | null, target_of: Seat | null,
    /** `None` before the type is announced. */
    kind: Type | null, intel: number,
    /** A card was laid; which, if the viewer may know it. */
    card_laid: boolean, card: CardId | null, blocker: CardId | null, reaction_laid: boolean, reaction: CardId | null, bonus: number, claim: boolean, };

/** Any card. */
export type CardId = string;

/** One option of a question, or one outcome of chance. */
export type Choice =
  | "draw"
  | { "recruit": Slot }
  | { "play": Slot }
  | { "attack": Slot }
  | { "claim": Slot }
  | { "title-action": Slot }
  | { "move": Slot }
  | { "regroup": Slot }
  | { "use": Source }
  | { "burn-retainer": [Slot, Attachment] }
  | { "show": [number, Seat] }
  | { "invite": [number, Seat] }
  | { "contribute": number }
  | { "resolve": number }
  | "flip"
  | "end-turn"
  | "alone"
  | { "with": Slot }
  | "from-library"
  | "from-faction"
  | { "target": Slot }
  | { "mortal": number }
  | { "type": Type }
  | { "card": Slot }
  | { "face-up": Slot }
  | { "block": Slot }
  | { "vampire": Slot }
  | { "foe": Seat }
  | { "retainer": [Slot, Attachment] }
  | { "ongoing": Slot }
  | { "city-card": number }
  | { "face-down": number }
  | { "option": number }
  | { "amount": number }
  | "burn"
  | "attach"
  | "keep"
  | "bottom"
  | { "exert": Slot }
  | { "modifier": Slot }
  | { "spend": number }
  | { "hide": number }
  | { "promise": Promise }
  | "yes"
  | "no"
  | "done"
  | { "first": Seat }
  | { "token": Seat }
  | { "drawn": Slot }
  | { "city": number };

/** The clans of the core box. */
export type Clan = "brujah" | "toreador" | "ventrue" | "malkavian";

/** A face-down card with its tokens. */
export type ConspiracyView = {
    /** `None` for who has not been shown it. */
    card: CardId | null, tokens: [number, number, number, number], known_to: Seats, contributors: Seats, };

/** Which own deck. */
export type Deck = "library" | "faction";

/** Something that happened. `by` is the card that did it; without one, the rule did. */
export type Event =
  | { "first-player": { who: Seat, } }
  | { "leader-chosen": { who: Seat, vampire: CardId, } }
  | { "bid": { who: Seat, amount: number, } }
  | { "bid-passed": { who: Seat, } }
  | { "bid-won": { who: Seat, amount: number, vampire: CardId, } }
  | { "token-back": { who: Seat, } }
  | { "rival-token": { who: Seat, rival: Seat, } }
  | { "turn": { who: Seat, turn: number, } }
  | { "phase": { phase: Phase, } }
  | { "city-card": { card: CardId, } }
  | "city-shuffled"
  | "city-empty"
  | { "event-burned": { card: CardId, } }
  | { "events-returned": { amount: number, by: CardId, } }
  | { "returned": { who: Seat, } }
  | { "stays-out": { vampire: CardId, by: CardId, } }
  | { "drew": { who: Seat, deck: Deck, card: CardId | null, by: CardId | null, } }
  | { "nothing-to-draw": { who: Seat, } }
  | { "discarded": { who: Seat, card: CardId, by: CardId | null, } }
  | { "put-away": { who: Seat, card: CardId, by: CardId, } }
  | { "recovered": { who: Seat, card: CardId, by: CardId, } }
  | { "recruited": { who: Seat, vampire: CardId, cost: number, } }
  | { "fraud-burned": { who: Seat, vampire: CardId, } }
  | { "played": { who: Seat, card: CardId, vampire: CardId | null, } }
  | { "played-face-down": { who: Seat, card: CardId | null, vampire: CardId, } }
  | { "used": { who: Seat, card: CardId, } }
  | { "peeked": { who: Seat, deck: Deck, card: CardId | null, by: CardId, } }
  | { "kept-on-top": { who: Seat, deck: Deck, by: CardId, } }
  | { "put-under": { who: Seat, deck: Deck, by: CardId, } }
  | { "top-revealed": { who: Seat, card: CardId, by: CardId, } }
  | { "ongoing-burned": { who: Seat, card: CardId, by: CardId, } }
  | { "moved": { vampire: CardId, } }
  | { "joined": { vampire: CardId, with: CardId, } }
  | { "went-alone": { vampire: CardId, } }
  | { "exhausted": { vampire: CardId, by: CardId, } }
  | { "gained-prestige": { who: Seat, amount: number, by: CardId | null, } }
  | { "lost-prestige": { who: Seat, amount: number, by: CardId | null, } }
  | { "paid-prestige": { who: Seat, amount: number, by: CardId | null, } }
  | { "stole-prestige": { who: Seat, from: Seat, amount: number, by: CardId, } }
  | { "gained-agenda": { who: Seat, amount: number, by: CardId | null, } }
  | { "lost-agenda": { who: Seat, amount: number, by: CardId | null, } }
  | { "lost-blood": { vampire: CardId, amount: number, by: CardId, } }
  | { "paid-blood": { vampire: CardId, amount: number, by: CardId, } }
  | { "stole-blood": { vampire: CardId, from: CardId, amount: number, by: CardId, } }
  | { "mended": { vampire: CardId, amount: number, by: CardId | null, } }
  | { "loaded": { who: Seat, card: CardId, amount: number, } }
  | { "fed": { who: Seat, nth: number, amount: number, by: CardId, } }
  | { "marked": { vampire: CardId, by: CardId, } }
  | { "mark-taken": { who: Seat, vampire: CardId, amount: number, } }
  | { "attack": { who: Seat, attacker: CardId, target: CardId, } }
  | { "intel": { who: Seat, amount: number, have: number, need: number, } }
  | { "out-of-reach": { attacker: CardId, target: CardId, } }
  | { "attack-over": { attacker: CardId, } }
  | { "attack-type": { attacker: CardId, kind: Type, } }
  | { "card-laid": { who: Seat, card: CardId | null, } }
  | { "no-card": { who: Seat, } }
  | { "blocked": { who: Seat, vampire: CardId, } }
  | { "block-undone": { who: Seat, vampire: CardId, } }
  | { "reaction-laid": { who: Seat, card: CardId | null, } }
  | { "reaction-back": { who: Seat, } }
  | { "revealed": { who: Seat, card: CardId, } }
  | { "illegal": { who: Seat, card: CardId, } }
  | { "retargeted": { target: CardId, } }
  | { "cancelled": { card: CardId, by: CardId, } }
  | { "text-void": { card: CardId, by: CardId, } }
  | { "more-damage": { amount: number, by: CardId, } }
  | { "unblockable": { vampire: CardId, } }
  | { "damage": { victim: CardId, amount: number, kind: Type, aggravated: boolean, } }
  | { "hunter-damage": { victim: CardId, amount: number, } }
  | { "redirected": { who: Seat, to: Seat, amount: number, by: CardId, } }
  | { "reduced": { victim: CardId, amount: number, } }
  | { "prevented": { victim: CardId, amount: number, by: CardId, } }
  | { "damage-taken": { victim: CardId, amount: number, } }
  | { "no-damage": { victim: CardId, } }
  | { "mortal-survived": { card: CardId, } }
  | { "mortal-defeated": { who: Seat, card: CardId, } }
  | { "mortal-burned": { card: CardId, } }
  | { "mortal-discarded": { card: CardId, } }
  | { "hunter-back": { card: CardId, } }
  | { "hunter-burned": { card: CardId, by: CardId, } }
  | { "attached": { vampire: CardId, card: CardId, } }
  | { "attachment-burned": { vampire: CardId, card: CardId, } }
  | { "attachment-discarded": { vampire: CardId, card: CardId, } }
  | { "retainer-taken": { vampire: CardId, from: CardId, card: CardId, by: CardId, } }
  | { "torpor": { who: Seat, vampire: CardId, by: Seat | null, } }
  | { "vampire-burned": { who: Seat, vampire: CardId, by: Seat | null, } }
  | { "back-from-torpor": { who: Seat, vampire: CardId, } }
  | { "claim": { who: Seat, vampire: CardId, } }
  | { "claim-let-pass": { who: Seat, } }
  | { "claim-failed": { vampire: CardId, } }
  | { "prince": { who: Seat, vampire: CardId, } }
  | "prince-free"
  | { "exerted": { vampire: CardId, amount: number, } }
  | { "more-influence": { who: Seat, amount: number, by: CardId, } }
  | { "modifier-laid": { who: Seat, card: CardId | null, } }
  | { "hid": { who: Seat, amount: number | null, } }
  | { "spent-for-influence": { who: Seat, amount: number, } }
  | { "answer": { who: Seat, yes: boolean, visible: number, } }
  | { "hand-opened": { who: Seat, amount: number, } }
  | { "scheme-result": { card: CardId, yes: number, no: number, } }
  | { "named": { who: Seat, seats: Seats, by: CardId, } }
  | { "promised": { who: Seat, promise: Promise, } }
  | { "promise-kept": { who: Seat, promise: Promise, } }
  | { "shown": { who: Seat, nth: number, to: Seat, card: CardId | null, } }
  | { "contributed": { who: Seat, to: Seat, nth: number, } }
  | { "resolved": { who: Seat, card: CardId, } }
  | { "agenda-flipped": { who: Seat, card: CardId, } }
  | { "knocked-out": { who: Seat, by: Seat | null, } }
  | "turn-limit"
  | { "won": { winners: Seats, } };

/** An Ongoing card in play. */
export type OngoingView = { slot: Slot, card: CardId, exhausted: boolean,
    /** Tokens on it, if it has any. */
    tokens: number, };

/** Rules that a table may choose. They stay in the state. */
export type Options = {
    /** Haven, starting vampire and Agenda are laid face down (§24.4). */
    custom: boolean,
    /** Seven cards as revised later (§26.1). */
    errata: boolean,
    /** Any Library card may be laid face down in an attack (§27.4). */
    bluffs: boolean,
    /** Promises can be registered during a Scheme (§18.6). */
    promises: boolean,
    /** What the tokens of one colour are worth (§1.6). */
    tokens: number, };

export type Phase = "beginning" | "action" | "end";

/** Where a vampire is. */
export type Place = "away" | "torpor" | "haven" | { "streets": number };

export type PlayerView = { seat: Seat,
    /** Player 1 is the first player. */
    number: number, rival: Seat,
    /** The Leader, in play or burned. */
    leader: CardId | null, prestige: number,
    /** By colour. */
    tokens: [number, number, number, number], agenda: number,
    /** `None` before all have laid theirs in the custom set-up, for the others (§24.4). */
    haven: CardId | null,
    /** `None` while it is face down, for the others. */
    agenda_card: CardId | null, agenda_down: boolean,
    /** The own hand; for the others only what everybody knows of it. */
    hand: Array<CardId>,
    /** The slots of these cards, in the same order: choices name them. */
    hand_slots: Array<Slot>,
    /** Backs tell Library cards from vampires. */
    library_in_hand: number, vampires_in_hand: number, library: number, faction: number,
    /** A card on top of the Library that this viewer knows. */
    top: CardId | null, faction_top: CardId | null,
    /** Cards put under the decks: how many everybody knows, which only their player. */
    under: Array<CardId | null>, faction_under: Array<CardId | null>, discard: Array<CardId>, discard_slots: Array<Slot>, vampires: Array<VampireView>, ongoing: Array<OngoingView>, conspiracies: Array<ConspiracyView>, knocked_out: boolean, };

/** A binding promise (§18). */
export type Promise = { "answer": boolean } | { "intel": Seat } | { "peace": [Seat, number] };

export type SchemeView = { card: CardId, by: CardId, named: Seats, votes: Array<VoteView>, };

/** A place at the table, written `A`, `B`, ... in notation, records and scenarios. */
export type Seat = string;

/** A set of seats. */
export type Seats = Array<string>;

/**
 * A card of a player's own deck: 0 to 59 its Library, 60 to 66 its vampires. Which card it is
 * stands in the state.
 */
export type Slot = number;

/** What speaks where a player uses an ability. */
export type Source =
  | { "vampire": Slot }
  | { "attached": [Slot, Attachment] }
  | { "ongoing": Slot }
  | { "haven": Seat }
  | { "agenda": Seat }
  | { "attack-card": Slot }
  | { "city": number };

/** Where the game stands between two steps. */
export type Step =
  | "start"
  | "leaders"
  | "deal"
  | { "city": number }
  | "turn-start"
  | "ready"
  | { "joining": Seats }
  | "act"
  | "target"
  | "lay"
  | "block"
  | "react"
  | "reveal"
  | "abilities"
  | "damage"
  | { "claim": Seats }
  | { "poll": Seats }
  | { "answer": Seats }
  | "tally"
  | "torpor"
  | "mending"
  | "turn-end"
  | "antagonist"
  | "draw"
  | "over";

/** A card of the city in The Streets. */
export type StreetView = { slot: number, card: CardId,
    /** Whose an Ongoing Event is. */
    owner: Seat | null, };

/** The four types of attack, Reaction and damage. */
export type Type = "ranged" | "physical" | "social" | "mental";

export type VampireView = { slot: Slot, vampire: CardId, place: Place, leader: boolean, exhausted: boolean, no_influence: boolean,
    /** Its next attack in this turn cannot be blocked. */
    unblockable: boolean, blood: number,
    /** By colour. */
    tokens: [number, number, number, number], potency: number, physical: number, social: number, mental: number, secrecy: number, influence: number, wounded: boolean,
    /** Agenda tokens of Marked Man. */
    marks: number, attached: Array<AttachedView>, };

/** The table as one viewer may know it. */
export type View = { options: Options, step: Step,
    /** The round: turns of each player. */
    turn: number, active: Seat, first: Seat, actions: number, had_turn: Seats, players: Array<PlayerView>, supply: [number, number, number, number], streets: Array<StreetView>, city_deck: number, city_discard: Array<CardId>, city_burned: Array<CardId>, attack: AttackView | null, scheme: SchemeView | null, claimant: CardId | null, promises: Array<[Seat, Promise]>, winners: Seats, };

/** One player's part in a Scheme. */
export type VoteView = { seat: Seat, visible: number,
    /** That there is hidden Prestige is seen, how much only by its player. */
    fist: boolean, hidden: number | null, modifier_laid: boolean, modifier: CardId | null, answer: boolean | null, };

/** Why something cannot be chosen. */
export type Why =
  | { "players": { players: number, } }
  | { "deck-size": { seat: Seat, have: number, least: number, most: number, } }
  | { "copies": { seat: Seat, card: CardId, have: number, most: number, } }
  | { "wrong-pile": { seat: Seat, card: CardId, } }
  | { "tokens": { have: number, least: number, } }
  | { "taken": { vampire: CardId, } }
  | "no-action-left"
  | { "not-ready": { vampire: CardId, } }
  | { "not-in-streets": { vampire: CardId, } }
  | { "only-once": { vampire: CardId, } }
  | { "in-play": { vampire: CardId, } }
  | { "used": { card: CardId, } }
  | "deck-empty"
  | { "prestige": { cost: number, have: number, } }
  | { "blood": { vampire: CardId, cost: number, have: number, } }
  | { "potency": { vampire: CardId, need: number, have: number, } }
  | { "clan": { clan: Clan, } }
  | { "no-target": { card: CardId, } }
  | { "no-cards": { need: number, have: number, } }
  | { "not-now": { card: CardId, } }
  | "prince-not-free"
  | { "no-turn-yet": { who: Seat, } }
  | { "too-secret": { secrecy: number, reach: number, } }
  | { "wrong-type": { card: CardId, kind: Type, } }
  | { "no-ranged": { by: CardId, } }
  | { "unblockable": { vampire: CardId, } }
  | { "not-a-guard": { vampire: CardId, } }
  | { "blocks-itself": { vampire: CardId, } }
  | { "influence": { need: number, have: number, } }
  | { "no-influence": { vampire: CardId, } }
  | "one-modifier"
  | { "titled": { vampire: CardId, } }
  | { "title-taken": { card: CardId, } }
  | { "one-per-player": { card: CardId, } }
  | "active-player-says-yes"
  | { "not-enough": { need: number, have: number, } }
  | "once-per-turn"
  | "contributors"
  | { "promised": { who: Seat, promise: Promise, } }
  | "already-promised"
  | { "full-blood": { vampire: CardId, } };
