// Generated from the Rust types by crates/types. Renew with: UPDATE=1 cargo test -p elysium-types

/** What a question is about. A `CardId` is the card that asks. */
export type Ask =
  | { "word": "leader" }
  | { "word": "bid", "of": [CardId, number | null] }
  | { "word": "new-leader" }
  | { "word": "next-effect" }
  | { "word": "act", "of": number }
  | { "word": "party", "of": Slot }
  | { "word": "draw-from" }
  | { "word": "host", "of": CardId }
  | { "word": "pay", "of": CardId }
  | { "word": "mend-whom" }
  | { "word": "antagonist", "of": [CardId, number] }
  | { "word": "redirect-to", "of": CardId }
  | { "word": "discard", "of": [CardId | null, number] }
  | { "word": "target", "of": Slot }
  | { "word": "intel", "of": [Slot, number] }
  | { "word": "attack-type", "of": Slot }
  | { "word": "attack-card", "of": Slot }
  | { "word": "block", "of": Slot }
  | { "word": "block-elsewhere", "of": [CardId, Slot] }
  | { "word": "react", "of": Slot }
  | { "word": "retarget", "of": Slot }
  | { "word": "option", "of": CardId }
  | { "word": "abilities", "of": Slot }
  | { "word": "also-hit", "of": CardId }
  | { "word": "prevent", "of": [Slot, number] }
  | { "word": "burn-or-attach", "of": CardId }
  | { "word": "make-room", "of": Slot }
  | { "word": "attack-claimant", "of": Slot }
  | { "word": "exert", "of": [CardId, number] }
  | { "word": "scheme", "of": CardId }
  | { "word": "promise", "of": CardId }
  | { "word": "contribute", "of": [Seat, number] }
  | { "word": "may", "of": CardId }
  | { "word": "pick-vampire", "of": CardId }
  | { "word": "pick-foe", "of": CardId }
  | { "word": "pick-players", "of": CardId }
  | { "word": "pick-mortal", "of": CardId }
  | { "word": "pick-ongoing", "of": CardId }
  | { "word": "pick-face-down", "of": CardId }
  | { "word": "pick-retainer", "of": CardId }
  | { "word": "new-bearer", "of": CardId }
  | { "word": "pick-haven", "of": CardId }
  | { "word": "recover", "of": CardId }
  | { "word": "peek", "of": CardId }
  | { "word": "keep-on-top", "of": [CardId, CardId] }
  | { "word": "flip-agenda" }
  | { "word": "chance" };

/** A card attached to a vampire. */
export type AttachedView = { card: CardId, exhausted: boolean, is_title: boolean, };

/**
 * A Title of the player's Library, or a City card: a Retainer or the Prince. Whoever has it controls it
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
  | { "word": "draw" }
  | { "word": "recruit", "of": Slot }
  | { "word": "play", "of": Slot }
  | { "word": "attack", "of": Slot }
  | { "word": "claim", "of": Slot }
  | { "word": "title-action", "of": Slot }
  | { "word": "move", "of": Slot }
  | { "word": "regroup", "of": Slot }
  | { "word": "use", "of": Source }
  | { "word": "burn-retainer", "of": [Slot, Attachment] }
  | { "word": "show", "of": [number, Seat] }
  | { "word": "invite", "of": [number, Seat] }
  | { "word": "contribute", "of": number }
  | { "word": "resolve", "of": number }
  | { "word": "flip" }
  | { "word": "end-turn" }
  | { "word": "alone" }
  | { "word": "with", "of": Slot }
  | { "word": "from-library" }
  | { "word": "from-faction" }
  | { "word": "target", "of": Slot }
  | { "word": "mortal", "of": number }
  | { "word": "type", "of": Type }
  | { "word": "card", "of": Slot }
  | { "word": "face-up", "of": Slot }
  | { "word": "block", "of": Slot }
  | { "word": "vampire", "of": Slot }
  | { "word": "foe", "of": Seat }
  | { "word": "retainer", "of": [Slot, Attachment] }
  | { "word": "ongoing", "of": Slot }
  | { "word": "city-card", "of": number }
  | { "word": "face-down", "of": number }
  | { "word": "option", "of": number }
  | { "word": "amount", "of": number }
  | { "word": "burn" }
  | { "word": "attach" }
  | { "word": "keep" }
  | { "word": "bottom" }
  | { "word": "exert", "of": Slot }
  | { "word": "modifier", "of": Slot }
  | { "word": "spend", "of": number }
  | { "word": "hide", "of": number }
  | { "word": "promise", "of": Promise }
  | { "word": "yes" }
  | { "word": "no" }
  | { "word": "done" }
  | { "word": "first", "of": Seat }
  | { "word": "token", "of": Seat }
  | { "word": "drawn", "of": Slot }
  | { "word": "city", "of": number };

/** The clans of the core box. */
export type Clan = "brujah" | "toreador" | "ventrue" | "malkavian";

/** A face-down card with its tokens. */
export type ConspiracyView = {
    /** `None` for who has not been shown it. */
    card: CardId | null, tokens: [number, number, number, number], known_to: Seats, contributors: Seats, };

/** Which of the player's decks. */
export type Deck = "library" | "faction";

/** Something that happened. `by` is the card that did it; without one, the rule did. */
export type Event =
  | { "word": "first-player", who: Seat, }
  | { "word": "leader-chosen", who: Seat, vampire: CardId, }
  | { "word": "bid", who: Seat, amount: number, }
  | { "word": "bid-passed", who: Seat, }
  | { "word": "bid-won", who: Seat, amount: number, vampire: CardId, }
  | { "word": "token-back", who: Seat, }
  | { "word": "rival-token", who: Seat, rival: Seat, }
  | { "word": "turn", who: Seat, turn: number, }
  | { "word": "phase", phase: Phase, }
  | { "word": "city-card", card: CardId, }
  | { "word": "city-shuffled" }
  | { "word": "city-empty" }
  | { "word": "event-burned", card: CardId, }
  | { "word": "events-returned", amount: number, by: CardId, }
  | { "word": "returned", who: Seat, }
  | { "word": "stays-out", vampire: CardId, by: CardId, }
  | { "word": "drew", who: Seat, deck: Deck, card: CardId | null, by: CardId | null, }
  | { "word": "nothing-to-draw", who: Seat, }
  | { "word": "discarded", who: Seat, card: CardId, by: CardId | null, }
  | { "word": "put-away", who: Seat, card: CardId, by: CardId, }
  | { "word": "recovered", who: Seat, card: CardId, by: CardId, }
  | { "word": "recruited", who: Seat, vampire: CardId, cost: number, }
  | { "word": "fraud-burned", who: Seat, vampire: CardId, }
  | { "word": "played", who: Seat, card: CardId, vampire: CardId | null, }
  | { "word": "played-face-down", who: Seat, card: CardId | null, vampire: CardId, }
  | { "word": "used", who: Seat, card: CardId, }
  | { "word": "peeked", who: Seat, deck: Deck, card: CardId | null, by: CardId, }
  | { "word": "kept-on-top", who: Seat, deck: Deck, by: CardId, }
  | { "word": "put-under", who: Seat, deck: Deck, by: CardId, }
  | { "word": "top-revealed", who: Seat, card: CardId, by: CardId, }
  | { "word": "ongoing-burned", who: Seat, card: CardId, by: CardId, }
  | { "word": "moved", vampire: CardId, }
  | { "word": "joined", vampire: CardId, with: CardId, }
  | { "word": "went-alone", vampire: CardId, }
  | { "word": "exhausted", vampire: CardId, by: CardId, }
  | { "word": "gained-prestige", who: Seat, amount: number, by: CardId | null, }
  | { "word": "lost-prestige", who: Seat, amount: number, by: CardId | null, }
  | { "word": "paid-prestige", who: Seat, amount: number, by: CardId | null, }
  | { "word": "stole-prestige", who: Seat, from: Seat, amount: number, by: CardId, }
  | { "word": "gained-agenda", who: Seat, amount: number, by: CardId | null, }
  | { "word": "lost-agenda", who: Seat, amount: number, by: CardId | null, }
  | { "word": "lost-blood", vampire: CardId, amount: number, by: CardId, }
  | { "word": "paid-blood", vampire: CardId, amount: number, by: CardId, }
  | { "word": "stole-blood", vampire: CardId, from: CardId, amount: number, by: CardId, }
  | { "word": "mended", vampire: CardId, amount: number, by: CardId | null, }
  | { "word": "loaded", who: Seat, card: CardId, amount: number, }
  | { "word": "fed", who: Seat, nth: number, amount: number, by: CardId, }
  | { "word": "marked", vampire: CardId, by: CardId, }
  | { "word": "mark-taken", who: Seat, vampire: CardId, amount: number, }
  | { "word": "attack", who: Seat, attacker: CardId, target: CardId, }
  | { "word": "intel", who: Seat, amount: number, have: number, need: number, }
  | { "word": "out-of-reach", attacker: CardId, target: CardId, }
  | { "word": "attack-over", attacker: CardId, }
  | { "word": "attack-type", attacker: CardId, kind: Type, }
  | { "word": "card-laid", who: Seat, card: CardId | null, }
  | { "word": "no-card", who: Seat, }
  | { "word": "blocked", who: Seat, vampire: CardId, }
  | { "word": "block-undone", who: Seat, vampire: CardId, }
  | { "word": "reaction-laid", who: Seat, card: CardId | null, }
  | { "word": "reaction-back", who: Seat, }
  | { "word": "revealed", who: Seat, card: CardId, }
  | { "word": "illegal", who: Seat, card: CardId, }
  | { "word": "retargeted", target: CardId, }
  | { "word": "cancelled", card: CardId, by: CardId, }
  | { "word": "text-void", card: CardId, by: CardId, }
  | { "word": "more-damage", amount: number, by: CardId, }
  | { "word": "unblockable", vampire: CardId, }
  | { "word": "damage", victim: CardId, amount: number, kind: Type, aggravated: boolean, }
  | { "word": "hunter-damage", hunter: CardId, victim: CardId, amount: number, }
  | { "word": "redirected", who: Seat, to: Seat, amount: number, by: CardId, }
  | { "word": "reduced", victim: CardId, amount: number, }
  | { "word": "prevented", victim: CardId, amount: number, by: CardId, }
  | { "word": "damage-taken", victim: CardId, amount: number, }
  | { "word": "no-damage", victim: CardId, }
  | { "word": "mortal-survived", card: CardId, }
  | { "word": "mortal-defeated", who: Seat, card: CardId, }
  | { "word": "mortal-burned", card: CardId, }
  | { "word": "mortal-discarded", card: CardId, }
  | { "word": "hunter-back", card: CardId, }
  | { "word": "hunter-burned", card: CardId, by: CardId, }
  | { "word": "attached", vampire: CardId, card: CardId, }
  | { "word": "attachment-burned", vampire: CardId, card: CardId, }
  | { "word": "attachment-discarded", vampire: CardId, card: CardId, }
  | { "word": "retainer-taken", vampire: CardId, from: CardId, card: CardId, by: CardId, }
  | { "word": "torpor", who: Seat, vampire: CardId, by: Seat | null, }
  | { "word": "vampire-burned", who: Seat, vampire: CardId, by: Seat | null, }
  | { "word": "back-from-torpor", who: Seat, vampire: CardId, }
  | { "word": "claim", who: Seat, vampire: CardId, }
  | { "word": "claim-let-pass", who: Seat, }
  | { "word": "claim-failed", vampire: CardId, }
  | { "word": "prince", who: Seat, vampire: CardId, title: CardId, }
  | { "word": "prince-free" }
  | { "word": "exerted", vampire: CardId, amount: number, }
  | { "word": "more-influence", who: Seat, amount: number, by: CardId, }
  | { "word": "modifier-laid", who: Seat, card: CardId | null, }
  | { "word": "hid", who: Seat, amount: number | null, }
  | { "word": "spent-for-influence", who: Seat, amount: number, }
  | { "word": "answer", who: Seat, yes: boolean, visible: number, }
  | { "word": "hand-opened", who: Seat, amount: number, }
  | { "word": "scheme-result", card: CardId, yes: number, no: number, }
  | { "word": "named", who: Seat, seats: Seats, by: CardId, }
  | { "word": "promised", who: Seat, promise: Promise, }
  | { "word": "promise-kept", who: Seat, promise: Promise, }
  | { "word": "shown", who: Seat, nth: number, to: Seat, card: CardId | null, }
  | { "word": "contributed", who: Seat, to: Seat, nth: number, }
  | { "word": "resolved", who: Seat, card: CardId, }
  | { "word": "agenda-flipped", who: Seat, card: CardId, }
  | { "word": "knocked-out", who: Seat, by: Seat | null, }
  | { "word": "turn-limit" }
  | { "word": "won", winners: Seats, };

/** An Ongoing card in play. */
export type OngoingView = { slot: Slot, card: CardId, exhausted: boolean,
    /** Tokens on it, if it has any. */
    tokens: number, };

export type Phase = "beginning" | "action" | "end";

/** Where a vampire is. */
export type Place =
  | { "word": "away" }
  | { "word": "torpor" }
  | { "word": "haven" }
  | { "word": "streets", "of": number };

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
    /** Your hand; of the others' only what everybody knows. */
    hand: Array<CardId>,
    /** The slots of these cards, in the same order: choices name them. */
    hand_slots: Array<Slot>,
    /** The backs of Library cards differ from those of vampires. */
    library_in_hand: number, vampires_in_hand: number, library: number, faction: number,
    /** A card on top of the Library that this viewer knows. */
    top: CardId | null, faction_top: CardId | null,
    /** Cards put under the decks: how many everybody knows, which only their player. */
    under: Array<CardId | null>, faction_under: Array<CardId | null>, discard: Array<CardId>, discard_slots: Array<Slot>, vampires: Array<VampireView>, ongoing: Array<OngoingView>, conspiracies: Array<ConspiracyView>, knocked_out: boolean, };

/** A binding promise (§18). */
export type Promise =
  | { "word": "answer", "of": boolean }
  | { "word": "intel", "of": Seat }
  | { "word": "peace", "of": [Seat, number] };

/** Rules that a table may choose. They stay in the state. */
export type RuleOptions = {
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

export type SchemeView = { card: CardId, by: CardId, named: Seats, votes: Array<VoteView>, };

/** A place at the table, written `A`, `B`, ... in notation, records and scenarios. */
export type Seat = string;

/** A set of seats. */
export type Seats = Array<string>;

/**
 * A card of a player's own deck: 0 to 59 its Library, 60 to 66 its vampires. Which card it is
 * stands in the state.
 */
export type Slot = string;

/** Whose ability a player uses. */
export type Source =
  | { "word": "vampire", "of": Slot }
  | { "word": "attached", "of": [Slot, Attachment] }
  | { "word": "ongoing", "of": Slot }
  | { "word": "haven", "of": Seat }
  | { "word": "agenda", "of": Seat }
  | { "word": "attack-card", "of": Slot }
  | { "word": "city", "of": number };

/** Where the game stands between two steps. What is said of each is on the page about scenarios, too. */
export type Step =
  | { "word": "start" }
  | { "word": "leaders" }
  | { "word": "deal" }
  | { "word": "city", "of": number }
  | { "word": "turn-start" }
  | { "word": "ready" }
  | { "word": "joining", "of": Seats }
  | { "word": "act" }
  | { "word": "target" }
  | { "word": "lay" }
  | { "word": "block" }
  | { "word": "react" }
  | { "word": "reveal" }
  | { "word": "abilities" }
  | { "word": "damage" }
  | { "word": "claim", "of": Seats }
  | { "word": "poll", "of": Seats }
  | { "word": "answer", "of": Seats }
  | { "word": "tally" }
  | { "word": "torpor" }
  | { "word": "mending" }
  | { "word": "turn-end" }
  | { "word": "antagonist" }
  | { "word": "draw" }
  | { "word": "over" };

/** A card of the city in The Streets. */
export type StreetView = { slot: number, card: CardId,
    /** Whose an Ongoing Event is. */
    owner: Seat | null, };

/** Where an option can lie, besides cards and seats. The page's table has each of these places. */
export type TablePlace =
  | { "word": "street", "of": CardId }
  | { "word": "haven", "of": Seat }
  | { "word": "agenda", "of": Seat }
  | { "word": "library", "of": Seat }
  | { "word": "faction", "of": Seat }
  | { "word": "conspiracy", "of": [Seat, number] }
  | { "word": "attack-card" }
  | { "word": "city-deck" };

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
export type View = { options: RuleOptions, step: Step,
    /** The round: turns of each player. */
    turn: number, active: Seat, first: Seat, actions: number, had_turn: Seats, players: Array<PlayerView>, supply: [number, number, number, number], streets: Array<StreetView>, city_deck: number, city_discard: Array<CardId>, city_burned: Array<CardId>, attack: AttackView | null, scheme: SchemeView | null, claimant: CardId | null, promises: Array<[Seat, Promise]>, winners: Seats, };

/** One player's part in a Scheme. */
export type VoteView = { seat: Seat, visible: number,
    /** That there is hidden Prestige is seen, how much only by its player. */
    fist: boolean, hidden: number | null, modifier_laid: boolean, modifier: CardId | null, answer: boolean | null, };

/** Why something cannot be chosen. */
export type Why =
  | { "word": "players", players: number, }
  | { "word": "deck-size", seat: Seat, have: number, least: number, most: number, }
  | { "word": "copies", seat: Seat, card: CardId, have: number, most: number, }
  | { "word": "wrong-pile", seat: Seat, card: CardId, }
  | { "word": "tokens", have: number, least: number, }
  | { "word": "taken", vampire: CardId, }
  | { "word": "no-action-left" }
  | { "word": "not-ready", vampire: CardId, }
  | { "word": "not-in-streets", vampire: CardId, }
  | { "word": "only-once", vampire: CardId, }
  | { "word": "in-play", vampire: CardId, }
  | { "word": "used", card: CardId, }
  | { "word": "deck-empty" }
  | { "word": "prestige", cost: number, have: number, }
  | { "word": "blood", vampire: CardId, cost: number, have: number, }
  | { "word": "potency", vampire: CardId, need: number, have: number, }
  | { "word": "clan", clan: Clan, }
  | { "word": "no-target", card: CardId, }
  | { "word": "no-cards", need: number, have: number, }
  | { "word": "not-now", card: CardId, }
  | { "word": "in-torpor", vampire: CardId, }
  | { "word": "no-leader" }
  | { "word": "prince-not-free" }
  | { "word": "no-turn-yet", who: Seat, }
  | { "word": "too-secret", secrecy: number, reach: number, }
  | { "word": "wrong-type", card: CardId, kind: Type, }
  | { "word": "no-ranged", by: CardId, }
  | { "word": "unblockable", vampire: CardId, }
  | { "word": "not-a-guard", vampire: CardId, }
  | { "word": "blocks-itself", vampire: CardId, }
  | { "word": "used-in-attack", card: CardId, }
  | { "word": "not-the-rival", who: Seat, }
  | { "word": "influence", need: number, have: number, }
  | { "word": "no-influence", vampire: CardId, }
  | { "word": "one-modifier" }
  | { "word": "titled", vampire: CardId, }
  | { "word": "title-taken", card: CardId, }
  | { "word": "one-per-player", card: CardId, }
  | { "word": "active-player-says-yes" }
  | { "word": "not-enough", need: number, have: number, }
  | { "word": "once-per-turn" }
  | { "word": "contributors" }
  | { "word": "promised", who: Seat, promise: Promise, }
  | { "word": "already-promised" }
  | { "word": "full-blood", vampire: CardId, };
