// Generated from the Rust types by crates/types. Renew with: UPDATE=1 cargo test -p elysium-types

/** What a question is about. */
export type Ask =
  | "clan"
  | "relic"
  | { "use-in-hand-management": CardId }
  | "keep"
  | { "keep-both": CardId }
  | "under"
  | "turn"
  | { "where": Slot }
  | { "facing": [Slot, Loc] }
  | { "blood": [Slot, Loc] }
  | { "tokens": [Slot, Loc] }
  | "end-turn"
  | { "restore": CardId }
  | { "use-before-resolution": CardId }
  | { "deploy-where": CardId }
  | { "look": Loc }
  | { "stay": Loc }
  | { "change-token": [CardId, Loc] }
  | { "refuge": Loc }
  | { "cloak": [CardId, Loc] }
  | { "up-to": [CardId, Loc] }
  | { "reveal-for": [CardId, Slot] }
  | { "next-card": Loc }
  | { "may": CardId }
  | { "pay": [CardId, number] }
  | { "pick": CardId }
  | { "bid": CardId }
  | { "turn-down": CardId }
  | { "turn-one-down": CardId }
  | { "take-back": CardId }
  | { "target": CardId }
  | { "rival": CardId }
  | { "move-blood": [CardId, number] }
  | { "partner": CardId }
  | { "add-to-total": [CardId, Loc] }
  | { "return-blood": [CardId, Loc] }
  | { "ignore-loss": [CardId, number] }
  | { "instead-of-draining": CardId }
  | { "shuffle-in": CardId }
  | "chance";

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
  | { "clan": Clan }
  | { "relic": CardId }
  | { "keep": Slot }
  | { "give": Slot }
  | { "under": Slot }
  | { "play": Slot }
  | { "at": Loc }
  | "face-up"
  | "face-down"
  | { "blood": number }
  | { "tokens": number }
  | { "drain": CardId }
  | { "use": CardId }
  | { "restore": CardId }
  | { "look": [Loc, Seat, number] }
  | "done"
  | "stay"
  | "withdraw"
  | "yes"
  | "no"
  | { "resolve": Slot }
  | { "turn": Slot }
  | { "take": Slot }
  | { "target": Slot }
  | { "rival": Seat }
  | { "pick": Pick }
  | { "bid": number }
  | { "shuffle": Slot }
  | { "ambition": Seat }
  | { "offer": Clan }
  | { "draw": CardId }
  | { "draw-slot": Slot };

export type Clan = "brujah" | "gangrel" | "malkavian" | "nosferatu" | "toreador" | "tremere" | "ventrue";

/** Something that happened. `by` is the card that did it; without one, the rule did. */
export type Event =
  | { "ambition": { who: Seat, } }
  | { "clan-offered": { clan: Clan, } }
  | { "relic-offered": { relic: CardId, } }
  | { "clan-taken": { who: Seat, clan: Clan, } }
  | { "relic-taken": { who: Seat, relic: CardId, } }
  | { "location-card": { at: Loc, card: CardId, } }
  | { "round": { round: number, } }
  | { "phase": { phase: Phase, } }
  | { "stage": { at: Loc, stage: Stage, } }
  | { "ally-appears": { at: Loc, ally: CardId, } }
  | { "ally-leaves": { at: Loc, ally: CardId, } }
  | { "drew": { who: Seat, card: CardId | null, by: CardId | null, } }
  | { "kept": { who: Seat, card: CardId | null, } }
  | { "put-under": { who: Seat, card: CardId | null, } }
  | { "shuffled-in": { who: Seat, card: CardId | null, by: CardId, } }
  | { "looked": { who: Seat, at: Loc, side: Seat, card: CardId | null, by: CardId, } }
  | { "played": { who: Seat, card: CardId | null, at: Loc, down: boolean, by: CardId | null, } }
  | { "blood-deployed": { who: Seat, amount: number, at: Loc, by: CardId | null, } }
  | { "tokens-turned": { who: Seat, amount: number, at: Loc, } }
  | { "passed": { who: Seat, } }
  | { "gained": { who: Seat, amount: number, by: CardId | null, } }
  | { "spent": { who: Seat, amount: number, by: CardId | null, } }
  | { "lost": { who: Seat, amount: number, by: CardId | null, } }
  | { "stolen": { who: Seat, from: Seat, amount: number, by: CardId, } }
  | { "ignored": { who: Seat, by: CardId, of: CardId | null, } }
  | { "added": { who: Seat, amount: number, at: Loc, by: CardId, } }
  | { "taken": { who: Seat, from: Seat, amount: number, at: Loc, by: CardId, deployed: boolean, } }
  | { "discarded": { who: Seat, amount: number, at: Loc, by: CardId, } }
  | { "blood-back": { who: Seat, amount: number, at: Loc, by: CardId | null, } }
  | { "blood-moved": { who: Seat, amount: number, from: Loc, to: Loc, by: CardId, } }
  | { "exchanged": { who: Seat, pool: number, deployed: number, at: Loc, by: CardId, } }
  | { "influence-gained": { who: Seat, amount: number, by: CardId | null, } }
  | { "influence-lost": { who: Seat, amount: number, by: CardId | null, } }
  | { "influence-given": { who: Seat, to: Seat, amount: number, by: CardId, } }
  | { "frenzy": { who: Seat, causer: Seat | null, by: CardId | null, } }
  | { "drained": { who: Seat, card: CardId, blood: number, } }
  | { "diablerie": { who: Seat, tokens: number, } }
  | { "eliminated": { who: Seat, } }
  | { "restored": { who: Seat, card: CardId, by: CardId, } }
  | { "relic-used": { who: Seat, relic: CardId, } }
  | { "token": { who: Seat, stays: boolean, at: Loc, } }
  | { "token-changed": { who: Seat, stays: boolean, by: CardId, } }
  | { "withdrew": { who: Seat, at: Loc, to: Loc | null, cards: number, } }
  | { "revealed": { who: Seat, card: CardId, at: Loc, } }
  | { "left-down": { who: Seat, at: Loc, by: CardId, } }
  | { "turned-down": { who: Seat, card: CardId | null, at: Loc, by: CardId, } }
  | { "to-hand": { who: Seat, card: CardId | null, by: CardId | null, } }
  | { "moved": { who: Seat, card: CardId, to: Loc, by: CardId, } }
  | { "skips": { who: Seat, at: Loc, by: CardId, } }
  | { "forestalled": { who: Seat, card: CardId, by: CardId, } }
  | { "assault": { who: Seat, at: Loc, by: CardId, } }
  | { "bid": { who: Seat, amount: number, by: CardId, } }
  | { "lowest-bid": { who: Seat, by: CardId, } }
  | { "picked": { who: Seat, pick: Pick, by: CardId, } }
  | { "partner-left-out": { who: Seat, by: CardId, } }
  | { "total": { who: Seat, at: Loc, total: number, } }
  | { "ranked": { who: Seat, rank: number, at: Loc, } }
  | { "ally-won": { who: Seat, ally: CardId, at: Loc, } }
  | { "victim-drawn": { who: Seat, by: CardId | null, } }
  | { "no-victim-left": { who: Seat, } }
  | { "nobody-left": { at: Loc, } }
  | { "cards-back": { who: Seat, cards: number, } }
  | { "score": { who: Seat, score: number, } }
  | { "won": { winners: Seats, } };

/** A location: the numbered ones, and the Prince's Haven, always last. */
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
    /** Own cards that everybody knows are not in the deck. */
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
    house: boolean, deploying_may_empty_own_pool: boolean, blood_only_players_are_ranked: boolean, zero_power_players_are_ranked: boolean, triggers_after_whole_play: boolean, };

export type SideView = { seat: Seat, cards: Array<CardView>, blood: number, };

/** One of the nine clan cards of a seat. What card it is stands in [`State::def`](crate::State). */
export type Slot = number;

/** The steps at a location, for the log. */
export type Stage = "withdraw" | "revelation" | "preparation" | "conflict" | "aftermath";

/** Where the game stands between two steps. The seats are those who are done with their part. */
export type Step =
  | "start"
  | "clans"
  | "relics"
  | "feed"
  | "location-setup"
  | "hand-management"
  | { "planning": [number, Seats] }
  | "end-of-planning"
  | "start-of-resolution"
  | { "withdraw": Loc }
  | { "revelation": Loc }
  | { "after-revelation": [Loc, Seats] }
  | { "preparation": [Loc, Seats] }
  | { "conflict": Loc }
  | { "aftermath-start": Loc }
  | { "aftermath": [Loc, Seats] }
  | { "after-location": Loc }
  | "end-of-round"
  | "over";

/** What one viewer may know of the table. */
export type View = { setup: Setup, step: Step, round: number, ambition: Seat,
    /** Players in turn order. */
    order: Array<Seat>, clans_on_offer: Array<Clan>, relics_on_offer: Array<CardId>, victims_left: number, players: Array<PlayerView>, locations: Array<LocationView>,
    /** Who stayed at the location being resolved, once the tokens are revealed. */
    stays: Seats,
    /** The winner of the location being resolved. */
    winner: Seat | null,
    /**
     * What the slots in options stand for: own cards outside the deck, and deployed cards that the
     * viewer knows.
     */
    slots: Array<[Slot, CardId]>, };

/** Why something cannot be chosen. */
export type Why =
  | { "players": { players: number, } }
  | { "teams": { players: number, } }
  | { "too-few-cards": { need: number, have: number, } }
  | { "spend": { cost: number, have: number, } }
  | { "empties-pool": { amount: number, have: number, } }
  | { "at-most": { limit: number, } }
  | { "only-face-down": { by: CardId, } }
  | "must-play"
  | { "no-tokens": { want: number, have: number, } }
  | { "not-drainable": { card: CardId, } }
  | { "used": { relic: CardId, } }
  | { "not-now": { relic: CardId, } }
  | "nothing-drained"
  | "no-card-in-hand"
  | { "no-influence": { need: number, } }
  | "nothing-deployed"
  | "already-there";
