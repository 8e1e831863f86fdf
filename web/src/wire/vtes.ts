// Generated from the Rust types by crates/types. Renew with: UPDATE=1 cargo test -p elysium-types

export type ActionView = { actor: CardId, who: Seat, deed: Deed, card: CardId | null, target: AimView | null, directed: Seats, stealth: number,
    /** What a bleed would take. */
    bleed: number | null, blocker: CardId | null,
    /** That of the blocker. */
    intercept: number,
    /** Who may block now, and who does not block any more. */
    may_block: Seat | null, declined: Seats, };

/** What something is aimed at. Nobody is told which vampire an uncontrolled one is. */
export type AimView = { "Player": Seat } | { "Card": CardId } | { "Place": [Seat, number] };

/** What a question is about. */
export type Ask =
  | { "word": "window", "of": Moment }
  | { "word": "as-played", "of": [CardId, Seat] }
  | { "word": "would", "of": [Trigger, Thing] }
  | { "word": "deed", "of": MinionId }
  | { "word": "must-act" }
  | { "word": "next" }
  | { "word": "next-trigger" }
  | { "word": "target", "of": [CardId, number] }
  | { "word": "more", "of": CardId }
  | { "word": "x", "of": CardId }
  | { "word": "number", "of": CardId }
  | { "word": "clan", "of": CardId }
  | { "word": "points", "of": CardId }
  | { "word": "option", "of": CardId }
  | { "word": "may", "of": CardId }
  | { "word": "price", "of": CardId }
  | { "word": "payer", "of": CardId }
  | { "word": "pay", "of": CardId }
  | { "word": "strike", "of": MinionId }
  | { "word": "prevent", "of": MinionId }
  | { "word": "strike-target", "of": MinionId }
  | { "word": "equipment", "of": MinionId }
  | { "word": "share", "of": MinionId }
  | { "word": "take", "of": MinionId }
  | { "word": "diablerie", "of": [MinionId, MinionId] }
  | { "word": "slave", "of": MinionId }
  | { "word": "diablerie-discipline", "of": MinionId }
  | { "word": "discard" }
  | { "word": "search", "of": CardId }
  | { "word": "polling" }
  | { "word": "cast-for", "of": MinionId }
  | { "word": "draw" }
  | { "word": "draw-crypt" }
  | { "word": "random" };

/** Any card. */
export type CardId = string;

/** One option of a question, or one outcome of chance. */
export type Choice =
  | { "word": "pass" }
  | { "word": "done" }
  | { "word": "yes" }
  | { "word": "no" }
  | { "word": "play", "of": [Slot, ClauseNo, MinionId | null] }
  | { "word": "use", "of": [Thing, CardId, ClauseNo, MinionId | null] }
  | { "word": "act", "of": MinionId }
  | { "word": "bleed" }
  | { "word": "hunt" }
  | { "word": "equip-from", "of": MinionId }
  | { "word": "leave-torpor" }
  | { "word": "rescue", "of": MinionId }
  | { "word": "diablerize", "of": MinionId }
  | { "word": "become-anarch" }
  | { "word": "block", "of": MinionId }
  | { "word": "strike", "of": Means }
  | { "word": "maneuver", "of": Means }
  | { "word": "press", "of": Means }
  | { "word": "dodge", "of": Means }
  | { "word": "prevent", "of": Means }
  | { "word": "damage", "of": [Thing, boolean] }
  | { "word": "additional", "of": Means }
  | { "word": "target", "of": Thing }
  | { "word": "number", "of": number }
  | { "word": "clan", "of": Clan }
  | { "word": "points", "of": [Seat, number] }
  | { "word": "option", "of": number }
  | { "word": "pay", "of": Thing }
  | { "word": "yield", "of": Thing }
  | { "word": "unlock", "of": MinionId }
  | { "word": "ransom" }
  | { "word": "edge-pool" }
  | { "word": "withdraw" }
  | { "word": "burn-option", "of": Slot }
  | { "word": "transfer", "of": [number, Slot] }
  | { "word": "back", "of": Slot }
  | { "word": "crypt" }
  | { "word": "out", "of": Slot }
  | { "word": "discard", "of": Slot }
  | { "word": "votes", "of": boolean }
  | { "word": "vote", "of": [MinionId, boolean] }
  | { "word": "vote-text", "of": [CardId, boolean] }
  | { "word": "vote-edge", "of": boolean }
  | { "word": "vote-calling", "of": boolean }
  | { "word": "vote-card", "of": [Slot, boolean] }
  | { "word": "take", "of": PermanentId }
  | { "word": "draw", "of": Slot };

/** A city, by its place in the list of all cities that cards name; written by its name. */
export type City = string;

/** Clans and bloodlines by the names of today, and the creeds of the imbued. */
export type Clan =
  | "abomination"
  | "ahrimane"
  | "akunanse"
  | "baali"
  | "banu-haqim"
  | "blood-brother"
  | "brujah"
  | "brujah-antitribu"
  | "caitiff"
  | "daughter-of-cacophony"
  | "gangrel"
  | "gangrel-antitribu"
  | "gargoyle"
  | "giovanni"
  | "guruhi"
  | "harbinger-of-skulls"
  | "hecata"
  | "ishtarri"
  | "kiasyd"
  | "lasombra"
  | "malkavian"
  | "malkavian-antitribu"
  | "ministry"
  | "nagaraja"
  | "nosferatu"
  | "nosferatu-antitribu"
  | "osebo"
  | "pander"
  | "ravnos"
  | "salubri"
  | "salubri-antitribu"
  | "samedi"
  | "toreador"
  | "toreador-antitribu"
  | "tremere"
  | "tremere-antitribu"
  | "true-brujah"
  | "tzimisce"
  | "ventrue"
  | "ventrue-antitribu"
  | "avenger"
  | "defender"
  | "innocent"
  | "judge"
  | "martyr"
  | "redeemer"
  | "visionary";

/** Titles without their city or clan. */
export type Class =
  | "primogen"
  | "prince"
  | "justicar"
  | "inner-circle"
  | "bishop"
  | "archbishop"
  | "priscus"
  | "cardinal"
  | "regent"
  | "baron"
  | "magaji"
  | "kholo"
  | "inquisitor";

/** Which clause of a card: a way to play it, or what it says in play, counted in the order of the data. */
export type ClauseNo =
  | { "word": "mode", "of": number }
  | { "word": "text", "of": number }
  | { "word": "granted", "of": [number, number] }
  | { "word": "later", "of": number };

export type CombatView = { sides: [SideView, SideView], round: number, long: boolean, };

/** What somebody does: kinds of action, and what can be barred, demanded, allowed or taxed. */
export type Deed =
  | "act"
  | "bleed"
  | "hunt"
  | "political"
  | "equip"
  | "employ"
  | "recruit"
  | "enter-combat"
  | "rescue"
  | "leave-torpor"
  | "diablerize"
  | "become-anarch"
  | "use-card"
  | "block"
  | "unlock"
  | "play"
  | "strike"
  | "non-hand-strike"
  | "press"
  | "maneuver"
  | "prevent"
  | "vote"
  | "vote-against"
  | "be-blocked"
  | "be-diablerized"
  | "become-ready"
  | "same-action"
  | "block-anyone"
  | "act-at-once"
  | "play-as-vampire"
  | "act-again"
  | "ignore"
  | "be-immune";

/** Disciplines, and the virtues of the imbued, by the three letters of their sign. */
export type Discipline =
  | "abo"
  | "ani"
  | "aus"
  | "cel"
  | "chi"
  | "dai"
  | "dem"
  | "dom"
  | "for"
  | "mal"
  | "mel"
  | "myt"
  | "nec"
  | "obe"
  | "obf"
  | "obl"
  | "obt"
  | "pot"
  | "pre"
  | "pro"
  | "qui"
  | "san"
  | "ser"
  | "spi"
  | "str"
  | "tem"
  | "tha"
  | "thn"
  | "val"
  | "vic"
  | "vis"
  | "def"
  | "inn"
  | "jud"
  | "mar"
  | "red"
  | "ven"
  | "viz";

export type Domain =
  | { "word": "none" }
  | { "word": "city", "of": City }
  | { "word": "clan", "of": Clan }
  | { "word": "votes", "of": number };

/** Something that happened. `by` is the card that did it; without one, the rule did. */
export type Event =
  | { "word": "turn", who: Seat, turn: number, }
  | { "word": "phase", who: Seat, phase: Phase, }
  | { "word": "master-actions-charged", who: Seat, n: number, left: number, }
  | { "word": "edge-pool", who: Seat, }
  | { "word": "drew", who: Seat, card: CardId | null, }
  | { "word": "drew-crypt", who: Seat, card: CardId | null, }
  | { "word": "discarded", who: Seat, card: CardId, by: CardId | null, }
  | { "word": "played", who: Seat, card: CardId, minion: CardId | null, }
  | { "word": "used", who: Seat, card: CardId, }
  | { "word": "cancelled", card: CardId, by: CardId | null, }
  | { "word": "burned", card: CardId, by: CardId | null, }
  | { "word": "removed", card: CardId, by: CardId | null, }
  | { "word": "enters-play", who: Seat, card: CardId, on: CardId | null, }
  | { "word": "moved", card: CardId, on: CardId, by: CardId | null, }
  | { "word": "stolen", who: Seat, card: CardId, by: CardId | null, }
  | { "word": "control-ends", who: Seat, card: CardId, }
  | { "word": "returned-to-hand", who: Seat, card: CardId, by: CardId | null, }
  | { "word": "shown", who: Seat, card: CardId, }
  | { "word": "looked", who: Seat, of: Seat, card: CardId | null, }
  | { "word": "shuffled", who: Seat, }
  | { "word": "pool-gained", who: Seat, n: number, by: CardId | null, }
  | { "word": "pool-lost", who: Seat, n: number, by: CardId | null, }
  | { "word": "blood-gained", card: CardId, n: number, by: CardId | null, }
  | { "word": "blood-lost", card: CardId, n: number, by: CardId | null, }
  | { "word": "blood-moved", from: CardId, to: CardId, n: number, by: CardId | null, }
  | { "word": "counters-gained", card: CardId, n: number, by: CardId | null, }
  | { "word": "counters-lost", card: CardId, n: number, by: CardId | null, }
  | { "word": "edge-taken", who: Seat, by: CardId | null, }
  | { "word": "edge-burned", who: Seat, }
  | { "word": "edge-returned" }
  | { "word": "locked", card: CardId, by: CardId | null, }
  | { "word": "unlocked", card: CardId, by: CardId | null, }
  | { "word": "all-unlocked", who: Seat, }
  | { "word": "woken", card: CardId, by: CardId | null, }
  | { "word": "to-torpor", card: CardId, by: CardId | null, }
  | { "word": "leaves-torpor", card: CardId, by: CardId | null, }
  | { "word": "to-uncontrolled", card: CardId, by: CardId | null, }
  | { "word": "title-gained", card: CardId, title: Title, by: CardId | null, }
  | { "word": "title-lost", card: CardId, title: Title, }
  | { "word": "sect-changed", card: CardId, sect: Sect, by: CardId | null, }
  | { "word": "discipline-gained", card: CardId, discipline: Discipline, by: CardId | null, }
  | { "word": "contested", card: CardId, who: Seat, }
  | { "word": "contest-paid", card: CardId, who: Seat, }
  | { "word": "yielded", card: CardId, who: Seat, }
  | { "word": "contest-over", card: CardId, who: Seat, }
  | { "word": "title-contested", card: CardId, title: Title, }
  | { "word": "title-yielded", card: CardId, title: Title, }
  | { "word": "title-kept", card: CardId, title: Title, }
  | { "word": "announced", who: Seat, minion: CardId, deed: Deed, card: CardId | null, at: Seat | null, }
  | { "word": "targeted", card: CardId, target: CardId, }
  | { "word": "targeted-player", card: CardId, target: Seat, }
  | { "word": "targeted-place", card: CardId, who: Seat, place: number, }
  | { "word": "attempts", who: Seat, minion: CardId, }
  | { "word": "stealth", minion: CardId, n: number, by: CardId | null, }
  | { "word": "intercept", minion: CardId, n: number, by: CardId | null, }
  | { "word": "bleed-changed", n: number, by: CardId | null, }
  | { "word": "attempt-fails", minion: CardId, }
  | { "word": "declines", who: Seat, }
  | { "word": "redirected", to: Seat, by: CardId | null, }
  | { "word": "blocked", minion: CardId, blocker: CardId, }
  | { "word": "goes-on", minion: CardId, }
  | { "word": "succeeds", minion: CardId, }
  | { "word": "action-ends", minion: CardId, }
  | { "word": "bled", who: Seat, n: number, }
  | { "word": "hunted", minion: CardId, n: number, }
  | { "word": "combat-begins", minion: CardId, against: CardId, }
  | { "word": "round", n: number, }
  | { "word": "maneuvers", minion: CardId, long: boolean, }
  | { "word": "range", long: boolean, }
  | { "word": "strike-chosen", minion: CardId, card: CardId | null, }
  | { "word": "strike-aimed", minion: CardId, retainer: CardId, }
  | { "word": "dodges", minion: CardId, }
  | { "word": "strike-ends-combat", minion: CardId, }
  | { "word": "damage", card: CardId, n: number, aggravated: number, by: CardId | null, }
  | { "word": "prevented", card: CardId, n: number, by: CardId | null, }
  | { "word": "healed", card: CardId, n: number, }
  | { "word": "wounded", card: CardId, }
  | { "word": "additional-strikes", minion: CardId, n: number, }
  | { "word": "presses", minion: CardId, on: boolean, }
  | { "word": "combat-ends" }
  | { "word": "calls", who: Seat, minion: CardId | null, card: CardId | null, }
  | { "word": "voted", who: Seat, source: CardId | null, n: number, yes: boolean, }
  | { "word": "ballots", minion: CardId, n: number, yes: boolean, }
  | { "word": "block-swings", yes: boolean | null, }
  | { "word": "votes-changed", n: number, by: CardId | null, }
  | { "word": "burned-for-vote", who: Seat, card: CardId, }
  | { "word": "abstains", minion: CardId, by: CardId | null, }
  | { "word": "no-terms", card: CardId, }
  | { "word": "points-given", card: CardId, who: Seat, n: number, }
  | { "word": "referendum-cancelled", by: CardId | null, }
  | { "word": "passed", yes: number, no: number, }
  | { "word": "failed", yes: number, no: number, }
  | { "word": "blood-hunt-called", minion: CardId, }
  | { "word": "diablerized", minion: CardId, victim: CardId, }
  | { "word": "transferred", who: Seat, n: number, place: number, }
  | { "word": "transferred-back", who: Seat, place: number, }
  | { "word": "influenced", who: Seat, n: number, place: number, by: CardId | null, }
  | { "word": "influence-lost", who: Seat, n: number, place: number, by: CardId | null, }
  | { "word": "moved-out", who: Seat, card: CardId, }
  | { "word": "ousted", who: Seat, }
  | { "word": "victory-point", who: Seat, halves: number, }
  | { "word": "time-up" }
  | { "word": "turn-limit" }
  | { "word": "withdrawing", who: Seat, }
  | { "word": "withdrawal-broken", who: Seat, }
  | { "word": "withdrew", who: Seat, }
  | { "word": "clan-chosen", clan: Clan, }
  | { "word": "won", winners: Seats, };

/** Damage that has been dealt and not been healed yet, of one source. */
export type HitView = { victim: CardId, n: number, aggravated: boolean, };

/** Where a strike, a maneuver or a press comes from. */
export type Means =
  | { "word": "hands" }
  | { "word": "permanent", "of": PermanentId }
  | { "word": "minion" }
  | { "word": "card", "of": Slot }
  | { "word": "row", "of": number };

/** A minion in play, contested ones included. A minion that comes back has another number. */
export type MinionId = number;

/** A minion as all see it. */
export type MinionView = { id: MinionId, card: CardId, controller: Seat, blood: number, capacity: number, ally: boolean, locked: boolean, torpor: boolean, contested: boolean, title: Title | null, };

/**
 * A moment of the game. Most are windows, in which players are asked; `Resolution`, `On` and `Whenever` are
 * points, at which something happens by itself. A phase has one moment for the turn of the one who is asked, and
 * one for the turn of somebody else; `Between` is the minion phase while no action is under way.
 */
export type Moment =
  | "unlock"
  | "master"
  | "between"
  | "influence"
  | "discard"
  | "other-unlock"
  | "other-master"
  | "other-between"
  | "other-influence"
  | "other-discard"
  | "as-played"
  | "announced"
  | "undecided"
  | "attempt"
  | "declined"
  | "would-succeed"
  | "blocked"
  | "resolved"
  | "before-votes"
  | "polling"
  | "before-combat"
  | "before-range"
  | "range"
  | "before-strikes"
  | "strike"
  | "before-resolution"
  | "resolution"
  | "prevent"
  | "additional"
  | "press"
  | "end-of-round"
  | "would-end"
  | "combat-over"
  | "would"
  | "diablerized"
  | "on"
  | "whenever";

/** A card in play that is no minion. */
export type PermanentId = number;

/** Another card in play. */
export type PermanentView = { id: PermanentId, card: CardId, controller: Seat,
    /** The minion that it is on, or that bears the card it is on. */
    on: MinionId | null, counters: number, locked: boolean, contested: boolean, };

/** The phases of a turn. */
export type Phase = "unlock" | "master" | "minion" | "influence" | "discard";

export type PlayerView = { seat: Seat, clan: Clan | null, standing: Standing, pool: number,
    /** Victory points, as they are called: 1.5 for one and a half. */
    points: number, library: number, crypt: number, hand_size: number, hand: Array<CardId> | null,
    /** The viewer's own cards, by which they are chosen: in the order of `hand`. */
    hand_slots: Array<Slot>, ash: Array<CardId>, removed: Array<CardId>, uncontrolled: Array<UncontrolledView>, owed: number, withdrawing: boolean, };

export type ReferendumView = { who: Seat, caller: CardId | null,
    /** What it is about; none for a blood hunt. */
    card: CardId | null, hunted: CardId | null,
    /** Its terms: what was chosen, and points by player. */
    aims: Array<AimView>, points: Array<[Seat, number]>, yes: number, no: number,
    /** Ballots of prisci, for and against. */
    ballots: [number, number], };

/** A place at the table, written `A`, `B`, ... in notation, records and scenarios. */
export type Seat = string;

/** A set of seats. */
export type Seats = Array<string>;

/** The sects. */
export type Sect = "camarilla" | "sabbat" | "laibon" | "independent" | "anarch";

/** One side of a combat. */
export type SideView = { minion: CardId, who: Seat, strike: StrikeView | null,
    /** Additional strikes left. */
    left: number, };

/**
 * A card of somebody's deck, for the whole game. Which card it is, is in [`State::def`](super::State).
 * It is written as one number, and kept as two bytes, which fit anywhere.
 */
export type Slot = number;

/** Is a Methuselah still in the game? */
export type Standing = "playing" | "ousted" | "withdrawn";

export type StrikeView = "Hands" | { "Card": CardId };

export type TablePlace = { "word": "crypt" };

/** What texts speak of: a Methuselah, a minion, another card in play, or a card elsewhere. */
export type Thing =
  | { "word": "nothing" }
  | { "word": "player", "of": Seat }
  | { "word": "minion", "of": MinionId }
  | { "word": "permanent", "of": PermanentId }
  | { "word": "card", "of": Slot }
  | { "word": "clan", "of": Clan };

/** A title: its class, and the city or clan that it is of. */
export type Title = {
    /** None for votes without a name. */
    class: Class | null, of: Domain, };

/** What texts answer to. */
export type Trigger =
  | "played"
  | "enters"
  | "leaves"
  | "burned"
  | "to-torpor"
  | "leaves-ready"
  | "locks"
  | "unlocks"
  | "acts"
  | "blocks"
  | "block-fails"
  | "bleeds"
  | "succeeds"
  | "recruits"
  | "passes"
  | "calls"
  | "damaged"
  | "diablerizes"
  | "changes-control"
  | "replaces"
  | "fights"
  | "combat-ends"
  | "strike-lands"
  | "trophies"
  | "votes"
  | "ousted";

/** An uncontrolled vampire: which one it is only for those who may know. */
export type UncontrolledView = { card: CardId | null,
    /** By which its Methuselah chooses it. */
    slot: Slot | null, blood: number, };

export type View = { viewer: Seat | null, turn: number,
    /** The game ends with this turn: time is up, or it is the last of the limit. */
    last_turn: boolean, active: Seat, phase: Phase | null, moment: Moment | null, over: boolean, edge: Seat | null, actions: number, players: Array<PlayerView>, minions: Array<MinionView>, permanents: Array<PermanentView>, playing: Array<CardId>, action: ActionView | null, combat: CombatView | null, damage: Array<HitView>, referendum: ReferendumView | null, };

/** Why something cannot be chosen. */
export type Why =
  | { "word": "players", players: number, }
  | { "word": "deck-size", seat: Seat, have: number, least: number, most: number, }
  | { "word": "wrong-pile", seat: Seat, card: CardId, }
  | { "word": "groups", seat: Seat, }
  | { "word": "not-now", card: CardId, }
  | { "word": "other-time", card: CardId, }
  | { "word": "not-in-blood-hunt" }
  | { "word": "no-minion", card: CardId, }
  | { "word": "needs-discipline", minion: CardId, discipline: Discipline, superior: boolean, }
  | { "word": "needs-clan", card: CardId, minion: CardId | null, }
  | { "word": "needs-more", card: CardId, minion: CardId | null, }
  | { "word": "needs-pool", needs: number, has: number, }
  | { "word": "needs-blood", card: CardId, needs: number, has: number, }
  | { "word": "no-target", card: CardId, }
  | { "word": "once-per", card: CardId, }
  | { "word": "not-for-allies", minion: CardId, }
  | { "word": "no-master-action" }
  | { "word": "one-trifle" }
  | { "word": "out-of-turn-in-own-turn" }
  | { "word": "out-of-turn-used" }
  | { "word": "one-event" }
  | { "word": "event-played", card: CardId, }
  | { "word": "stealth-not-needed" }
  | { "word": "intercept-not-needed" }
  | { "word": "not-blocking", minion: CardId, }
  | { "word": "condition", card: CardId, }
  | { "word": "locked", card: CardId, }
  | { "word": "awake", minion: CardId, }
  | { "word": "not-ready", card: CardId, }
  | { "word": "cannot-act", minion: CardId, }
  | { "word": "must-hunt", minion: CardId, }
  | { "word": "must-act-first", minion: CardId, }
  | { "word": "already-bled", minion: CardId, }
  | { "word": "already-called", minion: CardId, }
  | { "word": "same-action", minion: CardId, card: CardId, }
  | { "word": "allies-cannot", minion: CardId, }
  | { "word": "nobody-to-bleed" }
  | { "word": "barred", card: CardId, }
  | { "word": "in-torpor", minion: CardId, }
  | { "word": "has-title", minion: CardId, }
  | { "word": "already-anarch", minion: CardId, }
  | { "word": "may-not-block", who: Seat, }
  | { "word": "has-declined", who: Seat, }
  | { "word": "failed-already", minion: CardId, }
  | { "word": "maneuvered-last", minion: CardId, }
  | { "word": "pressed-last", minion: CardId, }
  | { "word": "strike-bound", minion: CardId, }
  | { "word": "nothing-to-prevent", card: CardId, }
  | { "word": "strikes-left", minion: CardId, }
  | { "word": "strikes-gained", minion: CardId, }
  | { "word": "no-transfers", needs: number, has: number, }
  | { "word": "last-pool" }
  | { "word": "not-full", has: number, needs: number, }
  | { "word": "crypt-empty" }
  | { "word": "no-room" }
  | { "word": "no-votes", card: CardId, }
  | { "word": "has-voted", card: CardId, }
  | { "word": "abstains", card: CardId, }
  | { "word": "one-card-vote" }
  | { "word": "no-edge" }
  | { "word": "own-turn" }
  | { "word": "no-action-under-way" }
  | { "word": "no-combat-under-way" }
  | { "word": "aimed-at-you" }
  | { "word": "library-left" }
  | { "word": "hand-full" };
