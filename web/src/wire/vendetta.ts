// Generated from the Rust types by crates/types. Renew with: UPDATE=1 cargo test -p elysium-types

/** What a question is about. */
export type Ask =
  | { "word": "clan" }
  | { "word": "relic" }
  | { "word": "use-in-hand-management", "of": CardId }
  | { "word": "keep" }
  | { "word": "keep-both", "of": CardId }
  | { "word": "under" }
  | { "word": "turn" }
  | { "word": "where", "of": Slot }
  | { "word": "facing", "of": [Slot, Loc] }
  | { "word": "blood", "of": [Slot, Loc] }
  | { "word": "tokens", "of": [Slot, Loc] }
  | { "word": "end-turn" }
  | { "word": "restore", "of": CardId }
  | { "word": "use-before-resolution", "of": CardId }
  | { "word": "deploy-where", "of": CardId }
  | { "word": "look", "of": Loc }
  | { "word": "stay", "of": Loc }
  | { "word": "change-token", "of": [CardId, Loc] }
  | { "word": "refuge", "of": Loc }
  | { "word": "cloak", "of": [CardId, Loc] }
  | { "word": "up-to", "of": [CardId, Loc] }
  | { "word": "reveal-for", "of": [CardId, Slot] }
  | { "word": "next-card", "of": Loc }
  | { "word": "may", "of": CardId }
  | { "word": "pay", "of": [CardId, number] }
  | { "word": "pick", "of": CardId }
  | { "word": "bid", "of": CardId }
  | { "word": "turn-down", "of": CardId }
  | { "word": "turn-one-down", "of": CardId }
  | { "word": "take-back", "of": CardId }
  | { "word": "target", "of": CardId }
  | { "word": "rival", "of": CardId }
  | { "word": "play-next", "of": CardId }
  | { "word": "move-blood", "of": [CardId, number] }
  | { "word": "partner", "of": CardId }
  | { "word": "add-to-total", "of": [CardId, Loc] }
  | { "word": "return-blood", "of": [CardId, Loc] }
  | { "word": "ignore-loss", "of": [CardId, number] }
  | { "word": "instead-of-draining", "of": CardId }
  | { "word": "shuffle-in", "of": CardId }
  | { "word": "chance" };

/** Any card. */
export type CardId = string;

/** A card on a side as a viewer sees it. */
export type CardView = {
    /** `None` for a face-down card that this viewer may not know. */
    card: CardId | null, down: boolean,
    /** The player of its clan, where that is not the side's player. */
    owner: Seat, };

/** One option of a question, or one outcome of chance. */
export type Choice =
  | { "word": "clan", "of": Clan }
  | { "word": "relic", "of": CardId }
  | { "word": "keep", "of": Slot }
  | { "word": "give", "of": Slot }
  | { "word": "under", "of": Slot }
  | { "word": "play", "of": Slot }
  | { "word": "at", "of": Loc }
  | { "word": "face-up" }
  | { "word": "face-down" }
  | { "word": "blood", "of": number }
  | { "word": "tokens", "of": number }
  | { "word": "drain", "of": CardId }
  | { "word": "use", "of": CardId }
  | { "word": "restore", "of": CardId }
  | { "word": "look", "of": [Loc, Seat, number] }
  | { "word": "done" }
  | { "word": "stay" }
  | { "word": "withdraw" }
  | { "word": "yes" }
  | { "word": "no" }
  | { "word": "resolve", "of": Slot }
  | { "word": "turn", "of": Slot }
  | { "word": "take", "of": Slot }
  | { "word": "target", "of": Slot }
  | { "word": "rival", "of": Seat }
  | { "word": "pick", "of": Pick }
  | { "word": "bid", "of": number }
  | { "word": "shuffle", "of": Slot }
  | { "word": "ambition", "of": Seat }
  | { "word": "offer", "of": Clan }
  | { "word": "draw", "of": CardId }
  | { "word": "draw-slot", "of": Slot };

export type Clan = "brujah" | "gangrel" | "malkavian" | "nosferatu" | "toreador" | "tremere" | "ventrue";

/** Something that happened. `by` is the card that did it; without one, the rule did. */
export type Event =
  | { "word": "ambition", who: Seat, }
  | { "word": "clan-offered", clan: Clan, }
  | { "word": "relic-offered", relic: CardId, }
  | { "word": "clan-taken", who: Seat, clan: Clan, }
  | { "word": "relic-taken", who: Seat, relic: CardId, }
  | { "word": "location-card", at: Loc, card: CardId, }
  | { "word": "round", round: number, }
  | { "word": "phase", phase: Phase, }
  | { "word": "stage", at: Loc, stage: Stage, }
  | { "word": "ally-appears", at: Loc, ally: CardId, }
  | { "word": "ally-leaves", at: Loc, ally: CardId, }
  | { "word": "drew", who: Seat, card: CardId | null, by: CardId | null, }
  | { "word": "kept", who: Seat, card: CardId | null, }
  | { "word": "put-under", who: Seat, card: CardId | null, }
  | { "word": "shuffled-in", who: Seat, card: CardId | null, by: CardId, }
  | { "word": "saw-in-hand", who: Seat, side: Seat, card: CardId | null, by: CardId, }
  | { "word": "looked", who: Seat, at: Loc, side: Seat, card: CardId | null, by: CardId, }
  | { "word": "played", who: Seat, card: CardId | null, at: Loc, down: boolean, by: CardId | null, }
  | { "word": "blood-deployed", who: Seat, amount: number, at: Loc, by: CardId | null, }
  | { "word": "tokens-turned", who: Seat, amount: number, at: Loc, }
  | { "word": "passed", who: Seat, }
  | { "word": "gained", who: Seat, amount: number, by: CardId | null, }
  | { "word": "spent", who: Seat, amount: number, by: CardId | null, }
  | { "word": "lost", who: Seat, amount: number, by: CardId | null, }
  | { "word": "stolen", who: Seat, from: Seat, amount: number, by: CardId, }
  | { "word": "ignored", who: Seat, by: CardId, of: CardId | null, }
  | { "word": "added", who: Seat, amount: number, at: Loc, by: CardId, }
  | { "word": "taken", who: Seat, from: Seat, amount: number, at: Loc, by: CardId, deployed: boolean, }
  | { "word": "discarded", who: Seat, amount: number, at: Loc, by: CardId, }
  | { "word": "blood-back", who: Seat, amount: number, at: Loc, by: CardId | null, }
  | { "word": "blood-moved", who: Seat, amount: number, from: Loc, to: Loc, by: CardId, }
  | { "word": "exchanged", who: Seat, pool: number, deployed: number, at: Loc, by: CardId, }
  | { "word": "influence-gained", who: Seat, amount: number, by: CardId | null, }
  | { "word": "influence-lost", who: Seat, amount: number, by: CardId | null, }
  | { "word": "influence-given", who: Seat, to: Seat, amount: number, by: CardId, }
  | { "word": "frenzy", who: Seat, causer: Seat | null, by: CardId | null, }
  | { "word": "drained", who: Seat, card: CardId, blood: number, }
  | { "word": "diablerie", who: Seat, tokens: number, }
  | { "word": "eliminated", who: Seat, }
  | { "word": "restored", who: Seat, card: CardId, by: CardId, }
  | { "word": "relic-used", who: Seat, relic: CardId, }
  | { "word": "token", who: Seat, stays: boolean, at: Loc, }
  | { "word": "token-changed", who: Seat, stays: boolean, by: CardId, }
  | { "word": "withdrew", who: Seat, at: Loc, to: Loc | null, cards: number, }
  | { "word": "revealed", who: Seat, card: CardId, at: Loc, }
  | { "word": "left-down", who: Seat, at: Loc, by: CardId, }
  | { "word": "turned-down", who: Seat, card: CardId | null, at: Loc, by: CardId, }
  | { "word": "to-hand", who: Seat, card: CardId | null, by: CardId | null, }
  | { "word": "moved", who: Seat, card: CardId, to: Loc, by: CardId, }
  | { "word": "skips", who: Seat, at: Loc, by: CardId, }
  | { "word": "forestalled", who: Seat, card: CardId, by: CardId, }
  | { "word": "assault", who: Seat, at: Loc, by: CardId, }
  | { "word": "bid", who: Seat, amount: number, by: CardId, }
  | { "word": "lowest-bid", who: Seat, by: CardId, }
  | { "word": "picked", who: Seat, pick: Pick, by: CardId, }
  | { "word": "partner-left-out", who: Seat, by: CardId, }
  | { "word": "total", who: Seat, at: Loc, total: number, }
  | { "word": "ranked", who: Seat, rank: number, at: Loc, }
  | { "word": "ally-won", who: Seat, ally: CardId, at: Loc, }
  | { "word": "victim-drawn", who: Seat, by: CardId | null, }
  | { "word": "no-victim-left", who: Seat, }
  | { "word": "nobody-left", at: Loc, }
  | { "word": "cards-back", who: Seat, cards: number, }
  | { "word": "score", who: Seat, score: number, }
  | { "word": "won", winners: Seats, };

export type Loc = "1" | "2" | "3" | "haven";

export type LocationView = { at: Loc, ally: CardId | null, card: CardId | null, sides: Array<SideView>,
    /** Totals as they would be now, where every card of the location is known to the viewer. */
    totals: Array<[Seat, number]> | null, };

/** The phases of a round, for the log. */
export type Phase = "feed" | "location-setup" | "hand-management" | "planning" | "resolution" | "end-of-round";

/** What a player accepts where a card leaves the choice to them. */
export type Pick = "skip" | "steal" | "blood" | "influence";

export type PlayerView = { seat: Seat, alive: boolean, clan: Clan | null, pool: number, influence: number, relic: CardId | null, relic_used: boolean,
    /** Diablerie tokens, face up and turned over. */
    tokens: number, turned: number,
    /** §10.2: alliances and drained cards are open. */
    alliance: Array<CardId>, drained: Array<CardId>, hand_size: number, deck_size: number,
    /** The player's cards that everybody knows are not in the deck. */
    shown: Array<CardId>,
    /** The score if the game ended now: all of it is open. */
    score: number,
    /** §10.1, §14.10: only for the player, not for the partner: hand, cards being looked at, and what lies under the deck (§10.3). */
    hand: Array<CardId> | null, drawn: Array<CardId> | null, under: Array<CardId> | null, };

/** A place at the table, written `A`, `B`, ... in notation, records and scenarios. */
export type Seat = string;

/** A set of seats. */
export type Seats = Array<string>;

/** Players, variants (all may be combined, §14.1), and the rulings that a table may turn the other way. */
export type Setup = { players: number, location_cards: boolean, relics: boolean, teams: boolean,
    /** Invented cards are in. */
    homemade: boolean, deploying_may_empty_own_pool: boolean, blood_alone_is_ranked: boolean, zero_power_players_are_ranked: boolean, triggers_after_whole_play: boolean, };

export type SideView = { seat: Seat, cards: Array<CardView>, blood: number, };

/** One of the nine clan cards of a seat. What card it is stands in [`State::def`](crate::State). */
export type Slot = number;

/** The steps at a location, for the log. */
export type Stage = "withdraw" | "revelation" | "preparation" | "conflict" | "aftermath";

/**
 * Where the game stands between two steps. The seats are those who are done with their part. What is said of each
 * is on the page about scenarios, too.
 */
export type Step =
  | { "word": "start" }
  | { "word": "clans" }
  | { "word": "relics" }
  | { "word": "feed" }
  | { "word": "location-setup" }
  | { "word": "hand-management" }
  | { "word": "planning", "of": [number, Seats] }
  | { "word": "end-of-planning" }
  | { "word": "start-of-resolution" }
  | { "word": "withdraw", "of": Loc }
  | { "word": "revelation", "of": Loc }
  | { "word": "after-revelation", "of": [Loc, Seats] }
  | { "word": "preparation", "of": [Loc, Seats] }
  | { "word": "conflict", "of": Loc }
  | { "word": "aftermath-start", "of": Loc }
  | { "word": "aftermath", "of": [Loc, Seats] }
  | { "word": "after-location", "of": Loc }
  | { "word": "end-of-round" }
  | { "word": "over" };

/** Where an option can lie, besides cards and seats. The page's table has each of these places. */
export type TablePlace =
  | { "word": "clan", "of": Clan }
  | { "word": "relic", "of": CardId }
  | { "word": "at", "of": Loc }
  | { "word": "side", "of": [Loc, Seat] }
  | { "word": "unknown", "of": [Loc, Seat, number] }
  | { "word": "alliance", "of": [Seat, CardId] }
  | { "word": "drained", "of": [Seat, CardId] };

/** What one viewer may know of the table. */
export type View = { setup: Setup, step: Step, round: number, ambition: Seat,
    /** Players in turn order. */
    order: Array<Seat>, clans_on_offer: Array<Clan>, relics_on_offer: Array<CardId>, victims_left: number, players: Array<PlayerView>, locations: Array<LocationView>,
    /** Who stayed at the location being resolved, once the tokens are revealed. */
    stays: Seats,
    /** The winner of the location being resolved. */
    winner: Seat | null,
    /**
     * What the slots in options stand for: your cards outside the deck, and deployed cards that the
     * viewer knows.
     */
    slots: Array<[Slot, CardId]>, };

/** Why something cannot be chosen. */
export type Why =
  | { "word": "players", players: number, }
  | { "word": "teams", players: number, }
  | { "word": "too-few-cards", need: number, have: number, }
  | { "word": "spend", cost: number, have: number, }
  | { "word": "empties-pool", amount: number, have: number, }
  | { "word": "at-most", limit: number, }
  | { "word": "only-face-down", by: CardId, }
  | { "word": "must-play" }
  | { "word": "one-card-a-turn" }
  | { "word": "no-tokens", want: number, have: number, }
  | { "word": "not-drainable", card: CardId, }
  | { "word": "used", relic: CardId, }
  | { "word": "not-now", relic: CardId, }
  | { "word": "nothing-drained" }
  | { "word": "no-card-in-hand" }
  | { "word": "no-influence", need: number, }
  | { "word": "nothing-deployed" }
  | { "word": "already-there" };
